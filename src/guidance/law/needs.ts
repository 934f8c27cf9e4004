/** Whether something is to be registered, and here. */
export const NEEDS = ['register', 'perhaps_not', 'elsewhere', 'not_permitted'] as const;
export type Need = (typeof NEEDS)[number];

/** Whether an authority decides before anything is registered: then what would be registered may not follow. */
export const asksFirst = ({
  need,
  cautions,
}: {
  readonly need: Need;
  readonly cautions: readonly { readonly step?: 'before' | 'after' }[];
}): boolean => need === 'register' && cautions.some(({ step }) => step === 'before');

/** Whether something is to be registered, and here. */
export const NEEDS = ['register', 'perhaps_not', 'elsewhere', 'not_permitted'] as const;
export type Need = (typeof NEEDS)[number];

interface Answer {
  readonly need: Need;
  readonly cautions: readonly { readonly step?: 'before' | 'after'; readonly limits?: boolean }[];
}

/** Whether an authority decides before anything is registered: then what would be registered may not follow. */
export const asksFirst = ({ need, cautions }: Answer): boolean =>
  need === 'register' && cautions.some(({ step }) => step === 'before');

/** Whether what is to be registered fits only a plan that fulfils something else, such as a foreigner's minimum capital. */
export const isLimited = ({ need, cautions }: Answer): boolean =>
  need === 'register' && cautions.some(({ limits }) => limits === true);

/** Whether something is to be registered, and here. */
export const NEEDS = ['register', 'perhaps_not', 'elsewhere', 'not_permitted'] as const;
export type Need = (typeof NEEDS)[number];

/** What stands in braces, by its name. */
export type Values = Readonly<Record<string, string | number>>;

/** A sentence with its braces filled. */
export const fillIn = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));

/** What stands in braces, by its name. */
export type Values = Readonly<Record<string, string | number>>;

/** Each sentence as its parts: those with an odd number are the names in braces. */
const partsOf = new Map<string, readonly string[]>();

/** A sentence of a table with its braces filled. */
export function fillIn(text: string, values: Values = {}): string {
  let parts = partsOf.get(text);
  if (parts === undefined) partsOf.set(text, (parts = text.split(/\{(\w+)\}/)));
  return parts.map((part, at) => (at % 2 === 0 ? part : (values[part] ?? ''))).join('');
}

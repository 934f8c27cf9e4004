import { withoutInvisible } from '../text/invisible.ts';

/**
 * What stands in a corrected call for a value that only the user can give. A model may send it on as if it were one, so a call that
 * carries one is refused.
 */
export const placeholderFor = (what: string): string => `<${what}>`;

const PLACEHOLDER = /^<[^<>]+>$/;

export const isPlaceholder = (value: unknown): value is string =>
  typeof value === 'string' && PLACEHOLDER.test(withoutInvisible(value).trim());

/** Where placeholders stand in an input: fields, and items of lists. */
export function placeholdersIn(given: Readonly<Record<string, unknown>>): { field: string; item?: number }[] {
  return Object.entries(given).flatMap(([field, value]) =>
    Array.isArray(value)
      ? value.flatMap((one, item) => (isPlaceholder(one) ? [{ field, item }] : []))
      : isPlaceholder(value)
        ? [{ field }]
        : [],
  );
}

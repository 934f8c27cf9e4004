import type { Fields } from './host.ts';

/** A record with an empty list for each that is missing: a conversation may hold answers of older versions. */
export const withLists = <A>(record: Fields, lists: readonly (keyof A & string)[]): A =>
  ({ ...Object.fromEntries(lists.map((list) => [list, []])), ...record }) as A;

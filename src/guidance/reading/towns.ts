const TOWNS = ['Accra', 'Kumasi', 'Sunyani', 'Takoradi', 'Tamale'] as const;
export type Town = (typeof TOWNS)[number];

const NAMED = new RegExp(`(?<!\\p{L})(?:${TOWNS.join('|')})(?!\\p{L})`, 'giu');

/** The town of an office that the words name, if it is the only one. */
export function townIn(text: string): Town | undefined {
  const named = new Set(text.match(NAMED)?.map((town) => town.toLowerCase()));
  return named.size === 1 ? TOWNS.find((town) => named.has(town.toLowerCase())) : undefined;
}

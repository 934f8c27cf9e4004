const TOWNS = ['Accra', 'Kumasi', 'Sunyani', 'Takoradi', 'Tamale'] as const;
export type Town = (typeof TOWNS)[number];

/** The town of an office that the words name, if it is the only one. */
export function townIn(text: string): Town | undefined {
  const [town, ...others] = TOWNS.filter((one) => new RegExp(`(?<!\\p{L})${one}(?!\\p{L})`, 'iu').test(text));
  return others.length === 0 ? town : undefined;
}

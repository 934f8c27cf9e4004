/** The first sentence of a text; all of it if no full stop ends one. */
export const firstSentence = (text: string): string => /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;

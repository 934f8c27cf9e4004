import { canonicalWord, rawWords } from './normalise.ts';

/** How a word that was compared stands in the name it is of. */
export type Written = (word: string) => string;

const PARTS = /[\s\p{Pd}/\\|,;:()[\]"&+@_]+/u;
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** Only what can do nothing where it is shown. */
const PLAIN = /^[\p{L}\p{M}\p{N}'’.]+$/u;

/**
 * Says how words of a name are written in it: "venture" is "Ventures" in "Kofi Ventures". A word that does not stand there by
 * itself is left as it was compared.
 */
export function writtenIn(name: string): Written {
  let words: Map<string, string> | undefined;
  const read = (): Map<string, string> => {
    const found = new Map<string, string>();
    for (const part of name.split(PARTS)) {
      const written = part.replace(EDGES, '');
      if (!PLAIN.test(written)) continue;
      const [word, ...more] = rawWords(written);
      if (word === undefined || more.length > 0) continue;
      const compared = canonicalWord(word);
      if (!found.has(compared)) found.set(compared, written);
    }
    return found;
  };
  return (word) => (words ??= read()).get(word) ?? word;
}

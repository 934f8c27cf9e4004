import { canonicalWord, rawWords } from './normalise.ts';

/** How a word that was compared stands in the name it is of. */
export type Written = (word: string) => string;

const PARTS = /[\s\p{Pd}/\\|,;:()[\]"&+@_]+/u;
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** Most words: nothing is to be folded. */
const ASCII_WORD = /^[A-Za-z0-9]+$/;
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
      const isAscii = ASCII_WORD.test(part);
      const written = isAscii ? part : part.replace(EDGES, '');
      if (!isAscii && !PLAIN.test(written)) continue;
      const words = isAscii ? [part.toLowerCase()] : rawWords(written);
      if (words.length !== 1) continue;
      const compared = canonicalWord(words[0]!);
      if (!found.has(compared)) found.set(compared, written);
    }
    return found;
  };
  return (word) => (words ??= read()).get(word) ?? word;
}

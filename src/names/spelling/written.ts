import { canonicalWord, rawWords, respaced } from './normalise.ts';

/** Returns a compared word as its name writes it. */
export type Written = (word: string) => string;

const PARTS = /[\s\p{Pd}/\\|,;:()[\]"&+@_]+/u;
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** Most words are ASCII and need no folding. */
const ASCII_WORD = /^[A-Za-z0-9]+$/;
/** The most parts of a name that one compared word is written in. */
const MOST_JOINED = 4;
/** Characters that are safe to show anywhere. */
const PLAIN = /^[\p{L}\p{M}\p{N}'’.]+$/u;

/**
 * Finds how a name writes its words: "venture" is "Ventures" in "Kofi Ventures". A word that is not a word of its own in the name
 * stays as it was compared.
 */
export function writtenIn(name: string): Written {
  let words: Map<string, string> | undefined;
  let joined: Map<string, string> | undefined;
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
  // Letters and numbers that stand apart and are compared as one word: "T. O." is "to".
  const readJoined = (): Map<string, string> => {
    const found = new Map<string, string>();
    const parts = name.split(PARTS).filter((part) => PLAIN.test(part));
    parts.forEach((_, at) => {
      for (let end = at + 2; end <= Math.min(at + MOST_JOINED, parts.length); end++) {
        const written = parts.slice(at, end).join(' ');
        const words = respaced(rawWords(written));
        if (words.length === 1) found.set(canonicalWord(words[0]!), written);
      }
    });
    return found;
  };
  return (word) => (words ??= read()).get(word) ?? (joined ??= readJoined()).get(word) ?? word;
}

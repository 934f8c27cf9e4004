import type { Comparable } from '../likeness/likeness.ts';
import { wordBits } from '../likeness/settle.ts';
import { countHolders, holdersOf } from './core.ts';
import { keyOf } from '../spelling/normalise.ts';
import { findWord } from './look-up.ts';
import { coresOf, goneOf, memoryOf, weigh, weighWord, type NameIndex, type Standing } from './name-index.ts';
import { isAnyAlike, type Part } from './retrieve.ts';

/*
 * Whether names are free, for suggestions: cheaper than a search, because it stops at the first match and reads no name.
 */

/** At most this many names that contain a word are looked at; a word of more names is crowded. */
const MOST_LOOKED_AT = 2000;

/** Whether `most` names or more begin with this canonical word. */
function isCrowded(index: NameIndex, word: string, most: number): boolean {
  let begin = 0;
  for (const core of coresOf(index)) {
    const { vocabulary, words, wordStart, rowId } = core;
    const id = findWord(vocabulary, word);
    if (id === -1) continue;
    if (countHolders(core, id) > MOST_LOOKED_AT) return true;
    for (const name of holdersOf(core, id)) {
      if (words[wordStart[name]!] !== id || (core === index.core && index.gone.has(rowId[name]!))) continue;
      if (++begin === most) return true;
    }
  }
  return false;
}

/** A word that so many names begin with is no longer one of one's own. */
const CROWDED_FROM = 5;

/** The standing of a canonical word, as the first of a name; remembered until the index changes. */
export function standingOf(index: NameIndex, word: string): Standing {
  const { standings } = index;
  if (standings.changes !== index.changes) {
    standings.words.clear();
    standings.changes = index.changes;
  }
  let standing = standings.words.get(word);
  if (standing === undefined) {
    const alone = { words: [weighWord(index, word)], key: keyOf([word]) };
    standing = isCrowded(index, word, CROWDED_FROM) ? 'crowded' : isAnyMatch(index, alone, WHOLE) ? 'taken' : 'fresh';
    standings.words.set(word, standing);
  }
  return standing;
}

/** All names: those that share any word of a query. */
const WHOLE: Part = { bits: -1, share: 'with' };

/**
 * A test whether no name matches a name with a canonical word in it. For names that differ in this word only, what their other words
 * match is looked for once: use one test for all of them, and no longer than the index stays as it is.
 */
export function freeTest(index: NameIndex): (name: string, word: string) => boolean {
  const matchedWithout = new Map<string, boolean>();
  return (name, word) => {
    const query = weigh(index, name);
    let bits = 0;
    query.words.forEach(({ text }, at) => (bits |= text === word ? wordBits(at) : 0));
    if (bits === 0) return !isAnyMatch(index, query, WHOLE);
    const others = query.words.map(({ text, weight }) => (text === word ? weight : text)).join(' ');
    let isMatched = matchedWithout.get(others);
    if (isMatched === undefined)
      matchedWithout.set(others, (isMatched = isAnyMatch(index, query, { bits, share: 'without' })));
    return !isMatched && !isAnyMatch(index, query, { bits, share: 'with' });
  };
}

function isAnyMatch(index: NameIndex, query: Comparable, part: Part): boolean {
  return coresOf(index).some((core) => isAnyAlike(memoryOf(index), core, query, goneOf(index, core), part));
}

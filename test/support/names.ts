import fc from 'fast-check';

import {
  compareWords,
  HOW,
  INITIAL_LIKE,
  joinLike,
  makeWord,
  type Comparable,
} from '../../src/names/likeness/likeness.ts';
import type { NameRow } from '../../src/names/model.ts';
import { normalise } from '../../src/names/spelling/normalise.ts';
import { runTogether, scoreTogether } from '../../src/names/likeness/run-together.ts';
import {
  addPair,
  fillSide,
  makePairs,
  makeSide,
  MOST_WORDS,
  settle,
  type Group,
} from '../../src/names/likeness/settle.ts';

interface Verdict {
  readonly group: Group;
  readonly score: number;
}

/** What the index must come to, the slow and obvious way: the query held against every row, one after the other. */
export function compareWithAll(rows: readonly NameRow[], name: string): Map<string, Verdict> {
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const word of new Set(normalise(row.name).words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const comparable = (text: string): Comparable => {
    const { words, key } = normalise(text);
    return {
      key,
      words: words.slice(0, MOST_WORDS).map((word) => makeWord(word, counts.get(word) ?? 0, rows.length)),
    };
  };
  const mine = comparable(name);
  const found = new Map<string, Verdict>();
  for (const row of rows) {
    const verdict = compareNames(mine, comparable(row.name));
    if (verdict) found.set(row.name, { group: verdict.group, score: Math.round(verdict.score * 1000) / 1000 });
  }
  return found;
}

/** The whole comparison of two names, word by word, with nothing spared. The same both ways. */
function compareNames(mine: Comparable, theirs: Comparable): Verdict | undefined {
  if (mine.key === theirs.key) return { group: 'exact', score: 1 };
  const [pairs, mySide, theirSide] = [makePairs(), makeSide(), makeSide()];
  fillSide(mySide, mine.words);
  fillSide(theirSide, theirs.words);
  mine.words.forEach((a, i) => {
    theirs.words.forEach((b, j) => {
      const alike = compareWords(a, b);
      if (alike) addPair(pairs, i, 1, j, 1, alike.how, alike.like);
      else if (isInitial(a.text, b.text)) addPair(pairs, i, 1, j, 1, HOW.initial, INITIAL_LIKE);
      const [nextA, nextB] = [mine.words[i + 1], theirs.words[j + 1]];
      const joinedB = nextB && joinLike(a.text, b.text, nextB.text);
      if (joinedB) addPair(pairs, i, 1, j, 2, joinedB.how, joinedB.like);
      const joinedA = nextA && joinLike(b.text, a.text, nextA.text);
      if (joinedA) addPair(pairs, i, 2, j, 1, joinedA.how, joinedA.like);
    });
  });
  const settled = settle(pairs, mySide, theirSide);
  if (settled?.group === 'sounds_like') return settled;
  const together =
    mine.words.length === theirs.words.length
      ? undefined
      : scoreTogether(runTogether(mine.words), runTogether(theirs.words));
  return together === undefined ? settled : { group: 'sounds_like', score: together };
}

/** An initial stands for a word that begins with it. */
function isInitial(a: string, b: string): boolean {
  return (a.length === 1 && b.length > 2 && b.startsWith(a)) || (b.length === 1 && a.length > 2 && a.startsWith(b));
}

const WORDS = (
  'kofi kwadwo kojo mensah mensa boateng boaten asante ashanti yayra yayara gyasi jasi adom grace god blessed enterprise enterprize ent ventures ' +
  'trading foods food logistics kumasi accra good life goodlife home coming homecomming quick kwik fix phone fone star tree house for 4 two 2 you u k a ' +
  'abena araba kyerematen cheremateng surveying survey distillery distillers solutions sol golden gate goldengate limited ghana the and & tontonte'
).split(' ');

const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...'abdegikmnorstwy'), minLength: 3, maxLength: 9 }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...WORDS), fc.nat(20), fc.constantFrom(...'aeiorstn'))
      .map(([text, at, letter]) => {
        const place = at % text.length;
        return text.slice(0, place) + letter + text.slice(place + (at % 2));
      }),
  },
);

/** Names near one another: words of a short list, some with a letter changed. */
export const nameArbitrary = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));

/** Registers of names that are all different. */
export const registerArbitrary = fc
  .uniqueArray(nameArbitrary, { minLength: 1, maxLength: 40 })
  .map((names): NameRow[] => names.map((name) => ({ name, source: 'registry' })));

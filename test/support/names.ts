import fc from 'fast-check';

import { compareNames, type Verdict } from '../../src/names/likeness/compare.ts';
import { makeWord, type Comparable } from '../../src/names/likeness/likeness.ts';
import type { NameRow } from '../../src/names/model.ts';
import { normalise } from '../../src/names/spelling/normalise.ts';
import { MOST_WORDS } from '../../src/names/likeness/settle.ts';

/** What the index must come to, the slow and obvious way: the query held against every row, one after the other. */
export function compareWithAll(rows: readonly NameRow[], name: string): Map<string, Pick<Verdict, 'group' | 'score'>> {
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
  const found = new Map<string, Pick<Verdict, 'group' | 'score'>>();
  for (const row of rows) {
    const verdict = compareNames(mine, comparable(row.name));
    if (verdict) found.set(row.name, { group: verdict.group, score: Math.round(verdict.score * 1000) / 1000 });
  }
  return found;
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

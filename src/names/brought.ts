import { compareNames, wholeSound, type Comparable } from './compare.ts';
import { setLinks, type HeldWord, type Lexicon, type LikeWord, type WordReader } from './lexicon.ts';
import { isEstablished } from './likeness.ts';
import type { IndexRow } from './model.ts';
import { normalise } from './normalise.ts';
import { bestHits, rankVerdict, type Ranked } from './rank.ts';
import { explain, settleSheet, type Sheet } from './retrieve.ts';
import { MOST_WORDS, traitsOf } from './settle.ts';
import { encodeForm, soundOf } from './sound.ts';
import { weightOf } from './weight.ts';
import { wordClass } from './words.ts';
import { writtenIn } from './written.ts';

/** A name that a database brought, and whether it has the consonants of the query, run together. */
export interface BroughtName extends IndexRow {
  readonly whole: boolean;
}

/** How many names hold a word, where it is known. */
export type Counts = Pick<ReadonlyMap<string, number>, 'get'>;

interface BroughtSheet extends Sheet {
  readonly rows: readonly BroughtName[];
  readonly keys: readonly string[];
  readonly ids: ReadonlyMap<string, number>;
}

/** Names with their words weighed, ready for being settled against queries. */
export function makeSheet(rows: readonly BroughtName[], counts: Counts, total: number): BroughtSheet {
  const ids = new Map<string, number>();
  const keys: string[] = [];
  const texts: string[] = [];
  const words: number[] = [];
  const wordStart = [0];
  let length = 0;
  for (const { name } of rows) {
    const { key, words: theirs } = normalise(name);
    keys.push(key);
    for (const text of theirs) {
      let id = ids.get(text);
      if (id === undefined) {
        ids.set(text, (id = texts.length));
        texts.push(text);
        length += text.length;
      }
      words.push(id);
    }
    wordStart.push(words.length);
  }
  const text = new Uint16Array(length);
  const textStart = new Uint32Array(texts.length + 1);
  const weight = new Float32Array(texts.length);
  const traits = new Uint8Array(texts.length);
  texts.forEach((word, id) => {
    const start = textStart[id]!;
    for (let at = 0; at < word.length; at++) text[start + at] = word.charCodeAt(at);
    textStart[id + 1] = start + word.length;
    const count = counts.get(word) ?? 0;
    const kind = wordClass(word);
    weight[id] = weightOf(word, count, total);
    traits[id] = traitsOf({ kind, established: isEstablished(count, kind) });
  });
  return {
    rows,
    keys,
    ids,
    vocabulary: { text, textStart, weight, traits },
    words: Uint32Array.from(words),
    wordStart: Uint32Array.from(wordStart),
  };
}

/** The best of the names of a sheet for one query, given the words like its own. */
export function rankSheet(
  sheet: BroughtSheet,
  asked: string,
  query: Comparable,
  alike: readonly LikeWord[],
  limit: number,
): Ranked[] {
  setLinks(alike, ({ text }: HeldWord) => sheet.ids.get(text));
  const keyAt = (name: number): string => sheet.keys[name]!;
  const hits = settleSheet(sheet, query, keyAt, (name) => {
    const row = sheet.rows[name]!;
    if (!row.whole) return undefined;
    const words = normalise(row.name).words.slice(0, MOST_WORDS);
    return wholeSound(words.map((word) => ({ form: encodeForm(soundOf(word).form) })));
  });
  return bestHits(hits, limit, asked, {
    name: (hit) => sheet.rows[hit.name]!.name,
    row: (hit) => attributesOf(sheet.rows[hit.name]!),
    why: (hit, written) => explain(hit, query, written),
  });
}

/** What names come to that no database lists yet: each is compared by itself. */
export function rankUnlisted(
  rows: readonly IndexRow[],
  asked: string,
  query: Comparable,
  counts: Counts,
  total: number,
  read: WordReader,
): Ranked[] {
  const mine = writtenIn(asked);
  return rows.flatMap((row) => {
    const theirs = comparableOf(row.name, counts, total, read);
    const verdict = compareNames(query, theirs, { mine, theirs: writtenIn(row.name) });
    return verdict === undefined ? [] : [rankVerdict(verdict, asked, row.name, attributesOf(row))];
  });
}

/** A name ready for being compared, its words weighed by these counts. */
export function comparableOf(name: string, counts: Counts, total: number, read: WordReader): Comparable {
  const { key, words } = normalise(name);
  return { key, words: words.slice(0, MOST_WORDS).map((text) => read.weighed(text, counts.get(text) ?? 0, total)) };
}

/** How many names hold each word that a lexicon has. */
export const countsOf = ({ words }: Lexicon): Counts => ({ get: (text) => words.get(text)?.names });

function attributesOf({ source, entity_type, status }: IndexRow): Ranked['row'] {
  return { source, ...(entity_type !== undefined && { entity_type }), ...(status !== undefined && { status }) };
}

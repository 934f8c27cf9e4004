import { countHolders, createCoreBuilder, type Core } from './core.ts';
import { makeWord, type Comparable, type Word } from '../likeness/likeness.ts';
import { findWord } from './look-up.ts';
import type { IndexRow, NameRow, NameSource } from '../model.ts';
import { normalise } from '../spelling/normalise.ts';
import { wordClass } from '../spelling/word-classes.ts';
import { bestHits, RARE_UNDER, type Found } from './rank.ts';
import { makeQueryMemory, retrieve, type Known, type QueryMemory } from './retrieve.ts';
import { MOST_WORDS, type Group } from '../likeness/settle.ts';

/** How far a word is taken: many names begin with it, some name matches it on its own, or none does. */
export type Standing = 'crowded' | 'taken' | 'fresh';

/**
 * An index of names in memory, from {@link buildIndex}, {@link createIndexBuilder} or openSnapshot (snapshot.ts). Its fields are
 * private to this folder. Changes to single rows go into small further cores, whose words have the weights of the first.
 */
export interface NameIndex {
  readonly core: Core;
  /** Rows added since the core was built, by id, and the cores that the next query builds from them: a large and a fresh one. */
  readonly added: Map<number, IndexRow>;
  readonly fresh: Map<number, IndexRow>;
  addedCore: Core | undefined;
  freshCore: Core | undefined;
  /** Ids of the core's rows that were removed or replaced. */
  readonly gone: Set<number>;
  /** The core's names sorted by id; created on first use. */
  byId: Uint32Array | undefined;
  changes: number;
  /** Created by the first query. */
  memory: QueryMemory | undefined;
  /** A cache of weighed words: a few thousand words make up most names. */
  readonly weighed: Map<string, Word>;
  /** The standings of words (see {@link standingOf}) after so many changes. */
  readonly standings: { changes: number; readonly words: Map<string, Standing> };
}

/** The number of single changes after which an index should be rebuilt: beyond it the index is still correct, but slow. */
export const MAX_PENDING_CHANGES = 10_000;
/** The largest number of rows in the fresh core; with more, they all move to the large one. */
const MOST_FRESH = 256;

/** Builds an index from rows added one at a time, so that a caller can stream them. Each id may occur once. */
export interface IndexBuilder {
  /** @throws RangeError if the id is not a whole number from 0 to 4,294,967,295. */
  add(row: IndexRow): void;
  finish(): NameIndex;
}

export function createIndexBuilder(): IndexBuilder {
  const builder = createCoreBuilder();
  return { add: (row) => builder.add(row), finish: () => indexOf(builder.finish()) };
}

/** The index around a core. */
export function indexOf(core: Core): NameIndex {
  return {
    core,
    added: new Map(),
    fresh: new Map(),
    addedCore: undefined,
    freshCore: undefined,
    gone: new Set(),
    byId: undefined,
    changes: 0,
    memory: undefined,
    weighed: new Map(),
    standings: { changes: 0, words: new Map() },
  };
}

/** The index of `rows`; the id of a row without one is its place, from 0. */
export function buildIndex(rows: Iterable<NameRow & { id?: number }>): NameIndex {
  const builder = createCoreBuilder();
  let place = 0;
  for (const row of rows) builder.add({ ...row, id: row.id ?? place++ });
  return indexOf(builder.finish());
}

/** An index of rows that are to be added to an index without names: their words weigh as they do there. */
export function buildAddition(rows: Iterable<IndexRow>): NameIndex {
  const builder = createCoreBuilder();
  for (const row of rows) builder.add(row);
  return indexOf(builder.finish({ total: 0, count: () => 0 }));
}

/** Adds rows, with the index that {@link buildAddition} made of them if it fits: an index that has names weighs words by these. */
export function addRows(index: NameIndex, rows: readonly IndexRow[], addition: NameIndex): void {
  if (index.core.size > 0 || index.added.size > 0) {
    for (const row of rows) upsertName(index, row);
    return;
  }
  for (const row of rows) index.added.set(row.id, row);
  index.addedCore = addition.core;
  index.changes += rows.length;
}

/** Adds a row, or replaces the row with the same id. The next check finds it. */
export function upsertName(index: NameIndex, row: IndexRow): void {
  removeName(index, row.id);
  index.fresh.set(row.id, row);
  index.freshCore = undefined;
}

/** Removes the row with this id; returns false if there is none. */
export function removeName(index: NameIndex, id: number): boolean {
  index.changes++;
  if (index.fresh.delete(id)) {
    index.freshCore = undefined;
    return true;
  }
  if (index.added.delete(id)) {
    index.addedCore = undefined;
    return true;
  }
  if (index.gone.has(id) || placeOf(index, id) === -1) return false;
  index.gone.add(id);
  return true;
}

/** The place in the core of the row with this id, or -1. */
function placeOf(index: NameIndex, id: number): number {
  const { rowId, size } = index.core;
  index.byId ??= Uint32Array.from({ length: size }, (_, name) => name).sort((a, b) => rowId[a]! - rowId[b]!);
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (rowId[index.byId[middle]!]! < id) low = middle + 1;
    else high = middle;
  }
  return low < size && rowId[index.byId[low]!] === id ? index.byId[low]! : -1;
}

/** The number of names of each source. */
export function countNames(index: NameIndex): Record<NameSource, number> {
  const { core } = index;
  const counts = { application: 0, registry: 0 };
  const sources = core.attributes.map(({ source }) => source);
  for (let name = 0; name < core.size; name++) counts[sources[core.attribute[name]!]!]++;
  for (const id of index.gone) counts[sources[core.attribute[placeOf(index, id)]!]!]--;
  for (const rows of [index.added, index.fresh]) for (const row of rows.values()) counts[row.source]++;
  return counts;
}

/** The number of single changes since the index was built. */
export function pendingChanges(index: NameIndex): number {
  return index.changes;
}

/** The number of names in the main core that contain a word, to weigh it by. */
function countOf({ core }: NameIndex, word: string): number {
  return countIn(core, word);
}

function countIn(core: Core, word: string): number {
  const id = findWord(core.vocabulary, word);
  return id === -1 ? 0 : countHolders(core, id);
}

/** The cores that hold the names of the index: the first of them has most. */
export function coresOf(index: NameIndex): Core[] {
  const make = (rows: Map<number, IndexRow>): Core => {
    const builder = createCoreBuilder();
    for (const row of rows.values()) builder.add(row);
    return builder.finish({ total: index.core.size, count: (word) => countOf(index, word) });
  };
  if (index.fresh.size > MOST_FRESH) {
    for (const [id, row] of index.fresh) index.added.set(id, row);
    index.fresh.clear();
    index.freshCore = undefined;
    index.addedCore = undefined;
  }
  const cores = [index.core];
  if (index.added.size > 0) cores.push((index.addedCore ??= make(index.added)));
  if (index.fresh.size > 0) cores.push((index.freshCore ??= make(index.fresh)));
  return cores;
}

/**
 * The names that match `name`: the `limit` best of each group, best first. Names of equal score are sorted by how alike they are as
 * written, then by source (registered first), then by code units, so that the order of import makes no difference.
 *
 * @param known a business that everyone knows and that the name may be taken for (`all`: each of the index is one): its distinctive part
 *   belongs to one business, however many names hold it
 */
export function search(index: NameIndex, name: string, limit: number, known?: Known | 'all'): Record<Group, Found[]> {
  const query = weigh(index, name);
  const cores = coresOf(index);
  const isRare = (word: string): boolean => isRareIn(cores, word);
  const hits = cores.flatMap((core) =>
    retrieve(memoryOf(index), core, query, goneOf(index, core), known === 'all' ? undefined : known),
  );
  return bestHits(hits, limit, name, query, { isRare, known });
}

/** Whether a word is none that people share by chance, and few names contain it. */
function isRareIn(cores: readonly Core[], word: string): boolean {
  if (wordClass(word) !== undefined) return false;
  let count = 0;
  for (const core of cores) count += countIn(core, word);
  return count < RARE_UNDER;
}

/** The working memory of the index's queries. */
export const memoryOf = (index: NameIndex): QueryMemory => (index.memory ??= makeQueryMemory());

/** The rows of one of the index's cores that count no more. */
export const goneOf = ({ core, gone }: NameIndex, of: Core): ReadonlySet<number> | undefined =>
  of === core && gone.size > 0 ? gone : undefined;

const MOST_WEIGHED = 8192;

/** A name ready for comparison, its words weighed by the index. */
export function weigh(index: NameIndex, name: string): Comparable {
  const { words, key } = normalise(name);
  return { key, words: words.slice(0, MOST_WORDS).map((text) => weighWord(index, text)) };
}

/** A canonical word, weighed by the index. */
export function weighWord(index: NameIndex, text: string): Word {
  const { weighed } = index;
  const known = weighed.get(text);
  if (known) return known;
  const word = makeWord(text, countOf(index, text), index.core.size);
  if (weighed.size === MOST_WEIGHED) weighed.clear();
  weighed.set(text, word);
  return word;
}

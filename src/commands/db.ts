import { resolve } from 'node:path';
import type { WrittenPart } from '../store/sqlite/backup.ts';
import { UsageError, visible, type Command, type Terminal } from './command.ts';
import { copyCommand } from './db-copy.ts';
import { migrateCommand } from './db-migrate.ts';
import { statusCommand } from './db-status.ts';
import { telling } from './not-done.ts';
import { stoppable } from './stopping.ts';

const json = { type: 'boolean', help: 'print JSON' } as const;

/** What is needed of the stores is loaded when a command runs. */
const address = () => import('../store/postgres/address.ts');

type Flags = Readonly<Record<string, string | boolean | undefined>>;

export const dbCommands: readonly Command[] = [
  statusCommand,
  migrateCommand,
  copyCommand,
  {
    name: 'db backup',
    summary: 'copy the embedded store to FILE while it is in use; its register of names goes beside it',
    operands: ['FILE'],
    flags: { force: { type: 'boolean', help: 'replace a backup that is there' }, json },
    run: ({ positionals: [file = ''], flags }, terminal) => telling(terminal, () => backup(file, flags, terminal)),
  },
  {
    name: 'db restore',
    summary: 'put a backup into an empty data directory',
    operands: ['FILE'],
    flags: {
      force: {
        type: 'boolean',
        help: 'where a store lies there: rename its files and keep them beside the restored ones',
      },
      json,
    },
    run: ({ positionals: [file = ''], flags }, terminal) => telling(terminal, () => putBack(file, flags, terminal)),
  },
];

async function backup(operand: string, flags: Flags, terminal: Terminal): Promise<number> {
  const { config, print, note } = terminal;
  const file = fileOf(operand);
  if (config.databaseUrl !== undefined) {
    const { redacted } = await address();
    const from = redacted((config.databaseDirectUrl ?? config.databaseUrl)());
    note(
      `registration-ghana: The store is in PostgreSQL, which has tools of its own for this. As its user, who is asked for the password:\n  pg_dump --format=custom --schema=registration_ghana --file=${quoted(file)} ${quoted(from)}`,
    );
    return 1;
  }
  const { backUp } = await import('../store/sqlite/backup.ts');
  const written = await stoppable((signal) =>
    backUp({ directory: config.dataDir, file, force: flags['force'] === true, signal }),
  );
  if (flags['json'] === true) print(JSON.stringify(written, undefined, 2));
  else {
    for (const line of written.map(partLine)) print(line);
    if (written.length === 1) print('register: none was imported, so there is none in the backup');
  }
  return 0;
}

async function putBack(operand: string, flags: Flags, terminal: Terminal): Promise<number> {
  const { config, print, note } = terminal;
  const file = fileOf(operand);
  if (config.databaseUrl !== undefined) {
    const { redacted } = await address();
    const to = redacted((config.databaseDirectUrl ?? config.databaseUrl)());
    note(
      `registration-ghana: The store is in PostgreSQL, which has tools of its own for this; a dump made by pg_dump:\n  pg_restore --clean --if-exists --dbname=${quoted(to)} ${quoted(file)}\nA backup of an embedded store: restore it without SVC_DATABASE_URL into a directory of its own, then "registration-ghana db copy --from" that directory.`,
    );
    return 1;
  }
  const { restore } = await import('../store/sqlite/restore.ts');
  const { parts, moved } = await restore({
    directory: config.dataDir,
    file,
    force: flags['force'] === true,
    now: () => new Date(),
  });
  if (flags['json'] === true) print(JSON.stringify({ parts, moved }, undefined, 2));
  else {
    for (const path of moved) print(`moved aside: ${visible(path)}`);
    for (const line of parts.map(partLine)) print(line);
    if (parts.length === 1) print('register: the backup holds none; the bundled sample stands in');
  }
  return 0;
}

function fileOf(operand: string): string {
  if (operand.trim() === '' || /[\0/\\]$/.test(operand))
    throw new UsageError(`FILE must name a file, as in backup.sqlite; it was "${visible(operand)}".`);
  return resolve(operand);
}

const n = (count: number): string => count.toLocaleString('en');

function partLine({ part, path, bytes, schema_version, rows }: WrittenPart): string {
  const counts = Object.entries(rows).map(([table, count]) => `${table} ${n(count)}`);
  return `${part}: ${visible(path)}, ${n(bytes)} bytes, schema ${schema_version}; rows: ${counts.join(', ')}`;
}

/** As a POSIX shell reads it. */
const quoted = (text: string): string => `'${visible(text).replaceAll("'", `'\\''`)}'`;

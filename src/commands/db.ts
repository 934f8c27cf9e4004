import { resolve } from 'node:path';
import type { WrittenPart } from '../store/ports.ts';
import { UsageError, visible, type Command, type Terminal } from './command.ts';
import { copyCommand } from './db-copy.ts';
import { migrateCommand } from './db-migrate.ts';
import { statusCommand } from './db-status.ts';
import { stoppable } from './stopping.ts';

const json = { type: 'boolean', help: 'print JSON' } as const;

type Flags = Readonly<Record<string, string | boolean | undefined>>;

export const dbCommands: readonly Command[] = [
  statusCommand,
  migrateCommand,
  copyCommand,
  {
    name: 'db backup',
    summary:
      'copy the embedded store to FILE while it is in use; the register of names goes into a second file beside it',
    operands: [{ name: 'FILE' }],
    flags: { force: { type: 'boolean', help: 'replace an existing backup' }, json },
    example: 'db backup backup.sqlite',
    run: ({ positionals: [file = ''], flags }, terminal) => backup(file, flags, terminal),
  },
  {
    name: 'db restore',
    summary: 'put a backup into an empty data directory',
    operands: [{ name: 'FILE' }],
    flags: {
      force: {
        type: 'boolean',
        help: 'if the directory holds a store, rename its files and keep them there',
      },
      json,
    },
    example: 'db restore backup.sqlite',
    run: ({ positionals: [file = ''], flags }, terminal) => restore(file, flags, terminal),
  },
];

async function backup(operand: string, flags: Flags, { app, print, note }: Terminal): Promise<number> {
  const file = fileOf(operand);
  const written = await stoppable((signal) => app.store.backUp({ file, force: flags['force'] === true, signal }));
  if (flags['json'] === true) print(JSON.stringify(written, undefined, 2));
  else {
    for (const line of written.map(partLine)) print(line);
    if (written.length === 1) print('register: not in the backup, because no names were imported');
  }
  return tellDamage(written, note);
}

/** Names the damaged rows on stderr; 1 if there are any, so that a script hears of them. */
function tellDamage(parts: readonly WrittenPart[], note: Terminal['note']): number {
  const damaged = parts.filter(({ damage }) => damage.damaged > 0);
  for (const { part, damage } of damaged) {
    note(`registration-ghana: the ${part} hold ${n(damage.damaged)} damaged rows, which were copied as they are:`);
    for (const row of damage.named) note(`  ${visible(row)}`);
  }
  if (damaged.length > 0) note('"registration-ghana doctor" says what to do about them.');
  return damaged.length === 0 ? 0 : 1;
}

async function restore(operand: string, flags: Flags, { app, print, note }: Terminal): Promise<number> {
  const { parts, moved } = await app.store.restore({ file: fileOf(operand), force: flags['force'] === true });
  if (flags['json'] === true) print(JSON.stringify({ parts, moved }, undefined, 2));
  else {
    for (const path of moved) print(`renamed: ${visible(path)}`);
    for (const line of parts.map(partLine)) print(line);
    if (parts.length === 1) print('register: not in the backup; the bundled sample is used instead');
  }
  return tellDamage(parts, note);
}

function fileOf(operand: string): string {
  if (operand.trim() === '' || /[\0/\\]$/.test(operand))
    throw new UsageError(`FILE must be the name of a file, such as backup.sqlite; it was "${visible(operand)}".`);
  return resolve(operand);
}

const n = (count: number): string => count.toLocaleString('en');

function partLine({ part, path, bytes, schema_version, rows, damage }: WrittenPart): string {
  const counts = Object.entries(rows).map(([table, count]) => `${table} ${n(count)}`);
  return `${part}: ${visible(path)}, ${n(bytes)} bytes, schema ${schema_version}; rows: ${counts.join(', ')}; ${damage.damaged === 0 ? 'all read, none damaged' : `${n(damage.damaged)} damaged`}`;
}

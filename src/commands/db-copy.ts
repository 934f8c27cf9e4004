import { resolve } from 'node:path';
import type { Copied } from '../store/ports.ts';
import { UsageError, visible, type Command, type Invocation, type Terminal } from './command.ts';
import { progressBar } from './progress.ts';
import { stoppable } from './stopping.ts';

export const copyCommand: Command = {
  name: 'db copy',
  summary: 'copy an embedded store into the configured PostgreSQL, all or nothing; a second run adds no duplicates',
  operands: [],
  flags: {
    from: { type: 'string', value: 'DATA_DIR', help: 'the data directory of the embedded store (required)' },
    json: { type: 'boolean', help: 'print JSON' },
  },
  example: 'db copy --from ~/.local/share/registration-ghana --database-url-file address',
  run: copy,
};

async function copy({ flags }: Invocation, { app, config, print, note, interactive }: Terminal): Promise<number> {
  if (typeof flags['from'] !== 'string' || flags['from'] === '')
    throw new UsageError('Missing --from: give the data directory of the embedded store to copy.');
  if (config.databaseUrl === undefined)
    throw new UsageError('db copy needs a PostgreSQL to copy into: set SVC_DATABASE_URL or --database-url-file.');
  const from = resolve(flags['from']);
  const bar = interactive ? progressBar(process.stderr) : undefined;
  const onProgress = (part: number, detail: string) => bar?.show(part, detail);
  let copied: Copied;
  try {
    copied = await stoppable((signal) => app.store.copy({ from, signal, onProgress }));
  } finally {
    bar?.clear();
  }
  if (flags['json'] === true) print(JSON.stringify({ from, ...copied }, undefined, 2));
  else {
    for (const line of summaryLines(copied)) print(line);
    if (copied.lacking.length === 0) {
      print(`compared: ${copied.to} holds everything`);
      print(
        `The copy lacks reports that servers have saved in ${visible(from)} since it began: stop the servers, run this again, then start them with SVC_DATABASE_URL.`,
      );
    }
  }
  if (copied.lacking.length === 0) return 0;
  note(`registration-ghana: ${copied.to} does not hold everything from ${visible(from)}:`);
  for (const one of copied.lacking) note(`  ${visible(one)}`);
  note('Another program may have written to it meanwhile: run this again, and check any difference that remains.');
  return 1;
}

function summaryLines({ reports, names }: Copied): string[] {
  return [
    reports === undefined
      ? 'reports: none'
      : `reports: ${n(reports.reports)} (${changes(reports)}), ${n(reports.keys)} idempotency keys`,
    names === undefined ? 'names: none imported' : `names: ${n(names.names)} (${changes(names)})`,
  ];
}

const changes = ({ added, updated, kept }: { added: number; updated: number; kept: number }): string =>
  `${n(added)} new, ${n(updated)} updated${kept === 0 ? '' : `, ${n(kept)} kept because PostgreSQL has a newer state`}`;

const n = (count: number): string => count.toLocaleString('en');

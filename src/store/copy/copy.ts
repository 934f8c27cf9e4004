import { sql } from 'kysely';
import { copyNames, namesLacking } from './names.ts';
import { copyKeys, copyReports, keysLacking, reportsLacking } from './reports.ts';
import { openSource } from './source.ts';
import { stage, type Target } from './staging.ts';
import { NotDone } from '../../errors.ts';
import type { Database } from '../database.ts';
import { tidyRegister } from '../names/table.ts';
import type { Copied, CopyOptions } from '../ports.ts';
import type { StoreTables } from '../schema.ts';

interface CopyInto extends CopyOptions {
  /** A PostgreSQL, opened for this copy alone. */
  readonly to: Database<StoreTables>;
  readonly now: () => Date;
}

type Outcome = Omit<Copied, 'to'>;

/** How long a copy may take, including waits for PostgreSQL. */
const PATIENCE_MS = 2 * 3_600_000;
/** Memory for sorting and joining, so that a million rows need no files. */
const WORK_MEMORY = '256MB';
/** After this many new names PostgreSQL's planner is told how the register looks now. */
const MANY_NAMES = 10_000;

/**
 * Copies an embedded store into PostgreSQL in one transaction: afterwards all of it is there, or nothing. Each file of the source
 * is read as it stands at the start, and nothing is written to it. Run again, it copies what has changed since.
 *
 * The rows go into temporary tables first, which holds up nobody. Reports come after names, so that reviewers wait only for a
 * moment. Idempotency keys come last: a facade that is given one of them waits until the transaction ends.
 *
 * @throws NotDone
 */
export async function copyStore({ from, to, now, signal, onProgress }: CopyInto): Promise<Outcome> {
  const { tables, close } = await openSource(from);
  const at = now();
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  const has = (name: string): boolean => tables.some(({ table }) => table === name);
  const step = (part: number, detail: string): void => {
    if (signal.aborted) throw new NotDone('It was stopped, and nothing was copied. Run the same command again.');
    onProgress(part, detail);
  };
  try {
    const copied = await to.write(
      async (db): Promise<Outcome> => {
        const target: Target = { db, to };
        // Where this machine is cut off, the server soon ends the transaction.
        await sql`SET LOCAL idle_in_transaction_session_timeout = '60s'`.execute(db);
        await sql`SET LOCAL work_mem = ${sql.lit(WORK_MEMORY)}`.execute(db);
        let sent = 0;
        for (const source of tables)
          await stage(target, source, (rows) => {
            sent += rows;
            step(sent / total, `${sent.toLocaleString('en')} rows sent`);
          });
        const lacking: string[] = [];
        let copied: Omit<Outcome, 'lacking'> = {};
        if (has('names')) {
          step(1, 'joining names');
          copied = { names: await copyNames(target) };
          step(1, 'comparing names');
          lacking.push(...(await namesLacking(target)));
        }
        if (has('feedback')) {
          step(1, 'joining reports');
          const reports = await copyReports(target);
          lacking.push(...(await reportsLacking(target)));
          copied = { ...copied, reports: { ...reports, keys: await copyKeys(target, at) } };
          lacking.push(...(await keysLacking(target)));
        }
        return { ...copied, lacking };
      },
      { withinMs: PATIENCE_MS },
    );
    // What is left to do can be done later, too: the copy is committed.
    if ((copied.names?.added ?? 0) > MANY_NAMES)
      await to.read((db) => sql`ANALYZE ${to.table('names')}`.execute(db), { withinMs: PATIENCE_MS }).catch(() => {});
    await tidyRegister(to).catch(() => {});
    return copied;
  } finally {
    close();
  }
}

import { sql } from 'kysely';
import { copyNames, namesLacking } from './names.ts';
import { copyKeys, copyReports, keysLacking, reportsLacking } from './reports.ts';
import { openSource } from './source.ts';
import { firstOf, MOST_NAMED, stage, type Target } from './staging.ts';
import { NotDone } from '../../errors.ts';
import type { Database } from '../database.ts';
import { tidyRegister } from '../names/table.ts';
import type { Copied, CopyOptions } from '../ports.ts';
import type { StoreTables } from '../schema.ts';

interface CopyInto extends CopyOptions {
  /** The target PostgreSQL, opened for this copy only. */
  readonly to: Database<StoreTables>;
  readonly now: () => Date;
}

type Outcome = Omit<Copied, 'to'>;

/** How long a copy may take, including waits for PostgreSQL. */
const PATIENCE_MS = 2 * 3_600_000;
/** Memory for sorts and joins, so that a million rows need no temporary files. */
const WORK_MEMORY = '256MB';
/** After more new names than this, ANALYZE updates the planner's statistics. */
const MANY_NAMES = 10_000;

/**
 * Copies an embedded store into PostgreSQL in one transaction, all or nothing. It reads each source file as it is at the start and
 * writes nothing to it. A second run copies what has changed since.
 *
 * The rows go into temporary tables first, which blocks nobody. Reports follow names, so that reviewers wait only briefly.
 * Idempotency keys come last, because a facade that receives one of them waits until the transaction ends.
 *
 * @throws NotDone
 */
export async function copyStore({ from, to, now, signal, onProgress }: CopyInto): Promise<Outcome> {
  const { tables, close } = await openSource(from);
  const at = now();
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  const has = (name: string): boolean => tables.some(({ table }) => table === name);
  const step = (part: number, detail: string): void => {
    if (signal.aborted) throw new NotDone('Stopped; nothing was copied. Run the same command again.');
    onProgress(part, detail);
  };
  try {
    const copied = await to.write(
      async (db): Promise<Outcome> => {
        const target: Target = { db, to };
        // If this machine loses the network, the server soon ends the transaction.
        await sql`SET LOCAL idle_in_transaction_session_timeout = '60s'`.execute(db);
        await sql`SET LOCAL work_mem = ${sql.lit(WORK_MEMORY)}`.execute(db);
        let sent = 0;
        const damaged: string[] = [];
        let damagedRows = 0;
        const onBatch = (rows: number) => {
          sent += rows;
          step(sent / total, `${sent.toLocaleString('en')} rows sent`);
        };
        const onDamaged = (row: string) => {
          if (damagedRows++ < MOST_NAMED) damaged.push(row);
        };
        for (const source of tables) await stage(target, source, onBatch, onDamaged);
        const lacking = [...firstOf(damaged, damagedRows)];
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
    // The copy is committed, so the rest may fail: a later run does it.
    if ((copied.names?.added ?? 0) > MANY_NAMES)
      await to.read((db) => sql`ANALYZE ${to.table('names')}`.execute(db), { withinMs: PATIENCE_MS }).catch(() => {});
    await tidyRegister(to).catch(() => {});
    return copied;
  } finally {
    close();
  }
}

import { sql, type RawBuilder } from 'kysely';
import { COPIED } from './source.ts';
import { count, differences, list, run, staged, type Target } from './staging.ts';
import { REPORT_STATES } from '../../feedback/queue.ts';
import { oldestKey } from '../feedback/review.ts';
import type { CopiedReports } from '../ports.ts';

const { feedback: REPORT, feedback_events: STEP, idempotency_keys: KEY } = COPIED.reports;
const TEXT = ['received_at', 'kind', 'message', 'page_or_tool', 'reporter', 'contact'] as const;

/** A report's state and its time, for comparison; `s` is the source's row, `t` the target's. */
const standing = (row: 's' | 't'): RawBuilder<unknown> => {
  const states = sql.join(REPORT_STATES.map((state) => sql.lit(state)));
  const since = sql`coalesce(${sql.id(row, 'resolved_at')}, ${sql.id(row, 'assigned_at')}, '-infinity')`;
  return sql`(array_position(ARRAY[${states}], ${sql.id(row, 'status')}), ${since})`;
};
/** A report that either side has forgotten stays forgotten. */
const SOURCE_IS_NEWER = sql`
  (t.forgotten_at IS NULL AND (s.forgotten_at IS NOT NULL OR ${standing('s')} > ${standing('t')}))`;
const TARGET_IS_NEWER = sql`
  (s.forgotten_at IS NULL AND (t.forgotten_at IS NOT NULL OR ${standing('t')} > ${standing('s')}))`;

/** Copies the staged reports. For a report on both sides, the newer state wins, with its history. */
export async function copyReports(target: Target): Promise<Omit<CopiedReports, 'keys'>> {
  const [reports, events, source] = [
    target.to.table('feedback'),
    target.to.table('feedback_events'),
    staged('feedback'),
  ];
  const kept = await count(
    target,
    sql`FROM ${source} AS s JOIN ${reports} AS t USING (report_id) WHERE ${TARGET_IS_NEWER}`,
  );
  await run(target, sql`CREATE TEMP TABLE taken (report_id text PRIMARY KEY) ON COMMIT DROP`);
  const take = (written: RawBuilder<unknown>) =>
    run(
      target,
      sql`WITH written AS (${written} RETURNING t.report_id) INSERT INTO pg_temp.taken SELECT report_id FROM written`,
    );
  const updated = await take(sql`
    UPDATE ${reports} AS t SET (${list(REPORT)}) = ROW (${list(REPORT, 's')}) FROM ${source} AS s
     WHERE s.report_id = t.report_id AND ${SOURCE_IS_NEWER}`);
  const added = await take(sql`
    INSERT INTO ${reports} AS t (${list(REPORT)}) SELECT ${list(REPORT)} FROM ${source} AS s
     WHERE NOT EXISTS (SELECT FROM ${reports} AS there WHERE there.report_id = s.report_id)
    ON CONFLICT DO NOTHING`);
  await run(target, sql`DELETE FROM ${events} AS e USING pg_temp.taken AS k WHERE k.report_id = e.report_id`);
  await run(
    target,
    sql`INSERT INTO ${events} (${list(STEP)})
        SELECT ${list(STEP, 'e')} FROM ${staged('feedback_events')} AS e JOIN pg_temp.taken USING (report_id)`,
  );
  return { reports: await count(target, sql`FROM ${source}`), added, updated, kept };
}

/** The staged reports and history steps that the target lacks, in words. */
export function reportsLacking(target: Target): Promise<readonly string[]> {
  const [reports, events] = [target.to.table('feedback'), target.to.table('feedback_events')];
  return differences(
    target,
    sql`
    SELECT 'report ' || s.report_id ||
           CASE WHEN t.report_id IS NULL THEN ' is missing'
                WHEN ${SOURCE_IS_NEWER} THEN ' is in an earlier state'
                ELSE ' has different text' END
      FROM ${staged('feedback')} AS s LEFT JOIN ${reports} AS t ON t.report_id = s.report_id
     WHERE t.report_id IS NULL OR ${SOURCE_IS_NEWER}
           OR t.forgotten_at IS NULL AND (${list(TEXT, 's')}) IS DISTINCT FROM (${list(TEXT, 't')})
    UNION ALL
    SELECT DISTINCT 'report ' || e.report_id || ' lacks a step of its history'
      FROM ${staged('feedback_events')} AS e JOIN pg_temp.taken USING (report_id)
     WHERE NOT EXISTS (SELECT FROM ${events} AS there WHERE (there.report_id, there.call) = (e.report_id, e.call))`,
  );
}

/**
 * Copies the staged idempotency keys that have not expired. If both sides have a key, the later claim wins. A forgotten report
 * has no key.
 *
 * @returns how many have not expired
 */
export async function copyKeys(target: Target, now: Date): Promise<number> {
  const [keys, source] = [target.to.table('idempotency_keys'), staged('idempotency_keys')];
  await run(
    target,
    sql`DELETE FROM ${source} AS k
         WHERE k.received_at < ${oldestKey(now)}
               OR EXISTS (SELECT FROM ${target.to.table('feedback')} AS t
                           WHERE t.report_id = k.report_id AND t.forgotten_at IS NOT NULL)`,
  );
  await run(
    target,
    sql`DELETE FROM ${keys} AS k USING ${staged('feedback')} AS s
         WHERE s.report_id = k.report_id AND s.forgotten_at IS NOT NULL`,
  );
  await run(
    target,
    sql`INSERT INTO ${keys} AS k (${list(KEY)}) SELECT ${list(KEY)} FROM ${source} ORDER BY key
        ON CONFLICT (key) DO UPDATE
          SET content = excluded.content, report_id = excluded.report_id, received_at = excluded.received_at
          WHERE k.received_at < excluded.received_at`,
  );
  return count(target, sql`FROM ${source}`);
}

/** The staged idempotency keys that the target lacks, in words. */
export const keysLacking = (target: Target): Promise<readonly string[]> =>
  differences(
    target,
    sql`SELECT 'the idempotency key of report ' || s.report_id || ' is missing'
          FROM ${staged('idempotency_keys')} AS s
         WHERE NOT EXISTS (SELECT FROM ${target.to.table('idempotency_keys')} AS t
                            WHERE t.key = s.key AND t.received_at >= s.received_at)`,
  );

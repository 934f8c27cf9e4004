import { sql, type RawBuilder } from 'kysely';
import { COPIED } from './source.ts';
import { count, differences, list, run, staged, type Target } from './staging.ts';
import { addUp, REGISTER_LOCK } from '../names/table.ts';
import type { CopiedNames } from '../ports.ts';

const NAME = COPIED.register.names;

/** `s` is the copied row, `t` the target's. */
const SAME_ROW = sql`t.source = s.source AND coalesce(t.reference, t.name) = coalesce(s.reference, s.name)
                     AND (t.reference IS NULL) = (s.reference IS NULL)`;
const DIFFERS = sql`(t.name, t.entity_type, t.status) IS DISTINCT FROM (s.name, s.entity_type, s.status)`;

/** The target keeps sources that it updated after the copied register did, and the applications that the website writes there. */
const isKept = ({ to: { table } }: Target): RawBuilder<unknown> => sql`
  (EXISTS (SELECT FROM pg_temp.held_before AS h JOIN ${staged('sources')} AS c USING (source)
            WHERE h.source = s.source AND h.updated_at > c.updated_at)
   OR s.source = 'application' AND EXISTS (SELECT FROM ${table('applications_in')} AS w WHERE w.reference = s.reference))`;

/** Copies the staged names. A name on both sides takes the copied state, unless the target's is newer. */
export async function copyNames(target: Target): Promise<CopiedNames> {
  const [names, sources, source] = [target.to.table('names'), target.to.table('sources'), staged('names')];
  // Copies and imports take turns.
  await run(target, sql`SELECT pg_advisory_xact_lock(${REGISTER_LOCK}::bigint)`);
  await run(
    target,
    sql`CREATE TEMP TABLE held_before ON COMMIT DROP AS SELECT source, updated_at FROM ${target.to.table('held')}`,
  );
  const kept = await count(
    target,
    sql`FROM ${source} AS s JOIN ${names} AS t ON ${SAME_ROW} WHERE ${DIFFERS} AND ${isKept(target)}`,
  );
  const updated = await run(
    target,
    sql`UPDATE ${names} AS t SET name = s.name, entity_type = s.entity_type, status = s.status FROM ${source} AS s
         WHERE ${SAME_ROW} AND ${DIFFERS} AND NOT ${isKept(target)}`,
  );
  // The NOT EXISTS saves ids: an insert that meets an existing row uses one up.
  const added = await run(
    target,
    sql`INSERT INTO ${names} (${list(NAME)}) SELECT ${list(NAME)} FROM ${source} AS s
         WHERE NOT EXISTS (SELECT FROM ${names} AS t WHERE ${SAME_ROW})
         ORDER BY source, coalesce(reference, name)
        ON CONFLICT DO NOTHING`,
  );
  await addUp(target.to, target.db);
  // If the target has more names of a source than were copied, it also covers more.
  await run(
    target,
    sql`INSERT INTO ${sources} (source, names, updated_at, covers)
        SELECT s.source, 0, greatest(s.updated_at, h.updated_at),
               CASE WHEN t.names IS NULL OR t.names <= s.names THEN s.covers
                    WHEN s.covers = ANY (string_to_array(t.covers, '; ')) THEN t.covers
                    ELSE concat_ws('; ', t.covers, s.covers) END
          FROM ${staged('sources')} AS s LEFT JOIN ${sources} AS t USING (source)
          LEFT JOIN pg_temp.held_before AS h USING (source)
        ON CONFLICT (source) DO UPDATE SET updated_at = excluded.updated_at, covers = excluded.covers`,
  );
  return { names: await count(target, sql`FROM ${source}`), added, updated, kept };
}

/** The staged names that the target lacks, in words. */
export const namesLacking = (target: Target): Promise<readonly string[]> =>
  differences(
    target,
    sql`SELECT 'name "' || s.name || '" of source ' || s.source ||
               CASE WHEN t.id IS NULL THEN ' is missing' ELSE ' has another state' END
          FROM ${staged('names')} AS s LEFT JOIN ${target.to.table('names')} AS t ON ${SAME_ROW}
         WHERE t.id IS NULL OR ${DIFFERS} AND NOT ${isKept(target)}`,
  );

import { sql, type Kysely, type RawBuilder } from 'kysely';
import { hasComparableText } from '../../names/check.ts';
import type { IndexRow, NameSource } from '../../names/model.ts';
import type { Position, RegisterSource, Standing } from '../../register/ports.ts';
import type { Database } from '../database.ts';
import { NEW_EPOCH } from '../postgres/migrations.ts';
import type { StoreTables } from '../schema.ts';

/** Rows per read: a few milliseconds, after which the process answers others. */
const BATCH = 5_000;

type Register = Database<StoreTables>;
type Queries = Kysely<StoreTables>;

/** The register's standing, and whether it has changed since a position. */
interface Look extends Standing {
  readonly since: 'no change' | 'changes' | 'not known';
}

/** How to follow changes: the part that differs between the databases. */
interface Following {
  /** Looks with a single query, so that the result is consistent. */
  look(db: Queries, position?: Position): Promise<Look>;
  /** A query for the distinct ids of the rows that changed since a position. */
  changedIds(position: Position): RawBuilder<unknown>;
  /** Called if the changes since a position are not known: makes future changes known again. */
  startOver?(): Promise<void>;
}

/** The names in a database, as the source for an index that follows them. */
export function nameTable(database: Register): RegisterSource {
  const { look, changedIds, startOver } =
    database.dialect === 'sqlite' ? followingSqlite(database) : followingPostgres(database);
  return {
    standing: () => database.read(async (db) => standingOf(await look(db))),
    rows: () => readRows(database),
    changesSince: async (position, limit) => {
      const first = await database.read((db) => look(db, position));
      if (first.since === 'no change') return { ...standingOf(first), changed: [], removed: [] };
      if (first.since === 'not known') {
        await startOver?.();
        return 'too_many';
      }
      const compare = async (db: Queries) => {
        const second = await look(db, position);
        if (second.since === 'not known') return 'too_many';
        const rows = await db
          .selectFrom(sql<{ id: number }>`(${changedIds(position)})`.as('c'))
          .leftJoin('names as n', 'n.id', 'c.id')
          .select(['c.id', 'n.source', 'n.name', 'n.entity_type', 'n.status'])
          .limit(limit + 1)
          .execute();
        if (rows.length > limit) return 'too_many';
        const changed = rows.flatMap((row) => (isShown(row) ? [fromRow(row)] : []));
        return { ...standingOf(second), changed, removed: rows.flatMap((row) => (isShown(row) ? [] : [row.id])) };
      };
      return database.view(compare, { onDamaged: () => {} });
    },
  };
}

interface Row {
  readonly id: number;
  readonly source: NameSource;
  readonly name: string;
  readonly entity_type: string | null;
  readonly status: string | null;
}

/** What a join finds of a row: nothing if it is gone. */
type Found = Row | { readonly [Column in keyof Row]: Column extends 'id' ? number : Row[Column] | null };

/** The highest id that an index takes; a damaged file may hold a higher one. */
const HIGHEST_ID = 0xffffffff;

/** Leaves out rows of the website without a letter or digit: they have nothing to compare a name with. */
const isShown = (row: Found): row is Row =>
  row.name !== null && row.id <= HIGHEST_ID && (/[a-z0-9]/i.test(row.name) || hasComparableText(row.name));

async function* readRows(database: Register): AsyncGenerator<readonly IndexRow[]> {
  const last = await database.read((db) =>
    db
      .selectFrom('names')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirst(),
  );
  let after = 0;
  /** Damaged rows that follow `after`. */
  let damaged = 0;
  for (;;) {
    const [from, skip] = [after, damaged];
    const rows = await database.read(
      (db) =>
        db
          .selectFrom('names')
          .select(['id', 'source', 'name', 'entity_type', 'status'])
          .where('id', '>', from)
          .where('id', '<=', last?.id ?? 0)
          .orderBy('id')
          .limit(BATCH)
          .offset(skip)
          .execute(),
      { onDamaged: () => damaged++ },
    );
    const end = rows.at(-1);
    if (end === undefined) {
      if (damaged === skip) return;
      continue;
    }
    // In a damaged file the ids may be out of order.
    if (end.id <= from) return;
    after = end.id;
    damaged = 0;
    yield rows.filter(isShown).map(fromRow);
  }
}

function fromRow({ id, source, name, entity_type, status }: Row): IndexRow {
  return {
    id,
    source,
    name,
    ...(entity_type === null ? {} : { entity_type }),
    ...(status === null ? {} : { status }),
  };
}

/** A source as a join finds it: nothing if there is none. */
interface HeldRow {
  readonly source: NameSource | null;
  readonly names: number | null;
  readonly updated_at: string | null;
  readonly covers: string | null;
}

const sourcesOf = (rows: readonly HeldRow[]): Standing['sources'] =>
  rows.flatMap(({ source, names, updated_at, covers }) =>
    source === null ? [] : [{ source, names: names ?? 0, updated_at: updated_at ?? '', covers: covers ?? '' }],
  );

const standingOf = ({ position, sources }: Look): Standing => ({ position, sources });

/** A position is the epoch, the highest id assigned and the last entry in the list of changes. */
function followingSqlite({ table }: Register): Following {
  const highest = (of: string) => sql<number | null>`(SELECT seq FROM sqlite_sequence WHERE name = ${sql.lit(of)})`;
  const stateOf = (db: Queries) =>
    db
      .selectFrom('register')
      .leftJoin('sources', (join) => join.onTrue())
      .select(['source', 'names', 'updated_at', 'covers', 'epoch as of_epoch'])
      .select([highest('names').as('last_id'), highest('changed_names').as('last_change')]);
  // Every answer asks for it: building the query takes longer than running it.
  let compiled: ReturnType<ReturnType<typeof stateOf>['compile']> | undefined;
  return {
    look: async (db, position) => {
      compiled ??= stateOf(db).compile();
      const { rows } = await db.executeQuery(compiled);
      const { of_epoch, last_id, last_change } = rows[0] ?? {};
      const [epoch, lastId, lastChange] = [of_epoch ?? 0, last_id ?? 0, last_change ?? 0];
      const here = `${epoch}:${lastId}:${lastChange}`;
      const then = sqlitePlace(position);
      const known = then.epoch === epoch && then.lastId <= lastId && then.lastChange <= lastChange;
      return {
        position: here,
        sources: sourcesOf(rows),
        since: !known ? 'not known' : here === position ? 'no change' : 'changes',
      };
    },
    changedIds: (position) => {
      const { lastId, lastChange } = sqlitePlace(position);
      return sql`SELECT id FROM ${table('names')} WHERE id > ${lastId}
                 UNION SELECT id FROM ${table('changed_names')} WHERE change > ${lastChange}`;
    },
  };
}

function sqlitePlace(position = '') {
  const [, epoch, lastId, lastChange] = /^(\d+):(\d+):(\d+)$/.exec(position) ?? [];
  return { epoch: Number(epoch), lastId: Number(lastId), lastChange: Number(lastChange) };
}

/**
 * A position is the epoch, the last transaction in the list of changes, and the snapshot in which both were read. The changes
 * since are those that were not visible in that snapshot and are visible now, so no order of commits can hide a change.
 *
 * A database restored from a backup may lack changes that a follower has seen: then the list no longer has the last transaction,
 * or the snapshot is in the future. If it was restored in another cluster, it may also list transactions of the old cluster that
 * are in the future: these are deleted.
 */
function followingPostgres(database: Register): Following {
  const { table } = database;
  const last = sql`(SELECT xid FROM ${table('name_changes')} ORDER BY xid DESC LIMIT 1)`;
  const now = sql`pg_current_snapshot()`;
  return {
    look: async (db, position) => {
      const then = postgresPlace(position);
      const at = sql`${then.snapshot}::pg_snapshot`;
      const { rows } = await sql<
        HeldRow & { epoch: number; last: string; snapshot: string; known: boolean; changed: boolean }
      >`
        SELECT h.source, h.names, h.updated_at, h.covers, r.epoch, coalesce(${last}, '0')::text AS last,
               ${now}::text AS snapshot,
               r.epoch = ${then.epoch} AND pg_snapshot_xmax(${at}) <= pg_snapshot_xmax(${now})
                 AND coalesce(${last} < pg_snapshot_xmax(${now}), true)
                 AND (pg_snapshot_xmin(${at}) >= r.complete_from OR pg_visible_in_snapshot(r.cleared_by, ${at}))
                 AND (${then.last}::xid8 = '0'
                      OR EXISTS (SELECT FROM ${table('name_changes')} WHERE xid = ${then.last}::xid8)) AS known,
               EXISTS (${changedIds(position)}) AS changed
          FROM ${table('register')} AS r LEFT JOIN ${table('held')} AS h ON true`.execute(db);
      const [first] = rows;
      return {
        position: `${first?.epoch ?? 0}:${first?.last ?? 0}:${first?.snapshot ?? ''}`,
        sources: sourcesOf(rows),
        since: first?.known !== true ? 'not known' : first.changed ? 'changes' : 'no change',
      };
    },
    changedIds,
    startOver: () =>
      database.write(async (db) => {
        const ofTheFuture = sql`xid >= pg_snapshot_xmax(${now})`;
        const { numAffectedRows = 0n } = await sql`
          DELETE FROM ${table('name_changes')} WHERE ${ofTheFuture}`.execute(db);
        if (numAffectedRows === 0n) return;
        await sql`
          UPDATE ${table('register')} SET epoch = ${sql.raw(NEW_EPOCH)}, complete_from = '0',
                 cleared_by = '0'`.execute(db);
      }),
  };

  function changedIds(position: Position | undefined): RawBuilder<unknown> {
    const at = sql`${postgresPlace(position).snapshot}::pg_snapshot`;
    return sql`SELECT DISTINCT id FROM ${table('name_changes')}
                WHERE xid >= pg_snapshot_xmin(${at}) AND NOT pg_visible_in_snapshot(xid, ${at})`;
  }
}

function postgresPlace(position = '') {
  const [, epoch = '-1', last = '0', snapshot = '1:1:'] = /^(\d+):(\d+):(\d+:\d+:[\d,]*)$/.exec(position) ?? [];
  return { epoch: Number(epoch), last, snapshot };
}

/** Without these limits the website's writes would let the list of changes grow without end. */
const MOST_CHANGES = 100_000;
const CHANGES_KEPT = 50_000;

/**
 * Adds up the ledger of counts and deletes the oldest changes of a long list, unless another process is doing so. An index that
 * is up to date is not affected.
 */
export async function tidyRegister(database: Register): Promise<void> {
  const { table } = database;
  await database.write(async (db) => {
    const { rows } = await sql<{ mine: boolean }>`
      SELECT pg_try_advisory_xact_lock(${REGISTER_LOCK}::bigint) AS mine`.execute(db);
    if (rows[0]?.mine !== true) return;
    await addUp(database, db);
    const { rows: counted } = await sql<{ many: boolean; from: string | null }>`
      SELECT (SELECT count(*) FROM ${table('name_changes')}) > ${MOST_CHANGES} AS many,
             (SELECT xid FROM ${table('name_changes')} ORDER BY xid DESC OFFSET ${CHANGES_KEPT} LIMIT 1)::text AS "from"
    `.execute(db);
    const [{ many, from } = { many: false, from: null }] = counted;
    if (!many || from === null) return;
    await sql`UPDATE ${table('register')} SET complete_from = ${from}::xid8, cleared_by = pg_current_xact_id()`.execute(
      db,
    );
    await sql`DELETE FROM ${table('name_changes')} WHERE xid < ${from}::xid8`.execute(db);
  });
}

/** The advisory lock (an arbitrary number) that a merge, a copy or a tidy-up of the register holds until its transaction ends. */
export const REGISTER_LOCK = 5_217_420_119;

/** Adds the ledger of counts to `sources`. What others write meanwhile stays in the ledger. */
export async function addUp({ table }: Register, db: Queries): Promise<void> {
  await sql`
    WITH counted AS (DELETE FROM ${table('source_deltas')} RETURNING source, delta, at)
    INSERT INTO ${table('sources')} AS s (source, names, updated_at)
      SELECT source, sum(delta), max(at) FROM counted GROUP BY source
    ON CONFLICT (source) DO UPDATE
      SET names = s.names + excluded.names, updated_at = greatest(s.updated_at, excluded.updated_at)`.execute(db);
}

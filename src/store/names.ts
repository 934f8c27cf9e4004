import type { IndexRow, NameSource } from '../names/model.ts';
import type { Position, RegisterChanges, RegisterSource, Standing } from '../register/ports.ts';
import { REGISTER_MIGRATIONS } from './migrations.ts';
import { REGISTER_FILE, sqliteStore, type Database, type SqliteStore } from './sqlite.ts';

/** Rows read at once: some milliseconds, after which the process answers others. */
const BATCH = 5_000;

const COLUMNS = 'id, source, name, entity_type, status';
type Row = readonly [id: number, source: NameSource, name: string, entity_type: string | null, status: string | null];

/**
 * The register's file in a data directory. Reports are kept in another, so no import holds them up.
 *
 * @param patienceMs how long a write waits for another import
 */
export const registerStore = (directory: string, patienceMs?: number): SqliteStore =>
  sqliteStore(directory, {
    file: REGISTER_FILE,
    migrations: REGISTER_MIGRATIONS,
    ...(patienceMs === undefined ? {} : { patienceMs }),
  });

/** A position is the epoch, the highest id given and the last entry in the list of changes. */
interface Place {
  readonly epoch: number;
  readonly lastId: number;
  readonly lastChange: number;
}

const positionOf = ({ epoch, lastId, lastChange }: Place): Position => `${epoch}:${lastId}:${lastChange}`;

function placeOf(position: Position): Place | undefined {
  const [, epoch, lastId, lastChange] = /^(\d+):(\d+):(\d+)$/.exec(position) ?? [];
  return epoch === undefined
    ? undefined
    : { epoch: Number(epoch), lastId: Number(lastId), lastChange: Number(lastChange) };
}

/** The names in the embedded store. */
export function nameTable(store: SqliteStore): RegisterSource {
  return {
    standing: () => store.read(readStanding),
    rows: (at) => readRows(store, placeOf(at)?.lastId ?? 0),
    changesSince: (position, limit) => store.read((db) => inOneView(db, () => readChanges(db, position, limit))),
  };
}

/** Runs reads that must see the same state. */
function inOneView<T>(db: Database.Database, read: () => T): T {
  db.exec('BEGIN');
  try {
    return read();
  } finally {
    db.exec('COMMIT');
  }
}

function readPlace(db: Database.Database): Place {
  const [row] = db
    .prepare(
      `SELECT epoch, (SELECT seq FROM sqlite_sequence WHERE name = 'names') AS lastId,
              (SELECT seq FROM sqlite_sequence WHERE name = 'changed_names') AS lastChange FROM register`,
    )
    .raw()
    .all() as [number, number | null, number | null][];
  return { epoch: row?.[0] ?? 0, lastId: row?.[1] ?? 0, lastChange: row?.[2] ?? 0 };
}

function readStanding(db: Database.Database): Standing {
  const rows = db
    .prepare(
      `SELECT source, names, updated_at, covers, (SELECT seq FROM sqlite_sequence WHERE name = 'names'),
              (SELECT seq FROM sqlite_sequence WHERE name = 'changed_names'), epoch
         FROM register LEFT JOIN sources ON true`,
    )
    .raw()
    .all() as [NameSource | null, number, string, string, number | null, number | null, number][];
  const [first] = rows;
  return {
    position: positionOf({ epoch: first?.[6] ?? 0, lastId: first?.[4] ?? 0, lastChange: first?.[5] ?? 0 }),
    sources: rows.flatMap(([source, names, updated_at, covers]) =>
      source === null ? [] : [{ source, names, updated_at, covers }],
    ),
  };
}

async function* readRows(store: SqliteStore, lastId: number): AsyncGenerator<readonly IndexRow[]> {
  let after = 0;
  for (;;) {
    const rows = await store.read(
      (db) =>
        db
          .prepare(`SELECT ${COLUMNS} FROM names WHERE id > ? AND id <= ? ORDER BY id LIMIT ${BATCH}`)
          .raw()
          .all(after, lastId) as Row[],
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last[0];
    yield rows.map(fromRow);
  }
}

function readChanges(db: Database.Database, position: Position, limit: number): RegisterChanges | 'too_many' {
  const then = placeOf(position);
  const now = readPlace(db);
  if (then === undefined || then.epoch !== now.epoch || then.lastId > now.lastId || then.lastChange > now.lastChange)
    return 'too_many';
  const standing = readStanding(db);
  if (standing.position === position) return { ...standing, changed: [], removed: [] };
  const added = db
    .prepare(`SELECT ${COLUMNS} FROM names WHERE id > ? ORDER BY id LIMIT ?`)
    .raw()
    .all(then.lastId, limit + 1) as Row[];
  const touched = db
    .prepare('SELECT DISTINCT id FROM changed_names WHERE change > ? AND id <= ? LIMIT ?')
    .raw()
    .all(then.lastChange, then.lastId, limit + 1) as [number][];
  if (added.length + touched.length > limit) return 'too_many';
  const removed = new Set(touched.map(([id]) => id));
  const updated = db
    .prepare(
      `SELECT DISTINCT ${COLUMNS} FROM changed_names JOIN names USING (id) WHERE change > ? AND id <= ? ORDER BY id`,
    )
    .raw()
    .all(then.lastChange, then.lastId) as Row[];
  for (const [id] of updated) removed.delete(id);
  return { ...standing, changed: [...updated, ...added].map(fromRow), removed: [...removed] };
}

function fromRow([id, source, name, entity_type, status]: Row): IndexRow {
  return {
    id,
    source,
    name,
    ...(entity_type === null ? {} : { entity_type }),
    ...(status === null ? {} : { status }),
  };
}

import { unavailable } from '../database.ts';
import type { Connection } from './connection.ts';
import { POSTGRES_MIGRATIONS } from './migrations.ts';
import { SCHEMA } from './schema-name.ts';
import { inTransaction } from './transaction.ts';

/** The server ends a migration that it hears nothing of for this long. */
const IDLE_MS = 60_000;
/** Programs that make the schema at the same time take turns on this lock. The number is arbitrary and this program's. */
const MIGRATION_LOCK = 5_217_420_118;

/** How many steps of its schema a database has taken. */
export async function schemaVersion(connection: Connection): Promise<number> {
  // Asks the catalog: a query of a table that is missing would end the transaction.
  const [found] = await connection.run(
    `SELECT EXISTS (SELECT FROM pg_catalog.pg_tables WHERE schemaname = '${SCHEMA}' AND tablename = 'migrations') AS exists`,
  );
  if (found?.['exists'] !== true) return 0;
  const [row] = await connection.run(`SELECT coalesce(max(version), 0) AS version FROM ${SCHEMA}.migrations`);
  return Number(row?.['version'] ?? 0);
}

/** Takes the missing steps of the schema; returns the version before them. */
export async function migrate(connection: Connection): Promise<number> {
  const before = await knownVersion(connection);
  if (before === POSTGRES_MIGRATIONS.length) return before;
  return inTransaction(connection, { begin: 'BEGIN', idleMs: IDLE_MS }, async () => {
    // Several replicas may start at once. The lock stays until the transaction ends, also through a pooler.
    await connection.run(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const version = await knownVersion(connection);
    await connection.run(`
      CREATE SCHEMA IF NOT EXISTS ${SCHEMA};
      CREATE TABLE IF NOT EXISTS ${SCHEMA}.migrations (
        version  integer PRIMARY KEY,
        taken_at timestamptz NOT NULL DEFAULT now()
      );`);
    for (const [index, step] of POSTGRES_MIGRATIONS.entries())
      if (index >= version)
        await connection.run(`${step}\n;INSERT INTO ${SCHEMA}.migrations (version) VALUES (${index + 1});`);
    return version;
  });
}

async function knownVersion(connection: Connection): Promise<number> {
  const version = await schemaVersion(connection);
  if (version > POSTGRES_MIGRATIONS.length)
    throw unavailable('the database was written by a newer version of registration-ghana; update this one');
  return version;
}

import { after, test, type TestContext } from 'node:test';
import postgres from 'postgres';
import type { Database } from '../../src/store/database.ts';
import { postgresDatabase } from '../../src/store/postgres/database.ts';
import type { StoreTables } from '../../src/store/schema.ts';
import { sqliteDatabase } from '../../src/store/sqlite/database.ts';
import { scratch } from './built.ts';
import { size } from './limits.ts';
import { databaseOn, databaseWithSchema, serverOfTheRun, startShared, type Server } from './postgres-server.ts';

let own: Promise<Server> | undefined;

/** The server of the whole run; where a file is run by hand, one that starts at the first call and goes when its tests have run. */
export async function sharedServer(): Promise<Pick<Server, 'port' | 'address'>> {
  return serverOfTheRun() ?? (own ??= startShared());
}
after(async () => {
  if (own !== undefined) await (await own).remove();
});

/** A new, empty database on the shared server, or on another; its address. */
export async function emptyDatabase(server?: Pick<Server, 'address'>): Promise<string> {
  return databaseOn(server ?? (await sharedServer()));
}

/** A new database on the shared server; its address. In the ordinary run it has the schema; in the full one, the first use makes it. */
export async function newDatabase(): Promise<string> {
  return size(databaseWithSchema, databaseOn)(await sharedServer());
}

/** A plain client, as a website or a person at a prompt has it; ended after the test. */
export function client(context: TestContext, address: string): postgres.Sql {
  const sql = postgres(address, { max: 4, onnotice: () => {} });
  context.after(() => sql.end({ timeout: 1 }));
  return sql;
}

/** A database to test an adapter on. */
export interface Fixture {
  readonly dialect: 'sqlite' | 'postgres';
  /** The settings with which a program started by the test uses it. */
  readonly settings: Record<string, string>;
  /** Opens it, as one more process would; closed after the test. */
  open(): Database<StoreTables>;
}

/** Runs a test on the embedded SQLite store and on PostgreSQL. */
export function onBoth(title: string, fn: (context: TestContext, fixture: Fixture) => Promise<void>): void {
  test(`${title} (SQLite)`, (context) => {
    const directory = scratch(context);
    return fn(context, {
      dialect: 'sqlite',
      settings: { SVC_DATA_DIR: directory },
      open: () => closing(context, sqliteDatabase<StoreTables>(directory)),
    });
  });
  test(`${title} (PostgreSQL)`, async (context) => {
    const address = await newDatabase();
    await fn(context, {
      dialect: 'postgres',
      settings: { SVC_DATA_DIR: scratch(context), SVC_DATABASE_URL: address },
      open: () => closing(context, postgresDatabase({ address, max: 4 })),
    });
  });
}

function closing<T extends { close(): void }>(context: TestContext, it: T): T {
  context.after(() => it.close());
  return it;
}

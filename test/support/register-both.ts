import { test, type TestContext } from 'node:test';
import { postgresDatabase } from '../../src/store/postgres/database.ts';
import { newDatabase } from './postgres.ts';
import { fixture, type Fixture } from './register.ts';

/** Runs a test on the embedded register and on one in PostgreSQL. */
export function onBoth(title: string, fn: (context: TestContext, it: Fixture) => Promise<void>): void {
  test(`${title} (SQLite)`, (context) => fn(context, fixture(context)));
  test(`${title} (PostgreSQL)`, async (context) => fn(context, await postgresFixture(context)));
}

/** A register in a PostgreSQL database of its own. */
export async function postgresFixture(
  context: TestContext,
  { notified = true }: { readonly notified?: boolean } = {},
): Promise<Fixture & { readonly address: string }> {
  const address = await newDatabase();
  const it = fixture(context, () => {
    const database = postgresDatabase({ address, max: 3 });
    context.after(() => database.close());
    return { database, address, ...(notified ? { listenAddress: address } : {}) };
  });
  return { ...it, address };
}

import { join } from 'node:path';
import type { Config } from '../config.ts';
import { visible, type Command, type Terminal } from './command.ts';
import { telling } from './not-done.ts';

export const migrateCommand: Command = {
  name: 'db migrate',
  summary: "bring the configured database to this version's schema; servers do it at their first use in any case",
  operands: [],
  flags: { json: { type: 'boolean', help: 'print JSON' } },
  run: ({ flags }, terminal) => telling(terminal, () => migrate(flags['json'] === true, terminal)),
};

/** How far a schema is, and how far this program needs it. */
interface Migrated {
  /** Its address or its file. */
  readonly database: string;
  /** The version before. */
  readonly from: number;
  readonly version: number;
  readonly wanted: number;
}

async function migrate(asJson: boolean, { config, print }: Terminal): Promise<number> {
  const migrated = config.databaseUrl === undefined ? await migrateFiles(config) : await migratePostgres(config);
  if (asJson) print(JSON.stringify(migrated, undefined, 2));
  else
    for (const { database, from, version } of migrated)
      print(
        `${visible(database)}: ${from === version ? `at schema ${version} already` : `schema ${from} -> ${version}`}`,
      );
  return 0;
}

async function migratePostgres({ databaseUrl }: Config): Promise<readonly Migrated[]> {
  const [{ postgresDatabase }, { redacted }] = await Promise.all([
    import('../store/postgres/database.ts'),
    import('../store/postgres/address.ts'),
  ]);
  const address = databaseUrl?.() ?? '';
  const database = postgresDatabase({ address, max: 1 });
  try {
    // Says soon that it cannot be reached; a migration may take its time.
    await database.standing();
    const from = await database.migrate();
    const { schema_version: version, schema_wanted: wanted } = await database.standing();
    return [{ database: redacted(address), from, version, wanted }];
  } finally {
    database.close();
  }
}

async function migrateFiles({ dataDir }: Config): Promise<readonly Migrated[]> {
  const { fileVersions } = await import('../store/sqlite/file.ts');
  const { PARTS } = await import('../store/sqlite/schema.ts');
  const { sqliteDatabase } = await import('../store/sqlite/database.ts');
  const before = await fileVersions(dataDir);
  const migrated: Migrated[] = [];
  for (const part of ['reports', 'register'] as const) {
    const { file, version } = PARTS[part];
    const database = sqliteDatabase(dataDir, part);
    try {
      await database.use(() => {});
    } finally {
      database.close();
    }
    migrated.push({ database: join(dataDir, file), from: before[part] ?? 0, version, wanted: version });
  }
  return migrated;
}

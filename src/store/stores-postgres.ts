import { feedbackStore } from './feedback.ts';
import { liveRegister } from './live-register.ts';
import { databaseNames } from './name-search.ts';
import { stageInPostgres } from './names-import-postgres.ts';
import { importNames } from './names-import.ts';
import { postgresDatabase } from './postgres.ts';
import { SAMPLE } from './sample-register.ts';
import type { Stores, StoreSettings, StoresOptions } from './stores.ts';

/** The ports of the PostgreSQL at an address. */
export function postgresStores(
  { dataDir: directory, databaseDirectUrl, databasePool, nameSearch }: StoreSettings,
  address: string,
  { now, report }: StoresOptions,
): Stores {
  const database = postgresDatabase({ address, max: databasePool });
  const listenAddress = databaseDirectUrl?.() ?? address;
  return {
    feedback: feedbackStore(database, now),
    register:
      nameSearch === 'memory'
        ? liveRegister({ directory, shared: { database, address, listenAddress }, now, report })
        : databaseNames({
            database,
            sample: SAMPLE,
            startImport: async (source) => importNames(stageInPostgres(database, source, now), source, now),
            report,
          }),
    close: () => database.close(),
  };
}

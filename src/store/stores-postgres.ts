import type { Config } from '../config.ts';
import { feedbackStore } from './feedback/queue.ts';
import { liveRegister } from './names/live-register.ts';
import { databaseNames } from './names/search.ts';
import { stageInPostgres } from './names/import-postgres.ts';
import { importNames } from './names/import.ts';
import { postgresDatabase } from './postgres/database.ts';
import { SAMPLE } from './names/sample-register.ts';

type Settings = Pick<Config, 'dataDir' | 'databaseDirectUrl' | 'databasePool' | 'nameSearch'>;

interface Surroundings {
  readonly now: () => Date;
  readonly report: (fault: unknown) => void;
}

/** The adapters of the PostgreSQL at an address. */
export function postgresStores(
  { dataDir: directory, databaseDirectUrl, databasePool, nameSearch }: Settings,
  address: string,
  { now, report }: Surroundings,
) {
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

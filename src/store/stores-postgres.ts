import type { Config } from '../config.ts';
import { feedbackStore } from './feedback/queue.ts';
import { openRegister } from './register/open-register.ts';
import { postgresDatabase } from './postgres/database.ts';

type Settings = Pick<Config, 'dataDir' | 'databaseDirectUrl' | 'databasePool'>;

interface Surroundings {
  readonly now: () => Date;
  readonly report: (fault: unknown) => void;
}

/** The adapters for the PostgreSQL at an address. */
export function postgresStores(
  { dataDir: directory, databaseDirectUrl, databasePool }: Settings,
  address: string,
  { now, report }: Surroundings,
) {
  const database = postgresDatabase({ address, max: databasePool });
  const listenAddress = databaseDirectUrl?.() ?? address;
  return {
    feedback: feedbackStore(database, now),
    register: openRegister({ directory, shared: { database, address, listenAddress }, now, report }),
    close: () => database.close(),
  };
}

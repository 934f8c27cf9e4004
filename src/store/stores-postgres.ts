import type { Config } from '../config.ts';
import { feedbackStore } from './feedback/queue.ts';
import { openRegister } from './register/open-register.ts';
import { postgresDatabase } from './postgres/database.ts';
import type { StoresOptions } from './ports.ts';

type Settings = Pick<Config, 'dataDir' | 'databaseDirectUrl' | 'databasePool'>;

/** The adapters for the PostgreSQL at an address. */
export function postgresStores(
  { dataDir: directory, databaseDirectUrl, databasePool }: Settings,
  address: string,
  { now, report, patienceMs }: Omit<StoresOptions, 'stays'>,
) {
  const database = postgresDatabase({
    address,
    max: databasePool,
    ...(patienceMs === undefined ? {} : { bounds: { patienceMs } }),
  });
  const listenAddress = databaseDirectUrl?.() ?? address;
  return {
    feedback: feedbackStore(database, now),
    register: openRegister({ directory, shared: { database, address, listenAddress }, now, report }),
    close: () => database.close(),
  };
}

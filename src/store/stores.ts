import type { Config } from '../config.ts';
import type { FeedbackQueue, FeedbackReview } from '../feedback/queue.ts';
import type { Register } from '../register/ports.ts';
import { feedbackStore } from './feedback.ts';
import { liveRegister } from './live-register.ts';
import { postgresDatabase } from './postgres.ts';
import { sqliteDatabase } from './sqlite.ts';

/** The ports of the configured database. */
export interface Stores {
  readonly feedback: FeedbackQueue & FeedbackReview;
  readonly register: Register;
  close(): void;
}

export interface StoresOptions {
  readonly now: () => Date;
  /** Told, in words for the operator, of what went wrong beside any call. */
  readonly report: (message: string) => void;
}

type Settings = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl' | 'databasePool'>;

/** Opens nothing yet: each part does at its first use. */
export function openStores(config: Settings, { now, report }: StoresOptions): Stores {
  const { dataDir: directory, databaseUrl, databaseDirectUrl, databasePool } = config;
  if (databaseUrl === undefined) {
    const database = sqliteDatabase(directory);
    const register = liveRegister({ directory, now, report });
    return {
      feedback: feedbackStore(database, now),
      register,
      close: () => {
        register.close();
        database.close();
      },
    };
  }
  const address = databaseUrl();
  const database = postgresDatabase({ address, max: databasePool });
  const listenAddress = databaseDirectUrl?.() ?? address;
  const register = liveRegister({ directory, shared: { database, address, listenAddress }, now, report });
  return {
    feedback: feedbackStore(database, now),
    register,
    close: () => {
      register.close();
      database.close();
    },
  };
}

import type { Config } from '../config.ts';
import type { FeedbackQueue, FeedbackReview } from '../feedback/queue.ts';
import type { Register } from '../register/ports.ts';
import { feedbackStore } from './feedback/queue.ts';
import type { StoresOptions } from './ports.ts';
import { openRegister } from './register/open-register.ts';
import { keepRetention } from './feedback/retention.ts';
import { sqliteDatabase } from './sqlite/database.ts';

/** The ports of the configured database. */
export interface Stores {
  readonly feedback: FeedbackQueue & FeedbackReview;
  readonly register: Register;
  close(): void;
}

export type StoreSettings = Pick<
  Config,
  'dataDir' | 'databaseUrl' | 'databaseDirectUrl' | 'databasePool' | 'retentionDays'
>;

/** Retention starts after this delay, so that it does not slow the first calls. */
const SETTLED_MS = 2_000;

/** Makes the adapters for the configured database. Each opens its database at its first use. */
export async function openStores(config: StoreSettings, options: StoresOptions): Promise<Stores> {
  const { feedback, register, close } =
    config.databaseUrl === undefined
      ? embeddedStores(config, options)
      : // The PostgreSQL code is loaded only if a PostgreSQL is configured.
        (await import('./stores-postgres.ts')).postgresStores(config, config.databaseUrl(), options);
  let endRetention = (): void => {};
  const settled = setTimeout(() => {
    if (options.stays) endRetention = keepRetention(feedback, { days: config.retentionDays, report: options.report });
  }, SETTLED_MS).unref();
  return {
    feedback,
    register,
    close: () => {
      clearTimeout(settled);
      endRetention();
      register.close();
      close();
    },
  };
}

function embeddedStores({ dataDir: directory }: StoreSettings, { now, report }: StoresOptions): Stores {
  const database = sqliteDatabase(directory, 'reports', report);
  return {
    feedback: feedbackStore(database, now),
    register: openRegister({ directory, now, report }),
    close: () => database.close(),
  };
}

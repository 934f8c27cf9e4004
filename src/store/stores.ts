import type { Config } from '../config.ts';
import type { FeedbackQueue, FeedbackReview } from '../feedback/queue.ts';
import type { Register } from '../register/ports.ts';
import { feedbackStore } from './feedback/queue.ts';
import { openRegister } from './register/open-register.ts';
import { keepRetention } from './feedback/retention.ts';
import { sqliteDatabase } from './sqlite/database.ts';

/** The ports of the configured database. */
export interface Stores {
  readonly feedback: FeedbackQueue & FeedbackReview;
  readonly register: Register;
  close(): void;
}

export interface StoresOptions {
  readonly now: () => Date;
  /** A program that stays, as servers do: it also deletes what is to be kept no longer. */
  readonly stays: boolean;
  /** Told, in words for the operator, of what went wrong beside any call. */
  readonly report: (fault: unknown) => void;
}

export type StoreSettings = Pick<
  Config,
  'dataDir' | 'databaseUrl' | 'databaseDirectUrl' | 'databasePool' | 'retentionDays'
>;

/** The first calls are not held up. */
const SETTLED_MS = 2_000;

/** Opens nothing yet: each part does at its first use. */
export async function openStores(config: StoreSettings, options: StoresOptions): Promise<Stores> {
  const { feedback, register, close } =
    config.databaseUrl === undefined
      ? embeddedStores(config, options)
      : // What speaks to PostgreSQL is loaded where there is one.
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
  const database = sqliteDatabase(directory);
  return {
    feedback: feedbackStore(database, now),
    register: openRegister({ directory, now, report }),
    close: () => database.close(),
  };
}

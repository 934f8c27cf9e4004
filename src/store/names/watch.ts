import type { Watch } from '../../register/ports.ts';
import type { Database } from '../database.ts';
import { NAMES_CHANNEL } from '../postgres/migrations.ts';
import { tidyRegister } from './table.ts';
import type { Listener } from '../postgres/listen.ts';
import type { StoreTables } from '../schema.ts';

/** The register is looked at this often where nobody tells of a change, give or take a fifth. */
const POLL_MS = 1_000;
/** However many changes are told of, no two looks come closer together. */
const PAUSE_MS = 25;
/** The ledger of counts and the list of changes are tidied this often, give or take a fifth. */
const TIDY_MS = 30_000;

/** Replicas that were started together do not stay in step. */
const about = (milliseconds: number): number => milliseconds * (0.8 + 0.4 * Math.random());

/**
 * Has the register in PostgreSQL looked at when a transaction says that it changed names, and every second in any case: a
 * notification may be missed, and through a pooler none is heard.
 *
 * @param listenAddress where notifications are heard: of PostgreSQL itself. Without it the register is only polled.
 */
export function watchNames(database: Database<StoreTables>, listenAddress: string | undefined): Watch {
  return (look) => {
    let stopped = false;
    let looking = false;
    let again = false;
    let next: NodeJS.Timeout | undefined;
    let tidyAt = performance.now() + about(TIDY_MS);

    async function run(): Promise<void> {
      if (looking) {
        again = true;
        return;
      }
      clearTimeout(next);
      looking = true;
      again = false;
      await look();
      if (!stopped && performance.now() > tidyAt) {
        tidyAt = performance.now() + about(TIDY_MS);
        // Where it fails it is done later, or by another replica.
        await tidyRegister(database).catch(() => {});
      }
      looking = false;
      if (!stopped) next = setTimeout(run, again ? PAUSE_MS : about(POLL_MS)).unref();
    }

    let listener: Listener | undefined;
    if (listenAddress !== undefined)
      void import('../postgres/listen.ts').then(({ listen }) => {
        if (!stopped) listener = listen(listenAddress, NAMES_CHANNEL, () => void run());
      });
    next = setTimeout(run, about(POLL_MS)).unref();
    return () => {
      stopped = true;
      clearTimeout(next);
      listener?.close();
    };
  };
}

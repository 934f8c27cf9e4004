import { visible, type Terminal } from './command.ts';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs work on a database; what it could not do is said in the words it was refused with. */
export async function telling({ note }: Pick<Terminal, 'note'>, work: () => Promise<number>): Promise<number> {
  const { NotDone } = await import('../store/sqlite/file.ts');
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof NotDone)) throw error;
    note(`registration-ghana: ${visible(error.message)}`);
    return 1;
  }
}

/** Runs work that a signal asks to stop, so that it can clean up. */
export async function stoppable<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  try {
    return await work(stopping.signal);
  } finally {
    for (const signal of STOP_SIGNALS) process.off(signal, stop);
  }
}

/** The signals that ask this program to stop. */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

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

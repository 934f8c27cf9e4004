/** The signals that stop this program. */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs work whose `signal` aborts at a stop signal, so that the work can clean up. */
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

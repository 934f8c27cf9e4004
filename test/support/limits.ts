/** How much a test does, how long it may take, and waiting that says what it waits for. */
import { setTimeout as sleep } from 'node:timers/promises';

/** The variable that makes every test run at its full size, as `.ci/run` does. */
const FULL = process.env['REGISTRATION_GHANA_FULL'] === '1';

/** A size, a number of repetitions or a time limit: the ordinary one of `npm test`, or the full one. */
export function size<T>(ordinary: T, full: T): T {
  return FULL ? full : ordinary;
}

/** Does something so many times, a hundred at once: more would wait longer for a connection than a caller does. */
export async function manyTimes<T>(count: number, once: (number: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < count) {
    const from = results.length;
    const batch = Array.from({ length: Math.min(100, count - from) }, (_, index) => once(from + index));
    results.push(...(await Promise.all(batch)));
  }
  return results;
}

/** What is being waited for. */
export const awaited = new Set<string>();

/** Waits until the condition gives something true, and returns it; fails saying what did not come. */
export async function waitFor<T>(
  what: string,
  condition: () => T | Promise<T>,
  ms = 30_000,
): Promise<Exclude<T, false | undefined>> {
  const until = performance.now() + ms;
  awaited.add(what);
  try {
    for (;;) {
      const found = await condition();
      if (found) return found as Exclude<T, false | undefined>;
      if (performance.now() > until) throw new Error(`${what}: did not come within ${ms} ms`);
      await sleep(10);
    }
  } finally {
    awaited.delete(what);
  }
}

/** Waits for a promise; fails saying what did not come. */
export async function within<T>(what: string, promise: Promise<T>, ms = 30_000): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: did not come within ${ms} ms`)), ms);
  });
  awaited.add(what);
  try {
    return await Promise.race([promise, limit]);
  } finally {
    awaited.delete(what);
    clearTimeout(timer);
  }
}

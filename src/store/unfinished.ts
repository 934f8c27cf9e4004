import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** An unfinished file this old was left by a process that died. */
const ABANDONED_MS = 60 * 60_000;

/** The name under which a file is written before it is renamed into its place. */
export const unfinished = (path: string): string => `${path}.${randomUUID()}.tmp`;

/** Takes away what earlier runs that died left beside a place. */
export function discardAbandoned(path: string): void {
  const directory = dirname(path);
  for (const name of readdirSync(directory)) {
    if (!name.startsWith(`${basename(path)}.`) || !/\.[\da-f-]{36}\.tmp(-wal|-shm|-journal)?$/.test(name)) continue;
    const left = join(directory, name);
    if (Date.now() - (statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > ABANDONED_MS)
      rmSync(left, { force: true });
  }
}

import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A process that died left any unfinished file older than this. */
const ABANDONED_MS = 60 * 60_000;

/** A temporary path to write a file to before renaming it to `path`. */
export const unfinished = (path: string): string => `${path}.${randomUUID()}.tmp`;

/** Deletes unfinished files that dead processes left beside `path`. */
export function discardAbandoned(path: string): void {
  const directory = dirname(path);
  for (const name of readdirSync(directory)) {
    if (!name.startsWith(`${basename(path)}.`) || !/\.[\da-f-]{36}\.tmp(-wal|-shm|-journal)?$/.test(name)) continue;
    const left = join(directory, name);
    if (Date.now() - (statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > ABANDONED_MS)
      rmSync(left, { force: true });
  }
}

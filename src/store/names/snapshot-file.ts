import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { SnapshotFile } from '../../register/ports.ts';

/** An unfinished snapshot this old was left by a process that died. */
const ABANDONED_MS = 60 * 60_000;

/** A snapshot in a file. It is written beside its place and then renamed into it, so that no reader sees a part of one. */
export function snapshotFile(path: string): SnapshotFile {
  return {
    read: async () => {
      try {
        return await readFile(path);
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    write: async (chunks) => {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await removeAbandoned(path);
      const unfinished = `${path}.${randomUUID()}.tmp`;
      try {
        const file = await open(unfinished, 'wx', 0o600);
        try {
          for (const chunk of chunks) await file.writeFile(chunk);
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
  };
}

async function removeAbandoned(path: string): Promise<void> {
  const directory = dirname(path);
  for (const name of await readdir(directory)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith('.tmp')) continue;
    const left = join(directory, name);
    try {
      if (Date.now() - (await stat(left)).mtimeMs > ABANDONED_MS) await rm(left, { force: true });
    } catch {
      // Another process was faster.
    }
  }
}

import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { SnapshotFile } from '../../register/ports.ts';
import { discardAbandoned, unfinished } from '../unfinished.ts';

/** A snapshot in a file. Written under a temporary name and then renamed, so that no reader sees half a snapshot. */
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
      discardAbandoned(path);
      const beside = unfinished(path);
      try {
        const file = await open(beside, 'wx', 0o600);
        try {
          for (const chunk of chunks) await file.writeFile(chunk);
        } finally {
          await file.close();
        }
        await rename(beside, path);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
  };
}

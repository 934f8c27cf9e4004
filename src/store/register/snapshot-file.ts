import { constants } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { codeOf } from '../../errors.ts';
import type { SnapshotFile } from '../../register/ports.ts';
import { makeDirectory } from '../../files/directory.ts';
import { discardAbandoned, unfinished } from '../unfinished.ts';

/** The last bytes of the file: the CRC-32 of all before them. It finds every change within 32 bits in a row. */
const CHECKSUM_BYTES = 4;
/** Read in one call; Node reads at most 2 GB at once. */
const PIECE = 1 << 28;

/** A snapshot in a file. Written under a temporary name and then renamed, so that no reader sees half a snapshot. */
export function snapshotFile(path: string): SnapshotFile {
  return {
    read: async () => {
      let file: FileHandle;
      try {
        // Without O_NONBLOCK, opening a named pipe waits for whoever writes to it.
        file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }
      try {
        return await checkedBytes(file);
      } finally {
        await file.close();
      }
    },
    write: async (chunks) => {
      makeDirectory(dirname(path));
      discardAbandoned(path);
      const beside = unfinished(path);
      try {
        const file = await open(beside, 'wx', 0o600);
        try {
          let sum = 0;
          for (const chunk of chunks) {
            // Of no bytes zlib gives 0, whatever came before.
            if (chunk.length === 0) continue;
            sum = crc32(chunk, sum);
            await file.writeFile(chunk);
          }
          const checksum = Buffer.alloc(CHECKSUM_BYTES);
          checksum.writeUInt32LE(sum);
          await file.writeFile(checksum);
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

/** @throws Error if it is not a regular file, or not as it was written */
async function checkedBytes(file: FileHandle): Promise<Uint8Array> {
  const there = await file.stat();
  if (!there.isFile()) throw new Error('It is not a regular file.');
  const bytes = Buffer.allocUnsafeSlow(there.size);
  let at = 0;
  while (at < bytes.length) {
    const { bytesRead } = await file.read(bytes, at, Math.min(PIECE, bytes.length - at));
    if (bytesRead === 0) break;
    at += bytesRead;
  }
  const length = bytes.length - CHECKSUM_BYTES;
  if (at < bytes.length || length < 0 || crc32(bytes.subarray(0, length)) !== bytes.readUInt32LE(length))
    throw new Error('Its checksum does not match: it is damaged, or another version wrote it.');
  return bytes.subarray(0, length);
}

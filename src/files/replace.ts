import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { codeOf } from '../errors.ts';

/** What a link leads to; undefined if there is no link at this path. */
export function targetOfLink(path: string): string | undefined {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return undefined;
  try {
    return realpathSync(path);
  } catch {
    return resolve(dirname(path), readlinkSync(path));
  }
}

/** It is neither a regular file nor a directory. */
export class NotRegular extends Error {}

/** Windows has neither flag. Without them a link would be followed, and a pipe would be waited for. */
const READ_ONLY = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** A file and its mode; undefined if there is none. */
export function readRegular(path: string): { readonly bytes: Buffer; readonly mode: number } | undefined {
  let file: number;
  try {
    file = openSync(path, READ_ONLY);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const status = fstatSync(file);
    if (!status.isFile() && !status.isDirectory()) throw new NotRegular();
    return { bytes: readFileSync(file), mode: status.mode & 0o777 };
  } finally {
    closeSync(file);
  }
}

/** Writes a file that must not be there yet: exclusive opening follows no link that somebody put in its place. */
export function writeNew(path: string, content: string | Buffer, mode: number): void {
  const file = openSync(path, 'wx', mode);
  try {
    writeFileSync(file, content);
    // The mode that the process masks is not the one that the file had.
    fchmodSync(file, mode);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Replaces a file in one step, because another program may be reading it. */
export function replaceFile(path: string, content: string, mode: number): void {
  const whole = `${path}.${randomUUID()}.tmp`;
  writeNew(whole, content, mode);
  try {
    renameSync(whole, path);
  } catch (error) {
    rmSync(whole, { force: true });
    throw error;
  }
}

import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '../errors.ts';

/** The mode of what this user alone may use. */
const OWN = 0o700;

/**
 * Creates a directory and those above it. Under /proc, where nothing can be created (ENOENT), Node's own recursive `mkdir` never
 * returns.
 *
 * @param mode for this user only by default
 */
export function makeDirectory(path: string, mode = OWN): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeDirectory(dirname(path), mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process may have been faster.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** Creates a file that only this user can use, unless it exists. */
export function makeOwn(path: string): void {
  try {
    closeSync(openSync(path, 'ax', 0o600));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

const OTHERS = 0o077;

/** Takes the permissions of others from a file, if it exists. A file of another user stays as it is. */
export function keepOwn(path: string): void {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there === undefined || (there.mode & OTHERS) === 0 || process.platform === 'win32') return;
  try {
    chmodSync(path, there.mode & 0o777 & ~OTHERS);
  } catch (error) {
    if (!/^(EPERM|ENOENT|EROFS)$/.test(codeOf(error))) throw error;
  }
}

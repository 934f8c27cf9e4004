import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after } from 'node:test';
import { buildSync } from 'esbuild';
import { ROOT } from './built.ts';

/** A program of this folder, bundled for the tests of a file: each process starts in a fraction of the time. Returns its path. */
export function bundled(name: string): string {
  // Beside the packages that it imports.
  const outfile = join(ROOT, 'node_modules', `.${name}-${process.pid}.mjs`);
  const entryPoints = [join(import.meta.dirname, `${name}.ts`)];
  buildSync({ entryPoints, outfile, bundle: true, format: 'esm', platform: 'node', packages: 'external' });
  after(() => rmSync(outfile));
  return outfile;
}

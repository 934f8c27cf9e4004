import { join } from 'node:path';
import { after } from 'node:test';
import { BUNDLES, bundleTests, compiledIn } from '../../scripts/bundle-tests.ts';
import { ROOT } from './built.ts';

/** The compiled form of a program of this folder, which starts in a fraction of the time: the run's, or where a file is run by hand, its own. */
export async function bundled(name: string): Promise<string> {
  const path = join(import.meta.dirname, `${name}.ts`);
  const folder = process.env[BUNDLES];
  if (folder !== undefined) return compiledIn(ROOT, folder)(path);
  const { compiledOf, remove } = await bundleTests(ROOT, [path]);
  after(remove);
  return compiledOf(path);
}

import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { SAMPLE_PARTS } from '../src/register/sample-index.ts';

/** The variable with the folder where a run's compiled files are. */
export const BUNDLES = 'REGISTRATION_GHANA_TEST_BUNDLES';

/** Where the compiled form of a file is in such a folder. */
export const compiledIn =
  (root: string, folder: string) =>
  (path: string): string =>
    join(folder, relative(root, path).replace(/\.ts$/, '.js'));

/** The part of the program that reads a file beside its source. */
const WEIGHTS = join('src', 'guidance', 'reading', 'weights.ts');

/**
 * Tests and scripts find files beside their source, so each keeps its place. The program, but for its weights, does not: its threads start
 * from the bundle.
 */
function keepPlaces(root: string): Plugin {
  return {
    name: 'keep the places of tests',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/, namespace: 'file' }, ({ path }) => {
        const isMoved = path.startsWith(join(root, 'src')) && path !== join(root, WEIGHTS);
        if (isMoved || path.includes('node_modules')) return undefined;
        const places = { url: pathToFileURL(path).href, filename: path, dirname: dirname(path) };
        const contents = readFileSync(path, 'utf8').replaceAll(
          /\bimport\.meta\.(url|filename|dirname)\b/g,
          (_, name: keyof typeof places) => JSON.stringify(places[name]),
        );
        return { contents, loader: 'ts' };
      });
    },
  };
}

/**
 * Compiles test files, and what they load, into a folder: a process loads that many times quicker than the sources.
 *
 * @param root the project's folder
 * @param paths the files
 * @returns the folder, where the compiled form of a file is, and what removes them all
 */
export async function bundleTests(
  root: string,
  paths: readonly string[],
): Promise<{ folder: string; compiledOf: (path: string) => string; remove: () => void }> {
  const { build } = await import('esbuild');
  // Beside the packages that they import.
  const folder = join(root, 'node_modules', `.tests-${process.pid}`);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    // A module that starts itself as a thread has to be apart from the tests: the thread would run them.
    entryPoints: [...paths, 'src/store/register/index-worker.ts'],
    outdir: folder,
    outbase: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    chunkNames: 'chunks/[name]-[hash]',
    sourcemap: 'linked',
    sourcesContent: false,
    plugins: [keepPlaces(root)],
    logLevel: 'warning',
  });
  // The program looks for the index of its sample where a build puts it.
  for (const part of SAMPLE_PARTS) {
    const built = join(root, 'dist', `${part}.index`);
    if (existsSync(built)) copyFileSync(built, join(folder, `${part}.index`));
  }
  return { folder, compiledOf: compiledIn(root, folder), remove };
}

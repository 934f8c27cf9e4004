import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';

/** The files that the pages load, under the names that `src/http/pages/assets.ts` reads. */
const ENTRIES = { pages: 'src/http/pages/client/main.ts', style: 'src/http/pages/pages.css' };

/**
 * Bundles the pages' script and style.
 *
 * @param outdir receives `pages.js` and `style.css`
 */
export async function buildPages(root: string, outdir: string): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.entries(ENTRIES).map(([out, file]) => ({ in: join(root, file), out })),
    outdir,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    // Browsers of cheap phones still in use.
    target: ['es2020', 'chrome87', 'safari14', 'firefox85'],
    minify: true,
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  return metafile;
}

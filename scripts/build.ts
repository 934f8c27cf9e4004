import { chmod, copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { REFERENCE_FILES } from '../src/http/reference.ts';
import { skills } from '../skills/index.ts';
import { WEIGHTS_FILE } from '../src/guidance/reading/weights.ts';
import { createRegistry } from '../src/registry/contradictions.ts';
import { SAMPLE } from '../src/register/sample.ts';
import { offeredSkills } from '../src/registry/skill-files.ts';
import { writeSample } from '../src/store/register/sample-file.ts';
import { tools } from '../tools/index.ts';
import { notices } from './notices.ts';
import { sbom } from './sbom.ts';
import { buildPages } from './pages.ts';
import { writePlugin, type PackageFacts } from './plugin.ts';
import { buildViews } from './views.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

// Contradictions in the declarations fail the build, not a user's start.
const registry = createRegistry({ tools, skills });

await rm(dist, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: ['src/index.ts'],
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  // Less code to read and compile at every start; source maps keep stack traces readable.
  minify: true,
  keepNames: false,
  sourcemap: 'linked',
  sourcesContent: false,
  chunkNames: 'chunks/[name]-[hash]',
  // The only thing that is not JavaScript.
  external: ['libsql'],
  // `natural` and the CSV parsers call `require` at run time, for Node's own modules only.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  // Picks the smaller of the SDK's two validators for elicitation, which this server never uses.
  alias: {
    '@modelcontextprotocol/server/_shims': join(root, 'src/mcp/shims.ts'),
    // The other build of jsonc-parser uses a `require` that bundlers cannot resolve.
    'jsonc-parser': join(root, 'node_modules/jsonc-parser/lib/esm/main.js'),
  },
  metafile: true,
  logLevel: 'warning',
});
// The files of the API reference, served unchanged.
const swaggerUi = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
await mkdir(join(dist, 'reference'));
for (const file of REFERENCE_FILES) await copyFile(join(swaggerUi, file), join(dist, 'reference', file));
const pages = await buildPages(root, join(dist, 'pages'));
const views = await buildViews(root, join(dist, 'views'), registry);
const built = [metafile, pages, ...views];
const bundled = {
  inputs: Object.assign({}, ...built.map(({ inputs }) => inputs)),
  outputs: Object.assign({}, ...built.map(({ outputs }) => outputs)),
};
// What the reading of text knows, where its chunk looks for it.
await copyFile(join(root, 'src', 'guidance', 'reading', WEIGHTS_FILE), join(dist, 'chunks', WEIGHTS_FILE));
// The index of the bundled sample, so that no process builds it.
for (const file of await writeSample(SAMPLE, dist)) await chmod(file, 0o644);
// The skills, ready to copy into an assistant's skills folder.
for (const { name, files } of offeredSkills(registry)) {
  await mkdir(join(dist, 'skills', name, 'references'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(dist, 'skills', name, file), text);
}
const about = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as PackageFacts;
await writePlugin(join(dist, 'plugin'), about, offeredSkills(registry));
await writeFile(join(dist, 'THIRD-PARTY-NOTICES.txt'), notices(bundled, root));
await writeFile(join(dist, 'sbom.cdx.json'), sbom(bundled, root, ['node_modules/swagger-ui-dist']));
await chmod(join(dist, 'index.js'), 0o755);
if (process.argv.includes('--meta')) await writeFile(join(dist, 'meta.json'), JSON.stringify(metafile));

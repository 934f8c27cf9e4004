import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, transform, type Metafile } from 'esbuild';
import { VERSION } from '../src/commands/version.ts';
import { ENTITIES } from '../src/guidance/law/entities.ts';
import { inputSchema } from '../src/registry/json-schema.ts';
import type { Registry } from '../src/registry/registry.ts';
import type { AnyTool } from '../src/registry/tool.ts';

/** Browsers whose engines assistants still use. */
const TARGET = ['es2020', 'chrome87', 'safari15', 'firefox85'];

/** What a view takes from the declarations; `src/http/views/built.ts` says how it reads it. */
const builtFor = (tool: AnyTool): string =>
  JSON.stringify({
    version: VERSION,
    tool: tool.name,
    fields: Object.fromEntries(
      Object.entries(inputSchema(tool).properties).map(([field, { type, maxLength, minimum, maximum }]) => [
        field,
        { type, maxLength, minimum, maximum },
      ]),
    ),
    entityNames: Object.fromEntries(ENTITIES.map(({ id, name }) => [id, name])),
  });

/**
 * Builds the view of each tool that declares one: a whole document with its style and script inside.
 *
 * @param outdir receives `NAME.html`
 */
export async function buildViews(root: string, outdir: string, { tools }: Registry): Promise<Metafile[]> {
  await mkdir(outdir, { recursive: true });
  const style = await transform(await readFile(join(root, 'src/http/views/views.css'), 'utf8'), {
    loader: 'css',
    minify: true,
    target: TARGET,
  });
  return Promise.all(
    tools.flatMap(({ view, ...tool }) => (view === undefined ? [] : [buildView(root, outdir, view, tool, style.code)])),
  );
}

async function buildView(
  root: string,
  outdir: string,
  view: string,
  tool: Omit<AnyTool, 'view'>,
  style: string,
): Promise<Metafile> {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [`src/http/views/${view}.tsx`],
    define: { BUILT: builtFor(tool) },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: TARGET,
    minify: true,
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  const script = outputFiles[0]?.text ?? '';
  await writeFile(join(outdir, `${view}.html`), document(tool.title, style, script));
  return metafile;
}

/** One document that asks nothing of the network. Its style and script come from this repository alone. */
const document = (title: string, style: string, script: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main id="view"></main><script>${script}</script></body></html>`;

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApp, type App } from '../src/app.ts';
import { DEFAULT_PORTS, loadConfig } from '../src/config.ts';
import { catalog } from '../src/registry/catalog.ts';
import { renameFields, type AnyTool } from '../src/registry/tool.ts';
import { nearTrades } from './near-trades.ts';

const ROOT = join(import.meta.dirname, '..');
const MARKS = ['<!-- tools:begin -->', '<!-- tools:end -->'] as const;

/** The date for the answers in docs/tools.md. */
const DAY = '2026-11-21';
/** Longer lists and texts in a record are cut, and the cut is shown. */
const SHOWN_ITEMS = 2;
const SHOWN_CHARACTERS = 240;

/** The content of each generated file, by file name. */
export async function generated(): Promise<Record<string, string>> {
  const directory = await mkdtemp(join(tmpdir(), 'registration-ghana-generate-'));
  const app = openApp(loadConfig({ SVC_DATA_DIR: directory, SVC_TODAY: DAY }), {
    report: () => {},
    now: () => new Date(`${DAY}T09:00:00Z`),
    // As the tool server gives links where the usual port is free.
    pages: async () => `http://127.0.0.1:${DEFAULT_PORTS.serve}`,
  });
  try {
    const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
    const [before, after] = [readme.split(MARKS[0])[0], readme.split(MARKS[1])[1]];
    if (before === undefined || after === undefined) throw new Error(`README.md must contain ${MARKS.join(' and ')}`);
    const { tools } = app.registry;
    const sections = await Promise.all(tools.map((tool) => section(app, tool)));
    return {
      'catalog.json': `${JSON.stringify(catalog(app.registry), undefined, 2)}\n`,
      'README.md': `${before}${MARKS[0]}\n\n${table(tools)}\n\n${MARKS[1]}${after}`,
      'src/names/spelling/near-trades.ts': await nearTrades(),
      'docs/tools.md': `${HEAD}\n${sections.join('\n\n')}\n`,
    };
  } finally {
    app.close();
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

const HEAD = `# The five tools

Each answer is what the tools give on ${DAY} from the bundled sample of names; long lists and texts of the records are cut. \`npm run generate\`
writes this file, and a test holds it to what the tools answer. [catalog.json](../catalog.json) has the whole schemas.
`;

/** The tools in a table: the name, the first sentence of the description, the endpoint. */
function table(tools: readonly AnyTool[]): string {
  const rows = tools.map(({ name, description, endpoint }) => {
    const [sentence] = description.split(/(?<=\.) /);
    return `| [\`${name}\`](docs/tools.md#${name}) | ${sentence} | \`${endpoint}\` |`;
  });
  return ['| tool | what it does | over HTTP |', '|---|---|---|', ...rows].join('\n');
}

async function section(app: App, tool: AnyTool): Promise<string> {
  const [example] = tool.examples;
  if (example === undefined) throw new Error(`${tool.name} has no example`);
  const outcome = await app.call({ tool, input: example.input });
  if (!outcome.ok) throw new Error(`${tool.name}: ${outcome.failure.detail}`);
  const text = tool.text?.(outcome.value as never).replace(/\bfb_[0-9a-f]+/g, 'fb_…');
  return `## \`${tool.name}\`

${tool.description}

\`${tool.endpoint}\` · permission \`${tool.permission.mcp}\` (MCP), \`${tool.permission.http}\` (HTTP)${tool.stability === 'beta' ? ' · public beta' : ''}

${example.title}: \`${JSON.stringify(example.input)}\`

${text === undefined ? '' : `The text:\n\n${text.replace(/^/gm, '> ').replace(/ +$/gm, '')}\n\nThe record:\n\n`}\`\`\`json
${JSON.stringify(cut(renameFields(tool, outcome.value, 'mcp')), undefined, 2)}
\`\`\``;
}

/** Cuts long lists and texts in an answer, and replaces the values that differ in each call. */
function cut(value: unknown, key?: string): unknown {
  if (key === 'report_id') return 'fb_…';
  if (typeof value === 'string')
    return value.length > SHOWN_CHARACTERS ? `${value.slice(0, SHOWN_CHARACTERS)}…` : value;
  if (Array.isArray(value)) {
    const shown = value.slice(0, SHOWN_ITEMS).map((item) => cut(item));
    return value.length > SHOWN_ITEMS ? [...shown, `… ${value.length - SHOWN_ITEMS} more`] : shown;
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cut(inner, name)]));
  return value;
}

if (process.argv[1] === import.meta.filename) {
  for (const [file, text] of Object.entries(await generated())) await writeFile(join(ROOT, file), text);
}

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { CfWorkerJsonSchemaValidator } from '@modelcontextprotocol/server/validators/cf-worker';
import { tools } from '../../tools/index.ts';
import { ROOT, RawServer, scratch, type Message } from '../support/built.ts';
import { HTTP_CLIENTS, startBridge } from '../support/matrix.ts';

const EXTENSION = 'io.modelcontextprotocol/ui';
const MIME_TYPE = 'text/html;profile=mcp-app';
/** The most that a view may hold, in bytes: hosts keep one for each answer of a conversation. */
const MOST = 40_000;

interface Resource {
  readonly uri: string;
  readonly name?: string;
  readonly mimeType?: string;
  readonly text?: string;
  readonly _meta?: { readonly ui?: unknown };
}

interface Listed {
  readonly name: string;
  readonly _meta?: unknown;
}

/** The views that the tools declare, by tool. */
const declared = new Map(
  tools.flatMap((tool) => ('view' in tool ? [[tool.name as string, `ui://registration-ghana/${tool.view}`]] : [])),
);

const modern = {
  _meta: {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': { extensions: { [EXTENSION]: { mimeTypes: [MIME_TYPE] } } },
    'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
  },
};

/** A tool server, asked as in each era; `hello` is what it says of itself. */
const ERAS: Readonly<
  Record<string, (context: TestContext, settings?: Record<string, string>) => Promise<{ hello: Message; ask: Ask }>>
> = {
  'a client of 2025': async (context, settings = {}) => {
    const server = new RawServer(context, { SVC_DATA_DIR: scratch(context), SVC_PAGES: 'off', ...settings });
    const hello = await server.initialize();
    let id = 0;
    return { hello, ask: (method, params = {}) => server.request((id += 1), method, params) };
  },
  'a client of 2026': async (context, settings = {}) => {
    const server = new RawServer(context, { SVC_DATA_DIR: scratch(context), SVC_PAGES: 'off', ...settings });
    let id = 0;
    const ask: Ask = (method, params = {}) => server.request((id += 1), method, { ...params, ...modern });
    return { hello: await ask('server/discover'), ask };
  },
};
type Ask = (method: string, params?: Record<string, unknown>) => Promise<Message>;

const schemas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@modelcontextprotocol/ext-apps/schema.json'), 'utf8'),
) as { $defs: Record<string, object> };

/** Fails if a value is not of a type of the extension. */
function assertOf(type: string, value: unknown): void {
  const { valid, errorMessage } = new CfWorkerJsonSchemaValidator().getValidator(schemas.$defs[type]!)(value);
  assert.ok(valid, `${type}: ${errorMessage}`);
}

for (const [who, connect] of Object.entries(ERAS)) {
  test(`${who} finds each declared view at its tool and in the list, and reads it at its address`, async (context) => {
    const { hello, ask } = await connect(context);
    const { extensions } = (hello.result as { capabilities: { extensions: Record<string, unknown> } }).capabilities;
    assert.deepEqual(extensions[EXTENSION], { mimeTypes: [MIME_TYPE] });

    const listed = ((await ask('tools/list')).result as { tools: (Listed & { _meta?: { ui: object } })[] }).tools;
    assert.deepEqual(
      listed.map(({ name, _meta }) => [name, _meta]),
      tools.map(({ name }) => {
        const resourceUri = declared.get(name);
        return [name, resourceUri === undefined ? undefined : { ui: { resourceUri } }];
      }),
    );
    for (const { _meta } of listed) if (_meta !== undefined) assertOf('McpUiToolMeta', _meta.ui);

    const { resources } = (await ask('resources/list')).result as { resources: Resource[] };
    const views = resources.filter(({ uri }) => uri.startsWith('ui://'));
    assert.deepEqual(
      views.map(({ uri }) => uri),
      [...declared.values()],
    );
    for (const entry of views) {
      const { contents } = (await ask('resources/read', { uri: entry.uri })).result as { contents: Resource[] };
      assert.equal(contents.length, 1);
      for (const one of [entry, contents[0]!]) {
        assert.equal(one.uri, entry.uri);
        assert.equal(one.mimeType, MIME_TYPE);
        assertOf('McpUiResourceMeta', one._meta?.ui);
        assert.deepEqual(one._meta, views[0]!._meta);
      }
      const { csp } = (entry._meta as { ui: { csp: object } }).ui;
      assert.deepEqual(csp, { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] });
      const newer = (await ask('resources/read', { uri: `${entry.uri}?v=7` })).result as { contents: Resource[] };
      assert.equal(newer.contents[0]?.text, contents[0]?.text);
    }
  });

  test(`${who} is told that there is no other view`, async (context) => {
    const { ask } = await connect(context);
    for (const uri of ['nothing', 'name/x', '../package.json', '..%2f..%2fpackage.json', ''].map(
      (view) => `ui://registration-ghana/${view}`,
    )) {
      const { error } = await ask('resources/read', { uri });
      assert.ok(error !== undefined && [-32_002, -32_602].includes(error.code), `${uri}: ${JSON.stringify(error)}`);
    }
  });

  test(`with SVC_VIEWS=off ${who} sees what it sees without views, and no view`, async (context) => {
    const on = await connect(context);
    const off = await connect(context, { SVC_VIEWS: 'off' });
    const { extensions = {} } = (off.hello.result as { capabilities: { extensions?: object } }).capabilities;
    assert.ok(!(EXTENSION in extensions));
    for (const { name, examples } of tools.filter((tool) => tool.effect === 'reads')) {
      const call = { name, arguments: examples[0]?.input };
      assert.deepEqual((await on.ask('tools/call', call)).result, (await off.ask('tools/call', call)).result);
    }
    const listedBy = async ({ ask }: typeof on) => ((await ask('tools/list')).result as { tools: Listed[] }).tools;
    const plain = await listedBy(off);
    assert.ok(plain.every((tool) => !('_meta' in tool)));
    assert.deepEqual(
      (await listedBy(on)).map(({ _meta, ...tool }) => tool),
      plain,
    );
    const readBy = async ({ ask }: typeof on) =>
      ((await ask('resources/list')).result as { resources: Resource[] }).resources;
    const resources = await readBy(off);
    assert.deepEqual(
      (await readBy(on)).filter(({ uri }) => !uri.startsWith('ui://')),
      resources,
    );
    for (const uri of declared.values()) assert.ok('error' in (await off.ask('resources/read', { uri })));
  });
}

test('the bridge offers the views too', async (context) => {
  const { url } = await startBridge(context, { SVC_DATA_DIR: scratch(context) });
  for (const connect of Object.values(HTTP_CLIENTS)) {
    const client = await connect(url);
    context.after(() => client.close());
    for (const uri of declared.values()) {
      const { contents } = await client.readResource({ uri });
      assert.match(String(contents[0]?.text), /^<!doctype html>/);
    }
  }
  const off = await startBridge(context, { SVC_DATA_DIR: scratch(context), SVC_VIEWS: 'off' });
  const client = await HTTP_CLIENTS.v2(off.url);
  context.after(() => client.close());
  assert.ok((await client.listTools()).tools.every((tool) => !('_meta' in tool)));
});

for (const uri of declared.values()) {
  const view = uri.split('/').at(-1)!;
  const text = readFileSync(join(ROOT, 'dist', 'views', `${view}.html`), 'utf8');

  test(`the view ${view} is one small document that names nothing to fetch`, () => {
    assert.ok(Buffer.byteLength(text) < MOST, `${Buffer.byteLength(text)} bytes`);
    assert.equal(text.match(/<script/g)?.length, 1);
    assert.doesNotMatch(text, /<(?:link|img|iframe|object|embed|base)\b|\ssrc=|@import|url\((?!["']?data:)/i);
    assert.doesNotMatch(text, /\bfetch\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon|\bimport\(|\beval\(/);
  });
}

test('no view takes a text as HTML', () => {
  for (const folder of ['src/http/views', 'src/http/pages'].map((path) => join(ROOT, path)))
    for (const file of readdirSync(folder).filter((name) => /\.tsx?$/.test(name)))
      assert.doesNotMatch(
        readFileSync(join(folder, file), 'utf8'),
        /innerHTML|insertAdjacentHTML|document\.write|srcdoc/i,
        file,
      );
});

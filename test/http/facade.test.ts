import assert from 'node:assert/strict';
import test from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { skills } from '../../skills/index.ts';
import { tools } from '../../tools/index.ts';
import { ERRORS } from '../../src/errors.ts';
import { ROOT } from '../support/built.ts';
import { waitFor } from '../support/limits.ts';
import { postJson, REFERENCE, sharedService, startService, type Problem } from '../support/http.ts';

const RECOMMENDATION = '/api/v1/registration-recommendation';
const RENEWAL = '/business-name-renewal';
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

/** Everything that is made once and served as it is. */
const STATICS: readonly (readonly [path: string, type: RegExp])[] = [
  ['/', /^text\/html; charset=utf-8$/],
  ['/assistants', /^text\/html; charset=utf-8$/],
  ['/docs', /^text\/html; charset=utf-8$/],
  ['/docs/start.js', /^text\/javascript/],
  ['/docs/swagger-ui.css', /^text\/css/],
  ['/docs/swagger-ui-bundle.js', /^text\/javascript/],
  ['/openapi.json', /^application\/json/],
  ['/catalog.json', /^application\/json/],
  ['/llms.txt', /^text\/plain; charset=utf-8$/],
  ['/.well-known/api-catalog', /^application\/linkset\+json; profile="https:\/\/www\.rfc-editor\.org\/info\/rfc9727"$/],
  ['/robots.txt', /^text\/plain/],
  ['/favicon.ico', /^image\/x-icon$/],
  ['/api/v1/ai-skills', /^application\/json/],
  ['/api/v1/registration-options', /^application\/json/],
];

/** A GET whose answer is not decoded on the way. */
function get(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test('every tool is at its endpoint, and answers another method with 405 and what is allowed', async () => {
  const { url } = await sharedService();
  for (const { endpoint } of tools) {
    const [method = '', path = ''] = endpoint.split(' ');
    for (const other of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter((one) => one !== method)) {
      const response = await fetch(url + path, { method: other });
      assert.equal(response.status, 405, `${other} ${path}`);
      assert.equal(response.headers.get('allow'), method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS');
      assert.equal(((await response.json()) as Problem).code, 'METHOD_NOT_ALLOWED');
    }
  }
});

test('everything static has its type, is compressed by what the caller takes, and has one strong entity tag for each encoding', async (context) => {
  const { url } = await startService(context, { facade: { referenceDir: REFERENCE } });
  for (const [path, type] of STATICS) {
    const plain = await get(url + path);
    assert.equal(plain.status, 200, path);
    assert.match(String(plain.headers['content-type']), type, path);
    assert.equal(plain.headers['content-encoding'], undefined);
    assert.equal(plain.headers['content-length'], String(plain.body.length));
    assert.match(
      String(plain.headers['cache-control']),
      path === '/assistants' ? /^private, max-age=\d+$/ : /^public, max-age=\d+$/,
      path,
    );
    assert.match(String(plain.headers.etag), /^"[\w-]+"$/, path);
    if (plain.headers.vary === undefined) continue;
    assert.equal(plain.headers.vary, 'Accept-Encoding');
    const br = await get(url + path, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get(url + path, { 'accept-encoding': 'gzip' });
    assert.equal(br.headers['content-encoding'], 'br', path);
    assert.equal(gzip.headers['content-encoding'], 'gzip', path);
    assert.ok(brotliDecompressSync(br.body).equals(plain.body) && gunzipSync(gzip.body).equals(plain.body), path);
    assert.ok(br.body.length < gzip.body.length && gzip.body.length < plain.body.length, path);
    assert.equal(new Set([plain.headers.etag, br.headers.etag, gzip.headers.etag]).size, 3, path);
    const refused = await get(url + path, { 'accept-encoding': 'br;q=0, gzip;q=0' });
    assert.equal(refused.headers['content-encoding'], undefined, path);
  }
});

test('what the caller has already is answered with 304 and no body, also when it says no-cache', async () => {
  const { url } = await sharedService();
  for (const [path] of STATICS) {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const first = await get(url + path, { 'accept-encoding': encoding });
      const etag = String(first.headers.etag);
      for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await get(url + path, {
          'accept-encoding': encoding,
          'if-none-match': header,
          'cache-control': 'no-cache',
        });
        assert.equal(again.status, 304, `${path} ${encoding} ${header}`);
        assert.equal(again.body.length, 0);
        assert.equal(again.headers.etag, etag);
        assert.equal(again.headers['cache-control'], first.headers['cache-control']);
        assert.equal(again.headers.vary, first.headers.vary);
      }
      const other = await get(url + path, { 'accept-encoding': encoding, 'if-none-match': '"other"' });
      assert.equal(other.status, 200);
    }
  }
});

test('HEAD answers with the fields of GET and no body', async () => {
  const { url } = await sharedService();
  const varies = new Set(['date', 'x-request-id', 'keep-alive', 'connection']);
  const fields = (headers: object) => Object.fromEntries(Object.entries(headers).filter(([name]) => !varies.has(name)));
  for (const path of [...STATICS.map(([path]) => path), RENEWAL, '/healthz', '/readyz', '/nowhere']) {
    const whole = await get(url + path);
    const head = await get(url + path, {}, 'HEAD');
    assert.equal(head.status, whole.status, path);
    assert.equal(head.body.length, 0, path);
    const expected = fields(whole.headers);
    if (path === '/nowhere') delete expected['content-length'];
    assert.deepEqual(
      { ...fields(head.headers), ...(path === '/nowhere' ? { 'content-length': undefined } : {}) },
      { ...expected, ...(path === '/nowhere' ? { 'content-length': undefined } : {}) },
      path,
    );
  }
});

test('every answer has a request id of its own and forbids sniffing, referrers and framing', async () => {
  const { url } = await sharedService();
  const seen = new Set<string>();
  for (const [path, init] of [
    ['/', {}],
    ['/docs', {}],
    ['/openapi.json', {}],
    ['/nowhere', {}],
    ['/healthz', {}],
    [RENEWAL, { headers: { accept: 'text/html' } }],
    [RECOMMENDATION, { method: 'POST', body: '{' }],
    [RECOMMENDATION, { method: 'OPTIONS' }],
  ] as const) {
    const { headers } = await fetch(url + path, init);
    seen.add(headers.get('x-request-id') ?? '');
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
    const isPage = headers.get('content-type')?.startsWith('text/html') === true;
    assert.equal(headers.get('referrer-policy'), isPage ? 'same-origin' : 'no-referrer', path);
    assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'.*frame-ancestors 'none'$/, path);
    assert.doesNotMatch(headers.get('content-security-policy') ?? '', /unsafe/, path);
  }
  assert.equal(seen.size, 8);
  assert.ok(!seen.has(''));
});

test('HTML comes only where text/html is named: the renewal page, and pages that tell of errors', async () => {
  const { url } = await sharedService();
  const typeFor = async (path: string, accept?: string) => {
    const response = await fetch(url + path, accept === undefined ? {} : { headers: { accept } });
    return `${response.status} ${response.headers.get('content-type')?.split(';')[0]}`;
  };
  const json = 'application/json';
  for (const [accept, expected] of [
    [undefined, `200 ${json}`],
    ['*/*', `200 ${json}`],
    [json, `200 ${json}`],
    ['application/*', `200 ${json}`],
    ['text/*, */*;q=0.1', `200 ${json}`],
    [BROWSER, '200 text/html'],
    ['text/html', '200 text/html'],
    ['TEXT/HTML', '200 text/html'],
    [`${json}, text/html;q=0.9`, `200 ${json}`],
    [`text/html;q=0.5, ${json}`, `200 ${json}`],
    ['text/html;q=0, */*', `200 ${json}`],
    ['image/png', '406 application/problem+json'],
    [`${json};q=0`, '406 application/problem+json'],
  ] as const) {
    assert.equal(await typeFor(RENEWAL, accept), expected, `Accept: ${accept}`);
  }
  assert.equal((await fetch(url + RENEWAL)).headers.get('vary'), 'Accept');
  assert.equal(await typeFor('/api/v1/registration-options', BROWSER), `200 ${json}`);
  assert.equal(await typeFor('/api/v1/registration-options', 'text/html'), '406 text/html');
  assert.equal(await typeFor('/nowhere', BROWSER), '404 text/html');
  assert.equal(await typeFor('/nowhere', '*/*'), '404 application/problem+json');
  assert.equal(await typeFor(`${RENEWAL}?entity_type=x`, BROWSER), '422 text/html');
});

test('what a caller typed is text on a page, whatever it is', async () => {
  const { url } = await sharedService();
  const hostile = '"><script>alert(1)</script><b onload=x \'\u202E&amp;';
  const response = await fetch(`${url}${RENEWAL}?entity_type=<i>&registration_date=${encodeURIComponent(hostile)}`, {
    headers: { accept: 'text/html' },
  });
  const page = await response.text();
  assert.equal(response.status, 422);
  assert.match(page, /&lt;script>alert\(1\)&lt;\/script>/);
  assert.doesNotMatch(page, /<script(?! type="module" src="\/assets\/)|<b |<i>|\u202E/);
});

test('the renewal page holds every fact of the JSON answer, and no inline script or style', async () => {
  const { url } = await sharedService();
  const query = '?entity_type=partnership&registration_date=2024-02-29';
  const answer = (await (await fetch(url + RENEWAL + query)).json()) as {
    steps: string[];
    documents: string[];
    consequences: string[];
    warnings: string[];
    explanation: string;
    status_explanation: string;
  };
  const page = await (await fetch(url + RENEWAL + query, { headers: { accept: BROWSER } })).text();
  const text = page
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
  const { steps, documents, consequences, warnings, explanation, status_explanation } = answer;
  // Where it stands is a list of its sentences.
  const standing = status_explanation.split(/(?<=\.) /);
  for (const fact of [explanation, ...standing, ...steps, ...documents, ...consequences, ...warnings])
    assert.ok(text.includes(fact), fact);
  assert.doesNotMatch(page, /<script(?! type="module" src="\/assets\/)| style=|<style/);
});

test('a body that cannot be read says why: 400, 413, 415', async () => {
  const { url } = await sharedService();
  const post = async (
    body: string | Uint8Array | undefined,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ) => {
    const response = await fetch(url + RECOMMENDATION, {
      method: 'POST',
      headers,
      ...(body === undefined ? {} : { body: body as string }),
    });
    return { status: response.status, headers: response.headers, problem: (await response.json()) as Problem };
  };
  const good = '{"purpose":"a church"}';
  const invalid = Buffer.concat([Buffer.from('{"purpose":"a'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
  for (const [what, body, code] of [
    ['nothing', undefined, 'INVALID_JSON'],
    ['an empty body', '', 'INVALID_JSON'],
    ['half of it', '{"purpose":', 'INVALID_JSON'],
    ['another language', '<purpose/>', 'INVALID_JSON'],
    ['invalid UTF-8', invalid, 'INVALID_JSON'],
    ['UTF-16', Buffer.from(good, 'utf16le'), 'INVALID_JSON'],
  ] as const) {
    const { status, problem } = await post(body);
    assert.equal(status, 400, what);
    assert.equal(problem.code, code, what);
  }
  assert.equal((await post(`{"purpose":"${'a'.repeat(65 * 1024)}"}`)).status, 413);
  assert.equal((await post('x'.repeat(5_000_000))).problem.code, 'TOO_LARGE');
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
    'json',
    '',
  ]) {
    const { status, headers, problem } = await post(good, { 'content-type': type });
    assert.equal(status, 415, type);
    assert.equal(headers.get('accept-post'), 'application/json');
    assert.equal(problem.code, 'UNSUPPORTED_MEDIA_TYPE');
  }
  assert.equal((await post(good, { 'content-type': 'application/json', 'content-encoding': 'gzip' })).status, 415);
  for (const type of ['application/json', 'Application/JSON; Charset="UTF-8"', 'application/vnd.api+json'])
    assert.equal((await post(good, { 'content-type': type })).status, 200, type);
  assert.equal((await post(`\uFEFF${good}`)).status, 200);
  for (const body of ['[]', '5', 'null', '"x"']) assert.equal((await post(body)).problem.code, 'INVALID_INPUT', body);
});

test('a problem has every member that its readers need, its type following from its code', async () => {
  const { url } = await sharedService();
  const response = await postJson(url + RECOMMENDATION, { purpse: 'a church' });
  const problem = (await response.json()) as Problem;
  assert.deepEqual(Object.keys(problem).sort(), [
    'code',
    'detail',
    'errors',
    'fix',
    'instance',
    'retry',
    'status',
    'title',
    'type',
  ]);
  assert.equal(problem.type, 'urn:registration-ghana:problem:invalid-input');
  assert.equal(problem.status, response.status);
  assert.equal(problem.title, ERRORS.INVALID_INPUT.title);
  assert.equal(problem.instance, `urn:registration-ghana:request:${response.headers.get('x-request-id')}`);
  assert.equal(problem.fix, 'Send POST /api/v1/registration-recommendation again with {"purpose":"a church"}');
});

test('a query: unknown parameters are passed over unless they mean a field; repeated and broken ones are refused', async () => {
  const { url } = await sharedService();
  const mistyped = await fetch(`${url}${RENEWAL}?registration_dat=2020&utm_source=x`);
  assert.equal(mistyped.status, 422);
  const { errors, fix } = (await mistyped.json()) as Problem;
  assert.deepEqual(
    errors?.map(({ parameter }) => parameter),
    ['registration_dat'],
  );
  assert.equal(fix, 'Send GET /business-name-renewal?registration_date=2020');
  const refused = await fetch(`${url}/api/v1/registration-options?entity_types=ngo,ltd`);
  const [, mended = ''] = /^Send GET (\S+)$/.exec(((await refused.json()) as Problem).fix) ?? [];
  assert.match(mended, /entity_types=company_limited_by_guarantee&entity_types=company_limited_by_shares$/);
  assert.equal((await fetch(url + mended)).status, 200);
  const status = async (query: string) => (await fetch(`${url}${RENEWAL}${query}`)).status;
  assert.equal(await status('?utm_source=x&fbclid=%ff&entity_type=partnership'), 200);
  assert.equal(await status('?entity_type=&registration_date='), 200);
  assert.equal(await status('?__proto__=x&constructor=y'), 200);
  assert.equal(await status('?entity_type=partnership&entity_type=partnership'), 422);
  assert.equal(await status('?entity_type=%ff'), 400);
  assert.equal(await status('?entity_type=%zz'), 400);
  const problem = (await (await fetch(`${url}${RENEWAL}?entity_type=%ff`)).json()) as Problem;
  assert.deepEqual(
    problem.errors?.map(({ parameter }) => parameter),
    ['entity_type'],
  );
});

test('URLs in answers start with the configured address, else with the one it listens on, never with the Host field', async () => {
  const own = await sharedService({ SVC_ALLOW_HOST: 'allowed.example' });
  const post = async (url: string) => {
    const response = await new Promise<string>((resolve, reject) => {
      const sent = request(
        url + RECOMMENDATION,
        {
          method: 'POST',
          headers: { host: 'allowed.example', 'x-forwarded-host': 'evil.example', 'content-type': 'application/json' },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          answer.on('end', () => resolve(text));
        },
      );
      sent.on('error', reject).end('{"purpose":"a church"}');
    });
    assert.ok(!/(?:evil|allowed)\.example/.test(response));
    return (JSON.parse(response) as { redirect_url: string }).redirect_url;
  };
  assert.ok((await post(own.url)).startsWith(`${own.url}/start/company_limited_by_guarantee?`));
  const configured = await sharedService({
    SVC_BASE_URL: 'https://registration.example/ghana/',
    SVC_ALLOW_HOST: 'allowed.example',
  });
  assert.ok((await post(configured.url)).startsWith('https://registration.example/ghana/start/'));
  const { servers } = (await (await fetch(`${configured.url}/openapi.json`)).json()) as { servers: { url: string }[] };
  assert.equal(servers[0]?.url, 'https://registration.example/ghana');
  assert.match(await (await fetch(`${configured.url}/docs`)).text(), /src="\/ghana\/docs\/start\.js"/);
});

test('GET /api/v1/ai-skills answers the blueprints as an array, of one status when asked', async () => {
  const { url } = await sharedService();
  const list = async (query = '') =>
    (await (await fetch(`${url}/api/v1/ai-skills${query}`)).json()) as { id: string; status: string }[];
  assert.deepEqual(
    (await list()).map(({ id }) => id),
    skills.map(({ id }) => id),
  );
  const beta = await list('?status=beta');
  assert.ok(beta.length > 0 && beta.every(({ status }) => status === 'beta'));
  const wrong = await fetch(`${url}/api/v1/ai-skills?status=availabel`);
  assert.equal(wrong.status, 422);
  assert.match(((await wrong.json()) as Problem).detail, /Did you mean available\?/);
});

/** Whether the service says that it is ready; until then it says when to ask again. */
async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`);
  if (response.status === 200) return true;
  assert.equal(((await response.json()) as Problem).code, 'NOT_READY');
  assert.equal(response.headers.get('retry-after'), '2');
  return false;
}

test('the catalog served is the committed one, and the link set names every description', async () => {
  const { url } = await sharedService();
  const json = async (path: string): Promise<unknown> => (await fetch(url + path)).json();
  assert.deepEqual(await json('/catalog.json'), JSON.parse(readFileSync(join(ROOT, 'catalog.json'), 'utf8')));
  await waitFor('the service to be ready', () => isReady(url));
  const { linkset } = (await json('/.well-known/api-catalog')) as { linkset: Record<string, { href: string }[]>[] };
  const [links] = linkset;
  assert.ok(links);
  for (const [relation, targets] of Object.entries(links)) {
    if (relation === 'anchor') continue;
    for (const { href } of targets) assert.equal((await fetch(href)).status, 200, href);
  }
  assert.equal(
    (await fetch(`${url}/.well-known/api-catalog`, { method: 'HEAD' })).headers.get('link'),
    `<${url}/.well-known/api-catalog>; rel="api-catalog"`,
  );
  const llms = await (await fetch(`${url}/llms.txt`)).text();
  for (const { endpoint } of tools) assert.ok(llms.includes(endpoint), endpoint);
});

test('the API reference and the pages load nothing from elsewhere and nothing that is missing', async () => {
  const { url } = await sharedService();
  for (const path of ['/', '/docs', RENEWAL, '/nowhere']) {
    const page = await (await fetch(url + path, { headers: { accept: BROWSER } })).text();
    const loaded = Array.from(
      page.matchAll(/<(?:link|script|img|div)\b[^>]* (?:src|href|data-description)="([^"]+)"/g),
      ([, address = '']) => address,
    );
    assert.ok(loaded.length > 0, path);
    for (const address of loaded) {
      assert.match(address, /^\/(?!\/)/, `${path} loads ${address}`);
      assert.equal((await fetch(url + address)).status, 200, `${path} loads ${address}`);
    }
    assert.doesNotMatch(page, /<script(?![^>]* src=)|<style| on[a-z]+=| style=/, path);
  }
});

interface Operation {
  operationId: string;
  summary: string;
  'x-stability': string;
  requestBody?: { content: Record<string, { schema: unknown; examples: Record<string, { value: unknown }> }> };
  parameters?: { name: string; in: string; schema: unknown }[];
  responses: Record<
    string,
    { $ref?: string; content?: Record<string, { schema: unknown; examples?: Record<string, { value: unknown }> }> }
  >;
}

test('OpenAPI names each tool at its endpoint with its own schemas, in the words of HTTP, and each problem it may answer', async () => {
  const { url } = await sharedService();
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as {
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
  };
  const catalog = JSON.parse(readFileSync(join(ROOT, 'catalog.json'), 'utf8')) as {
    tools: {
      name: string;
      input_schema: { properties: Record<string, unknown> };
      output_schema: { properties: Record<string, unknown>; required: string[] };
    }[];
  };
  assert.match(document.openapi, /^3\.1\./);
  for (const tool of tools) {
    const [method = '', path = ''] = tool.endpoint.split(' ');
    const operation = document.paths[path]?.[method.toLowerCase()];
    assert.ok(operation, tool.endpoint);
    const published = catalog.tools.find(({ name }) => name === tool.name);
    assert.ok(published);
    assert.equal(operation.operationId, tool.name);
    assert.equal(operation['x-stability'], tool.stability);
    assert.equal(operation.summary.endsWith('(Public beta)'), tool.stability === 'beta');
    if (method === 'POST') {
      const body = operation.requestBody?.content['application/json'];
      assert.deepEqual(body?.schema, published.input_schema);
      assert.equal(Object.keys(body?.examples ?? {}).length, tool.examples.length);
    } else
      assert.deepEqual(
        (operation.parameters ?? []).map(({ name }) => name),
        Object.keys(published.input_schema.properties),
      );
    const schema = operation.responses[String(tool.status)]?.content?.['application/json']?.schema as {
      properties: Record<string, unknown>;
    };
    const renamed = Object.keys(published.output_schema.properties)
      .filter((name) => name !== 'justregisterit_url')
      .map((name) => (name === 'svc_url' ? 'redirect_url' : name));
    assert.deepEqual(Object.keys(schema.properties), renamed);
    for (const status of ['429', '500', '503', ...(method === 'POST' ? ['400', '413', '415', '422'] : [])])
      assert.ok(operation.responses[status], `${tool.name} ${status}`);
  }
});

test('the answers shown in OpenAPI are what the examples are answered with', async (context) => {
  // One of its own: the first service of a process may be too slow to have the examples answered in time.
  const { url } = await startService(context);
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const [recommend] = tools;
  assert.ok(recommend);
  const path = recommend.endpoint.slice('POST '.length);
  const shown = paths[path]?.['post']?.responses['200']?.content?.['application/json']?.examples?.['example1']?.value;
  assert.deepEqual(await (await postJson(url + path, recommend.examples[0]?.input)).json(), shown);
});

test('the mistakes shown in OpenAPI are answered as they are shown', async () => {
  const { url } = await sharedService();
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  let shown = 0;
  for (const tool of tools.filter(({ endpoint }) => endpoint.startsWith('POST '))) {
    const path = tool.endpoint.slice('POST '.length);
    const example = paths[path]?.['post']?.responses['422']?.content?.['application/problem+json']?.examples?.[
      'mistake'
    ]?.value as Problem;
    const [first = ''] = Object.keys(tool.examples[0]?.input ?? {});
    const { [first]: value, ...rest } = tool.examples[0]?.input ?? {};
    const { instance, ...answered } = (await (
      await postJson(url + path, { ...rest, [first.slice(0, -1)]: value })
    ).json()) as Problem;
    assert.ok(instance);
    assert.deepEqual(answered, example);
    shown += 1;
  }
  assert.equal(shown, 3);
});

test('options are compared without a query, and told in full for types with commas, repeated, or all', async () => {
  const { url } = await sharedService();
  const get = async (query: string) => {
    const response = await fetch(`${url}/api/v1/registration-options${query}`);
    const body = (await response.json()) as {
      entities?: { id: string; requirements?: unknown[] }[];
      after?: object;
      errors?: { parameter: string; detail: string }[];
    };
    return { status: response.status, ...body };
  };
  const ids = ({ entities = [] }: Awaited<ReturnType<typeof get>>) => entities.map(({ id }) => id);
  const compared = await get('');
  assert.equal(ids(compared).length, 11);
  assert.ok(compared.entities?.every(({ requirements }) => requirements === undefined));
  const two = ['sole_proprietorship', 'external_company'];
  for (const query of [
    '?entity_types=sole_proprietorship,external_company',
    '?entity_types=external_company&entity_types=sole_proprietorship',
  ]) {
    const some = await get(query);
    assert.deepEqual(ids(some), two);
    assert.ok(some.after && some.entities?.every(({ requirements }) => requirements !== undefined));
  }
  const all = await get('?entity_types=all');
  assert.equal(ids(all).length, 11);
  assert.ok(all.entities?.every(({ requirements }) => requirements !== undefined));
  assert.deepEqual(ids(await get('?other=1')), ids(compared));
  for (const [query, said] of [
    [`?entity_types=${ids(compared).slice(0, 4).join(',')}`, /at most 3 of .*list of 4/],
    ['?entity_types=partnershp', /Did you mean partnership\?/],
  ] as const) {
    const refused = await get(query);
    assert.equal(refused.status, 422);
    assert.equal(refused.errors?.[0]?.parameter, 'entity_types');
    assert.match(refused.errors[0].detail, said);
  }
});

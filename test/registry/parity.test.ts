import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { createMcpServer } from '../../src/mcp/server.ts';
import { tools } from '../../tools/index.ts';
import type { AnyTool } from '../../src/registry/tool.ts';
import { postJson, startService, type Problem, type Service } from '../support/http.ts';

/** The facade and the tool server over the same services, each spoken to by a client of its own. */
async function bothFaces(context: TestContext): Promise<{ service: Service; mcp: Client }> {
  const service = await startService(context);
  const { app } = service;
  const server = createMcpServer({
    registry: app.registry,
    version: '0',
    call: app.call,
  });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const mcp = new Client({ name: 'parity', version: '0' });
  await Promise.all([server.connect(theirs), mcp.connect(ours)]);
  context.after(() => mcp.close());
  return { service, mcp };
}

/** One call over HTTP, as its endpoint wants it. */
async function overHttp(
  url: string,
  tool: AnyTool,
  input: Record<string, unknown>,
): Promise<{ status: number; type: string; body: Record<string, unknown> }> {
  const [method, path = ''] = tool.endpoint.split(' ');
  const query = new URLSearchParams(Object.entries(input).map(([field, value]) => [field, String(value)]));
  const response = method === 'POST' ? await postJson(url + path, input) : await fetch(`${url}${path}?${query}`);
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    body: (await response.json()) as Record<string, unknown>,
  };
}

/** One call over MCP: what it says, whether or not it is an error. */
async function overMcp(
  mcp: Client,
  tool: AnyTool,
  input: Record<string, unknown>,
): Promise<{ isError: boolean; body: Record<string, unknown> }> {
  const result = await mcp.callTool({ name: tool.name, arguments: input });
  const [content] = result.content as { text: string }[];
  const body = result.structuredContent ?? (JSON.parse(content?.text ?? '') as unknown);
  return { isError: result.isError === true, body: body as Record<string, unknown> };
}

/** What differs from one call to the next, whatever the face. */
const ONCE = ['report_id', 'received_at'];

test('each example of each tool is answered alike by the facade and the tool server, but for the names of fields', async (context) => {
  const { service, mcp } = await bothFaces(context);
  let compared = 0;
  for (const tool of tools) {
    for (const { input, title } of tool.examples) {
      const http = await overHttp(service.url, tool, input);
      const { isError, body } = await overMcp(mcp, tool, input);
      assert.equal(isError, false, title);
      assert.equal(http.status, tool.status, `${tool.name}: ${title}`);
      assert.equal(http.type, 'application/json; charset=utf-8');
      const { svc_url, justregisterit_url, ...rest } = body;
      const expected = svc_url === undefined ? rest : { ...rest, redirect_url: svc_url };
      assert.equal(justregisterit_url, svc_url);
      for (const field of ONCE) {
        assert.equal(typeof http.body[field], typeof expected[field]);
        delete http.body[field];
        delete expected[field];
      }
      assert.deepEqual(http.body, expected, `${tool.name}: ${title}`);
      compared += 1;
    }
  }
  assert.ok(compared >= tools.length);
  assert.deepEqual(service.faults, []);
});

const POST_ONLY = true;
/** Kinds of bad input: which tool, what is sent, which field it is about; some cannot be written in a query. */
const BAD: readonly (readonly [
  kind: string,
  tool: string,
  input: Record<string, unknown>,
  fields: readonly string[],
  postOnly?: boolean,
])[] = [
  ['nothing at all', 'recommend_registration_entity', {}, ['']],
  ['only empty texts', 'recommend_registration_entity', { business_name: '  ', purpose: '' }, ['']],
  ['an unknown field near a known one', 'recommend_registration_entity', { purpse: 'a shop' }, ['purpse']],
  ['an unknown field near none', 'recommend_registration_entity', { purpose: 'a shop', zzzzzz: 1 }, ['zzzzzz']],
  ['a field of the prototype', 'recommend_registration_entity', { purpose: 'a shop', constructor: 1 }, ['constructor']],
  ['a number for a text', 'recommend_registration_entity', { purpose: 5 }, ['purpose']],
  ['a list for a text', 'recommend_registration_entity', { purpose: ['a shop'] }, ['purpose']],
  ['an object for a text', 'recommend_registration_entity', { purpose: { text: 'a shop' } }, ['purpose']],
  ['null for a text', 'recommend_registration_entity', { purpose: null }, ['purpose']],
  ['a word for a boolean', 'recommend_registration_entity', { expects_donations: 'maybe' }, ['expects_donations']],
  ['a number for a boolean', 'recommend_registration_entity', { expects_donations: 1 }, ['expects_donations']],
  ['a fraction for an integer', 'recommend_registration_entity', { team_size: 1.5 }, ['team_size']],
  ['an integer under its range', 'recommend_registration_entity', { team_size: 0 }, ['team_size']],
  ['an integer over its range', 'recommend_registration_entity', { team_size: '10000001' }, ['team_size']],
  ['a text that is too long', 'recommend_registration_entity', { purpose: 'a'.repeat(2001) }, ['purpose']],
  [
    'a name that shows nothing',
    'check_business_name_availability',
    { business_name: '\u0000\u202E\uD800' },
    ['business_name'],
  ],
  [
    'a placeholder for a text',
    'check_business_name_availability',
    { business_name: '<business_name>' },
    ['business_name'],
  ],
  ['a placeholder for a date', 'get_renewal_guidance', { registration_date: '<YYYY-MM-DD>' }, ['registration_date']],
  [
    'several faults at once',
    'recommend_registration_entity',
    { business_name: 'x'.repeat(161), team_size: 'ten', color: 'red' },
    ['business_name', 'color', 'team_size'],
  ],
  ['a missing name', 'check_business_name_availability', {}, ['business_name']],
  ['an empty name', 'check_business_name_availability', { business_name: ' ' }, ['business_name']],
  ['a name without a letter', 'check_business_name_availability', { business_name: '&&&' }, ['business_name']],
  ['a limit over its range', 'check_business_name_availability', { business_name: 'Ama', limit: 21 }, ['limit']],
  [
    'a faulty one of several other names',
    'check_business_name_availability',
    { business_name: 'Ama', other_names: ['Ama Looms', '&&&'] },
    ['other_names/1'],
  ],
  [
    'too many other names',
    'check_business_name_availability',
    { business_name: 'Ama', other_names: ['a', 'b', 'c', 'd', 'e'] },
    ['other_names'],
  ],
  ['an unknown kind near a known one', 'submit_bot_feedback', { kind: 'bug', message: 'x' }, ['kind']],
  ['a missing message', 'submit_bot_feedback', { kind: 'suggestion' }, ['message']],
  ['an unknown entity type', 'get_renewal_guidance', { entity_type: 'sole_propietorship' }, ['entity_type']],
  ['a date that is none', 'get_renewal_guidance', { registration_date: '2023-02-29' }, ['registration_date']],
  [
    'a date in another form',
    'get_renewal_guidance',
    { registration_date: '02/03/2020', last_renewal_date: 'yesterday' },
    ['last_renewal_date', 'registration_date'],
  ],
  ['a parameter near a known field', 'get_renewal_guidance', { registration_dat: '2020' }, ['registration_dat']],
  [
    'a list for a date',
    'get_renewal_guidance',
    { registration_date: ['2020-01-01'] },
    ['registration_date'],
    POST_ONLY,
  ],
];

/** The mend of a refused request with the call in the words of MCP: a query holds the same input as the body. */
function asOnMcp({ name, endpoint }: AnyTool, fix: string): string {
  assert.doesNotMatch(fix, new RegExp(name));
  const [path = '', query = ''] = endpoint.split('GET ')[1] === undefined ? [] : fix.split(/(?<=nd GET \S+?)(?:\?|$)/);
  const input = JSON.stringify(Object.fromEntries(new URLSearchParams(query)));
  return (path === '' ? fix : `${path} again with ${input}`).replace(
    new RegExp(`(?:(S)|s)end ${endpoint}`),
    (_, first) => `${first === undefined ? 'c' : 'C'}all ${name}`,
  );
}

test('each kind of bad input is refused with the same code, words, fields and mend by the facade and the tool server', async (context) => {
  const { service, mcp } = await bothFaces(context);
  for (const [kind, name, input, fields, postOnly] of BAD) {
    const tool = tools.find((one) => one.name === name);
    assert.ok(tool, name);
    if (postOnly === true && tool.endpoint.startsWith('GET ')) continue;
    const { isError, body: expected } = await overMcp(mcp, tool, input);
    assert.equal(isError, true, kind);
    const { status, type, body } = await overHttp(service.url, tool, input);
    assert.equal(status, 422, kind);
    assert.equal(type, 'application/problem+json; charset=utf-8', kind);
    const problem = body as unknown as Problem;
    const errors = (problem.errors ?? []).map(({ pointer, parameter, detail }) => ({
      pointer: parameter === undefined ? (pointer ?? '') : `/${parameter}`,
      detail,
    }));
    const { code, detail, fix, retry } = problem;
    assert.deepEqual({ code, detail, fix: asOnMcp(tool, fix), errors, retry }, expected, kind);
    assert.deepEqual(errors.map(({ pointer }) => pointer.slice(1)).sort(), fields, kind);
    for (const error of errors) assert.ok(detail.includes(error.detail), kind);
  }
});

test('a query names a wrong parameter, a body a JSON pointer', async (context) => {
  const { url } = await startService(context);
  const query = (await (await fetch(`${url}/business-name-renewal?entity_type=x`)).json()) as Problem;
  assert.deepEqual(
    query.errors?.map(({ parameter, pointer }) => [parameter, pointer]),
    [['entity_type', undefined]],
  );
  const body = (await (
    await postJson(`${url}/api/v1/bot-feedback`, { kind: 'x', message: 'y', 'a/b~c': 1 })
  ).json()) as Problem;
  assert.deepEqual(body.errors?.map(({ parameter, pointer }) => [parameter, pointer]).sort(), [
    [undefined, '/a~1b~0c'],
    [undefined, '/kind'],
  ]);
});

test('text forms of numbers and booleans are taken by the facade as by the tool server', async (context) => {
  const { service, mcp } = await bothFaces(context);
  const [recommend] = tools;
  assert.ok(recommend);
  const input = { purpose: '  a church in Tamale  ', team_size: '80', expects_donations: 'true', business_name: '' };
  const http = await overHttp(service.url, recommend, input);
  const { svc_url } = (await overMcp(mcp, recommend, input)).body;
  assert.equal(http.body['redirect_url'], svc_url);
  assert.match(String(svc_url), /purpose=a\+church\+in\+Tamale&expects_donations=true&team_size=80$/);
});

test('a store that cannot be opened is told alike on both faces, as 503 with Retry-After on HTTP', async (context) => {
  const service = await startService(context, { settings: { SVC_DATA_DIR: import.meta.filename } });
  const { app, url } = service;
  const feedback = tools.find(({ name }) => name === 'submit_bot_feedback');
  assert.ok(feedback);
  const outcome = await app.call({ tool: feedback, input: { kind: 'suggestion', message: 'x' } });
  assert.equal(outcome.ok, false);
  const response = await postJson(`${url}/api/v1/bot-feedback`, { kind: 'suggestion', message: 'x' });
  assert.equal(response.status, 503);
  assert.equal(response.headers.get('retry-after'), '30');
  const problem = (await response.json()) as Problem;
  assert.equal(problem.code, 'STORE_UNAVAILABLE');
  assert.equal(problem.detail, outcome.ok ? '' : outcome.failure.detail);
  assert.ok(!JSON.stringify(problem).includes('parity.test'));
  const answered = await postJson(`${url}/api/v1/registration-recommendation`, { purpose: 'a church' });
  assert.equal(answered.status, 200);
});

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { gzipSync, brotliCompressSync } from 'node:zlib';
import test, { type TestContext } from 'node:test';
import { skills } from '../../skills/index.ts';
import { openApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config.ts';
import { createRegistry } from '../../src/registry/contradictions.ts';
import { renameFields, type AnyTool } from '../../src/registry/tool.ts';
import { tools } from '../../tools/index.ts';
import { ENTRY, scratch } from '../support/built.ts';
import { startService } from '../support/http.ts';
import { waitFor } from '../support/limits.ts';
import { startListening } from '../support/matrix.ts';
import {
  CHECK,
  FEEDBACK,
  INPUTS,
  OPTIONS,
  RECOMMEND,
  RENEWAL,
  failureOf,
  json,
  serviceCaller,
  startFake,
  valueOf,
} from '../support/services.ts';

const RECOMMENDATION = {
  recommended_entity: 'partnership',
  reason: 'Two people share it.',
  confidence: 0.8,
  need: 'register',
  next_questions: [{ question: 'Is there a deed?', field: 'owners', options: [] }],
  understood: [{ field: 'owners', value: '2', from: 'stated', probability: 1 }],
  redirect_url: 'https://svc.example/start/partnership',
  alternatives: [{ entity: 'sole_proprietorship', confidence: 0.1, reason: 'If only one owns it.' }],
  cautions: [{ message: 'A partnership has 2 to 20 members.', source: 'Act 152' }],
};

test('an older service is asked in the four fields, with the stated facts as sentences, and this is remembered', async (context) => {
  const { need: _need, understood: _understood, ...rest } = RECOMMENDATION;
  const asked: Record<string, unknown>[] = [];
  const older = { ...rest, next_questions: ['Is there a deed?'] };
  for (const strict of [true, false]) {
    asked.length = 0;
    const fake = await startFake(context, (_request, response, body) => {
      const input = JSON.parse(body) as Record<string, unknown>;
      asked.push(input);
      const unknown = Object.keys(input).filter((key) => !['purpose', 'team_size'].includes(key));
      if (!strict || unknown.length === 0) return json(response, older);
      const errors = unknown.map((key) => ({ pointer: `/${key}`, detail: `There is no field ${key}.` }));
      return json(response, { code: 'INVALID_INPUT', detail: 'x', errors }, 422);
    });
    const ask = serviceCaller(context, fake.url);
    const input = {
      purpose: 'cloth '.repeat(330),
      owners: 2,
      wants: ['limited_liability'],
      foreign: ['none'],
      topics: ['loan'],
    };
    const value = valueOf(await ask(RECOMMEND, input));
    assert.deepEqual(value['next_questions'], [{ question: 'Is there a deed?' }]);
    assert.equal(value['need'], 'register');
    assert.equal(asked.length, 2);
    const { purpose, team_size, ...others } = asked[1] as { purpose: string; team_size: number };
    assert.deepEqual([team_size, others], [2, {}]);
    assert.match(
      purpose,
      /2 people own it\. You want limited liability, which keeps your own property safe from its debts\. All owners are Ghanaians\. A loan or a guarantor\.$/,
    );
    assert.ok(purpose.length <= 2000);
    valueOf(await ask(RECOMMEND, input));
    assert.equal(asked.length, 3, 'the second call goes straight to the four fields');
  }
});

test('what a tool server answers in service mode is what the service answers', async (context) => {
  const service = await startService(context);
  const ask = serviceCaller(context, service.url);
  for (const name of [RECOMMEND, OPTIONS, CHECK]) {
    const tool = service.app.registry.tool(name);
    assert.ok(tool);
    const there = valueOf(await service.app.call({ tool, input: INPUTS[name] }));
    assert.deepEqual(valueOf(await ask(name)), there, name);
  }
  const receipt = valueOf(await ask(FEEDBACK));
  const kept = await service.app.feedback.list({ limit: 10 });
  assert.deepEqual(
    kept.map(({ report_id }) => report_id),
    [receipt['report_id']],
  );
  assert.deepEqual(ask.faults, []);
});

test('renewal is answered here without a call, with the handoff address of the service', async (context) => {
  const fake = await startFake(context, (_request, response) => json(response, {}));
  const ask = serviceCaller(context, `${fake.url}/ghana`);
  const value = valueOf(await ask(RENEWAL, { entity_type: 'partnership', registration_date: '2024-05-06' }));
  assert.equal(value['duty'], 'annual_renewal');
  assert.equal(
    value['handoff_url'],
    `${fake.url}/ghana/business-name-renewal?entity_type=partnership&registration_date=2024-05-06`,
  );
  assert.equal(fake.requests.length, 0);
});

test('a call goes to the declared endpoint below the path of the base address, as JSON', async (context) => {
  const fake = await startFake(context, (_request, response) => json(response, RECOMMENDATION));
  await serviceCaller(context, `${fake.url}/ghana`)(RECOMMEND, { purpose: '  Two cousins  ', team_size: '2' });
  const [request] = fake.requests;
  assert.equal(request?.method, 'POST');
  assert.equal(request?.url, '/ghana/api/v1/registration-recommendation');
  assert.equal(request?.headers['content-type'], 'application/json');
  assert.equal(request?.headers.accept, 'application/json');
  assert.equal(request?.headers['user-agent'], 'registration-ghana/9.9.9');
  assert.equal(request?.headers.authorization, undefined);
  assert.deepEqual(JSON.parse(request?.body ?? ''), { purpose: 'Two cousins', team_size: 2 });
});

test('fields that the service has more are dropped at every depth, and its spelling of the link is read', async (context) => {
  const grown = {
    ...RECOMMENDATION,
    model: 'next',
    svc_url: 'https://elsewhere.example/',
    start_url: 'https://elsewhere.example/',
    alternatives: [{ ...RECOMMENDATION.alternatives[0], rank: 2 }],
    cautions: [{ ...RECOMMENDATION.cautions[0], ['__proto__']: { polluted: true } }],
  };
  const fake = await startFake(context, (_request, response) => json(response, grown));
  const ask = serviceCaller(context, fake.url);
  const value = valueOf(await ask(RECOMMEND));
  const { redirect_url, ...same } = RECOMMENDATION;
  assert.deepEqual(value, { ...same, start_url: redirect_url });
  assert.deepEqual(Object.keys(renameFields(ask.tool(RECOMMEND), value, 'mcp')).includes('justregisterit_url'), true);
  assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
});

test('an answer that lacks fields falls back, and the notice names them', async (context) => {
  const { confidence: _confidence, redirect_url: _url, ...lacking } = RECOMMENDATION;
  const fake = await startFake(context, (_request, response) => json(response, { ...lacking, reason: 5 }));
  const value = valueOf(await serviceCaller(context, fake.url)(RECOMMEND));
  assert.equal(value['recommended_entity'], 'company_limited_by_guarantee');
  const [notice = ''] = value['notices'] as string[];
  assert.match(notice, /confidence, redirect_url missing; reason not as declared/);
  assert.match(notice, /guidance built into this program/);
});

test('what cannot be seen in a text of the service reaches no assistant', async (context) => {
  const hidden = '\u200b\u202e\u{E0049}\u{E0067}\ufe0f\u0007';
  const match = { name: `Ama${hidden} Looms`, source: 'registry', score: 1, why: `the same${hidden}`, status: hidden };
  const coverage = { names: 1, covers: `All${hidden} names` };
  const fake = await startFake(context, (_request, response) =>
    json(response, {
      business_name: 'Ama Looms',
      outlook: 'conflict',
      summary: `The same name${hidden}`,
      exact: [match],
      sounds_like: [],
      similar: [],
      advisories: [{ code: 'x', severity: 'info', message: `m${hidden}`, source: `s${hidden}` }],
      suggestions: [`Ama${hidden}`],
      checked: { applications: coverage, registry: coverage },
      decision: `The Registrar${hidden} decides`,
      notices: [`n${hidden}`],
    }),
  );
  const value = valueOf(await serviceCaller(context, fake.url)(CHECK));
  assert.doesNotMatch(JSON.stringify(value), /\\u|[\p{Cc}\p{Cf}\ufe0f]/u);
  assert.deepEqual(value['exact'], [{ ...match, name: 'Ama Looms', why: 'the same', status: '' }]);
});

test('a link that is no web address is not passed on', async (context) => {
  const fake = await startFake(context, (_request, response) =>
    json(response, { ...RECOMMENDATION, redirect_url: 'javascript:alert(1)' }),
  );
  const value = valueOf(await serviceCaller(context, fake.url)(RECOMMEND));
  assert.doesNotMatch(JSON.stringify(value), /javascript/);
  assert.match(String((value['notices'] as string[])[0]), /link that is not a web address/);
});

test('compressed answers are read', async (context) => {
  const bytes = Buffer.from(JSON.stringify(RECOMMENDATION));
  for (const [encoding, body] of Object.entries({ gzip: gzipSync(bytes), br: brotliCompressSync(bytes) })) {
    const fake = await startFake(context, (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding }).end(body);
    });
    assert.equal(
      valueOf(await serviceCaller(context, fake.url)(RECOMMEND))['recommended_entity'],
      'partnership',
      encoding,
    );
  }
});

test('a refusal of the input is passed on for every tool, never answered here, with the field and its reason quoted', async (context) => {
  const fields: Record<string, string> = { [RECOMMEND]: 'purpose', [CHECK]: 'business_name', [FEEDBACK]: 'message' };
  for (const [name, field] of Object.entries(fields)) {
    const fake = await startFake(context, (_request, response) =>
      json(
        response,
        {
          code: 'INVALID_INPUT',
          detail: 'secret',
          errors: [{ pointer: `/${field}`, detail: 'It must not name a ministry.' }],
        },
        422,
        { 'content-type': 'application/problem+json; charset=utf-8' },
      ),
    );
    const failure = failureOf(await serviceCaller(context, fake.url)(name));
    assert.equal(failure.code, 'INVALID_INPUT');
    assert.deepEqual(
      failure.errors?.map((error) => error.field),
      [field],
    );
    assert.match(failure.detail, new RegExp(`refuses ${field}\\. It says: "It must not name a ministry\\."`));
    assert.match(failure.fix, new RegExp(`Fix ${field} and call ${name} again`));
    assert.equal(fake.requests.length, 1, 'a refusal is not asked for twice');
  }
});

test('nothing that looks like markup, code or a path gets out of a refusal', async (context) => {
  const details = [
    '<b>no</b>',
    'TypeError: x at /srv/app/index.js:3',
    'see /etc/service/rules.json',
    'one\ntwo',
    'x'.repeat(2000),
    7,
  ];
  const fake = await startFake(context, (_request, response) =>
    json(response, { errors: details.map((detail) => ({ pointer: '/purpose', detail })) }, 422),
  );
  const failure = failureOf(await serviceCaller(context, fake.url)(RECOMMEND));
  assert.equal(failure.errors?.length, details.length);
  for (const { detail } of failure.errors ?? []) assert.equal(detail, 'The registration service refuses purpose.');
  const html = await startFake(context, (_request, response) => {
    response.writeHead(422, { 'content-type': 'text/html' }).end('<h1>Unprocessable</h1>');
  });
  const bare = failureOf(await serviceCaller(context, html.url)(CHECK));
  assert.equal(bare.code, 'INVALID_INPUT');
  assert.doesNotMatch(JSON.stringify(bare), /<|Unprocessable/);
});

test('a report that fails on the way is sent again under one key, and is kept once', async (context) => {
  const service = await startService(context);
  let calls = 0;
  const keys = new Set<unknown>();
  // A front that loses the service's first two answers on the way back.
  const front = await startFake(context, (request, response, body) => {
    keys.add(request.headers['idempotency-key']);
    void fetch(`${service.url}${request.url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': String(request.headers['idempotency-key']) },
      body,
    }).then(async (answer) => {
      calls += 1;
      if (calls < 3) response.destroy();
      else json(response, await answer.json(), answer.status);
    });
  });
  const receipt = valueOf(await serviceCaller(context, front.url)(FEEDBACK));
  assert.equal(calls, 3);
  assert.equal(keys.size, 1);
  assert.deepEqual(
    (await service.app.feedback.list({ limit: 10 })).map(({ report_id }) => report_id),
    [receipt['report_id']],
  );
});

test('a report whose fate is unknown keeps its key for the next try; others, and those that were kept, have their own', async (context) => {
  const keys: unknown[] = [];
  let fails = true;
  const fake = await startFake(context, (request, response) => {
    keys.push(request.headers['idempotency-key']);
    if (fails) response.destroy();
    else
      json(response, { report_id: 'fb_1', status: 'queued_for_review', received_at: '2026-11-21T00:00:00.000Z' }, 202);
  });
  const ask = serviceCaller(context, fake.url, {
    retryPolicy: { connect: 1_000, total: 2_000, attempts: 1, pause: 1 },
  });
  const failure = failureOf(await ask(FEEDBACK));
  assert.match(failure.fix, /may have been stored\. You can repeat the same call: it is stored once/);
  fails = false;
  await ask(FEEDBACK);
  await ask(FEEDBACK);
  await ask(FEEDBACK, { kind: 'suggestion', message: 'Another.' });
  assert.equal(keys[1], keys[0]);
  assert.equal(new Set(keys).size, 3);
});

test('a key that the caller gives is sent to the service, with every attempt, and nothing is kept here', async (context) => {
  let fails = true;
  const fake = await startFake(context, (_request, response) => {
    if (fails) response.destroy();
    else
      json(response, { report_id: 'fb_1', status: 'queued_for_review', received_at: '2026-11-21T00:00:00.000Z' }, 202);
    fails = false;
  });
  const app = openApp(loadConfig({ SVC_DATA_DIR: scratch(context), SVC_BASE_URL: fake.url }), {
    report: (error) => assert.fail(String(error)),
    callsService: { version: '9.9.9' },
  });
  context.after(() => app.close());
  const outcome = await app.call({
    tool: app.registry.tool(FEEDBACK)!,
    input: INPUTS[FEEDBACK],
    idempotencyKey: 'my-key',
  });
  assert.equal(valueOf(outcome)['report_id'], 'fb_1');
  assert.deepEqual(
    fake.requests.map(({ headers }) => headers['idempotency-key']),
    ['my-key', 'my-key'],
  );
  assert.equal(await app.gauges.waitingReports(), 0);
});

test('a key that belongs to another report is refused as such, here as on the service', async (context) => {
  const service = await startService(context);
  const app = openApp(loadConfig({ SVC_DATA_DIR: scratch(context), SVC_BASE_URL: service.url }), {
    report: (error) => assert.fail(String(error)),
    callsService: { version: '9.9.9' },
  });
  context.after(() => app.close());
  const tool = app.registry.tool(FEEDBACK)!;
  const again = { kind: 'suggestion', message: 'Another.' };
  for (const { call } of [app, service.app]) {
    valueOf(await call({ tool, input: INPUTS[FEEDBACK], idempotencyKey: 'one-key' }));
    assert.equal(failureOf(await call({ tool, input: again, idempotencyKey: 'one-key' })).code, 'KEY_REUSED');
  }
  // A key belongs to its caller: what came over the network is another's than what was called in the service's own process.
  assert.equal((await service.app.feedback.list({ limit: 10 })).length, 2);
});

test('a service that is busy for a moment is asked again, one that asks for a long wait is not', async (context) => {
  let left = 2;
  const fake = await startFake(context, (_request, response) => {
    left -= 1;
    if (left >= 0) json(response, {}, 503);
    else json(response, RECOMMENDATION);
  });
  assert.equal(valueOf(await serviceCaller(context, fake.url)(RECOMMEND))['notices'], undefined);
  assert.equal(fake.requests.length, 3);
  const busy = await startFake(context, (_request, response) => json(response, {}, 429, { 'retry-after': '40' }));
  const failure = failureOf(await serviceCaller(context, busy.url)(CHECK));
  assert.equal(failure.code, 'RATE_LIMITED');
  assert.equal(failure.retryAfter, 40);
  assert.equal(busy.requests.length, 1);
});

test('calls one after the other use one connection', async (context) => {
  const fake = await startFake(context, (_request, response) => json(response, RECOMMENDATION));
  const ask = serviceCaller(context, fake.url);
  for (let turn = 0; turn < 5; turn += 1) valueOf(await ask(RECOMMEND));
  assert.equal(fake.opened(), 1);
});

test('a connection that the service closed in between is replaced without the caller noticing', async (context) => {
  const fake = await startFake(context, (request, response) => {
    json(response, RECOMMENDATION);
    response.once('finish', () => setTimeout(() => request.socket.destroy(), 5));
  });
  const ask = serviceCaller(context, fake.url);
  for (let turn = 0; turn < 5; turn += 1) {
    assert.equal(valueOf(await ask(RECOMMEND))['notices'], undefined);
    await waitFor('the service to close the connection', () => fake.connections.size === 0);
  }
});

test('cancelling a call ends the request to the service, and is neither answered here nor tried again', async (context) => {
  const cancelled = new AbortController();
  let closed: Promise<unknown> | undefined;
  const fake = await startFake(context, (_request, response) => {
    closed = once(response, 'close');
    cancelled.abort();
  });
  const failure = failureOf(await serviceCaller(context, fake.url)(RECOMMEND, { purpose: 'x' }, cancelled.signal));
  assert.equal(failure.code, 'CANCELLED');
  assert.ok(closed);
  await closed;
  assert.equal(fake.requests.length, 1);
});

test('serve is the service: it never calls another, whatever its base address is', async (context) => {
  const fake = await startFake(context, (_request, response) => json(response, RECOMMENDATION));
  const serving = await startListening(
    context,
    [ENTRY, 'serve', '--port', '0', '--base-url', fake.url],
    { SVC_DATA_DIR: scratch(context), SVC_LOG_LEVEL: 'silent' },
    (line) => /listens on (http:\S+)/.exec(line)?.[1],
  );
  const response = await fetch(`${serving.url}/api/v1/registration-recommendation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(INPUTS[RECOMMEND]),
  });
  const { recommended_entity, redirect_url } = (await response.json()) as Record<string, string>;
  assert.equal(recommended_entity, 'company_limited_by_guarantee');
  assert.ok(redirect_url?.startsWith(`${fake.url}/start/`));
  assert.equal(fake.opened(), 0);
});

test('a tool may only be answered here instead of the service where this program has all it takes, and can say so', () => {
  const declared = (change: Partial<AnyTool>) => () =>
    createRegistry({ tools: tools.map((tool) => (tool.name === change.name ? { ...tool, ...change } : tool)), skills });
  assert.throws(
    declared({ name: CHECK, answeredBy: 'service_or_here' }),
    /uses names, whose data only the service has/,
  );
  assert.throws(declared({ name: FEEDBACK, answeredBy: 'here' }), /uses feedback, whose data only the service has/);
  const recommend = tools.find(({ name }) => name === RECOMMEND);
  assert.ok(recommend);
  assert.throws(declared({ ...recommend, output: recommend.output.omit({ notices: true }) }), /cannot say so/);
});

/** A service of an older version: it knows neither `other_names` nor `entity_type`, and suggests plain strings. */
const olderService = async (context: TestContext, suggestions?: readonly string[]) => {
  const coverage = { names: 200, covers: 'A sample' };
  const asked: Record<string, unknown>[] = [];
  const fake = await startFake(context, (_request, response, body) => {
    const input = JSON.parse(body) as Record<string, unknown>;
    asked.push(input);
    const unknown = Object.keys(input).filter((field) => field !== 'business_name' && field !== 'limit');
    const type = { 'content-type': 'application/problem+json; charset=utf-8' };
    const errors = unknown.map((field) => ({ pointer: `/${field}`, detail: `There is no field "${field}".` }));
    if (unknown.length > 0) return json(response, { code: 'INVALID_INPUT', errors }, 422, type);
    const match = { name: `${String(input['business_name'])} Ltd`, source: 'registry', score: 1, why: 'the same name' };
    return json(response, {
      business_name: input['business_name'],
      outlook: 'conflict',
      summary: `Of ${String(input['business_name'])}.`,
      exact: [match],
      sounds_like: [],
      similar: [],
      advisories: [],
      ...(suggestions === undefined ? {} : { suggestions }),
      checked: { applications: coverage, registry: coverage },
      decision: 'The Registrar decides.',
    });
  });
  return { fake, asked };
};

test('a service that refuses the newer fields of the name check is asked again without them, once for each name', async (context) => {
  const { fake, asked } = await olderService(context, ['Sankbitehaven']);
  const value = valueOf(
    await serviceCaller(context, fake.url)(CHECK, {
      business_name: 'Yayra',
      other_names: ['Oda Looms', 'yayra', 'Pra Looms', 'Oda Looms'],
      entity_type: 'partnership',
      limit: 3,
    }),
  );
  assert.equal(asked.length, 4);
  assert.deepEqual(
    asked.slice(1).sort((a, b) => (String(a['business_name']) < String(b['business_name']) ? -1 : 1)),
    ['Oda Looms', 'Pra Looms', 'Yayra'].map((business_name) => ({ business_name, limit: 3 })),
  );
  assert.equal(value['business_name'], 'Yayra');
  assert.deepEqual(value['other_names'], [
    {
      business_name: 'Oda Looms',
      outlook: 'conflict',
      summary: 'Of Oda Looms.',
      closest: { name: 'Oda Looms Ltd', source: 'registry', score: 1, why: 'the same name' },
    },
    {
      business_name: 'Pra Looms',
      outlook: 'conflict',
      summary: 'Of Pra Looms.',
      closest: { name: 'Pra Looms Ltd', source: 'registry', score: 1, why: 'the same name' },
    },
  ]);
  assert.deepEqual(value['suggestions'], [{ name: 'Sankbitehaven', meaning: 'not given by the service' }]);
  assert.match(String(value['notices']), /does not know entity_type/);
});

test('suggestions that are missing are read as none', async (context) => {
  const { fake, asked } = await olderService(context);
  const value = valueOf(await serviceCaller(context, fake.url)(CHECK));
  assert.deepEqual([value['suggestions'], value['other_names'], asked.length], [[], undefined, 1]);
});

test('a refusal of one of the names is passed on with its place, and is not asked again', async (context) => {
  const fake = await startFake(context, (_request, response) =>
    json(response, { errors: [{ pointer: '/other_names/1', detail: 'It must not name a ministry.' }] }, 422),
  );
  const failure = failureOf(
    await serviceCaller(context, fake.url)(CHECK, { business_name: 'Yayra', other_names: ['Oda', 'Pra'] }),
  );
  assert.deepEqual(
    failure.errors?.map(({ field, item }) => [field, item]),
    [['other_names', 1]],
  );
  assert.match(failure.detail, /refuses other_names\/1/);
  assert.equal(fake.requests.length, 1);
});

test('if one of the calls to an older service fails, the whole call fails', async (context) => {
  let calls = 0;
  const fake = await startFake(context, (_request, response) => {
    calls += 1;
    if (calls === 1) json(response, { errors: [{ pointer: '/other_names', detail: 'There is no such field.' }] }, 422);
    else json(response, {}, 404);
  });
  const failure = failureOf(
    await serviceCaller(context, fake.url)(CHECK, { business_name: 'Yayra', other_names: ['Oda'] }),
  );
  assert.equal(failure.code, 'SERVICE_UNREACHABLE');
});

test('an older service that refuses entity_types, or ignores it, is asked for all types, which are filtered here', async (context) => {
  const entity = (id: string) => ({
    id,
    name: id,
    summary: 'A type.',
    suits: 'Some.',
    members: { min: 1 },
    liability: 'Theirs.',
    registered_with: 'ORC',
    legal_basis: 'Act 151',
    requirements: ['A form.'],
    fees: [],
    annual_duty: 'Yearly.',
    start_url: `https://svc.example/start/${id}`,
  });
  const older = {
    entities: ['sole_proprietorship', 'partnership', 'external_company'].map(entity),
    ai_features: [],
    as_of: '2026-01-01',
  };
  for (const strict of [true, false]) {
    const fake = await startFake(context, (request, response) => {
      const detail = 'There is no parameter entity_types.';
      if (!strict || !request.url?.includes('?')) return json(response, older);
      json(response, { code: 'INVALID_INPUT', detail, errors: [{ parameter: 'entity_types', detail }] }, 400);
    });
    const ask = serviceCaller(context, fake.url);
    const value = valueOf(await ask(OPTIONS, { entity_types: ['partnership'] }));
    const entities = value['entities'] as { id: string; requirements: unknown }[];
    assert.deepEqual(
      entities.map(({ id }) => id),
      ['partnership'],
    );
    assert.deepEqual(entities[0]?.requirements, [{ text: 'A form.' }]);
    assert.equal(fake.requests.length, 2);
    assert.match(fake.requests[0]!.url, /\?entity_types=partnership$/);
    assert.match(String(ask.tool(OPTIONS).text?.(value as never)), /A form\./);
    // It is remembered; and without the field the answer is passed on as it is.
    valueOf(await ask(OPTIONS, { entity_types: ['partnership'] }));
    assert.equal(fake.requests.length, 3);
    assert.equal((valueOf(await ask(OPTIONS, {}))['entities'] as unknown[]).length, 3);
  }
});

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, type TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { catalog } from '../../src/registry/catalog.ts';
import { createRegistry } from '../../src/registry/contradictions.ts';
import type { AnyTool } from '../../src/registry/tool.ts';
import { skills } from '../../skills/index.ts';
import { ENTITY_IDS } from '../../src/guidance/law/entity-ids.ts';
import { tools } from '../../tools/index.ts';
import { ENTRY, RawServer, environment, runCli, scratch, type Message } from '../support/built.ts';
import { command } from '../support/command.ts';
import { CLIENTS, type AnyClient } from '../support/clients.ts';
import { size, waitFor, within } from '../support/limits.ts';
import { SPECIFIED } from '../support/specified.ts';

/** Whether every value given in an excerpt stands in the answer. */
function assertHolds(answer: unknown, excerpt: unknown, path = 'answer'): void {
  if (Array.isArray(excerpt))
    excerpt.forEach((item, index) => assertHolds((answer as unknown[])[index], item, `${path}[${index}]`));
  if (excerpt !== null && typeof excerpt === 'object') {
    for (const [key, value] of Object.entries(excerpt))
      assertHolds((answer as Record<string, unknown>)[key], value, `${path}.${key}`);
  } else assert.deepEqual(answer, excerpt, path);
}

interface Schema {
  readonly type?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}
/** What the tool list shows of an answer's shape: its fields with their types. */
const outlineOf = ({ properties = {} }: Schema) => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(properties).map(([field, { type, items }]) => [
      field,
      items === undefined ? { type } : { type, items: { type: items.type } },
    ]),
  ),
});

const published = catalog(createRegistry({ tools, skills }));

const directory = mkdtempSync(join(tmpdir(), 'registration-ghana-'));
after(() => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }));

for (const [who, connect] of Object.entries(CLIENTS)) {
  let connecting: Promise<AnyClient> | undefined;
  /** One client and one server for the tests of an era. */
  const connected = () => (connecting ??= connect({ SVC_DATA_DIR: directory, SVC_TODAY: '2026-11-21' }));
  after(async () => (await connecting)?.close());

  test(`${who} lists the five tools with schemas, hints and titles, as the catalog has them`, async () => {
    const client = await connected();
    const { tools: listed } = await client.listTools();
    assert.deepEqual(
      listed.map(({ name, title, description, inputSchema, outputSchema }) => ({
        name,
        title,
        description,
        input_schema: inputSchema,
        output_schema: outputSchema,
      })),
      JSON.parse(
        JSON.stringify(
          published.tools.map(({ name, title, description, input_schema, output_schema }) => ({
            name,
            title,
            description,
            input_schema,
            output_schema: outlineOf(output_schema as Schema),
          })),
        ),
      ),
    );
    for (const { annotations } of listed) {
      assert.deepEqual(Object.keys(annotations as object).toSorted(), [
        'destructiveHint',
        'idempotentHint',
        'openWorldHint',
        'readOnlyHint',
      ]);
    }
    const about = client.getServerVersion();
    assert.equal(about?.name, 'registration-ghana');
    assert.ok(about.title && Array.isArray(about.icons));
    assert.ok((client.getInstructions() ?? '').length > 200);
  });

  test(`${who} gets from every tool what each of its examples says`, async () => {
    const client = await connected();
    // The v1 client only holds an answer against its output schema once it has listed the tools.
    await client.listTools();
    for (const tool of tools) {
      for (const { title, input, output } of tool.examples) {
        const answer = await client.callTool({ name: tool.name, arguments: input });
        assert.notEqual(answer.isError, true, `${title}: ${JSON.stringify(answer.content)}`);
        assertHolds(answer.structuredContent, output, title);
        const [block] = answer.content as { type: string; text: string }[];
        const text = block?.text ?? '';
        if ((tool as AnyTool).text === undefined) assert.deepEqual(JSON.parse(text), answer.structuredContent, title);
        else assert.match(text, /^(\*\*|## )/, `${title}: the verdict or the type comes first`);
      }
    }
  });

  test(`${who} gets a tool error as text alone for bad input`, async () => {
    const client = await connected();
    await client.listTools();
    const answer = await client.callTool({
      name: 'recommend_registration_entity',
      arguments: { team_size: 'many', porpose: 'a shop' },
    });
    assert.equal(answer.isError, true);
    assert.equal(answer.structuredContent, undefined);
    const facts = JSON.parse((answer.content as { text: string }[])[0]?.text ?? '');
    assert.equal(facts.code, 'INVALID_INPUT');
    assert.equal(facts.retry, false);
    assert.deepEqual(facts.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted(), [
      '/porpose',
      '/team_size',
    ]);
  });

  test(`${who} gets a JSON-RPC error with the nearest name for an unknown tool`, async () => {
    const client = await connected();
    await assert.rejects(
      client.callTool({ name: 'recommend_registration_entty' }),
      (error: { code: number; message: string }) =>
        error.code === -32602 && /Did you mean recommend_registration_entity\?/.test(error.message),
    );
    for (const name of ['__proto__', 'constructor', 'toString'])
      await assert.rejects(client.callTool({ name }), (error: { code: number }) => error.code === -32602);
  });

  test(`${who} is told in words what is wrong with arguments that are no object, and with a prompt’s`, async () => {
    const client = await connected();
    for (const [given, said] of [
      [[], 'array'],
      ['a shop', 'string'],
    ] as const) {
      const call = { name: 'recommend_registration_entity', arguments: given as unknown as Record<string, unknown> };
      await assert.rejects(
        client.callTool(call),
        ({ message }: Error) =>
          message.endsWith(`params.arguments: Invalid input: expected object, received ${said}.`) &&
          !message.includes('{'),
      );
    }
    const refused = async (name: string, idea: unknown) =>
      client.getPrompt({ name, arguments: { idea: idea as string } }).then(
        () => '',
        (error: Error) => error.message,
      );
    assert.match(await refused('start_a_busines', 'x'), /Prompt start_a_busines not found/);
    assert.match(
      await refused('start_a_business', 'x'.repeat(2001)),
      /idea: must be text of at most 2,000 characters$/,
    );
    assert.equal(await refused('start_a_business', ''), '');
  });

  test(`${who} reads the catalog and the options, and the prompts, with completion of entity types`, async () => {
    const client = await connected();
    const { resources } = await client.listResources();
    assert.deepEqual(
      resources.map(({ uri }) => uri).filter((uri) => !uri.startsWith('skill://') && !uri.startsWith('ui://')),
      ['registration-ghana://catalog', 'registration-ghana://options'],
    );
    const [read] = (await client.readResource({ uri: 'registration-ghana://catalog' })).contents;
    assert.deepEqual(JSON.parse(String(read?.text)), JSON.parse(JSON.stringify(published)));
    const [options] = (await client.readResource({ uri: 'registration-ghana://options' })).contents;
    const { entities, after } = JSON.parse(String(options?.text)) as { entities: object[]; after: object };
    assert.equal(entities.length, 11);
    for (const entity of entities) assert.ok('requirements' in entity && 'steps' in entity);
    assert.equal(Object.keys(after).length, 7);
    const { prompts } = await client.listPrompts();
    assert.deepEqual(
      prompts.map(({ name }) => name),
      ['start_a_business', 'check_my_business_name', 'renew_my_business'],
    );
    const renewal = await client.getPrompt({
      name: 'renew_my_business',
      arguments: { business_name: 'Ama\u202E "Looms"', registration_date: '2019', entity_type: ' \u200B' },
    });
    const asked = (renewal.messages[0]!.content as { text: string }).text;
    assert.match(asked, /Its name: "Ama \\"Looms\\""\. Entity type: not known\. Registered: "2019"\./);
    assert.match(asked, /Last renewed or filed: ask me/);
    const prompt = await client.getPrompt({ name: 'start_a_business', arguments: { idea: 'selling "waakye"' } });
    assert.match(JSON.stringify(prompt.messages), /waakye/);
    assert.ok((await client.getPrompt({ name: 'check_my_business_name' })).messages.length === 1);
    const { completion } = await client.complete({
      ref: { type: 'ref/prompt', name: 'start_a_business' },
      argument: { name: 'entity_type', value: 'co' },
    });
    assert.deepEqual(completion.values, [
      'company_limited_by_shares',
      'company_limited_by_guarantee',
      'cooperative_society',
    ]);
  });
}

const started = async (context: TestContext, settings: Record<string, string>, nodeArgs: readonly string[] = []) => {
  const server = new RawServer(context, settings, nodeArgs);
  await server.initialize();
  return server;
};

test('the five tools of the list fit in 13,000 characters, any other in 1,500, and each description, the instructions and the options answer in their bounds', async (context) => {
  const server = await started(context, { SVC_DATA_DIR: scratch(context) });
  const list = await server.request(1, 'tools/list');
  const more = tools.length - SPECIFIED.length;
  const length = JSON.stringify(list.result).length;
  assert.ok(length < 13_000 + 1_500 * more, `tools/list has ${length} characters: shorten descriptions`);
  for (const { description } of (list.result as { tools: { description: string }[] }).tools)
    assert.ok(description.length <= 800);
  const about = (
    await server.request(2, 'initialize', {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'x', version: '1' },
    })
  ).result;
  assert.ok(Buffer.byteLength(String(about?.['instructions'])) < 1500);
  // 8,000 tokens, at three characters a token.
  const options = (id: number, input = {}) => server.callTool(id, 'list_registration_options', input);
  const textOf = ({ result }: Awaited<ReturnType<typeof options>>): string =>
    (result!['content'] as { text: string }[])[0]!.text;
  const compared = await options(3);
  assert.ok(textOf(compared).length <= 8_000, `${textOf(compared).length}`);
  assert.ok(JSON.stringify(compared.result?.['structuredContent']).length < 24_000);
  // Hosts refuse more than about 25,000 tokens.
  const inFull = await options(4, {
    entity_types: ['company_limited_by_guarantee', 'company_limited_by_shares', 'unlimited_company'],
  });
  assert.ok(textOf(inFull).length < 30_000, `${textOf(inFull).length}`);
  for (const entity_types of [['all'], [...ENTITY_IDS].slice(0, 4)]) {
    const refused = await options(5, { entity_types });
    assert.equal(refused.result?.['isError'], true);
    assert.match(textOf(refused), /at most 3 of sole_proprietorship/);
  }
  server.child.stdin.end();
  await within('the server to end', server.exited);
});

test('nothing but JSON-RPC reaches stdout on normal calls, bad input, broken lines and unknown methods', async (context) => {
  const server = await started(context, { SVC_DATA_DIR: scratch(context) });
  server.send('this is not JSON');
  server.send('{"jsonrpc":"2.0","id":7}');
  server.send('[]');
  await server.request('m', 'no/such/method');
  const refused = server.lines
    .map((line) => JSON.parse(line) as Message)
    .filter(({ error }) => error?.code === -32_600);
  assert.equal(refused.length, 2, 'what is JSON and no message is answered, what is not JSON is passed over');
  await server.callTool('a', 'recommend_registration_entity', { purpose: 'a kenkey joint' });
  await server.callTool('b', 'recommend_registration_entity', {});
  await server.request('c', 'tools/call', {
    name: 'check_business_name_availability',
    arguments: 'text' as unknown as Record<string, unknown>,
  });
  await server.callTool('d', 'check_business_name_availability', { business_name: 'Kente Cloud Systems Ltd' });
  server.child.stdin.end();
  assert.equal(await within('the server to end', server.exited), 0);
  assert.deepEqual(server.impurities(), []);
  assert.equal(server.stderr, '', 'no stack for a bad line');
});

/** A module loaded before the server, as a dependency that misbehaves would be. */
function intruder(directory: string, code: string): string {
  const file = join(directory, 'intruder.mjs');
  writeFileSync(file, code);
  return pathToFileURL(file).href;
}

test('a library that prints to stdout is heard on stderr only', async (context) => {
  const directory = scratch(context);
  const noise = intruder(
    directory,
    'setTimeout(() => { console.log("noise one"); process.stdout.write("noise two\\n"); console.table([1]); }, 100);',
  );
  const server = await started(context, { SVC_DATA_DIR: directory }, ['--import', noise]);
  await waitFor('the noise on stderr', () => server.stderr.includes('noise two'));
  assert.ok((await server.callTool(1, 'list_registration_options')).result);
  server.child.stdin.end();
  assert.equal(await within('the server to end', server.exited), 0);
  assert.deepEqual(server.impurities(), []);
  assert.match(server.stderr, /noise one[\s\S]*noise two/);
});

test('an uncaught exception ends the server with 1, said on stderr, with stdout clean', async (context) => {
  const directory = scratch(context);
  const fault = intruder(directory, 'setTimeout(() => { throw new Error("out of nowhere"); }, 100);');
  const server = new RawServer(context, { SVC_DATA_DIR: directory }, ['--import', fault]);
  assert.equal(await within('the server to end', server.exited), 1);
  assert.deepEqual(server.impurities(), []);
  assert.match(server.stderr, /out of nowhere/);
});

test('a rejected promise that nobody handles is said on stderr and the server answers on', async (context) => {
  const directory = scratch(context);
  const fault = intruder(directory, 'setTimeout(() => { Promise.reject(new Error("left alone")); }, 100);');
  const server = await started(context, { SVC_DATA_DIR: directory }, ['--import', fault]);
  await waitFor('the rejection on stderr', () => server.stderr.includes('left alone'));
  assert.ok((await server.callTool(1, 'list_registration_options')).result);
  server.child.stdin.end();
  assert.equal(await within('the server to end', server.exited), 0);
  assert.match(server.stderr, /left alone/);
});

test('with a file in the place of its data directory the server starts, answers what needs no store, and says why the rest fails', async (context) => {
  const file = join(scratch(context), 'in-the-way');
  writeFileSync(file, '');
  const server = await started(context, { SVC_DATA_DIR: file, SVC_PAGES: 'off' });
  assert.notEqual(
    (await server.callTool(1, 'recommend_registration_entity', { purpose: 'a chop bar' })).result?.['isError'],
    true,
  );
  assert.notEqual((await server.callTool(2, 'get_renewal_guidance', {})).result?.['isError'], true);
  for (const [id, name, args] of [
    [3, 'submit_bot_feedback', { kind: 'suggestion', message: 'x' }],
    [4, 'check_business_name_availability', { business_name: 'Ama' }],
  ] as const) {
    const result = (await server.callTool(id, name, args)).result as { isError: boolean; content: { text: string }[] };
    assert.equal(result.isError, true);
    const facts = JSON.parse(result.content[0]?.text ?? '');
    assert.equal(facts.code, 'STORE_UNAVAILABLE');
    assert.match(facts.detail, /a file stands where the data directory should be/);
    assert.equal(facts.retry, true);
    assert.doesNotMatch(JSON.stringify(facts), /in-the-way/);
  }
  server.child.stdin.end();
  assert.equal(await within('the server to end', server.exited), 0);
  assert.deepEqual(server.impurities(), []);
});

test('a damaged store is said to be damaged', async (context) => {
  const directory = scratch(context);
  writeFileSync(join(directory, 'registration-ghana.sqlite'), 'this is no database '.repeat(500));
  const server = await started(context, { SVC_DATA_DIR: directory });
  const result = (await server.callTool(1, 'submit_bot_feedback', { kind: 'suggestion', message: 'x' })).result as {
    content: { text: string }[];
  };
  assert.match(result.content[0]?.text ?? '', /its file is damaged or is not a database/);
  server.child.stdin.end();
  assert.equal(await within('the server to end', server.exited), 0);
});

test('what was read before the end of stdin is answered, then the server exits with 0', async (context) => {
  const directory = scratch(context);
  const lines = [
    {
      jsonrpc: '2.0',
      id: 0,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
    },
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    ...Array.from({ length: 50 }, (_, index) => ({
      jsonrpc: '2.0',
      id: index + 1,
      method: 'tools/call',
      params: {
        name: index % 2 === 0 ? 'submit_bot_feedback' : 'recommend_registration_entity',
        arguments: index % 2 === 0 ? { kind: 'suggestion', message: `report ${index}` } : { purpose: 'a kiosk' },
      },
    })),
  ];
  const { status, stdout } = spawnSync(process.execPath, [ENTRY], {
    env: environment({ SVC_DATA_DIR: directory, SVC_PAGES: 'off' }),
    input: `${lines.map((one) => JSON.stringify(one)).join('\n')}\n`,
    encoding: 'utf8',
  });
  assert.equal(status, 0);
  const answers = stdout
    .trim()
    .split('\n')
    .map((one) => JSON.parse(one) as Message);
  assert.deepEqual(
    answers.map(({ id }) => Number(id)).toSorted((a, b) => a - b),
    Array.from({ length: 51 }, (_, index) => index),
  );
  const list = await command(['feedback', 'list', '--json', '--limit', '100'], { SVC_DATA_DIR: directory });
  const listed = JSON.parse(list.stdout) as { report_id: string }[];
  assert.equal(listed.length, 25, 'every acknowledged report is kept');
});

test('the server ends when its client closes stdout under it', async (context) => {
  const server = await started(context, { SVC_DATA_DIR: scratch(context) });
  server.child.stdout.destroy();
  for (let id = 0; id < 20; id += 1) server.send({ jsonrpc: '2.0', id, method: 'tools/list' });
  assert.equal(await within('the server to end', server.exited), 0);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`the server ends with 0 on ${signal}`, async (context) => {
    const server = await started(context, { SVC_DATA_DIR: scratch(context) });
    server.child.kill(signal);
    assert.equal(await within('the server to end', server.exited), 0);
  });
}

const STARTS = size(5, 50);

test(`${STARTS} starts and stops leave no process behind`, async (context) => {
  const directory = scratch(context);
  const pids: number[] = [];
  while (pids.length < STARTS) {
    await Promise.all(
      Array.from({ length: 5 }, async (_, index) => {
        const server = await started(context, { SVC_DATA_DIR: directory });
        pids.push(server.child.pid ?? 0);
        if (index % 2 === 0) await server.callTool(1, 'submit_bot_feedback', { kind: 'suggestion', message: 'x' });
        server.child.stdin.end();
        assert.equal(await within('the server to end', server.exited), 0);
      }),
    );
  }
  for (const pid of pids) assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
});

test('"" and a literal ${VAR} count as unset, and a flag wins over its variable', async (context) => {
  const directory = scratch(context);
  const url = async (settings: Record<string, string>, args: string[] = []) => {
    const server = new RawServer(context, { SVC_DATA_DIR: directory, ...settings }, [], args);
    await server.initialize();
    const answer = await server.callTool(1, 'recommend_registration_entity', { purpose: 'a kiosk' });
    server.child.stdin.end();
    await within('the server to end', server.exited);
    const { svc_url } = (answer.result?.['structuredContent'] ?? {}) as { svc_url: string };
    return svc_url;
  };
  for (const unset of size(['${SVC_BASE_URL}'], ['', '${SVC_BASE_URL}', '${user_config.base_url}']))
    assert.match(await url({ SVC_BASE_URL: unset }), /^http:\/\/127\.0\.0\.1:\d+\/start\//);
  // Nobody listens there: the recommendation comes from the embedded guidance, its link from the setting.
  assert.match(
    await url({ SVC_BASE_URL: 'http://127.0.0.1:9/variable' }, ['--base-url', 'http://127.0.0.1:9/flag/']),
    /^http:\/\/127\.0\.0\.1:9\/flag\/start\//,
  );
});

test('a setting that cannot be used ends the start with 2 and says what is allowed', () => {
  const { status, stdout, stderr } = runCli([], { SVC_BASE_URL: 'https://user:pw@example.com/' });
  assert.equal(status, 2);
  assert.equal(stdout, '');
  assert.match(stderr, /SVC_BASE_URL \(or --base-url\) must not contain a user name or password/);
  assert.doesNotMatch(stderr, /pw@/);
});

test('a line over the bound is answered with a parse error without an id, and the server goes on', async (context) => {
  const server = await started(context, { SVC_DATA_DIR: scratch(context) });
  const long = (bytes: number) =>
    `{"jsonrpc":"2.0","id":9,"method":"tools/list","params":{"x":"${'x'.repeat(bytes)}"}}`;
  const errors = () =>
    server.lines.map((line) => JSON.parse(line) as Message).filter(({ error }) => error !== undefined);
  for (const [index, bytes] of [1_048_600, 3_000_000].entries()) {
    server.send(long(bytes));
    await waitFor('the parse error', () => errors().length > index);
    assert.equal(errors()[index]?.error?.code, -32_700);
    assert.match(errors()[index]?.error?.message ?? '', /longer than 1024 KiB/);
    assert.ok(!('id' in errors()[index]!));
    assert.ok((await server.request(index, 'tools/list')).result);
  }
  // A line within the bound is read, however the pipe cuts it.
  server.send(long(900_000));
  await waitFor('its answer', () => server.lines.some((line) => line.includes('"id":9')));
  server.send({ jsonrpc: '2.0', id: 'x'.repeat(100_000), method: 'tools/list' });
  await waitFor('the error', () => errors().length === 3);
  assert.match(errors()[2]?.error?.message ?? '', /An id has at most 1,000 characters/);
  assert.ok(server.lines.every((line) => Buffer.byteLength(line) <= 128 * 1024));
  assert.deepEqual(server.impurities(), []);
  server.child.stdin.end();
  assert.equal(await within('the server to end', server.exited), 0);
});

const UNREAD = 4_500;

/** A server whose client sends many calls and reads no answer; it has read and answered what it will. */
async function unread(context: TestContext) {
  const child = spawn(process.execPath, [ENTRY], {
    env: environment({ SVC_DATA_DIR: scratch(context) }),
    stdio: 'pipe',
  });
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  context.after(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  child.stdin.on('error', () => {});
  child.stderr.resume();
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } };
  const calls = Array.from({ length: UNREAD }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/list' }));
  for (const one of [{ jsonrpc: '2.0', id: 'init', method: 'initialize', params }, ...calls])
    child.stdin.write(`${JSON.stringify(one)}\n`);
  let still = 0;
  let before = '';
  await waitFor('the server to read on no more', () => {
    const status = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(' ');
    const now = `${child.stdin.writableLength} ${status[13]} ${status[14]}`;
    still = status[2] === 'S' && now === before && Number(status[13]) > 10 ? still + 1 : 0;
    before = now;
    return still > 30;
  });
  return { child, exited };
}

const onLinux = { skip: process.platform !== 'linux' };

test(
  'while answers wait the server reads no more, and its memory stays; it goes on as they are read',
  onLinux,
  async (context) => {
    const { child } = await unread(context);
    assert.ok(child.stdin.writableLength > 50_000, `${child.stdin.writableLength} bytes are left to write`);
    const memory = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
    assert.ok(memory < 250, `${memory} MB`);
    const answers: string[] = [];
    // Only the end is looked at: the answers are many megabytes, and to join them takes time.
    let end = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      answers.push(text);
      end = (end + text).slice(-100_000);
    });
    await waitFor('the last answer', () => end.includes(`"id":${UNREAD - 1}`), 90_000);
    const ids = answers.join('').trim().split('\n').map((line) => (JSON.parse(line) as Message).id); // prettier-ignore
    assert.equal(new Set(ids).size, UNREAD + 1);
  },
);

test('while answers wait, SIGTERM and a closed stdout still end the server', onLinux, async (context) => {
  const [stopped, left] = await Promise.all([unread(context), unread(context)]);
  stopped.child.kill('SIGTERM');
  left.child.stdout.destroy();
  assert.equal(await within('the server to end', stopped.exited, 5_000), 0);
  assert.equal(await within('the server to end', left.exited, 5_000), 0);
});

import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { tools } from '../../tools/index.ts';
import { anyText, webUrl } from '../support/any-text.ts';
import { RawServer, scratch, type Message } from '../support/built.ts';
import { size, within } from '../support/limits.ts';

/** Lines of a client that has lost its mind, and then one good request: this many times. */
const ROUNDS = size(25, 600);
const LINES = 40;

const METHODS = ['initialize', 'ping', 'tools/list', 'tools/call', 'prompts/get', 'resources/read', 'completion/complete', 'logging/setLevel', 'skills/list', 'notifications/initialized', 'notifications/cancelled', 'subscriptions/listen', 'server/discover', '__proto__', '']; // prettier-ignore
const values = fc.anything({
  withNullPrototype: false,
  withObjectString: true,
  values: [anyText(), fc.constantFrom(...tools.map(({ name }) => name)), fc.constantFrom(...METHODS)],
});
const params = fc.oneof(
  values,
  fc.record({ name: fc.constantFrom(...tools.map(({ name }) => name)), arguments: values }, { requiredKeys: [] }),
  fc.record({ uri: fc.oneof(webUrl(), fc.constant('registration-ghana://options'), fc.string()), _meta: values }),
);
const messages = fc.record(
  {
    jsonrpc: fc.oneof(fc.constant('2.0'), values),
    id: fc.oneof(fc.integer({ min: 1_000 }), fc.string({ minLength: 1 }), values),
    method: fc.oneof(fc.constantFrom(...METHODS), values),
    params,
    result: values,
    error: values,
  },
  { requiredKeys: ['jsonrpc'] },
);
/** A whole message, one that is cut or changed in the middle, a batch, or bytes. */
const lines = fc.oneof(
  { arbitrary: messages.map((message) => JSON.stringify(message)), weight: 4 },
  fc.tuple(messages, fc.nat(400), anyText()).map(([message, at, text]) => {
    const whole = JSON.stringify(message);
    return whole.slice(0, at) + text.replaceAll('\n', '') + whole.slice(at + 1);
  }),
  fc.array(messages, { maxLength: 4 }).map((batch) => JSON.stringify(batch)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString('latin1').replaceAll('\n', ' ')),
);

test('whatever lines come, every answer is JSON-RPC, good requests are answered, and stderr has no stack', async (context) => {
  const server = new RawServer(context, { SVC_DATA_DIR: scratch(context), SVC_PAGES: 'off' });
  await server.initialize();
  const seed = 20_261_122;
  for (const [round, batch] of fc
    .sample(fc.array(lines, { minLength: LINES, maxLength: LINES }), { numRuns: ROUNDS, seed })
    .entries()) {
    for (const line of batch) server.child.stdin.write(Buffer.from(`${line}\n`, round % 2 === 0 ? 'utf8' : 'latin1'));
    const answered = await within(`the answer after round ${round}`, server.request(round, 'tools/list'));
    assert.ok(answered.result, `round ${round}: ${JSON.stringify(answered)}`);
  }
  server.child.stdin.end();
  assert.equal(await within('the server to end', server.exited), 0);
  assert.deepEqual(server.impurities(), []);
  for (const line of server.lines) {
    const { jsonrpc, result, error } = JSON.parse(line) as Message & { method?: string };
    assert.equal(jsonrpc, '2.0');
    assert.ok(result === undefined || error === undefined, line);
    assert.doesNotMatch(
      line,
      /node_modules|\n\s+at |chunks\/|file:\/\/|ZodError|TypeError|Cannot read/,
      line.slice(0, 500),
    );
  }
  assert.doesNotMatch(server.stderr, /\n\s+at /);
});

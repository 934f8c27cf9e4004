import assert from 'node:assert/strict';
import test from 'node:test';
import { skills } from '../../skills/index.ts';
import type { ExampleCall } from '../../src/registry/skill-schema.ts';
import { calledIn, isOffered } from '../../src/registry/skill.ts';
import { surfaceKeys, type Surface } from '../../src/registry/tool.ts';
import { tools } from '../../tools/index.ts';
import { RawServer, scratch, type Message } from '../support/built.ts';
import { postJson, startService } from '../support/http.ts';
import { assertShows } from '../support/skills.ts';

const DAY = { SVC_TODAY: '2026-11-21' };

/** The structured answer of a tool call over MCP. */
function answerOf(message: Message): Record<string, unknown> {
  const { isError, structuredContent } = message.result as {
    isError?: boolean;
    structuredContent?: Record<string, unknown>;
  };
  assert.notEqual(isError, true, JSON.stringify(message.result));
  assert.ok(structuredContent);
  return structuredContent;
}

async function overHttp(url: string, endpoint: string, input: ExampleCall['input']): Promise<Record<string, unknown>> {
  const [method, path = ''] = endpoint.split(' ');
  const query = new URLSearchParams(Object.entries(input).map(([field, value]) => [field, String(value)]));
  const response = await (method === 'POST' ? postJson(url + path, input) : fetch(`${url}${path}?${query}`));
  assert.ok(response.ok, `${endpoint}: ${response.status}`);
  return (await response.json()) as Record<string, unknown>;
}

/** A field's name on another surface. */
function respell(name: string, endpoint: string, from: Surface, to: Surface): string {
  const tool = tools.find((one) => one.endpoint === endpoint);
  assert.ok(tool);
  const field = Object.keys(tool.output.shape).find((key) => surfaceKeys(tool, key, from).includes(name));
  assert.ok(field);
  return surfaceKeys(tool, field, to)[0]!;
}

test('the calls of every example show on the tool server, and on HTTP where they are sent there, what it says', async (context) => {
  const server = new RawServer(context, { SVC_DATA_DIR: scratch(context), ...DAY });
  await server.initialize();
  const { url } = await startService(context);
  const examples = skills.filter(isOffered).flatMap((skill) => skill.examples.map((one) => ({ skill, ...one })));
  for (const { skill, request, calls } of examples) {
    for (const [index, call] of calls.entries()) {
      const where = `${skill.id}, "${request}", call ${index + 1}`;
      const endpoint = 'endpoint' in call ? call.endpoint : undefined;
      const name = tools.find((tool) => calledIn(call) === (endpoint === undefined ? tool.name : tool.endpoint))?.name;
      assert.ok(name);
      const answer = answerOf(await server.callTool(where, name, call.input));
      for (const assertion of call.asserts) {
        const field = endpoint === undefined ? assertion.field : respell(assertion.field, endpoint, 'http', 'mcp');
        assertShows(answer, { ...assertion, field }, where);
      }
      if (endpoint === undefined) continue;
      const sent = await overHttp(url, endpoint, call.input);
      for (const assertion of call.asserts) assertShows(sent, assertion, `${where}, over HTTP`);
    }
  }
  server.child.stdin.end();
  assert.equal(await server.exited, 0);
});

test('what an assertion says can be false', () => {
  const answer = { text: 'a sample', number: 0.5, list: [{ id: 'x', n: 1 }], empty: [] };
  const holds = (assertion: Parameters<typeof assertShows>[1]) => {
    try {
      assertShows(answer, assertion, '');
      return true;
    } catch {
      return false;
    }
  };
  assert.deepEqual(
    [
      holds({ field: 'text', is: 'equal_to', value: 'a sample' }),
      holds({ field: 'text', is: 'equal_to', value: 'another' }),
      holds({ field: 'number', is: 'below', value: 0.7 }),
      holds({ field: 'number', is: 'at_least', value: 0.7 }),
      holds({ field: 'text', is: 'containing', value: 'sample' }),
      holds({ field: 'text', is: 'containing', value: 'register' }),
      holds({ field: 'list', is: 'containing', value: { id: 'x' } }),
      holds({ field: 'list', is: 'containing', value: { id: 'x', n: 2 } }),
      holds({ field: 'empty', is: 'present' }),
      holds({ field: 'empty', is: 'absent' }),
      holds({ field: 'number', is: 'absent' }),
      holds({ field: 'missing', is: 'present' }),
    ],
    [true, false, true, false, true, false, true, false, false, true, false, false],
  );
});

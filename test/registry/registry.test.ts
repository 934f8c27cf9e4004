import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import * as z from 'zod';
import { generated } from '../../scripts/generate.ts';
import { skills } from '../../skills/index.ts';
import { line } from '../../src/registry/fields.ts';
import { inputSchema, outputSchema, type JsonSchema } from '../../src/registry/json-schema.ts';
import { RegistryError, createRegistry } from '../../src/registry/contradictions.ts';
import type { ExampleCall, Skill } from '../../src/registry/skill-schema.ts';
import { defineTool, hints, type AnyTool } from '../../src/registry/tool.ts';
import { tools } from '../../tools/index.ts';
import { ROOT } from '../support/built.ts';
import { SPECIFIED } from '../support/specified.ts';

const sound = defineTool({
  name: 'sound_tool',
  title: 'Sound',
  description: 'A tool without a fault.',
  endpoint: 'POST /api/v1/sound',
  permission: { mcp: 'read_sound', http: 'create_sound' },
  stability: 'stable',
  effect: 'reads',
  status: 200,
  uses: ['guidance'],
  input: z.strictObject({ word: line(10, 'A word') }),
  output: z.strictObject({ answer: z.string() }),
  examples: [{ title: 'One word', input: { word: 'yes' }, output: { answer: 'yes' } }],
}).handle(async ({ word }) => ({ answer: word })) as AnyTool;

const skill: Skill = {
  id: 'svc.sound',
  title: 'Sound',
  summary: 'Calls the sound tool.',
  triggers: { phrases: ['Make a sound'], intents: ['make-sound'] },
  status: 'available',
  version: '1.0.0',
  tools: [{ name: 'sound_tool', permission: 'read_sound' }],
  endpoints: [{ endpoint: 'POST /api/v1/sound', permission: 'create_sound' }],
  outputs: ['answer'],
  instructions: 'Call it.',
  examples: [
    {
      request: 'Yes?',
      calls: [{ tool: 'sound_tool', input: { word: 'yes' }, asserts: [{ field: 'answer', is: 'present' }] }],
      outcome: 'Yes.',
    },
  ],
};

/** The skill with the calls of its example changed. */
const calling = (...calls: ExampleCall[]): Skill => ({ ...skill, examples: [{ request: 'R', calls, outcome: '' }] });

const refusal = (declared: { tools: AnyTool[]; skills?: Skill[] }): string => {
  try {
    createRegistry({ skills: [], ...declared });
  } catch (error) {
    assert.ok(error instanceof RegistryError);
    return error.message;
  }
  assert.fail('the registry took a contradiction');
};

test('sound declarations make a registry', () => {
  const registry = createRegistry({ tools: [sound], skills: [skill] });
  assert.equal(registry.tool('sound_tool'), sound);
  assert.equal(registry.tool('toString'), undefined);
});

const CONTRADICTIONS: readonly [string, { tools: AnyTool[]; skills?: Skill[] }, RegExp][] = [
  [
    'two tools on one endpoint',
    { tools: [sound, { ...sound, name: 'other_tool' }] },
    /other_tool: sound_tool already has its endpoint POST \/api\/v1\/sound\. Give it/,
  ],
  [
    'two tools of one name',
    { tools: [sound, { ...sound, endpoint: 'POST /other' }] },
    /another tool has this name\. Rename/,
  ],
  [
    'a read-only tool that writes',
    { tools: [{ ...sound, uses: ['feedback'] }] },
    /only reads, but uses feedback, which writes\. Declare effect: 'appends'/,
  ],
  [
    'an effect behind GET',
    { tools: [{ ...sound, effect: 'appends', uses: ['feedback'], endpoint: 'GET /x' }] },
    /an effect, but its endpoint is a GET, which must be safe\. Use POST/,
  ],
  [
    'an effect without a service that writes',
    { tools: [{ ...sound, effect: 'appends' }] },
    /uses no service that writes\. Declare effect: 'reads'/,
  ],
  [
    'an undescribed input field',
    { tools: [{ ...sound, input: z.strictObject({ word: z.string() }) }] },
    /its input field word has no description\. Give the field a description/,
  ],
  ['no example', { tools: [{ ...sound, examples: [] }] }, /it has no example\. Add a call/],
  [
    'an example that is not valid',
    { tools: [{ ...sound, examples: [{ title: 'Bad', input: { word: 5 }, output: {} }] }] },
    /the input of its example "Bad" is not valid\. Fix/,
  ],
  [
    'an input that takes anything',
    { tools: [{ ...sound, input: z.object({ word: line(10, 'A word') }) }] },
    /allows unknown fields\. Declare it with z\.strictObject/,
  ],
  [
    'an endpoint that is none',
    { tools: [{ ...sound, endpoint: 'POST api' as 'POST /api' }] },
    /is not a method and a path\. Write it like/,
  ],
  [
    'a name that hosts refuse',
    { tools: [{ ...sound, name: 'a_name_that_is_far_too_long_for_any_host_to_take' }] },
    /not snake case of at most 32 characters\. Rename/,
  ],
  [
    'keys of no field',
    { tools: [{ ...sound, keys: { reply: { mcp: ['a'], http: ['b'] } } }] },
    /keys names reply, which is not an output field\. Name one of answer/,
  ],
  [
    'a skill of a missing tool',
    { tools: [sound], skills: [{ ...skill, tools: [{ name: 'sound_tol', permission: 'read_sound' }] }] },
    /names the tool sound_tol, which is not declared\. Did you mean sound_tool\?/,
  ],
  [
    'a skill of a missing endpoint',
    { tools: [sound], skills: [{ ...skill, endpoints: [{ endpoint: 'GET /gone', permission: 'x' }] }] },
    /names the endpoint GET \/gone, which no tool has\. Name one of POST \/api\/v1\/sound/,
  ],
  [
    'a skill of another permission',
    { tools: [sound], skills: [{ ...skill, tools: [{ name: 'sound_tool', permission: 'admin' }] }] },
    /asks for admin to call sound_tool\. On MCP that tool's permission is read_sound/,
  ],
  [
    'a skill of an output nobody sends',
    { tools: [sound], skills: [{ ...skill, outputs: ['reply'] }] },
    /none of its tools sends its output reply\. Name one of answer/,
  ],
  [
    'a planned skill that names a tool',
    { tools: [sound], skills: [{ ...skill, status: 'planned' }] },
    /is planned, but names tools or endpoints/,
  ],
  [
    'an available skill on a beta',
    { tools: [{ ...sound, stability: 'beta' }], skills: [skill] },
    /available, but a tool it calls is in beta\. Make it 'beta'/,
  ],
  [
    'a skill that nothing triggers',
    { tools: [sound], skills: [{ ...skill, triggers: { phrases: [], intents: ['x'] } }] },
    /svc\.sound: its triggers\.phrases is empty, so nothing triggers the skill\. Add/,
  ],
  [
    'an intent that is no kebab name',
    { tools: [sound], skills: [{ ...skill, triggers: { phrases: ['x'], intents: ['Make sound'] } }] },
    /its triggers\.intents\.0 is not a kebab-case name\. Write it like/,
  ],
  [
    'a skill id of another form',
    { tools: [sound], skills: [{ ...skill, id: 'svc.Sound' }] },
    /svc\.Sound: its id is not "svc\." followed by a kebab-case name\. Rename/,
  ],
  [
    'a skill version of another form',
    { tools: [sound], skills: [{ ...skill, version: '1' }] },
    /its version is not three numbers\. Write it like/,
  ],
  [
    'a skill without an example',
    { tools: [sound], skills: [{ ...skill, examples: [] }] },
    /its examples is empty\. Add a request/,
  ],
  ['an example without a call', { tools: [sound], skills: [calling()] }, /its example "R" leads to no call\. Add/],
  [
    "an example that calls what is not the skill's",
    { tools: [sound], skills: [calling({ tool: 'other_tool', input: {}, asserts: [] })] },
    /example "R": it calls other_tool, which the skill does not name\. Name it/,
  ],
  [
    "an example whose call is not the tool's input",
    { tools: [sound], skills: [calling({ endpoint: 'POST /api/v1/sound', input: { word: 5 }, asserts: [] })] },
    /example "R": its input for POST \/api\/v1\/sound is not valid\. Fix/,
  ],
  [
    'an example that asserts on no field of the answer',
    {
      tools: [sound],
      skills: [calling({ tool: 'sound_tool', input: { word: 'a' }, asserts: [{ field: 'reply', is: 'present' }] })],
    },
    /example "R": sound_tool sends no reply\. Name one of answer/,
  ],
];

for (const [what, declared, message] of CONTRADICTIONS) {
  test(`the registry refuses ${what} and says how to fix it`, () => assert.match(refusal(declared), message));
}

test('a refusal names every contradiction at once', () => {
  const message = refusal({ tools: [{ ...sound, examples: [], uses: ['feedback'] }] });
  assert.match(message, /no example/);
  assert.match(message, /only reads/);
});

for (const [file, text] of Object.entries(await generated())) {
  test(`${file} is what the declarations and the tools' answers say (npm run generate)`, () => {
    assert.equal(readFileSync(join(ROOT, file), 'utf8'), text);
  });
}

test('the catalog has the five tools on their endpoints with a permission for each surface', () => {
  const catalog = JSON.parse(readFileSync(join(ROOT, 'catalog.json'), 'utf8'));
  assert.equal(catalog.name, 'registration-ghana');
  assert.equal(catalog.transport, 'stdio');
  assert.deepEqual(
    catalog.tools
      .slice(0, SPECIFIED.length)
      .map(({ name, endpoint }: { name: string; endpoint: string }) => [name, endpoint]),
    SPECIFIED,
  );
  assert.deepEqual(catalog.tools[0].permission, { mcp: 'read_public_recommendation', http: 'create_recommendation' });
  for (const { permission } of catalog.tools) assert.match(`${permission.mcp} ${permission.http}`, /^[a-z_]+ [a-z_]+$/);
});

test('each tool and skill has a file of its own name, listed in the index', () => {
  const kebab = (name: string) => `${name.replaceAll('_', '-')}.ts`;
  const own = (folder: string, others: string[]) =>
    readdirSync(join(ROOT, folder))
      .filter((file) => !others.includes(file) && !file.endsWith('.text.ts'))
      .toSorted();
  assert.deepEqual(
    own('tools', ['index.ts', 'shapes.ts', 'text-parts.ts']),
    tools.map(({ name }) => kebab(name)).toSorted(),
  );
  assert.deepEqual(
    own('skills', ['index.ts', 'define.ts', 'rules.ts']),
    skills.map(({ id }) => `${id.slice('svc.'.length)}.ts`).toSorted(),
  );
});

test('a tool that only reads says so in all four hints', () => {
  assert.deepEqual(hints({ effect: 'reads' }), {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  });
  assert.deepEqual(hints({ effect: 'appends' }), {
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: false,
  });
  assert.deepEqual(
    tools.filter(({ effect }) => effect !== 'reads').map(({ name }) => name),
    ['submit_bot_feedback'],
  );
});

function* walk(schema: JsonSchema, path: string): Generator<[string, JsonSchema]> {
  yield [path, schema];
  for (const [name, property] of Object.entries(schema.properties ?? {})) yield* walk(property, `${path}.${name}`);
  if (schema.items !== undefined) yield* walk(schema.items, `${path}[]`);
}

test('published schemas use only what every client takes', () => {
  for (const tool of tools) {
    for (const root of [inputSchema(tool), outputSchema(tool, 'mcp'), outputSchema(tool, 'http')]) {
      assert.equal(root.type, 'object');
      for (const [path, schema] of walk(root, tool.name)) {
        const keys = Object.keys(schema);
        for (const banned of ['$schema', '$ref', '$defs', 'anyOf', 'oneOf', 'allOf', 'not', 'pattern'])
          assert.ok(!keys.includes(banned), `${path} has ${banned}`);
        assert.ok(typeof schema.type === 'string', `${path} has no single type`);
        if (schema.type === 'array') assert.ok(schema.items !== undefined, `${path} has no items`);
      }
    }
    for (const [name, property] of Object.entries(inputSchema(tool).properties)) {
      assert.ok(property.description, `${tool.name}.${name} is not described`);
      assert.notEqual(property.type, 'object', `${tool.name}.${name} is not flat`);
    }
    assert.equal(inputSchema(tool).additionalProperties, false);
  }
});

test('the start URL is spelled for each surface', () => {
  const [recommend] = tools;
  assert.ok(recommend);
  const names = (surface: 'mcp' | 'http') =>
    Object.keys(outputSchema(recommend, surface).properties).filter((name) => name.endsWith('_url'));
  assert.deepEqual(names('mcp'), ['svc_url', 'justregisterit_url']);
  assert.deepEqual(names('http'), ['redirect_url']);
});

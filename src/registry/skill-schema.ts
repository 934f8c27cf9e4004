import type { JsonSchema } from './json-schema.ts';
import {
  ASSERTION_WORDS,
  SKILL_STATUSES,
  type Assertion,
  type ExampleCall,
  type Skill,
  type SkillExample,
} from './skill.ts';

const text: JsonSchema = { type: 'string' };
const list = (items: object): object => ({ type: 'array', items });
/** A record whose fields are those of a type, all of them there unless named as optional. */
const record = <T>(properties: Readonly<Record<KeysOf<T>, object>>, optional: readonly KeysOf<T>[] = []): object => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !(optional as readonly string[]).includes(name)),
});
type KeysOf<T> = T extends unknown ? keyof T & string : never;

/** A tool's name in snake case, as on MCP. */
const TOOL = { type: 'string', pattern: '^[a-z][a-z0-9_]*$' };
const ENDPOINT = { type: 'string', pattern: '^(GET|POST) /[^\\s?#]*$' };

/** One blueprint as JSON Schema (2020-12). Later versions may add fields. */
export const SKILL_SCHEMA = {
  ...record<Skill>({
    id: {
      type: 'string',
      pattern: '^svc\\.[a-z0-9]+(-[a-z0-9]+)*$',
      description: 'By the Agent Skills standard with "-" for "."',
    },
    title: text,
    summary: { type: 'string', description: 'What it does, in one sentence' },
    triggers: {
      ...record<Skill['triggers']>({
        phrases: { ...list(text), description: 'What people say, in their words' },
        intents: { ...list(text), description: 'What they want, as kebab-case names' },
      }),
      description: 'When an assistant should reach for it',
    },
    tools: {
      ...list(record<Skill['tools'][number]>({ name: TOOL, permission: text })),
      description: 'Tools called over MCP, the main one first; a permission is a request',
    },
    endpoints: {
      ...list(record<Skill['endpoints'][number]>({ endpoint: ENDPOINT, permission: text })),
      description: 'Endpoints called over HTTP',
    },
    outputs: { ...list(text), description: 'Fields of the answers it relies on, as that surface spells them' },
    status: {
      type: 'string',
      enum: SKILL_STATUSES,
      description: 'What is planned does not exist yet: it names no tool and no endpoint',
    },
    version: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$', description: 'Of this blueprint' },
    instructions: { type: 'string', description: 'Markdown for the assistant that follows it' },
    examples: list(
      record<SkillExample>({
        request: { type: 'string', description: 'What a person asks' },
        calls: {
          ...list(
            record<ExampleCall>(
              {
                tool: TOOL,
                endpoint: ENDPOINT,
                input: { type: 'object' },
                asserts: {
                  ...list(
                    record<Assertion>(
                      {
                        field: { type: 'string', description: 'A field of the answer' },
                        is: { type: 'string', enum: ASSERTION_WORDS },
                        value: { type: ['string', 'number', 'boolean', 'object'] },
                      },
                      ['value'],
                    ),
                  ),
                  description:
                    'What the answer must show. containing: a text with these words, or a list with an item that has these values',
                },
              },
              ['tool', 'endpoint'],
            ),
          ),
          description: 'The calls it should lead to, in order; each of a tool or of an endpoint',
        },
        outcome: { type: 'string', description: 'What the person is told in the end' },
      }),
    ),
  }),
  description: 'A skill blueprint: how calls work together, as instructions for an assistant',
};

/** The answer of `GET /api/v1/ai-skills` as a JSON Schema document of its own. */
export const skillsSchema = (address: string): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: address,
  title: 'Skill blueprints',
  type: 'array',
  items: SKILL_SCHEMA,
});

import * as z from 'zod';
import { toJsonSchema } from './json-schema.ts';

// The declaration of a skill blueprint: the types, the published JSON Schema and the check at build time are made from it.
// The tool server does not load it at the start: import only its types, or load it where it is needed.

/** A tool's name in snake case, as on MCP. */
export const TOOL_NAME = /^[a-z][a-z0-9_]*$/;
export const ENDPOINT = /^(GET|POST) \/[^\s?#]*$/;

const tool = z.string().regex(TOOL_NAME, 'is not a tool name. Write it like "check_name"');
const endpoint = z.string().regex(ENDPOINT, 'is not a method and a path. Write it like "POST /api/v1/thing"');
const scalar = z.union([z.string(), z.number(), z.boolean()]);
const field = z.string().meta({ description: 'A field of the answer, by its name on the surface' });

const assertion = z
  .discriminatedUnion('is', [
    z.object({ field, is: z.literal('equal_to'), value: scalar }),
    z.object({ field, is: z.enum(['below', 'at_least']), value: z.number() }),
    z.object({
      field,
      is: z.literal('containing'),
      value: z.union([z.string(), z.record(z.string(), scalar)]),
    }),
    z.object({ field, is: z.enum(['present', 'absent']) }),
  ])
  .meta({
    description:
      'containing: a text with these words, or a list with an item that has these values; present: not empty; absent: missing or empty',
  });

const request = {
  input: z.record(z.string(), z.unknown()),
  asserts: z.array(assertion).meta({ description: 'What the answer must show' }),
};

const example = z.object({
  request: z.string().meta({ description: 'What a person asks' }),
  calls: z.array(z.union([z.object({ tool, ...request }), z.object({ endpoint, ...request })])).meta({
    description: 'The calls it should lead to, in order: each calls a tool over MCP or an endpoint over HTTP',
  }),
  outcome: z.string().meta({ description: 'What the assistant tells the person in the end' }),
});

/** One blueprint. */
export const skillSchema = z
  .object({
    id: z
      .string()
      .regex(/^svc\.[a-z0-9]+(-[a-z0-9]+)*$/, 'is not "svc." followed by a kebab-case name. Rename it')
      .meta({ description: 'In the Agent Skills standard, "-" replaces "."' }),
    title: z.string(),
    summary: z.string().meta({ description: 'What it does, in one sentence' }),
    triggers: z
      .object({
        phrases: z
          .array(z.string())
          .min(1, 'is empty, so nothing triggers the skill. Add what people say')
          .meta({ description: 'What people say, in their words' }),
        intents: z
          .array(
            z
              .string()
              .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a kebab-case name. Write it like "check-business-name"'),
          )
          .min(1, 'is empty, so nothing triggers the skill. Add what people want')
          .meta({ description: 'What they want, as kebab-case names' }),
      })
      .meta({ description: 'When an assistant should use it' }),
    tools: z.array(z.object({ name: tool, permission: z.string() })).meta({
      description: 'Tools it calls over MCP, in the order of use, the main one first; a permission is a request',
    }),
    endpoints: z
      .array(z.object({ endpoint, permission: z.string() }))
      .meta({ description: 'Endpoints it calls over HTTP' }),
    outputs: z
      .array(z.string())
      .meta({ description: 'Fields of the answers it relies on, by their names on that surface' }),
    status: z
      .enum(['available', 'beta', 'planned'])
      .meta({ description: 'A planned skill does not exist yet: it names no tool and no endpoint' }),
    version: z
      .string()
      .regex(/^\d+\.\d+\.\d+$/, 'is not three numbers. Write it like "1.0.0"')
      .meta({ description: 'The version of this blueprint (semantic versioning)' }),
    instructions: z.string().meta({ description: 'Markdown for the assistant that follows it; complete by itself' }),
    examples: z.array(example).min(1, 'is empty. Add a request and the calls it should lead to'),
  })
  .meta({ description: 'A skill blueprint: how calls work together, as instructions for an assistant' });

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** A skill blueprint: how an assistant combines calls. Pure data. */
export type Skill = DeepReadonly<z.infer<typeof skillSchema>>;
export type SkillExample = Skill['examples'][number];
export type ExampleCall = SkillExample['calls'][number];
export type Assertion = ExampleCall['asserts'][number];

export const SKILL_STATUSES = skillSchema.shape.status.options;

/** One blueprint as JSON Schema (2020-12). Later versions may add fields. */
export const skillJsonSchema = () => toJsonSchema(skillSchema, 'output');

/** The JSON Schema document of the answer of `GET /api/v1/ai-skills`. */
export const skillsSchema = (address: string): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: address,
  title: 'Skill blueprints',
  type: 'array',
  items: skillJsonSchema(),
});

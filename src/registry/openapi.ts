import { ERRORS, type ErrorCode } from '../errors.ts';
import { parseInput } from './call.ts';
import { asRequest } from './correction.ts';
import { MAX_BODY } from './fields.ts';
import { inputSchema, outputSchema, type JsonSchema } from './json-schema.ts';
import { problemDocument } from './problem.ts';
import type { Registry } from './registry.ts';
import { SKILL_STATUSES, skillJsonSchema } from './skill-schema.ts';
import type { AnyTool } from './tool.ts';

export interface OpenApiOptions {
  readonly title: string;
  readonly description: string;
  readonly version: string;
  /** The public address, without a trailing slash. */
  readonly baseUrl: string;
  /** Each tool's answer to its first example, by tool name, with the HTTP field names. A tool may be missing. */
  readonly answers: ReadonlyMap<string, unknown>;
  /** Whether a tool's answer is also available as HTML. */
  readonly hasPage: (tool: AnyTool) => boolean;
}

/** The tag of the tools' operations. */
export const TOOLS_TAG = 'Tools';
const SKILLS_TAG = 'Skills';

/** The description of each error status. */
const PROBLEMS: Readonly<Record<number, string>> = {
  400: 'The request or its JSON cannot be read',
  406: 'None of the accepted media types is available',
  408: 'The body took too long to arrive',
  409: 'A call with this Idempotency-Key is still running',
  413: `The body is larger than ${MAX_BODY / 1024} KiB`,
  415: 'The media type of the body is not JSON',
  422: 'A field is not valid; `errors` names each such field, and `fix` shows a corrected call',
  429: 'Too many calls from this address in a minute',
  500: 'Something went wrong in this service',
  503: 'The store is not available at the moment',
};
const RETRY_LATER = new Set([409, 429, 503]);

const codesOf = (status: number): ErrorCode[] =>
  (Object.keys(ERRORS) as ErrorCode[]).filter((code) => ERRORS[code].status === status);

/**
 * The registry as an OpenAPI 3.1 document. Each tool is an operation with the tool's name, schemas (with the HTTP field
 * names) and examples.
 */
export function openApi(
  registry: Registry,
  { title, description, version, baseUrl, answers, hasPage }: OpenApiOptions,
) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const tool of registry.tools) {
    const [method = '', path = ''] = tool.endpoint.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(tool, hasPage(tool), answers.get(tool.name)) };
  }
  paths['/api/v1/ai-skills'] = { get: skillsOperation(registry) };
  return {
    openapi: '3.1.0',
    info: { title, description, version, license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: baseUrl, description: 'This service' }],
    security: [],
    tags: [
      { name: TOOLS_TAG, description: 'What the service can do: the same tools as over MCP' },
      { name: SKILLS_TAG, description: 'How the calls work together' },
    ],
    paths,
    components: {
      schemas: { Problem: PROBLEM_SCHEMA },
      headers: HEADERS,
      responses: Object.fromEntries(
        Object.entries(PROBLEMS).map(([status, words]) => [
          `Problem${status}`,
          {
            description: words,
            headers: {
              'X-Request-Id': header('X-Request-Id'),
              ...(RETRY_LATER.has(Number(status)) ? { 'Retry-After': header('Retry-After') } : {}),
            },
            content: {
              'application/problem+json': {
                schema: {
                  allOf: [
                    { $ref: '#/components/schemas/Problem' },
                    { type: 'object', properties: { code: { enum: codesOf(Number(status)) } } },
                  ],
                },
              },
            },
          },
        ]),
      ),
    },
  };
}

function operation(tool: AnyTool, hasPage: boolean, answer: unknown) {
  const isPost = tool.endpoint.startsWith('POST ');
  const input = inputSchema(tool);
  const takesInput = Object.keys(input.properties).length > 0;
  const isConstant = !isPost && !takesInput;
  const keeps = tool.effect !== 'reads';
  const beta = tool.stability === 'beta';
  const statuses = [
    ...(takesInput ? [400] : []),
    406,
    ...(isPost ? [408] : []),
    ...(keeps ? [409] : []),
    ...(isPost ? [413, 415] : []),
    ...(takesInput ? [422] : []),
    429,
    500,
    503,
  ];
  return {
    operationId: tool.name,
    summary: beta ? `${tool.title} (Public beta)` : tool.title,
    description: tool.description,
    tags: [TOOLS_TAG],
    'x-stability': tool.stability,
    'x-permission': tool.permission.http,
    ...(isPost ? { requestBody: body(tool) } : {}),
    ...parameters(tool, keeps),
    responses: {
      [tool.status]: {
        description: tool.status === 202 ? 'Stored and queued for review' : 'The answer',
        headers: {
          'X-Request-Id': header('X-Request-Id'),
          RateLimit: header('RateLimit'),
          'RateLimit-Policy': header('RateLimit-Policy'),
          ...(isConstant ? { ETag: header('ETag') } : {}),
        },
        content: {
          'application/json': {
            schema: outputSchema(tool, 'http'),
            ...(answer === undefined
              ? {}
              : { examples: { example1: { summary: tool.examples[0]?.title, value: answer } } }),
          },
          ...(hasPage ? { 'text/html': { schema: { type: 'string' } } } : {}),
        },
      },
      ...(isConstant ? { 304: { description: 'Unchanged since the entity tag that was sent' } } : {}),
      ...Object.fromEntries(statuses.map((status) => [status, problemResponse(tool, status)])),
    },
  };
}

function body(tool: AnyTool) {
  return {
    required: true,
    content: {
      'application/json': {
        schema: inputSchema(tool),
        examples: Object.fromEntries(
          tool.examples.map(({ title, input }, index) => [`example${index + 1}`, { summary: title, value: input }]),
        ),
      },
    },
  };
}

function parameters(tool: AnyTool, keeps: boolean) {
  const input = inputSchema(tool);
  const query = tool.endpoint.startsWith('GET ')
    ? Object.entries(input.properties).map(([name, { description, ...schema }]) => ({
        name,
        in: 'query',
        description,
        required: input.required?.includes(name) ?? false,
        schema,
        ...exampleOf(tool, name),
      }))
    : [];
  const key = keeps
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          description:
            'A new UUID for each new call. For 24 hours, a repetition with the same key and body gets the same answer and is stored once.',
          required: false,
          schema: { type: 'string', minLength: 1, maxLength: 255 },
        },
      ]
    : [];
  return query.length + key.length === 0 ? {} : { parameters: [...query, ...key] };
}

function exampleOf(tool: AnyTool, field: string): { example?: unknown } {
  const example = tool.examples.find(({ input }) => Object.hasOwn(input, field));
  return example === undefined ? {} : { example: example.input[field] };
}

/** A problem response; for invalid fields, with this tool's real answer to a mistake. */
function problemResponse(tool: AnyTool, status: number): unknown {
  const shared = { $ref: `#/components/responses/Problem${status}` };
  const example = status === 422 ? mistake(tool) : undefined;
  if (example === undefined) return shared;
  return {
    description: PROBLEMS[status],
    headers: { 'X-Request-Id': header('X-Request-Id') },
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: { mistake: { summary: 'A mistake, and how to fix it', value: example } },
      },
    },
  };
}

/** A tool's answer to its first example with a mistake in it. */
function mistake(tool: AnyTool): Record<string, unknown> | undefined {
  const isPost = tool.endpoint.startsWith('POST ');
  const input: Readonly<Record<string, unknown>> = tool.examples[0]?.input ?? {};
  const [first] = Object.keys(input);
  if (first === undefined) return undefined;
  const { [first]: value, ...rest } = input;
  const outcome = parseInput(tool, { ...rest, [first.slice(0, -1)]: value }, 'refuse', asRequest);
  return outcome.ok ? undefined : problemDocument(outcome.failure, isPost ? 'body' : 'query');
}

function skillsOperation(registry: Registry) {
  return {
    operationId: 'list_ai_skills',
    summary: 'List skill blueprints',
    description:
      'How the tools work together, as instructions for assistants. A planned blueprint describes something that does not exist yet.',
    tags: [SKILLS_TAG],
    'x-stability': 'stable',
    parameters: [
      {
        name: 'status',
        in: 'query',
        description: 'Only blueprints of this status',
        required: false,
        schema: { type: 'string', enum: SKILL_STATUSES },
        example: 'available',
      },
    ],
    responses: {
      200: {
        description: 'The blueprints',
        headers: { 'X-Request-Id': header('X-Request-Id'), ETag: header('ETag') },
        content: {
          'application/json': {
            schema: { type: 'array', items: skillJsonSchema() },
            examples: { all: { summary: 'The first of them', value: registry.skills.slice(0, 1) } },
          },
        },
      },
      304: { description: 'Unchanged since the entity tag that was sent' },
      ...Object.fromEntries(
        [406, 422, 429, 500].map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
      ),
    },
  };
}

const header = (name: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${name}` });

const text: JsonSchema = { type: 'string' };
const HEADERS = {
  'X-Request-Id': { description: 'The id of the request; quote it when you report a problem', schema: text },
  RateLimit: { description: 'The calls left, and the seconds until the count starts again', schema: text },
  'RateLimit-Policy': { description: 'How many calls one address may make in how many seconds', schema: text },
  'Retry-After': { description: 'How many seconds to wait before a retry', schema: { type: 'integer' } },
  ETag: { description: 'Send it back as If-None-Match to learn whether anything changed', schema: text },
};

const PROBLEM_SCHEMA = {
  type: 'object',
  description: 'Problem details (RFC 9457)',
  properties: {
    type: { type: 'string', format: 'uri', description: 'A URN for the kind of problem, made from `code`' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'What happened' },
    code: { type: 'string', enum: Object.keys(ERRORS), description: 'Stable; the same as on MCP' },
    fix: { type: 'string', description: 'How to fix it' },
    errors: {
      type: 'array',
      description: 'Each invalid field: a JSON pointer into the body, or the parameter of the query',
      items: {
        type: 'object',
        properties: { pointer: text, parameter: text, detail: text },
        required: ['detail'],
      },
    },
    retry: { type: 'boolean', description: 'Whether the same call may succeed later' },
    retry_after: { type: 'integer', description: 'How many seconds to wait before a retry' },
    instance: { type: 'string', format: 'uri', description: 'A URN for the request' },
  },
  required: ['type', 'title', 'status', 'detail', 'code', 'fix', 'retry'],
};

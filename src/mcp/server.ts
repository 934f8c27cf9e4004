import {
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  completable,
  type CallToolResult,
  type Tool,
} from '@modelcontextprotocol/server';
import * as z from 'zod';
import { failureFacts, didYouMean } from '../errors.ts';
import { nearest } from '../text/nearest.ts';
import type { Call, Outcome } from '../registry/call.ts';
import { catalog } from '../registry/catalog.ts';
import { shown } from '../registry/faults.ts';
import { inputSchema, outlineSchema } from '../registry/json-schema.ts';
import type { Registry } from '../registry/registry.ts';
import { hints, onMcp, renameFields, type AnyTool } from '../registry/tool.ts';
import { sendBounded } from './bounded.ts';
import { offerSkills } from './skills.ts';
import { offerViews, viewUri } from './views.ts';
import { ICON, INSTRUCTIONS, NAME, PROMPTS, RESOURCES, TITLE, type PromptText } from './texts.ts';

/** What the server needs from its process. */
export interface McpOptions {
  readonly registry: Registry;
  readonly version: string;
  readonly call: Call;
  /** The folder of the built views; undefined for none. */
  readonly viewsDir?: string | undefined;
}

/** How long a client may keep lists: they change only with the version. */
const LIST_TTL_MS = 3_600_000;

/** The longest argument of a prompt, in characters. */
const MAX_ARGUMENT = 2000;

/** The MCP server of a registry, for one connection. It contains nothing specific to a tool. */
export function createMcpServer({ registry, version, call, viewsDir }: McpOptions): McpServer {
  const cached = { ttlMs: LIST_TTL_MS, cacheScope: 'public' } as const;
  const mcp = new McpServer(
    { name: NAME, title: TITLE, version, icons: [ICON] },
    {
      instructions: INSTRUCTIONS,
      capabilities: {
        tools: { listChanged: false },
        resources: { listChanged: false },
        prompts: { listChanged: false },
      },
      cacheHints: {
        'tools/list': cached,
        'prompts/list': cached,
        'resources/list': cached,
        'resources/templates/list': cached,
        'server/discover': cached,
      },
    },
  );

  mcp.server.setRequestHandler('tools/list', () => ({ tools: listing(registry, viewsDir !== undefined) }));
  mcp.server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
    const { name, arguments: input } = params;
    const named = registry.tool(name);
    if (named === undefined) throw unknownTool(name, registry);
    const tool = onMcp(named);
    const outcome = await call({ tool, input: input ?? {}, signal: mcpReq.signal });
    return mcp.server.projectCallToolResult(toResult(tool, outcome), undefined);
  });

  for (const { name, uri, tool, input = {}, ...about } of RESOURCES) {
    mcp.registerResource(name, uri, { ...about, mimeType: 'application/json', cacheHint: cached }, async () => {
      const text = await documentOf(registry, uri, async () =>
        tool === undefined ? catalog(registry) : answer(tool, input),
      );
      return { contents: [{ uri, mimeType: 'application/json', text }] };
    });
  }
  const answer = async (name: string, input: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const tool = registry.tool(name);
    const outcome = tool === undefined ? undefined : await call({ tool, input });
    if (tool === undefined || outcome?.ok !== true)
      throw new ProtocolError(ProtocolErrorCode.InternalError, 'The resource cannot be read now. Try again.');
    return renameFields(tool, outcome.value, 'mcp');
  };
  for (const [name, prompt] of prompts()) {
    mcp.registerPrompt(name, prompt, (given) => ({
      messages: [
        { role: 'user', content: { type: 'text', text: prompt.write(given as Record<string, string | undefined>) } },
      ],
    }));
  }
  offerSkills(mcp, registry, cached);
  if (viewsDir !== undefined) offerViews(mcp, registry, viewsDir, cached);
  sendBounded(mcp);
  return mcp;
}

/** How long to keep a document that depends on no input: in service mode it may change. */
const KEPT_MS = 60_000;

const documents = new WeakMap<Registry, Map<string, { readonly text: string; readonly until: number }>>();

/** The JSON of a resource. It is kept, because a bridge makes a server for every message and all want the same text. */
async function documentOf(registry: Registry, uri: string, make: () => Promise<unknown>): Promise<string> {
  let kept = documents.get(registry);
  if (kept === undefined) documents.set(registry, (kept = new Map()));
  const before = kept.get(uri);
  if (before !== undefined && Date.now() < before.until) return before.text;
  const text = JSON.stringify(await make());
  kept.set(uri, { text, until: Date.now() + KEPT_MS });
  return text;
}

type Prompt = { title: string; description: string; argsSchema: z.ZodObject; write: PromptText['write'] };
let shownPrompts: (readonly [string, Prompt])[] | undefined;

/** The prompts with their schemas, made once: a bridge makes a server for every request. */
function prompts(): (readonly [string, Prompt])[] {
  shownPrompts ??= Object.entries(PROMPTS).map(([name, { title, description, args, write }]) => {
    const shape = Object.fromEntries(
      Object.entries(args).map(([arg, { description: text, words }]) => {
        const schema = z
          .string('must be text')
          .max(MAX_ARGUMENT, `must be text of at most ${MAX_ARGUMENT.toLocaleString('en')} characters`)
          .meta({ description: text });
        const field =
          words === undefined
            ? schema
            : completable(schema, (typed) => words.filter((word) => word.startsWith(typed.toLowerCase())));
        return [arg, field.optional()];
      }),
    );
    return [name, { title, description, argsSchema: z.object(shape), write }] as const;
  });
  return shownPrompts;
}

const listings = { plain: new WeakMap<Registry, Tool[]>(), withViews: new WeakMap<Registry, Tool[]>() };

/** The tool list of a registry, made once: it does not change while the program runs. */
function listing(registry: Registry, hasViews: boolean): Tool[] {
  const kept = hasViews ? listings.withViews : listings.plain;
  let made = kept.get(registry);
  if (made === undefined) {
    made = list(registry, hasViews);
    kept.set(registry, made);
  }
  return made;
}

function list(registry: Registry, hasViews: boolean): Tool[] {
  return registry.tools.map(onMcp).map((tool) => ({
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: inputSchema(tool) as Tool['inputSchema'],
    outputSchema: outlineSchema(tool) as NonNullable<Tool['outputSchema']>,
    annotations: { ...hints(tool) },
    ...(hasViews && tool.view !== undefined ? { _meta: { ui: { resourceUri: viewUri(tool.view) } } } : {}),
  }));
}

function toResult(tool: AnyTool, outcome: Outcome): CallToolResult {
  if (outcome.ok) {
    const structuredContent = renameFields(tool, outcome.value, 'mcp');
    const text = tool.text?.(outcome.value as never) ?? JSON.stringify(structuredContent);
    return { content: [{ type: 'text', text }], structuredContent };
  }
  // No structuredContent: some clients check even an error's against the output schema, and throw.
  return { content: [{ type: 'text', text: JSON.stringify(failureFacts(outcome.failure)) }], isError: true };
}

function unknownTool(name: string, registry: Registry): ProtocolError {
  const names = registry.tools.map((tool) => tool.name);
  return new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `There is no tool ${shown(name)}.${didYouMean(nearest(name, names))} The tools are ${names.join(', ')}.`,
  );
}

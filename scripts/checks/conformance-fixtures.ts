// The tools, resources and prompts that the conformance suite's scenarios require of a server, with the names, inputs and answers
// that the suite defines. Only this harness adds them to our server.
import {
  MissingRequiredClientCapabilityError,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
  acceptedContent,
  completable,
  createRequestStateCodec,
  inputRequired,
  inputResponse,
  type CallToolResult,
  type ElicitRequestFormParams,
  type InputRequiredResult,
  type McpServer,
  type ServerContext,
  type Tool,
} from '@modelcontextprotocol/server';
import * as z from 'zod';

type Answer = CallToolResult | InputRequiredResult;
type Fixture = (ctx: ServerContext, args: Record<string, unknown>) => Answer | Promise<Answer>;

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const WAV = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA=';

const text = (words: string): CallToolResult => ({ content: [{ type: 'text', text: words }] });
const image = { type: 'image', data: PNG, mimeType: 'image/png' } as const;
const embedded = (uri: string) =>
  ({ type: 'resource', resource: { uri, mimeType: 'text/plain', text: 'An embedded resource.' } }) as const;

type Form = ElicitRequestFormParams['requestedSchema'];
const form = (properties: Form['properties'], required: string[] = Object.keys(properties)): Form => ({
  type: 'object',
  properties,
  required,
});
const nameForm = form({ name: { type: 'string' } });
const okForm = form({ ok: { type: 'boolean' } });
const asking = (message: string, requestedSchema: Form) => inputRequired.elicit({ message, requestedSchema });
const sampling = (words: string) =>
  inputRequired.createMessage({ messages: [{ role: 'user', content: { type: 'text', text: words } }], maxTokens: 50 });

/** State that the client carries from one round to the next, sealed against changes. */
const state = createRequestStateCodec<{ round: number }>({ key: crypto.getRandomValues(new Uint8Array(32)) });

async function roundOf(ctx: ServerContext): Promise<number> {
  const sealed = ctx.mcpReq.requestState<string>();
  if (sealed === undefined) return 0;
  try {
    return (await state.verify(sealed, ctx)).round;
  } catch {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'The request state was changed on the way.');
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

/** Tries a request from server to client, which a stateless bridge cannot make. */
const pushed = async (ask: () => Promise<unknown>): Promise<CallToolResult> => {
  try {
    return text(JSON.stringify(await ask()));
  } catch {
    return { ...text('The client cannot be asked.'), isError: true };
  }
};

/** Asks for an OK with sealed state, and answers when both have come back. */
const confirmed: Fixture = async (ctx) => {
  const round = await roundOf(ctx);
  if (round === 1 && acceptedContent(ctx.mcpReq.inputResponses, 'confirm', z.object({ ok: z.boolean() })))
    return text('state-ok');
  return inputRequired({
    inputRequests: { confirm: asking('Please confirm', okForm) },
    requestState: await state.mint({ round: 1 }),
  });
};

const TOOLS: Readonly<Record<string, Fixture>> = {
  test_simple_text: () => text('This is a simple text response for testing.'),
  test_image_content: () => ({ content: [image] }),
  test_audio_content: () => ({ content: [{ type: 'audio', data: WAV, mimeType: 'audio/wav' }] }),
  test_embedded_resource: () => ({ content: [embedded('test://embedded-resource')] }),
  test_multiple_content_types: () => ({
    content: [{ type: 'text', text: 'Several kinds:' }, image, embedded('test://mixed-content-resource')],
  }),
  test_error_handling: () => ({ ...text('This tool intentionally returns an error for testing'), isError: true }),
  test_tool_with_logging: async ({ mcpReq }) => {
    for (const data of ['Tool execution started', 'Tool processing data', 'Tool execution completed']) {
      await mcpReq.notify({ method: 'notifications/message', params: { level: 'info', data } });
      await pause();
    }
    return text('Done, with three messages.');
  },
  test_logging_tool: async ({ mcpReq }) => {
    await mcpReq.log('info', 'A message for those who asked for it');
    return text('Done.');
  },
  test_tool_with_progress: async ({ mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken;
    for (const progress of [0, 50, 100]) {
      if (progressToken !== undefined)
        await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } });
      await pause();
    }
    return text('Done, with progress.');
  },
  test_sampling: ({ mcpReq }, { prompt }) =>
    pushed(() =>
      mcpReq.requestSampling({
        messages: [{ role: 'user', content: { type: 'text', text: String(prompt) } }],
        maxTokens: 100,
      }),
    ),
  test_elicitation: ({ mcpReq }, { message }) =>
    pushed(() =>
      mcpReq.elicitInput({ message: String(message), requestedSchema: form({ response: { type: 'string' } }) }),
    ),
  test_elicitation_sep1034_defaults: ({ mcpReq }) =>
    pushed(() =>
      mcpReq.elicitInput({
        message: 'With defaults',
        requestedSchema: form(
          {
            name: { type: 'string', default: 'John Doe' },
            age: { type: 'integer', default: 30 },
            score: { type: 'number', default: 95.5 },
            status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
            verified: { type: 'boolean', default: true },
          },
          [],
        ),
      }),
    ),
  test_elicitation_sep1330_enums: ({ mcpReq }) =>
    pushed(() =>
      mcpReq.elicitInput({
        message: 'With choices',
        requestedSchema: form({ untitledSingle: { type: 'string', enum: ['option1', 'option2'] } }, []),
      }),
    ),
  test_missing_capability: ({ mcpReq: { envelope } }) => {
    if (capabilitiesOf(envelope)['sampling'] === undefined)
      throw new MissingRequiredClientCapabilityError({ requiredCapabilities: { sampling: {} } });
    return text('The client can sample.');
  },
  test_streaming_elicitation: () => inputRequired({ inputRequests: { name: asking('What is your name?', nameForm) } }),
  test_input_required_result_elicitation: ({ mcpReq }) => {
    const given = acceptedContent(mcpReq.inputResponses, 'user_name', z.object({ name: z.string() }));
    return given === undefined
      ? inputRequired({ inputRequests: { user_name: asking('What is your name?', nameForm) } })
      : text(`Hello, ${given.name}!`);
  },
  test_input_required_result_sampling: ({ mcpReq }) => {
    const given = inputResponse(mcpReq.inputResponses, 'capital_question');
    return given.kind === 'sampling'
      ? text(JSON.stringify(given.result.content))
      : inputRequired({ inputRequests: { capital_question: sampling('What is the capital of France?') } });
  },
  test_input_required_result_list_roots: ({ mcpReq }) => {
    const given = inputResponse(mcpReq.inputResponses, 'client_roots');
    return given.kind === 'roots'
      ? text(JSON.stringify(given.roots))
      : inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } });
  },
  test_input_required_result_request_state: confirmed,
  test_input_required_result_tampered_state: confirmed,
  test_input_required_result_multiple_inputs: async (ctx) => {
    const { inputResponses = {} } = ctx.mcpReq;
    if ((await roundOf(ctx)) === 1 && ['user_name', 'greeting', 'client_roots'].every((key) => key in inputResponses))
      return text('All three came.');
    return inputRequired({
      inputRequests: {
        user_name: asking('What is your name?', nameForm),
        greeting: sampling('Generate a greeting'),
        client_roots: inputRequired.listRoots(),
      },
      requestState: await state.mint({ round: 1 }),
    });
  },
  test_input_required_result_multi_round: async (ctx) => {
    const round = await roundOf(ctx);
    const { inputResponses = {} } = ctx.mcpReq;
    if (round === 2 && 'step2' in inputResponses) return text('Both steps are done.');
    const next = round >= 1 && 'step1' in inputResponses ? 2 : 1;
    return inputRequired({
      inputRequests:
        next === 1
          ? { step1: asking('Step 1: What is your name?', nameForm) }
          : { step2: asking('Step 2: What is your favorite color?', form({ color: { type: 'string' } })) },
      requestState: await state.mint({ round: next }),
    });
  },
  test_input_required_result_capabilities: ({ mcpReq: { envelope } }) => {
    const can = capabilitiesOf(envelope);
    return inputRequired({
      inputRequests: {
        ...(can['elicitation'] === undefined ? {} : { name: asking('What is your name?', nameForm) }),
        ...(can['sampling'] === undefined ? {} : { greeting: sampling('Generate a greeting') }),
      },
    });
  },
};

const INPUTS: Readonly<Record<string, Record<string, { type: string }>>> = {
  test_sampling: { prompt: { type: 'string' } },
  test_elicitation: { message: { type: 'string' } },
};

const capabilitiesOf = (envelope: object | undefined): Record<string, unknown> =>
  ((envelope as Record<string, unknown> | undefined)?.['io.modelcontextprotocol/clientCapabilities'] ?? {}) as Record<
    string,
    unknown
  >;

type Handler = (request: unknown, ctx: ServerContext) => Promise<Record<string, unknown>>;

/** Adds the suite's fixtures to our server, whose handlers go on answering its own tools. */
export function addFixtures(mcp: McpServer): McpServer {
  const { server } = mcp;
  // The SDK does not expose its handlers; this harness wraps two of them.
  const handlers = (server as unknown as { _requestHandlers: Map<string, Handler> })._requestHandlers;
  const [list, call] = [handlers.get('tools/list'), handlers.get('tools/call')];
  if (list === undefined || call === undefined) throw new Error('the server has no tools of its own');

  server.registerCapabilities({ logging: {}, resources: { subscribe: true } });
  server.setRequestHandler('tools/list', async (request, ctx) => {
    const own = (await list(request, ctx)) as { tools: Tool[] };
    const added = Object.keys(TOOLS).map((name): Tool => {
      const properties = INPUTS[name] ?? {};
      return {
        name,
        description: 'A fixture',
        inputSchema: { type: 'object', properties, required: Object.keys(properties) },
      };
    });
    return { ...own, tools: [...own.tools, ...added] };
  });
  server.setRequestHandler('tools/call', async (request, ctx) => {
    const fixture = Object.hasOwn(TOOLS, request.params.name) ? TOOLS[request.params.name] : undefined;
    return fixture === undefined
      ? ((await call(request, ctx)) as CallToolResult)
      : fixture(ctx, request.params.arguments ?? {});
  });
  server.setRequestHandler('logging/setLevel', () => ({}));
  server.setRequestHandler('resources/subscribe', () => ({}));
  server.setRequestHandler('resources/unsubscribe', () => ({}));
  addResources(mcp);
  addPrompts(mcp);
  return mcp;
}

function addResources(mcp: McpServer): void {
  for (const [name, content] of Object.entries({
    'static-text': { text: 'This is the content of the static text resource.', mimeType: 'text/plain' },
    'static-binary': { blob: PNG, mimeType: 'image/png' },
    'watched-resource': { text: 'Watched', mimeType: 'text/plain' },
  }))
    mcp.registerResource(name, `test://${name}`, { mimeType: content.mimeType }, ({ href }) => ({
      contents: [{ uri: href, ...content }],
    }));
  const template = new ResourceTemplate('test://template/{id}/data', { list: undefined });
  mcp.registerResource('template', template, { mimeType: 'application/json' }, ({ href }, { id }) => ({
    contents: [
      {
        uri: href,
        mimeType: 'application/json',
        text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${String(id)}` }),
      },
    ],
  }));
}

const ABOUT = { description: 'A fixture' };

function addPrompts(mcp: McpServer): void {
  const say = (content: ReturnType<typeof embedded> | typeof image | { type: 'text'; text: string }) => ({
    messages: [{ role: 'user' as const, content }],
  });
  const arg = (values: string[]) =>
    completable(z.string(), (typed) => values.filter((value) => value.startsWith(typed)));
  mcp.registerPrompt('test_simple_prompt', ABOUT, () => say({ type: 'text', text: 'A simple prompt.' }));
  mcp.registerPrompt(
    'test_prompt_with_arguments',
    { ...ABOUT, argsSchema: z.object({ arg1: arg(['testing', 'tested']), arg2: arg(['other']) }) },
    ({ arg1, arg2 }) => say({ type: 'text', text: `Prompt with arguments: arg1='${arg1}', arg2='${arg2}'` }),
  );
  mcp.registerPrompt(
    'test_prompt_with_embedded_resource',
    { ...ABOUT, argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri }) => say(embedded(resourceUri)),
  );
  mcp.registerPrompt('test_prompt_with_image', ABOUT, () => say(image));
  mcp.registerPrompt('test_input_required_result_prompt', ABOUT, ({ mcpReq }) => {
    const given = acceptedContent(mcpReq.inputResponses, 'user_context', z.object({ context: z.string() }));
    return given === undefined
      ? inputRequired({
          inputRequests: {
            user_context: asking('What context should the prompt use?', form({ context: { type: 'string' } })),
          },
        })
      : say({ type: 'text', text: given.context });
  });
}

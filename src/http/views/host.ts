// The view's side of MCP Apps (text of 2026-01-26): JSON-RPC 2.0 with the assistant's window, by postMessage.

const PROTOCOL_VERSION = '2026-01-26';

/** How long a tool may take, in milliseconds. */
const CALL_MS = 60_000;
/** How long the assistant may take to open a link or to take a message. It may ask its user first. */
const CONSENT_MS = 20_000;

export type Fields = Readonly<Record<string, unknown>>;

/** A tool's result as it comes. */
export interface ToolResult {
  readonly content?: readonly { readonly type: string; readonly text?: string }[];
  readonly structuredContent?: Fields;
  readonly isError?: boolean;
}

/** How the assistant wants a view to look. Every part may be missing. */
export interface HostContext {
  readonly theme?: 'light' | 'dark';
  readonly styles?: { readonly variables?: Readonly<Record<string, string | undefined>> };
  readonly safeAreaInsets?: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
}

/** What the assistant tells a view by itself. */
export interface Listener {
  readonly context: (changed: HostContext) => void;
  readonly input: (given: Fields) => void;
  readonly result: (result: ToolResult) => void;
  readonly cancelled: () => void;
}

/** The assistant's window. A promise is rejected if the assistant refuses, fails or does not answer. */
export interface Host {
  /** Whether the view may call tools. */
  readonly callsTools: boolean;
  readonly call: (tool: string, given: Fields) => Promise<ToolResult>;
  readonly open: (url: string) => Promise<void>;
  /** Says something in the conversation, as its user. */
  readonly say: (text: string) => Promise<void>;
  /** Lets the model know what the view shows now, without an answer. */
  readonly tell: (content: ToolResult['content']) => void;
  readonly resized: (height: number) => void;
}

interface Message {
  readonly jsonrpc?: unknown;
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: Fields;
  readonly result?: Fields;
  readonly error?: { readonly message?: unknown };
}

const METHOD_NOT_FOUND = -32_601;

/**
 * Opens the conversation with the assistant's window.
 *
 * @returns when the assistant has answered; only then does it send anything else
 */
export async function connect(version: string, listener: Listener): Promise<Host> {
  const pending = new Map<number, { done: (result: Fields) => void; failed: (error: Error) => void }>();
  let requests = 0;

  const send = (message: object): void => window.parent.postMessage({ jsonrpc: '2.0', ...message }, '*');

  const request = (method: string, params: Fields, limit?: number): Promise<Fields> =>
    new Promise((resolve, reject) => {
      const id = (requests += 1);
      const timer =
        limit === undefined ? undefined : setTimeout(() => settle(id)?.failed(new Error('no answer')), limit);
      pending.set(id, {
        done: (result) => {
          clearTimeout(timer);
          resolve(result);
        },
        failed: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
      send({ id, method, params });
    });

  const settle = (id: unknown) => {
    const one = pending.get(id as number);
    pending.delete(id as number);
    return one;
  };

  const notified = (method: string, params: Fields): void => {
    if (method === 'ui/notifications/host-context-changed') listener.context(params);
    else if (method === 'ui/notifications/tool-input') listener.input((params['arguments'] ?? {}) as Fields);
    else if (method === 'ui/notifications/tool-result') listener.result(params);
    else if (method === 'ui/notifications/tool-cancelled') listener.cancelled();
  };

  window.addEventListener('message', ({ source, data }: MessageEvent<Message | null>) => {
    if (source !== window.parent || data?.jsonrpc !== '2.0') return;
    const { id, method, params, result, error } = data;
    if (method !== undefined && id === undefined) notified(method, params ?? {});
    else if (method === 'ping' || method === 'ui/resource-teardown') send({ id, result: {} });
    else if (method !== undefined)
      send({ id, error: { code: METHOD_NOT_FOUND, message: `There is no ${method} here` } });
    else if (error === undefined) settle(id)?.done(result ?? {});
    else settle(id)?.failed(new Error(String(error.message)));
  });

  const { hostCapabilities = {}, hostContext = {} } = (await request('ui/initialize', {
    protocolVersion: PROTOCOL_VERSION,
    appInfo: { name: 'registration-ghana', version },
    appCapabilities: { availableDisplayModes: ['inline'] },
  })) as { hostCapabilities?: Fields; hostContext?: HostContext };
  listener.context(hostContext);
  send({ method: 'ui/notifications/initialized' });

  /** A request that the assistant may refuse in its answer. */
  const agreed = async (method: string, params: Fields): Promise<void> => {
    const { isError } = await request(method, params, CONSENT_MS);
    if (isError === true) throw new Error('refused');
  };

  return {
    callsTools: hostCapabilities['serverTools'] !== undefined,
    call: (name, given) => request('tools/call', { name, arguments: given }, CALL_MS),
    open: async (url) => {
      if (hostCapabilities['openLinks'] === undefined) throw new Error('cannot');
      await agreed('ui/open-link', { url });
    },
    say: (text) => agreed('ui/message', { role: 'user', content: [{ type: 'text', text }] }),
    // Only a courtesy: the view works without it.
    tell: (content) => void request('ui/update-model-context', { content }, CONSENT_MS).catch(() => {}),
    resized: (height) => send({ method: 'ui/notifications/size-changed', params: { height } }),
  };
}

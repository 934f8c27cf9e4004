import {
  deserializeMessage,
  serializeMessage,
  type JSONRPCMessage,
  type Transport,
} from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { MAX_LINE, lineCutter } from './lines.ts';
import { createMcpServer, type McpOptions } from './server.ts';

/** How long to keep answering after the end of stdin. */
const LAST_ANSWERS_MS = 10_000;
/** With more messages than this unanswered, or answered and not yet read by the client, nothing more is read. */
const MAX_WAITING = 64;
/** The longest id of a request, in characters: an answer repeats it. */
const MAX_ID = 1_000;

const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;

export interface StdioOptions extends McpOptions {
  /** Writes to the real stdout, which carries only JSON-RPC. */
  readonly write: (chunk: Uint8Array | string, done: (error?: Error | null) => void) => void;
  readonly report: (error: unknown) => void;
}

/**
 * Serves MCP over this process's stdio, in both protocol eras. The SDK's own transport drops calls in flight when its input ends,
 * ends itself at a line that is too long, and reads on however many answers wait.
 *
 * @returns resolves when the client has gone and every request is answered
 */
export function serveOnStdio({ write, report, ...options }: StdioOptions): Promise<void> {
  return new Promise((resolve) => {
    const { stdin } = process;
    const cut = lineCutter();
    const lines: (string | undefined)[] = [];
    const unanswered = countedIds();
    let unwritten = 0;
    let ended = false;
    let closed = false;

    const put = (text: string): Promise<void> =>
      new Promise((done, failed) => {
        unwritten += 1;
        write(text, (error) => {
          unwritten -= 1;
          if (error) failed(error);
          else done();
          read();
        });
      });
    /** An answer to what has no id, or none that can be repeated. */
    const refuse = (code: number, message: string): void => {
      put(`${JSON.stringify({ jsonrpc: '2.0', error: { code, message } })}\n`).catch(report);
    };
    const take = (line: string | undefined): void => {
      if (line === undefined) {
        refuse(
          PARSE_ERROR,
          `A line was longer than ${MAX_LINE / 1024} KiB and was not read. Send less in one message.`,
        );
        return;
      }
      let message: JSONRPCMessage;
      try {
        message = deserializeMessage(line);
      } catch (error) {
        // A line that is not JSON is passed over, as by the SDK.
        if (!(error instanceof SyntaxError))
          refuse(INVALID_REQUEST, 'A line was not one JSON-RPC 2.0 message. Send one request or notification a line.');
        return;
      }
      if ('id' in message && typeof message.id === 'string' && message.id.length > MAX_ID) {
        refuse(INVALID_REQUEST, `An id has at most ${MAX_ID.toLocaleString('en')} characters. Send a shorter one.`);
        return;
      }
      track(message, unanswered);
      transport.onmessage?.(message);
    };
    /** Takes lines while few messages wait, and reads stdin on once all are taken. */
    const read = (): void => {
      const hasRoom = () => unanswered.size() + unwritten < MAX_WAITING;
      while (lines.length > 0 && hasRoom()) take(lines.shift());
      if (lines.length > 0 || !hasRoom()) stdin.pause();
      else if (ended) closeWhenAnswered();
      else if (stdin.isPaused()) stdin.resume();
    };
    const closeWhenAnswered = (): void => {
      if (unanswered.size() + unwritten === 0) void transport.close();
    };
    const end = (): void => {
      if (ended) return;
      ended = true;
      read();
      setTimeout(() => void transport.close(), LAST_ANSWERS_MS).unref();
    };

    const transport: Transport = {
      start: async () => {
        stdin.on('data', (chunk: Buffer) => {
          for (const line of cut(chunk)) lines.push(line);
          read();
        });
        stdin.once('end', end);
        stdin.once('close', end);
        stdin.once('error', end);
      },
      send: async (message) => {
        const written = put(serializeMessage(message));
        if ('id' in message && !('method' in message) && message.id !== undefined) unanswered.remove(message.id);
        await written;
      },
      close: async () => {
        if (closed) return;
        closed = true;
        transport.onclose?.();
        resolve();
      },
    };
    serveStdio(() => createMcpServer(options), { transport, onerror: report });
  });
}

/** The ids of requests without an answer. A client may use an id twice. */
function countedIds() {
  const counts = new Map<string | number, number>();
  let size = 0;
  return {
    size: () => size,
    add: (id: string | number): void => {
      counts.set(id, (counts.get(id) ?? 0) + 1);
      size += 1;
    },
    remove: (id: string | number): void => {
      const count = counts.get(id);
      if (count === undefined) return;
      if (count === 1) counts.delete(id);
      else counts.set(id, count - 1);
      size -= 1;
    },
  };
}

function track(message: JSONRPCMessage, unanswered: ReturnType<typeof countedIds>): void {
  if (!('method' in message)) return;
  // A subscription is answered when it ends, which it need not.
  if ('id' in message) {
    if (message.method !== 'subscriptions/listen') unanswered.add(message.id);
  } else if (message.method === 'notifications/cancelled') {
    const id = message.params?.['requestId'];
    if (typeof id === 'string' || typeof id === 'number') unanswered.remove(id);
  }
}

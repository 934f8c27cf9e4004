import { PassThrough, Writable } from 'node:stream';
import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { createMcpServer, type McpOptions } from './server.ts';

/** How long to keep answering after the end of stdin. */
const LAST_ANSWERS_MS = 10_000;

export interface StdioOptions extends McpOptions {
  /** Writes to the real stdout, which carries only JSON-RPC. */
  readonly write: (chunk: Uint8Array | string, done: (error?: Error | null) => void) => void;
  readonly report: (error: unknown) => void;
}

/**
 * Serves MCP over this process's stdio, in both protocol eras.
 *
 * @returns resolves when the client has gone and every request is answered
 */
export function serveOnStdio({ write, report, ...options }: StdioOptions): Promise<void> {
  return new Promise((resolve) => {
    // The SDK drops calls in flight when its input ends, so end its input only when they are answered.
    const input = new PassThrough();
    const output = new Writable({
      decodeStrings: false,
      write: (chunk: string, _encoding, done) => write(chunk, done),
    });
    const unanswered = new Set<string | number>();
    let ended = false;
    const endWhenAnswered = () => {
      if (ended && unanswered.size === 0) input.end();
    };
    const end = () => {
      if (ended) return;
      ended = true;
      // The last chunk may still be in the pipe: let the SDK read it before looking for unanswered calls.
      setImmediate(endWhenAnswered);
      setTimeout(() => input.end(), LAST_ANSWERS_MS).unref();
    };
    process.stdin.on('data', (chunk: Buffer) => input.write(chunk));
    process.stdin.once('end', end);
    process.stdin.once('close', end);
    process.stdin.once('error', end);

    const wire = new StdioServerTransport(input, output);
    const transport: Transport = {
      start: async () => {
        wire.onmessage = (message) => {
          track(message, unanswered);
          transport.onmessage?.(message);
        };
        wire.onclose = () => {
          transport.onclose?.();
          resolve();
        };
        wire.onerror = (error) => transport.onerror?.(error);
        await wire.start();
      },
      send: async (message) => {
        await wire.send(message);
        if ('id' in message && !('method' in message) && message.id !== undefined) {
          unanswered.delete(message.id);
          endWhenAnswered();
        }
      },
      close: () => wire.close(),
    };
    serveStdio(() => createMcpServer(options), { transport, onerror: report });
  });
}

function track(message: JSONRPCMessage, unanswered: Set<string | number>): void {
  if ('method' in message && 'id' in message) unanswered.add(message.id);
  else if ('method' in message && message.method === 'notifications/cancelled') {
    const id = message.params?.['requestId'];
    if (typeof id === 'string' || typeof id === 'number') unanswered.delete(id);
  }
}

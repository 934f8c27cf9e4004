import { Client as ModernClient } from '@modelcontextprotocol/client';
import { StdioClientTransport as ModernStdio } from '@modelcontextprotocol/client/stdio';
import { Client as LegacyClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as LegacyStdio } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ENTRY, environment } from './built.ts';

/** What the tests need of a client, whichever era it is of. */
export interface AnyClient {
  listTools(): Promise<{
    tools: {
      name: string;
      inputSchema: unknown;
      outputSchema?: unknown;
      annotations?: unknown;
      title?: string;
      description?: string;
    }[];
  }>;
  callTool(call: {
    name: string;
    arguments?: Record<string, unknown>;
  }): Promise<{ content?: unknown; structuredContent?: unknown; isError?: boolean }>;
  listResources(): Promise<{ resources: { uri: string }[] }>;
  readResource(what: { uri: string }): Promise<{ contents: { text?: unknown; uri: string }[] }>;
  listPrompts(): Promise<{ prompts: { name: string }[] }>;
  getPrompt(what: { name: string; arguments?: Record<string, string> }): Promise<{ messages: { content: unknown }[] }>;
  complete(what: {
    ref: { type: 'ref/prompt'; name: string };
    argument: { name: string; value: string };
  }): Promise<{ completion: { values: string[] } }>;
  getServerVersion(): { name: string; title?: string; version: string; icons?: unknown } | undefined;
  getInstructions(): string | undefined;
  close(): Promise<void>;
}

const info = { name: 'test', version: '1.0.0' };
const start = (settings: Record<string, string>) => ({
  command: process.execPath,
  args: [ENTRY],
  env: environment(settings),
  stderr: 'ignore' as const,
});

/** A client of each era, connected to a tool server of its own. */
export const CLIENTS: Readonly<Record<string, (settings: Record<string, string>) => Promise<AnyClient>>> = {
  'the v1 SDK client': async (settings) => {
    const client = new LegacyClient(info);
    await client.connect(new LegacyStdio(start(settings)));
    return client as unknown as AnyClient;
  },
  'the v2 client in auto': async (settings) => {
    const client = new ModernClient(info, { versionNegotiation: { mode: 'auto' } });
    await client.connect(new ModernStdio(start(settings)));
    return client as unknown as AnyClient;
  },
};

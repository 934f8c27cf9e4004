import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import type { TestContext } from 'node:test';
import { Client as ModernClient, StreamableHTTPClientTransport as ModernHttp } from '@modelcontextprotocol/client';
import { Client as LegacyClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as LegacyHttp } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { openApp, type App } from '../../src/app.ts';
import { loadConfig } from '../../src/config.ts';
import { renameFields } from '../../src/registry/tool.ts';
import { ENTRY, environment, scratch } from './built.ts';
import type { AnyClient } from './clients.ts';
import { waitFor, within } from './limits.ts';

const DAY = '2026-11-21';
const info = { name: 'test', version: '1.0.0' };

/** A Streamable HTTP client of each era. */
export const HTTP_CLIENTS: Readonly<Record<'v1' | 'v2', (url: string) => Promise<AnyClient>>> = {
  v1: async (url) => {
    const client = new LegacyClient(info);
    await client.connect(new LegacyHttp(new URL(url)) as unknown as Parameters<LegacyClient['connect']>[0]);
    return client as unknown as AnyClient;
  },
  v2: async (url) => {
    const client = new ModernClient(info, { versionNegotiation: { mode: 'auto' } });
    await client.connect(new ModernHttp(new URL(url)));
    return client as unknown as AnyClient;
  },
};

/** The modes in which a tool server answers: the settings of one, and services like those behind its answers. */
export const MODES: Readonly<
  Record<'embedded' | 'service', (context: TestContext) => Promise<{ settings: Record<string, string>; behind: App }>>
> = {
  embedded: async (context) => ({
    // A bridge has no pages: without those of the tool server, the links are the same everywhere.
    settings: { SVC_DATA_DIR: scratch(context), SVC_TODAY: DAY, SVC_PAGES: 'off' },
    behind: servicesAt(context),
  }),
  service: async (context) => {
    const own = { SVC_DATA_DIR: scratch(context), SVC_TODAY: DAY, SVC_LOG_LEVEL: 'warn' };
    const { url } = await startListening(context, [ENTRY, 'serve', '--port', '0'], own, listensOn);
    return {
      settings: { ...own, SVC_DATA_DIR: scratch(context), SVC_BASE_URL: url },
      behind: servicesAt(context, url),
    };
  },
};

function servicesAt(context: TestContext, address?: string): App {
  const config = loadConfig({ SVC_DATA_DIR: scratch(context), SVC_TODAY: DAY });
  const app = openApp(config, { report: () => {}, ...(address === undefined ? {} : { address }) });
  context.after(() => app.close());
  return app;
}

/** The address in the first line that our own servers print. */
const listensOn = (line: string): string | undefined => /listens on (http:\S+)/.exec(line)?.[1];

export interface Started {
  readonly url: string;
  /** What it has said so far on stdout and stderr. */
  output(): string;
  /** Ends it as a person would. */
  stop(): Promise<number | null>;
}

/**
 * Starts a program that listens, and waits until it does.
 *
 * @param where finds the address in one line of what it prints; not needed where the address is known
 */
export async function startListening(
  context: TestContext,
  args: readonly string[],
  settings: Record<string, string>,
  where: ((line: string) => string | undefined) | undefined,
  known?: string,
): Promise<Started> {
  // A process group of its own: whatever it starts ends with it.
  const child = spawn(process.execPath, args, {
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  context.after(async () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
    await exited;
  });
  let output = '';
  const listening = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        output += `${line}\n`;
        const found = where?.(line);
        if (found !== undefined) resolve(found);
      });
    }
    if (known !== undefined) resolve(known);
    void exited.then((code) => reject(new Error(`it ended with ${code}:\n${output}`)));
  });
  const url = await within(`${args.join(' ')} to listen`, listening);
  // Some say so before they listen.
  await waitFor(`${url} to accept connections`, () => accepts(url));
  return {
    url,
    output: () => output,
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

const accepts = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Our own bridge, as users start it. */
export const startBridge = (
  context: TestContext,
  settings: Record<string, string>,
  args: readonly string[] = [],
): Promise<Started> => startListening(context, [ENTRY, 'bridge', '--port', '0', ...args], settings, listensOn);

/** What differs from one call to the next, whatever lies between. */
const ONCE = new Set(['report_id', 'received_at']);

/** Calls every tool with each of its examples through a client, and compares with what the services behind it answer. */
export async function assertSameFacts(client: AnyClient, behind: App): Promise<void> {
  const { tools } = await client.listTools();
  assert.deepEqual(
    tools.map(({ name }) => name),
    behind.registry.tools.map(({ name }) => name),
  );
  for (const tool of behind.registry.tools) {
    for (const { title, input } of tool.examples) {
      const what = `${tool.name}: ${title}`;
      const expected = await behind.call({ tool, input });
      assert.ok(expected.ok, what);
      const { content, structuredContent, isError } = await client.callTool({ name: tool.name, arguments: input });
      assert.notEqual(isError, true, `${what}: ${JSON.stringify(content)}`);
      const [text] = content as { text: string }[];
      const own = Object.entries(structuredContent as object).filter(([field]) => ONCE.has(field));
      const told = tool.text?.({ ...expected.value, ...Object.fromEntries(own) } as never);
      assert.equal(text?.text, told ?? JSON.stringify(structuredContent), what);
      assert.deepEqual(settled(structuredContent), settled(renameFields(tool, expected.value, 'mcp')), what);
    }
  }
  const refused = await client.callTool({ name: 'check_business_name_availability', arguments: { busines_name: 'x' } });
  assert.equal(refused.isError, true);
  assert.match(JSON.stringify(refused.content), /Did you mean business_name\?/);
}

const settled = (answer: unknown): unknown =>
  Object.fromEntries(Object.entries(JSON.parse(JSON.stringify(answer))).filter(([field]) => !ONCE.has(field)));

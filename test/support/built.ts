import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestContext } from 'node:test';
import { within } from './limits.ts';
import './time-limit.ts';

export { scratch } from './scratch.ts';

export const ROOT = join(import.meta.dirname, '..', '..');
/** The built file, as users start it. `npm test` builds it first. */
export const ENTRY = join(ROOT, 'dist', 'index.js');
if (!existsSync(ENTRY)) throw new Error('dist/index.js is missing: npm run build');

/** The environment of a started program: this one's, without settings of ours but those given. */
export function environment(settings: Record<string, string> = {}): Record<string, string> {
  const inherited = Object.entries(process.env).filter(
    ([name, value]) => value !== undefined && !name.startsWith('SVC_') && name !== 'NODE_OPTIONS',
  );
  return { ...Object.fromEntries(inherited), ...settings } as Record<string, string>;
}

/** Runs one command of the built file to its end. */
export function runCli(args: readonly string[], settings: Record<string, string> = {}, input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [ENTRY, ...args], {
    env: environment(settings),
    input,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, stdout, stderr };
}

export interface Message {
  jsonrpc: string;
  id?: number | string | null;
  result?: Record<string, unknown>;
  error?: { code: number; message: string };
}

/** A tool server spoken to by hand, line by line: everything it prints is kept. */
export class RawServer {
  readonly child: ChildProcessWithoutNullStreams;
  readonly lines: string[] = [];
  stderr = '';
  #waiting: { id: number | string; resolve: (message: Message) => void }[] = [];
  readonly exited: Promise<number | null>;

  constructor(
    context: TestContext,
    settings: Record<string, string>,
    nodeArgs: readonly string[] = [],
    args: readonly string[] = [],
  ) {
    this.child = spawn(process.execPath, [...nodeArgs, ENTRY, ...args], { env: environment(settings), stdio: 'pipe' });
    // No process outlives its test: one that failed half-way would keep the run from ending, or a disk full.
    context.after(async () => {
      this.child.kill('SIGKILL');
      await this.exited;
    });
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => (this.stderr += text));
    this.child.stdin.on('error', () => {});
    createInterface({ input: this.child.stdout }).on('line', (line) => {
      this.lines.push(line);
      try {
        const message = JSON.parse(line) as Message;
        const index = this.#waiting.findIndex(({ id }) => id === message.id);
        if (index >= 0) this.#waiting.splice(index, 1)[0]?.resolve(message);
      } catch {
        // Kept in lines: the test looks at what is not JSON.
      }
    });
    this.exited = new Promise((resolve) => this.child.once('close', resolve));
  }

  send(message: unknown): void {
    this.child.stdin.write(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`);
  }

  request(id: number | string, method: string, params: Record<string, unknown> = {}): Promise<Message> {
    const answer = new Promise<Message>((resolve) => this.#waiting.push({ id, resolve }));
    this.send({ jsonrpc: '2.0', id, method, params });
    return answer;
  }

  async initialize(): Promise<Message> {
    const answered = this.request('init', 'initialize', {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'raw', version: '1' },
    });
    const ended = this.exited.then((code): never => {
      throw new Error(`it ended with ${code} before it answered initialize: ${this.stderr}`);
    });
    const answer = await within('the answer to initialize', Promise.race([answered, ended]));
    this.send({ jsonrpc: '2.0', method: 'notifications/initialized' });
    return answer;
  }

  callTool(id: number | string, name: string, args: unknown = {}): Promise<Message> {
    return this.request(id, 'tools/call', { name, arguments: args });
  }

  /** Lines of stdout that are not a JSON-RPC message. */
  impurities(): string[] {
    return this.lines.filter((line) => {
      try {
        return (JSON.parse(line) as Message).jsonrpc !== '2.0';
      } catch {
        return true;
      }
    });
  }
}

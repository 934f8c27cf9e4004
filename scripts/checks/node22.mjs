// Tests the built server under Node 22 with raw lines over stdio, without a client library:
//   node scripts/checks/node22.mjs dist/index.js
// `initialize`, `tools/list` and one `tools/call` for each tool of catalog.json; every line of stdout must be JSON-RPC,
// and the server must exit 0 when its stdin ends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readCases } from './cases.mjs';
import { node22 } from './node-binary.mjs';

/** How long one answer, or the exit, may take before it counts as missing. */
const TIMEOUT_MS = 10_000;

/** Waits for `promise`, no longer than {@link TIMEOUT_MS}. */
async function within(promise, what) {
  let timer;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: nothing within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

const dir = mkdtempSync(join(tmpdir(), 'node22-'));
let child;
try {
  const { server, calls } = readCases(process.argv[2]);
  const env = { ...process.env, SVC_DATA_DIR: join(dir, 'data') };
  child = spawn(node22(), [server], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let stderr = '';
  child.stderr.on('data', (chunk) => (stderr += chunk));
  child.stdin.on('error', () => {}); // the missing answer shows that the server is gone
  const exit = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

  async function nextLine(what) {
    const { value, done } = await within(lines.next(), what);
    if (done) throw new Error(`${what}: the server ended its output\n${stderr.trim()}`);
    let message;
    try {
      message = JSON.parse(value);
    } catch {
      throw new Error(`${what}: not JSON on stdout: ${value.slice(0, 200)}`);
    }
    if (message.jsonrpc !== '2.0') throw new Error(`${what}: not JSON-RPC on stdout: ${value.slice(0, 200)}`);
    return message;
  }

  let id = 0;
  async function request(method, params) {
    id += 1;
    const what = params.name ? `${method} ${params.name}` : method;
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    let message = await nextLine(what);
    while (message.id === undefined) message = await nextLine(what); // a notification may come between
    if (message.id !== id) throw new Error(`${what}: answer to request ${message.id} instead of ${id}`);
    if (message.error) throw new Error(`${what}: ${JSON.stringify(message.error)}`);
    console.log(`ok    ${what}`);
    return message.result;
  }

  const clientInfo = { name: 'node22-check', version: '0.0.0' };
  const hello = await request('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo });
  if (!hello.serverInfo?.name) throw new Error(`initialize: no serverInfo in ${JSON.stringify(hello)}`);
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })}\n`);

  const { tools } = await request('tools/list', {});
  const listed = tools.map((tool) => tool.name).toSorted();
  const expected = calls.map((call) => call.name).toSorted();
  if (listed.join() !== expected.join()) throw new Error(`tools/list: lists ${listed}, catalog.json has ${expected}`);

  for (const { name, input } of calls) {
    const result = await request('tools/call', { name, arguments: input });
    if (result.isError || !result.structuredContent) {
      throw new Error(`tools/call ${name}: no structured answer: ${JSON.stringify(result)}`);
    }
  }

  child.stdin.end();
  const [code, signal] = await within(exit, 'exit after the end of stdin');
  if (code !== 0) throw new Error(`exit ${code ?? signal} after the end of stdin\n${stderr.trim()}`);
  const { value, done } = await lines.next();
  if (!done) throw new Error(`unexpected line on stdout: ${value.slice(0, 200)}`);
  console.log('node22: all passed');
} catch (error) {
  console.error(`node22: ${error.message}`);
  process.exitCode = 1;
} finally {
  child?.kill('SIGKILL');
  rmSync(dir, { recursive: true, force: true });
}

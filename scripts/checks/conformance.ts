// Runs the protocol's conformance suite against the bridge, for both revisions:
//   node --import tsx scripts/checks/conformance.ts
// First the unchanged bridge, on every scenario that needs no fixture; then the bridge with the suite's fixtures, on both complete
// requirement sets. The suite runs under Node 22, the bridge under the Node that runs this script.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config.ts';
import { createLog } from '../../src/http/log.ts';
import { listen } from '../../src/http/server.ts';
import { createBridge, type BridgeOptions } from '../../src/mcp/bridge.ts';
import { createMcpServer } from '../../src/mcp/server.ts';
import { addFixtures } from './conformance-fixtures.ts';
import { MODULES, node22 } from './node-binary.mjs';

const SUITE = join(MODULES, '@modelcontextprotocol', 'conformance', 'dist', 'index.js');
const EXPECTED = join(import.meta.dirname, 'conformance-expected-failures.yml');

/** The scenarios that need no fixtures. */
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  '2026-07-28': [
    'tools-list',
    'prompts-list',
    'resources-list',
    'caching',
    'dns-rebinding-protection',
    'http-header-validation',
    'sep-2164-resource-not-found',
    'server-sse-multiple-streams',
    'input-required-result-unsupported-methods',
    'input-required-result-missing-input-response',
    'input-required-result-ignore-extra-params',
    'input-required-result-validate-input',
  ],
  '2025-11-25': [
    'server-initialize',
    'ping',
    'tools-list',
    'prompts-list',
    'resources-list',
    'dns-rebinding-protection',
  ],
};

const home = mkdtempSync(join(tmpdir(), 'conformance-'));
let failed = 0;

async function withBridge(
  more: Partial<BridgeOptions>,
  work: (url: string) => Promise<void>,
  sessionId?: string,
): Promise<void> {
  const config = loadConfig({ SVC_DATA_DIR: join(home, 'data'), SVC_RATE_LIMIT: 'off', SVC_LOG_LEVEL: 'silent' });
  const server = await listen(config.host, 0);
  const app = openApp(config, { report: (error) => console.error(error) });
  const bridge = createBridge({
    registry: app.registry,
    version: '0.0.0',
    config,
    log: createLog('silent').log,
    call: app.call,
    ...more,
  });
  server.serve(
    (request, response) => {
      if (sessionId !== undefined) response.setHeader('mcp-session-id', sessionId);
      return bridge.listener(request, response);
    },
    () => {},
  );
  try {
    await work(`http://127.0.0.1:${server.address.port}/mcp`);
  } finally {
    const stopped = server.stop();
    await bridge.close();
    await stopped;
    app.close();
  }
}

/** Runs the suite once and shows its output if it fails. */
function run(title: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(node22(), [SUITE, 'server', ...args], { cwd: home, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    child.once('close', (code) => {
      const summary = output.match(/^(?:Total|Not scored|\S*Baseline|  ~).*$/gm)?.join('\n      ') ?? '';
      if (code === 0) console.log(`ok    ${title}${summary === '' ? '' : `\n      ${summary}`}`);
      else {
        failed += 1;
        console.error(`FAIL  ${title}\n${output}`);
      }
      resolve();
    });
  });
}

try {
  await withBridge({}, async (url) => {
    for (const [revision, scenarios] of Object.entries(PLAIN))
      for (const scenario of scenarios)
        await run(`${revision}: ${scenario}`, ['--url', url, '--scenario', scenario, '--spec-version', revision]);
  });
  const withFixtures: Partial<BridgeOptions> = { createServer: (options) => addFixtures(createMcpServer(options)) };
  await withBridge(withFixtures, (url) =>
    run('2026-07-28: the whole requirement set', ['--url', url, '--requirements', '2026-07-28']),
  );
  // The bridge gives out no session, and without an id one scenario of this revision (server-sse-multiple-streams) stops
  // before it opens its streams: here it is given an id that means nothing, so that they are opened.
  await withBridge(
    withFixtures,
    (url) =>
      run('2025-11-25: the whole requirement set', [
        '--url',
        url,
        '--requirements',
        '2025-11-25',
        '--expected-failures',
        EXPECTED,
      ]),
    'no-session',
  );
} catch (error) {
  failed += 1;
  console.error(`conformance: ${error instanceof Error ? error.message : String(error)}`);
} finally {
  rmSync(home, { recursive: true, force: true });
}
console.log(failed === 0 ? 'conformance: all passed' : `conformance: ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

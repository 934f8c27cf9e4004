// Runs the MCP Inspector's command line against the built server, in both protocol eras:
//   node scripts/checks/inspector.mjs dist/index.js
// `tools/list --strict` (portability of the schemas; errors fail, warnings are shown) and one `tools/call` for each tool
// of catalog.json, and `tools/list --app-info` (the tools with inline views, each of which it reads). The Inspector runs under Node 22, which it requires; the server under the Node that runs this script.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCases } from './cases.mjs';
import { MODULES, node22 } from './node-binary.mjs';

const INSPECTOR = join(MODULES, '@modelcontextprotocol/inspector/clients/launcher/build/index.js');
const ERAS = ['modern', 'legacy'];
const TIMEOUT_MS = 60_000;

const home = mkdtempSync(join(tmpdir(), 'inspector-'));
try {
  const { server, calls } = readCases(process.argv[2]);
  const binary = node22();

  /** Runs the Inspector once; returns its stdout and its stderr, or throws with its stderr. */
  function run(era, ...args) {
    // The Inspector recognises its own options even after the server's command line.
    const target = [process.execPath, server, '-e', `SVC_DATA_DIR=${join(home, 'data')}`];
    const ran = spawnSync(binary, [INSPECTOR, '--cli', ...target, '--protocol-era', era, '--format', 'json', ...args], {
      encoding: 'utf8',
      timeout: TIMEOUT_MS,
      // Its own home, so that a person's settings for the Inspector are neither used nor changed.
      env: { ...process.env, HOME: home, USERPROFILE: home },
    });
    if (ran.error) throw ran.error;
    if (ran.status !== 0) throw new Error(`exit ${ran.status}\n${ran.stderr.trim() || ran.stdout.trim()}`);
    return { stdout: ran.stdout, notes: ran.stderr.trim() };
  }

  /** Runs the Inspector once; returns its JSON answer and its stderr. */
  function inspect(era, ...args) {
    const { stdout, notes } = run(era, ...args);
    return { result: JSON.parse(stdout).result, notes };
  }

  let failed = 0;
  function check(title, fn) {
    try {
      const note = fn();
      console.log(`ok    ${title}${note ? `\n${note.replace(/^/gm, '      ')}` : ''}`);
    } catch (error) {
      failed += 1;
      console.error(`FAIL  ${title}: ${error.message}`);
    }
  }

  for (const era of ERAS) {
    check(`${era}: tools/list --strict`, () => {
      const { result, notes } = inspect(era, '--method', 'tools/list', '--strict');
      const listed = result.tools.map((tool) => tool.name).toSorted();
      const expected = calls.map((call) => call.name).toSorted();
      if (listed.join() !== expected.join()) throw new Error(`lists ${listed}, catalog.json has ${expected}`);
      return notes.includes('Warning:') ? notes : '';
    });
    check(`${era}: tools/list --app-info`, () => {
      const { stdout } = run(era, '--method', 'tools/list', '--app-info');
      const about = stdout.trim().split('\n').map(JSON.parse);
      const apps = about.filter(({ hasApp }) => hasApp);
      const unread = apps.filter(
        ({ resourceError, resourceMimeType }) => resourceError || resourceMimeType !== 'text/html;profile=mcp-app',
      );
      if (apps.length === 0 || unread.length > 0) throw new Error(`no view, or one cannot be read: ${stdout}`);
      return '';
    });
    for (const { name, input } of calls) {
      check(`${era}: tools/call ${name}`, () => {
        const json = JSON.stringify(input);
        const { result } = inspect(era, '--method', 'tools/call', '--tool-name', name, '--tool-args-json', json);
        if (result.isError || !result.structuredContent)
          throw new Error(`no structured answer: ${JSON.stringify(result)}`);
      });
    }
  }
  console.log(failed === 0 ? 'inspector: all passed' : `inspector: ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(`inspector: ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(home, { recursive: true, force: true });
}

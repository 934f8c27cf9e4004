import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { VERSION } from '../../src/commands/version.ts';
import { command } from '../support/command.ts';
import { ENTRY, ROOT, runCli, scratch } from '../support/built.ts';

test('--version is the version of the package', () => {
  assert.equal(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version, VERSION);
  for (const args of [
    ['--version'],
    ['-v'],
    ['doctor', '-v'],
    ['feedback', '--version'],
    ['feedback', 'list', '--version'],
    ['doctor', '--version'],
  ]) {
    assert.deepEqual(runCli(args), { status: 0, stdout: `${VERSION}\n`, stderr: '' });
  }
});

test('a command exits with the code that it returns and prints errors to stderr only', () => {
  const unknown = runCli(['feedbak', 'list']);
  assert.deepEqual([unknown.status, unknown.stdout], [2, '']);
  assert.match(unknown.stderr, /no command "feedbak"/);
  const blocked = runCli(['feedback', 'list'], { SVC_DATA_DIR: join(ROOT, 'package.json') });
  assert.deepEqual([blocked.status, blocked.stdout], [1, '']);
  assert.doesNotMatch(blocked.stderr, /^ +at /m, 'no stack');
});

test('an unknown command is refused, with the nearest one as a suggestion', async () => {
  const { status, stdout, stderr } = await command(['feedbak', 'list']);
  assert.deepEqual([status, stdout], [2, '']);
  assert.match(stderr, /no command "feedbak"\. Did you mean feedback\?/);
  assert.match((await command(['feedback', 'lst'])).stderr, /no command "lst"\. Did you mean list\?/);
});

test('an unknown flag is refused with the nearest one; a wrong value or operand is refused with the usage', async () => {
  assert.match((await command(['feedback', 'list', '--limt', '5'])).stderr, /no flag --limt\. Did you mean --limit\?/);
  assert.match((await command(['feedback', 'list', '--limit'])).stderr, /--limit needs a value: --limit N/);
  assert.match((await command(['feedback', 'list', '--limit', '0'])).stderr, /--limit must be a whole number from 1/);
  assert.match((await command(['feedback', 'list', '--json=yes'])).stderr, /--json takes no value/);
  assert.match((await command(['feedback', 'show'])).stderr, /Missing ID\. Usage: registration-ghana feedback show ID/);
  assert.match((await command(['doctor', 'now'])).stderr, /Unexpected "now"\. Usage: registration-ghana doctor/);
  assert.equal((await command(['feedback', 'show'])).status, 2);
});

test('the configuration of each client is exact JSON on stdout', async () => {
  const settings = { SVC_BASE_URL: 'https://svc.example/' };
  const server = { command: process.execPath, args: [ENTRY], env: { SVC_BASE_URL: 'https://svc.example' } };
  const written = async (client: string, more: string[] = []) =>
    JSON.parse((await command(['config', client, ...more], settings)).stdout);
  for (const client of ['claude-desktop', 'claude-code', 'cursor'])
    assert.deepEqual(await written(client), { mcpServers: { 'registration-ghana': server } });
  assert.deepEqual(await written('vscode'), { servers: { 'registration-ghana': { type: 'stdio', ...server } } });
  assert.deepEqual(await written('bridge'), {
    name: 'registration-ghana',
    url: 'http://127.0.0.1:3001/mcp',
    authentication: 'none',
  });
  assert.equal((await written('bridge', ['--url', 'https://bridge.example/mcp'])).url, 'https://bridge.example/mcp');
  assert.equal(
    JSON.parse((await command(['config', 'cursor'])).stdout).mcpServers['registration-ghana'].env.SVC_BASE_URL,
    '',
  );
});

test('an unknown client is refused, with the nearest one as a suggestion', async () => {
  const { status, stdout, stderr } = await command(['config', 'claude']);
  assert.deepEqual([status, stdout], [2, '']);
  assert.match(stderr, /no client "claude"\. Did you mean claude-/);
});

test('feedback is listed, shown and resolved, with control characters made visible', async (context) => {
  const settings = { SVC_DATA_DIR: scratch(context) };
  const call = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {
      name: 'submit_bot_feedback',
      arguments: { kind: 'bug_report', message: 'one\n\ttwo \u200Bthree', contact: 'ama@example.com' },
    },
  };
  const receipt = JSON.parse(runCli([], settings, `${JSON.stringify(call)}\n`).stdout).result.structuredContent;
  const [listed] = JSON.parse((await command(['feedback', 'list', '--json'], settings)).stdout);
  assert.equal(listed.report_id, receipt.report_id);
  assert.match((await command(['feedback', 'list'], settings)).stdout, /one\\n\\ttwo three/);
  assert.match((await command(['feedback', 'show', receipt.report_id], settings)).stdout, /contact: ama@example\.com/);
  assert.equal(
    JSON.parse((await command(['feedback', 'resolve', receipt.report_id, '--by', 'Ama', '--json'], settings)).stdout)
      .status,
    'resolved',
  );
  assert.deepEqual(
    JSON.parse((await command(['feedback', 'list', '--json', '--status', 'queued_for_review'], settings)).stdout),
    [],
  );
  const { status, stderr } = await command(['feedback', 'show', 'fb_none'], settings);
  assert.equal(status, 1);
  assert.match(stderr, /no report "fb_none"/);
});

test('a list that --limit cuts says so', async (context) => {
  const settings = { SVC_DATA_DIR: scratch(context) };
  const calls = [1, 2, 3].map((id) =>
    JSON.stringify({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'submit_bot_feedback', arguments: { kind: 'suggestion', message: `n ${id}` } },
    }),
  );
  runCli([], settings, `${calls.join('\n')}\n`);
  const { stdout, stderr } = await command(['feedback', 'list', '--limit', '2', '--json'], settings);
  assert.equal(JSON.parse(stdout).length, 2);
  assert.match(stderr, /Only the newest 2 are shown/);
});

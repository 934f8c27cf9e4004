import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { fileClient, placesOf } from '../../src/clients/clients.ts';
import { ROOT, scratch } from '../support/built.ts';
import { command } from '../support/command.ts';
import { waitFor } from '../support/limits.ts';
import { serve } from '../support/serve.ts';
import type { Output } from '../../src/commands/screen.ts';

interface Finding {
  readonly check: string;
  readonly ok: boolean;
  readonly warning?: true;
  readonly found: string;
  readonly fix?: string;
}

/** A home of its own, so that the assistants of whoever runs the tests are not looked at. */
function home(context: TestContext): Record<string, string> {
  const folder = scratch(context);
  return { HOME: folder, USERPROFILE: folder, XDG_CONFIG_HOME: join(folder, '.config'), APPDATA: join(folder, '.config'), XDG_DATA_HOME: '' }; // prettier-ignore
}

async function examined(settings: Record<string, string>): Promise<{ status: number; of: (check: string) => Finding }> {
  const { status, stdout } = await command(['doctor', '--json'], settings);
  const findings = JSON.parse(stdout) as Finding[];
  return { status, of: (check) => findings.find((one) => one.check === check) ?? assert.fail(`${check}: ${stdout}`) };
}

test('a new installation works: only the bundled sample is loaded, which is a warning and exits with 0', async (context) => {
  const settings = { ...home(context), SVC_DATA_DIR: scratch(context) };
  const { status, of } = await examined(settings);
  assert.equal(status, 0);
  const { ok, warning, fix } = of('register of names');
  assert.deepEqual([ok, warning], [true, true]);
  assert.match(fix ?? '', /names import FILE --source registry/);
  const file = join(scratch(context), 'register.csv');
  writeFileSync(file, 'name\nOda Looms\n');
  assert.equal((await command(['names', 'import', file, '--source', 'registry'], settings)).status, 0);
  assert.equal((await examined(settings)).of('register of names').warning, undefined);
});

test('a file in place of the data directory is a failure and exits with 1', async (context) => {
  const blocked = await command(['doctor'], { ...home(context), SVC_DATA_DIR: join(ROOT, 'package.json') });
  assert.equal(blocked.status, 1);
  assert.match(
    blocked.stdout.replaceAll(/\s+/g, ' '),
    /FAIL data directory: .*package\.json is a file Set SVC_DATA_DIR/,
  );
});

test('a data directory that cannot be made is one failure, and serve says so too', async (context) => {
  const SVC_DATA_DIR = join(ROOT, 'package.json', 'data');
  const { status, stdout } = await command(['doctor', '--json'], { ...home(context), SVC_DATA_DIR });
  assert.equal(status, 1);
  const failed = (JSON.parse(stdout) as { check: string; ok: boolean; found: string }[]).filter(({ ok }) => !ok);
  assert.deepEqual(
    failed.map(({ check }) => check),
    ['data directory'],
  );
  assert.match(failed[0]!.found, /data cannot be created or opened \(ENOTDIR\)/);
  const { stderr } = await serve(context, { SVC_DATA_DIR });
  await waitFor('a note', () => /^registration-ghana: The store cannot be used: .* Until that is fixed, .*doctor/m.test(stderr())); // prettier-ignore
});

test('health says how to start the service, or that something else listens', async () => {
  const nothing = await command(['health', '--port', '1']);
  assert.equal(nothing.status, 1);
  assert.match(nothing.stderr, /does not answer\. Start the service with registration-ghana serve, or .* --port/);
  const server = createServer((_, response) => response.writeHead(404, { connection: 'close' }).end()).listen(0, '127.0.0.1'); // prettier-ignore
  await new Promise((resolve) => server.once('listening', resolve));
  const { stderr } = await command(['health', '--port', String((server.address() as AddressInfo).port)]);
  server.close();
  assert.match(stderr, /something else listens there, such as a bridge\. .* --port/);
});

test('a base address that does not answer, or answers with a fault, is a warning; one that answers is not', async (context) => {
  const settings = { ...home(context), SVC_DATA_DIR: scratch(context) };
  let status = 200;
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers.authorization);
    // A connection kept open would fail in another way than one that is refused.
    response.writeHead(status, { connection: 'close' }).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const base = async () => examined({ ...settings, SVC_BASE_URL: address, SVC_BEARER_TOKEN: 'secret' });
  assert.equal((await base()).of('base address').warning, undefined);
  status = 503;
  assert.match((await base()).of('base address').found, /answers with status 503/);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  const { status: code, of } = await base();
  assert.equal(code, 0);
  assert.equal(of('base address').warning, true);
  assert.match(of('base address').found, /does not answer \(ECONNREFUSED\)/);
  assert.deepEqual(new Set(asked), new Set([undefined]), 'no credential is sent');
});

test('an assistant whose configuration names another store is a warning', async (context) => {
  const own = home(context);
  const data = scratch(context);
  const settings = { ...own, SVC_DATA_DIR: data };
  const kiro = join(own['HOME']!, '.kiro', 'settings', 'mcp.json');
  const zed = join(own['XDG_CONFIG_HOME']!, 'zed', 'settings.json');
  const write = (file: string, content: unknown) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${typeof content === 'string' ? content : JSON.stringify(content)}\n`);
  };
  assert.equal((await command(['config', 'kiro', '--write'], settings)).status, 0);
  assert.match((await examined(settings)).of('Kiro').found, /^configured in /);
  assert.equal((await examined(settings)).of('Kiro').warning, undefined);
  const entry = (more: object) => ({
    mcpServers: { 'registration-ghana': { command: 'node', args: ['/x.js'], ...more } },
  });
  for (const [more, said] of [
    [{}, /names another store, the data directory .*registration-ghana: this command looked at the data directory/],
    [{ env: { SVC_DATA_DIR: '/elsewhere' } }, /the data directory .*elsewhere/],
    [{ env: { SVC_DATA_DIR: data }, args: ['/x.js', '--data-dir', '/elsewhere'] }, /elsewhere/],
    [{ env: { SVC_DATABASE_URL: 'postgres://ama:hush@db.example/x' } }, /another store, a PostgreSQL database/],
    [{ env: { SVC_PORT: 'many' } }, /settings that cannot be used: SVC_PORT/],
    [{ args: ['/x.js', '--data-dri', '/x'] }, /settings that cannot be used: There is no flag --data-dri/],
  ] as const) {
    write(kiro, entry(more));
    const { status, of } = await examined(settings);
    assert.equal(status, 0);
    assert.equal(of('Kiro').warning, true);
    assert.match(of('Kiro').found, said);
    assert.doesNotMatch(JSON.stringify(of('Kiro')), /hush/);
  }
  // With a service, the names are there.
  write(kiro, entry({ env: { SVC_BASE_URL: 'https://svc.example' } }));
  assert.equal((await examined(settings)).of('Kiro').warning, undefined);
  if (process.platform !== 'linux') return;
  write(zed, '// mine\n{ "context_servers": { "registration-ghana": { "command": "node", "args": ["/x.js"], } } }');
  assert.equal((await examined(settings)).of('Zed').warning, true);
  write(zed, 'not JSON');
  assert.equal((await command(['doctor'], settings)).status, 0);
});

test('an assistant whose configuration is TOML or YAML is looked at too, however its settings are written', async (context) => {
  const own = home(context);
  const data = scratch(context);
  const settings = { ...own, SVC_DATA_DIR: data, CODEX_HOME: '' };
  const toml = join(own['HOME']!, '.codex', 'config.toml');
  const yaml = fileClient('goose').file(placesOf({ ...process.env, ...settings }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const foundOf = async (client: string) => {
    const { warning, found } = (await examined(settings)).of(client);
    return warning === true ? found : 'ok';
  };
  for (const [id, title, file, before, after] of [
    [
      'codex',
      'Codex',
      toml,
      '[mcp_servers.other.env]\nSVC_DATA_DIR = "/others"\n\n',
      '\n\n[tools]\nSVC_DATA_DIR = "/no"\n',
    ],
    ['goose', 'Goose', yaml, '', '\n  other:\n    envs:\n      SVC_DATA_DIR: /others\nlast: 1\n'],
  ] as const) {
    const printed = (await command(['config', id], settings)).stdout.trimEnd();
    write(file, `${before}${printed}${after}`);
    assert.equal(await foundOf(title), 'ok', printed);
    const other = (await command(['config', id], { ...settings, SVC_DATA_DIR: '/elsewhere' })).stdout.trimEnd();
    write(file, `${before}${other}${after}`);
    assert.match(await foundOf(title), /names another store, the data directory .*elsewhere/);
  }
  for (const [title, file, text, said] of [
    [
      'Codex',
      toml,
      "[mcp_servers.\"registration-ghana\"] # mine\nargs = ['/x.js', '--data-dir', '/else[where]']\n",
      /else\[where\]/,
    ],
    ['Codex', toml, `[mcp_servers.registration-ghana]\nenv = { SVC_DATA_DIR = '/inline', MINE = "1" }\n`, /inline/],
    [
      'Codex',
      toml,
      '[mcp_servers.registration-ghana]\n# SVC_DATA_DIR = "/no"\n[mcp_servers.registration-ghana.env]\nSVC_PORT = "many"\n',
      /SVC_PORT/,
    ],
    [
      'Goose',
      yaml,
      'extensions:\n  registration-ghana:\n    args:\n      - /x.js\n      - --data-dir\n      - "/lines"\n    envs: {}\n',
      /lines/,
    ],
    [
      'Goose',
      yaml,
      'extensions:\r\n  registration-ghana:\r\n    envs:\r\n      SVC_DATA_DIR: /bare # mine\r\n',
      /\/bare:/,
    ],
  ] as const) {
    write(file, text);
    assert.match(await foundOf(title), said, text);
  }
  write(toml, '[mcp_servers.other]\ncommand = "registration-ghana"\n');
  write(yaml, 'extensions:\n  other:\n    cmd: registration-ghana\n');
  const { stdout } = await command(['doctor', '--json'], settings);
  assert.doesNotMatch(stdout, /Codex|Goose/);
});

test('the words ok, warn and FAIL have colours on a terminal, and lines are wrapped to the window', async (context) => {
  const settings = { ...home(context), SVC_DATA_DIR: join(ROOT, 'package.json') };
  const inWindow = async (screen: Output, more: Record<string, string> = {}) =>
    (await command(['doctor'], { ...settings, NO_COLOR: '', TERM: 'xterm', ...more }, screen)).stdout;
  const shown = await inWindow({ isTTY: true, columns: 50 });
  assert.match(shown, /^\u001B\[32mok {2}\u001B\[0m {2}Node\.js/);
  assert.match(shown, /^\u001B\[31mFAIL\u001B\[0m {2}data directory/m);
  assert.doesNotMatch(await inWindow({ isTTY: true }, { NO_COLOR: '1' }), /\u001B/);
  assert.doesNotMatch(await inWindow({}), /\u001B/);
  for (const line of (await inWindow({ columns: 50 })).split('\n'))
    assert.ok(line.length <= 50 || !line.trim().includes(' ') || line.includes(ROOT), line);
});

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { parse } from 'jsonc-parser';
import { clientConfiguration, startHere } from '../../src/clients/configuration.ts';
import { mergeClientConfig } from '../../src/clients/configuration-file.ts';
import type { FileClient } from '../../src/clients/clients.ts';
import { command } from '../support/command.ts';
import { ENTRY, runCli, scratch } from '../support/built.ts';

const CLIENTS: readonly FileClient[] = ['claude-desktop', 'claude-code', 'cursor', 'vscode'];
/** How this Node starts a file without other settings. */
const startedBy = (file: string, baseUrl = '') => startHere(file, { env: { SVC_BASE_URL: baseUrl }, flags: [] });
const wanted = (client: FileClient, baseUrl?: string) =>
  clientConfiguration(client, startedBy('/app/dist/index.js', baseUrl));

const merged = (client: FileClient, before: string, baseUrl?: string): string => {
  const result = mergeClientConfig(client, before, wanted(client, baseUrl));
  assert.ok('text' in result, JSON.stringify(result));
  return result.text;
};

test('a missing or empty file becomes exactly the printed configuration', () => {
  for (const client of CLIENTS)
    for (const before of ['', ' \n']) assert.deepEqual(JSON.parse(merged(client, before)), wanted(client));
});

test('other servers, other settings, indentation and line ends stay unchanged', () => {
  const other = { theme: 'dark', mcpServers: { files: { command: 'files', args: ['--root', '/home'] } }, last: [1, 2] };
  for (const indent of [2, 4, '\t'])
    for (const eol of ['\n', '\r\n']) {
      const before = `${JSON.stringify(other, undefined, indent)}\n`.replaceAll('\n', eol);
      const after = merged('claude-desktop', before);
      const { mcpServers, ...rest } = JSON.parse(after) as typeof other & { mcpServers: Record<string, unknown> };
      assert.deepEqual(rest, { theme: 'dark', last: [1, 2] });
      assert.deepEqual(mcpServers, {
        ...other.mcpServers,
        ...(wanted('claude-desktop') as { mcpServers: object }).mcpServers,
      });
      if (eol === '\r\n') assert.doesNotMatch(after, /[^\r]\n/);
      // Every line except the one that got a comma is still there, in the same order.
      const lines = after.split(eol).map((line) => line.replace(/,$/, ''));
      let at = -1;
      for (const line of before.split(eol)) {
        at = lines.indexOf(line.replace(/,$/, ''), at + 1);
        assert.ok(at >= 0, `lost: ${line}`);
      }
    }
});

const JSONC = `// Servers of this workspace
{
  "inputs": [], // none yet
  /* the servers */
  "servers": {
    "files": { "type": "stdio", "command": "files" }, // keep me
  },
}
`;

test("VS Code's comments and trailing commas stay", () => {
  const after = merged('vscode', JSONC);
  for (const comment of ['// Servers of this workspace', '// none yet', '/* the servers */', '// keep me'])
    assert.ok(after.includes(comment), comment);
  const value = parse(after) as { servers: Record<string, unknown>; inputs: unknown[] };
  assert.deepEqual(Object.keys(value.servers), ['files', 'registration-ghana']);
  assert.deepEqual(
    value.servers['registration-ghana'],
    (wanted('vscode') as { servers: Record<string, unknown> }).servers['registration-ghana'],
  );
  assert.equal(merged('vscode', after), after);
});

test('additions by a person to our entry stay, our own part is updated, and a second run changes nothing', () => {
  const before = JSON.stringify({
    mcpServers: {
      'registration-ghana': {
        command: '/old/node',
        args: ['-y', 'registration-ghana', '--data-dir', '/data'],
        env: { SVC_BASE_URL: 'https://svc.example', SVC_BEARER_TOKEN: 'kept' },
        disabled: true,
      },
    },
  });
  const after = merged('cursor', before);
  assert.deepEqual((JSON.parse(after) as { mcpServers: Record<string, unknown> }).mcpServers['registration-ghana'], {
    command: process.execPath,
    args: ['/app/dist/index.js', '--data-dir', '/data'],
    env: { SVC_BASE_URL: 'https://svc.example', SVC_BEARER_TOKEN: 'kept' },
    disabled: true,
  });
  assert.deepEqual(mergeClientConfig('cursor', after, wanted('cursor')), { text: after, changed: false, removed: [] });
  assert.match(merged('cursor', after, 'https://new.example'), /https:\/\/new\.example/);
});

test('a setting of an earlier run that is not set now is taken out, with what was said; what a person added stays', async (context) => {
  const file = join(scratch(context), 'mcp.json');
  const entry = () =>
    (JSON.parse(readFileSync(file, 'utf8')) as { mcpServers: Record<string, { env: Record<string, string> }> })
      .mcpServers['registration-ghana']!;
  const write = (settings: Record<string, string>, ...more: string[]) =>
    command(['config', 'kiro', '--write', '--file', file, ...more], settings);
  const old = scratch(context);
  assert.equal((await write({ SVC_DATA_DIR: old, SVC_PAGES: 'off' })).status, 0);
  const before = entry();
  assert.deepEqual(before.env, { SVC_BASE_URL: '', SVC_DATA_DIR: old, SVC_PAGES: 'off' });
  writeFileSync(
    file,
    JSON.stringify({
      mcpServers: { 'registration-ghana': { ...before, env: { ...before.env, MINE: '1', SVC_BEARER_TOKEN: 'kept' } } },
    }),
  );
  const tried = await write({ SVC_PAGES: 'off', SVC_DATA_DIR: '' }, '--dry-run');
  assert.match(tried.stderr, /SVC_DATA_DIR in .*mcp\.json is not set here and would be taken out\./);
  assert.equal(entry().env['SVC_DATA_DIR'], old);
  const { status, stderr } = await write({ SVC_PAGES: 'off', SVC_DATA_DIR: '' });
  assert.equal(status, 0);
  assert.match(
    stderr,
    /SVC_DATA_DIR in .*mcp\.json is not set here and will be taken out\. To keep one, run this again/,
  );
  assert.deepEqual(entry(), {
    ...before,
    env: { SVC_BASE_URL: '', SVC_PAGES: 'off', MINE: '1', SVC_BEARER_TOKEN: 'kept' },
  });
});

test('a file that is not valid JSON, or has the wrong shape, is refused with the place and never changed', () => {
  const refused = (client: FileClient, before: string): string => {
    const result = mergeClientConfig(client, before, wanted(client));
    assert.ok('refused' in result, before);
    return result.refused;
  };
  assert.match(refused('claude-desktop', '{\n  "mcpServers": {\n'), /not valid JSON at line 3, column 1/);
  assert.match(refused('claude-desktop', '{ "secret": "x" // no\n}'), /not valid JSON at line 1, column 17/);
  assert.match(refused('vscode', '{ "servers": { ] }'), /not valid JSON at line 1/);
  assert.match(refused('claude-code', '[]'), /is not a JSON object/);
  assert.match(refused('claude-code', '{"mcpServers": []}'), /mcpServers is not an object/);
  assert.match(
    refused('cursor', '{"mcpServers": {"registration-ghana": "x"}}'),
    /mcpServers\.registration-ghana is not an object/,
  );
  assert.match(refused('cursor', '{"mcpServers": {}, "mcpServers": {"a": {}}}'), /mcpServers more than once/);
});

test('--write makes a backup, keeps the mode of both, and changes nothing the second time', async (context) => {
  const file = join(scratch(context), 'mcp.json');
  writeFileSync(file, JSONC);
  chmodSync(file, 0o660);
  const first = await command(['config', 'vscode', '--write', '--file', file]);
  assert.equal(first.status, 0, first.stderr);
  const { changed, backup } = JSON.parse(first.stdout) as { changed: boolean; backup: string };
  assert.equal(changed, true);
  assert.equal(readFileSync(backup, 'utf8'), JSONC);
  for (const one of [file, backup]) assert.equal(statSync(one).mode & 0o777, 0o660);
  assert.equal(
    (parse(readFileSync(file, 'utf8')) as { servers: Record<string, { args: string[] }> }).servers['registration-ghana']
      ?.args[0],
    ENTRY,
  );
  const second = await command(['config', 'vscode', '--write', '--file', file]);
  assert.deepEqual(JSON.parse(second.stdout), { file, changed: false });
  assert.equal(readdirSync(dirname(file)).length, 2);
});

test('--write changes nothing where the configuration is a link, and says which file to edit', async (context) => {
  const directory = scratch(context);
  const real = join(directory, 'dotfiles', 'mcp.json');
  const link = join(directory, 'mcp.json');
  mkdirSync(dirname(real));
  symlinkSync(real, link);
  for (const content of [undefined, JSONC]) {
    if (content !== undefined) writeFileSync(real, content);
    for (const more of [[], ['--dry-run']]) {
      const { status, stdout, stderr } = await command(['config', 'vscode', '--write', '--file', link, ...more]);
      assert.deepEqual([status, stdout], [1, '']);
      assert.ok(stderr.includes(`it is a link to ${real}. Edit that file, or pass it with --file.`), stderr);
    }
    assert.deepEqual(readdirSync(dirname(real)), content === undefined ? [] : ['mcp.json']);
    assert.deepEqual(readdirSync(directory).sort(), ['dotfiles', 'mcp.json']);
  }
  assert.equal(readFileSync(real, 'utf8'), JSONC);
  assert.equal((await command(['config', 'vscode', '--write', '--file', real])).status, 0);
});

test('links in the places of the temporary files are not followed, and nothing else is left behind', async (context) => {
  const directory = scratch(context);
  const file = join(directory, 'mcp.json');
  const victim = join(directory, 'victim');
  writeFileSync(victim, 'mine');
  writeFileSync(file, '{}');
  // The name that the temporary file had when it was made of the process id.
  symlinkSync(victim, `${file}.${process.pid}.tmp`);
  assert.equal((await command(['config', 'cursor', '--write', '--file', file])).status, 0);
  assert.equal(readFileSync(victim, 'utf8'), 'mine');
  assert.equal(readdirSync(directory).filter((name) => name.endsWith('.tmp')).length, 1);
});

test(
  'a pipe in the place of the configuration is not waited for',
  { skip: process.platform === 'win32' },
  async (context) => {
    const pipe = join(scratch(context), 'mcp.json');
    assert.equal(spawnSync('mkfifo', [pipe]).status, 0);
    const { status, stderr } = await command(['config', 'cursor', '--write', '--file', pipe]);
    assert.equal(status, 1);
    assert.match(stderr, /it is not a regular file/);
  },
);

test('--dry-run prints the resulting file and changes nothing', async (context) => {
  const file = join(scratch(context), 'new', 'mcp.json');
  const { status, stdout } = await command(['config', 'cursor', '--write', '--dry-run', '--file', file]);
  assert.equal(status, 0);
  assert.deepEqual(JSON.parse(stdout), clientConfiguration('cursor', startedBy(ENTRY)));
  assert.ok(!existsSync(dirname(file)));
});

test('an invalid file, one that is not UTF-8 and a folder in its place are refused and stay unchanged', async (context) => {
  const directory = scratch(context);
  const cases: readonly [string, string | Buffer, RegExp][] = [
    ['broken.json', '{"mcpServers": ', /was not changed: it is not valid JSON at line 1/],
    ['latin.json', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), /it is not UTF-8/],
  ];
  for (const [name, content, says] of cases) {
    const file = join(directory, name);
    writeFileSync(file, content);
    const { status, stdout, stderr } = await command(['config', 'claude-desktop', '--write', '--file', file]);
    assert.deepEqual([status, stdout], [1, '']);
    assert.match(stderr, says);
    assert.deepEqual(readFileSync(file), Buffer.from(content));
  }
  assert.match(
    (await command(['config', 'claude-desktop', '--write', '--file', directory])).stderr,
    /cannot be read \(EISDIR\)/,
  );
  assert.deepEqual(readdirSync(directory).sort(), ['broken.json', 'latin.json']);
});

test("without --file, --write uses the client's usual file", (context) => {
  const home = scratch(context);
  const { status, stdout } = runCli(['config', 'claude-desktop', '--write'], {
    HOME: home,
    XDG_CONFIG_HOME: join(home, 'cfg'),
    APPDATA: join(home, 'cfg'),
  });
  assert.equal(status, 0);
  const { file } = JSON.parse(stdout) as { file: string };
  assert.ok(file.startsWith(home) && file.endsWith(join('Claude', 'claude_desktop_config.json')));
  assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')), clientConfiguration('claude-desktop', startedBy(ENTRY)));
});

test('flags that need another flag or another client are refused', async () => {
  assert.match((await command(['config', 'cursor', '--dry-run'])).stderr, /--dry-run needs --write/);
  assert.match((await command(['config', 'cursor', '--file', 'x'])).stderr, /--file needs --write/);
  assert.match((await command(['config', 'bridge', '--write'])).stderr, /no configuration file on this computer/);
});

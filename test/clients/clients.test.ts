import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { parse } from 'jsonc-parser';
import { CLIENTS, fileClient, placesOf, type FileClient, type Start } from '../../src/clients/clients.ts';
import { clientConfiguration } from '../../src/clients/configuration.ts';
import { mergeClientConfig } from '../../src/clients/configuration-file.ts';
import { inShell, printedConfiguration } from '../../src/clients/print.ts';
import { command } from '../support/command.ts';
import { ENTRY, scratch } from '../support/built.ts';

const FILES = CLIENTS.filter((client) => client !== 'bridge');
const JSON_FILES = FILES.filter((client) => fileClient(client).form.startsWith('json'));
const START: Start = {
  command: '/usr/bin/node',
  args: ['/app/index.js', '--bearer-token-file', '/run/token'],
  env: { SVC_BASE_URL: '', SVC_DATA_DIR: "/srv/Ama's data" },
};

/** The entry in a client's configuration. */
const entryOf = (client: FileClient, configuration: object): Record<string, unknown> =>
  (configuration as Record<string, Record<string, Record<string, unknown>>>)[fileClient(client).section]![
    'registration-ghana'
  ]!;

test('each client gets the shape that it expects', () => {
  const { command: program, args, env } = START;
  const plain = { command: program, args, env };
  const shapes: Partial<Record<FileClient, object>> = {
    vscode: { type: 'stdio', ...plain },
    zed: { source: 'custom', ...plain },
    cline: { ...plain, disabled: false },
    'copilot-cli': { type: 'stdio', ...plain, tools: ['*'] },
    opencode: { type: 'local', command: [program, ...args], environment: env, enabled: true },
    goose: { type: 'stdio', name: 'registration-ghana', cmd: program, args, envs: env, enabled: true, timeout: 300 },
  };
  for (const client of FILES)
    assert.deepEqual(entryOf(client, clientConfiguration(client, START)), shapes[client] ?? plain, client);
  const sections = Object.fromEntries(FILES.map((client) => [client, fileClient(client).section]));
  assert.deepEqual(
    [sections['vscode'], sections['zed'], sections['opencode'], sections['codex'], sections['goose'], sections['kiro']],
    ['servers', 'context_servers', 'mcp', 'mcp_servers', 'extensions', 'mcpServers'],
  );
});

test('TOML and YAML are printed in the form of the file', () => {
  assert.equal(
    printedConfiguration('codex', START),
    `[mcp_servers.registration-ghana]
command = "/usr/bin/node"
args = ["/app/index.js","--bearer-token-file","/run/token"]

[mcp_servers.registration-ghana.env]
SVC_BASE_URL = ""
SVC_DATA_DIR = "/srv/Ama's data"`,
  );
  assert.equal(
    printedConfiguration('goose', START),
    `extensions:
  registration-ghana:
    type: "stdio"
    name: "registration-ghana"
    cmd: "/usr/bin/node"
    args: ["/app/index.js","--bearer-token-file","/run/token"]
    envs:
      SVC_BASE_URL: ""
      SVC_DATA_DIR: "/srv/Ama's data"
    enabled: true
    timeout: 300`,
  );
});

test('one line of a shell and the links hold the same start, quoted for where they go', () => {
  const line = (client: FileClient, platform?: NodeJS.Platform) =>
    inShell(fileClient(client).oneLine?.(START) ?? [], platform);
  const words = 'registration-ghana -- /usr/bin/node /app/index.js --bearer-token-file /run/token';
  assert.equal(
    line('claude-code', 'linux'),
    `claude mcp add --scope user --env 'SVC_DATA_DIR=/srv/Ama'\\''s data' ${words}`,
  );
  assert.equal(line('codex', 'linux'), `codex mcp add registration-ghana --env 'SVC_DATA_DIR=/srv/Ama'\\''s data' ${words.slice('registration-ghana '.length)}`); // prettier-ignore
  assert.match(line('codex', 'win32'), /--env "SVC_DATA_DIR=\/srv\/Ama's data" --/);
  const [, , json = ''] = fileClient('vscode').oneLine?.(START) ?? [];
  assert.deepEqual(JSON.parse(json), { name: 'registration-ghana', type: 'stdio', ...START });
  for (const [client, scheme] of [
    ['cursor', 'cursor:'],
    ['lm-studio', 'lmstudio:'],
  ] as const) {
    const link = new URL(fileClient(client).link?.(START) ?? '');
    assert.equal(link.protocol, scheme);
    assert.equal(link.searchParams.get('name'), 'registration-ghana');
    assert.deepEqual(JSON.parse(Buffer.from(link.searchParams.get('config') ?? '', 'base64').toString()), START);
  }
  const [, query = ''] = (fileClient('vscode').link?.(START) ?? '').split('?');
  assert.deepEqual(JSON.parse(decodeURIComponent(query)), JSON.parse(json));
});

test('files stand where each platform has them', () => {
  const linux = placesOf({ HOME: '/home/ama' }, 'linux');
  const mac = placesOf({ HOME: '/Users/ama' }, 'darwin');
  const at = (client: FileClient, places = linux) => fileClient(client).file(places).replaceAll('\\', '/');
  assert.equal(at('claude-desktop'), '/home/ama/.config/Claude/claude_desktop_config.json');
  assert.equal(at('claude-desktop', mac), '/Users/ama/Library/Application Support/Claude/claude_desktop_config.json');
  assert.equal(at('zed', mac), '/Users/ama/.config/zed/settings.json');
  assert.equal(at('codex'), '/home/ama/.codex/config.toml');
  assert.equal(at('codex', placesOf({ HOME: '/home/ama', CODEX_HOME: '/c' }, 'linux')), '/c/config.toml');
  assert.equal(at('goose', placesOf({ HOME: '/h', XDG_CONFIG_HOME: '/x' }, 'linux')), '/x/goose/config.yaml');
  assert.match(at('goose', placesOf({ USERPROFILE: '/u', APPDATA: '/a' }, 'win32')), /^\/a\/Block\/goose\/config/);
  assert.equal(new Set(FILES.map((client) => at(client))).size, FILES.length);
});

test('every JSON file of a client gets the entry, keeps what a person changed in it, and is left alone the second time', () => {
  for (const client of JSON_FILES) {
    const configuration = clientConfiguration(client, START);
    const merged = (before: string): string => {
      const result = mergeClientConfig(client, before, configuration);
      assert.ok('text' in result, client);
      return result.text;
    };
    const { section } = fileClient(client);
    const first = merged(JSON.stringify({ theme: 'dark', [section]: { other: { command: 'x' } } }, undefined, 2));
    const { theme, [section]: servers } = parse(first) as Record<string, Record<string, unknown>>;
    assert.deepEqual([theme, Object.keys(servers ?? {})], ['dark', ['other', 'registration-ghana']], client);
    assert.equal(merged(first), first, client);
    // A person turned it off, or narrowed its tools.
    const changed = first.replace('"disabled": false', '"disabled": true').replace('"enabled": true', '"enabled": false').replace('"*"', '"a"'); // prettier-ignore
    assert.equal(merged(changed), changed, client);
  }
});

test('flags that a person added stay, but not those that say otherwise than what is written now', () => {
  const before = JSON.stringify({
    mcpServers: {
      'registration-ghana': {
        command: 'node',
        args: [
          '/old.js',
          '--data-dir',
          '/old',
          '--log-level=debug',
          '--bearer-token-file=/old/token',
          '--base-url',
          'https://kept.example',
        ],
        env: { SVC_TODAY: '2026-11-21' },
      },
    },
  });
  const result = mergeClientConfig('kiro', before, clientConfiguration('kiro', START));
  assert.ok('text' in result);
  assert.deepEqual(entryOf('kiro', JSON.parse(result.text) as object), {
    command: '/usr/bin/node',
    args: [
      '/app/index.js',
      '--bearer-token-file',
      '/run/token',
      '--log-level=debug',
      '--base-url',
      'https://kept.example',
    ],
    env: { SVC_TODAY: '2026-11-21', SVC_BASE_URL: '', SVC_DATA_DIR: "/srv/Ama's data" },
  });
});

test('config writes down every setting that matters, the files of secrets by their path, and never a secret', async (context) => {
  const folder = scratch(context);
  const token = join(folder, 'token');
  const address = join(folder, 'address');
  writeFileSync(token, 'hush-token');
  writeFileSync(address, 'postgres://ama:hush-password@db.example/registration');
  const settings = {
    SVC_DATA_DIR: join(folder, 'data'),
    SVC_BASE_URL: 'https://svc.example',
    SVC_PAGES: 'off',
    SVC_VIEWS: 'off',
    SVC_PORT: '4000',
    SVC_RETENTION_DAYS: '90',
    SVC_HOST: '0.0.0.0',
    SVC_TODAY: '2026-11-21',
  };
  const flags = ['--bearer-token-file', token, '--database-url-file', address];
  for (const client of FILES) {
    const { status, stdout, stderr } = await command(['config', client, ...flags], settings);
    assert.equal(status, 0);
    assert.doesNotMatch(stdout + stderr, /hush|from the environment/);
    for (const value of [
      settings.SVC_DATA_DIR,
      settings.SVC_BASE_URL,
      'SVC_PAGES',
      'SVC_RETENTION_DAYS',
      token,
      address,
    ])
      // prettier-ignore
      assert.ok(stdout.includes(value), `${client}: ${value}`);
    // What concerns servers for other computers, or one run.
    assert.doesNotMatch(stdout, /SVC_HOST|SVC_PORT|SVC_TODAY/);
  }
  const { env, args } = entryOf('kiro', JSON.parse((await command(['config', 'kiro', ...flags], settings)).stdout));
  assert.deepEqual(args, [ENTRY, '--bearer-token-file', token, '--database-url-file', address]);
  assert.deepEqual(env, {
    SVC_BASE_URL: 'https://svc.example',
    SVC_DATA_DIR: settings.SVC_DATA_DIR,
    SVC_PAGES: 'off',
    SVC_VIEWS: 'off',
    SVC_RETENTION_DAYS: '90',
  });
  // A relative path would lead elsewhere from the folder of the assistant.
  const relative = await command(['config', 'kiro', '--data-dir', 'here'], {});
  assert.equal((entryOf('kiro', JSON.parse(relative.stdout))['env'] as Record<string, string>)['SVC_DATA_DIR'], join(process.cwd(), 'here')); // prettier-ignore
});

test('config says that a secret came from the environment and is not written down', async (context) => {
  const file = join(scratch(context), 'mcp.json');
  const secrets = { SVC_BASE_URL: 'https://svc.example', SVC_BEARER_TOKEN: 'hush-token', SVC_DATABASE_URL: 'postgres://ama:hush@db.example/x' }; // prettier-ignore
  for (const words of [
    ['config', 'kiro'],
    ['config', 'kiro', '--write', '--file', file],
  ]) {
    const { stdout, stderr } = await command(words, secrets);
    assert.doesNotMatch(stdout + stderr, /hush/);
    assert.match(
      stderr,
      /SVC_BEARER_TOKEN comes from the environment and is not written down.*--bearer-token-file FILE/,
    );
    assert.match(
      stderr,
      /SVC_DATABASE_URL comes from the environment and is not written down.*--database-url-file FILE/,
    );
  }
  assert.doesNotMatch(readFileSync(file, 'utf8'), /hush/);
});

test('TOML and YAML files are not rewritten: --write says what to do instead', async (context) => {
  const home = scratch(context);
  const settings = { HOME: home, USERPROFILE: home, APPDATA: home, XDG_CONFIG_HOME: '', CODEX_HOME: '' };
  for (const client of ['codex', 'goose'] as const) {
    const file = fileClient(client).file(placesOf(settings));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '# mine\n');
    const { status, stdout, stderr } = await command(['config', client, '--write'], settings);
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr, new RegExp(`--write does not rewrite ${client === 'codex' ? 'TOML' : 'YAML'}: run registration-ghana config ${client}`)); // prettier-ignore
    assert.equal(readFileSync(file, 'utf8'), '# mine\n');
  }
});

test(
  'where no folder can be made, config --write and skills install say so and end',
  { skip: process.platform !== 'linux' },
  async () => {
    const written = await command(['config', 'kiro', '--write', '--file', '/proc/none/deep/mcp.json']);
    assert.deepEqual([written.status, written.stdout], [1, '']);
    assert.match(written.stderr, /was not changed: it cannot be written \(ENOENT\)/);
    const installed = await command(['skills', 'install', '/proc/none/deep']);
    assert.deepEqual([installed.status, installed.stdout], [1, '']);
    assert.match(installed.stderr, /no folder can be created there/);
  },
);

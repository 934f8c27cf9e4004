import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { SETTINGS, flagOf } from '../../src/config.ts';
import { tools } from '../../tools/index.ts';
import { ROOT, environment, scratch } from '../support/built.ts';

const read = <T>(file: string): T => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as T;

interface Package {
  name: string;
  version: string;
  mcpName: string;
  dependencies: Record<string, string>;
  bin: Record<string, string>;
}
const manifest = read<Package>('package.json');

function npm(args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd,
    env: environment(),
    encoding: 'utf8',
    timeout: 240_000,
    shell: process.platform === 'win32',
  });
  assert.equal(status, 0, stderr);
  return stdout;
}

test('server.json is what the MCP registry takes, and names this package', () => {
  const server = read<{
    $schema: string;
    name: string;
    title: string;
    description: string;
    version: string;
    packages: {
      registryType: string;
      identifier: string;
      version: string;
      transport: unknown;
      environmentVariables: { name: string; description: string; isSecret?: boolean }[];
    }[];
  }>('server.json');
  assert.equal(server.$schema, 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json');
  assert.match(server.name, /^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  assert.equal(server.name, manifest.mcpName);
  assert.ok(server.description.length >= 1 && server.description.length <= 100);
  assert.ok(server.title.length >= 1 && server.title.length <= 100);
  assert.equal(server.version, manifest.version);
  assert.equal(server.packages.length, 1);
  for (const { registryType, identifier, version, transport, environmentVariables } of server.packages) {
    assert.deepEqual([registryType, identifier, version], ['npm', manifest.name, manifest.version]);
    assert.deepEqual(transport, { type: 'stdio' });
    const settings = Object.values(SETTINGS);
    for (const { name, isSecret = false } of environmentVariables) {
      const setting = settings.find(({ variable }) => variable === name);
      assert.ok(setting, `${name} is no setting`);
      assert.equal(isSecret, setting.secret === true, name);
    }
  }
});

test("the bundle's manifest passes each setting as a flag that there is, and never a secret itself", () => {
  const { server, user_config } = read<{
    server: { mcp_config: { args: string[] } };
    user_config: Record<string, { sensitive?: boolean }>;
  }>('scripts/mcpb-manifest.json');
  const [entry, ...flags] = server.mcp_config.args;
  assert.equal(entry, '${__dirname}/dist/index.js');
  const known = new Set(Object.values(SETTINGS).map((setting) => flagOf(setting)));
  const used = flags.map((flag) => {
    const [, name = '', key = ''] = /^--([a-z-]+)=\$\{user_config\.(\w+)\}$/.exec(flag) ?? [];
    assert.ok(known.has(name), flag);
    assert.equal(key, name.replaceAll('-', '_'));
    return key;
  });
  assert.deepEqual(Object.keys(user_config).sort(), used.sort());
});

test('the plugin folder is what Agent Plugins 1.0.0 takes, with every offered skill and the program by its name', () => {
  const { $schema, ...plugin } = read<Record<string, unknown>>('dist/plugin/plugin.json');
  assert.equal($schema, 'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json');
  assert.match(String(plugin['name']), /^(?!.*(?:--|\.\.))[a-z0-9](?:[a-z0-9.-]{0,62}[a-z0-9])?$/);
  assert.deepEqual([plugin['name'], plugin['version']], [manifest.name, manifest.version]);
  // The schema is closed.
  const known = ['name', 'version', 'description', 'author', 'homepage', 'repository', 'license', 'keywords', 'extensions']; // prettier-ignore
  for (const field of Object.keys(plugin)) assert.ok(known.includes(field), field);
  assert.deepEqual(read('dist/plugin/mcp.json'), {
    $schema: 'https://agent-plugins.org/schemas/1.0.0/mcp.schema.json',
    mcpServers: { [manifest.name]: { type: 'stdio', command: Object.keys(manifest.bin)[0], args: [] } },
  });
  const filesIn = (folder: string) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).toSorted();
  assert.deepEqual(filesIn('dist/plugin/skills'), filesIn('dist/skills'));
  assert.ok(filesIn('dist/plugin/skills').some((file) => file.endsWith('SKILL.md')));
});

/** The packed archive, and the files in it. */
const archives = mkdtempSync(join(tmpdir(), 'registration-ghana-'));
after(() => rmSync(archives, { recursive: true, force: true }));
let made: { readonly filename: string; readonly files: readonly { readonly path: string }[] } | undefined;
function packed() {
  const args = ['pack', '--json', '--ignore-scripts', '--silent', '--pack-destination', archives];
  made ??= (JSON.parse(npm(args, ROOT)) as [NonNullable<typeof made>])[0];
  return made;
}

test('npm packs the build, its notices and descriptions, and nothing else', () => {
  const paths = new Set(packed().files.map(({ path }) => path));
  for (const path of [
    'package.json',
    'README.md',
    'LICENSE',
    'CHANGELOG.md',
    'catalog.json',
    'dist/index.js',
    'dist/THIRD-PARTY-NOTICES.txt',
    'dist/sample.index',
    'dist/household.index',
  ])
    assert.ok(paths.has(path), `${path} is missing`);
  for (const path of paths) {
    assert.match(path, /^(package\.json|README\.md|LICENSE|CHANGELOG\.md|catalog\.json|dist\/.+)$/, path);
    assert.doesNotMatch(path, /\.(ts|map|node|env|pem|key)$|meta\.json$/, path);
  }
});

test(
  'installed into an empty folder it brings one dependency, and runs from there as npx would run it',
  { timeout: 300_000 },
  (context) => {
    const work = scratch(context);
    const home = join(work, 'empty');
    mkdirSync(home);
    npm(['init', '--yes'], home);
    npm(['install', '--no-audit', '--no-fund', '--ignore-scripts', join(archives, packed().filename)], home);
    assert.deepEqual(Object.keys(manifest.dependencies), ['libsql']);
    const installed = readdirSync(join(home, 'node_modules')).filter((name) => !name.startsWith('.'));
    assert.deepEqual(installed.sort(), ['@libsql', '@neon-rs', 'detect-libc', 'libsql', 'registration-ghana']);

    const npx = (args: readonly string[], input = '') =>
      spawnSync('npx', ['--no-install', 'registration-ghana', ...args], {
        cwd: home,
        env: environment({ SVC_DATA_DIR: join(work, 'data') }),
        input,
        encoding: 'utf8',
        timeout: 60_000,
        shell: process.platform === 'win32',
      });
    assert.equal(npx(['--version']).stdout, `${manifest.version}\n`);
    const messages = [
      {
        jsonrpc: '2.0',
        id: 0,
        method: 'initialize',
        params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'npx', version: '1' } },
      },
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      ...tools.map((tool, index) => ({
        jsonrpc: '2.0',
        id: index + 1,
        method: 'tools/call',
        params: { name: tool.name, arguments: tool.examples[0]?.input },
      })),
    ];
    const { status, stdout } = npx([], `${messages.map((message) => JSON.stringify(message)).join('\n')}\n`);
    assert.equal(status, 0);
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: number; result?: { isError?: boolean; structuredContent?: unknown } });
    for (const [index, tool] of tools.entries()) {
      const result = answers.find(({ id }) => id === index + 1)?.result;
      assert.ok(
        result?.structuredContent !== undefined && result.isError !== true,
        `${tool.name}: ${JSON.stringify(result)}`,
      );
    }
  },
);

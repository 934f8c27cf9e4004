// Packs and unpacks the MCP bundle and starts it as a desktop assistant would, with placeholders for the settings that the user
// left empty:
//   node scripts/checks/mcpb.mjs
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MODULES } from './node-binary.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const MCPB = join(MODULES, '@anthropic-ai', 'mcpb', 'dist', 'cli', 'cli.js');
const BINDINGS = ['darwin-arm64', 'darwin-x64', 'linux-x64-gnu', 'win32-x64-msvc'];

function run(command, args, options = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    cwd: ROOT,
    timeout: 300_000,
    ...options,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stderr}\n${stdout}`);
  return stdout;
}

const work = mkdtempSync(join(tmpdir(), 'mcpb-check-'));
try {
  console.log(run(process.execPath, ['--import', 'tsx', 'scripts/pack-mcpb.ts']).trim());
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const folder = join(work, 'unpacked');
  run(process.execPath, [MCPB, 'unpack', join(ROOT, `registration-ghana-${version}.mcpb`), folder]);
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  if (manifest.version !== version) throw new Error(`the manifest says ${manifest.version}, the package ${version}`);

  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const found = readdirSync(join(folder, 'node_modules', '@libsql')).toSorted();
  if (found.join() !== BINDINGS.join()) throw new Error(`bindings for ${found}`);
  for (const name of found) {
    const place = join(folder, 'node_modules', '@libsql', name);
    const { version: bound } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
    if (bound !== packages[`node_modules/@libsql/${name}`].version) throw new Error(`${name} is at ${bound}`);
    const digests = readdirSync(place).filter((file) => file.endsWith('.node'));
    if (digests.length !== 1) throw new Error(`${name} holds ${digests.length} bindings`);
    const digest = createHash('sha256')
      .update(readFileSync(join(place, digests[0])))
      .digest('hex');
    console.log(`ok    @libsql/${name} ${bound} ${digest.slice(0, 16)}`);
  }

  // As a host fills in the manifest: it replaces its own placeholder; a setting left empty stays a placeholder or becomes empty.
  const { command, args } = manifest.server.mcp_config;
  for (const [what, fill] of [
    ['placeholders left in', (arg) => arg],
    ['settings left empty', (arg) => arg.replace(/\$\{user_config\.\w+\}/, '')],
  ]) {
    const filled = args.map((arg) => fill(arg.replace('${__dirname}', folder)));
    const calls = JSON.parse(readFileSync(join(folder, 'catalog.json'), 'utf8')).tools.map(
      ({ name, examples }, index) => ({
        jsonrpc: '2.0',
        id: index + 1,
        method: 'tools/call',
        params: { name, arguments: examples[0].input },
      }),
    );
    const hello = {
      jsonrpc: '2.0',
      id: 0,
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'mcpb-check', version: '0' } },
    };
    const lines = [hello, { jsonrpc: '2.0', method: 'notifications/initialized' }, ...calls];
    const home = join(work, what.replaceAll(' ', '-'));
    const output = run(command === 'node' ? process.execPath : command, filled, {
      // Independent of this checkout: another folder, its own home, no settings.
      cwd: work,
      env: { PATH: process.env.PATH, HOME: home, XDG_DATA_HOME: join(home, 'data'), LOCALAPPDATA: home },
      input: `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`,
      timeout: 60_000,
    });
    const answers = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    for (const { id, params } of calls) {
      const { result } = answers.find((answer) => answer.id === id) ?? {};
      if (result === undefined || result.isError || !result.structuredContent)
        throw new Error(`${what}: ${params.name}: ${JSON.stringify(result)}`);
    }
    console.log(`ok    ${what}: all ${calls.length} tools answer`);
  }
  console.log('mcpb: all passed');
} catch (error) {
  console.error(`mcpb: ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

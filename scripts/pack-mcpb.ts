// Packs the built server as an MCP bundle (MCPB) for a one-click install: `npm run pack:mcpb`. The bundle contains everything it
// needs to run: the build, and the SQLite binding for each platform, in the version and with the integrity of the lock file.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const CHECKS = join(ROOT, 'scripts', 'checks');
const MCPB = join(CHECKS, 'node_modules', '@anthropic-ai', 'mcpb', 'dist', 'cli', 'cli.js');
/** The platforms of desktop assistants, as in the names of the binding's packages. */
const PLATFORMS = ['darwin-arm64', 'darwin-x64', 'win32-x64-msvc', 'linux-x64-gnu'];
/** The packages that the build does not bundle, and their dependencies. */
const INSTALLED = ['libsql', '@neon-rs/load', 'detect-libc'];

interface Locked {
  readonly version: string;
  readonly integrity: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const read = <T>(...path: string[]): T => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8')) as T;
const manifestOfPackage = read<Record<string, unknown> & { version: string }>('package.json');
const { packages: locked } = read<{ packages: Record<string, Locked> }>('package-lock.json');

function run(command: string, args: readonly string[], cwd = ROOT): string {
  // A .cmd file on Windows needs a shell; the arguments are constants.
  const shell = process.platform === 'win32' && command === 'npm';
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', shell });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr}\n${stdout}`);
  return stdout;
}

/** Downloads a package in its locked version, checks its integrity and unpacks it. */
function fetchLocked(name: string, into: string, scratch: string): void {
  const { version, integrity } = lockedPackage(name);
  const [packed] = JSON.parse(
    run('npm', ['pack', `${name}@${version}`, '--json', '--silent', '--pack-destination', scratch]),
  ) as { filename: string }[];
  if (packed === undefined) throw new Error(`${name}@${version} was not downloaded`);
  const file = join(scratch, packed.filename.replace('@', '').replace('/', '-'));
  const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  if (found !== integrity)
    throw new Error(`the integrity of ${name}@${version} differs from package-lock.json: ${found}`);
  mkdirSync(into, { recursive: true });
  run('tar', ['-xzf', file, '-C', into, '--strip-components=1']);
}

function lockedPackage(name: string): Locked {
  const found = locked[`node_modules/${name}`];
  if (found === undefined) throw new Error(`package-lock.json has no ${name}`);
  return found;
}

/** Writes the bundle's content to a folder. */
function stage(folder: string, scratch: string): void {
  cpSync(join(ROOT, 'dist'), join(folder, 'dist'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map') && !path.endsWith('meta.json'),
  });
  for (const file of ['catalog.json', 'LICENSE']) cpSync(join(ROOT, file), join(folder, file));
  const { name, version, type, license, dependencies } = manifestOfPackage;
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ name, version, private: true, type, license, dependencies }, undefined, 2)}\n`,
  );
  for (const dependency of INSTALLED) {
    const needs = Object.keys(lockedPackage(dependency).dependencies ?? {});
    const missing = needs.find((one) => !INSTALLED.includes(one));
    if (missing !== undefined) throw new Error(`${dependency} needs ${missing}, which is not in the bundle`);
    cpSync(join(ROOT, 'node_modules', dependency), join(folder, 'node_modules', dependency), { recursive: true });
  }
  for (const platform of PLATFORMS)
    fetchLocked(`@libsql/${platform}`, join(folder, 'node_modules', '@libsql', platform), scratch);
  const { tools } = read<{ tools: { name: string; description: string }[] }>('catalog.json');
  const manifest = {
    ...read<Record<string, unknown>>('scripts', 'mcpb-manifest.json'),
    version,
    description: manifestOfPackage['description'],
    license,
    keywords: manifestOfPackage['keywords'],
    tools: tools.map((tool) => ({ name: tool.name, description: tool.description })),
  };
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

if (!existsSync(MCPB)) run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], CHECKS);
const work = mkdtempSync(join(tmpdir(), 'mcpb-'));
try {
  const folder = join(work, 'bundle');
  mkdirSync(folder);
  stage(folder, work);
  run(process.execPath, [MCPB, 'validate', join(folder, 'manifest.json')]);
  const output = join(ROOT, `registration-ghana-${manifestOfPackage.version}.mcpb`);
  rmSync(output, { force: true });
  run(process.execPath, [MCPB, 'pack', folder, output]);
  const size = (readFileSync(output).length / 1_048_576).toFixed(1);
  console.log(
    `${output} (${size} MiB; bindings for ${readdirSync(join(folder, 'node_modules', '@libsql')).join(', ')})`,
  );
} finally {
  rmSync(work, { recursive: true, force: true });
}

// Makes a checkout ready to run: installs missing packages and builds if the build is missing or older than its sources.
// Plain JavaScript, because it runs before anything is installed. Prints only to stderr: stdout belongs to the tool server.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const at = (...parts) => join(root, ...parts);

const run = (command, args, why) => {
  process.stderr.write(`${why}\n`);
  // A .cmd file on Windows needs a shell; the arguments are constants.
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    process.stderr.write(`Setup failed at: ${command} ${args.join(' ')}\n`);
    process.exit(status ?? 1);
  }
};

/** The packages of a lock file, by path. */
const packages = (file) => {
  const all = JSON.parse(readFileSync(file, 'utf8')).packages;
  return Object.fromEntries(Object.entries(all).filter(([path]) => path !== ''));
};

const installed = () => {
  const record = at('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const there = packages(record);
  // An optional package may be for another platform.
  return Object.entries(packages(at('package-lock.json'))).every(
    ([path, { version, optional }]) => optional === true || there[path]?.version === version,
  );
};

const newest = (path) =>
  statSync(path).isDirectory()
    ? Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
    : statSync(path).mtimeMs;

const built = () => {
  if (!existsSync(at('dist', 'index.js'))) return false;
  const made = statSync(at('dist', 'index.js')).mtimeMs;
  return ['src', 'tools', 'skills', 'scripts/build.ts', 'package-lock.json'].every(
    (source) => newest(at(source)) < made,
  );
};

if (!installed()) run('npm', ['ci', '--no-audit', '--no-fund'], 'Installing packages ...');
if (!built()) run(process.execPath, ['--import', 'tsx', at('scripts', 'build.ts')], 'Building ...');

// Checks the skills with the tools that consume them:
//   node scripts/checks/skills.mjs dist/index.js
// `skills-ref validate` on every folder of dist/skills; the Inspector's `skills/list --verify` on the tool server, in both
// protocol eras; the conformance scenarios of SEP-2640 on the bridge; and the `skills` command line, which finds the skills
// of the running facade by discovery, checks their digests and installs them. All run under Node 22, which some of them
// require; the server runs under the Node that runs this script.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readCases } from './cases.mjs';
import { INSTALL, MODULES, node22 } from './node-binary.mjs';

const TOOLS = {
  'skills-ref': 'skills-ref/dist/cli.js',
  skills: 'skills/bin/cli.mjs',
  inspector: '@modelcontextprotocol/inspector/clients/launcher/build/index.js',
  conformance: '@modelcontextprotocol/conformance/dist/index.js',
};
const ERAS = ['modern', 'legacy'];
const SCENARIOS = ['enumeration', 'manifest', 'directory'];
const TIMEOUT_MS = 120_000;
const START_MS = 20_000;

const scratch = mkdtempSync(join(tmpdir(), 'skills-'));
// Their own home, so that a person's settings are neither used nor changed, and no telemetry.
const env = {
  ...process.env,
  HOME: scratch,
  USERPROFILE: scratch,
  DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
  NO_COLOR: '1',
  SVC_DATA_DIR: join(scratch, 'data'),
  SVC_RATE_LIMIT: 'off',
  SVC_LOG_LEVEL: 'silent',
};

/** Runs one of the tools under Node 22; returns its output, or throws an error with it. */
function run(tool, args, cwd = scratch) {
  const script = join(MODULES, TOOLS[tool]);
  if (!existsSync(script)) throw new Error(`${tool} is not installed; run: ${INSTALL}`);
  const { error, status, stdout, stderr } = spawnSync(node22(), [script, ...args], {
    cwd,
    env,
    encoding: 'utf8',
    input: '',
    timeout: TIMEOUT_MS,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`exit ${status}\n${stdout}${stderr}`);
  return stdout + stderr;
}

/** Starts a command of the built file on a free port and calls `use` with its address. */
async function listening(server, command, use) {
  const child = spawn(process.execPath, [server, command, '--port', '0'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  try {
    let said = '';
    const address = await new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${command} did not print its address: ${said}`)), START_MS);
      void exit.then(() => reject(new Error(`${command} ended: ${said}`)));
      child.stdout.on('data', (chunk) => {
        said += chunk;
        const found = /listens on (http\S+)/.exec(said)?.[1];
        if (found === undefined) return;
        clearTimeout(timer);
        resolve(found);
      });
    });
    return await use(address);
  } finally {
    child.kill();
    await exit;
  }
}

let failed = 0;
async function check(title, fn) {
  try {
    const note = await fn();
    console.log(`ok    ${title}${note ? `: ${note}` : ''}`);
  } catch (error) {
    failed += 1;
    console.error(`FAIL  ${title}: ${error.message}`);
  }
}

try {
  const { server } = readCases(process.argv[2]);
  const built = join(dirname(server), 'skills');
  const names = readdirSync(built).toSorted();
  if (names.length === 0) throw new Error('dist/skills holds no skill; run: npm run build');

  for (const name of names)
    await check(`skills-ref validate ${name}`, () => void run('skills-ref', ['validate', join(built, name)]));

  for (const era of ERAS) {
    await check(`inspector, ${era}: skills/list --verify`, () => {
      const target = [process.execPath, server, '-e', `SVC_DATA_DIR=${env.SVC_DATA_DIR}`, '--protocol-era', era];
      const said = run('inspector', ['--cli', ...target, '--format', 'json', '--method', 'skills/list', '--verify']);
      const verified = said.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
      const wrong = verified.filter(({ ok }) => ok !== true).map(({ name }) => name);
      if (wrong.length > 0) throw new Error(`not verified: ${wrong}\n${said}`);
      const found = verified.map(({ name }) => name).toSorted();
      if (found.join() !== names.join()) throw new Error(`lists ${found}, dist/skills has ${names}`);
      return `${found.length} skills`;
    });
  }

  await listening(server, 'bridge', async (url) => {
    for (const scenario of SCENARIOS) {
      await check(`conformance sep-2640-skills-${scenario}`, () => {
        const args = [
          '--url',
          url,
          '--scenario',
          `sep-2640-skills-${scenario}`,
          '--spec-version',
          '2026-07-28',
          '--force',
        ];
        const said = run('conformance', ['server', ...args]);
        // If the extension is not declared, every check is skipped, which does not count as a pass.
        const [, passed, all, warnings] = /Passed: (\d+)\/(\d+), 0 failed, (\d+) warnings/.exec(said) ?? [];
        if (passed === undefined || passed !== all || all === '0' || warnings !== '0') throw new Error(said);
        return `${passed} checks`;
      });
    }
  });

  await listening(server, 'serve', async (url) => {
    await check('skills add, by discovery on the running facade', () => {
      const project = join(scratch, 'project');
      mkdirSync(project);
      run('skills', ['add', url, '--skill', '*', '--agent', 'claude-code', '--copy', '--yes'], project);
      const installed = join(project, '.claude', 'skills');
      const found = readdirSync(installed).toSorted();
      if (found.join() !== names.join()) throw new Error(`installed ${found}, dist/skills has ${names}`);
      for (const name of names) {
        const [ours, theirs] = [built, installed].map((folder) => readFileSync(join(folder, name, 'SKILL.md'), 'utf8'));
        if (ours !== theirs) throw new Error(`${name}/SKILL.md differs from the built file after installation`);
      }
      return `${found.length} skills installed`;
    });
  });
  console.log(failed === 0 ? 'skills: all passed' : `skills: ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(`skills: ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

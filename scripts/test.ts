/**
 * Runs all tests, or the files whose names contain one of the given words. One PostgreSQL serves the whole run. The files are
 * distributed over a few processes (lanes), so that each process loads the sources only once; one lane is for the tests that
 * measure time. Prints the output of each lane, then the failed and skipped tests.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { size } from '../test/support/limits.ts';
import { FRESH_DATA, startShared } from '../test/support/postgres-server.ts';
import { BUNDLES, bundleTests } from './bundle-tests.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'test');
/** Test files that measure time, or break connections while they wait: they run in sequence in their own lane. */
const TIMED = /^(?:faults\/|service\/faults|register\/import-processes|http\/growth)/;
/** Test files with a browser: one is started for all. */
const isOfBrowser = (name: string): boolean => name.endsWith('-browser.test.ts');
/** The number of lanes for the other files. */
const LANES = 3;
/** Core-seconds of the files that take longest, as measured; all others take about one. Only the order and the balance depend on it. */
const WEIGHTS: Readonly<Record<string, number>> = {
  'http/pages-browser': 30,
  'http/views-browser': 26,
  'mcp/stdio': 23,
  'register/register': 22,
  'http/pages-language-browser': 9,
  'mcp/links': 9,
  'store/damage': 9,
  'store/backup': 8,
  'store/copy': 8,
  'http/serve': 7,
  'names/index': 7,
  'project/distribution': 7,
  'http/limits': 7,
  'guidance/recommend': 6,
  'registry/matrix': 5,
  'http/pages': 5,
  'feedback/queue': 5,
  'register/shared': 5,
  'commands/names': 5,
  'http/origin': 5,
  'mcp/views': 4,
  'http/docs': 4,
  'http/fuzz': 4,
};
const weightOf = (name: string): number => WEIGHTS[name.replace('.test.ts', '')] ?? 1;
const RUN_LIMIT_MS = size(10, 60) * 60_000;
/** A lane ends itself at the limit and says which test was running; after this it is killed. */
const GRACE_MS = 5_000;

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly string[];
  readonly failures: string;
}

/** What a run writes fits in several times over. */
const ROOM = 4 * 2 ** 30;

/** A folder in memory for what tests write, because writing to a disk costs processor time; undefined if there is none with room. */
function folderInMemory(): string | undefined {
  try {
    const [, , , options = ''] =
      /^\S+ \/dev\/shm .*$/m.exec(readFileSync('/proc/mounts', 'utf8'))?.[0].split(' ') ?? [];
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (options.includes('noexec') || bavail * bsize < ROOM || process.availableMemory() < 2 * ROOM) return undefined;
    const folder = mkdtempSync('/dev/shm/registration-ghana-tests-');
    chmodSync(folder, 0o755);
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch {
    return undefined;
  }
}

const running = new Set<number>();
/** Kills a lane and, because it leads a process group, everything it started. */
function kill(lane: number): void {
  try {
    process.kill(-lane, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

async function runLane(files: readonly string[], env: NodeJS.ProcessEnv, deadline: number): Promise<Outcome> {
  const started = performance.now();
  const args = ['--enable-source-maps', '--test-reporter=spec', ...[LANE, ...files].map(sourceOf).map(compiledOf)];
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const lane = child.pid ?? 0;
  running.add(lane);
  const timer = setTimeout(() => kill(lane), deadline + GRACE_MS - Date.now());
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.once('exit', () => kill(lane));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  running.delete(lane);
  const outcome = outcomeOf(output, status, files);
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`${outcome.passed} tests of ${files.length} files in ${seconds} s\n\n`);
  return outcome;
}

/** Prints the output of a lane and reads the results from it. */
function outcomeOf(output: string, status: number | null, files: readonly string[]): Outcome {
  const count = (name: string) => Number(new RegExp(`^ℹ ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const [tests = '', failures = ''] = output.split('✖ failing tests:\n');
  process.stdout.write(tests.replaceAll(/^ℹ .*\n/gm, ''));
  const failed = count('fail') + count('cancelled');
  const skipped = [...output.matchAll(/^﹣ (.*)$/gm)].map(([, line = '']) => line);
  if (status === 0 || failed > 0) return { passed: count('pass'), failed, skipped, failures };
  const ended = `A lane ended with ${status ?? 'a signal'} before its tests were over: ${files.join(' ')}\n${tests.slice(-2_000)}\n`;
  return { passed: count('pass'), failed: 1, skipped, failures: ended };
}

/** Shares files out, the longest first, each to the lane that has least to do; those with a browser share one. */
function balanced(names: readonly string[]): string[][] {
  const shares = Array.from({ length: LANES }, () => ({ names: [] as string[], weight: 0 }));
  const give = (share: (typeof shares)[number], name: string) => {
    share.names.push(name);
    share.weight += weightOf(name);
  };
  for (const name of names.filter(isOfBrowser)) give(shares[0]!, name);
  for (const name of names.filter((one) => !isOfBrowser(one)).toSorted((a, b) => weightOf(b) - weightOf(a)))
    give(
      shares.reduce((least, one) => (one.weight < least.weight ? one : least)),
      name,
    );
  return shares.map((share) => share.names).filter((share) => share.length > 0);
}

/** The program of a lane. */
const LANE = 'support/lane.ts';
const words = process.argv.slice(2);
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter(
    (name) =>
      name.endsWith('.test.ts') &&
      !name.startsWith('ha/') &&
      (words.length === 0 || words.some((word) => name.includes(word))),
  )
  .sort();
if (files.length === 0) {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
  process.stderr.write(
    `No test file has ${words.join(' or ')} in its name. Give a part of one, such as commands/help; the folders of test/ are ${folders.sort().join(', ')}.\n`,
  );
  process.exit(1);
}
const timed = files.filter((name) => TIMED.test(name));
const lanes = balanced(files.filter((name) => !TIMED.test(name)));

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    for (const lane of running) kill(lane);
    process.exit(1);
  });

const deadline = Date.now() + RUN_LIMIT_MS;
const sourceOf = (name: string): string => join(FOLDER, name);
/** Programs that tests start. */
const programs = readdirSync(join(FOLDER, 'support'))
  .filter((name) => name.endsWith('-child.ts'))
  .map((name) => `support/${name}`);
const { folder: bundles, compiledOf, remove } = await bundleTests(ROOT, [LANE, ...programs, ...files].map(sourceOf));
process.once('exit', remove);
const folder = size(folderInMemory, () => undefined)();
if (folder !== undefined) process.env['TMPDIR'] = folder;
const server = await startShared();
const env = {
  ...process.env,
  REGISTRATION_GHANA_TEST_POSTGRES: String(server.port),
  REGISTRATION_GHANA_TEST_DEADLINE: String(deadline),
  [FRESH_DATA]: server.fresh,
  [BUNDLES]: bundles,
};
const outcomes: Outcome[] = [];
const waiting = [timed, ...lanes].filter((lane) => lane.length > 0);
const worker = async () => {
  for (let lane = waiting.shift(); lane !== undefined; lane = waiting.shift())
    outcomes.push(await runLane(lane, env, deadline));
};
try {
  // At full size nothing runs beside the lane that measures time.
  await Promise.all(Array.from({ length: size(waiting.length, 1) }, worker));
} finally {
  await server.remove();
}

const total = (of: (outcome: Outcome) => number) => outcomes.reduce((sum, outcome) => sum + of(outcome), 0);
const skipped = outcomes.flatMap((outcome) => outcome.skipped);
const failures = outcomes.map((outcome) => outcome.failures).join('\n').trim(); // prettier-ignore
if (failures !== '') process.stdout.write(`\n✖ failing tests:\n\n${failures}\n`);
if (skipped.length > 0) process.stdout.write(`\nSkipped:\n${skipped.map((line) => `  ${line}\n`).join('')}`);
const [passed, failed] = [total((outcome) => outcome.passed), total((outcome) => outcome.failed)];
process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped.length} skipped\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

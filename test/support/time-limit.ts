/**
 * Imported for its effect: every test has a time limit. Node 20 has no setting for that, so a test that hangs ends the process, with
 * its name and what it waits for.
 */
import { afterEach, beforeEach } from 'node:test';
import { awaited, size } from './limits.ts';

/** No test takes longer than this. */
const TEST_LIMIT_MS = size(120_000, 900_000);
/** When the whole run has to be over, in milliseconds of the epoch; set by the runner. */
const RUN_DEADLINE = Number(process.env['REGISTRATION_GHANA_TEST_DEADLINE'] ?? Infinity);

const running = new Map<string, NodeJS.Timeout>();
beforeEach((context) => {
  const name = 'name' in context ? context.name : 'a test';
  const limit = Math.max(0, Math.min(TEST_LIMIT_MS, RUN_DEADLINE - Date.now()));
  const timer = setTimeout(() => {
    const waits = awaited.size === 0 ? '' : `; waiting for: ${[...awaited].join('; ')}`;
    process.stderr.write(`\nTime limit: "${name}" was still running after ${Math.round(limit / 1000)} s${waits}\n`);
    process.exit(1);
  }, limit);
  // It keeps the process alive while the test runs: some tests wait for nothing but timers that do not.
  running.set(name, timer);
});
afterEach((context) => {
  const name = 'name' in context ? context.name : 'a test';
  clearTimeout(running.get(name));
  running.delete(name);
});

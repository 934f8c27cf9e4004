import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ROOT, environment, scratch } from '../support/built.ts';
import { waitFor, within } from '../support/limits.ts';

test('waiting in vain fails with what was waited for', async () => {
  await assert.rejects(
    waitFor('the rain', () => false, 20),
    /^Error: the rain: did not come within 20 ms$/,
  );
  await assert.rejects(within('the sun', new Promise(() => {}), 20), /^Error: the sun: did not come within 20 ms$/);
  assert.equal(await waitFor('a number', () => 5), 5);
});

/** Writes files of tests and runs them in a lane of their own. */
function runLane(context: TestContext, files: Readonly<Record<string, string>>, env: Record<string, string> = {}) {
  const folder = scratch(context);
  const paths = Object.entries(files).map(([name, text]) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  });
  const args = ['--import', 'tsx', '--test-reporter=spec', join(ROOT, 'test', 'support', 'lane.ts')];
  return spawnSync(process.execPath, [...args, ...paths.filter((path) => path.endsWith('.test.mts'))], {
    cwd: ROOT,
    env: environment({ NODE_TEST_CONTEXT: '', ...env }),
    encoding: 'utf8',
    timeout: 60_000,
  });
}

test('a test that hangs ends its lane with 1, its name and what it waits for', (context) => {
  const limits = pathToFileURL(join(ROOT, 'test', 'support', 'limits.ts')).href;
  const { status, stderr } = runLane(
    context,
    {
      'hangs.test.mts': `import test from 'node:test';
        import { waitFor } from '${limits}';
        test('it hangs', () => waitFor('what never comes', () => false));`,
    },
    { REGISTRATION_GHANA_TEST_DEADLINE: String(Date.now() + 4_000) },
  );
  assert.equal(status, 1);
  assert.match(stderr, /Time limit: "it hangs" was still running after \d+ s; waiting for: what never comes/);
});

test('a file of a lane that needs what a test of another file loads does not become part of that test', (context) => {
  const { status, stdout } = runLane(context, {
    'slow.mts': 'await new Promise((resolve) => setTimeout(resolve, 300));',
    'one.test.mts': "import test from 'node:test'; test('of one file', () => import('./slow.mts'));",
    'other.test.mts': "import './slow.mts'; import test from 'node:test'; test('of another', () => {});",
  });
  assert.equal(status, 0, stdout);
  assert.match(stdout, /^✔ of one file .*\n✔ of another /m);
});

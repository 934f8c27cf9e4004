import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
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

test('a test that hangs ends its lane with 1, its name and what it waits for', (context) => {
  const file = join(scratch(context), 'hangs.test.mts');
  const limits = pathToFileURL(join(ROOT, 'test', 'support', 'limits.ts')).href;
  writeFileSync(
    file,
    `import test from 'node:test';
     import { waitFor } from '${limits}';
     test('it hangs', () => waitFor('what never comes', () => false));`,
  );
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--test-reporter=spec', join(ROOT, 'test', 'support', 'lane.ts'), file],
    {
      cwd: ROOT,
      env: environment({ NODE_TEST_CONTEXT: '', REGISTRATION_GHANA_TEST_DEADLINE: String(Date.now() + 4_000) }),
      encoding: 'utf8',
      timeout: 60_000,
    },
  );
  assert.equal(status, 1);
  assert.match(stderr, /Time limit: "it hangs" was still running after \d+ s; waiting for: what never comes/);
});

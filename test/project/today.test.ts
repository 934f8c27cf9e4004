import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { ROOT } from '../support/built.ts';
import { postJson, startService } from '../support/http.ts';

const DAY = '2031-06-01';

test('the day of a timestamp becomes today in one place only', () => {
  const files = ['src', 'tools', 'skills', 'scripts'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  const own = files.filter((file) => /toISOString\(\)\.(slice|substring)\(0, 10\)/.test(readFileSync(join(ROOT, file), 'utf8'))); // prettier-ignore
  assert.deepEqual(own, ['src/config.ts']);
});

test('SVC_TODAY is today in an answer, on its page and in its reminder, and the clock stays the clock of reports', async (context) => {
  const { url } = await startService(context, { settings: { SVC_TODAY: DAY } });
  const query = 'entity_type=partnership&last_renewal_date=2031-05-02';
  const answer = (await (await fetch(`${url}/business-name-renewal?${query}`)).json()) as {
    status_explanation: string;
  };
  assert.match(answer.status_explanation, /today, 1 June 2031/);
  const page = await fetch(`${url}/business-name-renewal?${query}`, { headers: { accept: 'text/html' } });
  assert.match(await page.text(), /On 1 June 2031/);
  const reminder = await (await fetch(`${url}/business-name-renewal.ics?${query}`)).text();
  assert.match(reminder.replaceAll('\r\n ', ''), /As known on 1 June 2031/);
  const sent = Date.now();
  const receipt = await postJson(`${url}/api/v1/bot-feedback`, { kind: 'suggestion', message: 'A test of the day' });
  const { received_at } = (await receipt.json()) as { received_at: string };
  assert.ok(Math.abs(Date.parse(received_at) - sent) < 600_000, received_at);
});

test('the fact check takes SVC_TODAY as today, and refuses what is no date', () => {
  const run = (today: string) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/facts.ts'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, SVC_TODAY: today },
    });
  assert.match(run(DAY).stdout, /old on 2031-06-01/);
  const refused = run('2031-02-30');
  assert.equal(refused.status, 2);
  assert.match(refused.stderr, /SVC_TODAY .* real calendar date/);
});

import assert from 'node:assert/strict';
import test from 'node:test';
import { HOSTILE_SHAPES } from '../support/hostile-shapes.ts';
import { postJson, raw, startService, type Problem } from '../support/http.ts';

const KB = 1024;
const POST = '/api/v1/bot-feedback';
const all = Object.entries(HOSTILE_SHAPES).flatMap(([group, shapes]) => shapes.map((shape) => ({ group, shape })));
/** Documents that are the same for everyone. */
const CONSTANT = /^GET \/(?:openapi\.json|docs|catalog\.json)/;

test(`${all.length} hostile requests are each answered as they deserve, with at most 128 KiB, and the service stays as it was`, async (context) => {
  const { port, url, faults } = await startService(context, { settings: { SVC_ALLOW_HOST: 'x' } });
  assert.ok(all.length > 150, `${all.length}`);
  const wrong: string[] = [];
  for (const { group, shape } of all) {
    const [what, bytes, ...statuses] = shape;
    const { status, text, body } = await raw(port, Buffer.from(bytes, 'latin1'));
    const told = `${group}: ${what}`;
    if (!statuses.includes(status)) wrong.push(`${told}: ${status}, not ${statuses.join(' or ')}`);
    if (!CONSTANT.test(bytes) && text.length > 128 * KB) wrong.push(`${told}: ${text.length} bytes`);
    if (status === 0) continue;
    if (!/\r\nx-request-id: [\w-]+\r\n/.test(text)) wrong.push(`${told}: no request id`);
    if (/node_modules|\n\s+at |\/src\/|HPE_|ERR_|ZodError|(?:Type|Range|Syntax)Error/.test(text))
      wrong.push(`${told}: from the inside`);
    if (status < 400 || !/content-type: application\/problem\+json/.test(text)) continue;
    const problem = JSON.parse(Buffer.from(body, 'latin1').toString('utf8')) as Problem;
    if (problem.status !== status || problem.fix === '' || problem.detail === '') wrong.push(`${told}: ${body}`);
    if ((problem.errors?.length ?? 0) > 10) wrong.push(`${told}: ${problem.errors?.length} faults`);
  }
  assert.deepEqual(wrong, []);
  assert.deepEqual(faults, []);
  assert.equal((await fetch(`${url}/healthz`)).status, 200);
  assert.equal((await postJson(url + POST, { kind: 'suggestion', message: 'x' })).status, 202);
});

test('an answer tells of ten faults at most, those of known fields first, and cuts long names', async (context) => {
  const { url } = await startService(context);
  const many = Object.fromEntries(Array.from({ length: 2_500 }, (_, at) => [`unknown_${at}`, at]));
  const response = await postJson(url + POST, { ...many, kind: 'x', ['k'.repeat(9_000)]: 1 });
  const text = await response.text();
  assert.equal(response.status, 422);
  assert.ok(text.length < 8 * KB, `${text.length}`);
  const { errors = [], detail, fix } = JSON.parse(text) as Problem;
  assert.equal(errors.length, 10);
  assert.deepEqual(
    errors.slice(0, 2).map(({ pointer }) => pointer),
    ['/kind', '/message'],
  );
  assert.match(detail, /It has 2,493 more faults\.$/);
  assert.match(fix, /"kind":/);
  const long = (await (await postJson(url + POST, { ['k'.repeat(9_000)]: 1 })).json()) as Problem;
  assert.ok(long.errors?.every(({ pointer = '', detail: told }) => pointer.length < 70 && told.length < 300));
});

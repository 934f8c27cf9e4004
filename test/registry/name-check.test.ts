import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { openApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config.ts';
import type { AnyTool } from '../../src/registry/tool.ts';
import { scratch } from '../support/built.ts';
import { CHECK, RECOMMEND, json, serviceCaller, startFake, valueOf } from '../support/services.ts';

interface Finding {
  readonly business_name: string;
  readonly outlook: string;
  readonly summary: string;
  readonly closest?: { readonly name: string };
}

function opened(context: TestContext, data = scratch(context)) {
  const faults: unknown[] = [];
  const app = openApp(loadConfig({ SVC_DATA_DIR: data, SVC_TODAY: '2026-11-22' }), {
    report: (error) => void faults.push(error),
    address: 'http://127.0.0.1:3000',
  });
  context.after(() => app.close());
  const ask = async (name: string, input: Record<string, unknown>) => {
    const tool = app.registry.tool(name) as AnyTool;
    const value = valueOf(await app.call({ tool, input, spend: () => assert.fail('it counts as one call') }));
    return { value, text: tool.text!(value as never), found: value['name_check'] as Finding | undefined };
  };
  return { ask, faults };
}

test('a recommendation has what the name check says of the name for the recommended type, and counts as one call', async (context) => {
  const { ask } = opened(context);
  for (const [business_name, facts] of [
    ['Voltik Ghana LTD', { body: 'business', wants: ['investors_or_shares'] }],
    ['Big Joe Tyres Limited', { body: 'business', owners: 1, activities: ['none_of_these'], wants: ['stay_simple'] }],
    ['Republic Police Guards LTD', { body: 'business', activities: ['private_security'] }],
    ['Sankofa Loom & Thread', { body: 'business', owners: 2 }],
    ['Kofi Mensah', { matter: 'own_exact_name' }],
  ] as const) {
    const { value, text, found } = await ask(RECOMMEND, { business_name, matter: 'start', ...facts });
    assert.ok(found, business_name);
    const { value: alone } = await ask(CHECK, { business_name, entity_type: value['recommended_entity'], limit: 1 });
    assert.equal(found.business_name, business_name);
    assert.equal(found.outlook, alone['outlook'], business_name);
    const groups = ['exact', 'sounds_like', 'similar'].flatMap((group) => alone[group] as Finding['closest'][]);
    assert.deepEqual(found.closest, groups[0], business_name);
    for (const { severity, message } of alone['advisories'] as { severity: string; message: string }[])
      assert.equal(found.summary.includes(message), severity !== 'info', message);
    assert.match(found.summary, /We looked at [\d,]+ well-known names/);
    assert.match(text, /## The name\n\n\*\*(?:Conflict|Caution|Not known): /);
    const isDoubtful = found.outlook === 'conflict' || found.outlook === 'caution';
    assert.equal(text.includes(`\`${CHECK}\` suggests others`), isDoubtful, business_name);
    assert.doesNotMatch(`${text} ${found.summary}`, /\b(?:available|approved)\b/);
  }
});

test('a name that lacks the ending of a type that was only found now is no caution: what it needs tells the ending', async (context) => {
  const { ask } = opened(context);
  const { found, text } = await ask(RECOMMEND, {
    business_name: 'Nyonyo Beads',
    body: 'business',
    wants: ['investors_or_shares'],
  });
  assert.equal(found?.outlook, 'unknown');
  assert.doesNotMatch(found.summary, /must end/);
  assert.match(text, /The name that you gave lacks its ending: LTD/);
});

test('where nothing is registered, or no name was given, no name is checked', async (context) => {
  const { ask } = opened(context);
  for (const input of [
    { business_name: 'SkyEye Kasoa Ltd', matter: 'close' },
    { body: 'business', owners: 1 },
  ]) {
    const { found, text, value } = await ask(RECOMMEND, input);
    assert.equal(found, undefined, JSON.stringify(input));
    assert.doesNotMatch(text, /## The name/);
    assert.doesNotMatch(String(value['notices']), /not checked/);
  }
});

test('a name beside a plan that is not permitted is checked too, for no type', async (context) => {
  const { ask } = opened(context);
  const { value, found, text } = await ask(RECOMMEND, {
    business_name: 'Voltik Cars Ltd',
    foreign: ['owner'],
    activities: ['taxi_or_car_hire'],
    matter: 'start',
  });
  assert.equal(value['need'], 'not_permitted');
  const { value: alone } = await ask(CHECK, { business_name: 'Voltik Cars Ltd', limit: 1 });
  assert.equal(found?.outlook, alone['outlook']);
  assert.match(text, /^\*\*Stop: not permitted.*\n\n## The name\n/);
});

test('if the register cannot be read, the recommendation is given without the name check, and says so', async (context) => {
  const file = join(scratch(context), 'file');
  writeFileSync(file, '');
  const { ask, faults } = opened(context, file);
  const { value, found, text } = await ask(RECOMMEND, { business_name: 'Adom Beads', body: 'business', owners: 2 });
  assert.equal(value['recommended_entity'], 'partnership');
  assert.equal(found, undefined);
  assert.ok((value['notices'] as string[]).some((one) => /^The name was not checked\. ./.test(one)));
  assert.match(text, /- The name was not checked\. ./);
  assert.ok(faults.length > 0, 'the operator learns of it');
  const nothing = await ask(RECOMMEND, { business_name: '&&&', body: 'business', owners: 2 });
  assert.match(String(nothing.value['notices']), /not checked: it has no letter or digit/);
});

test('where the service fails, the names of this program are not taken for those of the service', async (context) => {
  const fake = await startFake(context, (_request, response) => json(response, {}, 500));
  const ask = serviceCaller(context, fake.url);
  const value = valueOf(await ask(RECOMMEND, { business_name: 'Voltik Ghana LTD', body: 'business', owners: 2 }));
  assert.equal(value['recommended_entity'], 'partnership');
  assert.equal(value['name_check'], undefined);
  assert.ok((value['notices'] as string[]).includes('The name was not checked.'));
});

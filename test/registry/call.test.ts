import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import * as z from 'zod';
import { ToolError, invalidInput } from '../../src/errors.ts';
import { inputSchema, type JsonSchema } from '../../src/registry/json-schema.ts';
import { isPlaceholder } from '../../src/registry/placeholder.ts';
import { createCall, parseInput, runHere, type Run } from '../../src/registry/call.ts';
import { defineTool, type AnyTool, type Services } from '../../src/registry/tool.ts';
import { checkBusinessNameAvailability } from '../../tools/check-business-name-availability.ts';
import { getRenewalGuidance } from '../../tools/get-renewal-guidance.ts';
import { recommendRegistrationEntity } from '../../tools/recommend-registration-entity.ts';
import { submitBotFeedback } from '../../tools/submit-bot-feedback.ts';
import { tools } from '../../tools/index.ts';

const recommend = recommendRegistrationEntity as AnyTool;
const check = checkBusinessNameAvailability as AnyTool;
const renewal = getRenewalGuidance as AnyTool;
const feedback = submitBotFeedback as AnyTool;

const parsed = (tool: AnyTool, input: unknown) => {
  const outcome = parseInput(tool, input, 'refuse');
  assert.ok(outcome.ok, JSON.stringify(outcome));
  return outcome.value;
};

/** The corrected call of a failure. */
const callIn = (fix: string): Record<string, unknown> => JSON.parse(fix.slice(fix.indexOf('again with {') + 11));

/** A value that a property takes. */
const valueFor = ({ type, enum: words, minimum, items }: JsonSchema, written: string): unknown => {
  if (type === 'array') return [valueFor(items ?? {}, written)];
  if (type === 'integer') return minimum ?? 1;
  if (type === 'boolean') return true;
  return words?.[0] ?? (written === '<MM-DD>' ? '12-31' : written === '<YYYY-MM-DD>' ? '2019' : 'Ama');
};

/** A call with a value in the place of each placeholder, as somebody would do who was told to. */
const filled = (tool: AnyTool, call: Record<string, unknown>): Record<string, unknown> => {
  const { properties } = inputSchema(tool);
  const isDate = (field: string): boolean => /date|year_end/.test(field);
  const put = (field: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.flatMap((one) => put(field, one));
    if (!isPlaceholder(value)) return value;
    const sample = field === 'financial_year_end' ? '<MM-DD>' : isDate(field) ? '<YYYY-MM-DD>' : value;
    return valueFor(properties[field] ?? {}, sample);
  };
  return Object.fromEntries(Object.entries(call).map(([field, value]) => [field, put(field, value)]));
};

/** Every text and number in a value. */
const leaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];

test('text is brought to NFC and trimmed', () => {
  assert.deepEqual(parsed(check, { business_name: '  Cafe\u0301 Accra \n' }), { business_name: 'Café Accra' });
});

test('invisible characters are removed before a text is measured and checked, and a line stays one line', () => {
  const hidden = '\u0000\u001B\u00AD\u200B\u202E\u2067\uFEFF\uD800\u{E0041}';
  assert.deepEqual(parsed(check, { business_name: `A${hidden}ma\n\tKofi\u2028` }), { business_name: 'Ama Kofi' });
  assert.deepEqual(parsed(check, { business_name: `${'A'.repeat(160)}${hidden}` }), { business_name: 'A'.repeat(160) });
  assert.deepEqual(parsed(recommend, { purpose: `we\u202E sew\r\n\tcloth\u0085daily` }), {
    purpose: 'we sew\r\n\tcloth\ndaily',
  });
  assert.deepEqual(parsed(renewal, { entity_type: `partner\u200Bship`, registration_date: '2020\uFEFF' }), {
    entity_type: 'partnership',
    registration_date: '2020',
  });
  assert.deepEqual(parsed(check, { business_name: 'Ama', other_names: [`Oda\u200B Looms`] }), {
    business_name: 'Ama',
    other_names: ['Oda Looms'],
  });
});

test('an optional text or date that is empty counts as not given', () => {
  assert.deepEqual(parsed(recommend, { purpose: 'a shop', business_name: ' \u200B ', team_size: '' }), {
    purpose: 'a shop',
  });
  assert.deepEqual(parsed(renewal, { registration_date: '', entity_type: '' }), {});
});

test('"5" is taken for an integer and "true" for a boolean', () => {
  assert.deepEqual(parsed(recommend, { team_size: ' 5 ', expects_donations: 'true' }), {
    team_size: 5,
    expects_donations: true,
  });
  assert.deepEqual(parsed(recommend, { expects_donations: 'false' }), { expects_donations: false });
});

test('a message and a purpose may hold tabs and line breaks', () => {
  assert.deepEqual(parsed(recommend, { purpose: 'one\n\ttwo\r\nthree' }), { purpose: 'one\n\ttwo\r\nthree' });
});

test('length is counted in characters, not in UTF-16 units', () => {
  assert.equal(parsed(check, { business_name: `A${'😀'.repeat(159)}` })['business_name'], `A${'😀'.repeat(159)}`);
});

test('a list of names is a list, its JSON as text, or one text, which is not divided at commas', () => {
  const named = (other_names: unknown) => parsed(check, { business_name: 'Ama', other_names })['other_names'];
  assert.deepEqual(named([' Ama Looms ', 'Cafe\u0301']), ['Ama Looms', 'Café']);
  assert.deepEqual(named('["Ama Looms", "Oda Looms"]'), ['Ama Looms', 'Oda Looms']);
  assert.deepEqual(named('Looms, Dyes & Sons'), ['Looms, Dyes & Sons']);
  assert.deepEqual(named('[Ama Looms]'), ['[Ama Looms]']);
  assert.deepEqual(named(' '), []);
});

test('a faulty item of a list is named by its place, and the fix keeps the others in theirs', () => {
  const refused = (other_names: unknown) => {
    const outcome = parseInput(check, { business_name: 'Ama', other_names }, 'refuse');
    assert.ok(!outcome.ok);
    return outcome.failure;
  };
  const { errors, detail, fix } = refused(['Ama Looms', '!!!', 5, 'Oda Looms']);
  assert.deepEqual(
    errors?.map(({ field, item }) => [field, item]),
    [
      ['other_names', 1],
      ['other_names', 2],
    ],
  );
  assert.match(detail, /other_names\/1 must contain a letter or a digit/);
  assert.match(detail, /other_names\/2 must be text of 1 to 160 characters; it was 5/);
  assert.deepEqual(callIn(fix), {
    business_name: 'Ama',
    other_names: ['Ama Looms', '<other_names>', '<other_names>', 'Oda Looms'],
  });
  assert.match(
    refused(['a', 'b', 'c', 'd', 'e']).detail,
    /other_names must be a list of at most 4, .*; it was a list of 5/,
  );
  assert.match(refused({ a: 1 }).detail, /other_names must be a list of at most 4, .*; it was an object/);
});

test('a call that counts as several spends the rest before it runs, and a refusal ends it', async () => {
  const spent: number[] = [];
  let ran = 0;
  const call = createCall({
    run: () => {
      ran += 1;
      throw new ToolError({ code: 'NOT_READY', detail: 'x', fix: 'y' });
    },
    report: () => {},
  });
  const ask = (input: unknown, failure?: Parameters<typeof invalidInput>[1]) =>
    call({
      tool: check,
      input,
      spend: async (calls) => {
        spent.push(calls);
        return failure === undefined ? undefined : { code: 'RATE_LIMITED', detail: failure, fix: 'Wait.' };
      },
    });
  await ask({ business_name: 'Ama' });
  await ask({ business_name: 'Ama', other_names: ['Ama Looms', 'AMA', 'ama looms', 'Oda'] });
  assert.deepEqual([spent, ran], [[2], 2], 'a repeated name counts once');
  const refused = await ask({ business_name: 'Ama', other_names: ['Oda'] }, 'no more');
  assert.ok(!refused.ok && refused.failure.code === 'RATE_LIMITED');
  assert.equal(ran, 2);
  assert.ok(!(await ask({ business_name: 'Ama', other_names: ['Oda', '!'] })).ok);
  assert.deepEqual(spent, [2, 1], 'a faulty call spends no more');
});

test('a year may be a text or a number, and a month needs no day', () => {
  assert.deepEqual(
    parsed(renewal, { registration_date: 2009, last_renewal_date: '2019-05', last_return_for: '2024' }),
    { registration_date: '2009', last_renewal_date: '2019-05', last_return_for: 2024 },
  );
  for (const field of Object.values(inputSchema(renewal).properties)) assert.equal(field.format, undefined);
});

test('a leap day is a date', () => {
  assert.deepEqual(parsed(renewal, { registration_date: '2024-02-29' }), { registration_date: '2024-02-29' });
});

/** What came, which field is named (`''`: the input as a whole), and what is said. */
const REFUSED: readonly [string, AnyTool, unknown, string, RegExp][] = [
  [
    'an unknown field',
    recommend,
    { purpos: 'a shop' },
    'purpos',
    /no field "purpos"\. Did you mean purpose\? Allowed: business_name, purpose, expects_donations, team_size/,
  ],
  [
    'an unknown field of a tool without fields',
    { ...tools[1], input: z.strictObject({}) } as AnyTool,
    { x: 1 },
    'x',
    /This tool has no fields/,
  ],
  [
    '__proto__ as a field',
    recommend,
    JSON.parse('{"__proto__": 1, "purpose": "a shop"}'),
    '__proto__',
    /no field "__proto__"/,
  ],
  ['no field at all', recommend, {}, '', /Give at least one field, such as purpose or business_name/],
  ['only empty texts', recommend, { purpose: ' ' }, '', /Give at least one field/],
  ['a list for an object', recommend, [], '', /must be one JSON object; it was a list/],
  ['null for an object', check, null, '', /must be one JSON object; it was null/],
  ['a missing name', check, {}, 'business_name', /business_name is missing; it must be text of 1 to 160 characters/],
  ['an empty name', check, { business_name: ' \u200B\u202E ' }, 'business_name', /business_name is missing/],
  ['an empty item', check, { business_name: 'Ama', other_names: ['\u200B'] }, 'other_names', /it has 0/],
  ['a name too long', check, { business_name: 'A'.repeat(161) }, 'business_name', /1 to 160 characters; it has 161/],
  [
    'a name without letter or digit',
    check,
    { business_name: '!!! 😀' },
    'business_name',
    /must contain a letter or a digit/,
  ],
  [
    'null for an optional field',
    recommend,
    { purpose: 'a shop', team_size: null },
    'team_size',
    /whole number from 1 to 10,000,000; it was null \(leave the field out instead\)/,
  ],
  ['a fraction', recommend, { team_size: 1.5 }, 'team_size', /whole number from 1 to 10,000,000; it was 1\.5/],
  ['zero people', recommend, { team_size: 0 }, 'team_size', /from 1 to 10,000,000; it was 0/],
  ['a word for a number', recommend, { team_size: 'five' }, 'team_size', /whole number .* it was "five"/],
  ['a number past all bounds', recommend, { team_size: '99999999999999999999' }, 'team_size', /whole number/],
  ['a number for yes', recommend, { expects_donations: 1 }, 'expects_donations', /true or false; it was 1/],
  ['a limit too high', check, { business_name: 'Ama', limit: 21 }, 'limit', /from 1 to 20; it was 21/],
  [
    'an entity type misspelled',
    renewal,
    { entity_type: 'sole_proprietor' },
    'entity_type',
    /must be one of sole_proprietorship, .*; it was "sole_proprietor"\. Did you mean sole_proprietorship\?/,
  ],
  [
    'a date that is none',
    renewal,
    { registration_date: '2023-02-29' },
    'registration_date',
    /real calendar date written YYYY-MM-DD, or YYYY-MM or YYYY .*; it was "2023-02-29"/,
  ],
  [
    'a date in another order',
    renewal,
    { registration_date: '12/07/2019' },
    'registration_date',
    /did you mean 12 July 2019 or 7 December 2019\?\); it was "12\/07\/2019"/,
  ],
  [
    'a date in another order that means one day',
    renewal,
    { registration_date: '25.7.2019' },
    'registration_date',
    /did you mean 25 July 2019\?/,
  ],
  ['a list for a date', renewal, { registration_date: ['2020'] }, 'registration_date', /must be text \(YYYY.*a list/],
  ['a number that is no year', renewal, { registration_date: 20090 }, 'registration_date', /it was 20090/],
  ['a month that is none', renewal, { registration_date: '2009-13' }, 'registration_date', /real calendar date/],
  [
    'a day of the year that is none',
    renewal,
    { financial_year_end: '31-12' },
    'financial_year_end',
    /written MM-DD, the month first \(did you mean 31 December\?\); it was "31-12"/,
  ],
  [
    'a financial year in two years',
    renewal,
    { last_return_for: '2023/2024' },
    'last_return_for',
    /a whole number from 1900 to 2100; it was "2023\/2024"/,
  ],
  [
    'a date with a time',
    renewal,
    { last_renewal_date: '2023-01-01T00:00:00Z' },
    'last_renewal_date',
    /real calendar date/,
  ],
  ['an unknown kind', feedback, { kind: 'bug', message: 'x' }, 'kind', /one of bug_report, .*; it was "bug"/],
  ['an object for a text', feedback, { kind: 'bug_report', message: { a: 1 } }, 'message', /it was an object/],
];

for (const [what, tool, input, field, said] of REFUSED) {
  test(`${what} is refused by name with the fix`, () => {
    const outcome = parseInput(tool, input, 'refuse');
    assert.ok(!outcome.ok);
    const { code, detail, fix, errors } = outcome.failure;
    assert.equal(code, 'INVALID_INPUT');
    assert.match(detail, said);
    assert.deepEqual(
      errors?.map((error) => error.field),
      [field],
    );
    // The fix is a call that works, once the user's values stand in it.
    assert.ok(parseInput(tool, filled(tool, callIn(fix)), 'refuse').ok, fix);
  });
}

test('every wrong field is named, not only the first', () => {
  const outcome = parseInput(recommend, { team_size: 0, expects_donations: 'maybe', prupose: 'a shop' }, 'refuse');
  assert.ok(!outcome.ok);
  assert.deepEqual(outcome.failure.errors?.map((error) => error.field).toSorted(), [
    'expects_donations',
    'prupose',
    'team_size',
  ]);
  assert.match(outcome.failure.fix, /"purpose":"a shop"/);
});

test("a part of a field's name is taken for that field, and the fix keeps what came", () => {
  const outcome = parseInput(check, { name: 'Ama Stores' }, 'refuse');
  assert.ok(!outcome.ok);
  assert.match(outcome.failure.detail, /no field "name"\. Did you mean business_name\?/);
  assert.deepEqual(callIn(outcome.failure.fix), { business_name: 'Ama Stores' });
});

/** What came, and the call that the fix gives. */
const FIXED: readonly [string, AnyTool, unknown, Record<string, unknown>][] = [
  ['a missing name', check, { limit: 5 }, { limit: 5, business_name: '<business_name>' }],
  ['no object at all', feedback, null, { kind: '<kind>', message: '<message>' }],
  ['nothing of what may be given', recommend, {}, { business_name: '<business_name>', purpose: '<purpose>' }],
  ['a date with two meanings', renewal, { registration_date: '12/07/2019' }, { registration_date: '<YYYY-MM-DD>' }],
  ['a date with one meaning', renewal, { registration_date: '25.7.2019' }, { registration_date: '2019-07-25' }],
  ['no date', renewal, { registration_date: 'long ago' }, { registration_date: '<YYYY-MM-DD>' }],
  ['a day of the year, turned round', renewal, { financial_year_end: '31-12' }, { financial_year_end: '12-31' }],
  ['a day of the year that is none', renewal, { financial_year_end: '31-31' }, { financial_year_end: '<MM-DD>' }],
  [
    'a part of one word',
    feedback,
    { kind: 'bug', message: 'It failed.' },
    { kind: 'bug_report', message: 'It failed.' },
  ],
  ['the opposite of a word', renewal, { entity_type: 'limited_compeny' }, { entity_type: '<entity_type>' }],
  ['what people call a type', renewal, { entity_type: 'Limited company' }, { entity_type: 'company_limited_by_shares' }],
  ['a short form in a list', tools[1] as AnyTool, { entity_types: ['NGO', 'ltd'] }, { entity_types: ['company_limited_by_guarantee', 'company_limited_by_shares'] }],
  ['the usual word for a sole proprietorship', check, { business_name: 'Ama', entity_type: 'business name' }, { business_name: 'Ama', entity_type: 'sole_proprietorship' }],
  ['a part of two words', renewal, { entity_type: 'limited by guarantee' }, { entity_type: 'company_limited_by_guarantee' }],
  ['a part of several words', renewal, { entity_type: 'company' }, { entity_type: '<entity_type>' }],
  ['a part of several fields', renewal, { date: '2019' }, {}],
  ['null', recommend, { purpose: 'a shop', team_size: null }, { purpose: 'a shop' }],
  ['a number out of bounds', check, { business_name: 'Ama', limit: 99 }, { business_name: 'Ama', limit: '<limit>' }],
  ['a list that is too long', check, { business_name: 'A', other_names: [...'abcde'] }, { business_name: 'A', other_names: ['<other_names>'] }],
  ['a long text under another name', recommend, { purpos: 'shea '.repeat(99) }, { purpose: '<purpose>' }],
  ['a faulty value under another name', check, { name: 5 }, { business_name: '<business_name>' }],
]; // prettier-ignore

for (const [what, tool, input, fixed] of FIXED) {
  test(`the fix of ${what} holds what the caller gave, and no value of ours`, () => {
    const outcome = parseInput(tool, input, 'refuse');
    assert.ok(!outcome.ok);
    assert.deepEqual(callIn(outcome.failure.fix), fixed);
    assert.equal(/angle brackets/.test(outcome.failure.fix), JSON.stringify(fixed).includes('<'));
  });
}

test('a call that still carries a placeholder is refused, in any field and in an item of a list', () => {
  for (const [tool, input, field, item] of [
    [check, { business_name: '<business_name>' }, 'business_name', undefined],
    [check, { business_name: ' <your\u200B name> ' }, 'business_name', undefined],
    [check, { business_name: 'Ama', other_names: ['Oda', '<other_names>'] }, 'other_names', 1],
    [renewal, { registration_date: '<YYYY-MM-DD>' }, 'registration_date', undefined],
    [renewal, { entity_type: '<entity_type>' }, 'entity_type', undefined],
    [check, { business_name: 'Ama', limit: '<limit>' }, 'limit', undefined],
    [recommend, { purpose: 'a shop', activities: '<activities>' }, 'activities', 0],
    [feedback, { kind: 'bug_report', message: '<message>' }, 'message', undefined],
  ] as const) {
    const outcome = parseInput(tool as AnyTool, input, 'refuse');
    assert.ok(!outcome.ok, JSON.stringify(input));
    assert.equal(outcome.failure.errors?.length, 1, outcome.failure.detail);
    const [error] = outcome.failure.errors;
    assert.deepEqual([error?.field, error?.item], [field, item]);
    assert.match(error!.detail, /is a placeholder, "<.*>": give what the user said, or (ask for it|leave it out)\.$/);
  }
  assert.deepEqual(parsed(feedback, { kind: 'bug_report', message: 'The fix said <message> to me.' })['message'],
    'The fix said <message> to me.'); // prettier-ignore
});

test('at most ten faults are told, each once, and how many more there are', () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`field${at}`, at]));
  const outcome = parseInput(check, { ...many, business_name: '<x>', limit: 0 }, 'refuse');
  assert.ok(!outcome.ok);
  const { errors = [], detail } = outcome.failure;
  assert.equal(errors.length, 10);
  assert.equal(new Set(errors.map((error) => error.field)).size, 10);
  assert.match(detail, / It has 22 more faults\.$/);
});

test('unknown parameters of a query are passed over', () => {
  const outcome = parseInput(renewal, { utm_source: 'mail', entity_type: 'partnership' }, 'ignore');
  assert.deepEqual(outcome, { ok: true, value: { entity_type: 'partnership' } });
});

test('hostile text in an error is quoted, cut and without characters that act', () => {
  const hostile = `\u202E<script>\u0007${'x'.repeat(5000)}`;
  const outcome = parseInput(renewal, { entity_type: hostile }, 'refuse');
  assert.ok(!outcome.ok);
  assert.ok(outcome.failure.detail.length < 700);
  assert.doesNotMatch(outcome.failure.detail, /[\u202E\u0007]/u);
});

test('parsing never throws; a fix holds only what came and placeholders, and works once they are filled, whatever comes', () => {
  const check = (name: string, input: unknown) => {
    const tool = tools.find((one) => one.name === name)!;
    const outcome = parseInput(tool, input, 'refuse');
    if (outcome.ok) return;
    const call = callIn(outcome.failure.fix);
    assert.ok(parseInput(tool, filled(tool, call), 'refuse').ok, outcome.failure.fix);
    const { properties } = inputSchema(tool);
    const came = new Set(leaves(input).map((value) => (typeof value === 'string' ? value.trim() : String(value))));
    for (const [field, value] of Object.entries(call))
      for (const leaf of leaves(value)) {
        const words: readonly unknown[] = properties[field]?.enum ?? properties[field]?.items?.enum ?? [];
        assert.ok(isPlaceholder(leaf) || words.includes(leaf) || came.has(String(leaf)), outcome.failure.fix);
      }
  };
  const named = fc.constantFrom(...tools.map(({ name }) => name));
  fc.assert(fc.property(named, fc.anything(), check), { numRuns: 300 });
  const plain = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', ' ', '<', '>', '1') }),
    fc.integer(),
    fc.constant(null),
  );
  fc.assert(
    fc.property(
      named,
      fc.dictionary(
        fc.constantFrom('business_name', 'purpose', 'team_size', 'limit', 'entity_type', 'message', 'kind', 'x'),
        fc.oneof(plain, fc.array(plain)),
      ),
      check,
    ),
    { numRuns: 300 },
  );
});

const probe = (handler: () => Promise<{ answer: string }>): AnyTool =>
  defineTool({
    name: 'probe',
    title: 'Probe',
    description: 'Probe.',
    endpoint: 'POST /probe',
    permission: { mcp: 'a', http: 'b' },
    stability: 'stable',
    effect: 'reads',
    status: 200,
    uses: ['guidance'],
    input: z.strictObject({}),
    output: z.strictObject({ answer: z.string() }),
    examples: [{ title: 'x', input: {}, output: {} }],
  }).handle(handler) as AnyTool;

const runs: Run = ({ tool }) => tool.handle({} as never, {} as never, { report: assert.ifError });

test('a handler that throws becomes INTERNAL, and nothing of the exception leaves', async () => {
  const reported: unknown[] = [];
  const outcome = await createCall({ run: runs, report: (error) => reported.push(error) })({
    tool: probe(() => Promise.reject(new Error('secret at /home/ama/.env'))),
    input: {},
  });
  assert.ok(!outcome.ok);
  assert.equal(outcome.failure.code, 'INTERNAL');
  assert.doesNotMatch(JSON.stringify(outcome), /secret|home/);
  assert.equal(reported.length, 1);
});

test('a handler that throws what it should not, or throws at once, does not escape either', async () => {
  for (const thrown of [
    undefined,
    'text',
    null,
    {
      toString: () => {
        throw new Error('no');
      },
    },
  ]) {
    const tool = {
      ...probe(() => Promise.resolve({ answer: '' })),
      handle: () => {
        throw thrown;
      },
    } as unknown as AnyTool;
    const outcome = await createCall({ run: runs, report: () => {} })({ tool, input: {} });
    assert.equal(outcome.ok, false);
  }
});

test("a tool's own failure leaves as it was written", async () => {
  const failing = probe(() => Promise.reject(invalidInput([{ field: 'word', detail: 'word is odd.' }], 'Even it.')));
  const outcome = await createCall({ run: runs, report: () => assert.fail('nothing to report') })({
    tool: failing,
    input: {},
  });
  assert.deepEqual(outcome, {
    ok: false,
    failure: {
      code: 'INVALID_INPUT',
      detail: 'word is odd.',
      fix: 'Even it.',
      errors: [{ field: 'word', detail: 'word is odd.' }],
    },
  });
});

test('the cause of a failure is reported here and does not leave', async () => {
  const reported: unknown[] = [];
  const failure = { code: 'STORE_UNAVAILABLE', detail: 'No store.', fix: 'Mend it.' } as const;
  const outcome = await createCall({ run: runs, report: (error) => reported.push(error) })({
    tool: probe(() => Promise.reject(new ToolError(failure, { cause: new Error('EACCES /data') }))),
    input: {},
  });
  assert.deepEqual(outcome, { ok: false, failure });
  assert.equal(reported.length, 1);
});

test('an answer that its schema does not allow is not sent', async () => {
  const outcome = await createCall({ run: runs, report: () => {} })({
    tool: probe(() => Promise.resolve({ answer: 5 } as unknown as { answer: string })),
    input: {},
  });
  assert.ok(!outcome.ok);
  assert.equal(outcome.failure.code, 'INTERNAL');
});

test('a tool is handed the services it declares and no others', async () => {
  const services = { guidance: 1, names: 2, feedback: 3, urls: 4, features: 5 } as unknown as Services;
  let given: unknown;
  const tool = {
    ...probe(() => Promise.resolve({ answer: '' })),
    handle: (_: never, own: unknown) => {
      given = own;
      return Promise.resolve({ answer: '' });
    },
  } as unknown as AnyTool;
  const run = runHere(services, assert.ifError);
  await run({ tool, input: {} });
  assert.deepEqual(given, { guidance: 1 });
  const more = { ...tool, mayUse: ['names'] } as unknown as AnyTool;
  for (const [isBare, own] of [
    [false, { guidance: 1, names: 2 }],
    [true, { guidance: 1 }],
    [undefined, { guidance: 1, names: 2 }],
  ] as const) {
    await run({ tool: more, input: {}, isBare });
    assert.deepEqual(given, own);
  }
});

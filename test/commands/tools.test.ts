import assert from 'node:assert/strict';
import test from 'node:test';
import * as z from 'zod';
import { tools } from '../../tools/index.ts';
import { plainMarkdown } from '../../src/commands/markdown.ts';
import { screenOf } from '../../src/commands/screen.ts';
import { toolCommand } from '../../src/commands/tool-command.ts';
import type { Terminal } from '../../src/commands/command.ts';
import { readArguments } from '../../src/commands/arguments.ts';
import { createCall, runHere } from '../../src/registry/call.ts';
import { choice, choices, line, whole } from '../../src/registry/fields.ts';
import { defineTool } from '../../src/registry/tool.ts';
import { scratch } from '../support/built.ts';
import { command } from '../support/command.ts';

const plain = screenOf({ columns: 60 }, {});
const coloured = screenOf({ isTTY: true, columns: 60 }, {});

test('ask, options, renewal and names check print the text of their tool, or its record as JSON', async (context) => {
  const settings = { SVC_DATA_DIR: scratch(context), SVC_TODAY: '2026-11-21' };
  for (const [words, name] of [
    [['ask', 'I', 'sell', 'waakye', 'at', 'Madina'], 'recommend_registration_entity'],
    [['options'], 'list_registration_options'],
    [['renewal', 'sole', 'proprietorship', '--registration-date', '2020'], 'get_renewal_guidance'],
    [['names', 'check', 'Eko', 'Bank'], 'check_business_name_availability'],
  ] as const) {
    const tool = tools.find((one) => one.name === name);
    const inJson = await command([...words, '--json'], settings);
    assert.equal(inJson.status, 0, inJson.stderr);
    const record = JSON.parse(inJson.stdout) as never;
    const { status, stdout } = await command(words, settings);
    assert.equal(status, 0);
    assert.doesNotMatch(stdout, /call again|send corrections|words in code/i);
    const wanted =
      tool?.text === undefined ? inJson.stdout : plainMarkdown(tool.text(record, 'person'), screenOf({}, {}));
    assert.equal(stdout.trimEnd(), wanted.trimEnd());
  }
});

test("the words of a plan are read without quotes, and a question's field is a flag", async (context) => {
  const settings = { SVC_DATA_DIR: scratch(context) };
  const ask = async (...words: string[]) => {
    const { status, stdout, stderr } = await command(['ask', ...words, '--json'], settings);
    assert.equal(status, 0, stderr);
    return JSON.parse(stdout) as { recommended_entity: string; understood: { field: string; value: string; from: string }[] }; // prettier-ignore
  };
  assert.equal((await ask('I', 'sell', 'waakye', 'at', 'Madina,', 'only', 'me')).recommended_entity, 'sole_proprietorship'); // prettier-ignore
  assert.deepEqual(
    await ask('I sell waakye at Madina, only me'),
    await ask('I', 'sell', 'waakye', 'at', 'Madina,', 'only', 'me'),
  );
  const { understood } = await ask('a', 'club', '--owners', '12', '--profits-go-to', 'members-by-use', '--wants', 'stay-simple'); // prettier-ignore
  const stated = Object.fromEntries(understood.filter(({ from }) => from === 'stated').map(({ field, value }) => [field, value])); // prettier-ignore
  assert.deepEqual(
    [stated['owners'], stated['profits_go_to'], stated['wants']],
    ['12', 'members_by_use', 'stay_simple'],
  );
});

test('what a tool refuses is told on stderr with exit code 2', async () => {
  for (const [words, said] of [
    [['ask'], /^Missing WORDS\. Usage: registration-ghana ask WORDS\.\.\. \[flags\]$/],
    [['ask', 'a shop', '--owners', 'many'], /^--owners must be a whole number .*; it was "many"\. Usage: /],
    [
      ['renewal', 'shop'],
      /^TYPE must be one of sole-proprietorship, [^_]*; it was "shop"\. Usage: registration-ghana renewal/,
    ],
    [
      ['names', 'check', '🎉', '--limit', '99'],
      /NAME must contain a letter.*--limit must be|--limit must be .*NAME must contain/,
    ],
  ] as const) {
    const { status, stdout, stderr } = await command(words);
    assert.deepEqual([status, stdout], [2, ''], words.join(' '));
    assert.match(stderr.trimEnd().replace('registration-ghana: ', ''), said);
  }
});

test('a repeated flag adds up, or is refused where one value is wanted; commas split words, never names', async (context) => {
  const settings = { SVC_DATA_DIR: scratch(context) };
  const names = async (...words: string[]) => {
    const { stdout } = await command(['names', 'check', 'Kasapreko', ...words, '--json'], settings);
    return (JSON.parse(stdout) as { other_names: { business_name: string }[] }).other_names.map(
      (one) => one.business_name,
    );
  };
  assert.deepEqual(await names('--other-names', 'Melcom', '--other-names', 'Ama, Kofi'), ['Melcom', 'Ama, Kofi']);
  assert.deepEqual(await names('--other-names', '["Melcom","Unilever"]'), ['Melcom', 'Unilever']);
  const activities = async (...words: string[]) => {
    const { stdout, stderr } = await command(['ask', 'a', 'shop', ...words, '--json'], settings);
    const { understood } = JSON.parse(stdout || stderr) as {
      understood: { field: string; value: string; from: string }[];
    };
    return understood
      .filter(({ field, from }) => field === 'activities' && from === 'stated')
      .map(({ value }) => value);
  };
  const both = await activities('--activities', 'pharmacy,insurance');
  assert.match(both.join(), /pharmacy.*insurance|insurance.*pharmacy/);
  assert.deepEqual(await activities('--activities', 'pharmacy', '--activities', 'insurance'), both);
  assert.deepEqual(await activities('--activities', '["pharmacy","insurance"]'), both);
  assert.deepEqual(await activities('--activities', 'Pharmacy, insurance'), both);
  const twice = await command(['ask', 'shop', '--owners', '2', '--owners', '3']);
  assert.deepEqual([twice.status, twice.stdout], [2, '']);
  assert.match(twice.stderr, /--owners is given twice; give it once\./);
  assert.match((await command(['names', 'check', '--help'])).stdout, /--other-names TEXT .*may be repeated/);
});

test('types are written with spaces, hyphens or commas, one or several', async (context) => {
  const settings = { SVC_DATA_DIR: scratch(context) };
  const types = async (...words: string[]) => {
    const { stdout, stderr } = await command(['options', ...words, '--json'], settings);
    assert.equal(stderr, '');
    return (JSON.parse(stdout) as { entities: { id: string }[] }).entities.map(({ id }) => id);
  };
  const two = ['sole_proprietorship', 'company_limited_by_shares'];
  assert.deepEqual(await types('sole', 'proprietorship'), ['sole_proprietorship']);
  assert.deepEqual(await types('Sole', 'Proprietorship', 'company-limited-by-shares'), two);
  assert.deepEqual(await types('sole_proprietorship,', 'company limited', 'by', 'shares'), two);
  assert.deepEqual(await types('public', 'company', 'limited', 'by', 'shares'), ['public_company_limited_by_shares']);
});

test('options all tells every type in full, with what each fee is for', async (context) => {
  const settings = { SVC_DATA_DIR: scratch(context), SVC_TODAY: '2026-11-23' };
  const { stdout } = await command(['options', 'all'], settings);
  assert.equal(stdout.match(/^What it needs$/gm)?.length, 11);
  assert.doesNotMatch(stdout, /name one to three/);
  // An extra or a penalty is no part of a price.
  assert.doesNotMatch(stdout, /^- .*First: .*\+ GHS/m);
  assert.match(stdout, /Late renewal of a partnership: GHS/);
});

test('a mistake on the command line is answered with a corrected command line, in its own words', async () => {
  for (const [words, said] of [
    [['options', 'limited', 'company', 'partnership'], 'it held "limited company". Did you mean company-limited-by-shares? Try: registration-ghana options company-limited-by-shares partnership\n'], // prettier-ignore
    [['renewal', 'ltd', '--registration-date', '25.7.2019'], 'Try: registration-ghana renewal company-limited-by-shares --registration-date 2019-07-25\n'], // prettier-ignore
    [['names', 'check', "Ama's", 'Shop', '--entity-type', 'NGO', '--other-names', 'Oda', '--other-names', 'A, B'], "Try: registration-ghana names check 'Ama'\\''s Shop' --other-names Oda --other-names 'A, B' --entity-type company-limited-by-guarantee\n"], // prettier-ignore
    [['ask', 'shop', '--activities', 'pharmcy', '--activities', 'insurance'], 'Try: registration-ghana ask shop --activities pharmacy,insurance\n'], // prettier-ignore
    [['renewal', 'ltd', '--registration-date', '2020', '--last-renewal-date', '2010'], 'Try: registration-ghana renewal company-limited-by-shares --registration-date 2020 --last-renewal-date 2010\n'], // prettier-ignore
    [['renewal', 'partnership', '--registration-date', '2020', '--last-renewal-date', '2010'], '--last-renewal-date is 2010, which is before --registration-date, 2020.'], // prettier-ignore
    [['ask', ''], 'registration-ghana: Missing WORDS. Usage: registration-ghana ask WORDS... [flags]\n'],
  ] as const) {
    const { status, stderr } = await command(words);
    assert.equal(status, 2, words.join(' '));
    assert.ok(stderr.includes(said), stderr);
    assert.doesNotMatch(stderr.replace(/ORC|_/, ''), /[a-z]_[a-z]|--[A-Z ]/);
  }
});

const fair = defineTool({
  name: 'judge_a_stall',
  title: 'Judge a stall',
  description: 'Says how a stall does.',
  endpoint: 'POST /stall',
  permission: { mcp: 'read_stall', http: 'read_stall' },
  stability: 'beta',
  effect: 'reads',
  status: 200,
  uses: [],
  input: z.strictObject({
    stall: line(50, 'Its name'),
    kind: choice(['chop_bar', 'kiosk'], 'chop_bar: with seats').exactOptional(),
    sells: choices(['fried_rice', 'waakye'], 'What it sells').exactOptional(),
    seats: whole(0, 100, 'Seats').exactOptional(),
  }),
  output: z.strictObject({ verdict: z.string(), given: z.string() }),
  text: ({ verdict, given }) => `**${verdict}** for \`it\`\n\n## What was given\n\n- ${given}`,
  examples: [{ title: 'A kiosk', input: { stall: 'Ama' }, output: {} }],
}).handle(async ({ stall, ...rest }) => ({
  verdict: stall === 'Ama' ? 'Closed' : 'Open',
  given: JSON.stringify({ stall, ...rest }),
}));

test("a tool becomes a command: its fields are flags with their words, its text is printed with the verdict's colour", async () => {
  const made = toolCommand({
    name: 'judge',
    summary: 'judge a stall',
    tool: fair,
    operand: { name: 'STALL', many: true, field: 'stall' },
    example: 'judge Ama',
    verdict: ({ verdict }) => (verdict === 'Closed' ? 'bad' : 'good'),
    after: () => 'That is all.',
  });
  assert.deepEqual(Object.keys(made.flags), ['kind', 'sells', 'seats', 'json']);
  assert.deepEqual([made.flags['kind']?.values, made.flags['sells']?.values?.slice(0, 2)], [['chop-bar', 'kiosk'], ['fried-rice', 'waakye']]); // prettier-ignore
  assert.equal(made.flags['kind']?.help, 'chop-bar: with seats. One of: chop-bar, kiosk');
  const judged = async (words: string[], screen = plain) => {
    let [out, err] = ['', ''];
    const terminal = {
      app: { call: createCall({ run: runHere({}, assert.ifError), report: (error) => assert.fail(String(error)) }) },
      print: (text: string) => (out += `${text}\n`),
      note: (text: string) => (err += `${text}\n`),
      screen,
    };
    const code = await made.run(readArguments(words, made.flags), terminal as unknown as Terminal);
    return { code, out, err };
  };
  const { code, out, err } = await judged(['Kofi', 'Mensah', '--kind', 'Chop bar', '--sells', 'fried rice,waakye', '--seats', '4']); // prettier-ignore
  assert.equal(code, 0);
  assert.equal(
    out.replaceAll(/\s+/g, ' '),
    'Open for it What was given - {"stall":"Kofi Mensah","kind":"chop_bar","sells":["fried_rice","waakye"],"seats":4} ',
  );
  assert.equal(err, '\nThat is all.\n');
  assert.match((await judged(['Ama'], coloured)).out, /^\u001B\[31mClosed\u001B\[0m for it\n\n\u001B\[1mWhat was given\u001B\[0m/); // prettier-ignore
  const inJson = await judged(['Ama', '--json'], coloured);
  assert.deepEqual([JSON.parse(inJson.out).verdict, inJson.err], ['Closed', '']);
});

test('Markdown is plain on a terminal: no marks, addresses shown, items hang, nothing acts on the terminal', () => {
  const markdown = [
    '# Register it',
    '',
    'Pay **GHS 60** at <https://orc.gov.gh> or [the office](https://orc.gov.gh/kumasi); set `profits_go_to`, name "\\*Ama\\_1\\*".',
    '',
    '- An item that is long enough to be continued on a second line of the window',
    '12. Number twelve',
    'x\u001B[2Jy',
  ].join('\n');
  assert.equal(
    plainMarkdown(markdown, plain),
    [
      'Register it',
      '',
      'Pay GHS 60 at https://orc.gov.gh or the office',
      '(https://orc.gov.gh/kumasi); set profits-go-to, name',
      '"*Ama_1*".',
      '',
      '- An item that is long enough to be continued on a second',
      '  line of the window',
      '12. Number twelve',
      'x\\u001b[2Jy',
    ].join('\n'),
  );
});

test('an answer on a terminal names commands, where it names tools to an assistant', async (context) => {
  const settings = { SVC_DATA_DIR: scratch(context) };
  for (const [plan, named] of [
    ['which is better, a partnership or a company?', 'registration-ghana options'],
    ['can I use the name Adom Ventures', 'registration-ghana names check'],
  ] as const) {
    const { stdout } = await command(['ask', plan], settings);
    assert.ok(stdout.includes(named), stdout);
    assert.doesNotMatch(stdout, /list.registration.options|check.business.name.availability/);
  }
});

test('colours are for terminals only, and NO_COLOR or a dumb terminal turns them off', () => {
  const isPlain = (output: object, env: NodeJS.ProcessEnv) => screenOf(output, env).paint('bad', 'x') === 'x';
  assert.equal(isPlain({ isTTY: true }, {}), false);
  assert.equal(isPlain({ isTTY: true }, { NO_COLOR: '' }), false);
  assert.equal(isPlain({ isTTY: true }, { NO_COLOR: '1' }), true);
  assert.equal(isPlain({ isTTY: true }, { TERM: 'dumb' }), true);
  assert.equal(isPlain({}, {}), true);
});

import assert from 'node:assert/strict';
import test from 'node:test';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { openApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config.ts';
import { ENTITY_IDS } from '../../src/guidance/law/entity-ids.ts';
import { createMcpServer } from '../../src/mcp/server.ts';
import { inputSchema } from '../../src/registry/json-schema.ts';
import { asHeading } from '../../src/text/subjects.ts';
import { spoken } from '../../src/text/dates.ts';
import { code, data, link, prose, quotedData, shortSource } from '../../src/text/markdown.ts';
import { NAME_CHECK_TEXT } from '../../tools/check-business-name-availability.text.ts';
import { RENEWAL_TEXT } from '../../tools/get-renewal-guidance.text.ts';
import { OPTIONS_TEXT } from '../../tools/list-registration-options.text.ts';
import { RECOMMENDATION_TEXT } from '../../tools/recommend-registration-entity.text.ts';
import { FEEDBACK_TEXT } from '../../tools/submit-bot-feedback.text.ts';
import { PART_TEXT } from '../../tools/text-parts.ts';
import { tools } from '../../tools/index.ts';
import { scratch } from '../support/built.ts';
import { trace } from '../support/guidance.ts';

const RECOMMEND = 'recommend_registration_entity';
const OPTIONS = 'list_registration_options';
const CHECK = 'check_business_name_availability';
const RENEWAL = 'get_renewal_guidance';
const FEEDBACK = 'submit_bot_feedback';

/** What people ask, in their own words, and the call that an assistant makes of it. */
const REQUESTS: readonly (readonly [said: string, tool: string, input: Record<string, unknown>])[] = [
  [
    'I have a chop bar at Asafo in Kumasi, only me and two girls who serve. The KMA man says I must register. Which one?',
    RECOMMEND,
    { purpose: 'I have a chop bar at Asafo in Kumasi, only me and two girls who serve', matter: 'start', owners: 1 },
  ],
  [
    'Our church in Tamale has about 120 members and we live on offerings. The bank will not open an account for us.',
    RECOMMEND,
    { purpose: 'Our church in Tamale has about 120 members and we live on offerings', expects_donations: true },
  ],
  [
    'My sister and I sew school uniforms at Koforidua and share what we get. We want one paper for the two of us.',
    RECOMMEND,
    { purpose: 'My sister and I sew school uniforms at Koforidua and share what we get', owners: 2 },
  ],
  [
    'I go round Makola every day and collect susu, people give me 5 cedis and at month end I give it back. I want to do it well.',
    RECOMMEND,
    { purpose: 'I go round Makola every day and collect susu, people give me 5 cedis and at month end I give it back' },
  ],
  [
    'I live in Leeds, British passport, I was born in Sunyani. I want to put £60,000 into a cashew factory there with my cousin.',
    RECOMMEND,
    {
      purpose:
        'I live in Leeds, I was born in Sunyani and now British. I put money into a cashew factory with my cousin',
      foreign: ['former_ghanaian'],
      owners: 2,
    },
  ],
  [
    'We are building a big solar company and want ordinary people to buy shares on the stock exchange.',
    RECOMMEND,
    {
      purpose: 'A solar company; we want the public to buy shares on the stock exchange',
      wants: ['public_share_offer'],
    },
  ],
  [
    'I closed my boutique two years ago. How do I remove the name so they stop counting money on me?',
    RECOMMEND,
    { purpose: 'I closed my boutique two years ago and want the name taken off', matter: 'close' },
  ],
  [
    'Rain spoiled my certificate of business name. Where do I get another one?',
    RECOMMEND,
    { purpose: 'Rain spoiled my certificate of business name', matter: 'lost_certificate' },
  ],
  ['What are all the kinds of business one can register in Ghana, side by side?', OPTIONS, {}],
  [
    'Show me everything for a limited company and for a partnership, I am between the two.',
    OPTIONS,
    { entity_types: ['company_limited_by_shares', 'partnership'] },
  ],
  [
    'They told me Sankofa Fashion is good. I will spell it Sankopha Fashions, is it free?',
    CHECK,
    { business_name: 'Sankopha Fashions', entity_type: 'sole_proprietorship' },
  ],
  [
    'I want Melcon Trading for my shop, or Voltik Drinks, or Akwaaba Looms.',
    CHECK,
    { business_name: 'Melcon Trading', other_names: ['Voltik Drinks', 'Akwaaba Looms'] },
  ],
  [
    'We want Unity Savings Bank Foundation for our group.',
    CHECK,
    { business_name: 'Unity Savings Bank Foundation', entity_type: 'company_limited_by_guarantee' },
  ],
  ['Is Nyonyo Bead Studio taken?', CHECK, { business_name: 'Nyonyo Bead Studio' }],
  [
    'My barbering shop name was registered in 2016 and I last paid in 2021. How much do I owe them?',
    RENEWAL,
    { entity_type: 'sole_proprietorship', registration_date: '2016', last_renewal_date: '2021' },
  ],
  [
    'I renewed in May last year, I think. When is the next one?',
    RENEWAL,
    { entity_type: 'sole_proprietorship', registration_date: '2019-05-20', last_renewal_date: '2025-05' },
  ],
  [
    'Our limited company is from 2012. The last return the accountant filed was for the 2023 year.',
    RENEWAL,
    { entity_type: 'company_limited_by_shares', registration_date: '2012', last_return_for: 2023 },
  ],
  [
    'Our NGO got its paper in June 2024 and nobody has filed anything yet.',
    RENEWAL,
    { entity_type: 'company_limited_by_guarantee', registration_date: '2024-06' },
  ],
  [
    'My late father and uncle had a partnership from 2008; nothing was paid since.',
    RENEWAL,
    { entity_type: 'partnership', registration_date: '2008' },
  ],
  [
    'The fee you showed is not what they took from me at the counter in Ho. Tell the people who run this.',
    FEEDBACK,
    { kind: 'content_issue', message: 'The renewal fee shown is not what the counter in Ho took.' },
  ],
];

const TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [RECOMMEND]: { ...RECOMMENDATION_TEXT, ...prefixed(PART_TEXT), ...prefixed(NAME_CHECK_TEXT) },
  [OPTIONS]: { ...OPTIONS_TEXT, ...prefixed(PART_TEXT) },
  [CHECK]: NAME_CHECK_TEXT,
  [RENEWAL]: { ...RENEWAL_TEXT, ...prefixed(PART_TEXT) },
  [FEEDBACK]: FEEDBACK_TEXT,
};
function prefixed(table: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(table).map(([id, text]) => [`part ${id}`, text]));
}

type Leaf = readonly [field: string, value: unknown];

/** Every text, number and flag in a record, with the name of its field. */
const leavesOf = (value: unknown, field = ''): Leaf[] =>
  Array.isArray(value)
    ? value.flatMap((item) => leavesOf(item, field))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, name))
      : [[field, value]];

const SENTENCE_END = /(?<=[.?!]) /;

/** A source's short form, its law alone, and its section alone. */
const shorter = (source: string): string[] => [
  source,
  source.split(', ')[0]!,
  source.replace(/^\w+ \d+, (?=ss?\.)/, ''),
];

/** The forms in which a value of the record may stand in the text. */
function formsOf([field, value]: Leaf): string[] {
  if (typeof value === 'number') return [String(value), value.toLocaleString('en'), String(Math.round(value * 100))];
  if (typeof value !== 'string') return [];
  if (field === 'topic') return [asHeading(value)];
  const day = value.slice(0, 10);
  const [publisher = ''] = value.split(': ');
  const short = [shortSource(value), shortSource(publisher), shortSource(value.split(';')[0]!)];
  return [
    ...[value, ...value.split(SENTENCE_END), ...value.split('; '), ...short.flatMap(shorter)].flatMap((one) => [
      one,
      data(one),
      prose(one),
    ]),
    quotedData(value),
    code(value),
    link(value),
    ...(/^\d{4}(-\d{2}){0,2}($|T)/.test(value) ? [spoken(day)] : []),
  ];
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const JOINER = /^[\s,;:.+/()–|-]+/;

/** Tells of each line of a text what in it neither the record nor a template says. */
function unproduced(text: string, record: unknown, tool: string): string[] {
  const schema = inputSchema(tools.find(({ name }) => name === tool)!);
  const words = [...Object.keys(schema.properties), ...ENTITY_IDS, ...tools.map(({ name }) => name)].map(code);
  const leaves = leavesOf(record);
  const facts = leaves.flatMap(([field, value]) =>
    field === 'field' ? leaves.map(([, other]) => code(`${String(value)}=${String(other)}`)) : [],
  );
  const atoms = [...new Set([...leaves.flatMap(formsOf), ...words, ...facts])]
    .filter((one) => one !== '')
    .sort((a, b) => b.length - a.length);
  const templates = Object.values(TABLES[tool]!)
    // A template that is one hole makes nothing of its own.
    .filter((template) => !/^\{\w+\}$/.test(template))
    .flatMap((template) =>
      ['?', ''].map((lazy) => new RegExp(`^${escape(template).replace(/\\\{\w+\\\}/g, `(.+${lazy})`)}(?=$|[\\s,;.)])`)),
    );
  const known = new Map<string, boolean>();
  const isProduced = (given: string): boolean => {
    const rest = given.replace(JOINER, '');
    if (rest === '') return true;
    const before = known.get(rest);
    if (before !== undefined) return before;
    // Nothing is made of itself.
    known.set(rest, false);
    const found =
      atoms.some((atom) => rest.startsWith(atom) && isProduced(rest.slice(atom.length))) ||
      templates.some((template) => {
        const made = template.exec(rest);
        return made !== null && made.slice(1).every(isProduced) && isProduced(rest.slice(made[0].length));
      });
    known.set(rest, found);
    return found;
  };
  return text
    .split('\n')
    .map((line) => line.replace(/^(?:## |- |\d+\. )/, '').replace(/\*\*(.+?)\*\*/g, '$1'))
    .filter((line) => !isProduced(line));
}

/** Fields whose sentences are no guidance: sums, names of sources, what a person wrote. */
const NO_ROW = new Set(['arithmetic', 'source', 'where', 'title', 'note', 'item', 'start_url', 'handoff_url', 'label']);

/** The sentences of a record of guidance that no row says. */
const withoutRow = (record: unknown): string[] =>
  leavesOf(record).flatMap(([field, value]) => {
    if (NO_ROW.has(field) || typeof value !== 'string' || !/^\p{Lu}.* .*[.?]$/u.test(value)) return [];
    try {
      trace(value);
      return [];
    } catch (error) {
      return [`${field}: ${(error as Error).message}`];
    }
  });

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}

/** Records below this need not be longer than their texts. */
const SHORT_RECORD = 1_500;

test('twenty people’s requests: every sentence of the answers is a row or a template, and the texts are shorter than the records', async (context) => {
  const config = loadConfig({ SVC_DATA_DIR: scratch(context), SVC_TODAY: '2026-11-21' });
  const app = openApp(config, { report: assert.ifError, address: 'https://svc.example' });
  context.after(() => app.close());
  const server = createMcpServer({ registry: app.registry, version: '0', call: app.call });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'answers', version: '0' });
  await Promise.all([server.connect(theirs), client.connect(ours)]);
  context.after(() => client.close());

  assert.equal(REQUESTS.length, 20);
  const faults: string[] = [];
  const sizes: { tool: string; text: number; record: number }[] = [];
  for (const [said, name, input] of REQUESTS) {
    const tool = app.registry.tool(name)!;
    assert.ok(tool.text !== undefined, name);
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: input });
    assert.notEqual(isError, true, `${said}: ${JSON.stringify(content)}`);
    const text = (content as { text: string }[])[0]!.text;
    const record = structuredContent as Record<string, unknown>;
    sizes.push({ tool: name, text: text.length, record: JSON.stringify(record).length });
    assert.doesNotMatch(text, /\\\\/, `${said}: nothing is escaped twice`);
    faults.push(...unproduced(text, record, name).map((line) => `${said} -> ${line}`));
    if (name !== CHECK && name !== FEEDBACK) faults.push(...withoutRow(record).map((fault) => `${said} -> ${fault}`));
  }
  for (const { tool, text, record } of sizes)
    context.diagnostic(`${tool}: text ${text}, record ${record} (${Math.round((100 * text) / record)} %)`);
  assert.deepEqual(faults, []);
  const shares = sizes.filter(({ record }) => record >= SHORT_RECORD).map(({ text, record }) => text / record);
  context.diagnostic(`median ${Math.round(100 * median(shares))} % of ${shares.length} records`);
  assert.ok(median(shares) <= 0.6, `${shares.map((share) => share.toFixed(2)).join(' ')}`);
  const sizesOf = (tool: string) => sizes.filter((one) => one.tool === tool).map(({ text }) => text);
  const typical = (tool: string) => median(sizesOf(tool));
  assert.ok(sizesOf(RECOMMEND).length >= 8, 'the median is of people’s requests, not of a few short answers');
  assert.ok(typical(RECOMMEND) <= 3_250, `${typical(RECOMMEND)}`);
  assert.ok(typical(CHECK) <= 1_200, `${typical(CHECK)}`);
  assert.ok(typical(RENEWAL) <= 2_500, `${typical(RENEWAL)}`);
});

test('a sentence that no row and no template makes is found', () => {
  const record = { status: 'due', steps: ['Dial *222#.'] };
  assert.deepEqual(unproduced('Dial *222#.', record, RENEWAL), []);
  assert.deepEqual(unproduced('## What to do\n\n1. Dial *222#. It is free.', record, RENEWAL), [
    'Dial *222#. It is free.',
  ]);
});

test('whatever a service or a register writes into a name check, the text opens no markup of it', () => {
  const hostile = 'A" **B** <img src=x> [c](https://e.example) `d` # e\\';
  const match = { name: hostile, source: 'registry', score: 1, why: hostile, entity_type: hostile, status: hostile };
  const coverage = { names: 1, covers: hostile };
  const text = tools.find(({ name }) => name === CHECK)!.text!({
    business_name: hostile,
    outlook: 'conflict',
    summary: `The same name is already on the register: ${quotedData(hostile)}. ${hostile}`,
    exact: [match, match],
    sounds_like: [],
    similar: [],
    advisories: [{ code: 'x', severity: 'warning', message: hostile, authority: 'E. F.', source: hostile }],
    suggestions: [{ name: hostile, meaning: hostile }],
    other_names: [{ business_name: hostile, outlook: 'caution', summary: hostile, closest: match }],
    checked: { applications: coverage, registry: coverage },
    decision: hostile,
    notices: [hostile],
  } as never);
  const open = text.replace(/\\[\s\S]/g, '').replace(/^## |^- |\*\*/gm, '');
  assert.doesNotMatch(open, /[<>[\]*#`]|:\/\//);
  assert.equal(text.match(/(?<!\\)\*\*/g)?.length, 4, 'only the verdicts are bold');
});

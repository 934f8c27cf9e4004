import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { ACCEPTANCE } from '../../src/guidance/law/acceptance.ts';
import { readCases } from '../../train/fitting/cases.ts';
import { acceptanceOf } from '../../train/fitting/outcomes.ts';
import { ROOT } from '../support/built.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const ACTIVITIES = words(`
  lending deposits_or_susu forex payment_services mobile_money_agent virtual_assets insurance securities pensions school
  technical_school tertiary day_care clinic pharmacy medicine_seller herbal_or_cosmetics packaged_food sachet_water street_food
  hotel_or_restaurant tours_or_travel salon gym mining gold_buying quarry_or_sand fuel broadcasting_or_telecom recruitment
  customs_clearing private_security betting_or_casino lottery real_estate_agency contractor factory timber fishing cocoa_buying
  transport taxi_or_car_hire okada driving_school drilling agrochemicals childrens_home petty_trading
  printing_scratch_cards_or_exercise_books cybersecurity key_cutting import_export waste farming audit none_of_these
`);
/** The facts by name, with the values that each takes: one of them, or a list of them. */
const ONE_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  matter: words(`
    start renew_or_file change close restore lost_certificate status trade_union political_party will_or_family_trust
    intellectual_property land marriage tax_number licence_only employee hobby private_circle own_exact_name
  `),
  body: words(`
    business practice religious charity association nonprofit_school_or_clinic professional_institute cooperative trustees
  `),
  profits_go_to: words('owners objects members_by_use'),
};
const LIST_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  wants: words('limited_liability investors_or_shares tenders unlimited_company public_share_offer stay_simple'),
  foreign: words('none owner own_branch former_ghanaian'),
  activities: ACTIVITIES,
};
const MENTIONS = words(`
  estate minor young advert business_name ltd earlier_name brand personal_data staff wedding ecowas foreign_staff stall director
  secretary auditor shares owners address name form debts no_debts suspect reserve cheated complaint
`);
const YES_OR_NO = words(
  'several_owners mainly_trading ghanaian_spouse company_among_owners second_name_of_company expects_donations',
);
const ENTITIES = words('sp pt ltd plc lbg ul ext sub pb coop it');
const NEEDS = words('register perhaps_not elsewhere not_permitted');
const LANGUAGES = words('en pidgin twi ga ewe hausa dagbani mixed');
const CAUTIONS = new Set([...ACTIVITIES, 'foreign_capital', 'foreign_reserved_trade', 'npo_licence']);

interface Line {
  readonly text: string;
  readonly name?: string;
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly mentions?: readonly string[];
  readonly accept: readonly string[];
  readonly need: string;
  readonly hard: boolean;
  readonly lang: string;
  readonly cautions_due?: readonly string[];
  readonly cautions_tempting?: readonly string[];
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, 'train', folder))
    .filter((file) => !file.endsWith('-fields.jsonl'))
    .map((file) => `${folder}/${file}`);

const linesOf = (file: string): Line[] =>
  readFileSync(join(ROOT, 'train', file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

function isFact(name: string, value: unknown): boolean {
  if (YES_OR_NO.has(name)) return typeof value === 'boolean';
  if (name === 'owners') return Number.isInteger(value) && Number(value) >= 1;
  if (name === 'ghanaian_share') return typeof value === 'number' && value >= 0 && value <= 100;
  const list = LIST_OF[name];
  if (list !== undefined) return Array.isArray(value) && value.every((item) => list.has(item as string));
  return ONE_OF[name]?.has(value as string) ?? false;
}

test('every case says its labels and facts in the words that are defined', () => {
  for (const file of [...filesIn('cases'), ...filesIn('evaluation')]) {
    for (const [index, { text, name = '', accept, need, hard, lang, ...rest }] of linesOf(file).entries()) {
      const where = `${file}:${index + 1}`;
      assert.ok(text.length <= 2_000 && text.length + name.length > 0, where);
      assert.ok(
        accept.every((entity) => ENTITIES.has(entity)),
        `${where}: ${accept.join()}`,
      );
      assert.ok(NEEDS.has(need) && LANGUAGES.has(lang) && typeof hard === 'boolean', where);
      const cautions = [...(rest.cautions_due ?? []), ...(rest.cautions_tempting ?? [])];
      assert.deepEqual(
        cautions.filter((caution) => !CAUTIONS.has(caution)),
        [],
        where,
      );
      if (file.startsWith('evaluation/')) {
        assert.ok(rest.facts === undefined && rest.cautions_due !== undefined, where);
        continue;
      }
      const { mentions = [] } = rest;
      assert.deepEqual(
        [...new Set(mentions)].filter((mention) => MENTIONS.has(mention)),
        mentions,
        where,
      );
      assert.ok(rest.facts?.['matter'], where);
      for (const [fact, value] of Object.entries(rest.facts ?? {}))
        assert.ok(isFact(fact, value), `${where}: ${fact} ${JSON.stringify(value)}`);
    }
  }
});

test('no request of the evaluation is among the cases', () => {
  const cases = new Set(filesIn('cases').flatMap((file) => linesOf(file).map(({ text }) => text)));
  for (const file of filesIn('evaluation'))
    for (const { text } of linesOf(file)) assert.ok(!cases.has(text), `${file}: ${text}`);
});

test('every phrase stands under values that its fact has, and under one line of them only', () => {
  for (const file of readdirSync(join(ROOT, 'train', 'phrases'))) {
    const fact = file.slice(0, -'.txt'.length);
    const values = fact === 'mentions' ? MENTIONS : (ONE_OF[fact] ?? LIST_OF[fact]);
    const isValue = (value: string): boolean => {
      if (values !== undefined) return values.has(value);
      if (value === 'several') return fact === 'owners';
      return /^(?:true|false|\d+)$/.test(value) && isFact(fact, JSON.parse(value));
    };
    const said = new Map<string, string>();
    let above = '';
    for (const line of readFileSync(join(ROOT, 'train', 'phrases', file), 'utf8')
      .trimEnd()
      .split('\n')) {
      if (!line.startsWith('  ')) {
        above = line;
        const named = line === 'nothing' ? [] : line.split(', ');
        assert.deepEqual(
          named.filter((value) => !isValue(value)),
          [],
          `${file}: ${line}`,
        );
        continue;
      }
      assert.ok(above !== '' && line.trim() !== '', `${file}: ${line}`);
      assert.equal(said.get(line) ?? above, above, `${file} has "${line.trim()}" under two lines`);
      said.set(line, above);
    }
  }
});

test('the types that practitioners accept are those of the cases, by the rows of the table as it is now', () => {
  assert.deepEqual(ACCEPTANCE, acceptanceOf(readCases()), 'the law or the cases have changed: npm run train');
});

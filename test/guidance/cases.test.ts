import assert from 'node:assert/strict';
import { read } from '../../src/guidance/reading/read.ts';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import {
  ACTIVITIES,
  BODIES,
  FOREIGN,
  MATTERS,
  ONLY_STATED,
  PROFITS_GO_TO,
  READ_MENTIONS,
  WANTS,
} from '../../src/guidance/facts.ts';
import { ACCEPTANCE } from '../../src/guidance/law/acceptance.ts';
import { NEEDS, type Need } from '../../src/guidance/law/needs.ts';
import { YES_OR_NO_FACTS } from '../../src/guidance/reading/outputs.ts';
import { SHORT, readCases } from '../../train/fitting/cases.ts';
import { acceptanceOf } from '../../train/fitting/outcomes.ts';
import { ROOT } from '../support/built.ts';

/** What is only stated is not annotated. */
const valuesOf = (vocabulary: object): ReadonlySet<string> =>
  new Set(Object.keys(vocabulary).filter((value) => !ONLY_STATED.has(value)));

/** The facts by name, with the values that each takes: one of them, or a list of them. */
const ONE_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  matter: valuesOf(MATTERS),
  body: valuesOf(BODIES),
  profits_go_to: valuesOf(PROFITS_GO_TO),
};
const LIST_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  wants: valuesOf(WANTS),
  foreign: valuesOf(FOREIGN),
  activities: valuesOf(ACTIVITIES),
};
/** The last three are found by words, and annotated all the same. */
const MENTIONS: ReadonlySet<string> = new Set(Object.keys(READ_MENTIONS));
const YES_OR_NO: ReadonlySet<string> = new Set(['several_owners', ...YES_OR_NO_FACTS]);
const ENTITIES: ReadonlySet<string> = new Set(Object.values(SHORT));
const LANGUAGES = new Set(['en', 'pidgin', 'twi', 'ga', 'ewe', 'hausa', 'dagbani', 'mixed']);
const CAUTIONS = new Set([...valuesOf(ACTIVITIES), 'foreign_capital', 'foreign_reserved_trade', 'npo_licence']);

interface Line {
  readonly text: string;
  readonly name?: string;
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly mentions?: readonly string[];
  readonly subjects?: readonly string[];
  readonly accept: readonly string[];
  readonly need: Need;
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
      assert.ok(NEEDS.includes(need) && LANGUAGES.has(lang) && typeof hard === 'boolean', where);
      const cautions = [...(rest.cautions_due ?? []), ...(rest.cautions_tempting ?? [])];
      assert.deepEqual(
        cautions.filter((caution) => !CAUTIONS.has(caution)),
        [],
        where,
      );
      const mentioned = [...(rest.mentions ?? []), ...(rest.subjects ?? [])];
      assert.deepEqual(
        [...new Set(mentioned)].filter((mention) => MENTIONS.has(mention)),
        mentioned,
        where,
      );
      if (file.startsWith('evaluation/')) {
        assert.ok(rest.facts === undefined && rest.cautions_due !== undefined, where);
        continue;
      }
      assert.ok(rest.subjects === undefined || rest.mentions !== undefined, where);
      assert.ok(rest.facts?.['matter'], where);
      for (const [fact, value] of Object.entries(rest.facts ?? {}))
        assert.ok(isFact(fact, value), `${where}: ${fact} ${JSON.stringify(value)}`);
    }
  }
});

test('what the evaluation’s requests speak of is read more often than not, and what is read is more often right than not', () => {
  let [taken, both, due] = [0, 0, 0];
  for (const file of filesIn('evaluation'))
    for (const { text, name, mentions } of linesOf(file)) {
      const found = read(text, name).mentions.filter((mention) => MENTIONS.has(mention));
      taken += found.length;
      due += mentions!.length;
      both += found.filter((mention) => mentions!.includes(mention)).length;
    }
  assert.ok(due > 500 && both * 2 > due && both * 2 > taken, `${both} of ${due} due and of ${taken} read`);
});

test('no request of the evaluation is among the cases', () => {
  const cases = new Set(filesIn('cases').flatMap((file) => linesOf(file).map(({ text }) => text)));
  for (const file of filesIn('evaluation'))
    for (const { text } of linesOf(file)) assert.ok(!cases.has(text), `${file}: ${text}`);
});

test('every phrase stands under values that its fact has, and under one line of them only', () => {
  for (const file of readdirSync(join(ROOT, 'train', 'phrases'))) {
    const fact = file.slice(0, -'.txt'.length);
    const all = fact === 'mentions' ? MENTIONS : (ONE_OF[fact] ?? LIST_OF[fact]);
    const isValue = (value: string): boolean => {
      if (all !== undefined) return all.has(value);
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
        const values = fact === 'mentions' ? line.replace(/^(?:only|not) /, '') : line;
        const named = line === 'nothing' ? [] : values.split(', ');
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

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import fc from 'fast-check';
import {
  ACTIVITIES,
  BODIES,
  FOREIGN,
  MATTERS,
  READ_MENTIONS,
  PROFITS_GO_TO,
  WANTS,
  type Belief,
  type Beliefs,
  type FactName,
} from '../../src/guidance/facts.ts';
import type { Activity } from '../../src/guidance/facts.ts';
import { exponential, logarithm, logistic } from '../../src/guidance/reading/exponential.ts';
import { KEYWORDS } from '../../src/guidance/reading/keywords.ts';
import { read } from '../../src/guidance/reading/read.ts';
import { ACTIVITY, OUTPUTS, WANT } from '../../src/guidance/reading/outputs.ts';
import { curveOf } from '../../train/fitting/calibrate.ts';
import { fitEvidence, lookedAtAgain, type Held } from '../../train/fitting/evidence.ts';
import type { Targets } from '../../train/fitting/samples.ts';
import { anyText } from '../support/any-text.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const LISTS = { wants: WANTS, foreign: FOREIGN, activities: ACTIVITIES } as const;
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  matter: Object.keys(MATTERS),
  body: [undefined, ...Object.keys(BODIES)],
  profits_go_to: [undefined, ...Object.keys(PROFITS_GO_TO)],
};

const TEXTS: readonly string[] = [
  '',
  'My sister and I sell cloth',
  'We are German and our Ghanaian friend holds 40% of a guest house. My uncle says a bank should lend us money.',
  'I never said that we want a company, I want to renew my business name',
  '\u202Eكنيسة في أكرا 🙏🏿🙏🏿 \0\0 we pray',
  'a'.repeat(2_000),
  '1 '.repeat(1_000),
  'and I, '.repeat(280),
  '.,;!? \n'.repeat(280),
  '𝔣𝔬𝔲𝔯 friends 👩‍👩‍👧‍👦'.repeat(90),
];

/** Every fact that has one value, with what the reading believes of it. */
const beliefsOf = (beliefs: Beliefs): [FactName, Belief<unknown>][] =>
  Object.entries(beliefs).filter(([, belief]) => Array.isArray(belief)) as [FactName, Belief<unknown>][];

function assertSound(text: string, name: string | undefined): void {
  const { beliefs, mentions, quote } = read(text, name);
  assert.equal(new Set(mentions).size, mentions.length);
  for (const mention of mentions) assert.ok(mention in READ_MENTIONS || mention in KEYWORDS, mention);
  for (const [fact, belief] of beliefsOf(beliefs)) {
    const sum = belief.reduce((total, { probability }) => total + probability, 0);
    assert.ok(Math.abs(sum - 1) < 1e-9, `${fact} sums to ${sum}`);
    belief.forEach(({ value, probability }, i) => {
      assert.ok(probability >= 0 && probability <= 1, `${fact}: ${probability}`);
      assert.ok(i === 0 || probability <= belief[i - 1]!.probability, `${fact} is not in order`);
      if (VALUES[fact] !== undefined) assert.ok(VALUES[fact].includes(value), `${fact}: ${String(value)}`);
    });
    assert.equal(new Set(belief.map(({ value }) => value)).size, belief.length, `${fact} has a value twice`);
    assertQuote(text, quote(fact, belief[0]!.value));
  }
  for (const fact of ['wants', 'foreign', 'activities'] as const) {
    assert.deepEqual(Object.keys(beliefs[fact]), Object.keys(LISTS[fact]));
    for (const [value, probability] of Object.entries(beliefs[fact])) {
      assert.ok(probability >= 0 && probability <= 1, `${fact} ${value}: ${probability}`);
      if (probability > 0.3) assertQuote(text, quote(fact, value));
    }
  }
}

function assertQuote(text: string, quote: string | undefined): void {
  if (quote === undefined) return;
  assert.ok(text.includes(quote), `${quote} is not in the text`);
  assert.ok(quote.length > 0 && quote.length <= 60, quote);
}

test('every probability is one, those of a fact sum to 1, and a quote is words of the text', () => {
  for (const text of TEXTS) assertSound(text, undefined);
  for (const text of TEXTS) assertSound('We trade', text.slice(0, 200));
});

test('any text is read', () => {
  const words = fc.array(fc.constantFrom('and', 'I', 'two', '40%', ',', '.', 'not', 'Ghanaian', '7', 'hundred', '\n'));
  fc.assert(fc.property(anyText({ maxLength: 2_000 }), (text) => assertSound(text, text.slice(0, 99))));
  fc.assert(fc.property(words, (parts) => assertSound(parts.join(' '), undefined)));
});

test('the same text is read in the same way, whatever was read before it', () => {
  for (const text of TEXTS) {
    const first = read(text, 'Grace Ventures').beliefs;
    for (const other of TEXTS) read(other, other);
    assert.deepEqual(read(text, 'Grace Ventures').beliefs, first);
  }
});

test('a reading keeps its quotes when other texts are read after it', () => {
  const reading = read('My sister and I want to open a pharmacy at Ho', undefined);
  const before = reading.quote('activities', 'pharmacy');
  read('A mosque wants land', undefined).quote('body', 'religious');
  assert.match(before ?? '', /pharmacy/);
  assert.equal(reading.quote('activities', 'pharmacy'), before);
});

test('a number of owners comes from the text, however it is written', () => {
  for (const [text, owners] of [
    ['35 of us, all farmers, want one co-operative', 35],
    ['thirty-five of us, all farmers, want one co-operative', 35],
  ] as const)
    assert.equal(read(text, undefined).beliefs.owners[0]!.value, owners, text);
});

test('what reaches the weights uses no function that may differ from one Node to the next', () => {
  for (const file of [
    'exponential',
    'features',
    'counts',
    'words',
    'pooling',
    'outputs',
    'model',
    'prefix-codes',
    'evidence',
    'scores',
  ])
    assertPlain(join(ROOT, 'src', 'guidance', 'reading', `${file}.ts`));
  for (const file of [
    'fit',
    'scores',
    'table',
    'samples',
    'round',
    'pack',
    'bits',
    'calibrate',
    'evidence',
    'learn',
    'folds',
    'cases',
  ])
    assertPlain(join(ROOT, 'train', 'fitting', `${file}.ts`));
});

function assertPlain(file: string): void {
  const used = readFileSync(file, 'utf8').match(/Math\.\w+/g) ?? [];
  const plain = new Set(
    ['imul', 'clz32', 'floor', 'ceil', 'round', 'fround', 'sqrt', 'min', 'max'].map((name) => `Math.${name}`),
  );
  assert.deepEqual(
    used.filter((name) => !plain.has(name)),
    file.endsWith('exponential.ts') ? ['Math.exp'] : [],
    file,
  );
  assert.ok(!readFileSync(file, 'utf8').includes(' ** '), file);
}

test('trades that are only mentioned are together at most half as likely as those that the speakers take up', () => {
  const cases = [
    [
      'fuel',
      'We want to open a filling station at Techiman',
      'We sew school uniforms opposite the filling station at Techiman',
    ],
    ['pharmacy', 'I am opening a pharmacy at Ho', 'I repair phones. My landlord has a pharmacy at Ho'],
    [
      'clinic',
      'My wife and I will run a maternity clinic',
      'I worked at a maternity clinic for ten years. Now I want to register my tailoring shop.',
    ],
    ['school', 'My mother and I are opening a primary school', 'I bake bread. My mother teaches at a primary school'],
  ] as const;
  const likely = (activity: Activity, text: string): number => read(text, undefined).beliefs.activities[activity];
  const own = cases.map(([activity, text]) => likely(activity, text));
  const mentioned = cases.map(([activity, , text]) => likely(activity, text));
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  assert.ok(Math.min(...own) > 0.5 && sum(mentioned) < sum(own) / 2, `${own.join(' ')}; ${mentioned.join(' ')}`);
  for (const [at, value] of mentioned.entries()) assert.ok(value < own[at]!, `${cases[at]![0]}: ${value}`);
});

test('what the second look learns of one activity holds for another', () => {
  const [fuel, clinic] = [ACTIVITY.from, ACTIVITY.from + 1];
  const [own, mention, other] = [11, 12, 13];
  const targetsOf = (output: number, holds: boolean): Targets => {
    const lists = new Uint8Array(ACTIVITY.to - WANT.from);
    if (holds) lists[output - WANT.from] = 1;
    return { groups: [], lists, owners: undefined, share: undefined };
  };
  const heldOf = (output: number, feature: number, holds: boolean, score: number): Held => {
    const none = { scores: new Float64Array(), values: [] };
    const scores = { outputs: new Float64Array(OUTPUTS).fill(score), owners: none, share: none };
    return { scores, targets: targetsOf(output, holds), evidence: [{ output, features: Int32Array.of(feature) }] };
  };
  // The first look is right in three of four.
  const held = Array.from({ length: 400 }, (_, i) => {
    const holds = i % 2 === 0;
    const isRight = i % 8 < 6;
    return heldOf(fuel, holds ? own : mention, holds, holds === isRight ? 1 : -1);
  });
  const additions = fitEvidence(held);
  const scoreOf = (feature: number): number =>
    lookedAtAgain([heldOf(clinic, feature, true, 0)], additions)[0]!.scores.outputs[clinic]!;
  assert.ok(scoreOf(own) > 0.5 && scoreOf(mention) < -0.5, `${scoreOf(own)}, ${scoreOf(mention)}`);
  assert.equal(scoreOf(other), 0);
});

test('exponential and logarithm are those of mathematics', () => {
  for (let x = -40; x <= 40; x += 0.37) {
    assert.ok(Math.abs(exponential(x) / Math.exp(x) - 1) < 1e-12, `${x}`);
    assert.ok(Math.abs(logarithm(Math.exp(x)) - x) < 1e-9, `${x}`);
  }
});

test('a curve from scores to probabilities is found wherever the scores lie', () => {
  for (const [slope, constant, middle] of [
    [0.6, -2, 0],
    [0.6, -2, -8],
    [3, 1, -5],
    [0.1, -4, 10],
  ] as const) {
    // Each score with both outcomes, as often as the curve says.
    const points = Array.from({ length: 400 }, (_, i) => middle + (i - 200) / 20).flatMap((x) => {
      const right = Math.round(logistic(constant + slope * x) * 200);
      return Array.from({ length: 200 }, (_, i) => ({ x, y: i < right ? 1 : 0 }));
    });
    const found = curveOf(points);
    assert.ok(Math.abs(found.slope / slope - 1) < 0.05, JSON.stringify(found));
    assert.ok(Math.abs(found.constant - constant) < 0.2, JSON.stringify(found));
  }
  const none = curveOf([{ x: 1, y: 0 }, { x: -1, y: 0 }, { x: 0, y: 0 }]); // prettier-ignore
  assert.ok(logistic(none.constant) < 0.5);
});

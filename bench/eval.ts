/**
 * `npm run eval`: measures on the committed cases how often a practitioner would accept the recommendation and whether its
 * confidence is right, compared with two baselines. Nothing is tuned on the report half.
 */
import BayesClassifier from 'natural/lib/natural/classifiers/bayes_classifier.js';
import { ENTITY_IDS, type EntityId } from '../src/guidance/law/entity-ids.ts';
import { recommend, type Signals } from '../src/guidance/advice/recommend.ts';
import { readCases, type EvalCase, type Split } from './eval-cases.ts';

interface Answer {
  readonly entity: EntityId;
  readonly confidence: number;
}
type Recommender = (signals: Signals) => Answer;

const BINS = 10;

/** Baseline 1: a plain keyword list, first match wins. */
const KEYWORDS: readonly (readonly [RegExp, EntityId])[] = [
  [/\b(church|mosque|ngo|charity|foundation|association|club|ministry|donations?)\b/, 'company_limited_by_guarantee'],
  [/\b(co-?operative|credit union)\b/, 'cooperative_society'],
  [/\b(trustees?)\b/, 'incorporated_trustees'],
  [/\b(branch|foreign company|external company)\b/, 'external_company'],
  [/\b(stock exchange|plc|public company|ipo)\b/, 'public_company_limited_by_shares'],
  [/\b(professional body|institute|chartered)\b/, 'professional_body'],
  [/\b(unlimited)\b/, 'unlimited_company'],
  [/\b(subsidiary|trading name|second name)\b/, 'subsidiary_business_name'],
  [/\b(partners?|partnership)\b/, 'partnership'],
  [/\b(limited|ltd|company|shares|investors?)\b/, 'company_limited_by_shares'],
];

const textOf = (signals: Signals): string => `${signals.business_name ?? ''} ${signals.purpose ?? ''}`.trim();

const byKeywords: Recommender = (signals) => {
  const text = textOf(signals).toLowerCase();
  for (const [words, entity] of KEYWORDS) if (words.test(text)) return { entity, confidence: 0.8 };
  if (signals.expects_donations) return { entity: 'company_limited_by_guarantee', confidence: 0.6 };
  if ((signals.team_size ?? 1) > 20) return { entity: 'company_limited_by_shares', confidence: 0.6 };
  if ((signals.team_size ?? 1) > 1) return { entity: 'partnership', confidence: 0.6 };
  return { entity: 'sole_proprietorship', confidence: 0.6 };
};

/** Baseline 2: only `natural`'s Bayes classifier, trained on the words and signals of the work half. */
function trainBayes(cases: readonly EvalCase[]): Recommender {
  const words = (signals: Signals): string => {
    const team = signals.team_size;
    const size =
      team === undefined ? '' : team === 1 ? 'teamone' : team <= 20 ? 'teamfew' : team <= 50 ? 'teammany' : 'teamcrowd';
    const giving =
      signals.expects_donations === undefined ? '' : signals.expects_donations ? 'donationsyes' : 'donationsno';
    return `${textOf(signals)} ${size} ${giving}`;
  };
  const classifier = new BayesClassifier();
  for (const item of cases) classifier.addDocument(words(item.signals), item.accept[0]!);
  classifier.train();
  return (signals) => {
    const all = classifier.getClassifications(words(signals));
    const sum = all.reduce((total, { value }) => total + value, 0);
    return { entity: all[0]!.label as EntityId, confidence: sum > 0 ? all[0]!.value / sum : 1 / ENTITY_IDS.length };
  };
}

interface Score {
  readonly cases: number;
  readonly accuracy: number;
  readonly hard: number;
  readonly hardCases: number;
  readonly ece: number;
  readonly bins: readonly { count: number; right: number; confidence: number }[];
  readonly perEntity: ReadonlyMap<EntityId, readonly [right: number, all: number]>;
  readonly confusion: ReadonlyMap<string, number>;
}

/** Accuracy, expected calibration error over ten equal bins, and confusions between entity types. */
export function score(cases: readonly EvalCase[], recommender: Recommender): Score {
  const bins = Array.from({ length: BINS }, () => ({ count: 0, right: 0, confidence: 0 }));
  const perEntity = new Map<EntityId, [number, number]>(ENTITY_IDS.map((id) => [id, [0, 0]]));
  const confusion = new Map<string, number>();
  let right = 0;
  let hard = 0;
  let hardCases = 0;
  for (const item of cases) {
    const { entity, confidence } = recommender(item.signals);
    const good = item.accept.includes(entity);
    const bin = bins[Math.min(BINS - 1, Math.floor(confidence * BINS))]!;
    bin.count++;
    bin.confidence += confidence;
    const tally = perEntity.get(item.accept[0]!)!;
    tally[1]++;
    if (item.tags.includes('hard')) hardCases++;
    if (good) {
      right++;
      bin.right++;
      tally[0]++;
      if (item.tags.includes('hard')) hard++;
    } else {
      const key = `${item.accept[0]} -> ${entity}`;
      confusion.set(key, (confusion.get(key) ?? 0) + 1);
    }
  }
  const ece = bins.reduce((sum, bin) => sum + Math.abs(bin.right - bin.confidence), 0) / cases.length;
  return {
    cases: cases.length,
    accuracy: right / cases.length,
    hard: hard / hardCases,
    hardCases,
    ece,
    bins,
    perEntity,
    confusion,
  };
}

const percent = (value: number): string => `${(value * 100).toFixed(1).padStart(5)} %`;

/** The median time of one call in milliseconds, after a warm-up. */
function medianTime(cases: readonly EvalCase[]): number {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    for (const { signals } of cases) {
      const start = performance.now();
      recommend(signals);
      if (round > 0) times.push(performance.now() - start);
    }
  }
  return times.sort((a, b) => a - b)[times.length >> 1]!;
}

function main(): void {
  const cases = readCases();
  const of = (split: Split): EvalCase[] => cases.filter((item) => item.split === split);
  const recommenders: readonly (readonly [string, Recommender])[] = [
    [
      'ours',
      (signals) => {
        const { recommended_entity: entity, confidence } = recommend(signals);
        return { entity, confidence };
      },
    ],
    ['keyword list', byKeywords],
    ['Bayes alone', trainBayes(of('work'))],
  ];
  console.log(
    `${cases.length} cases: work ${of('work').length}, report ${of('report').length}, calibration ${of('calibration').length}`,
  );
  console.log('\nhalf         recommender    accuracy     hard     calibration error');
  for (const split of ['work', 'report', 'calibration'] as const) {
    for (const [name, recommender] of recommenders) {
      const result = score(of(split), recommender);
      console.log(
        `${split.padEnd(12)} ${name.padEnd(14)} ${percent(result.accuracy)}  ${percent(result.hard)}  ${result.ece.toFixed(3)}`,
      );
    }
  }
  const [, ours] = recommenders[0]!;
  for (const split of ['work', 'report'] as const) {
    const result = score(of(split), ours);
    console.log(`\n${split}: accuracy by best entity`);
    for (const [entity, [right, all]] of result.perEntity)
      console.log(`  ${entity.padEnd(34)} ${String(right).padStart(3)} / ${all}`);
    console.log(`${split}: confusions (best accepted -> answered)`);
    for (const [pair, count] of [...result.confusion].sort((a, b) => b[1] - a[1]))
      console.log(`  ${pair.padEnd(70)} ${count}`);
    console.log(`${split}: confidence, cases, mean confidence, accuracy`);
    for (const [index, bin] of result.bins.entries()) {
      if (bin.count === 0) continue;
      console.log(
        `  ${(index / BINS).toFixed(1)}-${((index + 1) / BINS).toFixed(1)} ${String(bin.count).padStart(4)} ${(bin.confidence / bin.count).toFixed(2)} ${(bin.right / bin.count).toFixed(2)}`,
      );
    }
  }
  const byTag = new Map<string, [number, number]>();
  for (const item of of('report')) {
    const good = item.accept.includes(recommend(item.signals).recommended_entity);
    for (const tag of item.tags) {
      const tally = byTag.get(tag) ?? [0, 0];
      tally[1]++;
      if (good) tally[0]++;
      byTag.set(tag, tally);
    }
  }
  console.log('\nreport: accuracy by tag');
  for (const [tag, [right, all]] of [...byTag].sort())
    console.log(`  ${tag.padEnd(16)} ${String(right).padStart(3)} / ${all}`);
  console.log(`\none call, median: ${medianTime(cases).toFixed(3)} ms`);
}

main();

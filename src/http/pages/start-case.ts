import { asksFirst, isLimited } from '../../guidance/law/needs.ts';
import type { Recommendation } from './answers.ts';
import { areMany } from './cautions.tsx';
import { textsOf, type Option } from './entity.ts';

type Caution = Recommendation['cautions'][number];

/** From this confidence on the page says that the words sound like nothing that is registered. */
const SURE = 0.85;

/** What a start page tells of a type to whoever gave these words: the recommendation for them, put in the order of doing. */
export interface StartCase {
  /** The recommendation, if it is this type. */
  readonly agreeing: Recommendation | undefined;
  /** The recommendation, if the law forbids the plan. */
  readonly refused: Recommendation | undefined;
  /** The recommendation, if it is another type, or nothing to register. */
  readonly other: Recommendation | undefined;
  /** What is permission to ask for first, what the plan stands on, what comes after the registration, and the rest. */
  readonly first: readonly Caution[];
  readonly limits: readonly Caution[];
  readonly after: readonly Caution[];
  readonly cautions: readonly Caution[];
  /** There is so much to know that it is folded. */
  readonly isLong: boolean;
  /** What to have ready, and the rules beside it. */
  readonly papers: string[];
  readonly rules: string[];
}

/** @param recommendation undefined if nothing was given */
export function startCase(entity: Option, recommendation: Recommendation | undefined): StartCase {
  const agreeing = recommendation?.recommended_entity === entity.id ? recommendation : undefined;
  // Of the suggested type, what these people are told besides too.
  const requirements = agreeing?.requires?.requirements ?? entity.requirements ?? [];
  // An older service marks nothing: then all of it is to have ready.
  const isMarked = requirements.some(({ to_have }) => to_have);
  const papers = requirements.filter(({ to_have = !isMarked }) => to_have);
  const rules = [...requirements.filter((one) => !papers.includes(one)), ...(entity.practice ?? [])];
  // The assistant that made the link may have known more than the prefill holds: only who is sure says that nothing is to be registered.
  const refused = recommendation?.need === 'not_permitted' ? recommendation : undefined;
  const other =
    recommendation !== undefined &&
    refused === undefined &&
    recommendation.recommended_entity !== entity.id &&
    (recommendation.recommended_entity !== 'none' || recommendation.confidence >= SURE)
      ? recommendation
      : undefined;
  // What an authority asks holds in every type; other rules are of the type that is suggested.
  const all = (refused === undefined ? (recommendation?.cautions ?? []) : []).filter(
    ({ authority }) => other === undefined || authority !== undefined,
  );
  // Where an authority decides first, that stands above the steps: whoever pays for them first may pay for nothing.
  const first =
    recommendation !== undefined && asksFirst(recommendation) ? all.filter(({ step }) => step === 'before') : [];
  const limits =
    recommendation !== undefined && isLimited(recommendation) ? all.filter((one) => one.limits === true) : [];
  const after = all.filter((one) => one.step === 'after' && !limits.includes(one));
  return {
    agreeing,
    refused,
    other,
    first,
    limits,
    after,
    cautions: all.filter((one) => !first.includes(one) && !limits.includes(one) && !after.includes(one)),
    isLong: areMany(all),
    papers: textsOf(papers),
    rules: textsOf(rules),
  };
}

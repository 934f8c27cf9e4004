import { ACTIVITIES, BODIES, PROFITS_GO_TO, type FactName, type Facts } from '../facts.ts';
import { UNSURE, type Understanding } from './case.ts';
import type { Question } from './questions.ts';
import { fill, type WordingId } from './wording.ts';

/** Facts that no entity type can have together, or that the law lets few have: said, and asked about. */
export interface Clash {
  readonly notice: string;
  readonly question?: Question;
}

interface Row {
  readonly when: (facts: Facts, understanding: Understanding) => boolean;
  readonly say: WordingId;
  /** The fields that can settle it, with the values that do; the first that the caller has not set is asked. */
  readonly settle: readonly { readonly field: FactName; readonly ask: WordingId; readonly options: Question['options'] }[]; // prettier-ignore
}

const UNSURE_OPTION = { value: UNSURE, label: 'Not sure' };
type Settling = Row['settle'][number];
const PROFITS: Settling = {
  field: 'profits_go_to',
  ask: 'clashAskProfits',
  options: [{ value: 'objects', label: PROFITS_GO_TO.objects }, UNSURE_OPTION],
};
const TO_BUSINESS: Settling = {
  field: 'body',
  ask: 'askBodyOrProfit',
  options: [{ value: 'business', label: BODIES.business }, UNSURE_OPTION],
};
const GIFTS: Settling = {
  field: 'expects_donations',
  ask: 'clashAskGifts',
  options: [{ value: 'no', label: 'No' }, UNSURE_OPTION],
};

const serves = ({ body }: Facts): boolean =>
  body === 'religious' || body === 'charity' || body === 'association' || body === 'nonprofit_school_or_clinic';

const AUDIT: Settling = {
  field: 'activities',
  ask: 'clashAskAudit',
  options: [
    { value: 'audit', label: ACTIVITIES.audit },
    { value: 'none_of_these', label: ACTIVITIES.none_of_these },
    UNSURE_OPTION,
  ],
};

/** Whether a practice may audit for all that was stated: what was read does not tell. */
const mayAudit = ({ body, activities = [] }: Facts, { stated }: Understanding): boolean =>
  body === 'practice' && stated.activities === undefined && activities.every((one) => one === 'none_of_these');

const CLASHES: readonly Row[] = [
  {
    when: (facts) => serves(facts) && facts.profits_go_to === 'owners',
    say: 'clashProfit',
    settle: [PROFITS, TO_BUSINESS],
  },
  {
    when: (facts) => serves(facts) && (facts.wants?.includes('investors_or_shares') ?? false),
    say: 'clashProfit',
    settle: [TO_BUSINESS],
  },
  {
    when: ({ body, expects_donations, profits_go_to }) =>
      body === 'business' && expects_donations === true && profits_go_to !== 'objects',
    say: 'clashDonations',
    settle: [GIFTS, PROFITS],
  },
  {
    when: (facts, understanding) =>
      mayAudit(facts, understanding) &&
      (facts.wants ?? []).some((want) => want === 'limited_liability' || want === 'investors_or_shares'),
    say: 'clashAudit',
    settle: [AUDIT],
  },
  {
    when: ({ wants = [] }) => wants.includes('limited_liability') && wants.includes('stay_simple'),
    say: 'clashSimple',
    settle: [],
  },
];

/** The clashes in the facts that are stated or the likeliest. */
export function clashesIn(facts: Facts, understanding: Understanding): Clash[] {
  const { closed, stated } = understanding;
  return CLASHES.filter(({ when }) => when(facts, understanding)).map(({ say, settle }) => {
    // A field that was stated may be asked for again, because each option settles the clash; one that is unsure may not.
    const chosen =
      settle.find(({ field }) => !closed.has(field)) ?? settle.find(({ field }) => stated[field] !== undefined);
    if (chosen === undefined) return { notice: fill(say) };
    const { ask, field, options } = chosen;
    return { notice: fill(say), question: { question: fill(ask), field, options: [...options] } };
  });
}

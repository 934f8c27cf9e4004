import { ACTIVITIES, BODIES, NOT_FOR_GAIN, PROFITS_GO_TO, type FactName, type Facts } from '../facts.ts';
import type { Understanding } from './case.ts';
import type { WordingId } from './wording.ts';

/** Facts that no entity type can have together, or that the law lets few have: said, and asked about. */
export interface Clash {
  readonly notice: WordingId;
  /** The fields that can settle it, with the values that do. */
  readonly settle: readonly Settling[];
}

/** A question that can settle a clash. */
export interface Settling {
  readonly field: FactName;
  readonly ask: WordingId;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface Row extends Clash {
  readonly when: (facts: Facts, understanding: Understanding) => boolean;
}

const PROFITS: Settling = {
  field: 'profits_go_to',
  ask: 'clashAskProfits',
  options: [{ value: 'objects', label: PROFITS_GO_TO.objects }],
};
const TO_BUSINESS: Settling = {
  field: 'body',
  ask: 'askBodyOrProfit',
  options: [{ value: 'business', label: BODIES.business }],
};
const GIFTS: Settling = {
  field: 'expects_donations',
  ask: 'clashAskGifts',
  options: [{ value: 'no', label: 'No' }],
};

/** Whether it is a body that is not for gain. */
export const serves = ({ body }: Facts): boolean => body !== undefined && NOT_FOR_GAIN.includes(body);

const AUDIT: Settling = {
  field: 'activities',
  ask: 'clashAskAudit',
  options: [
    { value: 'audit', label: ACTIVITIES.audit },
    { value: 'none_of_these', label: ACTIVITIES.none_of_these },
  ],
};

/** Whether it was left open that a practice audits: what was read does not tell. */
const isAuditOpen = ({ body, activities = [] }: Facts, { stated }: Understanding): boolean =>
  body === 'practice' && stated.activities === undefined && activities.every((one) => one === 'none_of_these');

const CLASHES: readonly Row[] = [
  {
    when: (facts) => serves(facts) && facts.profits_go_to === 'owners',
    notice: 'clashProfit',
    settle: [PROFITS, TO_BUSINESS],
  },
  {
    when: (facts) => serves(facts) && (facts.wants?.includes('investors_or_shares') ?? false),
    notice: 'clashProfit',
    settle: [TO_BUSINESS],
  },
  {
    when: ({ body, expects_donations, profits_go_to }) =>
      body === 'business' && expects_donations === true && profits_go_to !== 'objects',
    notice: 'clashDonations',
    settle: [GIFTS, PROFITS],
  },
  {
    when: (facts, understanding) =>
      isAuditOpen(facts, understanding) &&
      (facts.wants ?? []).some((want) => want === 'limited_liability' || want === 'investors_or_shares'),
    notice: 'clashAudit',
    settle: [AUDIT],
  },
  {
    when: ({ wants = [] }) => wants.includes('limited_liability') && wants.includes('stay_simple'),
    notice: 'clashSimple',
    settle: [],
  },
];

/** The clashes in what was stated or is likely. */
export const clashesIn = (facts: Facts, understanding: Understanding): readonly Clash[] =>
  CLASHES.filter(({ when }) => when(facts, understanding));

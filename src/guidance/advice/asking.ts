import {
  ACTIVITIES,
  BODIES,
  FOREIGN,
  MATTERS,
  PROFITS_GO_TO,
  WANTS,
  type Activity,
  type Body,
  type Facts,
  type Foreign,
  type Matter,
  type Want,
} from '../facts.ts';
import { LEAST_COOPERATIVE_MEMBERS } from '../law/entities.ts';
import { PARTNER } from '../law/foreign.ts';
import { BUSINESSES, NOT_GHANAIAN, OWNER_STEPS } from '../law/table.ts';
import type { FACT_FIELDS, Understanding } from './case.ts';
import { LIMIT_STEPS } from './type-rules.ts';
import type { WordingId } from './wording.ts';
import { believed } from './understood.ts';

/** What may be asked: for each open field its question, whom it concerns, and the answers that are tried. */

export type Field = (typeof FACT_FIELDS)[number];

/** An answer to try: the facts that it sets, and how usual it is among those whom the question concerns. */
interface Answer {
  readonly facts: Facts;
  readonly usual: number;
}

export interface Asking {
  readonly field: Field;
  readonly ask: WordingId;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** For a number: the values from which on an answer may come to something else. */
  readonly steps?: readonly number[];
  /** Whether the question concerns this case. */
  readonly concerns: (understanding: Understanding, facts: Facts) => boolean;
  readonly answers: readonly Answer[];
}

const labelled = <V extends string>(labels: Readonly<Record<V, string>>, values: readonly V[]) =>
  values.map((value) => ({ value: value as string, label: labels[value] }));
const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const ASKED_MATTERS: readonly Matter[] = ['start', 'renew_or_file', 'change', 'close', 'restore', 'lost_certificate', 'status', 'licence_only', 'tax_number']; // prettier-ignore
const ASKED_BODIES = Object.keys(BODIES) as Body[];
const ASKED_WANTS: readonly Want[] = ['limited_liability', 'investors_or_shares', 'tenders', 'stay_simple'];
const ASKED_FOREIGN = Object.keys(FOREIGN) as Foreign[];
const OFTEN_NOT_FOR_GAIN: readonly Activity[] = ['school', 'technical_school', 'tertiary', 'clinic', 'day_care', 'childrens_home']; // prettier-ignore
const ASKED_ACTIVITIES: readonly Activity[] = ['lending', 'public_deposits_or_susu', 'payment_services', 'insurance', 'school', 'clinic', 'pharmacy', 'fuel', 'private_security', 'none_of_these']; // prettier-ignore

/** How likely it is that somebody who is no Ghanaian takes part. */
const foreignness = ({ beliefs, stated }: Understanding): number =>
  stated.foreign === undefined
    ? Math.max(beliefs.foreign.owner, beliefs.foreign.own_branch, beliefs.foreign.former_ghanaian)
    : stated.foreign.some((one) => NOT_GHANAIAN.includes(one))
      ? 1
      : 0;

/** How likely it is that a text names a body. */
const bodyRead = ({ beliefs }: Understanding): number => 1 - believed(beliefs.body, undefined);

const isForGain = ({ body }: Facts): boolean => body === undefined || BUSINESSES.includes(body);

/** From this probability on there is a sign of a foreigner. */
const SIGN = 0.3;
/** From this probability on a fact that was read is taken as said. */
const SAID = 0.85;
/** The same for what nearly everybody is: whoever sells something is seldom asked whether it is a church. */
const PLAIN = 0.75;
/** The same for what a single word may tempt a reader to. */
const SURE = 0.97;

export const ASKINGS: readonly Asking[] = [
  {
    field: 'matter',
    ask: 'askMatter',
    options: labelled(MATTERS, ASKED_MATTERS),
    concerns: ({ beliefs }) => (beliefs.matter[0]?.probability ?? 1) < SAID,
    answers: [{ facts: { matter: 'start' }, usual: 0.5 }, { facts: { matter: 'change' }, usual: 0.5 }], // prettier-ignore
  },
  {
    field: 'body',
    ask: 'askBody',
    options: labelled(BODIES, ASKED_BODIES),
    concerns: (understanding) =>
      believed(understanding.beliefs.body, 'business') < PLAIN &&
      (bodyRead(understanding) < SAID || (understanding.beliefs.body[0]?.probability ?? 0) < SAID),
    answers: [
      { facts: { body: 'business' }, usual: 0.6 },
      { facts: { body: 'charity' }, usual: 0.15 },
      { facts: { body: 'association' }, usual: 0.15 },
      { facts: { body: 'cooperative' }, usual: 0.1 },
    ],
  },
  {
    field: 'owners',
    ask: 'askOwners',
    options: [],
    steps: [...new Set([...OWNER_STEPS, ...LIMIT_STEPS])].sort((a, b) => a - b),
    concerns: ({ beliefs }) => typeof beliefs.owners[0]?.value !== 'number' || beliefs.owners[0].probability < SAID,
    answers: [1, 2, 5, 15, 30, 60].map((owners, at) => ({ facts: { owners }, usual: [0.5, 0.25, 0.15, 0.05, 0.03, 0.02][at]! })), // prettier-ignore
  },
  {
    field: 'profits_go_to',
    ask: 'askProfits',
    options: labelled(PROFITS_GO_TO, ['owners', 'objects', 'members_by_use']),
    concerns: (understanding, facts) =>
      isForGain(facts) &&
      believed(understanding.beliefs.profits_go_to, undefined) > 1 - SAID &&
      ((facts.body === undefined && bodyRead(understanding) < SAID) ||
        (facts.activities ?? []).some((one) => OFTEN_NOT_FOR_GAIN.includes(one)) ||
        (understanding.stated.owners ?? 0) >= LEAST_COOPERATIVE_MEMBERS),
    answers: [
      { facts: { profits_go_to: 'owners' }, usual: 0.6 },
      { facts: { profits_go_to: 'objects' }, usual: 0.25 },
      { facts: { profits_go_to: 'members_by_use' }, usual: 0.15 },
    ],
  },
  {
    field: 'foreign',
    ask: 'askForeign',
    options: labelled(FOREIGN, ASKED_FOREIGN),
    // Of an owner abroad, or with another passport too, it is not always said whose citizen he or she is.
    concerns: (understanding) =>
      foreignness(understanding) < SAID &&
      (foreignness(understanding) > SIGN || understanding.reading.mentions.includes('abroad')),
    answers: [
      { facts: { foreign: [] }, usual: 0.3 },
      { facts: { foreign: ['owner'] }, usual: 0.4 },
      { facts: { foreign: ['own_branch'] }, usual: 0.15 },
      { facts: { foreign: ['former_ghanaian'] }, usual: 0.15 },
    ],
  },
  {
    field: 'ghanaian_share',
    ask: 'askShare',
    options: [],
    steps: [0, PARTNER],
    concerns: (understanding) => foreignness(understanding) > 0.5,
    answers: [
      { facts: { ghanaian_share: 0 }, usual: 0.5 },
      { facts: { ghanaian_share: 30 }, usual: 0.5 },
    ],
  },
  {
    field: 'mainly_trading',
    ask: 'askTrading',
    options: YES_NO,
    concerns: (understanding) =>
      foreignness(understanding) > 0.5 && believed(understanding.beliefs.mainly_trading, true) < SURE,
    answers: [
      { facts: { mainly_trading: true }, usual: 0.4 },
      { facts: { mainly_trading: false }, usual: 0.6 },
    ],
  },
  {
    field: 'ghanaian_spouse',
    ask: 'askSpouse',
    options: YES_NO,
    // A company has none.
    concerns: (understanding, { company_among_owners }) =>
      foreignness(understanding) > 0.5 && company_among_owners !== true,
    answers: [
      { facts: { ghanaian_spouse: true }, usual: 0.15 },
      { facts: { ghanaian_spouse: false }, usual: 0.85 },
    ],
  },
  {
    field: 'wants',
    ask: 'askWants',
    options: labelled(WANTS, ASKED_WANTS),
    concerns: ({ beliefs }, facts) => isForGain(facts) && Object.values(beliefs.wants).every((sure) => sure < SAID),
    answers: [
      { facts: { wants: ['limited_liability'] }, usual: 0.25 },
      { facts: { wants: ['stay_simple'] }, usual: 0.75 },
    ],
  },
  {
    field: 'second_name_of_company',
    ask: 'askSecondName',
    options: YES_NO,
    // What the ending of the name made less likely is asked too, and who has a company.
    concerns: ({ beliefs, reading }) =>
      (believed(reading.beliefs.second_name_of_company, true) > 0.1 || reading.mentions.includes('has_company')) &&
      believed(beliefs.second_name_of_company, true) < SURE,
    answers: [{ facts: { second_name_of_company: true }, usual: 0.5 }, { facts: { second_name_of_company: false }, usual: 0.5 }], // prettier-ignore
  },
  {
    field: 'company_among_owners',
    ask: 'askCompany',
    options: YES_NO,
    // Of a co-operative it would ask for registered societies.
    concerns: ({ beliefs }, { body, owners, several_owners }) =>
      body !== 'cooperative' &&
      (several_owners === true || (owners ?? 0) > 1) &&
      believed(beliefs.company_among_owners, true) < SAID,
    answers: [
      { facts: { company_among_owners: true }, usual: 0.1 },
      { facts: {}, usual: 0.9 },
    ],
  },
  {
    field: 'expects_donations',
    ask: 'askDonations',
    options: YES_NO,
    concerns: (understanding, { body }) => body === undefined && bodyRead(understanding) < SAID,
    answers: [
      { facts: { expects_donations: true }, usual: 0.3 },
      { facts: { expects_donations: false }, usual: 0.7 },
    ],
  },
  {
    field: 'activities',
    ask: 'askActivities',
    options: labelled(ACTIVITIES, ASKED_ACTIVITIES),
    concerns: ({ beliefs }, { activities = [] }) =>
      activities.length === 0 && Object.values(beliefs.activities).every((probability) => probability < 0.3),
    answers: [{ facts: { activities: ['lending'] }, usual: 0.15 }, { facts: { activities: ['none_of_these'] }, usual: 0.85 }], // prettier-ignore
  },
];

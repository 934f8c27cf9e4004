import type { Activity, Beliefs, Body, FactName, Facts, Foreign, Matter, ProfitsGoTo, Reading, Want } from '../facts.ts'; // prettier-ignore
import type { Case } from '../law/outcome.ts';
import type { Topic } from '../topics.ts';
import { doubted, sorted, yielding } from './yielding.ts';

/** The answer to a question that the person cannot answer; it closes the question. */
export const UNSURE = 'unsure';
type OrUnsure<T> = T | typeof UNSURE;
type YesOrNo = OrUnsure<'yes' | 'no'>;

/** What a caller gave, already validated; at least one field is present. */
export interface Signals {
  /** NFC, trimmed, 1 to 160 characters. */
  business_name?: string;
  /** 1 to 2000 characters. */
  purpose?: string;
  expects_donations?: OrUnsure<boolean>;
  /** People in the team, 1 to 10,000,000: a weak sign of owners. */
  team_size?: number;
  matter?: OrUnsure<Matter>;
  body?: OrUnsure<Body>;
  owners?: OrUnsure<number>;
  profits_go_to?: OrUnsure<ProfitsGoTo>;
  wants?: readonly OrUnsure<Want>[];
  foreign?: readonly OrUnsure<Foreign>[];
  ghanaian_share?: OrUnsure<number>;
  mainly_trading?: YesOrNo;
  ghanaian_spouse?: YesOrNo;
  company_among_owners?: YesOrNo;
  second_name_of_company?: YesOrNo;
  activities?: readonly OrUnsure<Activity>[];
  /** What else the person's words speak of. */
  topics?: readonly Topic[];
}

/** A case with what was stated, what was read and what stays open. */
export interface Understanding extends Case {
  readonly reading: Reading;
  /** The fields that the caller set, `unsure` included: they are not asked again. */
  readonly closed: ReadonlySet<FactName>;
  /** Nothing that decides is known. */
  readonly isUnknown: boolean;
}

export const FACT_FIELDS = [
  'matter',
  'body',
  'owners',
  'profits_go_to',
  'wants',
  'foreign',
  'ghanaian_share',
  'mainly_trading',
  'ghanaian_spouse',
  'company_among_owners',
  'second_name_of_company',
  'expects_donations',
  'activities',
] as const satisfies readonly FactName[];

/** How far a team's size speaks for the number of owners where nothing else does. */
const TEAM_OWNS = 0.75;

/** Whether nothing that decides is known: no word that was read, no team, and no stated fact but that something is to be started. */
const knowsNothing = ({ saysNothing }: Reading, stated: Facts, { team_size }: Signals): boolean =>
  saysNothing &&
  team_size === undefined &&
  Object.keys(stated).every((fact) => fact === 'matter' && stated.matter === 'start');

/** Joins what was stated with what was read. */
export function understand(signals: Signals, reading: Reading): Understanding {
  const stated: Record<string, unknown> = {};
  const closed = new Set<FactName>();
  const unsure: (typeof FACT_FIELDS)[number][] = [];
  for (const field of FACT_FIELDS) {
    const value = signals[field];
    if (value === undefined) continue;
    closed.add(field);
    if (value === 'yes' || value === 'no') stated[field] = value === 'yes';
    else if (value === UNSURE || (Array.isArray(value) && value.length === 1 && value[0] === UNSURE))
      unsure.push(field);
    else stated[field] = Array.isArray(value) ? value.filter((one) => one !== UNSURE) : value;
  }
  // "None" beside something else adds nothing.
  const foreign = stated['foreign'] as readonly Foreign[] | undefined;
  if (foreign !== undefined && foreign.length > 1) stated['foreign'] = foreign.filter((one) => one !== 'none');
  const yielded = withTeam(yielding(reading.beliefs, stated as Facts, signals.business_name), signals.team_size);
  const isUnknown = knowsNothing(reading, stated as Facts, signals);
  return {
    stated: stated as Facts,
    closed,
    reading,
    isUnknown,
    beliefs: isUnknown ? unknown(yielded) : doubted(yielded, unsure),
  };
}

/** Beliefs that know nothing: what most people want is no answer to somebody who said nothing. */
const unknown = (beliefs: Beliefs): Beliefs =>
  Object.fromEntries(
    Object.entries(beliefs).map(([field, belief]: [string, object]) => [
      field,
      Array.isArray(belief)
        ? [{ value: undefined, probability: 1 }]
        : Object.fromEntries(Object.keys(belief).map((value) => [value, 0])),
    ]),
  ) as unknown as Beliefs;

/** The beliefs, with a team's size in place of most of what the text leaves open about owners. */
function withTeam(beliefs: Beliefs, team: number | undefined): Beliefs {
  const unsaid = beliefs.owners.find(({ value }) => value === undefined)?.probability ?? 0;
  if (team === undefined || unsaid === 0) return beliefs;
  const owners = new Map<number | 'several' | undefined, number>(
    beliefs.owners.map(({ value, probability }) => [value, probability]),
  );
  owners.set(undefined, unsaid * (1 - TEAM_OWNS));
  owners.set(team, (owners.get(team) ?? 0) + unsaid * TEAM_OWNS);
  return { ...beliefs, owners: sorted(owners) };
}

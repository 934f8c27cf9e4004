import { NOT_FOR_GAIN, type Activity, type Facts, type Matter, type Mention } from '../facts.ts';
import { ACTIVITY_RULES, ASSEMBLY } from '../law/activities.ts';
import { closedIn, closerOf } from '../law/closed.ts';
import type { Stated } from '../law/cited.ts';
import {
  changeOf,
  changesIn,
  closedTrade,
  ELSEWHERE,
  INVESTMENT_CENTRE,
  OF_OLD,
  saysWhatChanges,
  type Pointer,
  type Says,
} from '../law/elsewhere.ts';
import { entityOf } from '../law/entities.ts';
import { WITH_SHARES, isCompany, type EntityId } from '../law/entity-ids.ts';
import { FEES, feeOf, type Fee, type FeeRow } from '../law/fees.ts';
import { DATA_COMMISSION } from '../law/mentions.ts';
import { townIn, type Town } from '../reading/towns.ts';
import { registrationYear } from '../reading/years.ts';
import { RE_REGISTRATION } from '../renewal/query.ts';
import type { Teller } from '../teller.ts';
import { TOPICS, TOPICS_OF_CHANGE, topicOf, type Topic } from '../topics.ts';
import type { Signals } from './case.ts';
import { tellOffices } from './essentials.ts';
import type { Judgement } from './judge.ts';
import { kindOf, type Kind } from './kind.ts';
import type { IfAnswered, Question } from './questions.ts';
import type { WordingId } from './wording.ts';

/** Where a matter belongs that registers nothing new, and what applies to it. */
export interface Elsewhere {
  /** The tool that answers it. */
  tool?: string;
  /** What is registered, if only one type is likely: the tool takes it as `entity_type`. */
  entity_type?: EntityId;
  /** The year in which it was registered, if the words say it: the tool takes it as `registration_date`. */
  registration_date?: string;
  office?: string;
  where?: string;
  /** Where it has offices, if a source says so. */
  offices?: Stated[];
  /** Each with the change that it is told for, as `topics` names it. */
  says: (Stated & { topic?: Topic })[];
  fees?: Fee[];
}

/** What an answer for another matter has to go by. */
interface About {
  readonly matter: Matter;
  /** What is registered already. */
  readonly kind: Kind;
  readonly activities: readonly Activity[] | undefined;
  readonly mentions: readonly Mention[];
  /** Those of them that the caller named. */
  readonly named: readonly Mention[];
  /** The year in which it was registered, if the words say it. */
  readonly year: number | undefined;
  /** The town of an office that the words name. */
  readonly town: Town | undefined;
  /** What would be registered if something is not registered yet; undefined where nothing speaks for it. */
  readonly start: EntityId | undefined;
}

/** What is registered, what the words speak of, and what there may be to register beside it. */
export function aboutMatter(
  matter: Matter,
  { signals, mentions }: { readonly signals: Signals; readonly mentions: readonly Mention[] },
  judgement: Judgement,
  ifAnswered: IfAnswered,
): About {
  const beside = ELSEWHERE[matter]?.besideStart;
  const start = beside === undefined ? undefined : ifAnswered('matter', 'start');
  const { body } = start?.about().facts ?? {};
  const isMeant = beside === 'always' || (body !== undefined && NOT_FOR_GAIN.includes(body));
  return {
    matter,
    kind: kindOf(signals, judgement.understanding),
    activities: judgement.about().facts.activities,
    mentions,
    named: judgement.understanding.reading.named ?? [],
    year: registrationYear(signals.purpose ?? ''),
    town: townIn(signals.purpose ?? ''),
    start: start === undefined || start.entity === 'none' || !isMeant ? undefined : start.entity,
  };
}

/** Sentences on what is outstanding, which the renewal guidance counts. */
const COUNTED: Says = ['closeReturns', 'closeNameYears', 'nameYears', 'stillRegistered'];

/** What a half is said to be about, where two forms are open. */
const ABOUT: Partial<Readonly<Record<EntityId, WordingId>>> = {
  sole_proprietorship: 'forBusinessName',
  company_limited_by_shares: 'forCompany',
};

/** What applies to what is registered, or to whatever is registered; where two forms are open, each with its own line above it. */
interface Part {
  readonly title?: WordingId;
  readonly says: Says;
}

function partsOf(pointer: Pointer, about: About): Part[] {
  const isYoung = about.year !== undefined && about.year > LAST_OLD_YEAR;
  return allOf(pointer, about).map((part) => ({
    ...part,
    says: part.says.filter((id) => !(isYoung && OF_OLD.includes(id))),
  }));
}

/** The last year of which a part lies before the day from before which all must re-register. */
const LAST_OLD_YEAR = Number(RE_REGISTRATION.slice(0, 4));

function allOf({ of, ...pointer }: Pointer, { kind, mentions, named }: About): Part[] {
  const general: Part = { says: typeof pointer.says === 'function' ? pointer.says(mentions) : pointer.says };
  if (of === undefined) return [general];
  const { entity, or } = kind;
  // A change that the caller names is told beside another matter too.
  const saysOf = (type: EntityId): Says => [...of(type, mentions), ...changesIn(type, named)];
  if (or !== undefined) return [...[entity, or].map((one) => ({ title: ABOUT[one]!, says: saysOf(one) })), general];
  const known = saysOf(entity);
  return [{ says: known.length === 0 ? ['notSaidHow'] : known }, general];
}

/** The authorities that license the activities and what is mentioned, joined by `separator`; undefined if none is known. */
export function authoritiesOf(
  activities: readonly Activity[] = [],
  mentions: readonly Mention[] = [],
  separator = '; ',
): string | undefined {
  const all = [
    ...(mentions.includes('personal_data') ? [DATA_COMMISSION] : []),
    ...(mentions.includes('operating_permit') ? [ASSEMBLY] : []),
    ...activities.flatMap((activity) => ACTIVITY_RULES[activity]?.licences.map(({ authority }) => authority) ?? []),
  ];
  const names = [...new Set(all)];
  return names.length === 0 ? undefined : names.join(separator);
}

/** The fees of a matter, if a list has them for the type. */
export const feesElsewhere = ({ matter, kind, mentions }: About): FeeRow[] => {
  const types = [kind.entity, kind.or].filter((type) => type !== undefined);
  const itemsOf = (type: EntityId): readonly string[] => [
    ...(ELSEWHERE[matter]?.fees?.(mentions, type) ?? []),
    ...(mentions.includes('lost_paper') ? ['Certified true copy'] : []),
  ];
  return FEES.filter(({ item, entities }) =>
    types.some((type) => entities.includes(type) && itemsOf(type).includes(item)),
  );
};

/**
 * Whether what is called a change is a new registration: what is registered is a business name, and its owner speaks of another form or is
 * joined by another owner, wants what it cannot give, or does work that is left to bodies corporate.
 */
export function isNewRegistration(signals: Signals, judgement: Judgement): boolean {
  if (judgement.best.row.id !== 'change') return false;
  const { mentions } = judgement.understanding.reading;
  // The name that is given may be the one that it is to have.
  const isRenamed = mentions.includes('earlier_name');
  const { entity, or } = kindOf(isRenamed ? { ...signals, business_name: '' } : signals, judgement.understanding);
  if (entity !== 'sole_proprietorship' || or !== undefined) return false;
  const { activities = [] } = judgement.about().facts;
  const { wants = [], owners = 1 } = judgement.understanding.stated;
  return (
    isRenamed ||
    mentions.includes('form') ||
    // A business name has one owner.
    (mentions.includes('joins') && owners > 1) ||
    wants.some((want) => want !== 'stay_simple') ||
    activities.some((activity) => ACTIVITY_RULES[activity]?.bodyCorporate !== undefined)
  );
}

export function elsewhereFor(about: About, teller: Teller): Elsewhere | undefined {
  const { say, tell } = teller;
  const { matter, kind, activities, start } = about;
  const pointer = ELSEWHERE[matter];
  if (pointer === undefined) return undefined;
  // What is registered was registered by the office of its type.
  const registrar = pointer.of === undefined ? undefined : entityOf(kind.entity);
  const parts = partsOf(pointer, about);
  // Whoever is told of outstanding returns has to know which.
  const isOwing =
    parts.some(({ says }) => says.some((id) => COUNTED.includes(id))) ||
    (registrar !== undefined && about.mentions.includes('overdue'));
  const tool = pointer.tool ?? (isOwing ? 'get_renewal_guidance' : undefined);
  const office = registrar?.registeredWith ?? pointer.office;
  const { where, offices } = registrar ?? pointer;
  const named = office === undefined ? authoritiesOf(activities, about.mentions) : say(office);
  const isAssumed = !kind.isNamed && kind.or === undefined && pointer.of !== undefined;
  const fees = feesElsewhere(about);
  // Under a line on what may be registered the sentences stay together.
  const tellPart = ({ title, says }: Part): Elsewhere['says'] =>
    says.flatMap((id) => {
      const change = title === undefined ? changeOf(id, about.mentions) : undefined;
      const topic = change === undefined ? undefined : topicOf(change, about.mentions);
      return tell([id]).map((one) => (topic === undefined ? one : { ...one, topic }));
    });
  return {
    ...(tool === undefined
      ? {}
      : {
          tool,
          ...(kind.or === undefined ? { entity_type: kind.entity } : {}),
          ...(about.year === undefined ? {} : { registration_date: String(about.year) }),
        }),
    ...(named === undefined ? {} : { office: named }),
    ...(where === undefined ? {} : { where }),
    ...(offices === undefined ? {} : { offices: tellOffices(offices, teller, about.town) }),
    says: [
      ...(start === undefined ? [] : tell(['alsoStart'], { entity: entityOf(start).name })),
      // What was told before is not told again, and no line stands above nothing.
      ...parts.flatMap((part) => {
        const told = tellPart(part);
        return told.length === 0 || part.title === undefined ? told : [...tell([part.title]), ...told];
      }),
      ...(isAssumed ? tell(['kindAssumed'], { entity: entityOf(kind.entity).name }) : []),
    ],
    ...(fees.length === 0 ? {} : { fees: fees.map(feeOf) }),
  };
}

/** What is asked of whoever changes something of a company and does not say what: all that may change is too much to read. */
export function askedOfChange({ matter, kind, mentions }: About, { say }: Teller): Question[] {
  const types = [kind.entity, ...(kind.or === undefined ? [] : [kind.or])];
  if (matter !== 'change' || !types.some(isCompany) || saysWhatChanges(mentions)) return [];
  const hasShares = types.some((type) => WITH_SHARES.includes(type));
  const options = TOPICS_OF_CHANGE.filter((topic) => topic !== 'shares' || hasShares).map((value) => ({
    value,
    label: TOPICS[value].label,
    changes: true as const,
  }));
  return [{ question: say('askChange'), field: 'topics', options }];
}

/** Who is told that the trade is closed to foreigners learns what would change that, and whom to ask. */
export function lawfulWay({ activities }: Facts, { say, tell }: Teller): Elsewhere {
  const closed = closedIn(activities);
  const [authority] = closed.map(closerOf);
  const { where, offices } = INVESTMENT_CENTRE;
  return {
    ...(authority === undefined
      ? { office: say('atInvestment'), where, offices: tell(offices) }
      : { office: authority }),
    says: tell([
      ...closed.flatMap((one) => ACTIVITY_RULES[one]?.openToAll ?? []),
      ...closedTrade(authority === undefined),
    ]),
  };
}

import { ageNotice, feesNotice } from '../age-notices.ts';
import { AFTER, type After } from '../law/after.ts';
import { lastReadOf, sourcesOf, stated, type Cited, type Stated } from '../law/cited.ts';
import type { EntityId } from '../law/entity-ids.ts';
import { nameEndingOf } from '../law/endings.ts';
import { ENTITIES, type Entity } from '../law/entities.ts';
import { say, type StatementId } from '../law/statements.ts';
import { feeOf, type Fee, type FeeRow } from '../law/fees.ts';
import { createTeller, essentialsOf, restsOf, rowsOf, type Essentials } from './essentials.ts';
import { isWording, fill, type WordingId } from './wording.ts';

/** A statement on what comes with or after a registration. */
export interface StatedOf extends Stated {
  /** The types that it is about; absent if that is every type of the answer. */
  entity_types?: EntityId[];
}

/** What comes with and after a registration. Each list is left out if no source says anything. */
export interface Afterwards {
  applying?: StatedOf[];
  people?: StatedOf[];
  registered?: StatedOf[];
  yearly?: StatedOf[];
  changes?: StatedOf[];
  ending?: StatedOf[];
  lost_certificate?: StatedOf[];
}

/** An entity type that can be registered, in words for a founder. */
export interface RegistrationOption extends Partial<Essentials> {
  id: EntityId;
  name: string;
  suits: string;
  members: { min: number; max?: number; note?: string };
  liability: string;
  name_ending?: string;
  /** The directors, secretary and auditor that it must have; absent if it has none. */
  directors?: string;
  registered_with: string;
  /** To register and of every year; in full, those for something extra and penalties too. */
  fees: Fee[];
  annual_duty: string;
  summary?: string;
  legal_basis?: string;
  elf_codes?: string[];
}

export interface RegistrationOptions {
  entities: RegistrationOption[];
  after?: Afterwards;
  sources: Cited[];
  /** The newest day on which one of the sources was read. */
  as_of: string;
  notices?: string[];
}

const tell = (id: StatementId | WordingId): string => (isWording(id) ? fill(id) : say(id));

/** An answer's parts with the rows that they rest on. */
interface Made {
  readonly option: RegistrationOption;
  readonly fees: readonly FeeRow[];
  readonly behind: Iterable<StatementId>;
}

function compared(entity: Entity): Made {
  const { id, name, suits, members, liability, officers, registeredWith, annualDuty } = entity;
  const fees = rowsOf(entity, 'registration', 'yearly');
  const nameEnding = nameEndingOf(id);
  return {
    option: {
      id,
      name,
      suits: fill(suits),
      members: { min: members.min, ...(members.max === undefined ? {} : { max: members.max }) },
      liability: tell(liability),
      ...(nameEnding === undefined ? {} : { name_ending: nameEnding }),
      ...(officers === undefined ? {} : { directors: fill(officers) }),
      registered_with: fill(registeredWith),
      fees: fees.map(feeOf),
      annual_duty: tell(annualDuty),
    },
    fees,
    behind: [suits, liability, annualDuty, registeredWith, ...(officers === undefined ? [] : [officers])].flatMap(
      restsOf,
    ),
  };
}

function inFull(entity: Entity): Made {
  const { option } = compared(entity);
  const fees = rowsOf(entity, 'registration', 'yearly', 'extra', 'penalty');
  const teller = createTeller();
  const { note } = entity.members;
  teller.skip([...entity.summary, ...(note === undefined ? [] : [note])]);
  const essentials = essentialsOf(entity, teller);
  return {
    option: {
      ...option,
      members: { ...option.members, ...(note === undefined ? {} : { note: say(note) }) },
      fees: fees.map(feeOf),
      summary: entity.summary.map(say).join(' '),
      legal_basis: fill(entity.legalBasis),
      ...essentials,
      ...(entity.elfCodes === undefined ? {} : { elf_codes: [...entity.elfCodes] }),
    },
    fees,
    behind: [...teller.behind, ...[entity.suits, entity.liability, entity.registeredWith, entity.legalBasis].flatMap(restsOf)], // prettier-ignore
  };
}

const PARTS = {
  applying: 'applying',
  people: 'people',
  registered: 'registered',
  yearly: 'yearly',
  changes: 'changes',
  ending: 'ending',
  lost_certificate: 'lostCertificate',
} as const satisfies Record<keyof Afterwards, keyof After>;

/** What comes with and after the registration of some types, each statement once. */
function afterwards(types: readonly EntityId[]): { after: Afterwards; behind: StatementId[] } {
  const behind: StatementId[] = [];
  const after: Afterwards = {};
  for (const [part, list] of Object.entries(PARTS) as [keyof Afterwards, keyof After][]) {
    const about = new Map<StatementId, EntityId[]>();
    for (const type of types) for (const id of AFTER[type][list]) about.set(id, [...(about.get(id) ?? []), type]);
    behind.push(...about.keys());
    if (about.size > 0)
      after[part] = Array.from(about, ([id, of]) =>
        of.length === types.length ? stated(id) : { ...stated(id), entity_types: of },
      );
  }
  return { after, behind };
}

/**
 * The entity types that can be registered: all eleven side by side, or some in full.
 *
 * @param types those to tell in full; undefined to compare all
 * @param today the day in Ghana as YYYY-MM-DD
 */
export function registrationOptions(types: readonly EntityId[] | undefined, today: string): RegistrationOptions {
  const chosen = ENTITIES.filter(({ id }) => types === undefined || types.includes(id));
  const made = chosen.map(types === undefined ? compared : inFull);
  const { after, behind: behindAfter } = afterwards(types === undefined ? [] : chosen.map(({ id }) => id));
  const behind = new Set([...made.flatMap((one) => [...one.behind]), ...behindAfter]);
  const fees = made.flatMap((one) => one.fees);
  const sources = sourcesOf(behind);
  return {
    entities: made.map(({ option }) => option),
    ...(types === undefined ? {} : { after }),
    sources,
    as_of: lastReadOf(sources),
    notices: [...feesNotice(fees, today), ...ageNotice(behind, today)],
  };
}

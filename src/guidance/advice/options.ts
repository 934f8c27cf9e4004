import { ageNotices } from '../age-notices.ts';
import { AFTER, type After } from '../law/after.ts';
import { lastReadOf, sourcesOf, type Cited, type Stated } from '../law/cited.ts';
import type { EntityId } from '../law/entity-ids.ts';
import { nameEndingOf } from '../law/endings.ts';
import { ENTITIES, type Entity } from '../law/entities.ts';
import type { StatementId } from '../law/statements.ts';
import { feeOf, feeRows, type Fee, type FeeRow } from '../law/fees.ts';
import { createTeller, type Teller } from '../teller.ts';
import { essentialsOf, type Essentials } from './essentials.ts';

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

function compared(entity: Entity, fees: readonly FeeRow[], { say }: Teller): RegistrationOption {
  const { id, name, suits, members, liability, officers, registeredWith, annualDuty } = entity;
  const nameEnding = nameEndingOf(id);
  return {
    id,
    name,
    suits: say(suits),
    members: { min: members.min, ...(members.max === undefined ? {} : { max: members.max }) },
    liability: say(liability),
    ...(nameEnding === undefined ? {} : { name_ending: nameEnding }),
    ...(officers === undefined ? {} : { directors: say(officers) }),
    registered_with: say(registeredWith),
    fees: fees.map(feeOf),
    annual_duty: say(annualDuty),
  };
}

function inFull(entity: Entity, fees: readonly FeeRow[], teller: Teller): RegistrationOption {
  const { say, tell } = teller;
  const option = compared(entity, fees, teller);
  const { note } = entity.members;
  const summary = tell(entity.summary).map(({ text }) => text);
  if (note !== undefined) tell([note]);
  return {
    ...option,
    members: { ...option.members, ...(note === undefined ? {} : { note: say(note) }) },
    summary: summary.join(' '),
    legal_basis: say(entity.legalBasis),
    ...essentialsOf(entity, teller),
    ...(entity.elfCodes === undefined ? {} : { elf_codes: [...entity.elfCodes] }),
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
function afterwards(types: readonly EntityId[], behind: Set<StatementId>): Afterwards {
  const after: Afterwards = {};
  for (const [part, list] of Object.entries(PARTS) as [keyof Afterwards, keyof After][]) {
    const about = new Map<StatementId, EntityId[]>();
    for (const type of types) for (const id of AFTER[type][list]) about.set(id, [...(about.get(id) ?? []), type]);
    const { tell } = createTeller(behind);
    if (about.size > 0)
      after[part] = [...about].flatMap(([id, of]) =>
        tell([id]).map((one) => (of.length === types.length ? one : { ...one, entity_types: of })),
      );
  }
  return after;
}

/**
 * The entity types that can be registered: all eleven side by side, or some in full.
 *
 * @param types those to tell in full; undefined to compare all
 * @param today the day in Ghana as YYYY-MM-DD
 */
export function registrationOptions(types: readonly EntityId[] | undefined, today: string): RegistrationOptions {
  const chosen = ENTITIES.filter(({ id }) => types === undefined || types.includes(id));
  const [tellOf, on]: [typeof inFull, FeeRow['on'][]] =
    types === undefined
      ? [compared, ['registration', 'yearly']]
      : [inFull, ['registration', 'yearly', 'extra', 'penalty']];
  const behind = new Set<StatementId>();
  const entities = chosen.map((entity) => tellOf(entity, feeRows(entity.id, ...on), createTeller(behind)));
  const after =
    types === undefined
      ? undefined
      : afterwards(
          chosen.map(({ id }) => id),
          behind,
        );
  const fees = chosen.flatMap((entity) => feeRows(entity.id, ...on));
  const notices = ageNotices(fees, createTeller(behind), today);
  const sources = sourcesOf(behind);
  return {
    entities,
    ...(after === undefined ? {} : { after }),
    sources,
    as_of: lastReadOf(sources),
    notices,
  };
}

import { ageNotice, feesNotice } from '../age-notices.ts';
import { AFTER } from '../law/after.ts';
import { sourcesOf, type Cited, type Stated } from '../law/cited.ts';
import type { EntityId } from '../law/entity-ids.ts';
import { ENTITIES, type Entity } from '../law/entities.ts';
import { say, type StatementId } from '../law/statements.ts';
import { feeOf, type Fee, type FeeRow } from '../law/fees.ts';
import { FACTS_READ_ON } from '../law/sources.ts';
import { createTeller, essentialsOf, restsOf, rowsOf, type Essentials } from './essentials.ts';
import { isWording, fill, type WordingId } from './wording.ts';

/** What follows a registration: each list is left out if no source says anything. */
export interface Afterwards {
  applying?: Stated[];
  people?: Stated[];
  registered?: Stated[];
  yearly?: Stated[];
  changes?: Stated[];
  ending?: Stated[];
  lost_certificate?: Stated[];
}

/** An entity type that can be registered, in words for a founder. */
export interface RegistrationOption extends Partial<Essentials> {
  id: EntityId;
  name: string;
  suits: string;
  members: { min: number; max?: number; note?: string };
  liability: string;
  name_ending?: string;
  registered_with: string;
  /** To register and of every year; in full, those for something extra and penalties too. */
  fees: Fee[];
  annual_duty: string;
  summary?: string;
  legal_basis?: string;
  elf_codes?: string[];
  after?: Afterwards;
}

export interface RegistrationOptions {
  entities: RegistrationOption[];
  sources: Cited[];
  /** The day on which the facts were last checked. */
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
  const { id, name, suits, members, liability, nameEnding, registeredWith, annualDuty } = entity;
  const fees = rowsOf(entity, 'registration', 'yearly');
  return {
    option: {
      id,
      name,
      suits: fill(suits),
      members: { min: members.min, ...(members.max === undefined ? {} : { max: members.max }) },
      liability: tell(liability),
      ...(nameEnding === undefined ? {} : { name_ending: nameEnding }),
      registered_with: fill(registeredWith),
      fees: fees.map(feeOf),
      annual_duty: tell(annualDuty),
    },
    fees,
    behind: [suits, liability, annualDuty, registeredWith].flatMap(restsOf),
  };
}

function inFull(entity: Entity): Made {
  const { option } = compared(entity);
  const fees = rowsOf(entity, 'registration', 'yearly', 'extra', 'penalty');
  const teller = createTeller();
  teller.skip(entity.summary);
  const { note } = entity.members;
  if (note !== undefined) teller.skip([note]);
  const essentials = essentialsOf(entity, teller);
  const { lostCertificate, ...lists } = AFTER[entity.id];
  const after = Object.fromEntries(
    Object.entries({ ...lists, lost_certificate: lostCertificate })
      .map(([part, ids]) => [part, teller.tell(ids)] as const)
      .filter(([, told]) => told.length > 0),
  ) as Afterwards;
  return {
    option: {
      ...option,
      members: { ...option.members, ...(note === undefined ? {} : { note: say(note) }) },
      fees: fees.map(feeOf),
      summary: entity.summary.map(say).join(' '),
      legal_basis: fill(entity.legalBasis),
      ...essentials,
      after,
      ...(entity.elfCodes === undefined ? {} : { elf_codes: [...entity.elfCodes] }),
    },
    fees,
    behind: [...teller.behind, ...[entity.suits, entity.liability, entity.registeredWith, entity.legalBasis].flatMap(restsOf)], // prettier-ignore
  };
}

/**
 * The entity types that can be registered: all eleven side by side, or some in full.
 *
 * @param types those to tell in full; undefined to compare all
 * @param today the day in Ghana as YYYY-MM-DD
 */
export function registrationOptions(types: readonly EntityId[] | undefined, today: string): RegistrationOptions {
  const made =
    types === undefined ? ENTITIES.map(compared) : ENTITIES.filter(({ id }) => types.includes(id)).map(inFull);
  const behind = new Set(made.flatMap((one) => [...one.behind]));
  const fees = made.flatMap((one) => one.fees);
  return {
    entities: made.map(({ option }) => option),
    sources: sourcesOf(behind),
    as_of: FACTS_READ_ON,
    notices: [...feesNotice(fees, today), ...ageNotice(behind, today)],
  };
}

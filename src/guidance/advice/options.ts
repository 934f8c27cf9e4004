import type { EntityId } from '../law/entity-ids.ts';
import { ENTITIES, type Entity } from '../law/entities.ts';
import { say, type StatementId } from '../law/statements.ts';
import { feesOf, type Fee } from '../law/fees.ts';
import { FACTS_READ_ON } from '../law/sources.ts';
import { isWording, fill, type WordingId } from './wording.ts';

/** An entity type that can be registered, in words for a founder. */
export interface RegistrationOption {
  id: EntityId;
  name: string;
  summary: string;
  suits: string;
  members: { min: number; max?: number; note?: string };
  liability: string;
  name_ending?: string;
  /** The directors that it must have; absent if it has none. */
  directors?: string;
  registered_with: string;
  legal_basis: string;
  requirements: string[];
  fees: Fee[];
  annual_duty: string;
  elf_codes?: string[];
}

function tell(id: StatementId | WordingId): string {
  return isWording(id) ? fill(id) : say(id);
}

function optionOf(entity: Entity): RegistrationOption {
  return {
    id: entity.id,
    name: entity.name,
    summary: entity.summary.map(say).join(' '),
    suits: fill(entity.suits),
    members: {
      min: entity.members.min,
      ...(entity.members.max === undefined ? {} : { max: entity.members.max }),
      ...(entity.members.note === undefined ? {} : { note: say(entity.members.note) }),
    },
    liability: tell(entity.liability),
    ...(entity.nameEnding === undefined ? {} : { name_ending: entity.nameEnding }),
    ...(entity.requirements.includes('coDirectors') ? { directors: say('coDirectors') } : {}),
    registered_with: fill(entity.registeredWith),
    legal_basis: fill(entity.legalBasis),
    requirements: [
      ...entity.requirements.map((id) => say(id)),
      ...(feesOf(entity.id, 'registration').length === 0 ? [fill('feeNotFound')] : []),
    ],
    fees: feesOf(entity.id, 'registration', 'yearly'),
    annual_duty: tell(entity.annualDuty),
    ...(entity.elfCodes === undefined ? {} : { elf_codes: [...entity.elfCodes] }),
  };
}

/** The eleven entity types and what each needs; `as_of` is the day on which the facts were last checked. */
export function registrationOptions(): { entities: RegistrationOption[]; as_of: string } {
  return { entities: ENTITIES.map(optionOf), as_of: FACTS_READ_ON };
}

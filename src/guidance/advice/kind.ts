import { ACCEPTANCE } from '../law/acceptance.ts';
import type { Mention } from '../facts.ts';
import type { EntityId } from '../law/entity-ids.ts';
import { weigh } from '../law/outcome.ts';
import { BUSINESSES } from '../law/table.ts';
import { endingOf, firstForm, formToldBy, saysCompany } from '../reading/forms.ts';
import type { Signals, Understanding } from './case.ts';

/** What is registered already, as far as it is known. */
export interface Kind {
  readonly entity: EntityId;
  /** Known by its name; otherwise the words or the facts speak for it. */
  readonly isNamed: boolean;
  /** The other form that it may be. */
  readonly or?: EntityId;
}

/** From this probability on the facts settle what is registered. */
const SETTLED = 0.65;

/** What only a company has. */
const OF_COMPANIES: readonly Mention[] = ['director', 'secretary', 'auditor', 'shares', 'owners'];

const NAME_OR_COMPANY = { entity: 'sole_proprietorship', or: 'company_limited_by_shares', isNamed: false } as const;
const COMPANY_OR_NAME = { entity: 'company_limited_by_shares', or: 'sole_proprietorship', isNamed: false } as const;

/**
 * What a person has who speaks of something that is registered: the type of the name's ending, the legal form that the words name
 * first, what only one form has, or what the same facts would register today; what the person wants is what it is to become. Where a
 * row leaves several types open, as one owner does, each counts by how often it is accepted there. Where it stays open it is one of
 * two, the likelier first.
 */
export function kindOf({ business_name = '', purpose = '' }: Signals, understanding: Understanding): Kind {
  const named = endingOf(business_name);
  if (named !== undefined) return { entity: named, isNamed: true };
  const { body } = understanding.stated;
  // A church has directors too, and files returns.
  const isForGain = body === undefined || BUSINESSES.includes(body);
  const said = firstForm(purpose) ?? (isForGain ? formToldBy(`${business_name} ${purpose}`) : undefined);
  // What one person has is no partnership, whatever else the words speak of.
  if (said !== undefined && !(said === 'partnership' && understanding.stated.owners === 1))
    return { entity: said, isNamed: false };
  // Only a company has these; the caller has read of them in the words.
  if (isForGain && understanding.reading.named?.some((mention) => OF_COMPANIES.includes(mention)))
    return { entity: 'company_limited_by_shares', isNamed: false };
  // The company that they speak of is what is registered, unless they said that it is an owner.
  const stated = { company_among_owners: false, ...understanding.stated, matter: 'start', wants: [] } as const;
  const { rows } = weigh({ ...understanding, stated });
  const likely = new Map<EntityId, number>();
  for (const { row, probability } of rows) {
    const accepted = Object.entries(ACCEPTANCE[row.id] ?? {}) as [EntityId, number][];
    const all = accepted.reduce((sum, [, share]) => sum + share, 0);
    for (const [entity, share] of accepted) likely.set(entity, (likely.get(entity) ?? 0) + (probability * share) / all);
  }
  const settled = [...likely].find(([, probability]) => probability >= SETTLED)?.[0];
  // People say "my company" of a business name too, but less often.
  if (saysCompany(purpose) && (settled ?? 'sole_proprietorship') === 'sole_proprietorship') return COMPANY_OR_NAME;
  return settled === undefined ? NAME_OR_COMPANY : { entity: settled, isNamed: false };
}

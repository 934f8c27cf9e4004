import { ACCEPTANCE } from '../law/acceptance.ts';
import type { EntityId } from '../law/entity-ids.ts';
import { weigh } from '../law/outcome.ts';
import type { Understanding } from './case.ts';

/** The entity type of a name's ending (Act 992 s.21(1)). */
const ENDINGS: readonly (readonly [RegExp, EntityId])[] = [
  [/\b(plc|public limited company)\W*$/i, 'public_company_limited_by_shares'],
  [/\b(ltd|limited|limited company)\W*$/i, 'company_limited_by_shares'],
  [/\b(lbg|limited by guarantee)\W*$/i, 'company_limited_by_guarantee'],
  [/\b(pruc|puc|unlimited company)\W*$/i, 'unlimited_company'],
];

export const endingOf = (name: string | undefined): EntityId | undefined =>
  ENDINGS.find(([pattern]) => name !== undefined && pattern.test(name))?.[1];

/** What is registered already, as far as it is known. */
export interface Kind {
  readonly entity: EntityId;
  /** Known by its name; otherwise the facts speak for it. */
  readonly isNamed: boolean;
}

/** From this probability on the facts settle what is registered. */
const SETTLED = 0.7;

/**
 * What a person has who speaks of something that is registered: the type of the name's ending, or what the same facts would register
 * today. Where a row leaves several types open, as one owner does, each counts by how often it is accepted there.
 */
export function kindOf(name: string | undefined, understanding: Understanding): Kind | undefined {
  const named = endingOf(name);
  if (named !== undefined) return { entity: named, isNamed: true };
  const { rows } = weigh({ ...understanding, stated: { ...understanding.stated, matter: 'start' } });
  const likely = new Map<EntityId, number>();
  for (const { row, probability } of rows) {
    const accepted = Object.entries(ACCEPTANCE[row.id] ?? {}) as [EntityId, number][];
    const all = accepted.reduce((sum, [, share]) => sum + share, 0);
    for (const [entity, share] of accepted) likely.set(entity, (likely.get(entity) ?? 0) + (probability * share) / all);
  }
  const settled = [...likely].find(([, probability]) => probability >= SETTLED);
  return settled === undefined ? undefined : { entity: settled[0], isNamed: false };
}

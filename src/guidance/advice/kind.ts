import { ACCEPTANCE } from '../law/acceptance.ts';
import type { EntityId } from '../law/entity-ids.ts';
import { weigh } from '../law/outcome.ts';
import { endingOf, firstForm } from '../reading/forms.ts';
import type { Signals, Understanding } from './case.ts';

/** What is registered already, as far as it is known. */
export interface Kind {
  readonly entity: EntityId;
  /** Known by its name; otherwise the words or the facts speak for it. */
  readonly isNamed: boolean;
}

/** From this probability on the facts settle what is registered. */
const SETTLED = 0.7;

/**
 * What a person has who speaks of something that is registered: the type of the name's ending, the legal form that the words name
 * first, or what the same facts would register today; what the person wants is what it is to become. Where a row leaves several types
 * open, as one owner does, each counts by how often it is accepted there.
 */
export function kindOf({ business_name, purpose }: Signals, understanding: Understanding): Kind | undefined {
  const named = endingOf(business_name);
  if (named !== undefined) return { entity: named, isNamed: true };
  const said = firstForm(purpose ?? '');
  if (said !== undefined) return { entity: said, isNamed: false };
  const { rows } = weigh({ ...understanding, stated: { ...understanding.stated, matter: 'start', wants: [] } });
  const likely = new Map<EntityId, number>();
  for (const { row, probability } of rows) {
    const accepted = Object.entries(ACCEPTANCE[row.id] ?? {}) as [EntityId, number][];
    const all = accepted.reduce((sum, [, share]) => sum + share, 0);
    for (const [entity, share] of accepted) likely.set(entity, (likely.get(entity) ?? 0) + (probability * share) / all);
  }
  const settled = [...likely].find(([, probability]) => probability >= SETTLED);
  return settled === undefined ? undefined : { entity: settled[0], isNamed: false };
}

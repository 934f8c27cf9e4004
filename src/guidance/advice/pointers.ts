import type { Activity, Matter } from '../facts.ts';
import { ACTIVITY_RULES } from '../law/activities.ts';
import type { Stated } from '../law/cited.ts';
import { ELSEWHERE, RESERVED, type Pointer } from '../law/elsewhere.ts';
import { entityOf } from '../law/entities.ts';
import type { EntityId } from '../law/entity-ids.ts';
import { FEES, feeOf, type Fee, type FeeRow } from '../law/fees.ts';
import type { StatementId } from '../law/statements.ts';
import type { Teller } from './essentials.ts';
import type { Kind } from './kind.ts';
import { fill, type WordingId } from './wording.ts';

/** Where a matter belongs that registers nothing new, and what applies to it. */
export interface Elsewhere {
  /** The tool that answers it. */
  tool?: string;
  office?: string;
  where?: string;
  /** Where it has offices, if a source says so. */
  offices?: Stated[];
  says: Stated[];
  fees?: Fee[];
}

/** What an answer for another matter has to go by. */
interface About {
  /** What is registered already; undefined where nothing is. */
  readonly kind: Kind | undefined;
  readonly activities: readonly Activity[] | undefined;
}

type Says = readonly (StatementId | WordingId)[];

/** Sentences on what is outstanding, which the renewal guidance counts. */
const COUNTED: Says = ['closeReturns', 'stillRegistered'];

/** What a half is said to be about, where two forms are open. */
const ABOUT: Partial<Readonly<Record<EntityId, WordingId>>> = {
  sole_proprietorship: 'forBusinessName',
  company_limited_by_shares: 'forCompany',
};

/** What applies to what is registered; where two forms are open, said apart. */
function saysOf({ of, says }: Pointer, kind: Kind | undefined): Says {
  if (of === undefined || kind === undefined) return says;
  const { entity, or } = kind;
  if (or !== undefined) return [...[entity, or].flatMap((one) => [ABOUT[one]!, ...of(one)]), ...says];
  const known = of(entity);
  return [...(known.length === 0 ? (['notSaidHow'] as const) : known), ...says];
}

/** The authorities that license the activities, in words; undefined if none is known. */
export function authoritiesOf(activities: readonly Activity[] = []): string | undefined {
  const all = activities.flatMap(
    (activity) => ACTIVITY_RULES[activity]?.licences.map(({ authority }) => authority) ?? [],
  );
  const names = [...new Set(all)];
  return names.length === 0 ? undefined : names.join('; ');
}

/** The fee of a matter, if a list has it for the type. */
export const feesElsewhere = (matter: Matter, kind: Kind | undefined): FeeRow[] => {
  const types = [kind?.entity, kind?.or];
  return FEES.filter(
    ({ item, entities }) => item === ELSEWHERE[matter]?.fee && entities.some((type) => types.includes(type)),
  );
};

export function elsewhereFor(matter: Matter, { kind, activities }: About, { tell }: Teller): Elsewhere | undefined {
  const pointer = ELSEWHERE[matter];
  if (pointer === undefined) return undefined;
  // What is registered was registered by the office of its type.
  const registrar = pointer.of === undefined || kind === undefined ? undefined : entityOf(kind.entity);
  const ids = saysOf(pointer, kind);
  // Whoever is told of outstanding returns has to know which.
  const tool = pointer.tool ?? (ids.some((id) => COUNTED.includes(id)) ? 'get_renewal_guidance' : undefined);
  const office = registrar?.registeredWith ?? pointer.office;
  const { where, offices } = registrar ?? pointer;
  const named = office === undefined ? authoritiesOf(activities) : fill(office);
  const assumed =
    kind === undefined || kind.isNamed || kind.or !== undefined || pointer.of === undefined ? [] : [assumption(kind)];
  const fees = feesElsewhere(matter, kind);
  return {
    ...(tool === undefined ? {} : { tool }),
    ...(named === undefined ? {} : { office: named }),
    ...(where === undefined ? {} : { where }),
    ...(offices === undefined ? {} : { offices: tell(offices) }),
    says: [...tell(ids), ...assumed],
    ...(fees.length === 0 ? {} : { fees: fees.map(feeOf) }),
  };
}

/** Who is told that the trade is reserved to Ghanaians learns what would change that, and whom to ask. */
export const lawfulWay = ({ tell }: Teller): Elsewhere => ({
  office: fill(RESERVED.office!),
  says: tell(RESERVED.says),
});

const assumption = ({ entity }: Kind): Stated => ({ text: fill('kindAssumed', { entity: entityOf(entity).name }) });

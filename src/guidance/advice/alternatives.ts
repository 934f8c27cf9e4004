import { lacksPapers } from '../law/activities.ts';
import { excludes } from '../law/decide.ts';
import { entityOf } from '../law/entities.ts';
import type { EntityId } from '../law/entity-ids.ts';
import type { Weighed as Verdict } from '../law/outcome.ts';
import type { StatementId } from '../law/statements.ts';
import type { Row } from '../law/table.ts';
import type { Facts, Want } from '../facts.ts';
import type { Say } from '../teller.ts';
import { estimateFor, yearlyFeeOf, type Estimate } from './essentials.ts';
import type { WordingId } from './wording.ts';

/** Another type that an answer names. */
export interface Alternative {
  entity: EntityId;
  confidence: number;
  /** When it is the better choice, and the rule for it. */
  reason: string;
  /** What it asks beside the fee to register; absent of a type that is only renewed. */
  asks?: string;
  /** What registering it costs. */
  estimate?: Estimate;
}

/** When an alternative is the better choice, and the rule for it; the first that fits is told. */
interface When {
  readonly entity: EntityId;
  /** The recommended types beside which it is told so; absent if it is told beside all. */
  readonly beside?: readonly Row['entity'][];
  /** The fact that would have to change: it is told only where that was said, and does not exclude the type. */
  readonly without?: 'company_among_owners';
  /** What is wanted and the type does not give. */
  readonly wants?: Want;
  readonly condition: WordingId;
  readonly rule: StatementId;
}
const WHEN: readonly When[] = [
  { entity: 'sole_proprietorship', wants: 'limited_liability', condition: 'unsafeAlone', rule: 'bnLiability' },
  { entity: 'sole_proprietorship', wants: 'tenders', condition: 'ifAccepted', rule: 'bnWhat' },
  { entity: 'sole_proprietorship', condition: 'ifSole', rule: 'bnWhat' },
  { entity: 'partnership', without: 'company_among_owners', condition: 'ifInPerson', rule: 'ptWhat' },
  { entity: 'partnership', wants: 'limited_liability', condition: 'unsafePartners', rule: 'ptWhat' },
  { entity: 'partnership', wants: 'tenders', condition: 'ifPartnersAccepted', rule: 'ptWhat' },
  { entity: 'partnership', condition: 'ifPartners', rule: 'ptWhat' },
  // Beside a branch a company is not about the owners' own property.
  { entity: 'company_limited_by_shares', beside: ['external_company'], condition: 'ifSubsidiary', rule: 'exSubsidiary' }, // prettier-ignore
  // Beside a body whose members' own property is safe too, a company is about shares.
  {
    entity: 'company_limited_by_shares',
    beside: ['cooperative_society', 'company_limited_by_guarantee', 'public_company_limited_by_shares'],
    condition: 'ifSharesOnly',
    rule: 'coPrivate',
  },
  { entity: 'company_limited_by_shares', beside: ['subsidiary_business_name'], condition: 'ifSharesApart', rule: 'coLiability' }, // prettier-ignore
  { entity: 'company_limited_by_shares', condition: 'ifShares', rule: 'coLiability' },
  { entity: 'public_company_limited_by_shares', condition: 'ifPublic', rule: 'plcWhat' },
  { entity: 'company_limited_by_guarantee', condition: 'ifGuarantee', rule: 'lbgWhat' },
  { entity: 'unlimited_company', condition: 'ifUnlimited', rule: 'ulWhat' },
  { entity: 'external_company', condition: 'ifExternal', rule: 'exWhat' },
  { entity: 'subsidiary_business_name', condition: 'ifSecondName', rule: 'sbnWhat' },
  { entity: 'professional_body', condition: 'ifProfession', rule: 'pbWhat' },
  { entity: 'cooperative_society', condition: 'ifCooperative', rule: 'csWhat' },
  { entity: 'incorporated_trustees', condition: 'ifTrustees', rule: 'itWhat' },
];
/** When a type is the better choice beside what is recommended, by what was said. */
const whenOf = (entity: EntityId, best: Row, facts: Facts): When =>
  WHEN.find(
    (one) =>
      one.entity === entity &&
      (one.beside?.includes(best.entity) ?? true) &&
      (one.without === undefined || facts[one.without] === true) &&
      (one.wants === undefined || facts.wants?.includes(one.wants) === true),
  )!;

/** Whether the law excludes a type, whatever would have to change for it. */
function isClosed(entity: EntityId, best: Row, facts: Facts): boolean {
  const { without } = whenOf(entity, best, facts);
  return excludes(entity, without === undefined ? facts : { ...facts, [without]: false });
}

/** The types that one thing which was said would open, if it were otherwise. */
const openedBy = ({ entity }: Row, facts: Facts): EntityId[] =>
  entity === 'company_limited_by_shares'
    ? WHEN.filter(({ without }) => without !== undefined && facts[without] === true).map((one) => one.entity)
    : [];

/** The types that whoever wants something is not helped by. */
const REFUSED: readonly { readonly wants: Want; readonly types: readonly EntityId[] }[] = [
  { wants: 'tenders', types: ['sole_proprietorship', 'partnership'] },
  { wants: 'investors_or_shares', types: ['sole_proprietorship'] },
];

/** The answer that alternatives stand beside. */
interface Told {
  readonly confidence: number;
  readonly facts: Facts;
  /** Whether somebody surely wants something: it was stated, or their words leave little doubt. */
  isWanted(want: Want): boolean;
}

const ALTERNATIVES = 3;
/** From this probability on a type is an alternative even if no practitioner would name it beside the first. */
const WORTH_NAMING = 0.06;
/** At most three other types, the likeliest first; their confidences and the first answer's sum to at most 1. */
export function alternativesTo(
  best: Verdict,
  others: readonly Verdict[],
  { confidence, facts, isWanted }: Told,
  say: Say,
): Alternative[] {
  const shares = new Map<EntityId, number>();
  for (const { row, probability } of others)
    if (row.entity !== 'none' && probability >= WORTH_NAMING) shares.set(row.entity, probability);
  const left = 1 - confidence;
  for (const entity of [...best.row.beside, ...openedBy(best.row, facts)])
    shares.set(entity, Math.max(shares.get(entity) ?? 0, 0.02));
  shares.delete(best.row.entity as EntityId);
  let room = Math.round(left * 100);
  const sum = [...shares.values()].reduce((total, share) => total + share, 0);
  return [...shares]
    .filter(([entity]) => best.row.need === 'elsewhere' || !isClosed(entity, best.row, facts))
    .filter(([entity]) => !lacksPapers(entity, facts))
    .filter(([entity]) => !REFUSED.some(({ wants, types }) => types.includes(entity) && isWanted(wants)))
    .sort((a, b) => b[1] - a[1])
    .slice(0, ALTERNATIVES)
    .flatMap(([entity, share]) => {
      const percent = Math.min(room, Math.max(1, Math.floor((left * 100 * share) / Math.max(sum, left))));
      room -= percent;
      if (percent === 0) return [];
      const { condition, rule } = whenOf(entity, best.row, facts);
      const type = entityOf(entity);
      const estimate = estimateFor(type, say);
      // What the recommended type asks too is told of it already.
      const isAskedToo = best.row.entity !== 'none' && entityOf(best.row.entity).asks === type.asks;
      const asks = [
        ...(type.asks === undefined || isAskedToo ? [] : [say(type.asks, { fee: yearlyFeeOf(type) })]),
        ...(estimate === undefined ? [say('noFeeFound')] : []),
      ].join(' ');
      return [
        {
          entity,
          confidence: percent / 100,
          reason: `${say(condition)} ${say(rule)}`,
          ...(asks === '' ? {} : { asks }),
          ...(estimate === undefined ? {} : { estimate }),
        },
      ];
    });
}

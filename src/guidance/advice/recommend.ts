import { read } from '../reading/read.ts';
import { entityOf } from '../law/entities.ts';
import type { EntityId } from '../law/entity-ids.ts';
import { verdicts, weigh, type Outcome, type Weighed as Verdict } from '../law/outcome.ts';
import type { Need } from '../law/needs.ts';
import { excludes } from '../law/decide.ts';
import type { Row } from '../law/table.ts';
import { say, type StatementId } from '../law/statements.ts';
import type { Facts } from '../facts.ts';
import { understand, type Signals, type Understanding } from './case.ts';
import { cautionsFor, type Caution } from './cautions.ts';
import { clashesIn } from './clashes.ts';
import { calibrated } from './confidence.ts';
import { nextQuestions, type Question } from './questions.ts';
import { reasonFor } from './reason.ts';
import { understood, likeliest, type Understood } from './understood.ts';
import { fill, type WordingId } from './wording.ts';

export interface Recommendation {
  /** `none` where nothing is to be registered here. */
  recommended_entity: EntityId | 'none';
  need: Need;
  /** The facts that decided, then the rules. */
  reason: string;
  /** The probability that a practitioner would accept the recommendation, 0 to 1. */
  confidence: number;
  /** At most three, none of them answered already; empty if no answer would change anything. */
  next_questions: Question[];
  /** The facts that it rests on. */
  understood: Understood[];
  /** At most three; their confidences and that of the recommendation sum to at most 1. */
  alternatives: { entity: EntityId; confidence: number; reason: string }[];
  /** Licences first. */
  cautions: Caution[];
  notices?: string[];
}

/** When an alternative is the better choice, and the rule for it. */
const WHEN: Readonly<Record<EntityId, { readonly condition: WordingId; readonly rule: StatementId }>> = {
  sole_proprietorship: { condition: 'ifSole', rule: 'bnWhat' },
  partnership: { condition: 'ifPartners', rule: 'ptWhat' },
  company_limited_by_shares: { condition: 'ifShares', rule: 'coLiability' },
  public_company_limited_by_shares: { condition: 'ifPublic', rule: 'plcWhat' },
  company_limited_by_guarantee: { condition: 'ifGuarantee', rule: 'lbgWhat' },
  unlimited_company: { condition: 'ifUnlimited', rule: 'ulWhat' },
  external_company: { condition: 'ifExternal', rule: 'exWhat' },
  subsidiary_business_name: { condition: 'ifSecondName', rule: 'sbnWhat' },
  professional_body: { condition: 'ifProfession', rule: 'pbWhat' },
  cooperative_society: { condition: 'ifCooperative', rule: 'csWhat' },
  incorporated_trustees: { condition: 'ifTrustees', rule: 'itWhat' },
};

const ALTERNATIVES = 3;
/** From this probability on a type is an alternative even if no practitioner would name it beside the first. */
const WORTH_NAMING = 0.06;
/** An alternative that is this near to the first is said to fit nearly as well. */
const NEARLY = 0.15;

function alternativesTo(
  best: Verdict,
  others: readonly Verdict[],
  confidence: number,
  facts: Facts,
): Recommendation['alternatives'] {
  // prettier-ignore
  const shares = new Map<EntityId, number>();
  for (const { row, probability } of others)
    if (row.entity !== 'none' && probability >= WORTH_NAMING) shares.set(row.entity, probability);
  const left = 1 - confidence;
  for (const entity of best.row.beside) shares.set(entity, Math.max(shares.get(entity) ?? 0, 0.02));
  shares.delete(best.row.entity as EntityId);
  let room = Math.round(left * 100);
  const sum = [...shares.values()].reduce((total, share) => total + share, 0);
  return [...shares]
    .filter(([entity]) => best.row.need === 'elsewhere' || !excludes(entity, facts))
    .sort((a, b) => b[1] - a[1])
    .slice(0, ALTERNATIVES)
    .flatMap(([entity, share]) => {
      const percent = Math.min(room, Math.max(1, Math.floor((left * 100 * share) / Math.max(sum, left))));
      room -= percent;
      const { condition, rule } = WHEN[entity];
      return percent > 0 ? [{ entity, confidence: percent / 100, reason: `${fill(condition)} ${say(rule)}` }] : [];
    });
}

/** The entity type of a name's ending (Act 992 s.21(1)). */
const ENDINGS: readonly (readonly [RegExp, EntityId])[] = [
  [/\b(ltd|limited)\W*$/i, 'company_limited_by_shares'],
  [/\bplc\W*$/i, 'public_company_limited_by_shares'],
  [/\b(lbg|limited by guarantee)\W*$/i, 'company_limited_by_guarantee'],
];

/** Where the name's ending belongs to another type than the recommended one. */
function endingNotice(name: string | undefined, { entity, need }: Row): string[] {
  const [, ending] = ENDINGS.find(([pattern]) => name !== undefined && pattern.test(name)) ?? [];
  if (ending === undefined || need !== 'register' || ending === entity || entity === 'subsidiary_business_name')
    return [];
  return [fill('clashEnding', { entity: entityOf(ending).name })];
}

function noticesFor(signals: Signals, best: Verdict, second: Verdict | undefined): string[] {
  const notices = endingNotice(signals.business_name, best.row);
  const { team_size, owners } = signals;
  if (team_size !== undefined && typeof owners === 'number' && owners !== team_size)
    notices.push(fill('clashOwners', { team: team_size, owners }));
  if (second !== undefined && second.row.entity !== 'none' && best.probability - second.probability < NEARLY)
    notices.push(fill('nearlyAsWell', { entity: entityOf(second.row.entity).name }));
  return notices;
}

/** The facts that led to a row: the likeliest combination among those that it decides. */
const factsFor = (row: Row, { combinations }: Outcome): Facts =>
  combinations.find((one) => one.row === row)?.facts() ?? {};

/**
 * What fits the signals, with reasons, confidence, open questions and cautions. It is an indication, not legal advice. The same
 * signals always get the same answer.
 *
 * @param signals at least one field, already validated
 */
export function recommend(signals: Signals): Recommendation {
  const understanding: Understanding = understand(signals, read(signals.purpose, signals.business_name));
  const outcome = weigh(understanding);
  const [best, second] = verdicts(outcome.rows) as [Verdict, Verdict | undefined];
  const decided = factsFor(best.row, outcome);
  const facts = likeliest(understanding, decided);
  const clashes = clashesIn(facts, understanding);
  const confidence = calibrated(best.probability, clashes.length > 0);
  const notices = [...clashes.map(({ notice }) => notice), ...noticesFor(signals, best, second)];
  return {
    recommended_entity: best.row.entity,
    need: best.row.need,
    reason: reasonFor(best.row, facts, understanding),
    confidence,
    next_questions: nextQuestions(understanding, outcome, clashes),
    understood: understood(understanding),
    alternatives: alternativesTo(best, verdicts(outcome.rows).slice(1), confidence, facts),
    cautions: cautionsFor(best.row, facts),
    ...(notices.length > 0 ? { notices: [...new Set(notices)] } : {}),
  };
}

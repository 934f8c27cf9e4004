import type { EntityId } from './entity-ids.ts';
import { cite, say, type FactId } from './facts.ts';

/** What a founder said, already validated; at least one is present. */
export interface Signals {
  /** NFC, trimmed, 1 to 160 characters. */
  business_name?: string;
  /** 1 to 2000 characters. */
  purpose?: string;
  expects_donations?: boolean;
  /** 1 to 10,000,000. */
  team_size?: number;
}

export interface Recommendation {
  recommended_entity: EntityId;
  reason: string;
  /** The probability that a practitioner would accept the recommendation. */
  confidence: number;
  next_questions: string[];
  alternatives: { entity: EntityId; confidence: number; reason: string }[];
  cautions: { message: string; authority?: string; source: string }[];
  notices?: string[];
}

const FIRST: readonly { entity: EntityId; words: RegExp; fact: FactId; other: EntityId; otherFact: FactId }[] = [
  {
    entity: 'external_company',
    words: /\b(branch|foreign company|incorporated (abroad|outside))\b/,
    fact: 'exWhat',
    other: 'company_limited_by_shares',
    otherFact: 'coOne',
  },
  {
    entity: 'cooperative_society',
    words: /\b(co-?operative|credit union)\b/,
    fact: 'csWhat',
    other: 'company_limited_by_shares',
    otherFact: 'coOne',
  },
  {
    entity: 'company_limited_by_guarantee',
    words: /\b(church|mosque|ngo|charity|foundation|ministry|ministries|association|club)\b/,
    fact: 'lbgUses',
    other: 'incorporated_trustees',
    otherFact: 'itWhat',
  },
  {
    entity: 'public_company_limited_by_shares',
    words: /\b(stock exchange|gse|plc|ipo)\b/,
    fact: 'plcWhat',
    other: 'company_limited_by_shares',
    otherFact: 'coPrivate',
  },
  {
    entity: 'company_limited_by_shares',
    words: /\b(limited|ltd|investors?|shareholders?|shares)\b/,
    fact: 'coLiability',
    other: 'sole_proprietorship',
    otherFact: 'bnWhat',
  },
  {
    entity: 'partnership',
    words: /\b(partner|partners|partnership)\b/,
    fact: 'ptWhat',
    other: 'company_limited_by_shares',
    otherFact: 'coLiability',
  },
];

/** The entity type that fits the signals, why, how sure, and what to look out for. */
export function recommend(signals: Signals): Recommendation {
  const text = `${signals.business_name ?? ''} ${signals.purpose ?? ''}`.toLowerCase();
  const team = signals.team_size;
  let match = FIRST.find((rule) => rule.words.test(text));
  if (!match && signals.expects_donations) match = FIRST[2];
  if (!match && team !== undefined && team > 20) match = FIRST[4];
  if (!match && team !== undefined && team > 1) match = FIRST[5];
  const entity = match?.entity ?? 'sole_proprietorship';
  const fact: FactId = match?.fact ?? 'bnWhat';
  return {
    recommended_entity: entity,
    reason: say(fact),
    confidence: match ? 0.7 : 0.6,
    next_questions: team === undefined ? ['How many people will own it?'] : [],
    alternatives: [
      {
        entity: match?.other ?? 'company_limited_by_shares',
        confidence: 0.2,
        reason: say(match?.otherFact ?? 'coLiability'),
      },
    ],
    cautions:
      entity === 'company_limited_by_guarantee' ? [{ message: say('npoLicence'), source: cite('npoLicence') }] : [],
  };
}

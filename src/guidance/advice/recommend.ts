import { cautionsFor } from './cautions.ts';
import { confidenceOf } from './confidence.ts';
import type { EntityId } from '../law/entity-ids.ts';
import { entityOf } from '../law/entities.ts';
import { say, type StatementId } from '../law/statements.ts';
import { nextQuestions } from './questions.ts';
import { readSignals } from '../reading/reading.ts';
import { LAW, membersOf, type Case, type Evidence } from '../reading/rules.ts';
import { rank, type Ranked } from './score.ts';
import { fill, type WordingId } from './wording.ts';

/** What a founder said, already validated; at least one field is present. */
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
  /** The signals that decided, and the rule that they match. */
  reason: string;
  /** The probability that a practitioner would accept the recommendation, 0 to 1. */
  confidence: number;
  /** At most four, none of them answered already; empty if no answer would change much. */
  next_questions: string[];
  /** At most three; their confidences and that of the recommendation sum to at most 1. */
  alternatives: { entity: EntityId; confidence: number; reason: string }[];
  /** Licences first. */
  cautions: { message: string; authority?: string; source: string }[];
  notices?: string[];
}

/** The alternatives that a practitioner would name for each type, in order; the rules then drop those that the law excludes. */
const BESIDE: Readonly<Record<EntityId, readonly EntityId[]>> = {
  sole_proprietorship: ['company_limited_by_shares'],
  partnership: ['company_limited_by_shares'],
  company_limited_by_shares: ['partnership', 'sole_proprietorship'],
  public_company_limited_by_shares: ['company_limited_by_shares'],
  company_limited_by_guarantee: ['incorporated_trustees'],
  unlimited_company: ['partnership', 'company_limited_by_shares'],
  external_company: ['company_limited_by_shares'],
  subsidiary_business_name: ['company_limited_by_shares'],
  professional_body: ['company_limited_by_guarantee'],
  cooperative_society: ['company_limited_by_shares'],
  incorporated_trustees: ['company_limited_by_guarantee'],
};

/** When an alternative is the better choice, and the rule for it. */
const WHEN: Readonly<Record<EntityId, { readonly condition: WordingId; readonly fact: StatementId }>> = {
  sole_proprietorship: { condition: 'ifSole', fact: 'bnWhat' },
  partnership: { condition: 'ifPartners', fact: 'ptWhat' },
  company_limited_by_shares: { condition: 'ifShares', fact: 'coLiability' },
  public_company_limited_by_shares: { condition: 'ifPublic', fact: 'plcWhat' },
  company_limited_by_guarantee: { condition: 'ifGuarantee', fact: 'lbgWhat' },
  unlimited_company: { condition: 'ifUnlimited', fact: 'ulWhat' },
  external_company: { condition: 'ifExternal', fact: 'exWhat' },
  subsidiary_business_name: { condition: 'ifSecondName', fact: 'sbnWhat' },
  professional_body: { condition: 'ifProfession', fact: 'pbWhat' },
  cooperative_society: { condition: 'ifCooperative', fact: 'csWhat' },
  incorporated_trustees: { condition: 'ifTrustees', fact: 'itWhat' },
};

const ALTERNATIVES = 3;
/** From this belief on, an entity type is an alternative even if it is not among the practitioners' alternatives. */
const WORTH_NAMING = 0.06;

/** Whether the law allows an entity type for this number of people and these owners. */
function lawful(entity: EntityId, input: Case): boolean {
  const members = membersOf(input);
  const foreign = input.reading.foreignPerson || input.reading.foreignCompany;
  // In practice, neither is accepted for banking, insurance and similar trades.
  const regulated = input.reading.said.regulatedFinance.yes > 0 || input.reading.name?.finance === true;
  switch (entity) {
    case 'sole_proprietorship':
      return (
        !foreign &&
        !regulated &&
        !/plc|lbg|unlimited/.test(input.reading.name?.ending ?? '') &&
        input.reading.said.pair.yes === 0 &&
        (members === undefined || members === 1 || input.reading.people === undefined)
      );
    case 'partnership':
      return (
        !foreign &&
        !regulated &&
        members !== 1 &&
        (members ?? 2) <= LAW.partnershipMax &&
        input.reading.said.corporatePartner.yes === 0
      );
    case 'company_limited_by_shares':
      return (input.reading.shareholders ?? 0) <= LAW.privateMax;
    case 'professional_body':
      return (members ?? LAW.professionalMin) >= LAW.professionalMin;
    case 'cooperative_society':
      return (members ?? LAW.cooperativeMin) >= LAW.cooperativeMin;
    case 'external_company':
      return input.reading.foreignPlace || input.reading.foreignCompany;
    default:
      return true;
  }
}

/** The alternatives that a practitioner names with the best answer, for these signals. */
function usualBeside(best: EntityId, input: Case): readonly EntityId[] {
  const { reading } = input;
  if (best === 'company_limited_by_shares') {
    if (reading.foreignCompany || reading.foreignPerson) return ['external_company'];
    if (reading.said.regulatedFinance.yes > 0) return ['public_company_limited_by_shares'];
    if ((membersOf(input) ?? 0) > LAW.partnershipMax)
      return ['public_company_limited_by_shares', 'cooperative_society'];
  }
  if (best === 'partnership' && reading.said.lawPractice.yes > 0)
    return ['unlimited_company', 'company_limited_by_shares'];
  return BESIDE[best];
}

function alternativesTo(ranked: readonly Ranked[], confidence: number, input: Case): Recommendation['alternatives'] {
  const [best, ...rest] = ranked as [Ranked, ...Ranked[]];
  const usual = usualBeside(best.entity, input);
  const foreign = input.reading.foreignPerson || input.reading.foreignCompany;
  const named = rest.filter(
    ({ entity, share, score }) =>
      (lawful(entity, input) || (foreign && entity === 'external_company')) &&
      (usual.includes(entity) || (share >= WORTH_NAMING && score > 0)),
  );
  // Half of the remaining belief goes to the others by their share, half to the practitioners' alternatives.
  const left = 1 - confidence;
  const all = rest.reduce((sum, { share }) => sum + share, 0);
  const known = named.filter(({ entity }) => usual.includes(entity)).length;
  let room = Math.round(left * 100);
  return named
    .map(({ entity, share }) => {
      const practice = usual.includes(entity) ? 1 / known : 0;
      const weight = known > 0 ? (share / all + practice) / 2 : share / all;
      const { condition, fact } = WHEN[entity];
      // Always name the practitioners' alternatives, however certain the first answer is.
      const percent = Math.max(Math.floor(left * weight * 100), usual.includes(entity) ? 1 : 0);
      return { entity, percent, reason: `${fill(condition)} ${say(fact)}` };
    })
    .filter(({ percent }) => percent > 0)
    .sort((a, b) => b.percent - a.percent)
    .slice(0, ALTERNATIVES)
    .flatMap(({ entity, percent, reason }) => {
      const own = Math.min(percent, room);
      room -= own;
      return own > 0 ? [{ entity, confidence: own / 100, reason }] : [];
    });
}

/** "X, Y and Z", each once. */
function list(parts: readonly string[]): string {
  const once = [...new Set(parts)];
  return once.length < 2 ? (once[0] ?? '') : `${once.slice(0, -1).join(', ')} and ${once.at(-1)}`;
}

/** The evidence for the best answer, the strongest first; an empty signal is the default, which needs no evidence. */
function decisive(best: Ranked): Evidence[] {
  return best.evidence.filter(({ weight, signal }) => weight > 0 && signal !== '').sort((a, b) => b.weight - a.weight);
}

const SHOWN_SIGNALS = 3;

function reasonFor(best: Ranked, input: Case): string {
  const evidence = decisive(best);
  const name = entityOf(best.entity).name;
  const signals = list(evidence.slice(0, SHOWN_SIGNALS).map(({ signal }) => signal));
  const opening =
    evidence.length === 0 ? fill('usualStart', { entity: name }) : fill('because', { entity: name, signals });
  const facts = [...new Set(evidence.slice(0, SHOWN_SIGNALS).map(({ fact }) => fact))];
  const first = facts[0] ?? WHEN[best.entity].fact;
  const rules: StatementId[] = [first, ...facts.slice(1, 2)];
  // Says why it is not the partnership that the purpose asks for.
  const { said } = input.reading;
  const asked = said.partners.yes + said.pair.yes > 0 && best.entity !== 'partnership';
  if (asked && ((membersOf(input) ?? 0) > LAW.partnershipMax || said.corporatePartner.yes > 0)) rules.push('ptLimits');
  if (best.entity === 'sole_proprietorship') rules.push('bnLiability');
  return [opening, ...new Set(rules.map(say))].join(' ');
}

/** The entity type of a name's ending (Act 992 s.21(1)). */
const ENDING_OF: Readonly<Record<string, EntityId>> = {
  ltd: 'company_limited_by_shares',
  plc: 'public_company_limited_by_shares',
  lbg: 'company_limited_by_guarantee',
  unlimited: 'unlimited_company',
};

/** Contradictions that the founder should settle. */
function noticesFor(best: Ranked, second: Ranked, input: Case): string[] {
  const notices: string[] = [];
  const { reading, teamSize } = input;
  if (teamSize === 1 && (reading.said.pair.yes > 0 || reading.said.partners.yes > 0)) {
    notices.push(fill('oneOrMore'));
  }
  if (reading.people !== undefined && teamSize !== undefined && reading.people !== teamSize) {
    notices.push(fill('otherNumber', { team: teamSize, people: reading.people }));
  }
  if (reading.said.nonprofit.yes > 0 && reading.said.shares.yes > 0) {
    notices.push(fill('profitOrNot'));
  }
  const ending = ENDING_OF[reading.name?.ending ?? ''];
  if (ending !== undefined && ending !== best.entity && best.entity !== 'subsidiary_business_name') {
    notices.push(fill('otherEnding', { entity: entityOf(ending).name }));
  }
  if (reading.said.outside.yes > 0) notices.push(fill('notHere'));
  if (best.share - second.share < 0.1) {
    notices.push(fill('nearlyAsWell', { entity: entityOf(second.entity).name }));
  }
  return notices;
}

/** Whether the purpose mentions a body and a trade, or things that the reading ignores: such texts are most often misread. */
function isDivided({ reading: { said, mentioned, digresses } }: Case): boolean {
  const bodies = said.religious.yes + said.charity.yes + said.association.yes + said.cooperative.yes;
  return digresses || mentioned.includes(true) || (bodies > 0 && said.solo.yes + said.smallTrade.yes > 0);
}

/**
 * The entity type that fits the signals, with reasons, confidence and cautions. It is an indication, not legal advice. The same
 * signals always get the same answer.
 *
 * @param signals at least one field, already validated
 */
export function recommend(signals: Signals): Recommendation {
  const input: Case = {
    reading: readSignals(signals.purpose, signals.business_name),
    expectsDonations: signals.expects_donations,
    teamSize: signals.team_size,
  };
  const ranked = rank(input);
  const [best, second] = ranked as [Ranked, Ranked, ...Ranked[]];
  const notices = noticesFor(best, second, input);
  const confidence = confidenceOf(
    best.share,
    decisive(best).length > 0 && input.reading.said.outside.yes === 0,
    notices.length > 0,
    isDivided(input),
    input.reading.words,
  );
  return {
    recommended_entity: best.entity,
    reason: reasonFor(best, input),
    confidence,
    next_questions: nextQuestions(input, ranked),
    alternatives: alternativesTo(ranked, confidence, input),
    cautions: cautionsFor(input, best.entity),
    ...(notices.length > 0 ? { notices } : {}),
  };
}

import type { Activity, Facts, Foreign, Want } from '../facts.ts';
import type { StepOrder } from './activities.ts';
import type { StatementId } from './statements.ts';

/** When a rule for foreigners applies: every condition given here must be met by what was said. */
interface Condition {
  readonly foreign: readonly Foreign[];
  /** What must be there too, and what must not. */
  readonly beside?: Foreign;
  readonly without?: Foreign;
  /** Percent held by Ghanaians: from `min`, below `below`, or not said. */
  readonly ghanaian_share?: { readonly min: number } | { readonly below: number } | 'unknown';
  /** Whether trading is the main activity; where nothing was said it is not. */
  readonly mainly_trading?: boolean;
  readonly ghanaian_spouse?: boolean;
  readonly activities?: readonly Activity[];
  readonly wants?: readonly Want[];
}

/** A rule for foreigners, with the statements to show. */
export interface ForeignRule {
  readonly id: string;
  readonly when: Condition;
  readonly statements: readonly StatementId[];
  /** Whether it is the minimum capital: it is told before everything else. */
  readonly capital?: true;
  /** Whether it is a step before or after the registration. */
  readonly step?: StepOrder;
  /** Default: the investment centre. */
  readonly authority?: string;
}

/** What a foreigner's plan has to fulfil, or may not do, whatever else is right about it: an answer tells it before all else. */
export const FOREIGN_LIMITS: ReadonlySet<StatementId> = new Set<StatementId>([
  'gipcCapital',
  'fgJoint',
  'fgWhole',
  'fgTrading',
  'fgMarket',
  'fgBranch',
]);

const ANY_FOREIGNER: readonly Foreign[] = ['owner', 'own_branch', 'former_ghanaian'];
const OWNER: readonly Foreign[] = ['owner'];
const FORMER: readonly Foreign[] = ['former_ghanaian'];
const INVESTORS: readonly Want[] = ['investors_or_shares', 'public_share_offer'];
/** The least share of a Ghanaian partner, in percent (Act 865 s.28). */
export const PARTNER = 10;

const REGISTRAR = 'Office of the Registrar of Companies';
const HEALTH = 'Health Facilities Regulatory Agency';

/** The rules for foreigners under Act 865, and what is reported of Act 1173. */
export const FOREIGN_RULES: readonly ForeignRule[] = [
  {
    id: 'share_unknown',
    when: { foreign: OWNER, ghanaian_share: 'unknown', mainly_trading: false },
    statements: ['gipcCapital'],
    capital: true,
  },
  {
    id: 'joint',
    when: { foreign: OWNER, ghanaian_share: { min: PARTNER }, mainly_trading: false },
    statements: ['fgJoint'],
    capital: true,
  },
  {
    id: 'wholly_foreign',
    when: { foreign: OWNER, ghanaian_share: { below: PARTNER }, mainly_trading: false },
    statements: ['fgWhole'],
    capital: true,
  },
  {
    id: 'trading',
    when: { foreign: OWNER, mainly_trading: true },
    statements: ['fgTrading', 'fgMarket', 'fgStall'],
    capital: true,
  },
  { id: 'branch', when: { foreign: ['own_branch'] }, statements: ['fgBranch'], capital: true },
  {
    id: 'former_ghanaian',
    when: { foreign: FORMER, without: 'owner' },
    statements: ['fgFormer'],
    capital: true,
  },
  { id: 'registration', when: { foreign: ANY_FOREIGNER }, statements: ['gipcRegister'], step: 'after' },
  {
    id: 'exempt',
    when: { foreign: OWNER, ghanaian_share: 'unknown', mainly_trading: false },
    statements: ['gipcExempt'],
  },
  // Where the exemptions are not told together; who runs the business has no portfolio investment.
  {
    id: 'portfolio',
    when: { foreign: OWNER, without: 'former_ghanaian', ghanaian_share: { min: 0 }, wants: INVESTORS },
    statements: ['fgPortfolio'],
  },
  {
    id: 'portfolio_trading',
    when: { foreign: OWNER, without: 'former_ghanaian', ghanaian_share: 'unknown', mainly_trading: true, wants: INVESTORS }, // prettier-ignore
    statements: ['fgPortfolio'],
  },
  // Beside the amount of another owner the exemption is told as one among the exemptions.
  { id: 'exempt_former', when: { foreign: OWNER, beside: 'former_ghanaian' }, statements: ['gipcExempt'] },
  { id: 'spouse', when: { foreign: OWNER, ghanaian_spouse: true }, statements: ['fgSpouse'] },
  {
    id: 'export',
    when: { foreign: ['owner', 'former_ghanaian'], activities: ['import_export', 'factory'] },
    statements: ['fgExport'],
  },
  { id: 'health', when: { foreign: OWNER, activities: ['clinic'] }, statements: ['fgHealth'], authority: HEALTH },
  { id: 'reported_act', when: { foreign: ANY_FOREIGNER }, statements: ['gipcChange'] },
  { id: 'reported_trading', when: { foreign: OWNER, mainly_trading: true }, statements: ['gipcNewCapital'] },
  { id: 'not_abolished', when: { foreign: OWNER, mainly_trading: false }, statements: ['gipcKept'] },
  { id: 'reported_former', when: { foreign: FORMER }, statements: ['gipcNewFormer'] },
  { id: 'fronting', when: { foreign: ['owner', 'former_ghanaian'] }, statements: ['fgFronting'] },
  {
    // Who trades is tempted to do it in a Ghanaian's name.
    id: 'hidden_owner',
    when: { foreign: ['owner', 'former_ghanaian'], mainly_trading: true },
    statements: ['coOwnersFalse'],
    authority: REGISTRAR,
  },
  { id: 'people', when: { foreign: OWNER }, statements: ['fgDirector'], authority: REGISTRAR },
];

/**
 * The facts as the rules for foreigners take them. A former Ghanaian is told apart from other foreigners only where several people
 * own it: of one owner, `former_ghanaian` says more exactly what `owner` says.
 */
const exactly = (facts: Facts): Facts =>
  facts.foreign?.includes('former_ghanaian') && facts.several_owners !== true && (facts.owners ?? 1) === 1
    ? { ...facts, foreign: facts.foreign.filter((one) => one !== 'owner') }
    : facts;

/** The rules whose conditions the facts meet; a fact that was not said meets none. */
export function foreignRulesFor(facts: Facts): ForeignRule[] {
  const exact = exactly(facts);
  return FOREIGN_RULES.filter(({ when }) => applies(when, exact));
}

/** The ids of {@link foreignRulesFor}: what a foreign owner is told changes with them. */
export const foreignRuleIds = (facts: Facts): string =>
  foreignRulesFor(facts)
    .map(({ id }) => id)
    .join();

function applies(when: Condition, facts: Facts): boolean {
  if (!when.foreign.some((value) => facts.foreign?.includes(value))) return false;
  if (when.beside !== undefined && !facts.foreign?.includes(when.beside)) return false;
  if (when.without !== undefined && facts.foreign?.includes(when.without)) return false;
  if (when.ghanaian_share !== undefined && !holds(when.ghanaian_share, facts.ghanaian_share)) return false;
  if (when.mainly_trading !== undefined && when.mainly_trading !== (facts.mainly_trading ?? false)) return false;
  if (when.ghanaian_spouse !== undefined && when.ghanaian_spouse !== facts.ghanaian_spouse) return false;
  if (when.wants !== undefined && !when.wants.some((value) => facts.wants?.includes(value))) return false;
  return when.activities === undefined || when.activities.some((value) => facts.activities?.includes(value));
}

function holds(range: NonNullable<Condition['ghanaian_share']>, share: number | undefined): boolean {
  if (share === undefined || range === 'unknown') return share === undefined && range === 'unknown';
  return 'min' in range ? share >= range.min : share < range.below;
}

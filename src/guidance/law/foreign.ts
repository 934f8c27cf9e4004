import type { Activity, Facts, Foreign } from '../facts.ts';
import type { StatementId } from './statements.ts';

/** When a rule for foreigners applies: every condition given here must be met by what was said. */
interface Condition {
  readonly foreign: readonly Foreign[];
  /** Percent held by Ghanaians: from `min`, below `below`, or not said. */
  readonly ghanaian_share?: { readonly min: number } | { readonly below: number } | 'unknown';
  /** Whether trading is the main activity; where nothing was said it is not. */
  readonly mainly_trading?: boolean;
  readonly ghanaian_spouse?: boolean;
  readonly activities?: readonly Activity[];
}

/** A rule for foreigners, with the statements to show. */
export interface ForeignRule {
  readonly id: string;
  readonly when: Condition;
  readonly statements: readonly StatementId[];
  /** Default: the investment centre. */
  readonly authority?: string;
}

const ANY_FOREIGNER: readonly Foreign[] = ['owner', 'own_branch', 'former_ghanaian'];
const OWNER: readonly Foreign[] = ['owner'];
/** The least share of a Ghanaian partner, in percent (Act 865 s.28). */
const PARTNER = 10;

const REGISTRAR = 'Office of the Registrar of Companies';
const HEALTH = 'Health Facilities Regulatory Agency';

/** The rules for foreigners under Act 865, and what is reported of Act 1173. */
export const FOREIGN_RULES: readonly ForeignRule[] = [
  { id: 'registration', when: { foreign: ANY_FOREIGNER }, statements: ['gipcRegister'] },
  {
    id: 'share_unknown',
    when: { foreign: OWNER, ghanaian_share: 'unknown', mainly_trading: false },
    statements: ['gipcCapital', 'gipcExempt'],
  },
  {
    id: 'joint',
    when: { foreign: OWNER, ghanaian_share: { min: PARTNER }, mainly_trading: false },
    statements: ['fgJoint'],
  },
  {
    id: 'wholly_foreign',
    when: { foreign: OWNER, ghanaian_share: { below: PARTNER }, mainly_trading: false },
    statements: ['fgWhole'],
  },
  { id: 'trading', when: { foreign: OWNER, mainly_trading: true }, statements: ['fgTrading', 'fgFronting'] },
  { id: 'spouse', when: { foreign: OWNER, ghanaian_spouse: true }, statements: ['fgSpouse'] },
  {
    id: 'former_ghanaian',
    when: { foreign: ['former_ghanaian'] },
    statements: ['fgFormer', 'gipcNewFormer', 'fgAbroad'],
  },
  {
    id: 'export',
    when: { foreign: OWNER, activities: ['import_export', 'factory'] },
    statements: ['fgExport'],
  },
  { id: 'health', when: { foreign: OWNER, activities: ['clinic'] }, statements: ['fgHealth'], authority: HEALTH },
  {
    id: 'reported_act',
    when: { foreign: ANY_FOREIGNER },
    statements: ['gipcChange', 'gipcNewCapital'],
  },
  { id: 'not_abolished', when: { foreign: OWNER }, statements: ['gipcKept'] },
  { id: 'people', when: { foreign: OWNER }, statements: ['fgDirector'], authority: REGISTRAR },
];

/** The rules whose conditions the facts meet; a fact that was not said meets none. */
export function foreignRulesFor(facts: Facts): ForeignRule[] {
  return FOREIGN_RULES.filter(({ when }) => applies(when, facts));
}

/** The ids of {@link foreignRulesFor}: what a foreign owner is told changes with them. */
export const foreignRuleIds = (facts: Facts): string =>
  foreignRulesFor(facts)
    .map(({ id }) => id)
    .join();

function applies(when: Condition, facts: Facts): boolean {
  if (!when.foreign.some((value) => facts.foreign?.includes(value))) return false;
  if (when.ghanaian_share !== undefined && !holds(when.ghanaian_share, facts.ghanaian_share)) return false;
  if (when.mainly_trading !== undefined && when.mainly_trading !== (facts.mainly_trading ?? false)) return false;
  if (when.ghanaian_spouse !== undefined && when.ghanaian_spouse !== facts.ghanaian_spouse) return false;
  return when.activities === undefined || when.activities.some((value) => facts.activities?.includes(value));
}

function holds(range: NonNullable<Condition['ghanaian_share']>, share: number | undefined): boolean {
  if (share === undefined || range === 'unknown') return share === undefined && range === 'unknown';
  return 'min' in range ? share >= range.min : share < range.below;
}

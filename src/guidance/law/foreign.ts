import { NOT_FOR_GAIN, type Activity, type Facts, type Foreign, type Want } from '../facts.ts';
import type { StepOrder } from './activities.ts';
import type { StatementId } from './statements.ts';

type Trading = 'yes' | 'no' | 'open';

/** When a rule for foreigners applies: every condition given here must be met by what was said. */
interface ForeignCondition {
  readonly foreign: readonly Foreign[];
  /** What must be there too, and what must not. */
  readonly beside?: Foreign;
  readonly without?: Foreign;
  /** Percent held by Ghanaians: from `min`, below `below`, or not said. */
  readonly ghanaian_share?: { readonly min: number } | { readonly below: number } | 'unknown';
  /** Whether trading is the main activity; it is open where nothing was said. */
  readonly trading?: readonly Trading[];
  readonly ghanaian_spouse?: boolean;
  readonly activities?: readonly Activity[];
  readonly wants?: readonly Want[];
  /** Of which bodies it is told; absent if that is only those for gain, which the law on investment speaks of. */
  readonly of?: 'all' | 'not_for_gain';
}

/** A rule for foreigners, with the statements to show. */
export interface ForeignRule {
  readonly id: string;
  readonly when: ForeignCondition;
  readonly statements: readonly StatementId[];
  /** Whether it is the minimum capital: it is told before everything else. */
  readonly capital?: true;
  /** Whether it is a step before or after the registration. */
  readonly step?: StepOrder;
  /** Default: the investment centre. */
  readonly authority?: string;
}

/** What a foreigner's plan has to fulfil, or may not do, whatever else is right about it: an answer tells it before all else. */
export const FOREIGN_LIMITS: ReadonlyMap<StatementId, Capital | undefined> = new Map([
  ['gipcCapital', { least: 200_000, most: 1_000_000 }],
  ['fgJointOrWhole', { least: 200_000, most: 500_000 }],
  ['fgJoint', { least: 200_000, most: 200_000 }],
  ['fgWhole', { least: 500_000, most: 500_000 }],
  ['fgTrading', { least: 1_000_000, most: 1_000_000 }],
  ['fgTradingIf', { least: 1_000_000, most: 1_000_000 }],
  ['fgMarket', undefined],
  // What a newer Act is reported to ask stands beside the sum of the older one.
  ['gipcNewCapital', undefined],
  // A marriage frees from the sum only on conditions.
  ['fgSpouse', undefined],
  // Whether a branch needs it was not found.
  ['fgBranch', undefined],
  ['fgBranchTrading', undefined],
  ['fgBranchOpen', undefined],
  ['fgNotForGain', undefined],
]);

/** The minimum foreign capital that a rule asks, in US dollars: more than one sum where it depends on what was not said. */
export interface Capital {
  readonly least: number;
  readonly most: number;
}

const ANY_FOREIGNER: readonly Foreign[] = ['owner', 'own_branch', 'former_ghanaian'];
const OWNER: readonly Foreign[] = ['owner'];
const FORMER: readonly Foreign[] = ['former_ghanaian'];
const BRANCH: readonly Foreign[] = ['own_branch'];
const INVESTORS: readonly Want[] = ['investors_or_shares', 'public_share_offer'];
/** The least share of a Ghanaian partner, in percent (Act 865 s.28). */
export const PARTNER = 10;

const REGISTRAR = 'Office of the Registrar of Companies';
const INTERIOR = 'Ministry of the Interior';
const REVENUE = 'Ghana Revenue Authority';
const HEALTH = 'Health Facilities Regulatory Agency';

const TRADES: readonly Trading[] = ['yes'];
const MAKES: readonly Trading[] = ['no'];
const OPEN: readonly Trading[] = ['open'];
const NOT_SAID_TO_TRADE: readonly Trading[] = ['no', 'open'];
const NOT_SAID = 'unknown';
const SAID = { min: 0 } as const;

/** Who exports may be free of the minimum: it is told beside the amounts, unless all the exemptions are. */
const EXPORT = { statements: ['fgExport'], capital: true } as const;
const EXPORTS: readonly Activity[] = ['import_export', 'factory'];

/** The rules for foreigners under Act 865, and what is reported of Act 1173. The amounts stand first, with what is free of them. */
export const FOREIGN_RULES: readonly ForeignRule[] = [
  {
    id: 'share_unknown',
    when: { foreign: OWNER, ghanaian_share: NOT_SAID, trading: OPEN },
    statements: ['gipcCapital'],
    capital: true,
  },
  {
    id: 'share_unknown_no_trade',
    when: { foreign: OWNER, ghanaian_share: NOT_SAID, trading: MAKES },
    statements: ['fgJointOrWhole'],
    capital: true,
  },
  {
    id: 'joint',
    when: { foreign: OWNER, ghanaian_share: { min: PARTNER }, trading: NOT_SAID_TO_TRADE },
    statements: ['fgJoint'],
    capital: true,
  },
  {
    id: 'wholly_foreign',
    when: { foreign: OWNER, ghanaian_share: { below: PARTNER }, trading: NOT_SAID_TO_TRADE },
    statements: ['fgWhole'],
    capital: true,
  },
  {
    // Partners come and go: what their share decides is told whatever it is.
    id: 'other_share',
    when: { foreign: OWNER, ghanaian_share: SAID, trading: NOT_SAID_TO_TRADE },
    statements: ['fgOtherShare'],
  },
  {
    id: 'perhaps_trading',
    when: { foreign: OWNER, ghanaian_share: SAID, trading: OPEN },
    statements: ['fgTradingIf'],
    capital: true,
  },
  {
    // Who says that trade is not the main work, but brings in goods, is near to it.
    id: 'near_trading',
    when: { foreign: OWNER, trading: MAKES, activities: ['import_export'] },
    statements: ['fgTradingIf'],
    capital: true,
  },
  { id: 'trading', when: { foreign: OWNER, trading: TRADES }, statements: ['fgTrading', 'fgMarket'], capital: true },
  { id: 'branch', when: { foreign: BRANCH, trading: MAKES }, statements: ['fgBranch'], capital: true },
  { id: 'branch_trading', when: { foreign: BRANCH, trading: TRADES }, statements: ['fgBranchTrading'], capital: true },
  { id: 'branch_open', when: { foreign: BRANCH, trading: OPEN }, statements: ['fgBranchOpen'], capital: true },
  {
    id: 'former_ghanaian',
    when: { foreign: FORMER, without: 'owner' },
    statements: ['fgFormer'],
    capital: true,
  },
  {
    id: 'not_for_gain',
    when: { foreign: ANY_FOREIGNER, of: 'not_for_gain' },
    statements: ['fgNotForGain'],
    capital: true,
  },
  { id: 'export', when: { foreign: OWNER, ghanaian_share: SAID, activities: EXPORTS }, ...EXPORT },
  {
    id: 'export_trading',
    when: { foreign: OWNER, ghanaian_share: NOT_SAID, trading: TRADES, activities: EXPORTS },
    ...EXPORT,
  },
  { id: 'export_branch', when: { foreign: BRANCH, activities: EXPORTS }, ...EXPORT },
  { id: 'export_former', when: { foreign: FORMER, without: 'owner', activities: EXPORTS }, ...EXPORT },
  {
    id: 'exempt',
    when: { foreign: OWNER, ghanaian_share: NOT_SAID, trading: NOT_SAID_TO_TRADE },
    statements: ['gipcExempt'],
    capital: true,
  },
  { id: 'registration', when: { foreign: ANY_FOREIGNER }, statements: ['gipcRegister', 'fgPapers'], step: 'after' },
  { id: 'exempt_trading', when: { foreign: OWNER, trading: TRADES }, statements: ['gipcExempt'] },
  // Where the exemptions are not told together; who runs the business has no portfolio investment.
  {
    id: 'portfolio',
    when: { foreign: OWNER, without: 'former_ghanaian', ghanaian_share: SAID, wants: INVESTORS },
    statements: ['fgPortfolio'],
  },
  {
    id: 'portfolio_trading',
    when: { foreign: OWNER, without: 'former_ghanaian', ghanaian_share: NOT_SAID, trading: TRADES, wants: INVESTORS }, // prettier-ignore
    statements: ['fgPortfolio'],
  },
  // Beside the amount of another owner the exemption is told as one among the exemptions.
  { id: 'exempt_former', when: { foreign: OWNER, beside: 'former_ghanaian' }, statements: ['gipcExempt'] },
  { id: 'spouse', when: { foreign: OWNER, ghanaian_spouse: true }, statements: ['fgSpouse'], capital: true },
  {
    id: 'health',
    when: { foreign: ['owner', 'former_ghanaian'], activities: ['clinic'] },
    statements: ['fgHealth'],
    authority: HEALTH,
  },
  { id: 'reported_trading', when: { foreign: OWNER, trading: TRADES }, statements: ['gipcNewCapital'], capital: true },
  { id: 'not_abolished', when: { foreign: OWNER, trading: NOT_SAID_TO_TRADE }, statements: ['gipcKept'] },
  { id: 'reported_branch', when: { foreign: BRANCH, without: 'owner' }, statements: ['gipcChange'] },
  { id: 'reported_former', when: { foreign: FORMER, without: 'owner' }, statements: ['gipcNewFormer'] },
  { id: 'reported_former_too', when: { foreign: FORMER, beside: 'owner' }, statements: ['gipcFormerToo'] },
  // Whoever counts on a Ghanaian's share reads what it does not change.
  { id: 'mixed', when: { foreign: OWNER, ghanaian_share: { min: PARTNER } }, statements: ['fgGhanaian'] },
  { id: 'mixed_former', when: { foreign: OWNER, beside: 'former_ghanaian' }, statements: ['fgGhanaian'] },
  { id: 'fronting', when: { foreign: ['owner', 'former_ghanaian'] }, statements: ['fgFronting', 'fgLoan'] },
  {
    id: 'hidden_owner',
    // Who trades is tempted to do it in a Ghanaian's name.
    when: { foreign: ['owner', 'former_ghanaian'], trading: TRADES },
    statements: ['coOwnersHidden'],
    authority: REGISTRAR,
  },
  {
    id: 'citizenship',
    when: { foreign: FORMER, of: 'all' },
    statements: ['fgCitizenship', 'fgCitizenship97', 'fgCitizenshipFee'],
    authority: INTERIOR,
  },
  // What citizenship that is taken up again would change.
  { id: 'citizens', when: { foreign: FORMER, of: 'all' }, statements: ['fgAbroad'] },
  { id: 'branch_or_company', when: { foreign: BRANCH }, statements: ['exOrCompany'], authority: REGISTRAR },
  { id: 'taxis', when: { foreign: ANY_FOREIGNER, activities: ['transport'] }, statements: ['ghTaxi'] },
  { id: 'permit', when: { foreign: ['owner', 'own_branch'] }, statements: ['fgPermit'], step: 'after' },
  { id: 'tax', when: { foreign: ['owner', 'former_ghanaian'], of: 'all' }, statements: ['fgTax'], authority: REVENUE },
  // A branch has no stated capital of its own.
  { id: 'duty', when: { foreign: ['owner', 'former_ghanaian'], without: 'own_branch' }, statements: ['fgDuty'], authority: REGISTRAR }, // prettier-ignore
  { id: 'people', when: { foreign: ['owner', 'former_ghanaian'], of: 'all' }, statements: ['fgDirector', 'fgIdentity'], authority: REGISTRAR }, // prettier-ignore
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
  if (!facts.foreign?.some((one) => ANY_FOREIGNER.includes(one))) return [];
  const exact = exactly(facts);
  return FOREIGN_RULES.filter(({ when }) => applies(when, exact));
}

/** The ids of {@link foreignRulesFor}: what a foreign owner is told changes with them. */
export const foreignRuleIds = (facts: Facts): string =>
  foreignRulesFor(facts)
    .map(({ id }) => id)
    .join();

const isForGain = ({ body }: Facts): boolean => body === undefined || !NOT_FOR_GAIN.includes(body);

function applies(when: ForeignCondition, facts: Facts): boolean {
  if (when.of !== 'all' && (when.of === 'not_for_gain') === isForGain(facts)) return false;
  if (!when.foreign.some((value) => facts.foreign?.includes(value))) return false;
  if (when.beside !== undefined && !facts.foreign?.includes(when.beside)) return false;
  if (when.without !== undefined && facts.foreign?.includes(when.without)) return false;
  if (when.ghanaian_share !== undefined && !holds(when.ghanaian_share, facts.ghanaian_share)) return false;
  if (when.trading !== undefined && !when.trading.includes(tradingOf(facts))) return false;
  if (when.ghanaian_spouse !== undefined && when.ghanaian_spouse !== facts.ghanaian_spouse) return false;
  if (when.wants !== undefined && !when.wants.some((value) => facts.wants?.includes(value))) return false;
  return when.activities === undefined || when.activities.some((value) => facts.activities?.includes(value));
}

const tradingOf = ({ mainly_trading }: Facts): Trading =>
  mainly_trading === undefined ? 'open' : mainly_trading ? 'yes' : 'no';

function holds(range: NonNullable<ForeignCondition['ghanaian_share']>, share: number | undefined): boolean {
  if (share === undefined || range === 'unknown') return share === undefined && range === 'unknown';
  return 'min' in range ? share >= range.min : share < range.below;
}

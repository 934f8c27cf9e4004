import type { EntityId } from '../law/entity-ids.ts';
import { cite, say, type StatementId } from '../law/statements.ts';
import { LICENCES, LICENSED_TRADES, RESERVED_TRADES, type LicenceId } from '../law/licences.ts';
import { createMatcher, type Matcher } from '../reading/match.ts';
import { LAW, membersOf, type Case } from '../reading/rules.ts';
import type { Token } from '../reading/text.ts';

/** Something to know or to obtain before registering. */
export interface Caution {
  message: string;
  authority?: string;
  source: string;
}

const GIPC = 'Ghana Investment Promotion Centre';

let licensed: Matcher<LicenceId> | undefined;
let reserved: Matcher<'reserved'> | undefined;

function caution(fact: StatementId, authority?: string): Caution {
  return { message: say(fact), ...(authority === undefined ? {} : { authority }), source: cite(fact) };
}

/** Whether the word at a place names a customer or a landmark, not the founder's trade. */
function isSupplied(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= at - 3 && tokens[i]?.clause === tokens[at]!.clause; i--)
    if (/^(supply|supplies|supplying|serve|serves|near|opposite|behind|beside)$/.test(tokens[i]!.word)) return true;
  return false;
}

/** The cautions for these signals: licences first, then rules for foreign owners, then those of the entity type and the name. */
export function cautionsFor(input: Case, entity: EntityId): Caution[] {
  licensed ??= createMatcher(LICENSED_TRADES);
  reserved ??= createMatcher({ reserved: RESERVED_TRADES });
  const { reading } = input;
  const cautions: Caution[] = [];
  const needed = new Set<LicenceId>();
  for (const [tokens, denied] of [
    [reading.tokens, reading.denied],
    [reading.nameTokens, []],
  ] as const) {
    for (const hit of licensed.find(tokens, denied)) {
      if (hit.denied || (reading.mentioned[hit.from] === true && tokens === reading.tokens)) continue;
      // A word in a name is a licensed trade only if it is the trade of that name ("Bank Road Tailoring" is not a bank).
      if (tokens === reading.nameTokens && hit.to < tokens.length - 2) continue;
      // "supplies three filling stations": the trade of somebody else
      if (tokens === reading.tokens && isSupplied(tokens, hit.from)) continue;
      needed.add(hit.concept);
    }
  }
  if (needed.has('payments')) needed.delete('finance');
  if (reading.said.regulatedFinance.yes === 0 && reading.name?.finance !== true && entity !== 'cooperative_society')
    needed.delete('finance');
  if (needed.has('tertiary')) needed.delete('school');
  for (const id of Object.keys(LICENCES) as LicenceId[]) {
    if (needed.has(id)) cautions.push(caution(LICENCES[id].fact, LICENCES[id].authority));
  }
  if (entity === 'public_company_limited_by_shares')
    cautions.push(caution('liOffer', 'Securities and Exchange Commission'));

  const foreign = reading.foreignPerson || reading.foreignCompany || entity === 'external_company';
  if (foreign) {
    if (reserved.find(reading.tokens, reading.denied).some((hit) => !hit.denied))
      cautions.push(caution('gipcReserved', GIPC));
    cautions.push(
      caution('gipcRegister', GIPC),
      caution('gipcCapital', GIPC),
      caution('gipcExempt', GIPC),
      caution('gipcChange', GIPC),
    );
  }

  const giving = reading.said.charity.yes > 0 || input.expectsDonations === true;
  if (entity === 'company_limited_by_guarantee' && giving) {
    const secretariat = 'Non-Profit Organisation Secretariat';
    cautions.push(caution('npoLicence', secretariat), caution('npoFee', secretariat));
  }
  if (entity === 'company_limited_by_guarantee' && reading.name?.ending === 'ltd') cautions.push(caution('coEndings'));
  if (entity === 'cooperative_society') cautions.push(caution('csWhere', 'Department of Co-operatives'));
  if (entity === 'sole_proprietorship') {
    if (reading.name?.personal || reading.said.ownName.yes > 0) cautions.push(caution('bnOwnName'));
    if (reading.name?.ending === 'ltd') cautions.push(caution('bnNoLimited'));
  }
  const members = membersOf(input);
  if (entity === 'partnership' && members !== undefined && members > LAW.partnershipMax - 5)
    cautions.push(caution('ptLimits'));
  return cautions;
}

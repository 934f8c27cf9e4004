import type { StatementId } from '../law/statements.ts';

/**
 * The sentences that are not themselves facts: they join the user's own words, a sum of dates or a fact to advice. `rests` names
 * the facts behind a sentence; it is empty where nothing is claimed of the law. What stands in braces is filled in.
 */
export interface Wording {
  readonly text: string;
  readonly rests: readonly StatementId[];
}

export const WORDING = {
  // Recommendation
  because: { text: '{entity}, because of {signals}.', rests: [] },
  usualStart: {
    text: 'Nothing you gave points to partners, members or investors, so {entity} is the usual start.',
    rests: [],
  },
  ifSole: { text: 'If you own it alone and it stays small.', rests: ['bnWhat'] },
  ifPartners: { text: 'If two to twenty people own it together.', rests: ['ptWhat', 'ptLimits'] },
  ifShares: { text: 'If you want your own property kept apart from its debts, or investors.', rests: ['coLiability'] },
  ifPublic: {
    text: 'If the public is to buy its shares, or it has more than 50 members.',
    rests: ['plcWhat', 'coPrivate'],
  },
  ifGuarantee: { text: 'If nobody is to take a profit out of it.', rests: ['lbgWhat', 'lbgNoShares'] },
  ifUnlimited: { text: 'If the members want a company but no limit on what they answer for.', rests: ['ulWhat'] },
  ifExternal: { text: 'If a company that was formed abroad opens its own office here.', rests: ['exWhat'] },
  ifSecondName: { text: 'If it is a name for a company that you have already.', rests: ['sbnWhat'] },
  ifProfession: {
    text: 'If the members are qualified in one profession and the body certifies them.',
    rests: ['pbWhat'],
  },
  ifCooperative: { text: 'If the members trade or save through it.', rests: ['csWhat'] },
  ifTrustees: { text: 'If its trustees are to hold land or other property for it.', rests: ['itWhat'] },
  oneOrMore: {
    text: 'You gave a team of 1, but your words speak of more than one owner: correct whichever is wrong.',
    rests: [],
  },
  otherNumber: {
    text: 'You gave a team of {team}, but your words speak of {people}: the number in your words was used.',
    rests: [],
  },
  profitOrNot: {
    text: 'You speak both of no profit and of shares or dividends: one entity cannot have both.',
    rests: ['lbgNoShares'],
  },
  otherEnding: {
    text: 'The name ends as {entity} would: that name or this recommendation has to change.',
    rests: ['coEndings', 'bnNoLimited'],
  },
  nearlyAsWell: { text: 'What you gave fits {entity} nearly as well: answer the questions to settle it.', rests: [] },
  notHere: {
    text: 'Whether a political party is registered this way was not found in the sources read: ask before you apply.',
    rests: [],
  },
  // Questions
  askOwners: { text: 'How many people will own it or be its members (not counting workers)?', rests: [] },
  askProfit: { text: 'May the owners take the profit home, or does all of it go back into the purpose?', rests: [] },
  askSafety: {
    text: 'Do you want your house and savings kept apart from the debts of the business, or to sell shares to investors?',
    rests: [],
  },
  askTeam: { text: 'Do the team own the business with you, or do they work for you?', rests: [] },
  askDonations: { text: 'Will you ask the public for donations or grants?', rests: [] },
  askForeign: { text: 'Is any owner from outside Ghana, or is it a company that was formed abroad?', rests: [] },
  askExisting: { text: 'Is your company registered already, so that you only need another name for it?', rests: [] },
  askCorporate: { text: 'Is one of the partners a company?', rests: [] },
  askPublic: { text: 'Will the general public be invited to buy shares?', rests: [] },
  askLand: { text: 'Must trustees hold land or buildings for it in their own name?', rests: [] },
  askProfession: {
    text: 'Are the members trained in one profession, and will you examine or certify them?',
    rests: [],
  },
  askSurplus: {
    text: 'Will the members trade or save through it and share the surplus by how much each uses it?',
    rests: [],
  },
  askTwenty: { text: 'Is the team larger than twenty owners, or may it become so?', rests: [] },
  // Options
  suitsSole: { text: 'One person trading alone: a shop, a trade, a freelancer.', rests: ['bnWhat'] },
  suitsPartners: {
    text: 'Two to twenty people who trade together and trust each other.',
    rests: ['ptWhat', 'ptLimits'],
  },
  suitsShares: {
    text: 'A business with owners who want their own property safe, investors, or room to grow.',
    rests: ['coLiability', 'coPrivate'],
  },
  suitsPublic: {
    text: 'A company that sells shares to the public or lists on the stock exchange.',
    rests: ['plcWhat'],
  },
  suitsGuarantee: {
    text: 'A church, mosque, NGO, foundation, association, union, club or school that is not for profit.',
    rests: ['lbgUses', 'lbgWhat'],
  },
  suitsUnlimited: {
    text: 'A professional firm that wants a company but whose members stand behind its debts.',
    rests: ['ulWhat', 'ulUses'],
  },
  suitsExternal: { text: 'A company formed abroad that opens a branch or office in Ghana.', rests: ['exWhat'] },
  suitsSecondName: { text: 'A registered company that wants a second trading name.', rests: ['sbnWhat'] },
  suitsProfession: { text: 'Fifty or more trained and qualified members of one profession.', rests: ['pbWhat'] },
  suitsCooperative: { text: 'Ten or more farmers, savers, drivers or traders who work as one.', rests: ['csWhat'] },
  suitsTrustees: { text: 'A church, school or charity whose trustees must hold its land.', rests: ['itWhat'] },
  lawSole: { text: 'Registration of Business Names Act, 1962 (Act 151)', rests: ['bnWhat'] },
  lawPartners: { text: 'Incorporated Private Partnerships Act, 1962 (Act 152)', rests: ['ptWhat'] },
  lawShares: { text: 'Companies Act, 2019 (Act 992), s.7', rests: ['coLiability'] },
  lawPublic: { text: 'Companies Act, 2019 (Act 992), s.7(7)', rests: ['plcWhat'] },
  lawGuarantee: { text: 'Companies Act, 2019 (Act 992), ss.7-8', rests: ['lbgUses'] },
  lawUnlimited: { text: 'Companies Act, 2019 (Act 992), s.7', rests: ['ulWhat'] },
  lawExternal: { text: 'Companies Act, 2019 (Act 992), ss.329-341', rests: ['exWhat'] },
  lawSecondName: { text: 'Registration of Business Names Act, 1962 (Act 151), s.1', rests: ['sbnWhat'] },
  lawProfession: { text: 'Professional Bodies Registration Act, 1973 (NRCD 143)', rests: ['pbWhat'] },
  lawCooperative: { text: 'Co-operative Societies Decree, 1968 (NLCD 252)', rests: ['csWhat'] },
  lawTrustees: { text: 'Trustees (Incorporation) Act, 1962 (Act 106)', rests: ['itWhat'] },
  atOrc: { text: 'Office of the Registrar of Companies (ORC)', rests: ['orcSteps'] },
  atCooperatives: { text: 'Department of Co-operatives', rests: ['csWhere'] },
  atMinister: { text: 'The Minister, under Act 106', rests: ['itWhat'] },
  liabilityOwner: {
    text: 'It is only a name: the company that owns it answers for what is done under it.',
    rests: ['sbnOwner'],
  },
  liabilityHome: {
    text: 'It is the company from abroad itself: the law of its own country says what its members answer for.',
    rests: ['exWhat'],
  },
  liabilityNotRead: {
    text: 'What its members answer for is not stated in the sources read: ask the office that registers it.',
    rests: [],
  },
  feeNotFound: { text: 'No dated official fee for registering it was found: ask the office for today’s.', rests: [] },
  nobodyRead: { text: 'No source that was read gives the day on which it owes something every year.', rests: [] },
} as const satisfies Record<string, Wording>;

/** A key of {@link WORDING}. */
export type WordingId = keyof typeof WORDING;

/** A sentence with its braces filled. */
export function fill(id: WordingId, values: Readonly<Record<string, string | number>> = {}): string {
  return WORDING[id].text.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));
}

/** Whether an id is of a sentence here and not of a fact: the two tables share no key. */
export function isWording(id: string): id is WordingId {
  return Object.hasOwn(WORDING, id);
}

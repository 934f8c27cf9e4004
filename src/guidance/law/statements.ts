import { SOURCES, type Source, type SourceId } from './sources.ts';

/**
 * A statement that answers may show to a user. `H`: from the law or the office concerned. `M`: practice, or one second-hand source,
 * and the wording says so ("usually", "in practice"). Less certain statements have no row, so no answer makes them.
 */
export interface Statement {
  readonly value: string;
  readonly source: SourceId;
  /** The section or the part of the source. */
  readonly section?: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; the day of reading if `undated`. */
  readonly as_of: string;
  readonly undated?: true;
  readonly confidence: 'H' | 'M';
}

/** A row with the date of its source. */
function row(confidence: 'H' | 'M', source: SourceId, section: string, value: string): Statement {
  const from: Source = SOURCES[source];
  return {
    value,
    source,
    ...(section === '' ? {} : { section }),
    as_of: from.date,
    ...(from.undated ? { undated: true } : {}),
    confidence,
  };
}

const H = (source: SourceId, section: string, value: string): Statement => row('H', source, section, value);
const M = (source: SourceId, section: string, value: string): Statement => row('M', source, section, value);

export const STATEMENTS = {
  // Business names
  bnWhat: H(
    'act151',
    's.1',
    'A business name is one person trading under a name that is not just their own surname with their first names or initials.',
  ),
  bnOwnName: H(
    'act151',
    's.1',
    'A person who trades under exactly their own surname, with their true first names or initials, does not have to register a business name; with any added word, such as Enterprise, they do.',
  ),
  bnLiability: H(
    'doelegists',
    '',
    'The owner and the business are one in law: the owner pays its debts out of his or her own pocket if need be.',
  ),
  bnForm: M('orcReRegistration', 'Form A', 'An individual usually uses Form A.'),
  bnParticulars: H(
    'act151',
    's.2',
    'The statement gives the business name, the nature of the business, its principal and other places, and the owner’s names, nationality, residence and other occupation.',
  ),
  bnNoLimited: H(
    'act992',
    's.346',
    'A name that is not a company’s may not contain Incorporated or Corporation, nor end in Limited or Ltd.',
  ),
  bnFinance: M(
    'clinton',
    '',
    'In practice a sole proprietorship is not accepted for finance, banking or communications.',
  ),
  bnForeigner: M(
    'act865',
    'ss.24-28',
    'In practice a person who is not a Ghanaian does not use a business name: an enterprise with foreign owners is incorporated first and then registered with the Ghana Investment Promotion Centre (GIPC).',
  ),
  bnRenew: H(
    'act151',
    's.5A',
    'A business name is renewed every year; one that is not renewed lapses, and the Registrar may remove it from the register.',
  ),
  sbnWhat: H(
    'act151',
    's.1',
    'A company that trades under a name other than its own corporate name registers that name.',
  ),
  sbnOwner: H('gna2308', '', 'A subsidiary business name is a business name owned by a company instead of a person.'),
  sbnForm: M(
    'orcReRegistration',
    'Form C',
    'A company usually uses Form C, with its own certificate of incorporation.',
  ),
  // Partnerships
  ptWhat: H(
    'act152',
    's.3(1)',
    'A partnership is two or more individuals carrying on a business together to make a profit.',
  ),
  ptLimits: H(
    'act152',
    's.4',
    'A partnership with more than twenty persons, or with a company as a member, may not be registered.',
  ),
  ptTwenty: H(
    'act992',
    's.3',
    'More than twenty persons who trade together for gain must be a registered company, unless another law lets them form something else.',
  ),
  ptFirm: H('act152', 's.12', 'A registered partnership is a body in law of its own.'),
  ptLiability: M('act152', 's.16', 'The partners usually still answer, each for the whole, for the firm’s debts.'),
  ptAgreement: M(
    'superlaw',
    '',
    'A partnership is usually registered by delivering an agreement signed by all the partners.',
  ),
  ptFamily: H('act152', 's.3(2)', 'Owning property together, or as a family, does not by itself make a partnership.'),
  ptForm: M(
    'orcReRegistration',
    'Form A (partnership)',
    'Partnerships usually use Form A (partnership), with the Ghana Card of every partner.',
  ),
  ptRenew: H(
    'act152',
    's.8',
    'Once in every year the partners deliver a statement that renews the partnership’s registration.',
  ),
  // Companies
  coOne: H('act992', 's.6', 'One or more persons may form a company.'),
  coPrivate: H(
    'act992',
    's.7(5)',
    'A private company restricts the transfer of its shares, has at most 50 members and debenture holders (workers not counted), and may not invite the public to buy shares or deposit money.',
  ),
  coLiability: H('act992', 's.7', 'The members’ liability ends at what is unpaid on their shares.'),
  coDirectors: H(
    'act992',
    's.171',
    'At least two directors, one of them ordinarily resident in Ghana; a company cannot be a director.',
  ),
  coSecretary: H('act992', 's.211', 'A qualified company secretary.'),
  coAuditor: H('act992', 'ss.13(2), 138', 'A licensed auditor who has consented to act.'),
  coOwners: H(
    'act992',
    'ss.13(2), 373',
    'The particulars of the beneficial owners: the real people behind the company.',
  ),
  coApplication: H(
    'act992',
    's.13(2)',
    'An application with the type, name and business, the registered office with telephone and box or digital address, and the subscribers.',
  ),
  coForms: H(
    'molaw2103',
    '',
    'Form 3, with forms 26A (director), 26B (secretary) and 26C (statutory declaration) and the beneficial ownership form.',
  ),
  coConstitution: H('act992', 's.23', 'A constitution is optional.'),
  coCapital: H('act992', '', 'Act 992 itself sets no minimum capital for a wholly Ghanaian company.'),
  coStamp: H('talks2011', '', 'Stamp duty of 0.5 % of the stated capital is paid.'),
  coEndings: H('act992', 's.21(1)', 'The name ends as its kind demands: LTD, PLC, LBG, PRUC or PUC.'),
  coReturn: H('act992', 's.126', 'A company files an annual return at least once in every year.'),
  plcWhat: H(
    'act992',
    's.7(7)',
    'Every company that is not private is public: only a public company may invite the public to buy its shares.',
  ),
  lbgWhat: H(
    'act992',
    's.8(1)',
    'A company limited by guarantee is not for profit, other than profit used to further its objects.',
  ),
  lbgNoShares: H(
    'act992',
    'ss.7(8), 75',
    'A company limited by guarantee has no shares, and it may never pay its members a dividend or share its assets among them.',
  ),
  lbgGuarantee: H('act992', 'ss.7(2), 8(3)', 'Each member guarantees a stated amount, payable if it is wound up.'),
  lbgUses: H(
    'gna2308',
    '',
    'Churches, schools, associations, unions, NGOs, foundations and clubs register as companies limited by guarantee.',
  ),
  lbgOver50: H('act992', 's.7(7)', 'With more than 50 members it is a public company limited by guarantee.'),
  lbgForm: H(
    'orcLbg',
    '',
    'The Form B set, with a consent letter of a licensed chartered accountant and statutory declarations of at least two directors.',
  ),
  ulWhat: H('act992', 's.7', 'An unlimited company has shares, but nothing limits its members’ liability.'),
  ulUses: M('swiftlaw', '', 'An unlimited company is usually chosen by professional firms, such as law firms.'),
  // External companies
  exWhat: H(
    'act992',
    's.329',
    'A body corporate formed outside Ghana that has an established place of business in Ghana, such as a branch, an office, a factory or a mine, registers as an external company.',
  ),
  exSubsidiary: H(
    'act992',
    's.329',
    'Having a Ghanaian subsidiary, or dealing through a genuine agent, does not by itself make a foreign company an external company.',
  ),
  exMonth: H(
    'act992',
    's.330',
    'Within one month of opening: certified constitution and certificate of incorporation, and a notarised statement with the local manager, a process agent, the places of business and the beneficial owners.',
  ),
  exAccounts: H(
    'act992',
    's.334',
    'An external company files its financial statements once a year, at most 15 months apart, in English.',
  ),
  exDefault: H(
    'act992',
    's.341',
    'An external company in default owes penalties, and it cannot enforce the contracts it made meanwhile.',
  ),
  // Professional bodies
  pbWhat: H(
    'orcBodies',
    '',
    'A professional body is a corporate body of trained and qualified members of a profession, at least 50 of them unless the President dispenses with it.',
  ),
  pbNeeds: H(
    'orcBodies',
    '',
    'Form A for professional bodies, the constitution, the list of members with qualifications and addresses, and an auditor’s consent letter.',
  ),
  pbAct: M(
    'orcBodiesList',
    '',
    'Professional bodies are usually cited as registered under the Professional Bodies Registration Act, 1973 (NRCD 143).',
  ),
  pbRenew: H(
    'graphic2306',
    '',
    'The certificates of a professional body’s members lapse each calendar year; they are renewed by 31 January.',
  ),
  // Co-operatives and trustees
  csWhat: H(
    'nlcd252',
    'para. 3',
    'A co-operative society has at least ten qualified persons who live or hold land in its area of operations.',
  ),
  csWhere: H(
    'coops',
    '',
    'Co-operatives are registered by the Department of Co-operatives, not by the Office of the Registrar of Companies.',
  ),
  csCredit: M('coops4dev', '', 'Credit unions are usually co-operatives under their own regulations (2015).'),
  csLiability: H(
    'coops',
    '',
    'A group that promotes its members’ economic interest may be registered as a co-operative with limited liability.',
  ),
  csAudit: H(
    'coops',
    '',
    'The Registrar of Co-operatives audits the accounts of every registered co-operative, or has them audited, at least once a year.',
  ),
  csBylaws: H(
    'nlcd252',
    'para. 34',
    'Its bye-laws define the area of operations in which its members must live or hold land.',
  ),
  itConditions: H(
    'act106',
    's.1(3)',
    'The Minister may set conditions in the certificate: who the trustees may be and how many, how new ones are appointed, the seal, and how much land they may hold for what.',
  ),
  ulConstitution: H('rgdKey', '', 'An unlimited company needs a constitution; for other companies it is optional.'),
  itWhat: H(
    'act106',
    's.1',
    'The trustees of a voluntary body for a religious, educational, literary, scientific, sports, social or charitable purpose may apply to the Minister for a certificate that makes them a body corporate, able to hold land for it.',
  ),
  // Who registers
  orcReserve: H('act992', 's.22(3)', 'A company’s name can be reserved for two months, and once more for two months.'),
  orcSearch: M('report', '', 'Searching for a name online is usually free.'),
  orcSteps: M(
    'yellowpages',
    '',
    'Usual steps: search the name, fill in and sign the forms, open an account on the ORC portal, create the entity, upload the forms, pay online, and wait for the message and the certificate.',
  ),
  ptCard: M(
    'orcReRegistration',
    '',
    'The ORC usually asks for the Ghana Card of each owner and the GhanaPost digital address of the place of business.',
  ),
  elfList: H(
    'elf',
    '',
    'ISO 20275 codes: 4HD1 sole proprietorship, WP5I partnership, XWPT subsidiary business name, 56NA private limited by shares, VBJW public limited company, J5RC private and W9ZD public limited by guarantee, I0X7 private and PH5T public unlimited company, T69Z external company.',
  ),
  // Foreign owners
  gipcRegister: H(
    'act865',
    'ss.24-25',
    'An enterprise with foreign participation registers with the Ghana Investment Promotion Centre (GIPC) after incorporation and before it begins, and renews every two years.',
  ),
  gipcReserved: H(
    'act865',
    's.27',
    'Reserved to Ghanaians: selling in a market, petty trading, hawking and stalls; taxis and car hire with fewer than 25 vehicles; beauty salons and barber shops; recharge scratch cards; exercise books and basic stationery; retail of finished pharmaceuticals; sachet water; pool betting and lotteries other than football pools.',
  ),
  gipcCapital: H(
    'act865',
    's.28',
    'Minimum foreign capital under Act 865: US$200,000 with a Ghanaian partner holding at least 10 %, US$500,000 wholly foreign, US$1,000,000 and at least 20 skilled Ghanaians for trading in imported goods or services.',
  ),
  gipcChange: H(
    'modernghana2508',
    '',
    'The government announced in August 2025 that these minimums are to be removed; no new Act was found, so confirm with GIPC.',
  ),
  gipcExempt: H(
    'act865',
    's.28(5)-(6)',
    'Export trading, manufacturing, portfolio investment and some foreign spouses are exempt from the minimum.',
  ),
  // Non-profits
  npoLicence: H(
    'ghtimesNpo',
    '',
    'An NGO first incorporates as a company limited by guarantee and then applies to the Non-Profit Organisation Secretariat for its licence.',
  ),
  npoFee: M(
    'scribe2503',
    '',
    'The licence fee was usually given as GH¢1,200 for a local and US$1,500 for a foreign organisation.',
  ),
  // Renewal of business names
  rnCalendar: H(
    'gna2302',
    '',
    'The Registrar said in February 2023 that a business name which is not renewed within three months after the year has ended is open to anybody who wants it.',
  ),
  rnDeadline: H(
    'guardian2510',
    '',
    'The latest deadline that the Registrar announced, for those whose year ends on 31 December, is 30 April 2026.',
  ),
  rnDeadlineBefore: H('independent2506', '', 'The deadline announced before that was 30 June 2025.'),
  rnExpiry: M('orgId', '', 'The Registrar’s name search usually shows an expiry date for each business.'),
  rnForm: H('li982', 'reg. 5', 'The form for renewing a business name is Form F, the annual renewal form.'),
  rnLapse: H(
    'ghanaweb2302',
    's.5A(2)',
    'A business name that is not renewed lapses, and the Registrar may remove it from the register.',
  ),
  rnScale: H(
    'times2412',
    '',
    'In December 2024 the Registrar said that over 500,000 business names and 5,000 companies were to be removed.',
  ),
  rnArrears: M(
    'gold',
    '',
    'Every year that was missed usually has to be paid as well before the business is in good standing.',
  ),
  rnFirstYear: M(
    'wikiprocedure',
    '',
    'A business name is usually renewed for every year, and no audited accounts are asked for.',
  ),
  rnDial: H(
    'gna2308',
    '',
    'For a sole proprietor’s business name: dial *222#, choose the Registrar’s services, and pay with mobile money through ghana.gov.gh.',
  ),
  rnBank: H(
    'gna2308',
    '',
    'Otherwise go to an ORC office, or pay at its in-house Fidelity Bank, with the annual renewal form and the receipt of the last renewal.',
  ),
  rnAgents: H(
    'gna2302',
    '',
    'Do not pay an agent, and do not send mobile money to a person: the ORC has no mobile money account of its own.',
  ),
  rnReRegister: H(
    'orcReRegistration',
    '',
    'Whoever registered before 5 December 2011 must also re-register once, free of charge, to be in good standing.',
  ),
  ptStatement: H(
    'peacefm1607',
    '',
    'The partners deliver the yearly statement in the prescribed form to the Registrar.',
  ),
  // Annual returns
  coFirst: H(
    'act992',
    's.126(2)',
    'The first annual return is not due in the year of incorporation, nor in a year that ends less than 18 months after it.',
  ),
  coAccounts: H(
    'act992',
    's.128',
    'The first accounts go to the members within 18 months of incorporation, then every calendar year at most 15 months apart.',
  ),
  coDays: H(
    'act992',
    's.126(3)',
    'The return is complete within 36 days of sending the accounts to the members, signed by a director and the secretary, who are two different people.',
  ),
  coAnnex: H(
    'act992',
    's.298',
    'A private company adds its financial statements with the directors’ and auditors’ reports, and certificates that it has at most 50 members and invited no public money.',
  ),
  coOwnersReturn: H('act992', 's.126(1)', 'The return names every member and every beneficial owner.'),
  coPenalty: H(
    'act992',
    's.126(7)',
    'A late return costs the company and every officer 25 penalty units for each day.',
  ),
  coFlat: H(
    'guardian2510',
    '',
    'In practice the Registrar announced flat penalties: GH¢1,000 for one to four years, GH¢2,000 for five years or more.',
  ),
  coStrike: H(
    'act992',
    's.289',
    'After notices the Registrar may strike the company off; a court can restore it within 12 years, and the directors stay liable.',
  ),
  coName: H('act992', 's.21(3)', 'Nobody may take the name of a dissolved company for five years.'),
  // External companies and professional bodies
  exGroup: M('primenews2211', '', 'In practice the Registrar asks an external company for its group accounts.'),
  exNotify: H('act992', 's.334', 'The statements are in English, or translated into it.'),
  pbMembers: H('orcBodies', '', 'A professional body files its annual return and renews its members’ certificates.'),
  // Licences to get first
  liFinance: M(
    'clinton',
    '',
    'Banking, lending, savings, microfinance and currency exchange usually need the Bank of Ghana’s licence first, and a company to hold it.',
  ),
  liPayments: H(
    'act987',
    'ss.8-9',
    'A payment service needs a licence of the Bank of Ghana, given to a company that a Ghanaian owns at least 30 % of.',
  ),
  liInsurance: H(
    'act1061',
    '',
    'Carrying on insurance business without a licence of the National Insurance Commission (NIC) is an offence.',
  ),
  liSecurities: H(
    'act929',
    's.3',
    'Fund managers, investment advisers, broker-dealers, venture capital funds and exchanges are licensed by the Securities and Exchange Commission (SEC).',
  ),
  liOffer: M(
    'act929',
    '',
    'An offer of shares to the public usually needs the approval of the Securities and Exchange Commission (SEC) first.',
  ),
  liPensions: M(
    'clinton',
    '',
    'Pension business usually needs the licence of the National Pensions Regulatory Authority (NPRA) first.',
  ),
  liSchool: H(
    'nasia',
    '',
    'A school below tertiary level needs the National Schools Inspectorate Authority’s (NaSIA) authorisation before it opens.',
  ),
  liTertiary: H(
    'gtec',
    '',
    'A university or other tertiary institution may not operate without accreditation by the Ghana Tertiary Education Commission (GTEC).',
  ),
  liHealth: H(
    'hefra',
    '',
    'A clinic, hospital, maternity home, laboratory or the like needs a licence of the Health Facilities Regulatory Agency (HeFRA) to operate.',
  ),
  liPharmacy: H(
    'pharmacy',
    '',
    'A pharmacy or a chemical shop needs a licence of the Pharmacy Council, and a pharmacy a pharmacist.',
  ),
  liFood: H(
    'fda',
    's.97',
    'Food and drinks made, packed or imported for sale, sachet water included, must be registered with the Food and Drugs Authority (FDA).',
  ),
  liMining: H(
    'mining',
    '',
    'Small-scale mining needs a licence, granted by the Minister on the recommendation of the Minerals Commission.',
  ),
  liGaming: H('act721', 's.13', 'A game of chance or betting business needs a licence of the Gaming Commission.'),
  liFuel: H(
    'npa',
    '',
    'Storing, moving or selling petroleum products needs a licence of the National Petroleum Authority (NPA), given only to Ghanaians or to joint ventures with them.',
  ),
  liSecurity: H(
    'interior',
    '',
    'A private security organisation may not operate without the licence of the Ministry of the Interior.',
  ),
  liEstate: H('act1047', 's.22', 'Real estate agents and brokers need a licence of the Real Estate Agency Council.'),
  // Not registered here
  elUnion: M(
    'act651',
    'Part XI',
    'A trade union gets its certificate from the Chief Labour Officer; two or more workers of the same undertaking may form one, and it needs no company or business name.',
  ),
  elParty: M(
    'act574',
    'ss.1-3',
    'A political party registers with the Electoral Commission, and may not canvass for votes before that.',
  ),
  elMark: H(
    'act664',
    'ss.3, 9',
    'A trade mark is protected by registering the mark itself; a company or business name does not protect it.',
  ),
  elGeneral: M(
    'allafrica2208',
    '',
    'Trade marks and other industrial property, marriages, public trusts and the estates of the dead stayed with the Registrar-General’s Department when the ORC became an office of its own.',
  ),
  elTax: H(
    'graTin',
    '',
    'A person’s Ghana Card number is the tax number; an organisation gets its own from the Ghana Revenue Authority, free, after its registration.',
  ),
  elLand: H('act1036', '', 'Titles and deeds of land are registered by the Lands Commission.'),
  elTaxBusiness: H(
    'act684',
    's.1',
    'Nobody may carry on a business without registering it with the tax authority, whatever its name.',
  ),
  elGain: H('act992', 's.3', 'The rule that makes a group register speaks of an association formed for gain.'),
  elConvert: M(
    'doelegists',
    '',
    'A business name cannot be turned into a company by a form: the company is formed, and the assets and contracts are moved to it.',
  ),
  // What an activity asks of its owner
  boSchool: H(
    'act1049',
    's.38(3)',
    'A private basic or senior high school must be incorporated as a body corporate with a governing body.',
  ),
  boTechnical: H(
    'act1049',
    's.80',
    'A private technical or vocational school must be a body corporate, approved by the Commission for Technical and Vocational Education and Training.',
  ),
  boPharmacy: H(
    'act857',
    's.93',
    'A pharmacy licence goes only to a body corporate, with a superintendent pharmacist.',
  ),
  boRecruitment: H(
    'li1833',
    'reg.3',
    'An agency that finds workers for other employers must be a body corporate before it is licensed.',
  ),
  boGaming: H(
    'act721',
    'ss.13-14',
    'A casino or betting licence goes to a limited liability company that is wholly or partly Ghanaian owned.',
  ),
  ghCustoms: H('act891', 's.43', 'A customs house agent must be a company or partnership wholly owned by Ghanaians.'),
  ghGold: H(
    'goldbod',
    '',
    'Only Ghanaians, or companies wholly owned by Ghanaians, may hold the licences to buy or aggregate gold.',
  ),
} as const satisfies Record<string, Statement>;

/** A key of {@link STATEMENTS}. */
export type StatementId = keyof typeof STATEMENTS;

/** The text of a statement, as answers show it. */
export function say(id: StatementId): string {
  return STATEMENTS[id].value;
}

/** A source as one line: title, section, date or "undated, read on". */
export function cite(id: StatementId): string {
  const statement: Statement = STATEMENTS[id];
  return citation(statement.source, statement.section);
}

/** A source as one line, with the section if there is one. */
export function citation(id: SourceId, section?: string): string {
  const source: Source = SOURCES[id];
  const when = source.undated ? `undated, read ${source.date}` : source.date;
  return `${source.title}${section ? `, ${section}` : ''} (${when}) ${source.where}`;
}

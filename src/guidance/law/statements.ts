import { AFTER_ROWS } from './rows/after.ts';
import { ELSEWHERE_ROWS } from './rows/elsewhere.ts';
import { FOREIGN_ROWS } from './rows/foreign.ts';
import { LICENCE_ROWS } from './rows/licences.ts';
import { SOURCES, type Source, type SourceId } from './sources.ts';
import { H, M, type Statement } from './statement.ts';

export type { Statement };

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
  bnLiability: M(
    'doelegists',
    '',
    'The owner and the business are usually one in law: the owner pays its debts out of his or her own pocket if need be.',
  ),
  bnForm: M(
    'orcForms',
    '',
    'Form A, for a person’s business name, is reported missing among the forms at orc.gov.gh/forms-fees: ask the ORC for it.',
  ),
  bnParticulars: H(
    'act151',
    's.2',
    'The statement gives the business name, the nature of the business, its places, and the owner’s names, nationality, residence and other occupation.',
  ),
  bnNoLimited: H(
    'act992',
    's.346',
    'A name that is not a company’s may not contain Incorporated or Corporation, nor end in Limited or Ltd.',
  ),
  bnFinance: M(
    'clinton',
    '',
    'In practice a sole proprietorship is not accepted for finance, banking or communications; small savings work was an exception.',
    'ghanasusu',
  ),
  bnForeigner: M(
    'act865',
    'ss.24-28',
    'In practice a person who is not a Ghanaian does not use a business name: an enterprise with foreign owners is a company.',
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
  sbnOwner: H(
    'act151',
    's.1(1)(b)',
    'A subsidiary business name is a business name owned by a company instead of a person.',
  ),
  sbnForm: M(
    'orcForms',
    'Form C',
    'A new subsidiary business name is reported to use Form C at orc.gov.gh/forms-fees: the parent company, sector, addresses, size, permit and declaration.',
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
    'More than twenty persons who trade together for gain must be a registered company, unless another law, such as that on co-operatives, lets them form something else.',
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
    'orcForms',
    '',
    'The form for a new partnership is reported to be at orc.gov.gh/forms-fees; the Ghana Card of every partner is usually asked for.',
  ),
  ptRenew: H(
    'act152',
    's.8',
    'Once in every year the partners deliver a statement that renews the partnership’s registration.',
  ),
  // Companies
  coOne: H(
    'act992',
    'ss.6, 12, 13(3)',
    'One or more persons aged 18 or over may form a company, and each of them takes at least one share.',
  ),
  coPrivate: H(
    'act992',
    's.7(5)',
    'A private company restricts the transfer of its shares, has at most 50 members and debenture holders (workers not counted), and may not invite the public to buy shares or deposit money.',
  ),
  coLiability: H('act992', 's.7', 'The members’ liability ends at what is unpaid on their shares.'),
  coDirectors: H(
    'act992',
    'ss.171, 173(1)(c)',
    'At least two directors, one of them ordinarily resident in Ghana; a company cannot be a director.',
  ),
  coSecretary: H(
    'act992',
    'ss.211, 213',
    'A qualified company secretary; a director may be it, but one person does not sign in both capacities.',
  ),
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
  coIdentity: H('act992', 's.13(6)', 'Proof of the applicants’ identity and place of residence.'),
  coForms: M(
    'molaw2103',
    '',
    'Usually Form 3, with forms 26A (director), 26B (secretary) and 26C (statutory declaration) and the beneficial ownership form.',
  ),
  coConstitution: H(
    'act992',
    'ss.23, 25',
    'By the Act a constitution of its own is optional: without one the standard one in its Schedules applies.',
  ),
  coCapital: H('act992', '', 'Act 992 itself sets no minimum capital for a wholly Ghanaian company.'),
  coStamp: M(
    'orcFees26',
    '',
    'The duty on the stated capital is reported as 1 %, with no upper limit: GH¢200 on GH¢20,000.',
    'kiaGuide',
    'quote26',
  ),
  coEndings: H(
    'act992',
    's.21(1)',
    'The name ends as its kind demands: LTD or Limited Company, PLC or Public Limited Company, LBG or Limited by Guarantee, PRUC or Private Unlimited Company, PUC or Public Unlimited Company.',
  ),
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
  lbgGuarantee: H(
    'act992',
    'ss.7(2), 8(3), 13(2)',
    'Each member guarantees the amount that the application states, payable if it is wound up.',
  ),
  lbgUses: M(
    'gna2308',
    '',
    'Churches, schools, associations, unions, NGOs, foundations and clubs usually register as companies limited by guarantee.',
    'citi2211',
  ),
  lbgOver50: H('act992', 's.7(7)', 'With more than 50 members it is a public company limited by guarantee.'),
  lbgForm: H(
    'orcLbg',
    '',
    'The Form B set: the constitution, the amount that each member guarantees, the identity cards of the directors, declarations and consents of at least two of them, the secretary’s consent, and a consent letter of a licensed chartered accountant.',
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
    's.330(1)',
    'Within one month of opening: a copy of the constitution and of the certificate of incorporation, and, notarised at home, a statement of the beneficial owners and one of particulars: the business, the share capital, the head office, the local manager, a process agent, and the place in Ghana with telephone, e-mail, box and digital address.',
  ),
  exAccounts: H(
    'act992',
    's.334',
    'An external company files its financial statements once a year, at most 15 months apart, in English.',
  ),
  exDefault: H(
    'act992',
    's.341',
    'An external company in default owes GH¢3,000, or GH¢60 for each day (which of the two was not found: ask the ORC), and it cannot enforce the contracts it made meanwhile.',
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
    'orcBodies',
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
    'Co-operatives are registered by the Department of Co-operatives (NLCD 252), not by the Office of the Registrar of Companies.',
    'adma',
  ),
  csCredit: M(
    'businessghana2601',
    '',
    'A credit union is reported to be a co-operative first, under the Co-operative Credit Union Regulations (L.I. 2225); with GH¢60 million of assets it comes under the Bank of Ghana directly from 2026.',
    'coops4dev',
  ),
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
    'ss.1, 1A',
    'Trustees of a voluntary body for a religious, educational, literary, scientific, sports, social or charitable purpose who want to be a body corporate, able to hold land for it, must apply to the Minister, not to the ORC; a separate section deals with religious bodies.',
  ),
  itInstead: H(
    'act106',
    's.1',
    'It is an alternative to a company limited by guarantee, for a body that is not run for profit and wants its trustees to hold land.',
  ),
  // Who registers
  orcReserve: H('act992', 's.22(3)', 'A company’s name can be reserved for two months, and once more for two months.'),
  orcSearch: M('report', '', 'Searching for a name online is usually free.'),
  orcSteps: M(
    'yellowpages',
    '',
    'Usual steps: search the name, fill in and sign the forms, open an account on the ORC portal, create the entity, upload the forms, pay online, and wait for the message and the certificate.',
  ),
  orcOffices: M(
    'dailyguide2307',
    '',
    'The ORC is reported to have offices in Accra and in the regions too, in Kumasi at Adum since July 2023.',
  ),
  orcBranches: M(
    'allafrica2208',
    '',
    'The ORC was reported in August 2022 to have offices in Accra, Kumasi, Takoradi, Tamale and Sunyani.',
  ),
  orcKumasi: M(
    'ghanaweb2307',
    '',
    'In Kumasi the ORC is reported to have had its office on Fuller Road at Adum, next to St. George’s Church, since July 2023.',
  ),
  ptCard: M(
    'orcForms',
    '',
    'The ORC usually asks for two options of the name, a telephone number, the Ghana Card of each owner and the GhanaPost digital address of the place of business.',
    'quote26',
  ),
  elfList: H(
    'elf',
    '',
    'ISO 20275 codes: 4HD1 sole proprietorship, WP5I partnership, XWPT subsidiary business name, 56NA private limited by shares, VBJW public limited company, J5RC private and W9ZD public limited by guarantee, I0X7 private and PH5T public unlimited company, T69Z external company.',
  ),
  // Non-profits
  npoLicence: M(
    'tvait2307',
    '',
    'An NGO is reported to incorporate first as a company limited by guarantee and then to apply to the Non-Profit Organisation Secretariat (Ministry of Gender, Children and Social Protection) for its licence.',
  ),
  npoFee: M(
    'scribe2503',
    '',
    'The fee for the NPO licence was reported as GH¢1,200 for a Ghanaian and US$1,500 for a foreign organisation.',
  ),
  // Renewal of business names
  rnCalendar: M(
    'gna2302',
    '',
    'The Registrar was reported in February 2023 as saying that a business name which is not renewed within three months after the year has ended is open to anybody who wants it.',
  ),
  rnDeadline: M(
    'guardian2510',
    '',
    'The ORC’s last announced deadline, as reported, was 30 April 2026, for renewals and for returns of companies whose year ends on 31 December; ask the ORC for the next.',
  ),
  rnDeadlineBefore: M(
    'guardian2510',
    '',
    'Deadlines move each year: those reported before were 30 April 2023, moved to 30 September 2023, and 30 June 2025.',
    'independent2506',
    'marketer2307',
  ),
  rnExpiry: M('orgId', '', 'The Registrar’s name search usually shows an expiry date for each business.'),
  rnForm: H('li982', 'reg. 5', 'The form for renewing a business name is Form F, the annual renewal form.'),
  rnLapse: M(
    'ghanaweb2302',
    's.5A(2)',
    'The Registrar was reported in February 2023 as quoting the Act: a business name that is not renewed lapses, and may be removed from the register.',
  ),
  rnScale: M(
    'times2412',
    '',
    'In December 2024 the Registrar was reported to say that over 500,000 business names were to be removed.',
  ),
  rnArrears: M(
    'executive2005',
    '',
    'No penalty for a late business name was found: a notice of 2020, as reported, asked only for every unpaid year. The reported GH¢1,000 is for companies’ late returns.',
    'guardian2510',
  ),
  rnFirstYear: M('wikiprocedure', '', 'No audited accounts are usually asked for.'),
  rnDial: M(
    'independent2506',
    '',
    'A sole proprietor is reported to need only to dial *222#, choose the Registrar’s services, and pay there with mobile money, through ghana.gov.gh.',
    'gna2308',
  ),
  rnBank: M(
    'independent2506',
    '',
    'At an ORC office you pay at its on-site bank, with the renewal form and the last receipt, as reported in June 2025.',
    'gna2308',
  ),
  rnAgents: M(
    'gna2302',
    '',
    'Pay only at the ORC or through ghana.gov.gh, ask for a receipt, and send nothing to a person’s mobile money number: the ORC was reported in February 2023 to have none, and to say: avoid middlemen.',
  ),
  rnReRegister: H(
    'orcReRegistration',
    '',
    'Whatever was registered before 5 December 2011 must re-register once, free of charge; until then it is valid but not in good standing.',
  ),
  rnReRegisterPapers: H(
    'orcReRegistration',
    '',
    'For re-registration, renewals or returns and penalties are paid up first; then come Form A or C, Form B, or Forms 3 and 3A to 3E, with the Ghana Cards, both sides.',
  ),
  rnReRegisterDate: M(
    'citi2211',
    '',
    'A deadline of 31 January 2023 for re-registration was reported; the ORC’s page still offers it.',
  ),
  // Annual returns
  coFirst: H(
    'act992',
    's.126(2)',
    'No annual return is due in the year of incorporation, nor in a year that ends less than 18 months after it, if one is made within 36 days of first sending the accounts.',
  ),
  coAccounts: H(
    'act992',
    's.128',
    'A company’s first accounts go to its members within 18 months of incorporation, then once every calendar year, at most 15 months apart; the Registrar may allow more time.',
  ),
  coMeeting: H(
    'act992',
    's.157',
    'The first annual general meeting is held within 18 months of incorporation, later ones at most 15 months apart; the auditors and all members who may vote can waive it in writing.',
  ),
  coDays: H(
    'act992',
    'ss.126(3), 213',
    'The return is complete within 36 days of sending the accounts to the members, signed by a director and the secretary, two different people; it follows the financial year, not the anniversary of incorporation.',
  ),
  coAnnex: H(
    'act992',
    's.298',
    'A private company adds certificates that it has at most 50 members and invited no public money, and its accounts with the directors’ and auditors’ reports, or the auditors’ written statement instead.',
  ),
  coOwnersReturn: H('act992', 's.126(1)', 'The return names every member and every beneficial owner.'),
  coPenalty: H(
    'act992',
    's.126(7)',
    'A late return costs the company and every officer GH¢300 (25 penalty units) for each day.',
  ),
  coFlat: M(
    'guardian2510',
    '',
    'The flat penalty for late company returns is reported to have risen from GH¢650 to GH¢1,000 on 1 May 2024; since October 2025 the ORC speaks of GH¢1,000 for one to four years and GH¢2,000 for five or more.',
    'gbc2405',
  ),
  coStrike: H(
    'act992',
    's.289',
    'The Registrar may strike off a company believed not to carry on business, in seven months at least: two letters of two months each and a notice of three in the Bulletin. An answer that shows business stops it; afterwards the directors stay liable.',
  ),
  coStrikePractice: M(
    'registrarPress',
    '',
    'Striking companies off for unfiled returns is reported as the ORC’s practice, with rounds announced in 2022, 2023, May 2024 and December 2024: a company that was silent for years first asks whether it is still on the register.',
  ),
  coRestore: H(
    'act992',
    'ss.288(3), 289(7)',
    'After a strike-off without winding up the Court may restore the company within 12 years; after a completed winding up only within 2 years.',
  ),
  coRestoreHow: H(
    'act992',
    's.289(7)',
    'Restoring takes a Court order, asked for by the liquidator, a former officer, a member or a creditor.',
  ),
  coRestorePractice: M(
    'registrarPress',
    '',
    'The ORC is reported to speak of a High Court order, and to say that a struck-off company no longer shows in its search.',
  ),
  coArrears: M(
    'joyArrears',
    '',
    'For arrears a company is reported to pay the fee of every missing year and one flat penalty.',
  ),
  coDormant: M(
    'gbc2405',
    '',
    'A dormant company still files: the ORC was reported in 2024 to say that returns are due whatever the company’s state.',
  ),
  coWaiver: H(
    'act992',
    'ss.128, 381(2)',
    'Waivers for small companies can come only by regulations, and none that frees a company from the audit was found.',
  ),
  coName: H(
    'act992',
    'ss.21(3), 289(5)',
    'Winding up or strike-off dissolves a company, and nobody may register its name for five years.',
  ),
  // External companies and professional bodies
  exGroup: M('primenews2211', '', 'In practice the Registrar asks an external company for its group accounts.'),
  exNotify: H('act992', 's.334', 'The statements are in English, or translated into it.'),
  pbMembers: H('orcBodies', '', 'A professional body files its annual return and renews its members’ certificates.'),
  ...LICENCE_ROWS,
  ...FOREIGN_ROWS,
  ...ELSEWHERE_ROWS,
  ...AFTER_ROWS,
} as const satisfies Record<string, Statement>;

/** A key of {@link STATEMENTS}. */
export type StatementId = keyof typeof STATEMENTS;

/** The text of a statement, as answers show it. */
export function say(id: StatementId): string {
  return STATEMENTS[id].value;
}

/** A source as one line: title, section, kind, date or "undated, read on". */
export function cite(id: StatementId): string {
  const statement: Statement = STATEMENTS[id];
  return citation(statement.source, statement.section);
}

/** A source as one line, with the section if there is one. */
export function citation(id: SourceId, section?: string): string {
  const source: Source = SOURCES[id];
  const when = source.undated ? `undated, read ${source.date}` : source.date;
  return `${source.title}${section ? `, ${section}` : ''} [${source.kind}] (${when}) ${source.where}`;
}

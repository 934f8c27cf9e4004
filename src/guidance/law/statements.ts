import { AFTER_ROWS } from './rows/after.ts';
import { BESIDE_ROWS } from './rows/beside.ts';
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
    'If you trade alone, you must register your business name, unless it is exactly your own name (surname, with true first names or initials): one added word is enough.',
  ),
  bnOwnName: H(
    'act151',
    's.1',
    'If you trade under exactly your own surname, with your true first names or initials, you do not have to register a business name. With any added word, such as Enterprise, you do, and so does whoever has changed their name (a woman’s change by marriage does not count).',
  ),
  bnLiability: M('doelegists', '', 'The owner usually pays its debts out of his or her own pocket if need be.'),
  bnNoShield: M(
    'doelegists',
    '',
    'A business name usually protects nothing: the business is no separate person, so its debts are the owner’s own.',
  ),
  bnForm: M(
    'orcForms',
    '',
    'Form A, for a person’s business name, is reported to be no download at orc.gov.gh/forms-fees (July 2026). An ORC office has it.',
    'govschema26',
  ),
  bnParticulars: H(
    'act151',
    's.2',
    'The form asks for the business name, what the business does and where, and the owner’s names, nationality, residence and other occupation.',
  ),
  bnNoBody: M(
    'act151',
    's.1',
    'A business name is one person’s name for trading, and in practice no body of its own: land, an account and what is bought for it are usually that person’s, who answers for its debts.',
    'doelegists',
  ),
  bnWhoTakesBody: M(
    'doelegists',
    '',
    'A church, a charity or an association usually takes a company limited by guarantee.',
  ),
  bnNoLimited: H(
    'act992',
    's.346',
    'Only a company’s name may contain Incorporated or Corporation, or end in Limited or Ltd.',
  ),
  bnFinance: M('clinton', '', 'In practice a business name is not accepted for finance, banking or communications.'),
  bnForeigner: M(
    'act865',
    'ss.24-28',
    'In practice a person who is not a Ghanaian does not use a business name: a business with foreign owners is a company.',
  ),
  bnRenew: H(
    'act151',
    's.5A',
    'A business name is renewed every year. If it is not, it lapses, and the Registrar may remove it from the register.',
  ),
  sbnWhat: H('act151', 's.1', 'A company that trades under another name than its own registers that name.'),
  sbnOwner: H(
    'act151',
    's.1(1)(b)',
    'A subsidiary business name is a business name owned by a company instead of a person.',
  ),
  sbnForm: M(
    'orcForms',
    'Form C',
    'A new subsidiary business name is reported to use Form C at orc.gov.gh/forms-fees. It asks for the parent company, sector, addresses, size, permit and declaration.',
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
    'A partnership cannot be registered if it has more than twenty partners, or a company as a partner.',
  ),
  ptTwenty: H(
    'act992',
    's.3',
    'More than twenty people who trade together for gain must register as a company, unless another law, such as that on co-operatives, allows something else.',
  ),
  ptFirm: H('act152', 's.12', 'A registered partnership is a legal body of its own.'),
  ptLiability: M('act152', 's.16', 'Each partner usually answers for all the firm’s debts.'),
  ptAgreement: M(
    'superlaw',
    '',
    'To register a partnership you usually hand in an agreement that all the partners have signed.',
  ),
  ptEqual: M(
    'legalpath',
    '',
    'Without a written agreement partners are reported to share profit and loss equally, whoever brought more, and each can bind the firm. Write into it the shares, the pay and who decides.',
  ),
  ptFamily: H('act152', 's.3(2)', 'Owning property together, or as a family, does not by itself make a partnership.'),
  ptForm: M(
    'orcForms',
    '',
    'The form for a new partnership is reported to be at orc.gov.gh/forms-fees. Each partner’s Ghana Card is usually asked for.',
  ),
  ptRenew: H('act152', 's.8', 'Once every year the partners hand in a statement that renews the registration.'),
  // Companies
  coOne: H(
    'act992',
    'ss.6, 12, 13(3)',
    'One person, aged 18 or over, can form a company. Each founder takes at least one share.',
  ),
  coAge: H('act992', 's.12', 'Whoever applies for the incorporation of a company is at least 18.'),
  coPrivate: H(
    'act992',
    's.7(5)',
    'A private company limits the transfer of its shares, and has at most 50 members and debenture holders (workers not counted). It may not offer shares to the public or take its deposits.',
  ),
  coLiability: H('act992', 's.7', 'The members only answer for what they have not yet paid on their shares.'),
  coDirectors: H(
    'act992',
    'ss.171, 173(1)(c)',
    'At least two directors, one of them ordinarily resident in Ghana. A company cannot be a director.',
  ),
  coControl: H(
    'act992',
    'ss.53, 144, 176, 189',
    'The directors run a company; its shareholders decide by votes. On a poll an ordinary share has one vote. The members can remove any director by ordinary resolution, with 35 days’ notice. New shares go first to those who have some, in proportion, unless an ordinary resolution approves otherwise.',
  ),
  coMinority: H(
    'act992',
    'ss.218, 219, 299',
    'A member who is oppressed, or whose interests are disregarded, may ask the Court, which can also stop what breaks the Act or the constitution, and order that the shares are bought. Two members, or one with a tenth of the shares (in a guarantee company a tenth of the votes), can demand a general meeting of a private company.',
  ),
  coSecretary: H(
    'act992',
    'ss.211, 213',
    'A qualified company secretary: a person or a firm. A director may be it, but one person does not sign in both roles.',
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
  coNoCouncil: H(
    'act992',
    's.13',
    'What an application for a company must hold names no approval by a council of churches. To belong to one is no registration.',
  ),
  coIdentity: H('act992', 's.13(6)', 'Proof of the applicants’ identity and place of residence.'),
  coForms: M(
    'molaw2103',
    '',
    'Usually Form 3, with forms 26A (director), 26B (secretary) and 26C (statutory declaration: no charge or conviction of fraud or of a company offence, and no insolvent company, in five years) and the beneficial ownership form.',
  ),
  coConstitution: H(
    'act992',
    'ss.23, 25',
    'A constitution of its own is optional. Without one the standard one in the Act applies.',
  ),
  coCapital: H('act992', '', 'Act 992 sets no minimum capital. Where an owner is not Ghanaian, Act 865 does.'),
  coStamp: M(
    'orcFees26',
    '',
    'The duty on the stated capital is reported as 1 %, with no upper limit: GH¢200 on GH¢20,000. The fee to register is reported to cover the constitution, Form 3 and the beneficial-owner profile.',
    'kiaGuide',
    'quote26',
  ),
  coEndings: H(
    'act992',
    's.21(1)',
    'A company’s name ends in its kind: LTD or Limited Company, PLC or Public Limited Company, LBG or Limited by Guarantee, PRUC or Private Unlimited Company, PUC or Public Unlimited Company.',
  ),
  coEndingOld: M(
    'times2412',
    '',
    'The ORC was reported to ask older companies with another ending, or none, to add the right one by 31 December 2022, and to ask for it still in December 2024.',
    'ghanaweb2204',
  ),
  coReturn: H('act992', 's.126', 'A company files an annual return at least once in every year.'),
  plcWhat: H(
    'act992',
    's.7(7)',
    'Every company that is not private is public. Only a public company may invite the public to buy its shares.',
  ),
  lbgWhat: H(
    'act992',
    's.8(1)',
    'A company limited by guarantee is not for profit: it may earn by business only to further its objects.',
  ),
  lbgNoShares: H(
    'act992',
    'ss.7(8), 75',
    'A company limited by guarantee has no shares, and may never pay its members a dividend or share out what it owns.',
  ),
  lbgBreach: H(
    'act992',
    's.8(2)',
    'If it trades for profit outside its objects, every member and officer who knows of it answers in full for the debts of that trade. The company and each of them also pay GH¢300 a day.',
  ),
  lbgGuarantee: H(
    'act992',
    'ss.7(2), 8(3), 13(2)',
    'Each member guarantees an amount, named in the application, that is paid if the company is wound up.',
  ),
  lbgUses: M(
    'gna2308',
    '',
    'Churches, schools, associations and NGOs usually register as companies limited by guarantee.',
    'citi2211',
  ),
  coBody: M(
    'act992',
    's.14(2)',
    'From its incorporation a company is a body of its own. What it owns, land included, usually belongs to it and not to members, officers or founders, and it goes on when they change or die.',
    'companyHighStreet',
  ),
  lbgPay: H(
    'act992',
    'ss.183, 185',
    'A director may also be paid for work in the company if its constitution does not forbid it, the members approve it by ordinary resolution, and the pay fits the work.',
  ),
  lbgOver50: H('act992', 's.7(7)', 'With more than 50 members it is a public company limited by guarantee.'),
  lbgPublic: H(
    'act992',
    'ss.7(7), 21, 33, 303, 325, 328',
    'Only those who agree and are entered in its register are its members. With more than 50 it is a public company limited by guarantee (its name still ends in LBG). Whether what follows is asked of churches and associations was not found, so ask the ORC: a statement in lieu of prospectus to it and the Securities and Exchange Commission within 28 days of incorporation (otherwise GH¢6,000), directors who retire by turns unless the constitution says otherwise, and no loan to them.',
  ),
  lbgForm: H(
    'orcLbg',
    '',
    'The Form B set: the constitution, the amount each member guarantees, the directors’ identity cards and declarations, the secretary’s consent, and one of the auditor, a licensed chartered accountant with a sole practice or partnership.',
  ),
  ulWhat: H('act992', 's.7', 'An unlimited company has shares, but nothing limits its members’ liability.'),
  ulUses: M('swiftlaw', '', 'An unlimited company is usually chosen by professional firms, such as law firms.'),
  // External companies
  exWhat: H(
    'act992',
    's.329',
    'A company formed abroad that has a fixed place of business in Ghana, such as a branch, an office, a factory or a mine, registers as an external company.',
  ),
  exSubsidiary: H(
    'act992',
    's.329(3)-(4)',
    'A foreign company is not an external company only because it has a Ghanaian subsidiary, or deals through a genuine broker or general commission agent. An agent who regularly concludes contracts for it, or keeps its goods here and fills orders from them, does count as its place of business.',
  ),
  exMonth: H(
    'act992',
    's.330(1)',
    'Within one month of opening: a copy of the constitution and of the certificate of incorporation, in a language that the Registrar accepts, the charges over its property here, or the ORC’s form that there are none, and two statements notarised at home. One names the beneficial owners, the other the business, share capital, head office, local manager, a process agent with an address in Ghana, and the place in Ghana with telephone, e-mail, box and digital address.',
  ),
  exAccounts: H(
    'act992',
    's.334',
    'An external company files its financial statements once a year, at most 15 months apart, in English.',
  ),
  exDefault: H(
    'act992',
    's.341(1)-(3)',
    'In default an external company pays GH¢3,000 or, while it goes on, GH¢60 for each day; so does its local manager or process agent. Until its papers are delivered it cannot sue on contracts made in Ghana, unless the Court gives relief.',
  ),
  // Professional bodies
  pbWhat: H(
    'orcBodies',
    '',
    'A professional body has at least 50 trained and qualified members of one profession, unless the President allows fewer.',
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
    'The certificates of a professional body’s members end with each calendar year. They are renewed by 31 January.',
  ),
  // Co-operatives and trustees
  csWhat: H(
    'nlcd252',
    'para. 3',
    'A co-operative society needs at least ten people who can make contracts and who live or hold land in the area where it works.',
  ),
  csWhere: H('coops', '', 'The Department of Co-operatives registers co-operatives (NLCD 252), not the ORC.', 'adma'),
  csNear: H(
    'ladma',
    '',
    'The Department of Co-operatives works at the district and municipal assemblies: it helps groups form there, and registers them.',
    'adma',
  ),
  csCentral: H(
    'nlcd252',
    'para. 3(2)',
    'Two or more registered societies, and only such, can form a central society (a union).',
    'nlcd252Portal',
  ),
  csCredit: M(
    'businessghana2601',
    '',
    'A credit union is reported to be a co-operative first, under the Co-operative Credit Union Regulations (L.I. 2225).',
    'coops4dev',
  ),
  csCreditLarge: M(
    'businessghana2601',
    '',
    'A credit union with GH¢60 million of assets is reported to come under the Bank of Ghana directly from 2026.',
  ),
  csControl: M(
    'microwatch20',
    '',
    'A co-operative belongs to its members together: leaders who claim it as theirs break its principles, as its Council was reported to say in 2020. See how the bye-laws share the votes.',
  ),
  csUnion: M(
    'cuaForm',
    '',
    'The Credit Unions Association is reported to ask a new credit union for 50 members to begin, a year as a study group and 150 members then. Nobody owns it alone.',
  ),
  csLiability: H(
    'coops',
    '',
    'A group that serves its members’ economic interest may register as a co-operative with limited liability.',
  ),
  csAudit: H(
    'coops',
    '',
    'At least once a year the Registrar of Co-operatives audits the accounts of a co-operative, or has them audited.',
  ),
  csBylaws: H('nlcd252', 'para. 34', 'The bye-laws name the area in which its members must live or hold land.'),
  itConditions: H(
    'act106',
    's.1(3)',
    'The Minister may set conditions: who the trustees may be and how many, how new ones are appointed, the seal, and how much land they may hold for what.',
  ),
  ulConstitution: H('rgdKey', '', 'An unlimited company needs a constitution. For other companies it is optional.'),
  itWhat: H(
    'act106',
    'ss.1, 1A',
    'Trustees of a voluntary body who want to hold land as one body must apply to the Minister, not to the ORC. The body’s purpose is religious, educational, literary, scientific, sports, social or charitable; a separate section deals with religious bodies.',
  ),
  itNow: M(
    'joyChurches',
    '',
    'Which ministry grants the certificate today was not found. Churches are reported in February 2026 to register as companies limited by guarantee, and so to be able to own property.',
  ),
  itInstead: H(
    'act106',
    's.1',
    'It is an alternative to a company limited by guarantee. It fits a body that is not run for profit and wants its trustees to hold land.',
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
  orcPhone: M(
    'allafrica2208',
    '',
    'In August 2022 the ORC was reported to give its numbers as 030 266 4691, 030 266 6180 and 055 765 3130.',
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
    'An NGO is reported to form a company limited by guarantee first. Then it applies to the Non-Profit Organisation Secretariat (Ministry of Gender, Children and Social Protection) for its licence.',
  ),
  npoMembers: M(
    'tvait2307',
    '',
    'The NPO Secretariat’s licence is reported of NGOs. That a body which lives on its members’ dues needs it was not found: ask the Secretariat if you take gifts or grants to help others. The licence was reported to cost GH¢1,200, with a police report among its papers.',
    'scribe2503',
  ),
  npoFee: M(
    'scribe2503',
    '',
    'The NPO licence was reported to cost GH¢1,200 for a Ghanaian and US$1,500 for a foreign organisation.',
  ),
  // Renewal of business names
  rnCalendar: M(
    'gna2302',
    '',
    'If a business name is not renewed within three months after the year has ended, others may take it, as the Registrar was reported to say in February 2023.',
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
    'A business name that is not renewed lapses and may be removed from the register, as the Registrar was reported in February 2023 to quote the Act.',
  ),
  rnArrears: M(
    'executive2005',
    '',
    'No penalty for a late business name was found. A notice of 2020, as reported, asked only for every unpaid year. The reported GH¢1,000 is for companies’ late returns.',
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
    'Pay only the ORC or ghana.gov.gh, with a receipt. In February 2023 it was reported to have no mobile money number, and to say: avoid middlemen. No rule against sending somebody was found.',
  ),
  rnReRegister: H(
    'orcReRegistration',
    '',
    'Anything registered before 5 December 2011 must re-register once, free of charge. Until then it is valid but not in good standing.',
  ),
  rnReRegisterCompany: H(
    'orcReRegistration',
    '',
    'To re-register, first pay up the returns and penalties. Then hand in Forms 3 and 3A to 3E, with both sides of the Ghana Cards.',
  ),
  rnReRegisterPartners: H(
    'orcReRegistration',
    '',
    'To re-register, first pay up the renewals. Then hand in Form B, with both sides of the Ghana Cards.',
  ),
  rnReRegisterSole: H(
    'orcReRegistration',
    '',
    'To re-register, first pay up the renewals. Then hand in Form A with both sides of the Ghana Card.',
  ),
  rnReRegisterSecond: H(
    'orcReRegistration',
    '',
    'To re-register, first pay up the renewals. Then hand in Form C with both sides of the Ghana Cards.',
  ),
  rnReRegisterDate: M(
    'citi2211',
    '',
    'A deadline of 31 January 2023 for re-registration was reported. The ORC’s page still offers it.',
  ),
  // Annual returns
  coFirst: H(
    'act992',
    's.126(2)',
    'No return is due in the year of incorporation, nor in a year that ends less than 18 months after it, if one is filed within 36 days of first sending the accounts to the members.',
  ),
  coAccounts: H(
    'act992',
    's.128',
    'A company’s first accounts go to its members within 18 months of incorporation. Later ones go once every calendar year, at most 15 months apart. The Registrar may allow more time.',
  ),
  coMeeting: H(
    'act992',
    's.157',
    'The first annual general meeting is held within 18 months of incorporation, later ones at most 15 months apart. The auditors and all members who may vote can waive it in writing for a year; a copy goes to the ORC within 28 days.',
  ),
  coDays: H(
    'act992',
    'ss.126(3), 213',
    'The return is complete within 36 days of sending the accounts to the members. A director and the secretary sign it, two different people. It follows the financial year, not the anniversary of incorporation.',
  ),
  coAnnex: H(
    'act992',
    's.298',
    'A private company adds two certificates: that it has at most 50 members, and that it invited no public money. It adds its accounts with the directors’ and auditors’ reports, or, if it certifies that no company has held its shares, the auditors’ report and written statement.',
  ),
  coOwnersFirst: M(
    'ghanaweb2204',
    '',
    'A return or an amendment is reported to be accepted only once the beneficial owners are filed.',
  ),
  coOwnersReturn: H('act992', 's.126(1)', 'The return names every member and every beneficial owner.'),
  coPenalty: H(
    'act992',
    's.126(7)',
    'A late return costs the company and every officer in default GH¢300 (25 penalty units) for each day.',
  ),
  coFlat: M(
    'guardian2510',
    '',
    'The flat penalty for late company returns is reported to have risen from GH¢650 to GH¢1,000 on 1 May 2024. Since October 2025 the ORC speaks of GH¢1,000 for one to four years and GH¢2,000 for five or more.',
    'gbc2405',
  ),
  coStrike: H(
    'act992',
    's.289',
    'The Registrar may strike off a company that seems not to carry on business. Without an answer that takes seven months at least: two letters of two months each, and a notice of three in the Bulletin. An answer that it is not in business brings the notice at once; one that shows business stops it. Directors, other officers and members stay liable.',
  ),
  coStrikePractice: M(
    'registrarPress',
    '',
    'In practice the ORC is reported to strike off companies for unfiled returns, with rounds announced in 2022, 2023, May 2024 and December 2024. If yours was silent for years, first ask whether it is still on the register.',
  ),
  coRestore: H(
    'act992',
    'ss.288(3), 289(7)',
    'After a strike-off without winding up the Court may restore the company within 12 years. After a completed winding up it may only within 2 years.',
  ),
  coRestoreHow: H(
    'act992',
    's.289(7)',
    'Only a Court order restores it. The liquidator, a former officer, a member or a creditor asks for it, or somebody who claims through one of them, such as an heir.',
  ),
  coRestorePractice: M(
    'registrarPress',
    '',
    'The ORC is reported to speak of a High Court order, and to say that a struck-off company no longer shows in its search.',
  ),
  coArrears: M(
    'joyArrears',
    '',
    'For returns that are years late a company is reported to pay the fee of every missing year and one flat penalty.',
  ),
  coDormant: M(
    'gbc2405',
    '',
    'A company that does nothing still files: the ORC was reported in 2024 to say that returns are due whatever the company’s state.',
  ),
  coWaiver: H(
    'act992',
    'ss.128, 381(2)',
    'Only regulations can free small companies from a duty, and none that frees a company from the audit was found.',
  ),
  coName: H(
    'act992',
    'ss.21(3), 289(5)',
    'Winding up or strike-off dissolves a company. For five years nobody may register its name.',
  ),
  // External companies and professional bodies
  exGroup: M('primenews2211', '', 'In practice the Registrar asks an external company for its group accounts.'),
  exNotify: H('act992', 's.334', 'The statements are in English, or translated into it.'),
  pbMembers: H('orcBodies', '', 'A professional body files its annual return and renews its members’ certificates.'),
  ...LICENCE_ROWS,
  ...FOREIGN_ROWS,
  ...ELSEWHERE_ROWS,
  ...AFTER_ROWS,
  ...BESIDE_ROWS,
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

import { wordingsOf, type Wording } from '../wording.ts';

export const WORDING = {
  // Recommendation
  because: { text: '{entity}, because {facts}.', rests: [] },
  usualStart: {
    text: '{entity} is the usual start for one person’s own business: nothing you gave points to partners, members, investors or a cause.',
    rests: ['bnWhat'],
  },
  // No new registration here
  elRenew: {
    text: 'This renews or files for something that is registered already, so nothing new is registered: use the renewal guidance for its dates, papers and cost.',
    rests: ['bnRenew', 'coReturn'],
  },
  elChange: {
    text: 'This changes something that is registered already: the change is filed with the office that registered it, nothing new is registered.',
    rests: [],
  },
  elClose: {
    text: 'This ends something that is registered already, so nothing new is registered: the office that registered it takes it off.',
    rests: [],
  },
  elRestore: {
    text: 'This brings back something that was registered before: first search its status on the ORC portal, orc.gov.gh.',
    rests: ['rnExpiry'],
  },
  elCertificate: {
    text: 'A lost certificate is replaced by the office that issued it: ask the ORC for a certified copy.',
    rests: [],
  },
  elStatus: {
    text: 'The office that received the application tells where it stands: look at your account on the ORC portal, orc.gov.gh, or ask at its office with the receipt.',
    rests: ['orcSteps'],
  },
  decidesFirst: {
    text: 'The {authority} decides whether this may be done, and in what form: ask it before you register or pay for anything. No certificate of the ORC gives that right.',
    rests: ['liSusuPublic', 'liFinance'],
  },
  elUnionMatter: { text: 'A trade union is not registered here.', rests: ['elUnion'] },
  elPartyMatter: { text: 'A political party is not registered here.', rests: ['elParty'] },
  elEstate: {
    text: 'A will, an inheritance or a family’s property is not registered here: ask a lawyer, or the Registrar-General’s Department for estates.',
    rests: ['elGeneral', 'ptFamily'],
  },
  elProperty: {
    text: 'A brand, an invention or a work is protected at another office: the Registrar-General’s Department.',
    rests: ['elMark', 'elGeneral'],
  },
  elLandMatter: { text: 'Land is not registered here.', rests: ['elLand'] },
  elMarriage: { text: 'Marriages are not registered here.', rests: ['elGeneral'] },
  elTaxMatter: { text: 'Tax numbers and taxes are the Ghana Revenue Authority’s business.', rests: ['elTax'] },
  someAuthority: { text: 'the authority that gives it', rests: [] },
  elLicence: {
    text: 'You ask for a permit or licence only: {authority} decides, not the ORC. Most authorities ask for the registration first.',
    rests: [],
  },
  noEmployee: {
    text: 'You do not have to register: whoever only works for somebody else carries on no business of their own.',
    rests: ['bnWhat'],
  },
  noHobby: {
    text: 'You do not have to register: it is not carried on for gain.',
    rests: ['elGain'],
  },
  noCircle: {
    text: 'You do not have to register a circle that only shares its own money in turn, and takes none from anybody outside.',
    rests: ['elGain', 'liSusuPublic'],
  },
  noOwnName: {
    text: 'You do not have to register a business name while you trade under exactly your own full name.',
    rests: ['bnOwnName', 'elTaxBusiness'],
  },
  notPermitted: {
    text: 'As described this is not permitted, because {trade} and not every owner is a Ghanaian: it would have to be wholly owned by Ghanaians, or do other work.',
    rests: ['gipcReserved'],
  },
  noException: {
    text: 'No exception from the reserved list was found, for citizens of ECOWAS states either; marriage only counts for the minimum capital. Ask the GIPC in writing before you spend more.',
    rests: ['gipcReserved', 'gipcExempt'],
  },
  reservedStay: {
    text: 'Under the reported Act 1173 six trades stay reserved, much as before: do not wait for a change.',
    rests: ['gipcNewCapital'],
  },
  otherWork: {
    text: 'Other work than the reserved trades is open to foreigners, in an enterprise that brings the minimum capital and registers with the GIPC.',
    rests: ['gipcReserved', 'gipcCapital', 'gipcRegister'],
  },
  ifSole: { text: 'If you own it alone and it stays small.', rests: ['bnWhat'] },
  ifPartners: {
    text: 'If two to twenty people own it together, and each is ready to answer for all its debts.',
    rests: ['ptWhat', 'ptLimits', 'ptLiability'],
  },
  ifShares: { text: 'If you want your own property kept apart from its debts, or investors.', rests: ['coLiability'] },
  ifSharesOnly: {
    text: 'If at most 50 people are to own it by its shares and take its profit.',
    rests: ['coPrivate', 'coOne'],
  },
  ifSubsidiary: { text: 'If the company abroad would rather own a company formed here.', rests: ['exSubsidiary'] },
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
  // Clashes
  clashProfit: {
    text: 'You said that it is for a purpose, and that owners are paid out of it: one entity cannot do both.',
    rests: ['lbgNoShares'],
  },
  clashDonations: {
    text: 'You said that gifts fund it, and that it is a business for gain: nobody may be paid out of a body that lives on gifts.',
    rests: ['lbgNoShares'],
  },
  clashSimple: {
    text: 'You want your own property safe and also no company’s duties: a business name gives no such safety, and a company has directors, a secretary and an auditor.',
    rests: ['bnLiability', 'coDirectors', 'coAuditor'],
  },
  clashAudit: {
    text: 'You want your own property safe, or investors, in a practice: an ordinary company cannot be an auditor, so for audit work that is closed, and the type is a partnership or, alone, a business name.',
    rests: ['prAuditor', 'prAccountants'],
  },
  clashAskAudit: { text: 'Will it audit accounts?', rests: ['prAuditor'] },
  clashAskProfits: { text: 'Will all of what it earns stay for its purpose?', rests: ['lbgNoShares'] },
  clashAskGifts: { text: 'Will gifts really fund a business that pays its owners?', rests: ['lbgNoShares'] },
  branchLate: {
    text: 'An office that was open before {day} has passed its month: deliver the papers at once.',
    rests: ['exMonth'],
  },
  nearlyAsWell: { text: 'What is known fits {entity} nearly as well: answer the questions to settle it.', rests: [] },
  // Questions
  askMatter: { text: 'What do you want to do?', rests: [] },
  askBody: { text: 'What is it?', rests: [] },
  askOwners: { text: 'How many people will own it or be its members (not workers or customers)?', rests: [] },
  askProfits: { text: 'Where does what it earns go?', rests: [] },
  askWants: { text: 'Does one of these matter to you?', rests: [] },
  askForeign: { text: 'Is any owner not a citizen of Ghana, or is it a company formed abroad?', rests: [] },
  askShare: { text: 'What percentage will Ghanaians own?', rests: [] },
  askTrading: { text: 'Will it mainly buy and sell goods?', rests: [] },
  askSpouse: { text: 'Is the foreign owner married to a Ghanaian?', rests: [] },
  askCompany: { text: 'Will a company be one of the owners?', rests: [] },
  askSecondName: { text: 'Is it a further trading name for a company that you have already?', rests: [] },
  askDonations: { text: 'Will gifts, grants, tithes or dues fund it?', rests: [] },
  askActivities: { text: 'Will it do any of this?', rests: [] },
  askBodyOrProfit: { text: 'Which is it: may somebody be paid out of it, or does it serve a purpose only?', rests: [] },
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
  // What a registration takes
  nameEnds: {
    text: 'The name must end in {ending}. It can be reserved for two months, twice: GH¢120 to 300 are reported in 2026, not settled.',
    rests: ['coEndings', 'orcReserve', 'orcNameFee'],
  },
  nameLacksEnding: {
    text: 'The name that you gave lacks the ending of this type: it must end in {ending}. It can be reserved for two months, twice: GH¢120 to 300 are reported in 2026, not settled.',
    rests: ['coEndings', 'orcReserve', 'orcNameFee'],
  },
  dutyCompany: {
    text: 'Every year it files an annual return with audited financial statements.',
    rests: ['coReturn', 'coAnnex', 'coAuditor'],
  },
  dutyBody: {
    text: 'Every year it files an annual return, and it renews its members’ certificates by 31 January.',
    rests: ['pbRenew', 'pbMembers'],
  },
  goSearch: { text: 'Search the name on the ORC portal, orc.gov.gh.', rests: ['orcSteps'] },
  goDeed: { text: 'Have all the partners sign the agreement.', rests: ['ptAgreement'] },
  goFile: {
    text: 'Sign the forms (orc.gov.gh/forms-fees), open an account on the ORC portal, upload them and pay: 3 to 10 working days as reported, 2 to 4 with the fast service.',
    rests: ['orcSteps', 'bnForm', 'orcTime'],
  },
  goFileOnly: {
    text: 'Sign the forms (orc.gov.gh/forms-fees), open an account on the ORC portal, upload them and pay: 3 to 10 working days as reported.',
    rests: ['orcSteps', 'bnForm', 'orcTime'],
  },
  goFileFormA: {
    text: 'Ask the ORC for Form A, sign it, open an account on the ORC portal, upload it and pay: 3 to 10 working days as reported, 2 to 4 with the fast service.',
    rests: ['orcSteps', 'bnForm', 'orcTime'],
  },
  goNotary: {
    text: 'Have the two statements notarised at home, and get copies of the constitution and the certificate of incorporation.',
    rests: ['exMonth'],
  },
  goMonth: {
    text: 'Deliver them to the ORC (orc.gov.gh) within one month of opening, and pay the fee.',
    rests: ['exMonth'],
  },
  goBylaws: { text: 'Agree the bye-laws and the area of operations.', rests: ['csBylaws'] },
  goCooperatives: {
    text: 'Ask the Department of Co-operatives (melr.gov.gh/department-of-co-operatives) for its form and today’s fee, and apply there.',
    rests: ['csWhere'],
  },
  goMinister: {
    text: 'Apply to the Minister; no form, fee or address was found, so ask the Ministry for them.',
    rests: ['itWhat'],
  },
  noMiddlemen: {
    text: 'The ORC was reported in February 2023 to advise against middlemen: pay only the ORC or ghana.gov.gh, and ask for a receipt.',
    rests: ['rnAgents'],
  },
  atOffices: {
    text: 'The ORC (in Kumasi at Adum too) is reported to advise against middlemen: pay only the ORC or ghana.gov.gh, and ask for a receipt.',
    rests: ['rnAgents', 'orcOffices'],
  },
  goTaxOwner: {
    text: 'Register the business with the Ghana Revenue Authority, gra.gov.gh: your Ghana Card number is the tax number.',
    rests: ['afOwnerTax', 'elTaxBusiness'],
  },
  goTaxBody: {
    text: 'Get its own tax number, free, from the Ghana Revenue Authority, gra.gov.gh.',
    rests: ['afBodyTax'],
  },
  goTaxOther: {
    text: 'Apply to the Ghana Revenue Authority, gra.gov.gh, for a tax number with an introductory letter.',
    rests: ['elTaxOther'],
  },
  goPermit: {
    text: 'Ask your assembly for its Business Operating Permit, to 31 December on the pages read.',
    rests: ['afPermit'],
  },
  sumToRegister: { text: '{sum}, {dated}', rests: [] },
  sumWithShare: {
    text: '{sum}, and {percent} % of the stated capital on top ({share} on {capital}), {dated}',
    rests: ['coStamp'],
  },
  // In short
  briefStatement: {
    text: 'For the form: the nature and places of the business, and the owner’s names, nationality, residence and occupation.',
    rests: ['bnParticulars'],
  },
  briefContact: {
    text: 'Usually also two options of the name, a telephone number and the GhanaPost digital address.',
    rests: ['ptCard'],
  },
  briefOwnersCard: { text: 'Usually the owner’s Ghana Card.', rests: ['ptCard'] },
  briefApplication: {
    text: 'The application, usually Form 3 with 26A (directors), 26B (secretary), 26C (declaration) and the beneficial ownership form: owners, shares, office, telephone, box or digital address.',
    rests: ['coApplication', 'coForms'],
  },
  briefIdentity: {
    text: 'Proof of identity and residence: usually each owner’s and director’s Ghana Card, whose number is the tax number.',
    rests: ['coIdentity', 'ptCard', 'elTax'],
  },
  briefDirectors: {
    text: 'At least two directors, one living in Ghana: no company, minor or bankrupt, nobody of unsound mind or barred by the Court; fewer than two for over four weeks cost GH¢300 a day.',
    rests: ['coDirectors', 'coNotDirector', 'coTwoDirectors'],
  },
  briefSecretary: {
    text: 'A qualified secretary: trained in company law, three years a trainee, chartered secretary or accountant, lawyer, or capable in the directors’ view by degree or profession; a director too, but not signing as both.',
    rests: ['coSecretaryWho', 'coSecretary'],
  },
  briefAuditor: {
    text: 'A licensed auditor’s written consent, and particulars of the beneficial owners: the real people behind it.',
    rests: ['coAuditor', 'coOwners'],
  },
  briefFirst: {
    text: 'First accounts to the members within 18 months of incorporation; each return within 36 days of sending them.',
    rests: ['coAccounts', 'coDays'],
  },
  briefTell: {
    text: 'Office, telephone and box or digital address within 28 days of incorporation; changes of these, a director or the secretary to the ORC within 28 days. No office, or an officer’s change told late: GH¢300 a day.',
    rests: ['coOffice', 'chOffice', 'chDirector'],
  },
  briefVat: {
    text: 'VAT: for goods registration is reported for 2026 from GH¢750,000 turnover a year, for taxable services at any turnover; ask the Ghana Revenue Authority which yours are.',
    rests: ['afVat', 'afVatServices'],
  },
  briefVatGoods: {
    text: 'VAT: as you sell goods, registration is reported for 2026 only from GH¢750,000 turnover a year.',
    rests: ['afVat'],
  },
  briefVatServices: {
    text: 'VAT: your work is a service, and for taxable services registration is reported for 2026 at any turnover (GH¢750,000 is for goods): ask the Ghana Revenue Authority whether yours is taxable.',
    rests: ['afVat', 'afVatServices'],
  },
  briefStaff: {
    text: 'Staff: SSNIT within one month, PAYE by the 15th, pension (5.5 % of pay, 13 % on top) within 14 days of the month’s end.',
    rests: ['afPension', 'afWorker', 'afPaye'],
  },
  // Where else
  stepStruckOff: {
    text: 'That the portal’s search no longer shows it settles nothing: it may have been struck off, or, if it is from before 5 December 2011, only lack its re-registration. Ask the ORC in writing which, and when.',
    rests: ['coRestorePractice', 'rnReRegister'],
  },
  stillRegistered: {
    text: 'If it is still registered, what is outstanding is filed and paid, then it is re-registered, free, if it is from before 5 December 2011.',
    rests: ['rnReRegisterPapers', 'coArrears'],
  },
  wayFromGuarantee: {
    text: 'So nobody can buy a share in it: what is left is a new company limited by shares. What the guarantee company owns may not go to its members, so take a lawyer before anything moves.',
    rests: ['chNoWayBack', 'lbgNoShares'],
  },
  unionAsk: {
    text: 'Its form, fee and time were not found: ask the Chief Labour Officer, and buy no company or certificate of the ORC for it. The ORC was reported in February 2023 to advise against middlemen.',
    rests: ['elUnion', 'rnAgents'],
  },
  lostNameCertificate: {
    text: 'No rule on a business name’s lost certificate was found: ask the ORC whether a certified copy takes its place.',
    rests: [],
  },
  copyHow: {
    text: 'Ask the ORC, on its portal orc.gov.gh or at an office, for a certified copy: no form for it was found, nor how long it takes.',
    rests: [],
  },
  forBusinessName: { text: 'If it is a business name:', rests: [] },
  forCompany: { text: 'If it is a company:', rests: [] },
  kindAssumed: {
    text: 'This is for: {entity}. If it is something else, say its full name, such as one that ends in LTD or LBG.',
    rests: ['coEndings'],
  },
  notSaidHow: {
    text: 'No source that was read says how: ask the office that registered it, in writing.',
    rests: [],
  },
  closeReturns: {
    text: 'Outstanding returns come first: they stay due until the company is off the register.',
    rests: ['coDormant', 'coReturn'],
  },
  closeRoutes: {
    text: 'The letter is reported practice, not the law’s route: first ask the ORC whether it takes yours off that way.',
    rests: ['edSolvent', 'edInsolvent', 'edAsk'],
  },
  closeStop: {
    text: 'Just to stop filing does not close it: returns stay due, late ones are penalised, a strike-off takes seven months at least, and the directors stay liable after it.',
    rests: ['coDormant', 'coFlat', 'coStrike'],
  },
  atInvestment: { text: 'Ghana Investment Promotion Centre (GIPC)', rests: ['gipcRegister'] },
  atLabour: { text: 'Chief Labour Officer', rests: ['elUnion'] },
  atElections: { text: 'Electoral Commission', rests: ['elParty'] },
  atGeneral: { text: 'Registrar-General’s Department', rests: ['elGeneral'] },
  atLands: { text: 'Lands Commission', rests: ['elLand'] },
  atRevenue: { text: 'Ghana Revenue Authority', rests: ['elTax'] },
} as const satisfies Record<string, Wording>;

/** A key of {@link WORDING}. */
export type WordingId = keyof typeof WORDING;

export const { fill, isWording } = wordingsOf<WordingId>(WORDING);

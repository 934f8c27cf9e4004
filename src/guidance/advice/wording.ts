import type { Wording } from '../law/cited.ts';

export const WORDING = {
  // Recommendation
  advised: {
    text: '{entity}, because {facts}. That is advice: no rule that was found asks for it, but its debts then do not fall on your own property.',
    rests: ['coLiability'],
  },
  because: { text: '{entity}, because {facts}.', rests: [] },
  spokeOfCompany: {
    text: 'You speak of a company: that is another type, which takes and costs more.',
    rests: ['coAlone', 'coReturn'],
  },
  usualStart: {
    text: '{entity} is the usual start for one person’s own business. Nothing you gave points to partners, members, investors or a cause.',
    rests: ['bnWhat'],
  },
  // No new registration here
  elRenew: {
    text: 'You renew or file for something that is registered already, so you register nothing new.',
    rests: ['bnRenew', 'coReturn'],
  },
  elChange: {
    text: 'You change something that is registered already. You file the change with the office that registered it, and register nothing new.',
    rests: [],
  },
  elClose: {
    text: 'You end something that is registered already. The office that registered it takes it off.',
    rests: [],
  },
  elRestore: {
    text: 'You bring back something that was registered before. First search its status on the ORC portal, orc.gov.gh.',
    rests: ['rnExpiry'],
  },
  elCertificate: {
    text: 'You do not register again for a lost certificate. Ask the ORC for a certified copy, on its portal orc.gov.gh or at an office.',
    rests: [],
  },
  elStatus: {
    text: 'Look at your account on the ORC portal, orc.gov.gh, or ask at the office that took the application. Bring the receipt.',
    rests: ['orcSteps'],
  },
  decidesFirst: {
    text: 'The {authority} decides whether this may be done, and in what form. Ask it before you register or pay for it, and start nothing of it before it agrees. Other work that needs no licence need not wait. No certificate of the ORC gives that right.',
    rests: ['liSusuPublic', 'liFinance'],
  },
  workWaits: {
    text: 'Before it is granted, do not start this work, nor sell, sign or charge anything for it; if it runs already, ask there at once whether to stop.',
    rests: [],
  },
  elUnionMatter: { text: 'A trade union is not registered here.', rests: ['elUnion'] },
  elPartyMatter: { text: 'A political party is not registered here.', rests: ['elParty'] },
  elEstate: {
    text: 'A will, an inheritance or a family’s property is not registered here. Ask a lawyer, or the Registrar-General’s Department for estates.',
    rests: ['elGeneral', 'ptFamily'],
  },
  elProperty: {
    text: 'Another office protects a brand, an invention or a work: the Registrar-General’s Department.',
    rests: ['elMark', 'elGeneral'],
  },
  elLandMatter: { text: 'Land is not registered here.', rests: ['elLand'] },
  elMarriage: { text: 'Marriages are not registered here.', rests: ['elGeneral'] },
  elTaxMatter: {
    text: 'The Ghana Revenue Authority gives tax numbers and answers questions on taxes.',
    rests: ['elTax'],
  },
  someAuthority: { text: 'authority that gives it', rests: [] },
  elLicence: {
    text: 'You only ask for a permit or licence. Who decides is the {authority}, not the ORC. Most authorities ask for the registration first.',
    rests: [],
  },
  noEmployee: {
    text: 'You do not have to register. If you only work for somebody else, you carry on no business of your own.',
    rests: ['bnWhat'],
  },
  noHobby: {
    text: 'You do not have to register. It is not carried on for gain.',
    rests: ['elGain'],
  },
  noCircle: {
    text: 'You do not have to register a group of your own that is not for gain and takes no money from outside: a savings circle, a fellowship, a year group. A body that saves and lends for its members is a co-operative: ten people at least, at the Department of Co-operatives, not the ORC. A credit union is one first.',
    rests: ['elGain', 'liSusuPublic', 'csWhat', 'csWhere', 'csCredit'],
  },
  noOwnName: {
    text: 'You need not register your name. Register the business for tax, with the Ghana Revenue Authority (gra.gov.gh; Act 684).',
    rests: ['bnOwnName', 'elTaxBusiness'],
  },
  notPermitted: {
    text: 'As described this is not permitted, because {trade} and not every owner is a Ghanaian. It would have to be wholly owned by Ghanaians, or do other work.',
    rests: ['gipcReserved'],
  },
  noException: {
    text: 'No exception was found, for citizens of ECOWAS states or spouses of Ghanaians either: a marriage can free only from the minimum capital, after five years or with an indefinite residence permit (Act 865, s.28(5)). Ask that office in writing before you spend more.',
    rests: ['gipcReserved', 'gipcExempt', 'fgSpouse'],
  },
  otherWork: {
    text: 'Other work is open to foreigners, usually through a company that registers with the GIPC before it starts, and again every two years, and brings the minimum capital: US$200,000 with a Ghanaian partner of 10 % or more, US$500,000 without, US$1,000,000 and 20 skilled Ghanaian staff for trading. It does not seem abolished, as was announced in August 2025: Act 1173, not yet confirmed, is reported to keep the first two, and to ask US$500,000 and 75 % for trading. Ask again with that work.',
    rests: ['bnForeigner', 'gipcCapital', 'gipcRegister', 'gipcKept', 'gipcNewCapital'],
  },
  ownAlone: {
    text: 'A Ghanaian may carry it on as its true owner. A foreign wife, husband or friend then holds no share in it.',
    rests: ['gipcReserved', 'fgGhanaian'],
  },
  closedPart: {
    text: 'Leave out one part, which is closed because not every owner is a Ghanaian: {trade}.',
    rests: [],
  },
  notSmallMining: {
    text: 'Not small-scale mining, galamsey included: its licence is reported to go to Ghanaians only.',
    rests: ['liMining'],
  },
  onlyWithCapital: {
    text: 'Only with the minimum foreign capital, or an exemption.',
    rests: ['gipcCapital', 'gipcExempt'],
  },
  ifSole: { text: 'If you own it alone and it stays small.', rests: ['bnWhat'] },
  ifAccepted: {
    text: 'If you own it alone, and whoever wants the certificate takes that of a business name: ask them first.',
    rests: ['bnWhat'],
  },
  ifPartnersAccepted: {
    text: 'If two to twenty people own it together, each is ready to answer for all its debts, and whoever wants the certificate takes that of a partnership: ask them first.',
    rests: ['ptWhat', 'ptLimits', 'ptLiability'],
  },
  ifPartners: {
    text: 'If two to twenty people own it together, and each is ready to answer for all its debts.',
    rests: ['ptWhat', 'ptLimits', 'ptLiability'],
  },
  ifInPerson: {
    text: 'If the company stays out and all of you join in person, each ready to answer for all its debts.',
    rests: ['ptLimits', 'ptLiability'],
  },
  unsafeAlone: {
    text: 'It does not protect what you own. It only fits if you own it alone and accept that.',
    rests: ['bnWhat', 'bnLiability'],
  },
  unsafePartners: {
    text: 'It does not protect what you own: each of you usually answers for all its debts. It only fits if two to twenty people own it and accept that.',
    rests: ['ptWhat', 'ptLimits', 'ptLiability'],
  },
  ifShares: { text: 'If you want your own property safe from its debts, or investors.', rests: ['coLiability'] },
  ifSharesApart: {
    text: 'If the new work is to stand apart, with debts of its own.',
    rests: ['coLiability'],
  },
  ifSharesOnly: {
    text: 'If at most 50 people are to own it by its shares and take its profit.',
    rests: ['coPrivate', 'coOne'],
  },
  ifSubsidiary: {
    text: 'If the company abroad would rather own a company formed here: a branch is none of its own, but the foreign company itself.',
    rests: ['exSubsidiary', 'exWhat'],
  },
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
  ifTrustees: {
    text: 'If its trustees are to hold land or other property for it: they apply to the Minister (Act 106), not to the ORC.',
    rests: ['itWhat'],
  },
  // Clashes
  clashProfit: {
    text: 'It is to serve a purpose, and owners are to be paid out of it. One entity cannot do both: a guarantee company may pay its members nothing of what it earns.',
    rests: ['lbgNoShares'],
  },
  clashDonations: {
    text: 'Gifts are to fund it, and it is a business for gain. A guarantee company, which such bodies take, may pay its members nothing of what it has.',
    rests: ['lbgNoShares'],
  },
  clashSimple: {
    text: 'You want your own property safe, and none of a company’s duties. A business name gives no such safety. A company has directors, a secretary and an auditor.',
    rests: ['bnLiability', 'coDirectors', 'coAuditor'],
  },
  clashAudit: {
    text: 'You want your own property safe, or investors, in a practice. An ordinary company cannot be an auditor. For audit work take a partnership or, alone, a business name.',
    rests: ['prAuditor', 'prAccountants'],
  },
  clashAskAudit: { text: 'Will it audit accounts?', rests: ['prAuditor'] },
  clashAskProfits: { text: 'Will all of what it earns stay for its purpose?', rests: ['lbgNoShares'] },
  clashAskGifts: { text: 'Will gifts really fund a business that pays its owners?', rests: ['lbgNoShares'] },
  branchLate: {
    text: 'If the office was open before {day}, its month has passed: deliver the papers at once.',
    rests: ['exMonth'],
  },
  companyHolds: {
    text: 'The company takes part by holding shares. It cannot be a director, and the real people behind it are named as beneficial owners.',
    rests: ['ptLimits', 'coDirectors', 'coOwners'],
  },
  companyStaysOut: {
    text: 'Leave the company out of the partnership. It can still lend, let or sell to it what it brings.',
    rests: ['ptLimits'],
  },
  nearlyAsWell: { text: 'What is known fits {entity} nearly as well. Answer the questions to settle it.', rests: [] },
  nearlyOnly: { text: 'What is known fits {entity} nearly as well.', rests: [] },
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
  askChange: { text: 'What changes?', rests: [] },
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
    text: 'It is only a name. The company that owns it answers for what is done under it.',
    rests: ['sbnOwner'],
  },
  liabilityHome: {
    text: 'It is the company from abroad itself. The law of its own country says what its members answer for.',
    rests: ['exWhat'],
  },
  liabilityNotRead: {
    text: 'The sources read do not say what its members answer for. Ask the office that registers it.',
    rests: [],
  },
  noFeeFound: { text: 'No dated fee for it was found.', rests: [] },
  feeNotFound: { text: 'No dated official fee for it was found. Ask the office for today’s.', rests: [] },
  feeOfLike: {
    text: 'For comparison, a person’s business name is reported at {fee}, and {yearly} a year from year two.',
    rests: [],
  },
  nobodyRead: { text: 'No source that was read names a day on which it owes something every year.', rests: [] },
  // What a registration takes
  nameEnds: {
    text: 'The name must end in {ending}. It can be reserved for two months (s.22; GH¢120 to 300, 2026 reports), then two more.',
    rests: ['coEndings', 'orcReserve', 'orcNameFee'],
  },
  nameLacksEnding: {
    text: 'The name that you gave lacks its ending: {ending}. It can be reserved for two months (s.22; GH¢120 to 300, 2026 reports), then two more.',
    rests: ['coEndings', 'orcReserve', 'orcNameFee'],
  },
  reserving: {
    text: 'A company can reserve one for two months (GH¢120 to 300, 2026 reports), then two more.',
    rests: ['orcReserve', 'orcNameFee'],
  },
  notReserved: {
    text: 'That a business name or a partnership’s can be reserved was not found. A company’s can for two months (s.22; GH¢120 to 300, 2026 reports), then two more.',
    rests: ['orcReserve', 'orcNameFee'],
  },
  dutyCompany: {
    text: 'Every year, however small, it files an annual return with audited accounts; late: GH¢1,000, as reported. First accounts to members within 18 months, the return 36 days later.',
    rests: ['coReturn', 'coAnnex', 'coAuditor', 'coFirst', 'coAccounts', 'coDays', 'coWaiver', 'coFlat'],
  },
  dutyBody: {
    text: 'Every year it files an annual return, and it renews its members’ certificates by 31 January.',
    rests: ['pbRenew', 'pbMembers'],
  },
  goSearch: { text: 'Search the name at orc.gov.gh (usually free).', rests: ['orcSteps', 'orcSearch'] },
  goDeed: {
    text: 'Have all partners sign the agreement and form (orc.gov.gh/forms-fees).',
    rests: ['ptAgreement', 'ptForm'],
  },
  goForms: {
    text: 'Search the name at orc.gov.gh (usually free). Sign the forms (orc.gov.gh/forms-fees).',
    rests: ['orcSteps', 'ptForm'],
  },
  goFormA: {
    text: 'Fetch Form A at an ORC office (no download, as reported in July 2026), and sign it.',
    rests: ['orcSteps', 'bnForm'],
  },
  goUpload: {
    text: 'Upload it in an account on its portal, and pay.',
    rests: ['orcSteps'],
  },
  usualTimeForeign: {
    text: '3 to 10 working days (2026 report); one law firm counts 15 to 20 with foreign owners (2026).',
    rests: ['orcTime', 'orcTimeQuote'],
  },
  usualTime: { text: '3 to 10 working days (2026 report).', rests: ['orcTime'] },
  goNotary: {
    text: 'Have the two statements notarised at home. Get copies of the constitution and the certificate of incorporation, and the ORC’s form if it has no charges here.',
    rests: ['exMonth'],
  },
  goMonth: {
    text: 'Deliver them to the ORC (orc.gov.gh) within one month of opening, and pay the fee.',
    rests: ['exMonth'],
  },
  goBylaws: { text: 'Agree the bye-laws and the area of operations.', rests: ['csBylaws'] },
  goCooperatives: {
    text: 'Ask the Department of Co-operatives at your assembly (or melr.gov.gh/department-of-co-operatives) for its form and papers, of which no list was found, and apply there.',
    rests: ['csWhere', 'csNear'],
  },
  goMinister: {
    text: 'Apply to the Minister. Which ministry, its form and fee were not found: ask a lawyer and the Registrar-General’s Department, which was reported to keep public trusts (2022).',
    rests: ['itWhat', 'itNow', 'elGeneral'],
  },
  noMiddlemen: {
    text: 'Pay only the ORC or ghana.gov.gh, with a receipt; nobody’s mobile money, no middlemen (2023).',
    rests: ['rnAgents'],
  },
  orcInKumasi: {
    text: 'In Kumasi: Fuller Road, Adum, next to St. George’s Church (reported in 2023). Accra’s phone: 030 266 4691 (2022).',
    rests: ['orcKumasi', 'orcPhone'],
  },
  orcInAccra: {
    text: 'In Accra, as reported in 2022; call 030 266 4691 for its address, which was not found.',
    rests: ['orcBranches', 'orcPhone'],
  },
  orcInTown: {
    text: 'In {town} too, as reported in 2022; its address was not found: call Accra, 030 266 4691.',
    rests: ['orcBranches', 'orcPhone'],
  },
  orcTowns: {
    text: 'Offices reported (2022-23): only Accra (030 266 4691), Takoradi, Tamale, Sunyani, Kumasi (Fuller Road, Adum).',
    rests: ['orcKumasi', 'orcBranches', 'orcPhone'],
  },
  goTaxOwner: {
    text: 'Register the business with the Ghana Revenue Authority, gra.gov.gh. Your Ghana Card number is the tax number.',
    rests: ['afOwnerTax', 'elTaxBusiness'],
  },
  goTaxBody: {
    text: 'Get its free tax number (gra.gov.gh).',
    rests: ['afBodyTax'],
  },
  goTaxOther: {
    text: 'Apply to the Ghana Revenue Authority, gra.gov.gh, for a tax number with an introductory letter.',
    rests: ['elTaxOther'],
  },
  goPermit: {
    text: 'Buy your assembly’s Business Operating Permit (price not found), usually only to 31 December.',
    rests: ['afPermit'],
  },
  sumToRegister: { text: '{sum}, {dated}', rests: [] },
  sumWithShare: {
    text: '{sum} and {percent} % of the stated capital, {dated}',
    rests: ['coStamp'],
  },
  // In short
  haveNames: { text: 'Usually two options of the name, a telephone number.', rests: ['ptCard'] },
  haveWork: {
    text: 'What it does, and where (GhanaPost digital address).',
    rests: ['bnParticulars', 'ptCard'],
  },
  haveCard: {
    text: 'Usually the owner’s Ghana Card, nationality, residence and occupation.',
    rests: ['bnParticulars', 'ptCard'],
  },
  haveApplication: {
    text: 'Usually (2021) Forms 3, 26A (directors), 26B (secretary), 26C (declaration), and the beneficial ownership form (the real owners; meant to be public).',
    rests: ['coApplication', 'coForms', 'coOwners', 'coOwnersPublic'],
  },
  haveCards: { text: 'Usually each owner’s and director’s Ghana Card.', rests: ['coIdentity', 'ptCard'] },
  briefDirectors: {
    text: 'At least two directors who consent in writing, one living in Ghana: no company, minor or bankrupt.',
    rests: ['coDirectors', 'coNotDirector', 'coForms'],
  },
  briefSecretary: {
    text: 'A qualified secretary: lawyer, chartered secretary or accountant, trained in company law, or capable by degree. A director may be it, but never signs for both.',
    rests: ['coSecretaryWho', 'coSecretary'],
  },
  briefAuditor: {
    text: 'The written consent of a licensed auditor: no officer, partner or employee of it.',
    rests: ['coAuditor', 'coAuditorWho'],
  },
  haveAgreement: { text: 'Usually an agreement that all partners have signed.', rests: ['ptAgreement'] },
  havePartnerCards: {
    text: 'Usually each partner’s Ghana Card and the place’s GhanaPost address.',
    rests: ['ptForm', 'ptCard'],
  },
  haveConstitution: {
    text: 'Form B: the constitution, the amount each member guarantees, the directors’ ID cards (usually Ghana Cards) and declarations.',
    rests: ['lbgForm'],
  },
  haveConsents: {
    text: 'The secretary’s consent, and one of the auditor, a licensed chartered accountant.',
    rests: ['lbgForm'],
  },
  haveBodyForm: {
    text: 'Form A for professional bodies, the constitution, and an auditor’s consent letter.',
    rests: ['pbNeeds'],
  },
  haveBodyList: { text: 'The list of members with qualifications and addresses.', rests: ['pbNeeds'] },
  briefOwners: {
    text: 'No officer, partner or employee is its auditor. Name its beneficial owners (who is really behind it).',
    rests: ['coAuditorWho', 'coOwners'],
  },
  briefNoGuarantee: {
    text: 'A company limited by guarantee, as of an NGO, will not do: it may never share its money out.',
    rests: ['lbgNoShares'],
  },
  briefMembers: {
    text: 'Settle who its legal members are: with more than 50 at its start it is public, with a statement to file in 28 days (whether of churches and associations too was not found).',
    rests: ['lbgOver50', 'lbgPublic'],
  },
  briefCharity: {
    text: 'Income tax: free only if the GRA approves it (Act 896, s.97); not on business.',
    rests: ['elCharityTax'],
  },
  briefStamp: {
    text: 'Income tax, as reported since July 2025: GH¢25 to 45 a quarter with sales up to GH¢20,000 a year, 3 % of them up to GH¢500,000 (gra.gov.gh). Whether the tax stamp of before (GH¢3 to 45 a quarter) runs too was not found.',
    rests: ['afStamp'],
  },
  briefVat: {
    text: 'VAT, as reported for 2026: with goods from GH¢750,000 turnover a year; with taxable services at any turnover (ask gra.gov.gh whether yours are).',
    rests: ['afVat', 'afVatServices'],
  },
  briefVatGoods: {
    text: 'VAT (gra.gov.gh): for goods only from GH¢750,000 turnover a year, reported for 2026.',
    rests: ['afVat'],
  },
  briefVatServices: {
    text: 'VAT, as reported for 2026: whoever sells taxable services registers at any turnover (ask gra.gov.gh whether yours are). GH¢750,000 is for goods.',
    rests: ['afVat', 'afVatServices'],
  },
  briefGeneral: {
    text: 'VAT (as reported for 2026): goods only from GH¢750,000 turnover a year; taxable services at any turnover (ask gra.gov.gh). With staff: SSNIT, PAYE, pension.',
    rests: ['afVat', 'afVatServices', 'afWorker', 'afPaye', 'afPension'],
  },
  briefStaffShort: {
    text: 'With staff: SSNIT, PAYE, pension.',
    rests: ['afWorker', 'afPaye', 'afPension'],
  },
  briefStaff: {
    text: 'Staff: SSNIT within one month, PAYE by the 15th, pension (5.5 % of pay, 13 % on top) within 14 days of the month’s end.',
    rests: ['afPension', 'afWorker', 'afPaye'],
  },
  // Where else
  stepStruckOff: {
    text: 'If the portal’s search no longer shows it, it may have been struck off, or the search may have failed: ask the ORC in writing whether, and when.',
    rests: ['coRestorePractice'],
  },
  stillRegistered: {
    text: 'If it is still registered, file and pay what is outstanding.',
    rests: ['coArrears'],
  },
  restoreCourt: {
    text: 'Only a Court order restores it: the ORC is reported to speak of the High Court. The liquidator, a former officer, a member or a creditor asks for it.',
    rests: ['coRestoreHow', 'coRestorePractice'],
  },
  newIsAnother: {
    text: 'A new company, even of its name, is another one: it neither revives this one nor takes over its property. What becomes of that was not found: ask the ORC or a lawyer, and sell or move none of it before this one is restored.',
    rests: ['coRestoreHow', 'coName'],
  },
  wayFromGuarantee: {
    text: 'So nobody can buy a share in it. What is left is a new company limited by shares. What the guarantee company owns may not go to its members, so take a lawyer before anything moves.',
    rests: ['chNoWayBack', 'lbgNoShares'],
  },
  unionAsk: {
    text: 'Its form, fee and time were not found. Ask the Chief Labour Officer, and buy no company or certificate of the ORC for it. The ORC was reported in February 2023 to warn against middlemen.',
    rests: ['elUnion', 'rnAgents'],
  },
  lostNameCertificate: {
    text: 'For a business name no rule on a lost certificate was found. Before you pay, ask the ORC (Accra’s phone, as reported in 2022: 030 266 4691) whether the copy takes its place.',
    rests: ['orcPhone'],
  },
  copyProves: {
    text: 'A bank or buyer that wants updated papers gets a certified copy of what was filed: anyone may ask the ORC for one.',
    rests: ['loCopy'],
  },
  copyHow: {
    text: 'No form for the copy was found, nor what to bring (an ID, a police report or an affidavit), nor how long it takes.',
    rests: [],
  },
  forBusinessName: { text: 'If you have a business name:', rests: [] },
  forCompany: { text: 'If you have a company:', rests: [] },
  kindAssumed: {
    text: 'This is for: {entity}. If yours is another, say so, or give its full name: a company’s ends in LTD or LBG.',
    rests: ['coEndings'],
  },
  misprint: {
    text: 'No form or fee for a misprint was found. Take the certificate, the form as you filed it and the Ghana Card to the ORC at once, and ask to have it corrected. A name or detail that is to be another one is a change.',
    rests: [],
  },
  notSaidHow: {
    text: 'No source that was read says how. Ask the office that registered it, in writing.',
    rests: [],
  },
  closeReturns: {
    text: 'Outstanding returns stay due until the company is off the register. Whether all must be filed and paid before it closes was not found: ask the ORC before you pay for audits. No fee for the closing itself was found.',
    rests: ['coDormant', 'coReturn'],
  },
  closeSigned: {
    text: 'Signed for it: that affidavit, the resolution (in writing, if all members sign it), and each return, by a director and the secretary.',
    rests: ['chWritten', 'edSolvent', 'coDays'],
  },
  closeRoutes: {
    text: 'Or write to the Registrar and ask to have it taken off: 395 companies did in early 2022, as reported. That is practice, not the law’s route, so first ask the ORC whether it takes yours off that way.',
    rests: ['edAsk', 'edSolvent', 'edInsolvent'],
  },
  closeStop: {
    text: 'Just to stop filing does not close it: a strike-off may take seven months and more, directors, officers and members stay liable after it, and for 12 years the Court may restore the company.',
    rests: ['coStrike', 'coRestore', 'coDormant'],
  },
  arrearsCost: {
    text: 'Years that are late cost, as reported, the fee of each and one flat penalty: GH¢1,000, or GH¢2,000 for five years or more (October 2025).',
    rests: ['coFlat', 'coArrears'],
  },
  closeOthers: {
    text: 'Tell the Ghana Revenue Authority, your assembly and, with staff, SSNIT too: what they ask of whoever stops was not found.',
    rests: ['afOwnerTax', 'afPermit', 'afWorker'],
  },
  closeNameYears: {
    text: 'Ask there too whether unpaid years are paid first: that was not found.',
    rests: [],
  },
  stillThere: {
    text: 'First search it at orc.gov.gh. One that was silent for years may have been struck off, and then no longer shows: ask the ORC.',
    rests: ['coStrikePractice', 'coRestorePractice'],
  },
  stillYours: {
    text: 'First search it at orc.gov.gh: whether it still stands, and until when.',
    rests: ['rnExpiry'],
  },
  othersMayHave: { text: 'If it lapsed, others may have taken the name.', rests: ['rnLapse', 'rnCalendar'] },
  nameAnew: {
    text: 'If it is gone, nothing revives it: register it anew if it is still free, and ask whether the unpaid years are owed all the same.',
    rests: ['rnLapse', 'rnArrears'],
  },
  nameYears: {
    text: 'All unpaid years are due. No penalty for a late business name was found: the reported GH¢1,000 and 2,000 are for companies.',
    rests: ['rnArrears', 'coFlat'],
  },
  reRegisterOld: {
    text: 'If it is from before 5 December 2011, it must also re-register once, free, after all is paid up.',
    rests: ['rnReRegister', 'rnReRegisterCompany', 'rnReRegisterSole'],
  },
  chFee: { text: 'A fee for the change itself was not found: ask the ORC.', rests: [] },
  chForm: { text: 'No form and no fee for the change itself was found: ask the ORC.', rests: [] },
  chOthers: {
    text: 'Other changes: office, box or e-mail, director or secretary within 28 days; the auditor within 14; the name by special resolution with the Registrar’s approval.',
    rests: ['chOffice', 'chDirector', 'chAuditor', 'chName'],
  },
  changeIsStart: {
    text: 'That is no change but a new registration, so it is answered as one. To change only the particulars of a business name: usually Forms D and E.',
    rests: ['elConvert', 'chBusinessName'],
  },
  alsoStart: {
    text: 'If it is not registered yet, that is likely: {entity}. Its papers, steps and fees are told when you ask to start it.',
    rests: [],
  },
  cardAbroad: {
    text: 'What a Ghanaian abroad without a Ghana Card shows instead was not found: ask the ORC before you send papers.',
    rests: [],
  },
  isItReal: {
    text: 'Use a doubtful certificate nowhere until the ORC has confirmed it: search its exact name at orc.gov.gh, where a business usually shows with an expiry date, or take it to an ORC office. Of a company anyone may ask the ORC, for a fee, for the certificate.',
    rests: ['rnExpiry', 'loCopy'],
  },
  ifCheated: {
    text: 'Which office follows up a fraud was not found: ask the ORC, and keep the certificate, receipts and messages.',
    rests: [],
  },
  reportWrong: {
    text: 'Was an answer of this service wrong? Report it, here (submit_bot_feedback) or on the website (Report a mistake): people review it.',
    rests: [],
  },
  compareTypes: {
    text: 'Types side by side, with liability, cost and duties: list_registration_options, or Compare on the website.',
    rests: [],
  },
  checkName: {
    text: 'Whether a name meets others: check_business_name_availability, or Names on the website.',
    rests: [],
  },
  usualFee: { text: 'To compare with what was asked for, what the ORC is reported to charge:', rests: [] },
  briefProfit: {
    text: 'If it trades for profit outside its objects, members and officers who know it answer for the debts, and GH¢300 a day.',
    rests: ['lbgBreach', 'lbgWhat'],
  },
  briefAgreement: {
    text: 'Without a written agreement profit and loss are reported to be shared equally, whoever brought more, and each binds the firm: write who brings and gets what, who decides, and what if one leaves or dies. Ask about insurance.',
    rests: ['ptEqual', 'ptLiability', 'ptAgreement'],
  },
  briefInsurance: {
    text: 'You answer for claims with what you own, so ask about professional insurance.',
    rests: ['bnLiability'],
  },
  payOffice: {
    text: 'Pay only the office itself, and ask for a receipt. The ORC is reported to warn against middlemen, and to have no mobile money number to send to.',
    rests: ['rnAgents'],
  },
  dutyOwnName: {
    text: 'Renew it every year, by *222# too, as reported in 2025. If you do not, it lapses, the Registrar may remove it, and after three months others may take it, as reported in 2023.',
    rests: ['bnRenew', 'rnDial', 'rnCalendar'],
  },
  dutyName: {
    text: 'Renew it every year. If you do not, it lapses, the Registrar may remove it, and after three months others may take it, as reported in 2023.',
    rests: ['bnRenew', 'rnCalendar'],
  },
  officers: {
    text: 'At least two directors, one living in Ghana, a qualified secretary and a licensed auditor.',
    rests: ['coDirectors', 'coSecretary', 'coAuditor'],
  },
  companyAsks: {
    text: 'It needs two directors, a qualified secretary, an auditor and yearly audited returns ({fee}).',
    rests: ['coDirectors', 'coSecretary', 'coAuditor', 'coReturn'],
  },
  briefSideCosts: {
    text: 'One law firm (2026) adds GH¢2,800: auditor’s letter 900, two declarations 800 each, forms 300.',
    rests: ['orcSideCosts'],
  },
  briefNamePlate: {
    text: 'Show its name outside and on papers, or pay GH¢3,000.',
    rests: ['coNamePlate'],
  },
  copiedFirst: {
    text: 'If your own name is registered already, register nothing again: see Name copied.',
    rests: [],
  },
  joinsFirst: {
    text: 'A business name has one owner: whoever takes in another usually registers a partnership or a company with them. Any other change is filed with the office that registered it.',
    rests: ['chNameOwners'],
  },
  estateFirst: {
    text: 'If you carry on the business of somebody who has died, the estate comes first: see Inheritance.',
    rests: ['esGrant'],
  },
  onBehalf: {
    text: 'No rule against handing in papers through somebody was found; the owner signs them. What the ORC wants to see then was not found either: ask it first.',
    rests: [],
  },
  atInvestment: { text: 'Ghana Investment Promotion Centre (GIPC)', rests: ['gipcRegister'] },
  atLabour: { text: 'Chief Labour Officer', rests: ['elUnion'] },
  atElections: { text: 'Electoral Commission', rests: ['elParty'] },
  atGeneral: { text: 'Registrar-General’s Department', rests: ['elGeneral'] },
  atMarriage: {
    text: 'District assembly for a customary marriage, Registrar-General’s Department for others',
    rests: ['elCustomary', 'elGeneral'],
  },
  atLands: { text: 'Lands Commission', rests: ['elLand'] },
  atRevenue: { text: 'Ghana Revenue Authority', rests: ['elTax'] },
} as const satisfies Record<string, Wording>;

/** A key of {@link WORDING}. */
export type WordingId = keyof typeof WORDING;

/** A source of facts. Answers state nothing without a source from this table. */
export interface Source {
  readonly title: string;
  /** The address, or the name of the publication if the full address is not known. */
  readonly where: string;
  /**
   * The source's own date (`YYYY`, `YYYY-MM` or `YYYY-MM-DD`). For a statute: the date of the text that was read, or its year. For an
   * undated source: the day on which it was read, and `undated` is set.
   */
  readonly date: string;
  readonly undated?: true;
}

/** The day on which the undated sources were read and this table was last checked. */
export const FACTS_READ_ON = '2026-11-21';

const undated = { date: FACTS_READ_ON, undated: true } as const;

export const SOURCES = {
  act992: {
    title: 'Companies Act, 2019 (Act 992)',
    where: 'https://ghalii.org/akn/gh/act/2019/992',
    date: '2026-04-03',
  },
  act865: { title: 'Ghana Investment Promotion Centre Act, 2013 (Act 865)', where: 'GhanaLII, Act 865', date: '2013' },
  act151: {
    title: 'Registration of Business Names Act, 1962 (Act 151)',
    where:
      'https://kuclawstudentsunion.com/wp-content/uploads/2024/09/REGISTRATION-OF-BUSINESS-NAMES-ACT-1962-ACT-151.htm',
    date: '2024-09',
  },
  li982: {
    title: 'Registration of Business Names Regulations, 1974 (L.I. 982)',
    where:
      'https://kuclawstudentsunion.com/wp-content/uploads/2024/09/REGISTRATION-OF-BUSINESS-NAMES-REGULATIONS-1974-LI-982-1.htm',
    date: '2024-09',
  },
  act152: {
    title: 'Incorporated Private Partnerships Act, 1962 (Act 152)',
    where: 'https://acts.ghanajustice.com/actsofparliament/incorporated-private-partnerships-act-1962act-152/',
    date: '1962',
  },
  act106: {
    title: 'Trustees (Incorporation) Act, 1962 (Act 106)',
    where:
      'http://elibrary.jsg.gov.gh/laws%20of%20ghana/2%20REP/TRUSTEES%20(INCORPORATION)%20ACT,%201962%20ACT%20106.htm',
    date: '1962',
  },
  nlcd252: {
    title: 'Co-operative Societies Decree, 1968 (NLCD 252), as indexed by the Business Regulatory Reform portal',
    where: 'https://www.bcp.gov.gh',
    ...undated,
  },
  coops: {
    title: 'Department of Co-operatives, Ministry of Employment and Labour Relations',
    where: 'http://www.melr.gov.gh/department-of-co-operatives/',
    ...undated,
  },
  act929: {
    title: 'Securities Industry Act, 2016 (Act 929)',
    where: 'https://acts.ghanajustice.com/actsofparliament/securities-industry-act-2016-act-929-ss-1-115/',
    date: '2016-09-14',
  },
  act987: {
    title: 'Payment Systems and Services Act, 2019 (Act 987)',
    where: 'http://lawsghana.com/post_1992_legislation/content/9867',
    date: '2019',
  },
  rgdKey: {
    title: 'Registrar-General: Key changes in the new Companies Act, 2019',
    where:
      'https://egovonline.gegov.gov.gh/RGDPortalWeb/portal/RGDHome/eghana.portal?_nfpb=true&_st=&_pageLabel=rgd_newsDetails_page&newsId=8002',
    date: '2020',
  },
  orcLbg: {
    title: 'ORC: Private Company Limited by Guarantee',
    where: 'http://orc.gov.gh/index.php/services/re-services-2/company-limited-by-guarantee',
    ...undated,
  },
  orcBodies: {
    title: 'ORC: Professional Bodies',
    where: 'http://orc.gov.gh/index.php/services/re-services-2/registration-of-professionalbodies',
    ...undated,
  },
  orcBodiesList: {
    title: 'ORC: List of registered professional bodies',
    where: 'https://orc.gov.gh/news-events/news/116-list-of-registered',
    date: '2024',
  },
  orcReRegistration: {
    title: 'ORC: Re-Registration',
    where: 'https://orc.gov.gh/services/registrations/reregistration',
    ...undated,
  },
  gna2308: {
    title: 'Ghana News Agency: How to renew your business and file annual returns',
    where: 'https://gna.org.gh/2023/08/how-to-renew-your-business-and-file-annual-returns',
    date: '2023-08-20',
  },
  gna2302: {
    title: 'Ghana News Agency: ORC to strike off lapsed business names',
    where:
      'https://gna.org.gh/2023/02/office-of-the-registrar-of-companies-to-strike-off-lapsed-business-names-from-register/',
    date: '2023-02-01',
  },
  gna2301: {
    title: 'Ghana News Agency: ORC on penalties from June 2023',
    where: 'https://gna.org.gh/?p=252618',
    date: '2023-01-15',
  },
  ghanaweb2302: {
    title: 'GhanaWeb: Registrar of Companies begins deletion of lapsed business names',
    where:
      'https://mobile.ghanaweb.com/GhanaHomePage/business/Registrar-of-Companies-begins-deletion-of-lapsed-business-names-from-register-1705556',
    date: '2023-02-01',
  },
  ghanaweb2204: {
    title: 'GhanaWeb: Registrar-General’s Department increases penalty on late filing of annual returns',
    where:
      'https://mobile.ghanaweb.com/GhanaHomePage/NewsArchive/Registrar-General-s-Dept-increases-penalty-on-late-filling-of-annual-returns-1519592',
    date: '2022-04-20',
  },
  citi2211: {
    title: 'Citi Newsroom: Cost of renewing business names increased',
    where: 'https://citinewsroom.com/2022/11/cost-of-renewing-business-names-increased/',
    date: '2022-11-14',
  },
  primenews2211: {
    title: 'Prime News Ghana: Registrar-General to increase fees effective December 31',
    where:
      'https://www.primenewsghana.com/business/registrar-general-s-department-to-increase-fees-charges-effective-december-31.html',
    date: '2022-11',
  },
  independent2506: {
    title: 'The Independent Ghana: June 30 deadline won’t be extended - ORC',
    where:
      'https://www.theindependentghana.com/article/undefined/june-30-deadline-for-registering-businesses-wont-be-extended-orc',
    date: '2025-06-23',
  },
  guardian2510: {
    title: 'Ghana Guardian: Registrar warns firms to file annual returns by April 30',
    where:
      'https://ghanaguardian.com/registrar-of-companies-warns-firms-to-file-annual-returns-by-april-30-or-risk-penalties',
    date: '2025-10-17',
  },
  times2412: {
    title: 'Ghanaian Times: 500,000 business names, 5,000 companies to be removed from ORC list',
    where: 'https://ghanaiantimes.com.gh/500000-business-names-5000-companies-to-be-removed-from-orc-list-december-31',
    date: '2024-12',
  },
  peacefm1607: {
    title: 'Peace FM: Registrar-General’s statement on renewal of partnerships',
    where: 'https://m.peacefmonline.com/v12/tools/printnews/news.php?contentid=286615',
    date: '2016-07',
  },
  talks2011: {
    title: 'Ghana Talks Business: Register a business in Ghana',
    where: 'https://ghanatalksbusiness.com/2020/11/register-business-ghana',
    date: '2020-11',
  },
  graphic2306: {
    title: 'Graphic Online: Only 10 professional bodies in good standing',
    where:
      'https://www.graphic.com.gh/news/general-news/only-10-professional-bodies-in-good-standing-registrar-of-companies-reveals.html',
    date: '2023-06-09',
  },
  report: {
    title: 'The Ghana Report: Establishing a business without breaking any laws',
    where: 'https://theghanareport.com/establishing-a-business-without-breaking-any-laws-lawyer-provides-answers',
    ...undated,
  },
  scribe2503: {
    title: 'Your Scribe: NPO registration in Ghana',
    where:
      'https://yourscribe.co/insights/2025/3/27/how-to-register-a-non-governmental-organization-ngo-in-ghana-a-step-by-step-guide',
    date: '2025-03-27',
  },
  ghtimesNpo: {
    title: 'The Ghanaian Times: Starting a nonprofit organisation in Ghana',
    where: 'https://theghtimes.com/starting-a-nonprofit-organisation-in-ghana-heres-your-must-know-legal-guide/',
    ...undated,
  },
  doelegists: {
    title: 'Doe Legists: Business structures in Ghana',
    where:
      'https://doelegistslawyers.com/business-structures-in-ghana-how-to-choose-between-a-sole-proprietorship-partnership-and-company-under-act-992',
    ...undated,
  },
  clinton: {
    title: 'Clinton Consultancy: Company registration',
    where: 'https://clintonconsultancy.com/company-registration/',
    ...undated,
  },
  superlaw: {
    title: 'Super Law GH: The basic law of partnerships in Ghana',
    where: 'https://superlawgh.com/explainer-the-basic-law-of-partnerships-in-ghana',
    ...undated,
  },
  swiftlaw: {
    title: 'SwiftLaw: How to register a business entity in Ghana',
    where: 'https://swiftlaw.co/how-to-register-a-business-entity-in-ghana-infographic',
    ...undated,
  },
  molaw2103: { title: 'Mo Law Consult: Company registration', where: 'https://molawconsult.com', date: '2021-03-25' },
  yellowpages: {
    title: 'Ghana Yellow Pages: How to register a business in Ghana',
    where: 'https://ghanayellowpages.com/how-to-register-a-business-in-ghana/',
    ...undated,
  },
  wikiprocedure: {
    title: 'WikiProcedure: Ghana, filing of annual returns',
    where: 'https://www.wikiprocedure.com/index.php/Ghana_-_Filling_of_Annual_Returns',
    ...undated,
  },
  orgId: {
    title: 'org-id register: notes on the Ghana business register',
    where: 'https://github.com/org-id/register/issues/333',
    date: '2019',
  },
  gold: {
    title: 'Gold: How to file annual renewal',
    where: 'https://github.com/ludykraks/Gold',
    ...undated,
  },
  modernghana2508: {
    title: 'Modern Ghana: Ghana will remove capital minimum requirement',
    where: 'https://www.modernghana.com/news/1425596/ghana-will-remove-capital-minimum-requirement.html',
    date: '2025-08-20',
  },
  coops4dev: {
    title: 'Coops4Dev: co-operative law in Ghana',
    where: 'https://coops4dev.coop/en/4devafrica/ghana',
    ...undated,
  },
  elf: {
    title: 'ISO 20275 Entity Legal Forms code list, version 1.5 (GLEIF)',
    where: 'https://www.gleif.org/en/about-lei/code-lists/iso-20275-entity-legal-forms-code-list',
    date: '2023-09-28',
  },
  nasia: { title: 'NaSIA: School licensing', where: 'https://www.nasia.gov.gh/school-licensing/', ...undated },
  hefra: {
    title: 'HeFRA: Operating a health facility',
    where:
      'https://hefra.gov.gh/index.php/hefra-in-order-to-operate-as-new-facility-or-continue-to-operate-as-an-existing-facility/',
    ...undated,
  },
  gtec: {
    title: 'Daily Guide: GTEC goes tough on unaccredited institutions (Act 1023)',
    where: 'https://dailyguidenetwork.com/gtec-goes-tough-on-unaccredited-institutions',
    ...undated,
  },
  act1061: {
    title: 'Audrey Grey: Overview of Ghana’s Insurance Act, 2021 (Act 1061)',
    where: 'https://audreygrey.co/notes/2021/06/20/overview-of-ghanas-insurance-act-2021-act-1061/',
    date: '2021-06-20',
  },
  fda: {
    title: 'GhanaWeb: FDA on section 97 of the Public Health Act, 2012 (Act 851)',
    where:
      'https://mobile.ghanaweb.com/GhanaHomePage/business/FDA-to-cause-arrest-of-illegal-operators-in-the-food-value-chain-Samuel-Kwakye-1220281',
    ...undated,
  },
  pharmacy: {
    title: 'Pharmacy Council: Guidelines for registration of pharmacies',
    where: 'https://www.scribd.com/document/339189701/Guidelines-on-Pharmacy-Applications',
    ...undated,
  },
  mining: {
    title: 'Legalstone: How to acquire a small scale mining licence (Act 703)',
    where: 'https://legalstonesolicitorsllp.com/publications/how-to-acquire-a-small-scale-mining-licence-in-ghana',
    ...undated,
  },
  act721: {
    title: 'Gaming Act, 2006 (Act 721), Business Regulatory Reform portal',
    where: 'https://brr.gov.gh/related_pro.php?id=MTc=~Gaming%20Act,%20%202006%20(ACT%20721)~22~25',
    ...undated,
  },
  npa: {
    title: 'Ghanaian Times: NPA threatens closure of illegal fuel stations (Act 691)',
    where: 'https://ghanaiantimes.com.gh/npa-threatens-closure-of-illegal-fuel-stations/',
    date: '2025-08-13',
  },
  interior: {
    title: 'Ministry of the Interior: Monitoring of private security organisations (Act 350, L.I. 1571)',
    where:
      'https://mint.gov.gh/interior-ministry-begins-nationwide-monitoring-of-private-security-organisations-key-cutting-and-rubberstamp-operators',
    ...undated,
  },
  act1047: {
    title: 'Real Estate Agency Act, 2020 (Act 1047)',
    where: 'https://scribd.com/document/609199627/REAL-ESTATE-AGENCY-ACT-2020-ACT-1047',
    date: '2020',
  },
  act651: {
    title: 'Labour Act, 2003 (Act 651), Part XI, as reproduced by mywage.org',
    where: 'https://mywage.org/ghana',
    ...undated,
  },
  act574: { title: 'Political Parties Act, 2000 (Act 574)', where: 'GhanaLII, Act 574', ...undated },
  act664: { title: 'Trademarks Act, 2004 (Act 664)', where: 'GhanaLII, Act 664', ...undated },
  allafrica2208: {
    title: 'allAfrica: Office of the Registrar of Companies separated from the Registrar-General’s Department',
    where: 'https://allafrica.com/stories/202208170125.html',
    date: '2022-08-17',
  },
  graTin: {
    title: 'Ghana Revenue Authority: TIN questions and answers',
    where: 'https://gra.gov.gh/tin-faq/',
    ...undated,
  },
  act684: {
    title: 'Internal Revenue (Registration of Business) Act, 2005 (Act 684)',
    where: 'GhanaLII, Act 684',
    date: '2005',
  },
  act1036: { title: 'Land Act, 2020 (Act 1036)', where: 'GhanaLII, Act 1036', date: '2020' },
  act1049: { title: 'Pre-Tertiary Education Act, 2020 (Act 1049)', where: 'GhanaLII, Act 1049', date: '2020' },
  act857: {
    title: 'Health Professions Regulatory Bodies Act, 2013 (Act 857)',
    where: 'GhanaLII, Act 857',
    date: '2013',
  },
  li1833: { title: 'Labour Regulations, 2007 (L.I. 1833)', where: 'GhanaLII, L.I. 1833', date: '2007' },
  act891: { title: 'Customs Act, 2015 (Act 891)', where: 'GhanaLII, Act 891', date: '2015' },
  goldbod: { title: 'Ghana Gold Board: Licensing', where: 'https://goldbod.gov.gh/licensing', ...undated },
} as const satisfies Record<string, Source>;

/** A key of {@link SOURCES}. */
export type SourceId = keyof typeof SOURCES;

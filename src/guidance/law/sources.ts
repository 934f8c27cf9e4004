/** What stands behind a source, the weightiest first: an Act or instrument, the office concerned, a newspaper, or anybody else. */
export const SOURCE_KINDS = ['law', 'official', 'press', 'other'] as const;

export type SourceKind = (typeof SOURCE_KINDS)[number];

/** A source of facts. Answers state nothing without a source from this table. */
export interface Source {
  readonly kind: SourceKind;
  /** The title; of a report whose headline was not noted, the publication and what it reported. */
  readonly title: string;
  /** The address, or the name of the publication if the full address is not known. */
  readonly where: string;
  /**
   * The source's own date (`YYYY`, `YYYY-MM` or `YYYY-MM-DD`). For an undated source, and for a law, whose year stands in its title:
   * the day on which it was read, and `undated` is set.
   */
  readonly date: string;
  readonly undated?: true;
}

/** The day on which the undated sources were first read. */
const FIRST_READ_ON = '2026-11-21';

const undated = { date: FIRST_READ_ON, undated: true } as const;

const act = (title: string, year: number, number: number): Source => ({
  kind: 'law',
  title: `${title}, ${year} (Act ${number})`,
  where: `https://ghalii.org/akn/gh/act/${year}/${number}`,
  ...undated,
});

const law = (title: string, where: string, date?: string): Source => made('law', title, where, date);
const official = (title: string, where: string, date?: string): Source => made('official', title, where, date);
const press = (title: string, where: string, date?: string): Source => made('press', title, where, date);
const other = (title: string, where: string, date?: string): Source => made('other', title, where, date);

function made(kind: SourceKind, title: string, where: string, date?: string): Source {
  return { kind, title, where, ...(date === undefined ? undated : { date }) };
}

/** An undated source that was read after the others. */
const readLater = (source: Source): Source => ({ ...source, date: '2026-11-23' });

export const SOURCES = {
  // Acts, decrees and instruments
  act992: act('Companies Act', 2019, 992),
  act865: act('Ghana Investment Promotion Centre Act', 2013, 865),
  act151: law(
    'Registration of Business Names Act, 1962 (Act 151)',
    'https://kuclawstudentsunion.com/wp-content/uploads/2024/09/REGISTRATION-OF-BUSINESS-NAMES-ACT-1962-ACT-151.htm',
  ),
  li982: law(
    'Registration of Business Names Regulations, 1974 (L.I. 982)',
    'https://kuclawstudentsunion.com/wp-content/uploads/2024/09/REGISTRATION-OF-BUSINESS-NAMES-REGULATIONS-1974-LI-982-1.htm',
  ),
  act649: readLater(
    law(
      'Postal and Courier Services Regulatory Commission Act, 2003 (Act 649)',
      'https://kuclawstudentsunion.com/wp-content/uploads/2024/09/POSTAL-AND-COURIER-SERVICES-REGULATORY-COMMISSION-ACT-2003-.htm',
    ),
  ),
  happy2508: press(
    'Happy FM: Minister orders suspension of courier licence enforcement',
    'https://www.happyghana.com/sam-george-orders-suspension-of-courier-license-enforcement',
    '2025-08-21',
  ),
  bft1802: press(
    'B&FT: Courier firms warned to obtain licences',
    'https://thebftonline.com/2018/02/22/shady-courier-firms-warned-to-obtain-licences-or-risk-prosecution/',
    '2018-02-22',
  ),
  adomCourier: readLater(
    press('Adom Online: 1 April 2026 set as the deadline for courier riders', 'https://www.adomonline.com/?p=2596079'),
  ),
  li1827: readLater(
    law(
      'Drilling Licence and Groundwater Development Regulations, 2006 (L.I. 1827)',
      'https://kuclawstudentsunion.com/wp-content/uploads/2024/09/DRILLING-LICENCE-AND-GROUNDWATER-DEVELOPMENT-REGULATIONS-22.htm',
    ),
  ),
  act547: readLater(
    law(
      'Timber Resources Management Act, 1997 (Act 547)',
      'https://kuclawstudentsunion.com/wp-content/uploads/2024/09/TIMBER-RESOURCES-MANAGEMENT-ACT-1997-ACT-547.htm',
    ),
  ),
  act625: readLater(
    law(
      'Fisheries Act, 2002 (Act 625)',
      'https://kuclawstudentsunion.com/wp-content/uploads/2024/09/FISHERIES-ACT-2002-ACT-625.htm',
    ),
  ),
  act152: law(
    'Incorporated Private Partnerships Act, 1962 (Act 152)',
    'https://acts.ghanajustice.com/actsofparliament/incorporated-private-partnerships-act-1962act-152/',
  ),
  act63: readLater(
    law(
      'Administration of Estates Act, 1961 (Act 63)',
      'https://acts.ghanajustice.com/actsofparliament/administration-of-estates-act-1961-act-63/',
    ),
  ),
  pndcl111: readLater(
    law(
      'Intestate Succession Act, 1985 (PNDCL 111)',
      'https://acts.ghanajustice.com/actsofparliament/intestate-succession-act-1985-p-n-d-c-l-111/',
    ),
  ),
  cap127: readLater(
    law(
      'Marriages Act, 1884-1985 (Cap. 127)',
      'https://acts.ghanajustice.com/actsofparliament/marriages-act-1884-1985-cap-127-2/',
    ),
  ),
  act591: readLater(
    law('Citizenship Act, 2000 (Act 591)', 'http://laws.ghanalegal.com/acts/id/111/section/16/Dual_Citizenship'),
  ),
  li1724: readLater(
    law(
      'Fire Precaution (Premises) Regulations, 2003 (L.I. 1724), with L.I. 2249 of 2016',
      'https://lawsghana.com/post_1992_legislation/regulation_act/content/1891',
    ),
  ),
  act659: readLater(act('Geographical Indications Act', 2003, 659)),
  act1151: law(
    'Value Added Tax Act, 2025 (Act 1151)',
    'https://a-tla.org/ghana/value-added-tax-act-2025-act-1151',
    '2025-12-09',
  ),
  act331: readLater(
    law(
      'Liquor Licensing Act, 1970 (Act 331)',
      'https://kuclawstudentsunion.com/wp-content/uploads/2024/09/LIQUOR-LICENSING-ACT-1970-ACT-331.htm',
    ),
  ),
  act549: readLater(
    law(
      'Powers of Attorney Act, 1998 (Act 549)',
      'https://kuclawstudentsunion.com/wp-content/uploads/2024/09/POWERS-OF-ATTORNEY-ACT-1998-ACT-549.htm',
    ),
  ),
  act26: readLater(act('Notaries Public Act', 1960, 26)),
  act896: readLater(
    law(
      'Income Tax Act, 2015 (Act 896), as amended by Act 924',
      'https://lawsghana.com/post_1992_legislation/content/7881',
    ),
  ),
  constitution: readLater(
    law(
      'Constitution of the Republic of Ghana, 1992',
      'https://lawsghana.com/constitution/Republic/constitution_content/272',
    ),
  ),
  act106: law(
    'Trustees (Incorporation) Act, 1962 (Act 106)',
    'http://elibrary.jsg.gov.gh/laws%20of%20ghana/2%20REP/TRUSTEES%20(INCORPORATION)%20ACT,%201962%20ACT%20106.htm',
  ),
  nlcd252: law(
    'Co-operative Societies Decree, 1968 (NLCD 252), as indexed by the Business Regulatory Reform portal',
    'https://www.bcp.gov.gh',
  ),
  act664: act('Trade Marks Act', 2004, 664),
  act1061Indemnity: readLater(
    law(
      'Insurance Act, 2021 (Act 1061), professional indemnity insurance, as reported by vintandaletheia.com',
      'https://vintandaletheia.com/writeup-on-insurance-act-2022',
    ),
  ),
  nlcd357: readLater(
    law('Architects Act, 1969 (NLCD 357)', 'https://www.arc.gov.gh/architects-act-1969/miscellaneous-provisions/'),
  ),
  li2423: readLater(
    law(
      'Legal Profession (Professional Conduct and Etiquette) Rules, 2020 (L.I. 2423), as reproduced by superlawgh.com',
      'https://superlawgh.com/?p=3838',
    ),
  ),
  act832: readLater(act('Renewable Energy Act', 2011, 832)),
  act575: readLater(act('Traditional Medicine Practice Act', 2000, 575)),
  act878: readLater(act('Excise Duty Act', 2014, 878)),
  act589: readLater(act('Protection Against Unfair Competition Act', 2000, 589)),
  act846: readLater(act('Mental Health Act', 2012, 846)),
  act360: readLater(
    law('Wills Act, 1971 (Act 360)', 'https://acts.ghanajustice.com/actsofparliament/wills-act-1971-act-360/'),
  ),
  act491: readLater(
    law(
      'Public Order Act, 1994 (Act 491)',
      'https://kuclawstudentsunion.com/wp-content/uploads/2024/09/PUBLIC-ORDER-ACT-1994-ACT-491.htm',
    ),
  ),
  pndcl112: readLater(
    law(
      'Customary Marriage and Divorce (Registration) Law, 1985 (PNDCL 112)',
      'https://kuclawstudentsunion.com/wp-content/uploads/2024/09/CUSTOMARY-MARRIAGE-AND-DIVORCE-REGISTRATION-LAW-1985-PN1.htm',
    ),
  ),
  act152Ending: readLater(
    law(
      'Incorporated Private Partnerships Act, 1962 (Act 152), opening, as reproduced by ghanalegal.com',
      'https://ghanalegal.com/laws_subdomain/acts/id/32/incorporated-private-partnerships-act/',
    ),
  ),
  act684: act('Internal Revenue (Registration of Business) Act', 2005, 684),
  act723: act('Foreign Exchange Act', 2006, 723),
  act766: act('National Pensions Act', 2008, 766),
  act817: act('Tourism Act', 2011, 817),
  act843: act('Data Protection Act', 2012, 843),
  act851: act('Public Health Act', 2012, 851),
  act857: act('Health Professions Regulatory Bodies Act', 2013, 857),
  act891: act('Customs Act', 2015, 891),
  act929: act('Securities Industry Act', 2016, 929),
  act977: readLater(act('Legal Aid Commission Act', 2018, 977)),
  act987: act('Payment Systems and Services Act', 2019, 987),
  act1036: act('Land Act', 2020, 1036),
  act1038: act('Cybersecurity Act', 2020, 1038),
  act1047: act('Real Estate Agency Act', 2020, 1047),
  act1049: act('Pre-Tertiary Education Act', 2020, 1049),
  act1058: act('Institute of Chartered Accountants, Ghana Act', 2020, 1058),
  act1061: act('Insurance Act', 2021, 1061),
  act574: act('Political Parties Act', 2000, 574),
  act722: act('National Lotto Act', 2006, 722),
  act930: law(
    'Banks and Specialised Deposit-Taking Institutions Act, 2016 (Act 930), as reported by vintandaletheia.com',
    'https://vintandaletheia.com/the-use-of-word-bank',
    '2024-06-16',
  ),
  act651: law(
    'Labour Act, 2003 (Act 651), Part XI, as reproduced by jobsinghana.com and mywage.org/ghana',
    'https://mywage.org/ghana',
    '2023-05-19',
  ),
  act691: law(
    'National Petroleum Authority Act, 2005 (Act 691), Business Regulatory Reform portal',
    'https://www.bcp.gov.gh',
  ),
  act721: law(
    'Gaming Act, 2006 (Act 721), Business Regulatory Reform portal',
    'https://brr.gov.gh/related_pro.php?id=MTc=~Gaming%20Act,%20%202006%20(ACT%20721)~22~25',
  ),
  act775: law('Electronic Communications Act, 2008 (Act 775), as reproduced by lawsghana.com', 'http://lawsghana.com'),
  li1833: law('Labour Regulations, 2007 (L.I. 1833)', 'https://ghalii.org/akn/gh/act/2007/1833'),
  li1989: law(
    'L.I. 1989 of 2011, under the National Pensions Act, Business Regulatory Reform portal',
    'https://www.bcp.gov.gh',
  ),
  // Offices
  ladma: readLater(
    official('Municipal assembly (ladma.gov.gh): Department of Co-operatives', 'https://ladma.gov.gh/?page_id=57'),
  ),
  nlcd252Portal: readLater(
    official(
      'Business regulation portal: Co-operative Societies Act, 1968 (NLCD 252)',
      'https://www.bcp.gov.gh/new/search_detail.php?indexes_id=ODQy~Co-operative%20Societies%20Act,%201968%20(NLCD%20252)',
    ),
  ),
  interiorFees: official(
    'Ministry of the Interior: Fees and charges (L.I. 2481)',
    'https://www.mint.gov.gh/services/fees-and-charges/',
    '2023',
  ),
  waterFaq: readLater(official('Water Resources Commission: Frequently asked questions', 'http://wrc-gh.org/faqs/')),
  bogAccounts: readLater(
    official(
      'Bank of Ghana: Account opening, operations and closure',
      'https://www.bog.gov.gh/supervision-regulation/faqs-on-account-opening-operations-and-closure/',
    ),
  ),
  hefraHomes: readLater(
    official(
      'Health Facilities Regulatory Agency: To operate a new facility',
      'https://hefra.gov.gh/index.php/hefra-in-order-to-operate-as-new-facility-or-continue-to-operate-as-an-existing-facility/',
    ),
  ),
  coops: official(
    'Department of Co-operatives, Ministry of Employment and Labour Relations',
    'http://www.melr.gov.gh/department-of-co-operatives/',
  ),
  adma: official('Municipal assembly (adma.gov.gh): Co-operatives', 'http://adma.gov.gh/index.php?p=42'),
  admaDayCare: official(
    'Municipal assembly (adma.gov.gh): Day care centres (Children’s Act s.115)',
    'http://adma.gov.gh',
    '2022-11-16',
  ),
  rgdKey: official(
    'Registrar-General: Key changes in the new Companies Act, 2019',
    'https://egovonline.gegov.gov.gh/RGDPortalWeb/portal/RGDHome/eghana.portal?_nfpb=true&_st=&_pageLabel=rgd_newsDetails_page&newsId=8002',
    '2020',
  ),
  orcLbg: official(
    'ORC: Private Company Limited by Guarantee',
    'http://orc.gov.gh/index.php/services/re-services-2/company-limited-by-guarantee',
  ),
  orcBodies: official(
    'ORC: Professional Bodies',
    'http://orc.gov.gh/index.php/services/re-services-2/registration-of-professionalbodies',
  ),
  orcBodiesList: official(
    'ORC: List of registered professional bodies',
    'https://orc.gov.gh/news-events/news/116-list-of-registered',
    '2024',
  ),
  legalCouncil: readLater(
    official(
      'General Legal Council: Registration of law chambers',
      'https://www.glc.gov.gh/practice-and-ethics/chambers-registration/',
    ),
  ),
  graExcise: readLater(official('GRA: Excise duty', 'https://gra.gov.gh/domestic-tax/tax-types/excise-duty/')),
  hhmaMarriage: readLater(official('A municipal assembly (hhma.gov.gh): Services', 'http://hhma.gov.gh/services/')),
  orcReRegistration: official('ORC: Re-Registration', 'https://orc.gov.gh/services/registrations/reregistration'),
  orcForms: other(
    'GovSchema standards catalogue: the form for a subsidiary business name at orc.gov.gh/forms-fees',
    'https://orc.gov.gh/forms-fees',
    '2026-07-13',
  ),
  nasia: official('NaSIA: School licensing', 'https://www.nasia.gov.gh/school-licensing/'),
  hefra: official(
    'HeFRA: Operating a health facility',
    'https://hefra.gov.gh/index.php/hefra-in-order-to-operate-as-new-facility-or-continue-to-operate-as-an-existing-facility/',
  ),
  interior: official(
    'Ministry of the Interior: Monitoring of private security organisations (Act 350, L.I. 1571)',
    'https://mint.gov.gh/interior-ministry-begins-nationwide-monitoring-of-private-security-organisations-key-cutting-and-rubberstamp-operators',
  ),
  graTin: official('Ghana Revenue Authority: TIN questions and answers', 'https://gra.gov.gh/tin-faq/'),
  goldbod: official('Ghana Gold Board: Licensing', 'https://goldbod.gov.gh/licensing'),
  graStamp: official('Ghana Revenue Authority: Tax stamp', 'https://gra.gov.gh'),
  lc23: official(
    'Lands Commission: Talk with the Pentecostal and Charismatic Council on the Land Act, 2020 (Act 1036)',
    'https://www.lc.gov.gh/2023/06/28/lands-commission-educates-ghana-pentecostal-and-charismatic-council-on-land-act/',
    '2023-06-28',
  ),
  graDuty: readLater(
    official('Ghana Revenue Authority: Stamp duty', 'https://gra.gov.gh/domestic-tax/tax-types/stamp-duty/'),
  ),
  ssnitEmployers: official(
    'SSNIT: The employer’s obligations under Act 766',
    'https://www.ssnit.org.gh/faqs/what-are-the-employers-obligation-under-act-766/',
    '2015-12-01',
  ),
  graModified: readLater(official('Ghana Revenue Authority: Modified taxation scheme', 'https://gra.gov.gh/?p=13939')),
  graVit: readLater(
    official(
      'Ghana Revenue Authority: Vehicle income tax',
      'https://gra.gov.gh/domestic-tax/tax-types/vehicle-income-tax',
    ),
  ),
  graPaye: official('Ghana Revenue Authority: Pay as you earn', 'https://gra.gov.gh'),
  dataCommission: official('Data Protection Commission: Registration', 'https://dataprotection.org.gh/registration'),
  kroma: official('Municipal assembly (kroma.gov.gh): Business Operating Permit', 'https://kroma.gov.gh'),
  kwaebibirem: official('Kwaebibirem assembly: Business Operating Permit', 'Kwaebibirem assembly page'),
  stma: official('Sekondi-Takoradi Metropolitan Assembly', 'https://stma.gov.gh'),
  keta: official(
    'Keta Municipal Assembly: Medical examination of food handlers and their employees',
    'https://ketama.gov.gh/2023/04/03/medical-examination-for-commercial-foods-drinks-handlers-sellers-herbal-distillers-and-millers-keta-municipal-assembly/',
    '2023-04-03',
  ),
  ketuSouth: readLater(
    official(
      'Ketu South Municipal Assembly: Temporal structure development permit',
      'http://ketusouth.gov.gh/services/temporal-structure-development-permit/',
    ),
  ),
  gaSouth: readLater(official('Ga South Municipal Assembly: Questions on permits', 'https://gsma.gov.gh/faq.html')),
  knma: readLater(
    official(
      'Municipal assembly (knma.gov.gh): Building and development permit',
      'https://knma.gov.gh/building-development-permit/',
    ),
  ),
  act925: readLater(
    law(
      'Land Use and Spatial Planning Act, 2016 (Act 925)',
      'https://acts.ghanajustice.com/actsofparliament/land-use-and-spatial-planning-act-2016-act-925-ss-110-200/',
    ),
  ),
  amansie: readLater(
    official(
      'District assembly (amansiecentral.gov.gh): Development and building permit',
      'https://amansiecentral.gov.gh/development-building-permit/',
    ),
  ),
  works: official('Ministry of works (mwrwh.gov.gh): Classification of contractors', 'https://mwrwh.gov.gh'),
  roads: official('Ministry of roads (mrh.gov.gh): Classification of contractors', 'https://mrh.gov.gh'),
  mtn: other('MTN: Material for mobile money agents', 'MTN Ghana'),
  bcpCocoa: readLater(
    official(
      'Business Regulatory Reforms portal: Regulations and guidelines for the internal marketing of cocoa (Ghana Cocoa Board)',
      'https://www.bcp.gov.gh/new/search_detail.php?indexes_id=MjI0NA==~Regulations%20And%20Guidelines%20For%20The%20Privatisation%20Of%20Internal%20Marketing%20Of%20Cocoa%20~69~17',
    ),
  ),
  childrensHomes: readLater(
    official(
      'Department of Social Welfare: Standard operating procedures for inspection, licensing and monitoring of residential homes for children',
      'https://bettercarenetwork.org/library/the-continuum-of-care/residential-care/standard-operating-procedures-for-inspection-licensing-and-monitoring-residential-homes-for-children',
    ),
  ),
  gipcSite: readLater(
    official('Ghana Investment Promotion Centre: News of the Centre', 'https://gipc.gov.gh/2020/06/17'),
  ),
  // Newspapers and agencies
  gna2003: press(
    'Ghana News Agency: GIPC adopts COVID-19 social distancing protocol',
    'https://ghananewsagency.org/economics/gipc-adopts-covid-19-social-distancing-protocol-165675',
    '2020-03-17',
  ),
  gna2308: press(
    'Ghana News Agency: How to renew your business and file annual returns',
    'https://gna.org.gh/2023/08/how-to-renew-your-business-and-file-annual-returns',
    '2023-08-20',
  ),
  joyChurches: press(
    'MyJoyOnline: Churches to be monitored via a digital registry',
    'https://www.myjoyonline.com/churches-to-be-monitored-via-digital-registry-local-govt-minister',
    '2026-02-24',
  ),
  bft2111: press(
    'B&FT: The private sector’s debt to SSNIT',
    'https://thebftonline.com/2021/11/04/private-sector-owes-ssnit-over-gh%c2%a2230mn-in-outstanding-debt',
    '2021-11-04',
  ),
  ghanamma2504: press(
    'Ghanamma: Businesses will need a permit to export unprocessed rubber, cashew and shea',
    'https://ghanamma.com/2025/04/23/ghana-businesses-will-need-a-permit-to-export-unprocessed-rubber-cashew-and-shea-from-may-2',
    '2025-04-23',
  ),
  treeCrops: readLater(
    press(
      'GhanaWeb: Cashew farmers need a permit to operate (Tree Crops Development Authority)',
      'https://mobile.ghanaweb.com/GhanaHomePage/business/Cashew-farmers-need-permit-to-operate-ndash-CEO-of-Tree-Crops-Development-Authority-1898270',
    ),
  ),
  gna2504: press(
    'Ghana News Agency: Remedies for aggrieved directors, shareholders and secretaries',
    'https://gna.org.gh/2025/04/remedies-under-ghanaian-company-law-addressing-the-gap-for-aggrieved-directors-shareholders-and-secretaries',
    '2025-04-04',
  ),
  wisetv: readLater(
    press(
      'Wise TV: Supplier database launched to sanitise procurement',
      'http://www.wisetvonline.com/supplier-data-base-launched-to-sanitize-procurement-system/',
    ),
  ),
  microwatch20: press(
    'Microwatch: The Co-operatives Council on conflicts in co-operatives',
    'https://microwatchm.com/2020/11/24/gccs-involvement-in-conflict-resolution',
    '2020-11-24',
  ),
  gna2409: press(
    'Ghana News Agency: Legislation key to promoting use of barcodes by Ghanaian businesses',
    'https://gna.org.gh/2024/09/legislation-key-to-promoting-use-of-barcodes-by-ghanaian-businesses',
    '2024-09-30',
  ),
  pulseGipc: readLater(
    press(
      'Pulse Ghana: The investment centre’s move to Cantonments',
      'https://www.pulse.com.gh/news/local/allegations-of-financial-mismanagement-at-gipc-spark-public-outcry/hrhjhp1',
    ),
  ),
  deknock24: press('Kumasi City: The Bank of Ghana shuts Dek-Nock Investments', 'https://kumasi.city', '2024-07-19'),
  gna2302: press(
    'Ghana News Agency: ORC to strike off lapsed business names',
    'https://gna.org.gh/2023/02/office-of-the-registrar-of-companies-to-strike-off-lapsed-business-names-from-register/',
    '2023-02-01',
  ),
  gna2402: press(
    'Ghana News Agency: FDA advises institutions, public to insist on valid food hygiene permits',
    'https://gna.org.gh/2024/02/fda-advises-institutions-public-to-insist-on-valid-food-hygiene-permits/',
    '2024-02-08',
  ),
  ghanaweb2301: press(
    'GhanaWeb: Star rating permits for food vendors (FDA)',
    'https://www.ghanaweb.com/GhanaHomePage/business/We-II-start-issuing-star-rating-permits-to-food-vendors-this-year-FDA-1698980',
    '2023-01-21',
  ),
  ghanaweb2302: press(
    'GhanaWeb: Registrar of Companies begins deletion of lapsed business names',
    'https://mobile.ghanaweb.com/GhanaHomePage/business/Registrar-of-Companies-begins-deletion-of-lapsed-business-names-from-register-1705556',
    '2023-02-01',
  ),
  times2412: press(
    'Ghanaian Times: 500,000 business names, 5,000 companies to be removed from ORC list',
    'https://ghanaiantimes.com.gh/500000-business-names-5000-companies-to-be-removed-from-orc-list-december-31',
    '2024-12',
  ),
  ghanaweb2204: press(
    'GhanaWeb: Registrar-General’s Department increases penalty on late filing of annual returns',
    'https://mobile.ghanaweb.com/GhanaHomePage/NewsArchive/Registrar-General-s-Dept-increases-penalty-on-late-filling-of-annual-returns-1519592',
    '2022-04-20',
  ),
  citi2211: press(
    'Citi Newsroom: Cost of renewing business names increased',
    'https://citinewsroom.com/2022/11/cost-of-renewing-business-names-increased/',
    '2022-11-14',
  ),
  primenews2211: press(
    'Prime News Ghana: Registrar-General to increase fees effective December 31',
    'https://www.primenewsghana.com/business/registrar-general-s-department-to-increase-fees-charges-effective-december-31.html',
    '2022-11',
  ),
  independent2506: press(
    'The Independent Ghana: June 30 deadline won’t be extended - ORC',
    'theindependentghana.com',
    '2025-06-23',
  ),
  guardian2510: press(
    'Ghana Guardian: Registrar warns firms to file annual returns by April 30',
    'https://ghanaguardian.com/registrar-of-companies-warns-firms-to-file-annual-returns-by-april-30-or-risk-penalties',
    '2025-10-17',
  ),
  report: press(
    'The Ghana Report: Establishing a business without breaking any laws',
    'https://theghanareport.com/establishing-a-business-without-breaking-any-laws-lawyer-provides-answers',
  ),
  allafrica2208: press(
    'allAfrica: Office of the Registrar of Companies separated from the Registrar-General’s Department',
    'https://allafrica.com/stories/202208170125.html',
    '2022-08-17',
  ),
  gtec: press(
    'Daily Guide: GTEC goes tough on unaccredited institutions (Act 1023)',
    'https://dailyguidenetwork.com/gtec-goes-tough-on-unaccredited-institutions',
  ),
  gbc2405: press(
    'GBC Ghana Online: ORC on penalties from 1 May 2024 and on companies that do no business',
    'https://www.gbcghanaonline.com/?p=320557',
    '2024',
  ),
  gbcLending: press(
    'GBC Ghana Online: Bank of Ghana’s directive on digital credit',
    'https://www.gbcghanaonline.com/?p=390239',
    '2025-11',
  ),
  joyArrears: press('MyJoyOnline: Example of a company in arrears', 'myjoyonline.com', '2023'),
  executive2005: press(
    'The Business Executive: Notice on the renewal of business names',
    'The Business Executive',
    '2020-05-13',
  ),
  marketer2307: press('ghanamarketer: ORC moves the deadline for annual returns', 'ghanamarketer', '2023-07-05'),
  dailyguide2307: press(
    'Daily Guide: Registrar-General’s offices for all regions',
    'https://dailyguidenetwork.com/registrar-general-offices-for-all-regions/',
    '2023-07-20',
  ),
  ghanaweb2307: press(
    'GhanaWeb, from the B&FT: The ORC’s office building in Kumasi',
    'https://www.ghanaweb.com/GhanaHomePage/business/ORC-records-394-growth-in-business-registration-1807853',
    '2023-07-19',
  ),
  graphic2601: press(
    'Graphic Online: The Trade Minister on foreigners in retail trade',
    'graphic.com.gh',
    '2026-01-21',
  ),
  businessghana2601: press(
    'Business Ghana: Bank of Ghana notice BG/GOV/SEC/2026/03 of 27 January 2026',
    'businessghana.com, 342359',
    '2026-01-27',
  ),
  newsghana2602: press(
    'News Ghana: Bank of Ghana notice BG/GOV/SEC/2026/03 of 27 January 2026',
    'newsghana.com.gh',
    '2026-02-06',
  ),
  newsghana2503: press('News Ghana: The Non-Profit Organisation Bill', 'newsghana.com.gh', '2025-03-04'),
  ghananews2103: press('Ghana Business News: Beneficial owners', 'ghanabusinessnews.com', '2021-03-30'),
  ghananews2308: press('Ghana Business News: Churches and marriages', 'ghanabusinessnews.com', '2023-08-27'),
  joy2601: press('MyJoyOnline: Environmental permits under Act 1124 and L.I. 2504', 'myjoyonline.com', '2026-01-08'),
  market2510: press('MarketNewsNG: Bank of Ghana’s notice on forex bureaux', 'marketnewsng', '2025-10'),
  modernghana2504: press(
    'Modern Ghana: Foreigners out of the local gold trade',
    'https://www.modernghana.com/news/1394750/',
    '2025-04-23',
  ),
  gbcOkada: press('GBC Ghana Online: Commercial motorbikes', 'gbcghanaonline.com', '2025-12'),
  newsghana2205: press('News Ghana: What the Ghana Tourism Authority licenses', 'newsghana.com.gh', '2022-05'),
  foodsafety2302: press('Food Safety Africa: Street food vendors', 'foodsafetyafrica', '2023-02-02'),
  npa2508: press(
    'Ghanaian Times: NPA threatens closure of illegal fuel stations (Act 691)',
    'https://ghanaiantimes.com.gh/npa-threatens-closure-of-illegal-fuel-stations/',
    '2025-08-13',
  ),
  newswire2502: press('Newswire GH: Radio and television licences', 'newswiregh', '2025-02-18'),
  graphic1301: press(
    'GhanaWeb, from the Daily Graphic: Ban on used fridges, air conditioners now effective',
    'https://www.ghanaweb.com/GhanaHomePage/NewsArchive/artikel.php?ID=261082',
    '2013-01-03',
  ),
  ghanaweb14: press(
    'GhanaWeb: The Energy Commission on the ban on used fridges',
    'https://mobile.ghanaweb.com/GhanaHomePage/business/Used-fridges-ban-unchangeable-Energy-commission-tells-importers-303855',
    '2014',
  ),
  graphic2302: press(
    'Graphic Online: Ghana bans importation of some substandard, used appliances',
    'https://www.graphic.com.gh/news/general-news/ghana-bans-importation-of-some-substandard-used-appliances-list.html',
    '2023-02-01',
  ),
  graphicNasia: press('Graphic Online: Fees of the schools inspectorate', 'graphic.com.gh', '2023'),
  ghanaweb2205: press('GhanaWeb: Licences of private lotto operators', 'ghanaweb.com', '2022-05-17'),
  ghanaweb2601: press('GhanaWeb: Value Added Tax Act, 2025 (Act 1151)', 'ghanaweb.com', '2026-01'),
  ghanamma2601: press('Ghanamma: VAT on services under Act 1151', 'ghanamma.com', '2026-01-02'),
  statesman2201: press(
    'Daily Statesman: Companies that asked to be taken off the register',
    'dailystatesman',
    '2022-01',
  ),
  registrarPress: press(
    'GhanaWeb and Ghanaian Times: Rounds of striking off, 2022 to December 2024',
    'ghanaweb.com, ghanaiantimes.com.gh',
    '2024-12',
  ),
  bft2102: press('The B&FT: The Registrar on company secretaries', 'thebftonline.com', '2021-02-25'),
  gbn1105: press(
    'Ghana Business News: Only licensed dealers will sell agro-chemicals',
    'https://www.ghanabusinessnews.com/2011/05/18/only-licensed-dealers-will-sell-agro-chemicals-epa/',
    '2011-05-18',
  ),
  graphicHomes: press(
    'Ghanaweb: Homes for orphans under the Children’s Act, 1998 (Act 560) and L.I. 1705',
    'https://www.ghanaweb.com/GhanaHomePage/regional/Let-s-protect-rights-of-orphans-foster-children-346926',
    '2015-02-17',
  ),
  faolex803: readLater(
    other(
      'FAOLEX: A summary of the Plants and Fertilizer Act, 2010 (Act 803)',
      'https://www.ecolex.org/details/legislation/plants-and-fertilizer-act-2010-no-803-lex-faoc168842/',
    ),
  ),
  marketreminder2208: press(
    'The Market Reminder: Dealers in fake agrochemicals',
    'https://www.themarketreminder.com/2022/08/dealers-in-fake-agrochemicals-others-to.html',
    '2022-08',
  ),
  ghanaweb2209: press(
    'Ghanaweb: What a driving school needs',
    'https://mobile.ghanaweb.com/GhanaHomePage/NewsArchive/Ghana-National-Association-of-Driving-Schools-urge-drivers-to-undergo-training-at-accredited-institutions-1627778',
    '2022-09-21',
  ),
  modernghana0805: press(
    'Modern Ghana: Driving schools under the Road Traffic Act, 2004 (Act 683)',
    'https://www.modernghana.com/news/166623/dvla-to-close-down-31-driving-schools.html',
    '2008-05-22',
  ),
  newsghana2209: press(
    'News Ghana: Permits of fish farmers',
    'https://newsghana.com.gh/form-fisher-groups-aquaculturists-in-akatsi-south-urged/',
    '2022-09-06',
  ),
  ghanaweb2310: press(
    'Ghanaweb: Operator’s licences under L.I. 2468',
    'https://mobile.ghanaweb.com/GhanaHomePage/NewsArchive/NRSA-to-commence-regulation-of-commercial-transport-1868648',
    '2023-10-25',
  ),
  transport2506: press(
    'The Independent Ghana: Transport companies fined for not registering',
    'https://theindependentghana.com/article/News/nrsa-fines-suspends-7-transport-companies-for-violating-registration-requirements',
    '2025-06-05',
  ),
  // Law firms, consultants and others
  chambersCocoa: readLater(
    other(
      'Chambers: Ghana’s cocoa trade, regulations for participation',
      'https://chambers.com/articles/ghana-s-cocoa-trade-navigating-regulations-for-local-and-international-participation',
    ),
  ),
  timberPortal: readLater(
    other('Timber Trade Portal: Ghana, legal framework', 'https://timbertradeportal.com/en/ghana/50/legal-framework'),
  ),
  orcFees26: other(
    'ORC: FINAL-FEES-AND-CHARGES-2026, as a cost calculator copies it',
    'confirm at orc.gov.gh',
    '2026-02-02',
  ),
  narteyLaw: other(
    'Nartey Law: Who can witness a power of attorney',
    'https://narteylaw.com/2021/10/19/who-can-serve-as-witness-to-a-power-of-attorney-the-case-of-luca-another-v-samir-and-others',
    '2021-10-19',
  ),
  govschema26: other('GovSchema: The ORC’s forms (GOV-2704)', 'GovSchema catalogue', '2026-07-13'),
  bizexcel25: other('BizExcel Partners: The modified taxation scheme', 'https://bizexcelpartners.com', '2025-10-15'),
  cuaForm: readLater(
    other('Credit Unions Association: Form a credit union', 'https://cua.org.gh/credit-unions/form-a-credit-union'),
  ),
  susuMembers: other(
    'Ghana Co-operative Susu Collectors Association: How to become a member',
    'https://ghanasusu.com.gh/2018/09/20/how-to-become-a-member',
    '2018-09-20',
  ),
  branchProfit: readLater(
    other(
      'Noohra Business: Branch or subsidiary (an answer to an examination of the accountants’ institute)',
      'https://noohrabusiness.com/question-tag/branch-profit',
    ),
  ),
  legalpath: readLater(
    other(
      'LegalPath Ghana: What a partnership agreement should include',
      'https://legalpathghana.online/blog/partnership-agreement-ghana-what-to-include.html',
    ),
  ),
  yabank: readLater(other('Yaa Asantewaa bank: Susu loans', 'https://yabank.com.gh/susu-loans-scheme.html')),
  kiaGuide: other(
    'KIA–Start Up Consult: Guides to registration and investment in Ghana',
    'KIA–Start Up Consult Ltd',
    '2026',
  ),
  quote26: other(
    'A law firm’s quote for incorporation in Ghana, in a data file on covered markets',
    'Law firm’s quote',
    '2026',
  ),
  startup26: other('A start-up’s notes on its costs in Ghana', 'Start-up’s cost notes', '2026-08-24'),
  startupElevy: other('Start-ups’ notes on the end of the E-levy (Act 1128)', 'Start-ups’ notes', '2026-09'),
  startupData: other('A start-up’s notes on data protection costs in Ghana', 'Start-up’s cost notes', '2026-09'),
  ptadvisory: other(
    'PT Advisory: The Ghana Investment Promotion Authority Act',
    'https://ptadvisory.co/gipa-act-2025',
    '2026',
  ),
  scribe2503: other(
    'Your Scribe: NPO registration in Ghana',
    'https://yourscribe.co/insights/2025/3/27/how-to-register-a-non-governmental-organization-ngo-in-ghana-a-step-by-step-guide',
    '2025-03-27',
  ),
  tvait2307: other(
    'tvait.com: 12,074 NPOs registered as of June 2023',
    'https://tvait.com/2023/07/08/12074-npos-registered-as-of-june-2023-boosts-local-and-international-confidence-in-the-sector/',
    '2023-07-08',
  ),
  lettersGhanaweb: readLater(
    press(
      'GhanaWeb: Application for the grant of letters of administration',
      'https://mobile.ghanaweb.com/GhanaHomePage/features/Application-for-the-grant-of-letters-of-administration-1912879',
    ),
  ),
  intestateRules: readLater(
    other(
      'Legal Empire Ghana: Rules of distribution under the intestate law',
      'https://legalempiregh.com/rules-of-distribution-under-the-intestate-law-intestacy-in-ghana/',
    ),
  ),
  intermeddling: readLater(
    other(
      'Zimpah Foundation: Intermeddling with the estate of the dead (C.I. 47 Order 66)',
      'https://zimpahfoundation.org/intermeddling-with-the-estate-of-the-dead-in-ghana/',
    ),
  ),
  caveats: readLater(
    press(
      'The High Street Journal: Caveats and citations in estate administration',
      'https://thehighstreetjournal.com/caveats-and-citations-in-estate-administration-legal-safeguards-that-matter',
    ),
  ),
  customaryMarriage: press(
    'SOT News: Marriage, succession and property',
    'https://sotnews.agency/?p=104762',
    '2025-11',
  ),
  bogGuarantors: readLater(
    press('Daily Guide: BoG warns loan guarantors', 'https://dailyguidenetwork.com/bog-warns-loan-guarantors'),
  ),
  kente25: press(
    'Classic Ghana: Kente finally stamped as Ghana’s first geographical indication',
    'https://classicghana.com/kente-finally-stamped-as-ghanas-first-geographical-indication/',
    '2025',
  ),
  drones20: press(
    'Norvan Reports: The GCAA’s procedures for remotely piloted aircraft',
    'https://norvanreports.com/?p=8673',
    '2020',
  ),
  labourDisputes: other(
    'Jobs in Ghana: Labour Act, 2003 (Act 651), settlement of disputes',
    'https://www.jobsinghana.com/resources/indexnew.php?view=259&more=37',
    '2005',
  ),
  ssnit23: press(
    'GhanaWeb: Businesses defaulting in paying SSNIT contributions',
    'https://www.ghanaweb.com/GhanaHomePage/business/Businesses-defaulting-in-paying-SSNIT-contributions-could-face-5-year-jail-term-1785689',
    '2023',
  ),
  companyHighStreet: readLater(
    press(
      'The High Street Journal: Incorporation of a company in Ghana',
      'https://thehighstreetjournal.com/incorporation-of-a-company-in-ghana-what-you-need-to-know',
    ),
  ),
  interior11: press(
    'Ghana News Agency: Interior Ministry on dual citizenship (Article 8)',
    'https://www.ghanaweb.com/GhanaHomePage/NewsArchive/Interior-Ministry-seeking-amendment-to-address-acquisition-of-dual-210979',
    '2011-06-09',
  ),
  plates25: press(
    'News Ghana: Ghana links vehicle plates to owners starting January 2026',
    'https://www.newsghana.com.gh/ghana-links-vehicle-plates-to-owners-starting-january-2026/',
    '2025-10-04',
  ),
  ansahKofi: readLater(
    other(
      'Ansah v Kofi [1993-94] 1 GBR 309 on the Illiterates’ Protection Ordinance (Cap. 262), s.4',
      'https://kuclawstudentsunion.com/wp-content/uploads/2024/09/Ansah-v-Kofi-1993-4-1-GBR-309-316.htm',
    ),
  ),
  deevale26: other('Deevale GH: Services and fee calculator', 'https://deevalegh.com/services', '2026-08'),
  quotaFirmus: other('Firmus Advisory: GIPC quota', 'https://firmusadvisory.com/2019/07/29/gipc-quota/', '2019-07-29'),
  doelegists: other(
    'Doe Legists: Business structures in Ghana',
    'https://doelegistslawyers.com/business-structures-in-ghana-how-to-choose-between-a-sole-proprietorship-partnership-and-company-under-act-992',
  ),
  clinton: other('Clinton Consultancy: Company registration', 'https://clintonconsultancy.com/company-registration/'),
  superlaw: other(
    'Super Law GH: The basic law of partnerships in Ghana',
    'https://superlawgh.com/explainer-the-basic-law-of-partnerships-in-ghana',
  ),
  swiftlaw: other(
    'SwiftLaw: How to register a business entity in Ghana',
    'https://swiftlaw.co/how-to-register-a-business-entity-in-ghana-infographic',
  ),
  molaw2103: other('Mo Law Consult: Company registration', 'https://molawconsult.com', '2021-03-25'),
  yellowpages: other(
    'Ghana Yellow Pages: How to register a business in Ghana',
    'https://ghanayellowpages.com/how-to-register-a-business-in-ghana/',
  ),
  wikiprocedure: other(
    'WikiProcedure: Ghana, filing of annual returns',
    'https://www.wikiprocedure.com/index.php/Ghana_-_Filling_of_Annual_Returns',
  ),
  orgId: other(
    'org-id register: notes on the Ghana business register',
    'https://github.com/org-id/register/issues/333',
    '2019',
  ),
  coops4dev: other('Coops4Dev: co-operative law in Ghana', 'https://coops4dev.coop/en/4devafrica/ghana'),
  elf: other(
    'ISO 20275 Entity Legal Forms code list, version 1.5 (GLEIF)',
    'https://www.gleif.org/en/about-lei/code-lists/iso-20275-entity-legal-forms-code-list',
    '2023-09-28',
  ),
  ghanasusu: other('ghanasusu.com.gh: The Bank of Ghana’s mandate', 'https://ghanasusu.com.gh/bog-mandate', '2012'),
  mcaTier3: other('mcaghana.com: Tier 3, money lenders', 'https://mcaghana.com/tier-3'),
  afriwise: other(
    'Afriwise: Ghana’s Virtual Asset Service Providers Act',
    'https://afriwise.com/blog/ghanas-vasp-act',
    '2025',
  ),
  mining: other(
    'Legalstone: How to acquire a small scale mining licence (Act 703)',
    'https://legalstonesolicitorsllp.com/publications/how-to-acquire-a-small-scale-mining-licence-in-ghana',
  ),
  bentsi2405: other('Bentsi-Enchill, Letsa & Ankomah: Tourism licences', 'bentsienchill.com', '2024-05-15'),
  bentsi2507: other(
    'Bentsi-Enchill, Letsa & Ankomah: Filing beneficial owners (L.I. 2473)',
    'bentsienchill.com',
    '2025-07-01',
  ),
  engineers26: press(
    'BusinessGhana: Engineering Council sets February 27 deadline for mandatory registration',
    'https://businessghana.com/site/news/General/342625/Engineering-Council-sets-February-27-deadline-for-mandatory-registration',
    '2026-02',
  ),
  engineersJoy26: press(
    'MyJoyOnline: Engineering Council sets Feb 27 ultimatum for practitioners, firms and schools',
    'https://www.myjoyonline.com/engineering-council-sets-feb-27-ultimatum-for-practitioners-firms-and-schools-to-register',
    '2026-02',
  ),
  ppa18: press(
    'GhanaWeb: No registration, no government contract, Public Procurement Authority to suppliers',
    'https://mobile.ghanaweb.com/GhanaHomePage/business/No-registration-no-government-contract-Public-Procurement-Authority-to-suppliers-660302',
    '2018-06-15',
  ),
  uniforms24: press(
    'Adom Online: Interior Ministry warns private security firms against unauthorised uniforms',
    'https://www.adomonline.com/interior-ministry-warns-private-security-firms-against-unauthorised-uniforms/',
    '2024-06-18',
  ),
  noGuns26: press(
    'Ghana Newss: No private security company is allowed to carry guns',
    'https://ghananewss.com/no-private-security-company-is-allowed-to-carry-guns-muntaka/',
    '2026-06-25',
  ),
  gulf17: press(
    'Graphic: Recruitment of domestic servants to work in Gulf States suspended',
    'https://www.graphic.com.gh/news/general-news/recruitment-of-domestic-servants-to-work-in-gulf-states-suspended.html',
    '2017-05-31',
  ),
  gulf21: press(
    'GhanaWeb: Govt has not lifted ban on recruitment of house helps to Gulf countries',
    'https://mobile.ghanaweb.com/GhanaHomePage/NewsArchive/Govt-has-not-lifted-ban-on-recruitment-of-house-helps-to-Gulf-countries-Report-1366105',
    '2021-09-26',
  ),
  goldPenalty25: press(
    'Starr FM: No licence, no gold: Mahama warns traders and foreigners alike',
    'https://starrfm.com.gh/no-licence-no-gold-mahama-warns-traders-and-foreigners-alike/',
    '2025-07-08',
  ),
  goldHalt26: press(
    'Ghana Guardian: GoldBod halts new applications for select gold buying licences',
    'https://ghanaguardian.com/goldbod-halts-new-applications-for-select-gold-buying-licences',
    '2026-02-17',
  ),
  canoes23: press(
    'My Ghana Media: Government suspends entrant and registration of new artisanal canoes for 3 years',
    'https://myghanamedia.com/58761-2government-suspends-entrant-and-registration-of-new-artisanal-canoes-for-3-years',
    '2023-09',
  ),
  adomLands: press(
    'Adom Online: Fees charged at Lands Commission approved by Parliament',
    'https://www.adomonline.com/fees-charged-at-lands-commission-approved-by-parliament-timothy-anyidoho/',
    '2023-11-28',
  ),
  gnaGazetted: readLater(
    press(
      'GNA: Church ministers urged to be gazetted before officiating marriages',
      'https://ghananewss.com/church-ministers-urged-to-be-gazetted-before-officiating-marriages',
    ),
  ),
  gfaAcademies: press(
    'Newsnet GH: Executive Council approves the football academy licensing regulations 2025',
    'https://newsnetgh.com/executive-council-approves-the-football-academy-licensing-regulations-2025',
    '2025-07-12',
  ),
  brabners: other(
    'Brabners: FIFA regulations on the protection of minors',
    'https://www.brabners.com/blogs/protection-minors-international-transfers-guide-fifa-regulations-status-and-transfer-players',
    '2019-03-22',
  ),
  homesBan: readLater(
    press(
      'GhanaStar: Strengthening supervision of orphans',
      'https://ghanastar.com/opinion/strengthening-supervision-of-orphans-reintegrated-into-their-extended-families',
    ),
  ),
  adwoaUnion: readLater(
    press(
      'adwoaadubianews.com: The Labour Act and the termination of contracts',
      'https://adwoaadubianews.com/the-labour-act-2003-act-651-and-the-termination-of-contract',
    ),
  ),
  rentChamber: readLater(
    other(
      'Rent Chamber: Registering land property in Ghana',
      'https://rentchamber.com/rent-property-laws-tips-advice/property-land-tips/a-step-by-step-approach-to-registering-land-property-in-ghana/',
    ),
  ),
  ahaspora: readLater(
    other(
      'Ahaspora: 6 facts about wills in Ghana',
      'https://www.ahaspora.com/the-final-testament-6-facts-about-wills-in-ghana/',
    ),
  ),
  ripGhana: readLater(
    other(
      'RIP Ghana: 6 mistakes that can invalidate your will',
      'https://ripghana.com/6-mistakes-that-can-invalidate-your-will/',
    ),
  ),
  preIncorporated: readLater(
    other('Legal Solicits: Pre-incorporated contracts', 'https://legalsolicits.com/pre-incorporated-contracts'),
  ),
  afriwiseLand: readLater(
    other(
      'Bentsi-Enchill, Letsa & Ankomah, via Afriwise: Ghana’s Land Act, 2020',
      'https://insights.afriwise.com/blog/key-highlights-of-ghanas-land-act-2020',
    ),
  ),
  superlawMinors: readLater(
    other(
      'SuperlawGH: The contractual capacity of minors',
      'https://superlawgh.com/explainer-understanding-the-contractual-capacity-of-minors-in-ghana',
    ),
  ),
  openOwnership: other('Open Ownership: Ghana', 'openownership.org', '2023-10-17'),
  crowe2601: other('Crowe Ghana: Value Added Tax Act, 2025 (Act 1151)', 'https://www.crowe.com/gh', '2026-01'),
  afcfta: other('AfCFTA Ghana: Exporting', 'afcftaghana.org'),
  insolvency: other('Mondaq: The Corporate Insolvency and Restructuring Act, 2020 (Act 1015)', 'mondaq.com, 1483116'),
  mondaqTime: other('Mondaq: Incorporating in Ghana', 'mondaq.com, 1323198', '2023'),
} as const satisfies Record<string, Source>;

/** A key of {@link SOURCES}. */
export type SourceId = keyof typeof SOURCES;

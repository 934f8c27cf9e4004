import type { AdvisorySeverity } from '../model.ts';

/** The code of a word that points to a licensed trade. */
export const LICENSED_TRADE = 'licensed_trade';

/** Where a term must be in a name to count: `after_state` is after a word of the state. */
export type TermPlace = 'anywhere' | 'start' | 'after_state';

/** A rule on words of names. `source`: the law or the published practice, and who reports it and when if we did not read it itself. */
export interface RestrictedRule {
  readonly code: string;
  readonly severity: AdvisorySeverity;
  /** Words and phrases, folded; each matches the singular and the plural. */
  readonly terms: readonly string[];
  readonly place?: TermPlace;
  readonly message: string;
  /**
   * `status`: a rule keeps the word for those whom the authority licensed, approved or admitted; `asked`: a rule or a report asks for
   * the authority's consent; `unknown`: none was found; `trade`: none was found, but the trade is known to be licensed; `registrar`:
   * the Registrar of Companies decides; `none`: the message says all.
   */
  readonly consent: 'status' | 'asked' | 'unknown' | 'trade' | 'registrar' | 'none';
  readonly authority: string;
  readonly source: string;
  /** The kind of business that a rule of `status` speaks of, if it does not speak of all. */
  readonly scope?: string;
}

const ACT_930 =
  'Banks and Specialised Deposit-Taking Institutions Act, 2016 (Act 930), s. 23, as reported by vintandaletheia.com/the-use-of-word-bank, 2024-06-16';
const MISLEADING = 'Companies Act, 2019 (Act 992), s. 21(2)';
/** The day on which rules about these words were last looked for. */
const LOOKED = '2026-11-22';
const NO_RULE = `no Ghanaian rule about these words in a name was found by ${LOOKED}`;
const ANALOGUE = `${MISLEADING}; ${NO_RULE} (compare Nigeria, Companies and Allied Matters Act, 2020, s. 852)`;
const UNLISTED = `${MISLEADING}, which lists no words; no guideline (s. 382) and ${NO_RULE}`;
const UNREAD = (act: string): string => `${act}, known of but not read; ${NO_RULE}`;
const MONEY_NOTICE =
  'Bank of Ghana, notice BG/GOV/SEC/2026/03 of 2026-01-27, as reported by businessghana.com and by newsghana.com.gh, 2026-02-06';

/** Whose licence or consent counts, in words. Where no rule was found, it says so. */
export function consentText({
  consent,
  authority,
  scope,
}: Pick<RestrictedRule, 'consent' | 'authority' | 'scope'>): string {
  if (consent === 'none') return '';
  if (consent === 'status' && scope !== undefined)
    return `Outside ${scope} no rule that forbids it was found, but the Registrar may still refuse it as misleading: another word is safer, or ask the ${authority}.`;
  if (consent === 'status') return `Anyone else chooses another word; if in doubt, ask the ${authority}.`;
  if (consent === 'asked') return `Ask the ${authority} for its consent before you file.`;
  if (consent === 'registrar')
    return `No rule says that anyone's consent would help: the ${authority} decides whether a name is undesirable.`;
  const none = 'No rule that asks for consent to it in a name was found';
  if (consent === 'trade') return `${none}; the ${authority} knows of the licence.`;
  return `${none}: ask the ${authority} before you file.`;
}

/** The rule for "bank" words and words that sound like them. */
export const BANK_RULE: Omit<RestrictedRule, 'terms'> = {
  code: 'restricted_word',
  severity: 'warning',
  message:
    'Only a licensed bank may use "bank", a word derived from it in any language, or a word that sounds like it, for financial services: the reported penalty is GH¢18,000.',
  consent: 'status',
  scope: 'financial services',
  authority: 'Bank of Ghana',
  source: ACT_930,
};
/** What is told of a word that only begins like "bank", such as a surname or a crop. */
export const BANK_LIKE_RULE: Omit<RestrictedRule, 'terms'> = {
  ...BANK_RULE,
  severity: 'info',
  consent: 'none',
  message:
    'It begins like "bank", which only a licensed bank may use for financial services. Outside those no rule that forbids it was found.',
};
/** A word that begins like "bank"; not "banku", the food, which nobody takes for it. */
export const BANK_LIKE = /^bank(?!u)[a-z]+$/;
/** "bank" and its derivatives, but not "banku", the food. */
export const BANK_WORD =
  /^(?:(?!river|em|snow)[a-z]{2,}ban(?:k(?:ing|er)?|q|c)|bank(?:ing|er|card|corp|co|assurance|of[a-z]+)?|banc(?:o|a|orp|assurance)?|banque|banco)s?$/;

/** Heads of state and of government of Ghana, and some of other countries, by names that mean nobody else. */
const HEADS_OF_STATE = [
  'kwame nkrumah',
  'osagyefo',
  'kofi busia',
  'abrefa busia',
  'akwasi afrifa',
  'kutu acheampong',
  'fred akuffo',
  'rawlings',
  'limann',
  'john kufuor',
  'agyekum kufuor',
  'atta mills',
  'john mahama',
  'dramani mahama',
  'akufo addo',
  'nelson mandela',
  'mandela',
  'obama',
  'mugabe',
  'gaddafi',
  'lumumba',
  'sankara',
];

/** Rulers, their palaces and councils, by names that mean nothing else; titles that are also names of persons ("Nana") are left out. */
const RULERS = [
  'asantehene',
  'asantehemaa',
  'asanteman',
  'otumfuo',
  'manhyia',
  'manhyia palace',
  'golden stool',
  'okyenhene',
  'okyehene',
  'okyeman',
  'ofori panin',
  'dormaahene',
  'juabenhene',
  'mamponghene',
  'techimanhene',
  'omanhene',
  'ga mantse',
  'ga manye',
  'ya na',
  'ya naa',
  'yaa naa',
  'gbewaa palace',
  'yagbonwura',
  'nayiri',
  'wa naa',
  'awoamefia',
  'agbogbomefia',
  'paramount chief',
  'traditional council',
  'house of chiefs',
];

export const RESTRICTED: readonly RestrictedRule[] = [
  {
    code: 'restricted_word',
    severity: 'warning',
    terms: ['insurance', 'assurance', 'insurer', 'reinsurance', 'bancassurance'],
    message: 'Insurance words are restricted, and reportedly need approval.',
    consent: 'asked',
    authority: 'National Insurance Commission',
    source:
      'Insurance Law, 1989 (PNDCL 227), s. 31 (heading read; replaced by the Insurance Act, 2021 (Act 1061), whose text was not found); doelegistslawyers.com/?p=8000, undated, names "insurance" among the words that need approval',
  },
  {
    code: 'restricted_word',
    severity: 'blocking',
    terms: ['health scheme', 'medical insurance scheme', 'health insurance scheme'],
    message: 'Prohibited unless licensed as a health insurance scheme.',
    consent: 'status',
    authority: 'National Health Insurance Authority',
    source: 'National Health Insurance Act, 2012 (Act 852), s. 65',
  },
  {
    code: 'restricted_word',
    severity: 'blocking',
    terms: ['mutual fund', 'unit trust'],
    message: 'Only for a fund or trust approved by the Securities and Exchange Commission.',
    consent: 'status',
    authority: 'Securities and Exchange Commission',
    source: 'Securities Industry Act, 2016 (Act 929), s. 107',
  },
  {
    code: 'restricted_word',
    severity: 'blocking',
    terms: ['stock exchange', 'securities exchange'],
    message: 'Only for an approved exchange.',
    consent: 'status',
    authority: 'Securities and Exchange Commission',
    source: 'Securities Industry Act, 2016 (Act 929), s. 198',
  },
  {
    code: 'restricted_word',
    severity: 'warning',
    terms: ['chartered accountant', 'chartered accountancy'],
    message: 'Only for members of the Institute of Chartered Accountants, Ghana.',
    consent: 'status',
    authority: 'Institute of Chartered Accountants, Ghana',
    source: 'Institute of Chartered Accountants, Ghana Act, 2020 (Act 1058), s. 16',
  },
  {
    code: 'restricted_word',
    severity: 'warning',
    terms: ['chartered banker'],
    message: 'Only for members of the Chartered Institute of Bankers, Ghana.',
    consent: 'status',
    authority: 'Chartered Institute of Bankers, Ghana',
    source: 'Chartered Institute of Bankers, Ghana Act, 2019 (Act 991), s. 16',
  },
  {
    code: 'restricted_word',
    severity: 'warning',
    terms: ['chartered'],
    message: 'A body that calls itself chartered attaches a copy of its charter.',
    consent: 'status',
    authority: 'body that granted the charter',
    source: 'Office of the Registrar of Companies, orc.gov.gh/news-events/news/116-list-of-registered, 2024',
  },
  {
    code: 'restricted_word',
    severity: 'warning',
    terms: ['ghana accreditation', 'ghana national accreditation', 'ghana accreditation service'],
    message: 'Restricted to the Ghana Accreditation Service.',
    consent: 'asked',
    authority: 'Ghana Accreditation Service',
    source: 'Ghana Accreditation Service Act, 2022 (Act 1102), s. 46',
  },
  {
    code: 'restricted_word',
    severity: 'blocking',
    terms: ['world meteorological organization', 'world meteorological organisation', 'wmo'],
    message: 'The name of the World Meteorological Organization, which needs the authority of the Minister.',
    consent: 'asked',
    authority: 'Minister responsible for meteorology',
    source: 'Ghana Meteorological Agency Act, 2004 (Act 682), s. 30',
  },
  {
    code: 'restricted_word',
    severity: 'warning',
    terms: ['university', 'polytechnic', 'varsity', 'university college'],
    message: 'It suggests an accredited tertiary institution.',
    consent: 'unknown',
    authority: 'Ghana Tertiary Education Commission',
    source: UNREAD('Education Regulatory Bodies Act, 2020 (Act 1023)'),
  },
  {
    code: 'restricted_word',
    severity: 'warning',
    terms: ['cooperative', 'co operative', 'coop', 'credit union'],
    message:
      'Co-operatives, and credit unions among them, are registered by the Department of Co-operatives, not as companies.',
    consent: 'unknown',
    authority: 'Department of Co-operatives',
    source: `melr.gov.gh/department-of-co-operatives, undated; ${NO_RULE}`,
  },
  {
    code: 'protected_body',
    severity: 'warning',
    terms: [
      'red cross',
      'red crescent',
      'united nations',
      'unicef',
      'unesco',
      'ecowas',
      'african union',
      'fifa',
      'olympic',
      'interpol',
      'commonwealth',
    ],
    message: 'The name of a well-known public body: it may mislead.',
    consent: 'unknown',
    authority: 'body of that name',
    source: `${MISLEADING}; ${NO_RULE}`,
  },
  {
    code: 'suggests_government',
    severity: 'warning',
    place: 'start',
    terms: ['ghana', 'state', 'president'],
    message: 'At the start of a name it may suggest a link with the state; after the name ("... Ghana") it is common.',
    consent: 'unknown',
    authority: 'state body concerned',
    source: ANALOGUE,
  },
  {
    code: 'suggests_government',
    severity: 'warning',
    terms: [
      'national',
      'federal',
      'presidential',
      'first lady',
      'government',
      'govt',
      'republic',
      'parliament',
      'police',
      'army',
      'navy',
      'judiciary',
      'ministry of',
      'district assembly',
      'municipal',
      'metropolitan',
      'authority',
      'commission',
    ],
    message: 'It may suggest a link with the state or a public authority.',
    consent: 'unknown',
    authority: 'state body concerned',
    source: `${ANALOGUE}; doelegistslawyers.com/?p=8000, undated, names "municipal" among the words that need approval`,
  },
  {
    code: 'suggests_government',
    severity: 'warning',
    // A travel agency is none of the state's.
    place: 'after_state',
    terms: ['agency', 'assembly', 'board', 'council', 'secretariat'],
    message: 'After a word of the state it sounds like a public office: another word for either is safer.',
    consent: 'unknown',
    authority: 'state body concerned',
    source: ANALOGUE,
  },
  {
    code: 'undesirable_term',
    severity: 'warning',
    terms: [
      'slave',
      'slavery',
      'prostitution',
      'prostitute',
      'brothel',
      'cocaine',
      'heroin',
      'marijuana',
      'porn',
      'pornography',
      'terrorist',
      'terrorism',
      'sakawa',
      'fraud',
      'scam',
    ],
    message: 'A name that offends public morals or policy is likely to be found undesirable.',
    consent: 'registrar',
    authority: 'Registrar of Companies',
    source: `${MISLEADING}; thebftonline.com, 2019, gives names of slavery and prostitution as examples`,
  },
  {
    code: 'restricted_word',
    severity: 'warning',
    terms: [
      'savings and loans',
      'savings',
      'loans',
      'microfinance',
      'micro finance',
      'microcredit',
      'micro credit',
      'microloan',
      'moneylender',
      'money lender',
      'moneylending',
      'money lending',
      'finance house',
      'susu',
    ],
    message:
      'It promises to keep or lend money. The Bank of Ghana reportedly ended its microfinance tiers in 2026: such firms become microfinance banks, community banks, credit unions or last-mile providers.',
    consent: 'unknown',
    authority: 'Bank of Ghana',
    source: `${MONEY_NOTICE}; ${NO_RULE}`,
  },
  {
    code: 'restricted_word',
    severity: 'warning',
    terms: ['forex', 'forex bureau', 'bureau de change'],
    message: "It promises to change money, which reportedly needs the Bank of Ghana's licence.",
    consent: 'unknown',
    authority: 'Bank of Ghana',
    source: `Foreign Exchange Act, 2006 (Act 723), as reported by marketnewsng, 2025-10; ${NO_RULE}`,
  },
  {
    code: 'restricted_word',
    severity: 'warning',
    terms: ['money transfer', 'remittance'],
    message: "It promises to send money. A company that provides payment services needs the Bank of Ghana's licence.",
    consent: 'unknown',
    authority: 'Bank of Ghana',
    source: `Payment Systems and Services Act, 2019 (Act 987), ss. 8-9, read 2026-11-21; ${NO_RULE}`,
  },
  {
    code: 'head_of_state',
    severity: 'warning',
    terms: HEADS_OF_STATE,
    message: 'The name of a head of state, past or present: it may suggest a link with that person or the state.',
    consent: 'unknown',
    authority: 'person or the family concerned',
    source: ANALOGUE,
  },
  {
    code: 'suggests_palace',
    severity: 'warning',
    terms: RULERS,
    message:
      'The name of a ruler, a palace or its land: it suggests that the palace stands behind the business. Have its consent in writing, and ask the Office of the Registrar of Companies before you print the name.',
    consent: 'unknown',
    authority: 'palace concerned',
    source: UNLISTED,
  },
  {
    code: 'may_mislead',
    severity: 'info',
    terms: ['royal', 'palace', 'ahenfie'],
    message: 'No rule about this word was found, but a name that misleads may be refused.',
    consent: 'registrar',
    authority: 'Registrar of Companies',
    source: MISLEADING,
  },
  {
    code: 'may_mislead',
    severity: 'info',
    terms: ['institute'],
    message:
      'It suggests a body of learning or of a profession: the name may be questioned if the business is neither.',
    consent: 'unknown',
    authority: 'Ghana Tertiary Education Commission',
    source: UNREAD('Education Regulatory Bodies Act, 2020 (Act 1023)'),
  },
  {
    code: LICENSED_TRADE,
    severity: 'info',
    terms: ['dr', 'doctor', 'prof', 'professor'],
    message: 'A title: the name may be found misleading if nobody in the business holds it.',
    consent: 'registrar',
    authority: 'Registrar of Companies',
    source: MISLEADING,
  },
  {
    code: 'misleading_promise',
    severity: 'warning',
    terms: ['cure', 'miracle cure', 'guaranteed'],
    message: 'It promises a result, which may be found misleading: another word is safer.',
    consent: 'registrar',
    authority: 'Registrar of Companies',
    source: MISLEADING,
  },
  ...(
    [
      [
        ['pension', 'provident fund'],
        'National Pensions Regulatory Authority',
        'National Pensions Act, 2008 (Act 766)',
      ],
      [['insurance broker', 'loss adjuster'], 'National Insurance Commission', 'Insurance Act, 2021 (Act 1061)'],
      [
        ['stockbroker', 'securities', 'fund manager', 'asset management'],
        'Securities and Exchange Commission',
        'Securities Industry Act, 2016 (Act 929)',
      ],
      [
        ['pharmacy', 'pharmacist', 'chemical shop'],
        'Pharmacy Council',
        'Health Professions Regulatory Bodies Act, 2013 (Act 857)',
      ],
      [
        ['hospital', 'clinic', 'maternity home', 'diagnostic centre'],
        'Health Facilities Regulatory Agency',
        'Health Institutions and Facilities Act, 2011 (Act 829)',
      ],
      [
        ['chambers', 'lawyer', 'solicitor', 'advocate', 'attorney', 'law firm', 'legal practitioner'],
        'General Legal Council',
        'Legal Profession Act, 1960 (Act 32)',
      ],
      [['engineers'], 'Engineering Council', 'Engineering Council Act, 2011 (Act 819)'],
      [['architect'], 'Architects Registration Council', 'Architects Act, 1969 (NLCD 357)'],
      [
        ['driving school', 'driving academy'],
        'Driver and Vehicle Licensing Authority',
        'Road Traffic Act, 2004 (Act 683)',
      ],
      [
        ['school', 'academy', 'montessori', 'college'],
        'National Schools Inspectorate Authority',
        'Education Regulatory Bodies Act, 2020 (Act 1023)',
      ],
      [
        ['security service', 'security guard', 'private security'],
        'Ministry of the Interior',
        'Police Service Act, 1970 (Act 350)',
      ],
      [['casino', 'betting', 'gaming'], 'Gaming Commission of Ghana', 'Gaming Act, 2006 (Act 721)'],
      [['lottery', 'lotto'], 'National Lottery Authority', 'National Lotto Act, 2006 (Act 722)'],
    ] as const
  ).map(([terms, authority, act]): RestrictedRule => ({
    code: LICENSED_TRADE,
    severity: 'info',
    terms,
    message: 'A trade that is usually licensed: the name may be questioned without a licence.',
    consent: 'trade',
    authority,
    source: UNREAD(act),
  })),
];

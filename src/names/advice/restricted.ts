import type { AdvisorySeverity } from '../model.ts';

/** Where a term must be in a name to count. */
export type TermPlace = 'anywhere' | 'start';

/** A rule on words of names. `source`: the law or the published practice, and who reports it and when if we did not read it itself. */
export interface RestrictedRule {
  readonly code: string;
  readonly severity: AdvisorySeverity;
  /** Words and phrases, folded; each matches the singular and the plural. */
  readonly terms: readonly string[];
  readonly place?: TermPlace;
  readonly message: string;
  /** Whether the consent of the authority is usually given. `trade`: the name needs none, but the trade needs a licence. */
  readonly consent: 'usual' | 'unusual' | 'never' | 'trade';
  readonly authority: string;
  readonly source: string;
}

const ACT_930 =
  'Banks and Specialised Deposit-Taking Institutions Act, 2016 (Act 930), s. 23, as reported by vintandaletheia.com/the-use-of-word-bank, 2024-06-16';
const MISLEADING = 'Companies Act, 2019 (Act 992), s. 21(2)';
const ANALOGUE = `${MISLEADING}; that these words suggest a link with the state is general knowledge (compare Nigeria, CAMA 2020, s. 852)`;
const PRACTICE = (act: string): string => `${act}; general knowledge, not read in the Act itself`;

/** Whether consent is usual, and whose, in words. */
export function consentText({ consent, authority }: Pick<RestrictedRule, 'consent' | 'authority'>): string {
  if (consent === 'usual') return `Consent is usual: ask the ${authority} for a letter, and file it with the name.`;
  if (consent === 'unusual') return `Consent is not usual; it would have to come from the ${authority}.`;
  if (consent === 'trade') return `The name needs no consent; the licence comes from the ${authority}.`;
  return `No consent makes it acceptable; the ${authority} decides.`;
}

/** The rule for "bank" words and words that sound like them. */
export const BANK_RULE: Omit<RestrictedRule, 'terms'> = {
  code: 'restricted_word',
  severity: 'warning',
  message:
    'Only a licensed bank may use "bank", a word derived from it in any language, or a word that sounds like it, for financial services.',
  consent: 'usual',
  authority: 'Bank of Ghana',
  source: ACT_930,
};
/** "bank" and its derivatives, but not "banku", the food. */
export const BANK_WORD =
  /^(?:(?!river|em|snow)[a-z]{2,}bank(?:ing|er)?|bank(?:ing|er|card|corp|co|assurance)?|banc(?:o|a|orp|assurance)?|banque|banco)s?$/;

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

export const RESTRICTED: readonly RestrictedRule[] = [
  {
    code: 'restricted_word',
    severity: 'warning',
    terms: ['insurance', 'assurance', 'insurer', 'reinsurance', 'bancassurance'],
    message: 'Insurance words are restricted to those licensed for it.',
    consent: 'usual',
    authority: 'National Insurance Commission',
    source:
      'Insurance Law, 1989 (PNDCL 227), s. 31 (heading read; replaced by the Insurance Act, 2021 (Act 1061), whose text was not found)',
  },
  {
    code: 'restricted_word',
    severity: 'blocking',
    terms: ['health scheme', 'medical insurance scheme', 'health insurance scheme'],
    message: 'Prohibited unless licensed as a health insurance scheme.',
    consent: 'usual',
    authority: 'National Health Insurance Authority',
    source: 'National Health Insurance Act, 2012 (Act 852), s. 65',
  },
  {
    code: 'restricted_word',
    severity: 'blocking',
    terms: ['mutual fund', 'unit trust'],
    message: 'Only for a fund or trust approved by the Securities and Exchange Commission.',
    consent: 'usual',
    authority: 'Securities and Exchange Commission',
    source: 'Securities Industry Act, 2016 (Act 929), s. 107',
  },
  {
    code: 'restricted_word',
    severity: 'blocking',
    terms: ['stock exchange', 'securities exchange'],
    message: 'Only for an approved exchange.',
    consent: 'usual',
    authority: 'Securities and Exchange Commission',
    source: 'Securities Industry Act, 2016 (Act 929), s. 198',
  },
  {
    code: 'restricted_word',
    severity: 'warning',
    terms: ['chartered accountant', 'chartered accountancy'],
    message: 'Only for members of the Institute of Chartered Accountants, Ghana.',
    consent: 'usual',
    authority: 'Institute of Chartered Accountants, Ghana',
    source: 'Institute of Chartered Accountants, Ghana Act, 2020 (Act 1058), s. 16',
  },
  {
    code: 'restricted_word',
    severity: 'warning',
    terms: ['chartered banker'],
    message: 'Only for members of the Chartered Institute of Bankers, Ghana.',
    consent: 'usual',
    authority: 'Chartered Institute of Bankers, Ghana',
    source: 'Chartered Institute of Bankers, Ghana Act, 2019 (Act 991), s. 16',
  },
  {
    code: 'restricted_word',
    severity: 'warning',
    terms: ['chartered'],
    message: 'A body that calls itself chartered attaches a copy of its charter.',
    consent: 'usual',
    authority: 'body that granted the charter',
    source: 'Office of the Registrar of Companies, orc.gov.gh/news-events/news/116-list-of-registered, 2024',
  },
  {
    code: 'restricted_word',
    severity: 'warning',
    terms: ['ghana accreditation', 'ghana national accreditation', 'ghana accreditation service'],
    message: 'Restricted to the Ghana Accreditation Service.',
    consent: 'usual',
    authority: 'Ghana Accreditation Service',
    source: 'Ghana Accreditation Service Act, 2022 (Act 1102), s. 46',
  },
  {
    code: 'restricted_word',
    severity: 'blocking',
    terms: ['world meteorological organization', 'world meteorological organisation', 'wmo'],
    message: 'The name of the World Meteorological Organization.',
    consent: 'unusual',
    authority: 'Minister responsible for meteorology',
    source: 'Ghana Meteorological Agency Act, 2004 (Act 682), s. 30',
  },
  {
    code: 'restricted_word',
    severity: 'warning',
    terms: ['university', 'polytechnic', 'varsity', 'university college'],
    message: 'For an accredited tertiary institution.',
    consent: 'usual',
    authority: 'Ghana Tertiary Education Commission',
    source: PRACTICE('Education Regulatory Bodies Act, 2020 (Act 1023)'),
  },
  {
    code: 'restricted_word',
    severity: 'warning',
    terms: ['cooperative', 'co operative', 'coop', 'credit union'],
    message: 'A co-operative society or credit union is registered with the Department of Co-operatives.',
    consent: 'usual',
    authority: 'Department of Co-operatives',
    source: PRACTICE('Co-operative Societies Act, 1968 (NLCD 252)'),
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
    message: 'The name of a body protected by convention or statute.',
    consent: 'unusual',
    authority: 'body of that name',
    source: `${MISLEADING}; that such bodies are protected is general knowledge`,
  },
  {
    code: 'suggests_government',
    severity: 'warning',
    place: 'start',
    terms: ['ghana', 'national', 'state', 'federal', 'presidential', 'president'],
    message: 'At the start of a name it suggests a link with the state; after the name ("... Ghana") it is common.',
    consent: 'unusual',
    authority: 'state body concerned',
    source: ANALOGUE,
  },
  {
    code: 'suggests_government',
    severity: 'warning',
    terms: [
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
    message: 'It suggests a link with the state or a public authority.',
    consent: 'unusual',
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
    consent: 'never',
    authority: 'Registrar of Companies',
    source: `${MISLEADING}; examples in thebftonline.com, 2019`,
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
      'forex',
      'forex bureau',
      'bureau de change',
      'money transfer',
      'remittance',
    ],
    message: 'A name that promises to keep, lend, change or send money is for those licensed to do so.',
    consent: 'usual',
    authority: 'Bank of Ghana',
    source: PRACTICE(
      'Act 930; Non-Bank Financial Institutions Act, 2008 (Act 774); Foreign Exchange Act, 2006 (Act 723)',
    ),
  },
  {
    code: 'head_of_state',
    severity: 'warning',
    terms: HEADS_OF_STATE,
    message: 'The name of a head of state, past or present: it suggests a link with that person or the state.',
    consent: 'unusual',
    authority: 'person or the family concerned',
    source: ANALOGUE,
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
        ['school', 'academy', 'montessori', 'college'],
        'National Schools Inspectorate Authority',
        'Education Regulatory Bodies Act, 2020 (Act 1023)',
      ],
      [
        ['security service', 'security guard', 'private security'],
        'Ministry of the Interior',
        'Police Service Act, 1970 (Act 350)',
      ],
      [['casino', 'lottery', 'betting', 'gaming'], 'Gaming Commission of Ghana', 'Gaming Act, 2006 (Act 721)'],
    ] as const
  ).map(([terms, authority, act]): RestrictedRule => ({
    code: 'licensed_trade',
    severity: 'info',
    terms,
    message: 'A trade that needs a licence: the name may be questioned without one.',
    consent: 'trade',
    authority,
    source: PRACTICE(act),
  })),
];

import type { KEYWORDS } from './reading/keywords.ts';

/**
 * The facts of a case: what a person states about what they plan, never a legal form. An assistant passes them as fields, the
 * reading takes them from text, the law is a table over them, and each question asks for one of them.
 */

/** What they want done. Each vocabulary gives its values with a label for the person. */
export const MATTERS = {
  start: 'Start or register something',
  renew_or_file: 'Renew, or file a return',
  change: 'Change what is registered',
  close: 'Close it',
  restore: 'Bring back what was struck off or lapsed',
  lost_certificate: 'Replace a lost certificate',
  status: 'Follow an application',
  trade_union: 'Form a trade union',
  political_party: 'Form a political party',
  will_or_family_trust: 'A will, an inheritance or family property',
  intellectual_property: 'Protect a brand, an invention or a work',
  land: 'Register land',
  marriage: 'A marriage',
  tax_number: 'A tax number, or what is owed in tax or to SSNIT',
  licence_only: 'Only a permit or licence',
  employee: 'Work for somebody else',
  hobby: 'A hobby, not for gain',
  private_circle: 'Only our own savings circle or family group',
  own_exact_name: 'Trade under exactly my own full name',
} as const;

/** What kind of undertaking it is. */
export const BODIES = {
  business: 'A business for gain',
  practice: 'A professional practice with clients (law, audit, medicine, architecture ...)',
  religious: 'A church, mosque or ministry',
  charity: 'A charity, NGO or foundation',
  association: 'An association or club',
  nonprofit_school_or_clinic: 'A school or clinic not run for gain',
  professional_institute: 'A body of a whole profession',
  cooperative: 'A co-operative of its members',
  trustees: 'Trustees who are to hold property of a body',
} as const;

export const NOT_FOR_GAIN: readonly Body[] = ['religious', 'charity', 'association', 'nonprofit_school_or_clinic'];

export const PROFITS_GO_TO = {
  owners: 'To the owners',
  objects: 'All of it stays for the purpose',
  members_by_use: 'To members, by how much each used it',
} as const;

export const WANTS = {
  limited_liability: 'My house and savings must be safe from its debts',
  investors_or_shares: 'Investors or shares',
  tenders: 'Contracts with government or big buyers',
  unlimited_company: 'An unlimited company',
  public_share_offer: 'Sell shares to the public',
  stay_simple: 'Keep it small, cheap and simple',
} as const;

/** Whether foreigners take part, and how. A Ghanaian abroad or a dual citizen is no foreigner. */
export const FOREIGN = {
  none: 'All are Ghanaians',
  ghanaian_abroad_or_dual: 'All are Ghanaians, and one lives abroad or has another passport too',
  owner: 'A foreigner owns part or all of it',
  own_branch: 'A company formed abroad will itself operate here',
  former_ghanaian: 'An owner was Ghanaian and is now a citizen of another country only',
} as const;

/** What they will do themselves: each has a row in the table of licences or among the trades for Ghanaians only, or neither. */
export const ACTIVITIES = {
  lending: 'Lending money',
  public_deposits_or_susu: 'Taking deposits, savings or susu from the public',
  forex: 'Changing currency',
  payment_services: 'Payments, e-money or money transfer',
  mobile_money_agent: 'Mobile money agent',
  virtual_assets: 'Crypto or other virtual assets',
  insurance: 'Insurance',
  securities: 'Fund management, broking or investment advice',
  pensions: 'Pensions',
  school: 'A basic or senior high school',
  technical_school: 'Technical or vocational training',
  tertiary: 'A university or college',
  day_care: 'Day care or crèche',
  clinic: 'A clinic, laboratory or hospital',
  pharmacy: 'A pharmacy',
  medicine_seller: 'A chemical shop, or medicine wholesale',
  herbal_or_cosmetics: 'Making or importing herbal products, cosmetics, soap or devices',
  packaged_food: 'Making, packing or importing food or drinks',
  sachet_water: 'Sachet water',
  street_food: 'Food cooked on the street or at home',
  hotel_or_restaurant: 'A hotel, guest house, restaurant or bar',
  short_stay: 'Rooms or flats let by the night, without food',
  tours_or_travel: 'Tours or travel',
  salon: 'Hair, barbering or beauty',
  gym: 'A gym',
  mining: 'Mining',
  gold_buying: 'Buying or exporting gold',
  quarry_or_sand: 'Stone or sand',
  fuel: 'Petrol, gas or other fuel',
  broadcasting_or_telecom: 'Radio, TV, internet or telecom',
  recruitment: 'Finding workers for employers',
  customs_clearing: 'Clearing goods at customs',
  private_security: 'Private security',
  betting_or_casino: 'Betting or casino',
  lottery: 'Lottery or lotto',
  real_estate_agency: 'Estate agency',
  contractor: 'Building, roads or public works',
  factory: 'A factory',
  timber: 'Timber',
  fishing: 'Fishing',
  cocoa_buying: 'Buying cocoa',
  transport: 'Goods or passenger transport',
  taxi_or_car_hire: 'Taxi or car hire',
  okada: 'Motorbike rides',
  driving_school: 'A driving school',
  drilling: 'Drilling boreholes',
  agrochemicals: 'Agrochemicals',
  childrens_home: 'A children’s home',
  petty_trading: 'Market, table-top, kiosk or street trading',
  scratch_cards_or_exercise_books: 'Printing scratch cards or exercise books',
  cybersecurity: 'Cybersecurity services',
  key_cutting: 'Key cutting',
  import_export: 'Import or export',
  waste: 'Waste',
  farming: 'Farming',
  audit: 'Auditing accounts',
  none_of_these: 'None of these',
} as const;

/** What the model reads beside the facts. */
export const READ_MENTIONS = {
  estate: 'Somebody close has died, or something is inherited',
  minor: 'A person under 18 is to have a part in it',
  young: 'Whoever asks is under 18',
  advert: 'Their goods or services are to be advertised',
  business_name: 'A business name, sole proprietorship or “enterprise” as the form for this',
  ltd: 'They want Ltd or Limited, were told to take it, or have it in the name',
  earlier_name: 'A registered business name is to become a company, or comes before it',
  brand: 'A name, logo, label, design, invention, recipe or song is to be protected, or is copied',
  personal_data: 'They keep data of customers, pupils, patients, users or members',
  staff: 'They have or will have paid people',
  wedding: 'A religious body will bless or hold marriages',
  ecowas: 'A foreigner who owns or works in it is from another West African country',
  foreign_staff: 'Foreigners are to work in it',
  stall: 'It sells from a stall or a store inside a market',
  // What people ask about, and what troubles them
  fronting: 'A Ghanaian lends a name to a foreigner',
  nominee: 'An owner or director on paper only, or an owner who is to stay hidden',
  own_pension: 'A self-employed person asks about SSNIT or a pension for themselves',
  late_tax: 'A business that trades is not registered for tax or SSNIT, or owes either',
  unpaid_work: 'Wages, allowances or SSNIT of workers were not paid',
  tin: 'A tax number',
  phone_money: 'What is taken from mobile money or other electronic payments',
  account: 'A bank account for it, or what a bank asks for to open one',
  guarantor: 'A loan to them, collateral, or a guarantor',
  in_kind: 'Machines, land, a vehicle or work in place of money for a share',
  agent_price: 'A sum that an agent, middleman or friend asks for doing the registration',
  behalf: 'Somebody else files, signs or collects in place of the owner',
  signs_abroad: 'Somebody who must sign or appear is outside Ghana',
  abroad: 'A Ghanaian owner lives abroad or has a second passport',
  descent: 'A foreigner has a Ghanaian parent or grandparent, or was born Ghanaian',
  control: 'Who decides, has the majority, or can be outvoted or pushed out',
  quarrel: 'Owners, leaders or heirs quarrel',
  forged: 'Something was signed, filed or changed without the consent of who should have agreed',
  joins: 'A further person is to become owner of a business that exists',
  takes_over: 'A running business of another person is bought, taken over or handed down',
  groups: 'Several groups come together as one',
  has_company: 'One of them has a registered company already',
  asks_company: 'They want to form, open or register a company, as their own wish',
  compares: 'The difference between types, or which is better',
  fast: 'How it can go fast, or a near day by which it is needed',
  overdue: 'Returns or renewals were not filed for a time',
  returned: 'An application was refused, queried or sent back',
  lost_paper: 'A certificate or registration paper is lost, burnt, stolen or spoiled',
  misprint: 'A certificate or the register shows something wrong',
  new_work: 'A registered business takes up another line of work, or its objects change',
  sells_assets: 'A company sells its building, its factory or most of what it owns',
  spouse_secretary: 'A wife, husband, relative or untrained person is to be company secretary',
  asks_name: 'Whether a name is free, taken or allowed',
  reserve: 'A name is to be reserved or held before the registration',
  copied: 'Somebody else uses or copies their name, or has one like it',
  name_ordered: 'The Registrar told it to change its name',
  says_limited: 'A business that is no company writes Ltd or Limited on its papers or signs',
  own_things: 'The body itself is to hold property, sign contracts or sue',
  own_will: 'They want to make their own will',
  land: 'Land is bought, leased, owned, given or in dispute',
  builds: 'They will build, put up or alter a building',
  structure: 'A kiosk, container or other temporary structure',
  stall_let: 'A market stall is let to a foreigner, or a foreigner trades in a market',
  vehicle: 'A vehicle itself is to be registered, or its ownership changed',
  apprentices: 'Apprentices are to be trained for a certificate or a fee',
  goods_of_fda: 'Cosmetics, creams, medicines or medical devices made by others are sold or imported',
  event: 'A festival, carnival, procession or other event in public',
  complaint: 'An earlier answer or page of this service was wrong',
  // What changes in something that exists
  director: 'Directors come, go or change',
  secretary: 'The company secretary comes, goes or changes',
  auditor: 'The auditor comes, goes or changes',
  shares: 'Shares are issued, sold, given or transferred, or a shareholder comes or goes',
  owners: 'Beneficial owners or their register',
  address: 'It moved, or its address, e-mail or phone changes',
  name: 'Its name changes or is wrongly spelt',
  form: 'It turns from one type into another',
  // What is ended, and whom to trust
  debts: 'It owes money',
  no_debts: 'It owes nobody',
  suspect: 'A certificate, message, agent or middleman is doubted',
} as const;

/**
 * What a text may speak of beside the facts. A mention adds a sentence that is true whatever was meant, puts what concerns the person
 * first, or leaves out what does not. It decides in two cases only: `form` or `earlier_name`, of a business name that is to change, makes
 * it a new registration, and a likely `asks_company` is a wish for limited liability. It is read, or meant by a topic that a caller names.
 */
export type Mention = keyof typeof READ_MENTIONS | keyof typeof KEYWORDS;

/** Mentions that are told beside one matter alone: only its cases teach them, so beside another they mean nothing. */
export const BESIDE_MATTER: Partial<Readonly<Record<Mention, Matter>>> = {
  director: 'change',
  secretary: 'change',
  auditor: 'change',
  shares: 'change',
  owners: 'change',
  address: 'change',
  name: 'change',
  form: 'change',
  debts: 'close',
  no_debts: 'close',
};

export type Matter = keyof typeof MATTERS;
export type Body = keyof typeof BODIES;
export type ProfitsGoTo = keyof typeof PROFITS_GO_TO;
export type Want = keyof typeof WANTS;
export type Foreign = keyof typeof FOREIGN;
export type Activity = keyof typeof ACTIVITIES;

/** The facts of one case. What is absent was not said; an empty list says that there are none. */
export interface Facts {
  readonly matter?: Matter;
  readonly body?: Body;
  /** Owners, partners, shareholders or founding members, the asker included; never workers or customers. */
  readonly owners?: number;
  /** More than one owner, but not how many. Only the reading sets it. */
  readonly several_owners?: true;
  readonly profits_go_to?: ProfitsGoTo;
  readonly wants?: readonly Want[];
  readonly foreign?: readonly Foreign[];
  /** Percent that Ghanaians will hold, 0 to 100. */
  readonly ghanaian_share?: number;
  /** Whether buying and selling goods is the main activity. */
  readonly mainly_trading?: boolean;
  /** Whether a foreign owner is married to a Ghanaian. */
  readonly ghanaian_spouse?: boolean;
  readonly company_among_owners?: boolean;
  /** An existing company wants a further trading name. */
  readonly second_name_of_company?: boolean;
  /** Whether gifts, grants, tithes or dues will fund it. */
  readonly expects_donations?: boolean;
  readonly activities?: readonly Activity[];
}

export type FactName = keyof Facts;

const LIST_FACTS = ['wants', 'foreign', 'activities'] as const;
export type ListFact = (typeof LIST_FACTS)[number];
/** Whether a fact is a list of values. */
export const isListFact = (fact: string): fact is ListFact => LIST_FACTS.some((one) => one === fact);

/** What is stated or not known: the model was not trained on it, and reads the value beside it. */
export const ONLY_STATED: ReadonlySet<string> = new Set<Foreign | Activity>(['ghanaian_abroad_or_dual', 'short_stay']);

/** How likely a value is; the probabilities of one fact sum to 1, the likeliest first. `undefined`: the text does not say. */
export type Belief<V> = readonly { readonly value: V | undefined; readonly probability: number }[];

/** What the reading takes from text: for each fact its values with probabilities; for a list, each value by itself. */
export interface Beliefs {
  readonly matter: Belief<Matter>;
  readonly body: Belief<Body>;
  readonly owners: Belief<number | 'several'>;
  readonly profits_go_to: Belief<ProfitsGoTo>;
  readonly wants: Readonly<Record<Want, number>>;
  readonly foreign: Readonly<Record<Foreign, number>>;
  readonly ghanaian_share: Belief<number>;
  readonly mainly_trading: Belief<boolean>;
  readonly ghanaian_spouse: Belief<boolean>;
  readonly company_among_owners: Belief<boolean>;
  readonly second_name_of_company: Belief<boolean>;
  readonly expects_donations: Belief<boolean>;
  readonly activities: Readonly<Record<Activity, number>>;
}

/** The result of reading a text. */
export interface Reading {
  /** No word of the text or the name is known: the beliefs are only what is usual. */
  readonly saysNothing: boolean;
  readonly beliefs: Beliefs;
  /** What the text likely speaks of; of those of BESIDE_MATTER, if it is about that matter. */
  readonly mentions: readonly Mention[];
  /** Those of them that the caller named: absent where it named none. */
  readonly named?: readonly Mention[];
  /** The person's own words that most speak for a value, at most 60 characters; undefined if no few words stand out. */
  quote(fact: FactName, value: unknown): string | undefined;
}

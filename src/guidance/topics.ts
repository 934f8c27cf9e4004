import type { Mention, Reading } from './facts.ts';
import { once } from './remember.ts';

/** A subject beside the facts: the mentions that it stands for, and how a person would say that they speak of it. */
interface Subject {
  readonly means: readonly Mention[];
  readonly label: string;
}

const topic = (label: string, ...means: readonly Mention[]): Subject => ({ means, label });

/**
 * Subjects that a caller who has read the person's words may name: what they mention beside the facts, whether they ask about it or not.
 * Each adds what the law says of it beside what is registered. Where a caller names none, they are read from the words.
 */
export const TOPICS = {
  // Money
  loan: topic('A loan or a guarantor', 'guarantor'),
  bank_account: topic('A bank account', 'account'),
  staff: topic('Paid staff', 'staff'),
  unpaid_wages: topic('Unpaid wages or SSNIT', 'unpaid_work'),
  tax_or_ssnit_owed: topic('Tax or SSNIT is owed, or the business is not registered for tax', 'late_tax'),
  own_pension: topic('SSNIT or a pension for the owner', 'own_pension'),
  // People
  inheritance: topic('Somebody has died, or something is inherited', 'estate'),
  owner_under_18: topic('A person under 18 is to have a part in it', 'minor'),
  owner_joins: topic('Another owner joins', 'joins'),
  business_bought: topic('A running business is bought or taken over', 'takes_over'),
  control: topic('Who has control', 'control'),
  quarrel: topic('A quarrel among the owners', 'quarrel'),
  forgery: topic('Something was forged or changed without consent', 'forged'),
  owner_on_paper: topic('An owner on paper only', 'nominee'),
  fronting: topic('A Ghanaian lends a name to a foreigner', 'fronting'),
  ecowas_citizen: topic('A citizen of another ECOWAS country', 'ecowas'),
  ghanaian_descent: topic('A Ghanaian father or mother', 'descent'),
  foreign_staff: topic('Foreigners are to work in it', 'foreign_staff'),
  signing_abroad: topic('Somebody signs abroad', 'signs_abroad'),
  somebody_else_files: topic('Somebody else files for the owner', 'behalf'),
  // What exists and changes
  directors: topic('The directors change', 'director'),
  secretary: topic('The company secretary changes', 'secretary'),
  auditor: topic('The auditor changes', 'auditor'),
  shares: topic('Shares are sold, given or issued', 'shares'),
  beneficial_owners: topic('The beneficial owners', 'owners'),
  address: topic('It moved', 'address'),
  name_change: topic('Its name changes', 'name'),
  conversion: topic('It turns from one type into another', 'form', 'earlier_name'),
  new_line_of_work: topic('It takes up another line of business', 'new_work'),
  certificate_error: topic('There is an error on the certificate', 'misprint'),
  lost_certificate: topic('I lost the certificate', 'lost_paper'),
  overdue_filings: topic('Returns were not filed, or it was not renewed', 'overdue'),
  debts: topic('It, or its owner, owes money', 'debts', 'owes', 'guarantor'),
  application_returned: topic('My application was sent back', 'returned'),
  // Whom to trust
  possible_fraud: topic('A certificate or an agent may be fake', 'suspect'),
  urgent: topic('A fast service', 'fast'),
  // The name
  brand: topic('A name, a logo or an invention is to be protected', 'brand'),
  name_copied: topic('Somebody uses the same name', 'copied'),
  // Place and work
  market_stall: topic('A stall in a market', 'stall'),
  kiosk: topic('A kiosk or a container', 'structure'),
  land: topic('Land', 'land'),
  building: topic('We build a house', 'builds'),
  personal_data: topic('It keeps personal data', 'personal_data'),
} as const satisfies Readonly<Record<string, Subject>>;

export type Topic = keyof typeof TOPICS;

/** What is asked of whoever changes something of a company and says not what. */
export const TOPICS_OF_CHANGE = [
  'directors',
  'secretary',
  'auditor',
  'shares',
  'beneficial_owners',
  'address',
  'name_change',
  'new_line_of_work',
  'conversion',
] as const satisfies readonly Topic[];

/** What a caller means who names a topic. */
const meant = (topic: Topic): readonly Mention[] => TOPICS[topic].means;
const NAMEABLE: ReadonlySet<Mention> = new Set((Object.keys(TOPICS) as Topic[]).flatMap(meant));

/** The topics that stand for each mention. */
const topicsFor = once((mention: Mention): readonly Topic[] =>
  (Object.keys(TOPICS) as Topic[]).filter((topic) => meant(topic).includes(mention)),
);

/** The topic that a mention belongs to among those that stand beside it: of several, the one that most of them make up. */
export function topicOf(mention: Mention, mentions: readonly Mention[]): Topic | undefined {
  const [first, ...others] = topicsFor(mention);
  const whole = others.filter((topic) => meant(topic).every((one) => mentions.includes(one)));
  return whole.findLast((topic) => meant(topic).length > meant(first!).length) ?? first;
}

/** The reading of words of which the caller named the topics: what they stand for, and what was read that no topic stands for. */
export function withTopics(reading: Reading, topics: readonly Topic[] | undefined): Reading {
  if (topics === undefined) return reading;
  const named = [...new Set(topics.flatMap(meant))];
  return { ...reading, named, mentions: [...named, ...reading.mentions.filter((mention) => !NAMEABLE.has(mention))] };
}

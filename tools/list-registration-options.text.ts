import type * as z from 'zod';
import { spoken } from '../src/text/dates.ts';
import { fillIn, type Values } from '../src/text/fill.ts';
import { bullets, code, data, lines, link, numbered, paragraphs, section, sentences, strong } from '../src/text/markdown.ts'; // prettier-ignore
import type { optionsOutput } from './list-registration-options.ts';
import { feeDate, feeLine, moneyText, statedLines } from './text-parts.ts';

/** The words of the text that are no statements. */
export const OPTIONS_TEXT = {
  // Side by side
  side: 'Entity types to register in Ghana; facts checked on {date}.',
  inFull: 'Call again with {field} (one to three of the words in code) for papers, steps, taxes, changes and closing.',
  members: 'Members: {members}.',
  one: '{min}',
  from: '{min} or more',
  span: '{min} to {max}',
  ending: 'Name ends in {ending}.',
  first: 'First: {fees}.',
  yearly: 'Yearly: {fees}.',
  noFee: 'no dated fee found',
  fee: '{money} ({date})',
  registrar: 'At: {office}.',
  office: '{office}, {where}',
  features: 'AI features here: {features}.',
  feature: '{title} ({tool}, {status})',
  // In full
  shared: 'All of these',
  law: 'Law: {law}.',
  requirements: 'What it needs',
  steps: 'What to do',
  practice: 'In practice',
  fees: 'Cost',
  sum: 'To register: {arithmetic}.',
  every_year: 'Every year',
  applying: 'Applying',
  people: 'Who may hold its offices',
  registered: 'Once registered',
  changes: 'Changes',
  ending_of: 'Closing, lapse, strike-off, restoration',
  lost_certificate: 'Lost certificate',
  start: 'Start: {link}',
} as const;

const word = (id: keyof typeof OPTIONS_TEXT, values: Values = {}): string => fillIn(OPTIONS_TEXT[id], values);

type OptionsAnswer = z.output<typeof optionsOutput>;
type Option = OptionsAnswer['entities'][number];
type Statements = NonNullable<Option['requirements']>;

/** Lists of statements that every option in full has, with their headings. */
const PARTS = ['requirements', 'steps', 'practice', 'every_year', 'applying', 'people', 'registered', 'yearly', 'changes', 'ending', 'lost_certificate'] as const; // prettier-ignore
type Part = (typeof PARTS)[number];
const HEADINGS: Readonly<Record<Part, string>> = {
  requirements: word('requirements'),
  steps: word('steps'),
  practice: word('practice'),
  every_year: word('every_year'),
  applying: word('applying'),
  people: word('people'),
  registered: word('registered'),
  yearly: word('every_year'),
  changes: word('changes'),
  ending: word('ending_of'),
  lost_certificate: word('lost_certificate'),
};

/** The most types that the text tells in full; more are put side by side. */
const MOST_IN_FULL = 3;

/** The answer in Markdown: all types side by side, or up to three in full. */
export function optionsText(answer: OptionsAnswer): string {
  const { entities, notices = [] } = answer;
  const warned = bullets(notices.map(data));
  if (entities.length > MOST_IN_FULL || entities.every(({ requirements }) => requirements === undefined))
    return paragraphs(
      sentences(strong(word('side', { date: spoken(answer.as_of) })), word('inFull', { field: code('entity_types') })),
      bullets(entities.map(besideLine)),
      word('features', { features: answer.ai_features.map(featureText).join(', ') }),
      warned,
    );
  const shared = entities.length === 1 ? new Set<string>() : sharedOf(entities);
  return paragraphs(
    ...entities.map((one) => fullText(one, (part, text) => !shared.has(keyOf(part, text)))),
    entities.length === 1
      ? undefined
      : section(
          word('shared'),
          partsOf(entities[0]!, (part, text) => shared.has(keyOf(part, text))),
        ),
    warned,
  );
}

const featureText = ({ title, tool, status }: OptionsAnswer['ai_features'][number]): string =>
  word('feature', { title: data(title), tool: code(tool), status });

function besideLine(option: Option): string {
  const { id, name, suits, liability, name_ending, registered_with, annual_duty, start_url } = option;
  const named = `${strong(data(name))} (${code(id)}):`;
  return sentences(
    named,
    data(suits),
    membersText(option),
    data(liability),
    name_ending === undefined ? undefined : word('ending', { ending: data(name_ending) }),
    feesText(option),
    data(annual_duty),
    word('registrar', { office: data(registered_with) }),
    link(start_url),
  );
}

const membersText = ({ members: { min, max } }: Option): string =>
  word('members', {
    members: word(max === undefined ? 'from' : max === min ? 'one' : 'span', { min, max: max ?? '' }),
  });

/** What the first registration and every year cost. An older service does not say which fee is which, but names them. */
function feesText({ fees }: Option): string {
  const isYearly = ({ item }: Option['fees'][number]) => /renewal|return|yearly/i.test(item);
  const told = (some: Option['fees']): string =>
    some.length === 0
      ? word('noFee')
      : some.map((one) => word('fee', { money: moneyText(one.amount, one.currency), date: feeDate(one) })).join(' + ');
  return sentences(
    word('first', { fees: told(fees.filter((one) => !isYearly(one))) }),
    word('yearly', { fees: told(fees.filter(isYearly)) }),
  );
}

const statementsOf = (option: Option, part: Part): Statements =>
  (part === 'requirements' || part === 'steps' || part === 'practice' || part === 'every_year'
    ? option[part]
    : option.after?.[part]) ?? [];

const keyOf = (part: Part, text: string): string => `${part} ${text}`;

/** What every one of the options says in the same part. */
function sharedOf([first, ...others]: readonly Option[]): ReadonlySet<string> {
  const texts = (option: Option, part: Part) => new Set(statementsOf(option, part).map(({ text }) => text));
  return new Set(
    PARTS.flatMap((part) =>
      [...texts(first!, part)]
        .filter((text) => others.every((other) => texts(other, part).has(text)))
        .map((text) => keyOf(part, text)),
    ),
  );
}

/** The lists of statements of an option under their headings, of which `isTold` keeps some. */
const partsOf = (option: Option, isTold: (part: Part, text: string) => boolean): string =>
  paragraphs(
    ...PARTS.map((part) => {
      const statements = statementsOf(option, part).filter(({ text }) => isTold(part, text));
      if (statements.length === 0) return undefined;
      const told = statedLines(statements);
      return lines(strong(HEADINGS[part]), part === 'steps' ? numbered(told) : bullets(told));
    }),
  );

function fullText(option: Option, isTold: (part: Part, text: string) => boolean): string {
  const { id, name, summary, suits, members, liability, legal_basis, registered_with, where, fees, estimate } = option;
  return section(
    `${data(name)} (${code(id)})`,
    sentences(data(summary ?? ''), data(suits), membersText(option), data(members.note ?? ''), data(liability)),
    sentences(
      word('registrar', {
        office: where === undefined ? data(registered_with) : word('office', { office: data(registered_with), where: data(where) }), // prettier-ignore
      }),
      legal_basis === undefined ? undefined : word('law', { law: data(legal_basis) }),
      word('start', { link: link(option.start_url) }),
    ),
    lines(
      strong(word('fees')),
      bullets([
        ...fees.map(feeLine),
        fees.length === 0 ? word('noFee') : undefined,
        estimate === undefined ? undefined : word('sum', { arithmetic: data(estimate.arithmetic) }),
      ]),
    ),
    partsOf(option, isTold),
  );
}

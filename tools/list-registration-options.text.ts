import type * as z from 'zod';
import type { Reader } from '../src/registry/tool.ts';
import { spoken } from '../src/text/dates.ts';
import { fillIn, type Values } from '../src/text/fill.ts';
import { bullets, code, data, lines, link, numbered, paragraphs, prose, section, sentences, strong } from '../src/text/markdown.ts'; // prettier-ignore
import type { optionsOutput } from './list-registration-options.ts';
import { feeDate, feeLines, moneyText, statedLines } from './text-parts.ts';

/** The words of the text that are no statements. */
export const OPTIONS_TEXT = {
  // Side by side
  side: 'Entity types to register in Ghana; facts checked on {date}.',
  inFull: 'Call again with {field} (one to three of the words in code) for papers, steps, taxes, changes and closing.',
  inFullPerson: 'For papers, steps, taxes, changes and closing name one to three of them.',
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
  after: 'With and after the registration',
  about: '{part} ({names})',
  applying: 'Applying',
  law: 'Law: {law}.',
  requirements: 'What it needs',
  steps: 'What to do',
  time: 'How long it takes',
  practice: 'In practice',
  fees: 'Cost',
  sum: 'To register: {arithmetic}.',
  side_costs: 'What others ask',
  every_year: 'Every year',
  in_detail: 'Every year, in detail',
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
type Afterwards = NonNullable<OptionsAnswer['after']>;

/** The lists of one type, with their headings. */
const OWN = {
  requirements: word('requirements'),
  steps: word('steps'),
  time: word('time'),
  practice: word('practice'),
  side_costs: word('side_costs'),
  every_year: word('every_year'),
} as const;

/** The lists of what comes with and after a registration, with their headings. */
const AFTER: Readonly<Record<keyof Afterwards, string>> = {
  applying: word('applying'),
  people: word('people'),
  registered: word('registered'),
  yearly: word('in_detail'),
  changes: word('changes'),
  ending: word('ending_of'),
  lost_certificate: word('lost_certificate'),
};

/** The answer in Markdown: all types side by side, or some in full. */
export function optionsText(answer: OptionsAnswer, reader: Reader = 'assistant'): string {
  const { entities, notices = [] } = answer;
  const warned = bullets(notices.map(prose));
  if (entities.every(({ requirements }) => requirements === undefined))
    return paragraphs(
      sentences(
        strong(word('side', { date: spoken(answer.as_of) })),
        reader === 'person' ? word('inFullPerson') : word('inFull', { field: code('entity_types') }),
      ),
      bullets(entities.map(besideLine)),
      word('features', { features: answer.ai_features.map(featureText).join(', ') }),
      warned,
    );
  return paragraphs(
    ...entities.map(fullText),
    answer.after === undefined ? undefined : afterText(answer.after, entities),
    warned,
  );
}

const featureText = ({ title, tool, status }: OptionsAnswer['ai_features'][number]): string =>
  word('feature', { title: data(title), tool: code(tool), status });

function besideLine(option: Option): string {
  const { id, name, suits, liability, name_ending, directors, registered_with, annual_duty, start_url } = option;
  const named = `${strong(data(name))} (${code(id)}):`;
  return sentences(
    named,
    prose(suits),
    membersText(option),
    prose(liability),
    directors === undefined ? undefined : prose(directors),
    name_ending === undefined ? undefined : word('ending', { ending: data(name_ending) }),
    feesText(option),
    prose(annual_duty),
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
    [
      // A duty on the capital is not all that it costs.
      ...(some.every(({ currency }) => currency === 'percent') ? [word('noFee')] : []),
      ...some.map((one) => word('fee', { money: moneyText(one.amount, one.currency), date: feeDate(one) })),
    ].join(' + ');
  return sentences(
    word('first', { fees: told(fees.filter((one) => !isYearly(one))) }),
    word('yearly', { fees: told(fees.filter(isYearly)) }),
  );
}

function fullText(option: Option): string {
  const { id, name, summary, suits, members, liability, legal_basis, registered_with, where, fees, estimate } = option;
  return section(
    `${data(name)} (${code(id)})`,
    sentences(prose(summary ?? ''), prose(suits), membersText(option), prose(members.note ?? ''), prose(liability)),
    sentences(
      word('registrar', {
        office: where === undefined ? data(registered_with) : word('office', { office: data(registered_with), where: data(where) }), // prettier-ignore
      }),
      legal_basis === undefined ? undefined : word('law', { law: prose(legal_basis) }),
      word('start', { link: link(option.start_url) }),
    ),
    lines(
      strong(word('fees')),
      bullets([
        ...feeLines(fees),
        fees.length === 0 ? word('noFee') : undefined,
        estimate === undefined ? undefined : word('sum', { arithmetic: prose(estimate.arithmetic) }),
      ]),
    ),
    ...(Object.keys(OWN) as (keyof typeof OWN)[]).map((part) => {
      const told = statedLines(option[part] ?? []);
      return told.length === 0
        ? undefined
        : lines(strong(OWN[part]), part === 'steps' ? numbered(told) : bullets(told));
    }),
  );
}

/** What comes with and after a registration; what is not about all the types says whom it is about. */
function afterText(after: Afterwards, entities: readonly Option[]): string {
  const names = new Map(entities.map(({ id, name }) => [id, name]));
  return section(
    word('after'),
    ...(Object.keys(AFTER) as (keyof Afterwards)[]).map((part) => {
      const groups = new Map<string, Statements>();
      for (const one of after[part] ?? []) {
        const about = one.entity_types?.map((id) => data(names.get(id) ?? id)).join(', ') ?? '';
        groups.set(about, [...(groups.get(about) ?? []), one]);
      }
      return lines(
        ...Array.from(groups, ([about, statements]) =>
          lines(
            strong(about === '' ? AFTER[part] : word('about', { part: AFTER[part], names: about })),
            bullets(statedLines(statements)),
          ),
        ),
      );
    }),
  );
}

import type * as z from 'zod';
import { spoken } from '../src/text/dates.ts';
import { fillIn, type Values } from '../src/text/fill.ts';
import { bullets, code, data, link, numbered, paragraphs, prose, section, strong } from '../src/text/markdown.ts';
import type { recommendationOutput } from './recommend-registration-entity.ts';
import { feeLine, isLaw, publisher, statedLine, statedLines } from './text-parts.ts';

/** The words of the text that are no statements. */
export const RECOMMENDATION_TEXT = {
  // Verdicts, by need
  register: 'Register: {type}, {percent} % sure.',
  perhaps_not: 'No registration is needed, {percent} % sure.',
  elsewhere: 'Nothing new is registered here, {percent} % sure.',
  not_permitted: 'Stop: not permitted, {percent} % sure.',
  ifAllTheSame: 'Who registers all the same takes {type}:',
  // Headings
  steps: 'What to do',
  needs: 'What it needs',
  cost: 'Cost',
  yearly: 'Every year',
  once: 'Once registered',
  watch: 'Watch',
  ask: 'Ask, then call again with the field set',
  other: 'Else',
  // Lines
  office: '{office}, {where}',
  tool: 'Call {tool} with its dates.',
  sum: 'To register: {arithmetic}.',
  noFee: 'No fee with a date was found: ask the office.',
  caution: '{text} ({by})',
  question: '{field}: {question} {values}',
  number: 'a whole number',
  other_type: '{type}: {reason}',
  understood: 'Understood (send corrections only): {facts}.',
  read: '{fact} ({percent} %)',
  start: 'Start: {link}',
  corrections: 'Corrections: {link}',
} as const;

type RecommendationAnswer = z.output<typeof recommendationOutput>;
type WordId = keyof typeof RECOMMENDATION_TEXT;
const word = (id: WordId, values: Values = {}): string => fillIn(RECOMMENDATION_TEXT[id], values);
const percentOf = (share: number): number => Math.round(share * 100);
type Of<K extends keyof RecommendationAnswer> = NonNullable<RecommendationAnswer[K]>;

/** The answer in Markdown: verdict, what to do, what it needs, cost, what to watch, questions, link. */
export function recommendationText(answer: RecommendationAnswer): string {
  const { recommended_entity, need, reason, confidence, requires, elsewhere, cautions, alternatives } = answer;
  const percent = percentOf(confidence);
  const type = code(recommended_entity);
  return paragraphs(
    `${strong(word(need, { type, percent }))} ${data(reason)}${behindReason(answer)}`,
    requires === undefined ? undefined : need === 'register' ? toRegister(requires) : inShort(requires, type),
    elsewhere === undefined ? undefined : pointer(elsewhere),
    section(
      word('watch'),
      bullets([
        ...cautions.filter(({ message }) => !reason.includes(message)).map(cautionLine),
        ...(answer.notices ?? []).map(prose),
      ]),
    ),
    section(word('ask'), bullets(answer.next_questions.map(questionLine))),
    section(
      word('other'),
      bullets(alternatives.map((one) => word('other_type', { type: code(one.entity), reason: condition(one.reason) }))),
    ),
    understoodLine(answer.understood),
    need === 'not_permitted'
      ? undefined
      : word(recommended_entity === 'none' ? 'corrections' : 'start', { link: link(answer.start_url) }),
  );
}

const toRegister = ({ registered_with, where, ...takes }: Of<'requires'>): string =>
  paragraphs(
    section(
      word('steps'),
      takes.steps.some(({ text }) => where !== undefined && text.includes(where))
        ? undefined
        : officeLine(registered_with, where),
      numbered(takes.steps.map(({ text }) => prose(text))),
      bullets(takes.practice.map(statedLine)),
    ),
    section(word('needs'), bullets(statedLines(takes.requirements))),
    section(
      word('cost'),
      bullets([...takes.fees.map(feeLine), takes.fees.length === 0 ? word('noFee') : undefined, sumLine(takes)]),
    ),
    section(word('yearly'), bullets(takes.every_year.map(statedLine))),
    section(word('once'), bullets((takes.once_registered ?? []).map(statedLine))),
  );

/** The sum to register, unless it is one fee. */
const sumLine = ({ fees, estimate }: Pick<Of<'requires'>, 'fees' | 'estimate'>): string | undefined =>
  estimate === undefined ||
  fees.filter(({ on, currency }) => on === 'registration' && currency !== 'percent').length === 1
    ? undefined
    : word('sum', { arithmetic: prose(estimate.arithmetic) });

/** For somebody who need not register: what it would cost, and where. */
const inShort = ({ registered_with, where, fees }: Of<'requires'>, type: string): string =>
  paragraphs(word('ifAllTheSame', { type }), bullets([officeLine(registered_with, where), ...fees.map(feeLine)]));

const pointer = ({ tool, office, where, says, fees = [] }: Of<'elsewhere'>): string =>
  section(
    word('steps'),
    bullets([
      tool === undefined ? undefined : word('tool', { tool: code(tool) }),
      office === undefined ? undefined : officeLine(office, where),
      ...statedLines(says),
      ...fees.map(feeLine),
    ]),
  );

const officeLine = (office: string, where: string | undefined): string =>
  where === undefined ? data(office) : word('office', { office: data(office), where: data(where) });

type Caution = Of<'cautions'>[number];

/** The authority, the law and, of a report, the date; the date on which a law was read tells a founder nothing. */
const behind = ({ message, authority, source, as_of }: Caution): string =>
  [
    authority === undefined || message.includes(authority) ? [] : data(authority),
    publisher(source),
    as_of === undefined || isLaw(source) ? [] : spoken(as_of),
  ]
    .flat()
    .join('; ');

const cautionLine = (caution: Caution): string =>
  word('caution', { text: prose(caution.message), by: behind(caution) });

/** The sources of the cautions that the reason says already. */
const behindReason = ({ reason, cautions }: RecommendationAnswer): string =>
  cautions
    .filter(({ message }) => reason.includes(message))
    .map((caution) => ` (${behind(caution)})`)
    .join('');

/** A question with its field and the values that the field takes. */
const questionLine = ({ question, field, options = [] }: Of<'next_questions'>[number]): string =>
  field === undefined
    ? prose(question)
    : word('question', {
        field: code(field),
        question: prose(question),
        values: options.length === 0 ? word('number') : options.map(({ value }) => code(value)).join(' '),
      });

/** When an alternative is the better one: the first sentence of its reason. */
const condition = (reason: string): string => prose(/^.*?[.](?= |$)/.exec(reason)?.[0] ?? reason);

/** From this probability on a fact that was read is shown without it. */
const AS_GOOD_AS_SAID = 0.95;

function understoodLine(understood: Of<'understood'>): string | undefined {
  if (understood.length === 0) return undefined;
  const facts = understood.map(({ field, value, from, probability }) => {
    const fact = code(`${field}=${value}`);
    return from === 'stated' || probability >= AS_GOOD_AS_SAID
      ? fact
      : word('read', { fact, percent: percentOf(probability) });
  });
  return word('understood', { facts: facts.join(', ') });
}

import type * as z from 'zod';
import { asksFirst } from '../src/guidance/law/needs.ts';
import { spoken } from '../src/text/dates.ts';
import type { Reader } from '../src/registry/tool.ts';
import { asHeading, bySubject } from '../src/text/subjects.ts';
import { fillIn, type Values } from '../src/text/fill.ts';
import {
  bullets,
  code,
  data,
  link,
  numbered,
  paragraphs,
  prose,
  section,
  sentences,
  strong,
} from '../src/text/markdown.ts';
import { findingText } from './check-business-name-availability.text.ts';
import type { recommendationOutput } from './recommend-registration-entity.ts';
import { feeLines, isLaw, isUndated, lawsOf, sourceLabels, statedLines } from './text-parts.ts';

/** The words of the text that are no statements. */
export const RECOMMENDATION_TEXT = {
  // Verdicts, by need
  register: 'Register: {type}, {percent} % sure.',
  registerAfter: 'First ask the {authority}; if it agrees, likely {type}, {percent} % sure.',
  perhaps_not: 'No registration is needed, {percent} % sure.',
  elsewhere: 'Nothing new is registered here, {percent} % sure.',
  not_permitted: 'Stop: not permitted, {percent} % sure.',
  ifAllTheSame: 'Who registers all the same takes {type}:',
  ifItAgrees: 'If it agrees, {type} takes:',
  // Headings
  steps: 'What to do',
  needs: 'What it needs',
  cost: 'Cost',
  once: 'Once registered',
  under: '{heading} ({laws})',
  first: 'First',
  watch: 'Watch',
  besides: 'Besides',
  note: 'Note',
  name: 'The name',
  ask: 'Questions',
  askPerson: 'What could change this',
  other: 'Else',
  // Lines
  office: '{office}, {where}',
  tool: 'For the years outstanding and their sum: {tool} with `entity_type`, `registration_date`, and `last_return_for` or `last_renewal_date`.',
  toolOf:
    'For the years outstanding and their sum: {tool} with {type}, `registration_date`, and `last_return_for` or `last_renewal_date`.',
  sum: 'To register: {arithmetic}.',
  caution: '{text} ({by})',
  others: '{tool} suggests others; the person’s own candidates go into its {field}.',
  asked: '{field}: {question} {effects}.',
  stays: '{values}: it stays',
  otherwise: 'otherwise it stays',
  leads: '{values}: then {type}',
  leadsNowhere: '{values}: then nothing is registered here',
  changes: '{values}: call again',
  range: '{from} to {to}',
  from: '{from} or more',
  anyNumber: 'any number',
  question: '{field}: {question} {values}',
  number: 'a whole number',
  other_type: '{type}: {reason}',
  other_same: 'It asks the same.',
  other_cost: '{arithmetic}.',
  understood: 'Read (send corrections only): {facts}.',
  understoodPerson: 'Read from your words: {facts}.',
  read: '{fact} ({percent} %)',
  start: 'Start: {link}',
  corrections: 'To start over on the website: {link}',
} as const;

type RecommendationAnswer = z.output<typeof recommendationOutput>;
type WordId = keyof typeof RECOMMENDATION_TEXT;
const word = (id: WordId, values: Values = {}): string => fillIn(RECOMMENDATION_TEXT[id], values);
const percentOf = (share: number): number => Math.round(share * 100);
type Of<K extends keyof RecommendationAnswer> = NonNullable<RecommendationAnswer[K]>;

/**
 * The answer in Markdown: verdict, name, what the plan stands or falls with, what to do, papers, cost, what to watch, subject by subject
 * what the words raise, notes, questions, link. Where something that exists changes, the changes are the subjects, and come first.
 */
export function recommendationText(answer: RecommendationAnswer, reader: Reader = 'assistant'): string {
  const { recommended_entity, need, reason, confidence, requires, elsewhere, cautions, alternatives } = answer;
  const percent = percentOf(confidence);
  const type = code(recommended_entity);
  // What the reason says already is not told again.
  const told = cautions.filter(({ message }) => !reason.includes(message));
  // Where an authority decides first, what it asks is no step among those of a registration that may not follow.
  const isAskedFirst = asksFirst(answer);
  const isStep = ({ step }: Caution): boolean =>
    need === 'register' && !isAskedFirst && requires !== undefined && step !== undefined;
  const { first, watch, subjects } = watched(
    told.filter((one) => !isStep(one)),
    need === 'register',
  );
  const [general, ...changes] = bySubject(elsewhere?.says ?? []);
  const raised = joined([...changes.map(({ subject, own }) => ({ subject, lines: statedLines(own) })), ...subjects]);
  const isOfChanges = changes.length > 0;
  const where = elsewhere === undefined ? undefined : pointer(elsewhere, isOfChanges ? [] : general.own);
  return paragraphs(
    `${strong(word(isAskedFirst ? 'registerAfter' : need, { type, percent, authority: data(decider(answer)) }))} ${data(reason)}${behindReason(answer)}`,
    need === 'elsewhere' ? where : undefined,
    section(word('name'), nameLine(answer.name_check)),
    first,
    requires === undefined
      ? undefined
      : isAskedFirst
        ? inShort(requires, word('ifItAgrees', { type }))
        : need === 'register'
          ? toRegister(requires, told.filter(isStep))
          : inShort(requires, word('ifAllTheSame', { type })),
    need === 'elsewhere' ? undefined : where,
    ...(isOfChanges ? [raised, section(word('besides'), bullets(statedLines(general.own))), watch] : [watch, raised]),
    section(word('note'), bullets((answer.notices ?? []).map(prose))),
    section(word(reader === 'person' ? 'askPerson' : 'ask'), bullets(answer.next_questions.map(questionLine))),
    section(word('other'), bullets(alternatives.map(alternativeLine))),
    understoodLine(answer.understood, reader),
    need === 'not_permitted' ? undefined : startLine(answer),
  );
}

/** Who decides before anything is registered. */
const decider = ({ cautions }: RecommendationAnswer): string =>
  cautions.find(({ step }) => step === 'before')?.authority ?? '';

/** The registration with what other authorities ask after it, then what it needs and costs. */
const toRegister = ({ registered_with, where, ...takes }: Of<'requires'>, others: readonly Caution[]): string =>
  paragraphs(
    section(
      word('steps'),
      takes.steps.some(({ text }) => where !== undefined && text.includes(where))
        ? undefined
        : officeLine(registered_with, where),
      numbered([...takes.steps.map(textOf), ...cautionLines(others)]),
      bullets([...(takes.time ?? []), ...takes.practice, ...(takes.offices ?? [])].map(textOf)),
    ),
    underLaw('needs', takes.requirements, []),
    section(word('cost'), bullets([...feeLines(takes.fees), sumLine(takes), ...(takes.side_costs ?? []).map(textOf)])),
    underLaw('once', takes.every_year, takes.once_registered ?? []),
  );

type Stated = Of<'requires'>['steps'][number];
const textOf = ({ text }: Stated): string => prose(text);

/** Statements under a heading that names their laws, and what goes without it. */
function underLaw(heading: 'needs' | 'once', statements: readonly Stated[], others: readonly Stated[]): string {
  const laws = lawsOf(statements);
  return section(
    laws === '' ? word(heading) : word('under', { heading: word(heading), laws }),
    bullets([...statements, ...others].map(textOf)),
  );
}

/** The sum to register, unless it is one fee. */
const sumLine = ({ fees, estimate }: Pick<Of<'requires'>, 'fees' | 'estimate'>): string | undefined =>
  estimate === undefined ||
  fees.filter(({ on, currency }) => on === 'registration' && currency !== 'percent').length === 1
    ? undefined
    : word('sum', { arithmetic: prose(estimate.arithmetic) });

/** For somebody who need not register, or has to ask first: what it would cost, where, and every year. */
const inShort = ({ registered_with, where, ...takes }: Of<'requires'>, heading: string): string =>
  paragraphs(
    heading,
    bullets([
      officeLine(registered_with, where),
      ...feeLines(takes.fees),
      sumLine(takes),
      ...statedLines([...takes.every_year, ...takes.practice]),
    ]),
  );

const pointer = (
  { tool, entity_type, office, where, offices = [], fees = [] }: Of<'elsewhere'>,
  says: readonly Of<'elsewhere'>['says'][number][],
): string =>
  section(
    word('steps'),
    bullets([
      office === undefined ? undefined : officeLine(office, where),
      ...statedLines(says),
      ...offices.map(textOf),
      ...feeLines(fees),
      tool === undefined
        ? undefined
        : entity_type === undefined
          ? word('tool', { tool: code(tool) })
          : word('toolOf', { tool: code(tool), type: code(entity_type) }),
    ]),
  );

/** Where to start; the office's own address stands among the steps. */
const startLine = ({ recommended_entity, start_url }: RecommendationAnswer): string =>
  word(recommended_entity === 'none' ? 'corrections' : 'start', { link: link(start_url) });

const officeLine = (office: string, where: string | undefined): string =>
  where === undefined ? data(office) : word('office', { office: data(office), where: data(where) });

type Caution = Of<'cautions'>[number];

/**
 * What stands behind each caution: the authority at the first that names it, the law, and, of a report, its date; the day
 * on which a law or an undated page was read tells a founder nothing.
 */
function behind(cautions: readonly Caution[]): string[] {
  const labels = sourceLabels(cautions.map(({ source }) => source));
  return cautions.map(({ message, authority, site, source, as_of }, at) => {
    const label = labels[at];
    const isNamed =
      authority === undefined ||
      message.toLowerCase().includes(authority.toLowerCase()) ||
      cautions.slice(0, at).some((one) => one.authority === authority);
    const isDated = label !== undefined && as_of !== undefined && !isUndated(source);
    // An authority's own page is named with the authority.
    const isTold = label === undefined || (!isDated && !isLaw(source) && `${authority} ${message}`.includes(label));
    return [
      ...(isNamed ? [] : [data(authority)]),
      ...(isTold ? [] : [label]),
      ...(isDated ? [spoken(as_of)] : []),
      ...(site === undefined ? [] : [data(site)]),
    ].join('; ');
  });
}

function cautionLines(cautions: readonly Caution[]): string[] {
  const sources = behind(cautions);
  return cautions.map(({ message, waits }, at) => {
    const text = sentences(prose(message), waits === undefined ? undefined : prose(waits));
    return sources[at] === '' ? text : word('caution', { text, by: sources[at]! });
  });
}

/** What is told of one subject. */
interface Raised {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** Each subject once, with all that is told of it. */
const joined = (raised: readonly Raised[]): string =>
  paragraphs(
    ...Array.from(new Set(raised.map(({ subject }) => subject)), (subject) =>
      section(data(asHeading(subject)), bullets(raised.flatMap((one) => (one.subject === subject ? one.lines : [])))),
    ),
  );

/** What the plan stands or falls with, what follows from it, and each subject that the words raise. */
function watched(
  cautions: readonly Caution[],
  isToRegister: boolean,
): { readonly first: string; readonly watch: string; readonly subjects: readonly Raised[] } {
  const isFirst = ({ step, limits }: Caution): boolean => isToRegister && (step === 'before' || limits === true);
  const first = cautions.filter(isFirst);
  const [{ own: plan }, ...subjects] = bySubject(cautions.filter((one) => !isFirst(one)));
  // A source is told in full where it is read first.
  const lines = cautionLines([...first, ...plan, ...subjects.flatMap(({ own }) => own)]);
  const next = (group: readonly Caution[]): string[] => lines.splice(0, group.length);
  return {
    first: section(word('first'), bullets(next(first))),
    watch: section(word('watch'), bullets(next(plan))),
    subjects: subjects.map(({ subject, own }) => ({ subject, lines: next(own) })),
  };
}

/** The sources of the cautions that the reason says already. */
const behindReason = ({ reason, cautions }: RecommendationAnswer): string =>
  behind(cautions.filter(({ message }) => reason.includes(message)))
    .map((by) => ` (${by})`)
    .join('');

/** What was found about the name, in the words of the name check, and where others are found if this one is doubtful. */
const nameLine = (found: RecommendationAnswer['name_check']): string | undefined =>
  found === undefined
    ? undefined
    : sentences(
        findingText(found, found.closest),
        found.outlook === 'conflict' || found.outlook === 'caution'
          ? word('others', { tool: code('check_business_name_availability'), field: code('other_names') })
          : undefined,
      );

type Asked = Of<'next_questions'>[number];

/** A question with its field and what its answers would change. */
function questionLine({ question, field, options = [], ranges = [] }: Asked): string {
  if (field === undefined) return prose(question);
  const about = { field: code(field), question: prose(question) };
  const answers = [
    ...options.map(({ value, ...effect }) => ({ answer: code(value), ...effect })),
    ...ranges.map((range) => ({ ...range, answer: rangeText(range) })),
  ];
  const types = [...new Set(answers.flatMap(({ leads_to = [] }) => leads_to))];
  const stay = answers.filter(({ leads_to, changes }) => leads_to === undefined && changes !== true);
  const effects = [
    ...types.map((type) =>
      word(type === 'none' ? 'leadsNowhere' : 'leads', {
        values: together(answers.filter(({ leads_to }) => leads_to === type)),
        type: code(type),
      }),
    ),
    ...[answers.filter(({ changes }) => changes)].flatMap((some) =>
      some.length === 0 ? [] : word('changes', { values: together(some) }),
    ),
  ];
  if (effects.length > 0) {
    const rest = stay.length > 0 ? word('stays', { values: together(stay) }) : word('otherwise');
    return word('asked', { ...about, effects: [...effects, rest].join('; ') });
  }
  // A service of an older version says nothing of the effects.
  const values = options.length === 0 ? word('number') : options.map(({ value }) => code(value)).join(' ');
  return word('question', { ...about, values });
}

const together = (answers: readonly { readonly answer: string }[]): string =>
  answers.map(({ answer }) => answer).join(', ');

const rangeText = ({ from, to }: { readonly from: number; readonly to?: number }): string =>
  to === undefined
    ? word(from <= 1 ? 'anyNumber' : 'from', { from })
    : from === to
      ? String(from)
      : word('range', { from, to });

/** When an alternative is the better one, which is the first sentence of its reason, and what it costs. */
const alternativeLine = (
  { entity, reason, asks, estimate }: Of<'alternatives'>[number],
  at: number,
  all: Of<'alternatives'>,
): string =>
  sentences(
    word('other_type', { type: code(entity), reason: prose(/^.*?[.](?= |$)/.exec(reason)?.[0] ?? reason) }),
    asks === undefined ? undefined : all.findIndex((one) => one.asks === asks) < at ? word('other_same') : prose(asks),
    estimate === undefined ? undefined : word('other_cost', { arithmetic: prose(estimate.arithmetic) }),
  );

/** What nearly everybody wants, and the verdict shows. */
const USUAL = 'matter=start';
/** From this probability on a fact that was read is shown without it. */
const AS_GOOD_AS_SAID = 0.95;

/** What was read from text; what the caller stated it knows. */
function understoodLine(understood: Of<'understood'>, reader: Reader): string | undefined {
  const isUsual = ({ field, value, probability }: Of<'understood'>[number]): boolean =>
    `${field}=${value}` === USUAL && probability >= AS_GOOD_AS_SAID;
  const read = understood.filter((one) => one.from === 'read' && !isUsual(one));
  if (read.length === 0) return undefined;
  const facts = read.map(({ field, value, probability }) => {
    const fact = code(`${field}=${value}`);
    return probability >= AS_GOOD_AS_SAID ? fact : word('read', { fact, percent: percentOf(probability) });
  });
  return word(reader === 'person' ? 'understoodPerson' : 'understood', { facts: facts.join(', ') });
}

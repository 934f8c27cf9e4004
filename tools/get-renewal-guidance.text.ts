import type * as z from 'zod';
import type { SourceKind } from '../src/guidance/law/sources.ts';
import { fillIn, type Values } from '../src/text/fill.ts';
import { bullets, link, numbered, paragraphs, section, sentences, strong } from '../src/text/markdown.ts';
import type { renewalOutput } from './get-renewal-guidance.ts';
import { feeLines, isLaw, moneyText, publisher } from './text-parts.ts';

/** The words of the text that stand in no row. */
export const RENEWAL_TEXT = {
  // Verdicts
  up_to_date: '{duty}: up to date.',
  due: '{duty}: due soon.',
  overdue: '{duty}: late.',
  lapse_risk: '{duty}: late, and the name may be lost.',
  unknown: '{duty}: where it stands is open.',
  // Headings
  steps: 'What to do',
  cost: 'Cost',
  watch: 'What to watch',
  rule: 'The rule',
  // Lines
  have: 'Have ready: {papers}.',
  estimate: 'About {amount}: {arithmetic}.',
  ifYours: 'If the name is still yours, about {amount}: {arithmetic}.',
  ifGone: 'If it is gone, about {amount} instead: {arithmetic}.',
  upTo: '{least} to {most}',
  renew: 'Renew here: {link}',
  sources: 'Sources: {sources}.',
  law: '{titles}',
  official: 'offices: {titles}',
  reports: 'reports: {titles}',
  several: '{titles} and more in the record',
} as const;

type Word = keyof typeof RENEWAL_TEXT;
const word = (id: Word, values: Values = {}): string => fillIn(RENEWAL_TEXT[id], values);

type Renewal = z.output<typeof renewalOutput>;
type Fee = Renewal['fees'][number];

/**
 * The answer in Markdown: where it stands, what to do, cost, what to watch, the rule, link, sources. Its sentences are rows and wordings;
 * nothing in it is a stranger's.
 */
export function renewalText(answer: Renewal): string {
  const { documents, notices = [], handoff_url, due_date, arrears_years, how_to_find_due_date } = answer;
  const isOpen = due_date === undefined && arrears_years === undefined;
  return paragraphs(
    sentences(strong(word(answer.status, { duty: answer.duty_title })), answer.status_explanation),
    section(
      word('steps'),
      numbered(answer.steps),
      documents.length === 0 ? undefined : word('have', { papers: documents.join('; ') }),
    ),
    section(word('cost'), bullets(costLines(answer))),
    section(word('watch'), bullets([...answer.warnings, ...answer.consequences, ...notices])),
    section(word('rule'), sentences(answer.explanation, isOpen ? how_to_find_due_date : undefined)),
    handoff_url === undefined ? undefined : word('renew', { link: link(handoff_url) }),
    sourcesLine(answer.sources),
  );
}

/** The estimate, and the fees that its arithmetic does not name. */
function costLines({ estimate, fees }: Renewal): (string | undefined)[] {
  if (estimate === undefined) return feeLines(fees);
  const { amount, up_to, currency, arithmetic, by_law, if_gone } = estimate;
  const [least, most] = [amount, up_to ?? amount].map((one) => moneyText(one, currency)) as [string, string];
  const terms = [arithmetic, if_gone?.arithmetic ?? ''].flatMap((sum) => sum.split(/,? (?=[a-z])|, (?=[a-z])/));
  const isCounted = (one: Fee): boolean =>
    (by_law !== undefined && one.on === 'penalty' && isLaw(one.source)) ||
    terms.some((term) => term.endsWith(moneyText(one.amount, one.currency)));
  const about = up_to === undefined ? least : word('upTo', { least, most });
  return [
    word(if_gone === undefined ? 'estimate' : 'ifYours', { amount: about, arithmetic }),
    by_law,
    if_gone === undefined
      ? undefined
      : word('ifGone', { amount: moneyText(if_gone.amount, currency), arithmetic: if_gone.arithmetic }),
    ...feeLines(fees.filter((one) => !isCounted(one))),
  ];
}

/** How the text groups the sources by their kinds, and the most that it names of a group; the record has them all. */
const SOURCE_GROUPS = [
  ['law', ['law']],
  ['official', ['official']],
  ['reports', ['press', 'other']],
] as const satisfies readonly (readonly [Word, readonly SourceKind[]])[];
const MOST_SOURCES = 3;

/** The sources, each in a few words: a law by its number, a report by who published it. */
function sourcesLine(sources: Renewal['sources']): string {
  const named = SOURCE_GROUPS.flatMap(([group, kinds]) => {
    const all = sources
      .filter(({ kind }) => kinds.some((one) => one === kind))
      .map(({ title }) => publisher(title).split(', ', 1)[0]);
    const titles = [...new Set(all)];
    const some = titles.slice(0, MOST_SOURCES).join(', ');
    if (some === '') return [];
    return [word(group, { titles: titles.length > MOST_SOURCES ? word('several', { titles: some }) : some })];
  });
  return named.length === 0 ? '' : word('sources', { sources: named.join('; ') });
}

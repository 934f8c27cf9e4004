import type { Renewal } from './answers.ts';
import { spokenDay } from '../../text/dates.ts';
import { textOf, type Asked, type Given } from './ask.ts';
import { ANSWER, ErrorSummary, type Errors } from './fields.tsx';
import { dateText } from './format.ts';
import { document, type Site } from './layout.tsx';
import type { PlainMessage, Say } from './messages/say.ts';
import { Fees, FoldedSources, Mistake, Section, Told } from './parts.tsx';
import { RENEWAL_LABELS, RenewalForm, missingFrom, type Registered, type RenewalField } from './renewal-form.tsx';
import { RenewalAnswer, Rule, type RenewalLinks } from './renewal-answer.tsx';

export interface RenewalProps {
  readonly site: Site;
  /** What was typed. */
  readonly given: Given;
  /** The tool's input that was made from it. */
  readonly input: Given;
  readonly name: string | undefined;
  readonly errors: Errors<RenewalField>;
  readonly outcome: Asked<Renewal>;
  readonly entities: readonly Registered[];
  readonly links: RenewalLinks;
  readonly silent: readonly string[];
  /** Today in Ghana, as YYYY-MM-DD. */
  readonly today: string;
}

const TITLE: PlainMessage = 'What does your business owe this year?';

/** The renewal page: first the form; once it is filled in, first the answer. */
export function renewalPage(props: RenewalProps): string {
  const { site, given, input, name, errors, outcome, entities, links, silent, today } = props;
  const { say } = site;
  const faults = Object.entries(errors).map(([id, text]) => ({ id, text }));
  const isAsked = Object.keys(given).length > 0;
  const form = <RenewalForm say={say} base={site.base} given={given} entities={entities} errors={errors} />;
  const answer = isAsked && outcome.ok && faults.length === 0 ? outcome.value : undefined;
  const missing = answer === undefined ? [] : missingFrom(input, answer);
  return document({
    site,
    title: say.known(answer?.duty_title ?? TITLE),
    description: say(
      'What is due every year for a business registered in Ghana, what it costs and as of when, and what to do.',
    ),
    noindex: isAsked,
    isWrong: faults.length > 0,
    children: (
      <>
        {faults.length === 0 ? null : <ErrorSummary say={say} faults={faults} />}
        <h1>
          <Told say={say} text={answer?.duty_title ?? TITLE} />
        </h1>
        {answer === undefined ? (
          <>
            <p class="lead">
              {say(
                'You renew a business name or a partnership every year. A company files a return every year. Fill in what you know. Nothing goes to the Registrar.',
              )}
            </p>
            {form}
            {!isAsked && outcome.ok ? <General say={say} renewal={outcome.value} /> : null}
          </>
        ) : (
          <>
            <div id={ANSWER} tabIndex={-1}>
              <RenewalAnswer
                say={say}
                renewal={answer}
                given={understood(input, entities)}
                missing={missing}
                name={name}
                links={links}
                silent={silent}
                today={today}
              />
              <Mistake say={say} base={site.base} />
            </div>
            <details class="apart no-print" open={missing.length > 0 || (links.dayless ?? []).length > 0}>
              <summary>{say('Change what you filled in')}</summary>
              {form}
            </details>
          </>
        )}
      </>
    ),
  });
}

/** What the answer rests on, in words. */
const understood = (input: Given, entities: RenewalProps['entities']): (readonly [PlainMessage, string])[] =>
  Object.entries<PlainMessage>(RENEWAL_LABELS).flatMap(([field, label]) => {
    const text = textOf(input, field);
    if (text === '') return [];
    if (field === 'entity_type') return [[label, entities.find(({ id }) => id === text)?.name ?? text] as const];
    return [[label, field === 'financial_year_end' ? spokenDay(text) : dateText(text)] as const];
  });

/** What holds for everybody, before anything is filled in. */
const General = ({ say, renewal }: { say: Say; renewal: Renewal }) => (
  <>
    <Section title={say('What it costs')}>
      <Fees say={say} fees={renewal.fees} />
    </Section>
    <Rule say={say} renewal={renewal} />
    <FoldedSources say={say} sources={renewal.sources} />
  </>
);

import { spokenDay } from '../../text/dates.ts';
import { textOf, type Asked, type Given } from './ask.ts';
import { dateText, errorText } from './format.ts';
import { document, type Site } from './layout.tsx';
import { Checklist, Fees, List, Rich, Section, Sources, Trouble, Warnings } from './parts.tsx';
import { RENEWAL_LABELS, RENEWAL_PATH, RenewalForm, type RenewalField } from './renewal-form.tsx';
import { STATUS, sumText, type Renewal } from './renewal-answer.tsx';

/** The path of the calendar reminder, below the base. */
export const CALENDAR_PATH = `${RENEWAL_PATH}.ics`;

export interface RenewalProps {
  readonly site: Site;
  readonly given: Given;
  readonly outcome: Asked<Renewal>;
  readonly entities: readonly { readonly id: string; readonly name: string }[];
  /** The next due date, and the query of its reminder. */
  readonly reminder?: { readonly due: string; readonly query: string };
  /** Notices to leave out: they say where links open, which does not matter on the page itself. */
  readonly silent: readonly string[];
  /** Today in Ghana, as YYYY-MM-DD. */
  readonly today: string;
}

const TITLE = 'Business name renewal';

/** The renewal page: the form, then the status, what to do, what to bring and what it costs. */
export function renewalPage({ site, given, outcome, entities, reminder, silent, today }: RenewalProps): string {
  const isAsked = Object.keys(given).length > 0;
  return document({
    site,
    title: TITLE,
    description:
      'What is due every year for a business registered in Ghana, what it costs and as of when, and what to do.',
    noindex: isAsked,
    children: (
      <article class="narrow">
        <h1>{TITLE}</h1>
        <p class="lead no-print">
          Fill in what you know to see the status of the business today and what to do next. Nothing is sent to the
          Registrar and nothing is stored.
        </p>
        <RenewalForm base={site.base} given={given} entities={entities} errors={errorsOf(outcome)} />
        {outcome.ok ? (
          <Answer
            renewal={outcome.value}
            given={given}
            isAsked={isAsked}
            site={site}
            reminder={reminder}
            silent={silent}
            today={today}
          />
        ) : (
          <div class="result">
            <Trouble text="Correct the marked fields above to see the status of the business." />
          </div>
        )}
      </article>
    ),
  });
}

/** The error of each invalid field. */
function errorsOf(outcome: Asked<Renewal>): Partial<Record<RenewalField, string>> {
  if (outcome.ok) return {};
  return Object.fromEntries(
    (outcome.failure.errors ?? []).map(({ field, detail }) => [
      field,
      field === 'entity_type' ? 'Choose one from the list.' : errorText(detail, field, RENEWAL_LABELS),
    ]),
  );
}

const GIVEN = ['registration_date', 'last_renewal_date', 'last_return_for', 'financial_year_end'] as const;

const givenText = (field: RenewalField, text: string): string =>
  field === 'financial_year_end' ? spokenDay(text) : dateText(text);

interface AnswerProps extends Pick<RenewalProps, 'site' | 'given' | 'silent' | 'today'> {
  readonly renewal: Renewal;
  readonly isAsked: boolean;
  readonly reminder: RenewalProps['reminder'];
}

function Answer({ renewal, isAsked, given, site, reminder, silent, today }: AnswerProps) {
  const { duty_title, explanation, due_date, how_to_find_due_date, status, status_explanation, estimate } = renewal;
  const { arrears_years = [], fees, steps, documents, consequences, warnings, sources, notices = [] } = renewal;
  const isLate = arrears_years.length > 0;
  return (
    <>
      {isAsked ? (
        <section class={`standing ${status}`} aria-labelledby="standing-title">
          <p class="eyebrow">
            {duty_title} · on {dateText(today)}
          </p>
          <h2 id="standing-title" class="verdict">
            <span class="sign" aria-hidden="true">
              {STATUS[status].sign}
            </span>
            {STATUS[status].title}
          </h2>
          <dl class="figures">
            {GIVEN.map((field) =>
              textOf(given, field) === '' ? null : (
                <div>
                  <dt>{RENEWAL_LABELS[field]}</dt>
                  <dd>{givenText(field, textOf(given, field).trim())}</dd>
                </div>
              ),
            )}
            {due_date === undefined ? null : (
              <div>
                <dt>{isLate ? 'Was due by' : 'Due by'}</dt>
                <dd>{dateText(due_date)}</dd>
              </div>
            )}
            {isLate ? (
              <div>
                <dt>{arrears_years.length === 1 ? 'Year in arrears' : 'Years in arrears'}</dt>
                <dd>
                  <ul class="years">
                    {arrears_years.map((year) => (
                      <li>{year}</li>
                    ))}
                  </ul>
                </dd>
              </div>
            ) : null}
          </dl>
          <p>
            <Rich text={status_explanation} />
          </p>
          <p class="actions no-print">
            {reminder === undefined ? null : (
              <a role="button" href={`${site.base}${CALENDAR_PATH}?${reminder.query}`} download>
                Remind me of {dateText(reminder.due)}
              </a>
            )}
            <button type="button" class="outline needs-script" data-print>
              Print this summary
            </button>
          </p>
        </section>
      ) : null}

      {steps.length === 0 ? null : (
        <Section title="What to do">
          <List items={steps} ordered />
        </Section>
      )}
      {documents.length === 0 ? null : (
        <Section title="What to have ready">
          <Checklist items={documents} name="document" />
        </Section>
      )}
      <Warnings messages={warnings} />
      <Section title="What it costs">
        {estimate === undefined ? null : (
          <p class="estimate">
            <strong>{sumText(renewal)}</strong>: {estimate.arithmetic}.
          </p>
        )}
        <Fees fees={fees} />
        {notices
          .filter((notice) => !silent.includes(notice))
          .map((notice) => (
            <p class="aside">
              <Rich text={notice} />
            </p>
          ))}
      </Section>
      {consequences.length === 0 ? null : (
        <Section title="If you do nothing">
          <List items={consequences} />
        </Section>
      )}
      <Section title="The rule">
        {isAsked ? null : <p class="eyebrow">{duty_title}</p>}
        <p>
          <Rich text={explanation} />
        </p>
        <p>
          <Rich text={how_to_find_due_date} />
        </p>
      </Section>
      <Sources sources={sources} />
    </>
  );
}

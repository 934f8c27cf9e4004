import type { getRenewalGuidance } from '../../../tools/get-renewal-guidance.ts';
import type { AnswerOf } from './ask.ts';
import { dateText, inCedis, moneyText } from './format.ts';
import { Checklist, DIALLED, Fees, List, Rich, Section, Sources, Typed, Warnings } from './parts.tsx';

export type Renewal = AnswerOf<typeof getRenewalGuidance>;

/** The title of each status, and its sign, so that colour is not the only cue. */
export const STATUS: Readonly<Record<Renewal['status'], { sign: string; title: string }>> = {
  up_to_date: { sign: '✓', title: 'Up to date' },
  due: { sign: '!', title: 'Due soon' },
  overdue: { sign: '✕', title: 'Overdue' },
  lapse_risk: { sign: '✕', title: 'Overdue: the name may have lapsed' },
  unknown: { sign: '?', title: 'Not known yet' },
};

/** What people may do with the answer; absent where a page or a view cannot offer it. */
export interface RenewalLinks {
  /** The file for a calendar, and the day of its first reminder. */
  readonly calendar?: { readonly href: string; readonly due: string };
  /** The public address of this answer. */
  readonly share?: string;
}

export interface RenewalAnswerProps {
  readonly renewal: Renewal;
  /** What was given, by label, as it was understood. */
  readonly given: readonly (readonly [label: string, text: string])[];
  readonly name?: string | undefined;
  readonly links: RenewalLinks;
  /** Notices to leave out: they say where links open, which does not matter on the page itself. */
  readonly silent?: readonly string[];
  /** Today in Ghana, as YYYY-MM-DD. */
  readonly today: string;
}

/** Whether anything is to be paid now. */
const isOwed = ({ status }: Renewal): boolean => status !== 'up_to_date' && status !== 'unknown';

/** The sum in words: "About GH¢210", "About GH¢70 to GH¢140"; undefined if no fee with a date is known. */
const sumText = ({ estimate }: Renewal): string | undefined =>
  estimate === undefined
    ? undefined
    : `About ${moneyText(estimate.amount, estimate.currency)}${estimate.up_to === undefined ? '' : ` to ${moneyText(estimate.up_to, estimate.currency)}`}`;

/** The short code of the steps, if one of them is dialled. */
const codeOf = ({ steps }: Renewal): string | undefined => DIALLED.exec(steps.join(' '))?.[0];

/** The answer in a line, as the page begins with it and as people send it on. */
export function headline(renewal: Renewal): { text: string; code?: string } {
  const sum = sumText(renewal);
  const code = codeOf(renewal);
  if (renewal.status === 'up_to_date') return { text: 'Nothing is due today' };
  if (renewal.status === 'unknown' || sum === undefined) return { text: 'What is due is not known yet' };
  return code === undefined ? { text: sum } : { text: sum, code };
}

/** What is owed and what to do, where it stands, the reminder, then the rest: one record from top to bottom. */
export function RenewalAnswer({ renewal, given, name, links, silent = [], today }: RenewalAnswerProps) {
  const { status, estimate, steps, documents, warnings, fees, consequences, notices = [], sources } = renewal;
  const { text, code } = headline(renewal);
  return (
    <>
      <section class={`standing ${status}`} aria-labelledby="owed-title">
        <p class="eyebrow">
          {name === undefined ? null : (
            <>
              <Typed text={name} />
              {' · '}
            </>
          )}
          On {dateText(today)}
        </p>
        <h2 id="owed-title">
          {text}
          {code === undefined ? null : (
            <>
              : dial <Dial code={code} />
            </>
          )}
        </h2>
        {status === 'lapse_risk' ? (
          <p>
            <strong>The name may have lapsed: begin with step 1 below before you pay.</strong>
          </p>
        ) : null}
        {estimate === undefined ? null : (
          <p>
            {isOwed(renewal) ? '' : `Next time: ${sumText(renewal)?.toLowerCase()}, `}
            {inCedis(estimate.arithmetic)}.
          </p>
        )}
      </section>
      {steps.length === 0 ? null : (
        <Section title="What to do">
          <List items={steps} ordered />
        </Section>
      )}
      <Standing renewal={renewal} given={given} />
      <Keep links={links} headline={text} code={code} title={renewal.duty_title} name={name} />
      {documents.length === 0 ? null : (
        <Section title="What to have ready">
          <Checklist items={documents} name="document" />
        </Section>
      )}
      <Warnings messages={warnings} />
      <Section title="What it costs">
        <Fees fees={fees} />
        {notices
          .filter((notice) => !silent.includes(notice))
          .map((notice) => (
            <p class="aside no-print">
              <Rich text={notice} />
            </p>
          ))}
      </Section>
      {consequences.length === 0 ? null : (
        <Section title="If you do nothing" class="no-print">
          <List items={consequences} />
        </Section>
      )}
      <Rule renewal={renewal} />
      <Section title="Sources">
        <Sources sources={sources} />
      </Section>
    </>
  );
}

const Dial = ({ code }: { code: string }) => <a href={`tel:${code.replace('#', '%23')}`}>{code}</a>;

/** What is outstanding, in the words of the duty. */
const outstandingText = ({ duty }: Renewal, count: number): string => {
  if (duty !== 'annual_renewal') return count === 1 ? 'Return missing for the year' : 'Returns missing for the years';
  return count === 1 ? 'Year not renewed' : 'Years not renewed';
};

/** Where it stands today, with the dates that this rests on. */
export function Standing({ renewal, given }: Pick<RenewalAnswerProps, 'renewal' | 'given'>) {
  const { status, status_explanation, due_date, arrears_years = [] } = renewal;
  const { sign, title } = STATUS[status];
  return (
    <section class={status} aria-labelledby="standing-title">
      <h2 id="standing-title" class="verdict">
        <span class="sign" aria-hidden="true">
          {sign}
        </span>
        {title}
      </h2>
      <p>
        <Rich text={status_explanation} />
      </p>
      <dl class="figures">
        {given.map(([label, text]) => (
          <Figure label={label} text={text} />
        ))}
        {due_date === undefined ? null : (
          <Figure label={arrears_years.length > 0 ? 'Was due by' : 'Due by'} text={dateText(due_date)} />
        )}
        {arrears_years.length === 0 ? null : (
          <Figure label={outstandingText(renewal, arrears_years.length)} text={arrears_years.join(', ')} />
        )}
      </dl>
    </section>
  );
}

const Figure = ({ label, text }: { label: string; text: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{text}</dd>
  </div>
);

/** Reminder, print, and ways to send the answer on. */
function Keep({
  links: { calendar, share },
  headline: text,
  code,
  title,
  name,
}: {
  links: RenewalLinks;
  headline: string;
  code: string | undefined;
  title: string;
  name: string | undefined;
}) {
  const said = `${name === undefined ? '' : `${name}: `}${title}. ${text}${code === undefined ? '' : `: dial ${code}`}.`;
  return (
    <Section title="Remember it" class="no-print">
      {calendar === undefined ? null : (
        <p>The reminder is for {dateText(calendar.due)}, 30 days and 7 days ahead, and comes back every year.</p>
      )}
      <p class="actions">
        {calendar === undefined ? null : (
          <a class="button" href={calendar.href} download>
            Put it in my calendar
          </a>
        )}
        <button type="button" class="secondary needs-script" data-print>
          Print this summary
        </button>
        {share === undefined ? null : (
          <a
            class="button secondary"
            href={`https://wa.me/?text=${encodeURIComponent(`${said} ${share}`)}`}
            rel="noreferrer"
          >
            Send it by WhatsApp
          </a>
        )}
      </p>
      {share === undefined ? null : (
        <p>
          Link to this answer: <a href={share}>{share}</a>
        </p>
      )}
    </Section>
  );
}

/** The rule that the duty rests on. */
export const Rule = ({ renewal: { explanation, how_to_find_due_date } }: Pick<RenewalAnswerProps, 'renewal'>) => (
  <Section title="The rule" class="no-print">
    <p>
      <Rich text={explanation} />
    </p>
    <p>
      <Rich text={how_to_find_due_date} />
    </p>
  </Section>
);

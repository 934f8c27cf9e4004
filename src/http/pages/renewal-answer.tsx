import type { Renewal } from './answers.ts';
import { dateText, moneyText, sourceParts } from './format.ts';
import type { PlainMessage, Say } from './messages/say.ts';
import {
  Checklist,
  DIALLED,
  English,
  Fees,
  FoldedSources,
  InShort,
  List,
  Rich,
  Section,
  Typed,
  Warnings,
} from './parts.tsx';
import { Sum } from './sum.tsx';

/** The title of each status, and its sign, so that colour is not the only cue. */
export const STATUS: Readonly<Record<Renewal['status'], { sign: string; title: PlainMessage }>> = {
  up_to_date: { sign: '✓', title: 'Up to date' },
  due: { sign: '!', title: 'Due soon' },
  overdue: { sign: '✕', title: 'Overdue' },
  lapse_risk: { sign: '✕', title: 'Overdue: the name may have lapsed' },
  unknown: { sign: '?', title: 'Not known yet' },
};

/** What people may do with the answer; absent where a page or a view cannot offer it. */
export interface RenewalLinks {
  /** The file for a calendar, and the day of its first reminder. */
  readonly calendar?: { readonly href: string; readonly due: string; readonly isYearly: boolean };
  /** The dates that have no day yet, where only that stands between the answer and a file for a calendar. */
  readonly dayless?: readonly (readonly [label: PlainMessage, id: string])[];
  /** Where it is told how to close what is registered. */
  readonly close?: string;
  /** Where the office is told of. */
  readonly office?: string;
  /** The public address of this answer. */
  readonly share?: string;
}

export interface RenewalAnswerProps {
  readonly say: Say;
  readonly renewal: Renewal;
  /** What was given, by label, as it was understood. */
  readonly given: readonly (readonly [label: PlainMessage, text: string])[];
  /** What would settle it and was not given: the label and the id of each field. */
  readonly missing?: readonly (readonly [label: PlainMessage, id: string])[];
  readonly name?: string | undefined;
  readonly links: RenewalLinks;
  /** Notices to leave out: they say where links open, which does not matter on the page itself. */
  readonly silent?: readonly string[];
  /** Today in Ghana, as YYYY-MM-DD. */
  readonly today: string;
}

/** Whether anything is to be paid now. */
const isOwed = ({ status }: Renewal): boolean => status !== 'up_to_date' && status !== 'unknown';

/** Whether something is outstanding. */
export const isLate = ({ status }: Pick<Renewal, 'status'>): boolean => status === 'overdue' || status === 'lapse_risk';

type Estimate = NonNullable<Renewal['estimate']>;

/** The sum: "GH¢210", "GH¢70 to GH¢140". */
function sumText({ amount, up_to, currency }: Estimate, say: Say): string {
  const sum = moneyText(amount, currency);
  return up_to === undefined ? sum : say('{sum} to {most}', { sum, most: moneyText(up_to, currency) });
}

/** The fees, without the penalty of the law that stands beside the sum with its section. */
export const unsaid = (fees: Renewal['fees'], estimate: Renewal['estimate']): Renewal['fees'] =>
  estimate?.by_law === undefined
    ? fees
    : fees.filter(({ on, source }) => on !== 'penalty' || sourceParts(source).kind !== 'law');

/** The short code of the steps, if one of them is dialled. */
const codeOf = ({ steps }: Renewal): string | undefined => DIALLED.exec(steps.join(' '))?.[0];

/** The answer in a line, as the page begins with it and as people send it on. */
export function headline(renewal: Renewal, say: Say): { text: string; code?: string } {
  const { status, estimate, check_first } = renewal;
  if (status === 'up_to_date') return { text: say('Nothing is due today') };
  if (status === 'unknown' || estimate === undefined) return { text: say('What is due is not known yet') };
  const sum = sumText(estimate, say);
  const text =
    check_first === true
      ? say('Check first that it is still registered. Then pay about {sum}', { sum })
      : say('About {sum}', { sum });
  const code = codeOf(renewal);
  return code === undefined ? { text } : { text, code };
}

/** Whether no date was given: then nobody asked where it stands, as who registers it now. */
const isGeneral = ({ status }: Renewal, given: RenewalAnswerProps['given']): boolean =>
  status === 'unknown' && given.every(([label]) => label === 'What is registered');

/** What is owed and what to do, where it stands, the reminder, then the rest: one record from top to bottom. */
export function RenewalAnswer(props: RenewalAnswerProps) {
  const { say, renewal, given, missing = [], name, links, silent = [], today } = props;
  const { estimate, steps, documents, warnings, fees, consequences, notices = [], sources } = renewal;
  const { text, code } = isGeneral(renewal, given) ? { text: say('What comes every year') } : headline(renewal, say);
  return (
    <>
      <section class={`standing ${renewal.status}`} aria-labelledby="owed-title">
        <p class="eyebrow">
          {name === undefined ? null : (
            <>
              <Typed text={name} />
              {' · '}
            </>
          )}
          {say.with('On {date}', { date: <English say={say}>{dateText(today)}</English> })}
        </p>
        <h2 id="owed-title">
          {code === undefined ? text : say.with('{sum}: dial {code}', { sum: text, code: <Dial code={code} /> })}
        </h2>
        {estimate === undefined ? null : (
          <Sum
            say={say}
            estimate={estimate}
            before={isOwed(renewal) ? '' : say('Next time: about {sum}, ', { sum: sumText(estimate, say) })}
          />
        )}
      </section>
      {steps.length === 0 ? null : (
        <Section title={say('What to do')}>
          <List say={say} items={steps} ordered />
          {links.office === undefined ? null : (
            <p class="no-print">
              <a href={links.office}>{say('Where is the office?')}</a>
            </p>
          )}
        </Section>
      )}
      {links.close === undefined || !isOwed(renewal) ? null : (
        <p class="no-print">
          <a href={links.close}>{say('Closing it instead?')}</a>
        </p>
      )}
      <Standing say={say} renewal={renewal} given={given} missing={missing} />
      <Keep
        say={say}
        links={links}
        headline={text}
        code={code}
        title={say.known(renewal.duty_title)}
        name={name}
        isOverdue={isLate(renewal)}
      />
      {documents.length === 0 ? null : (
        <Section title={say('What to have ready')}>
          <Checklist say={say} items={documents} name="document" />
        </Section>
      )}
      <Warnings say={say} messages={warnings} />
      <Section title={say('What it costs')}>
        <Fees say={say} fees={unsaid(fees, estimate)} />
        {notices
          .filter((notice) => !silent.includes(notice))
          .map((notice) => (
            <p class="aside no-print" {...say.english}>
              <Rich text={notice} />
            </p>
          ))}
      </Section>
      {consequences.length === 0 ? null : (
        <Section title={say('If you do nothing')} class="no-print">
          <List say={say} items={consequences} />
        </Section>
      )}
      <Rule say={say} renewal={renewal} />
      <FoldedSources say={say} sources={sources} />
    </>
  );
}

const Dial = ({ code }: { code: string }) => <a href={`tel:${code.replace('#', '%23')}`}>{code}</a>;

/** What is outstanding, in the words of the duty. */
const outstandingText = ({ duty }: Renewal, count: number): PlainMessage => {
  if (duty !== 'annual_renewal') return count === 1 ? 'Return missing for the year' : 'Returns missing for the years';
  return count === 1 ? 'Year not renewed' : 'Years not renewed';
};

/** What a due date is of: the oldest of the outstanding years, or the next. */
const dueText = (outstanding: number): PlainMessage =>
  outstanding === 0 ? 'Next due by' : outstanding === 1 ? 'Was due by' : 'The first was due by';

/** Where it stands today, with the dates that this rests on. */
export function Standing({
  say,
  renewal,
  given,
  missing = [],
}: Pick<RenewalAnswerProps, 'say' | 'renewal' | 'given' | 'missing'>) {
  const { status, status_explanation, due_date, arrears_years = [] } = renewal;
  const { sign, title } = STATUS[status];
  return (
    <section class={status} aria-labelledby="standing-title">
      {isGeneral(renewal, given) ? (
        <h2 id="standing-title">{say('Where yours stands')}</h2>
      ) : (
        <h2 id="standing-title" class="verdict">
          <span class="sign" aria-hidden="true">
            {sign}
          </span>
          {say(title)}
        </h2>
      )}
      <InShort say={say} text={status_explanation} />
      {missing.length === 0 ? null : (
        <p class="no-print">
          {say('Not filled in:')}{' '}
          {missing.map(([label, id], index) => (
            <>
              {index === 0 ? '' : ' · '}
              <a href={`#${id}`}>{say(label)}</a>
            </>
          ))}
        </p>
      )}
      <dl class="figures">
        {given.map(([label, text]) => (
          <Figure say={say} label={label} text={text} />
        ))}
        {arrears_years.length === 0 ? null : (
          <Figure say={say} label={outstandingText(renewal, arrears_years.length)} text={arrears_years.join(', ')} />
        )}
        {due_date === undefined ? null : (
          <Figure say={say} label={dueText(arrears_years.length)} text={dateText(due_date)} />
        )}
      </dl>
    </section>
  );
}

const Figure = ({ say, label, text }: { say: Say; label: PlainMessage; text: string }) => (
  <div>
    <dt>{say(label)}</dt>
    <dd {...say.english}>{text}</dd>
  </div>
);

/** Reminder, print, and ways to send the answer on. */
function Keep({
  say,
  links: { calendar, dayless = [], share },
  headline: text,
  code,
  title,
  name,
  isOverdue,
}: {
  say: Say;
  /** Whether something is outstanding, of which the calendar reminds once. */
  isOverdue: boolean;
  links: RenewalLinks;
  headline: string;
  code: string | undefined;
  title: string;
  name: string | undefined;
}) {
  const owed = code === undefined ? text : say('{sum}: dial {code}', { sum: text, code });
  const said = `${name === undefined ? '' : `${name}: `}${title}. ${owed}.`;
  return (
    <Section title={say('Remember it')} class="no-print">
      {isOverdue && calendar !== undefined ? (
        <p>
          <strong>{say('Do this now: {owed}. The calendar file reminds you of it tomorrow.', { owed })}</strong>
        </p>
      ) : null}
      {calendar !== undefined || dayless.length === 0 ? null : (
        <p>
          {say.with('For a reminder in your calendar fill in the day too: {field}', {
            field: dayless.map(([label, id], at) => (
              <>
                {at === 0 ? '' : '; '}
                <a href={`#${id}`}>{say(label)}</a>
              </>
            )),
          })}
        </p>
      )}
      {calendar === undefined ? null : (
        <p>
          {say.with(
            calendar.isYearly
              ? 'Your calendar reminds you 30 days and 7 days before {date}, every year.'
              : 'Your calendar reminds you 30 days and 7 days before {date}, once: later returns have another day.',
            { date: <English say={say}>{dateText(calendar.due)}</English> },
          )}
        </p>
      )}
      <p class="actions">
        {calendar === undefined ? null : (
          <a class="button" href={calendar.href} download>
            {say('Put it in my calendar')}
          </a>
        )}
        <button type="button" class="secondary needs-script" data-print>
          {say('Print this summary')}
        </button>
        {share === undefined ? null : (
          <a
            class="button secondary"
            href={`https://wa.me/?text=${encodeURIComponent(`${said} ${share}`)}`}
            rel="noreferrer"
          >
            {say('Send it by WhatsApp')}
          </a>
        )}
      </p>
      {share === undefined ? null : (
        <p>{say.with('Link to this answer: {link}', { link: <a href={share}>{share}</a> })}</p>
      )}
    </Section>
  );
}

/** The rule that the duty rests on. */
export const Rule = ({
  say,
  renewal: { explanation, how_to_find_due_date },
}: Pick<RenewalAnswerProps, 'say' | 'renewal'>) => (
  <Section title={say('The rule')} class="no-print">
    <p {...say.english}>
      <Rich text={explanation} />
    </p>
    <p {...say.english}>
      <Rich text={how_to_find_due_date} />
    </p>
  </Section>
);

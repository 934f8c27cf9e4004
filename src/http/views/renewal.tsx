import { dateText } from '../pages/format.ts';
import { Checklist, Fees, List, Rich, Sources, Warnings } from '../pages/parts.tsx';
import { RENEWAL_LABELS, RENEWAL_PATH } from '../pages/renewal-form.tsx';
import { Estimate, STATUS, type Renewal } from '../pages/renewal-answer.tsx';
import { startView, type AnswerProps } from './frame.tsx';
import { withLists } from './record.ts';

const LISTS = ['steps', 'documents', 'warnings', 'fees', 'consequences', 'sources'] as const;

/** Where the business stands, what it comes to, what to do, and a reminder; the rest is folded. */
function RenewalView({ answer, say }: AnswerProps<Renewal>) {
  const { duty_title, status, status_explanation, estimate, steps, documents, warnings, fees, consequences } = answer;
  const { explanation, how_to_find_due_date, sources, handoff_url, notices = [] } = answer;
  const { sign, title } = STATUS[status];
  return (
    <>
      <section class={status}>
        <p class="eyebrow">{duty_title}</p>
        <h2 class="verdict">
          <span class="sign" aria-hidden="true">
            {sign}
          </span>
          {title}
        </h2>
        <p>
          <Rich text={status_explanation} />
        </p>
        <Estimate estimate={estimate} />
      </section>
      {steps.length === 0 ? null : (
        <section>
          <h3>What to do</h3>
          <List items={steps} ordered />
        </section>
      )}
      {handoff_url === undefined ? null : (
        <p>
          <a role="button" href={handoff_url}>
            Continue on the website
          </a>
        </p>
      )}
      <Reminder answer={answer} say={say} />
      <Warnings messages={warnings} />
      {notices.map((notice) => (
        <p class="aside">
          <Rich text={notice} />
        </p>
      ))}
      <details>
        <summary>Fees, with their dates and sources</summary>
        <Fees fees={fees} />
      </details>
      {documents.length === 0 ? null : (
        <details>
          <summary>What to have ready</summary>
          <Checklist items={documents} name="document" />
        </details>
      )}
      {consequences.length === 0 ? null : (
        <details>
          <summary>If you do nothing</summary>
          <List items={consequences} />
        </details>
      )}
      <details>
        <summary>The rule</summary>
        <p>
          <Rich text={explanation} />
        </p>
        <p>
          <Rich text={how_to_find_due_date} />
        </p>
      </details>
      <Sources sources={sources} />
    </>
  );
}

/** The next day to remember. The assistant may be able to remind; the website makes a file for a calendar. */
function Reminder({ answer, say }: Pick<AnswerProps<Renewal>, 'answer' | 'say'>) {
  const { duty_title, due_date, next_due_date = due_date, handoff_url } = answer;
  if (next_due_date === undefined || due_date === undefined) return null;
  const calendar = calendarUrl(handoff_url);
  return (
    <section>
      <h3>Next due by {dateText(next_due_date)}</h3>
      <p class="actions">
        <button
          type="button"
          onClick={() => say(`Remind me a month before ${dateText(next_due_date)}: ${duty_title.toLowerCase()} is due.`)}
        >
          Ask the assistant to remind me
        </button>{' '}
        {calendar === undefined ? null : <a href={calendar}>Add it to a calendar</a>}
      </p>
    </section>
  );
}

/** The calendar file of the renewal page; undefined if the link leads anywhere else. */
function calendarUrl(url: string | undefined): string | undefined {
  const [page = '', query = ''] = (url ?? '').split('?');
  return page.endsWith(RENEWAL_PATH) ? `${page}.ics?${query}` : undefined;
}

startView<Renewal>({
  waiting: () => 'Working out where the business stands …',
  read: (record) =>
    String(record['status']) in STATUS && typeof record['duty_title'] === 'string'
      ? withLists<Renewal>(record, LISTS)
      : undefined,
  labels: RENEWAL_LABELS,
  Answer: RenewalView,
});

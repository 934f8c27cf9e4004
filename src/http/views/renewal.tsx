import type { Renewal } from '../pages/answers.ts';
import { dateText } from '../pages/format.ts';
import { ENGLISH } from '../pages/messages/say.ts';
import { Checklist, Fees, List, Rich, Sources, Warnings } from '../pages/parts.tsx';
import { RENEWAL_LABELS, RENEWAL_PATH } from '../pages/renewal-form.tsx';
import { Rule, STATUS, Standing, headline, unsaid } from '../pages/renewal-answer.tsx';
import { Sum } from '../pages/sum.tsx';
import { Folded } from './folded.tsx';
import { startView, type AnswerProps } from './frame.tsx';
import { withLists } from './record.ts';

const LISTS = ['steps', 'documents', 'warnings', 'fees', 'consequences', 'sources'] as const;

/** What is owed and what to do, where the business stands, and a reminder; the rest is folded. */
function RenewalView({ answer, say }: AnswerProps<Renewal>) {
  const { duty_title, status, estimate, steps, documents, warnings, fees, consequences, sources } = answer;
  const { handoff_url, notices = [] } = answer;
  const { text, code } = headline(answer, ENGLISH);
  return (
    <>
      <section class={status}>
        <p class="eyebrow">{duty_title}</p>
        <h2>
          <Rich text={code === undefined ? text : `${text}: dial ${code}`} />
        </h2>
        {estimate === undefined ? null : <Sum say={ENGLISH} estimate={estimate} />}
      </section>
      {steps.length === 0 ? null : (
        <section>
          <h3>What to do</h3>
          <List say={ENGLISH} items={steps} ordered />
          {handoff_url === undefined ? null : (
            <p>
              <a class="button" href={handoff_url}>
                Continue on the website
              </a>
            </p>
          )}
        </section>
      )}
      <Standing say={ENGLISH} renewal={answer} given={[]} />
      <Reminder answer={answer} say={say} />
      <Warnings say={ENGLISH} messages={warnings} />
      {notices.map((notice) => (
        <p class="aside">
          <Rich text={notice} />
        </p>
      ))}
      <Folded title="Fees, with their dates and sources">
        <Fees say={ENGLISH} fees={unsaid(fees, estimate)} />
      </Folded>
      {documents.length === 0 ? null : (
        <Folded title="What to have ready">
          <Checklist say={ENGLISH} items={documents} name="document" />
        </Folded>
      )}
      {consequences.length === 0 ? null : (
        <Folded title="If you do nothing">
          <List say={ENGLISH} items={consequences} />
        </Folded>
      )}
      <Folded title="The rule">
        <Rule say={ENGLISH} renewal={answer} />
      </Folded>
      <Folded title="Sources">
        <Sources say={ENGLISH} sources={sources} />
      </Folded>
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
      <h3>
        {duty_title}: next due by {dateText(next_due_date)}
      </h3>
      <p class="actions">
        <button
          type="button"
          onClick={() =>
            say(`Remind me a month before ${dateText(next_due_date)}: ${duty_title.toLowerCase()} is due.`)
          }
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

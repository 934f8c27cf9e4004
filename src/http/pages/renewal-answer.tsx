import type { getRenewalGuidance } from '../../../tools/get-renewal-guidance.ts';
import type { AnswerOf } from './ask.ts';
import { dateText, moneyText } from './format.ts';
import { DIALLED, Rich, Section } from './parts.tsx';

// What the pages and the inline view of renewal share.

export type Renewal = AnswerOf<typeof getRenewalGuidance>;

/** The title of each status, and its sign, so that colour is not the only cue. */
export const STATUS: Readonly<Record<Renewal['status'], { sign: string; title: string }>> = {
  up_to_date: { sign: '✓', title: 'Up to date' },
  due: { sign: '!', title: 'Due soon' },
  overdue: { sign: '✕', title: 'Overdue' },
  lapse_risk: { sign: '✕', title: 'Overdue: the name may have lapsed' },
  unknown: { sign: '?', title: 'Not known yet' },
};

/** The sum in words: "About GH¢210", "About GH¢70 to GH¢140"; undefined if no fee with a date is known. */
export const sumText = ({ estimate }: Renewal): string | undefined =>
  estimate === undefined
    ? undefined
    : `About ${moneyText(estimate.amount, estimate.currency)}${estimate.up_to === undefined ? '' : ` to ${moneyText(estimate.up_to, estimate.currency)}`}`;

/** The answer in a line. */
export function headline(renewal: Renewal): { text: string; code?: string } {
  const sum = sumText(renewal);
  const code = DIALLED.exec(renewal.steps.join(' '))?.[0];
  if (renewal.status === 'up_to_date') return { text: 'Nothing is due today' };
  if (renewal.status === 'unknown' || sum === undefined) return { text: 'What is due is not known yet' };
  return code === undefined ? { text: sum } : { text: sum, code };
}

/** Where it stands today, with the dates that this rests on. */
export function Standing({
  renewal,
  given,
}: {
  renewal: Renewal;
  /** What was given, by label, as it was understood. */
  given: readonly (readonly [label: string, text: string])[];
}) {
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
          <Figure
            label={arrears_years.length === 1 ? 'Year in arrears' : 'Years in arrears'}
            text={arrears_years.join(', ')}
          />
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

/** The rule that the duty rests on. */
export const Rule = ({ renewal: { explanation, how_to_find_due_date } }: { renewal: Renewal }) => (
  <Section title="The rule" class="no-print">
    <p>
      <Rich text={explanation} />
    </p>
    <p>
      <Rich text={how_to_find_due_date} />
    </p>
  </Section>
);

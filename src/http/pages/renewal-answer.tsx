import type { getRenewalGuidance } from '../../../tools/get-renewal-guidance.ts';
import type { AnswerOf } from './ask.ts';
import { moneyText } from './format.ts';

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

/** What it comes to in all, with the sum. */
export const Estimate = ({ estimate }: { estimate: Renewal['estimate'] | undefined }) =>
  estimate === undefined ? null : (
    <p class="estimate">
      <strong>
        About {moneyText(estimate.amount, estimate.currency)}
        {estimate.up_to === undefined ? '' : ` to ${moneyText(estimate.up_to, estimate.currency)}`}
      </strong>
      : {estimate.arithmetic}.
    </p>
  );

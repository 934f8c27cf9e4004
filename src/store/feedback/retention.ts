import type { FeedbackReview } from '../../feedback/queue.ts';

const HOUR_MS = 3_600_000;

export interface RetentionOptions {
  /** Days after which a resolved report is deleted; undefined to delete only expired idempotency keys. */
  readonly days: number | undefined;
  /** Called with a failure, for the operator; the next turn tries again. */
  readonly report: (error: unknown) => void;
  readonly everyMs?: number;
}

/**
 * Deletes expired data now and then every hour, without keeping the process alive. Any number of processes may do so on one
 * store.
 *
 * @returns a function that stops it
 */
export function keepRetention(
  feedback: Pick<FeedbackReview, 'expire'>,
  { days, report, everyMs = HOUR_MS }: RetentionOptions,
): () => void {
  let ended = false;
  const turn = () => {
    feedback.expire(days).catch((error: unknown) => {
      // A failure because the store was closed meanwhile is not reported.
      if (!ended) report(error);
    });
  };
  turn();
  const timer = setInterval(turn, everyMs);
  timer.unref();
  return () => {
    ended = true;
    clearInterval(timer);
  };
}

import type { FeedbackReview } from '../../feedback/queue.ts';

const HOUR_MS = 3_600_000;

export interface RetentionOptions {
  /** Days after which a resolved report is deleted; undefined to delete none, only idempotency keys that have run out. */
  readonly days: number | undefined;
  /** Told, for the operator, where it failed; it is tried again at the next turn. */
  readonly report: (error: unknown) => void;
  readonly everyMs?: number;
}

/**
 * Deletes what is to be kept no longer, now and then every hour, without keeping the process alive. Any number of processes may
 * do it on one store.
 *
 * @returns ends it
 */
export function keepRetention(
  feedback: Pick<FeedbackReview, 'expire'>,
  { days, report, everyMs = HOUR_MS }: RetentionOptions,
): () => void {
  let ended = false;
  const turn = () => {
    feedback.expire(days).catch((error: unknown) => {
      // Of a store that was closed meanwhile nobody needs to hear.
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

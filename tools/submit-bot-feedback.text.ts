import type * as z from 'zod';
import { fillIn } from '../src/text/fill.ts';
import { bullets, code, paragraphs, prose, sentences, strong } from '../src/text/markdown.ts';
import type { feedbackOutput } from './submit-bot-feedback.ts';

/** The words of the text that stand in no row. */
export const FEEDBACK_TEXT = {
  queued: 'The report waits for human review.',
  receipt: 'Receipt: {id}, received {at}.',
  noReply: 'Nobody answers it: keep the receipt to name the report.',
  scope: 'It is about this service only: no agent, certificate or business is reported to an office by it.',
} as const;

/** The answer in Markdown: that the report is kept, and its receipt. */
export const feedbackText = ({ report_id, received_at, notices = [] }: z.output<typeof feedbackOutput>): string =>
  paragraphs(
    sentences(
      strong(FEEDBACK_TEXT.queued),
      fillIn(FEEDBACK_TEXT.receipt, { id: code(report_id), at: received_at }),
      FEEDBACK_TEXT.noReply,
      FEEDBACK_TEXT.scope,
    ),
    bullets(notices.map(prose)),
  );

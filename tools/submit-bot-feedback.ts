import * as z from 'zod';
import { REPORT_KINDS } from '../src/feedback/queue.ts';
import { MAX_TEXT, choice, line, paragraph } from '../src/registry/fields.ts';
import { defineTool } from '../src/registry/tool.ts';
import { feedbackText } from './submit-bot-feedback.text.ts';

/** What the tool answers. */
export const feedbackOutput = z.strictObject({
  report_id: z.string(),
  status: z.literal('queued_for_review'),
  received_at: z.string().meta({ format: 'date-time' }),
  notices: z.array(z.string()).exactOptional(),
});

export const submitBotFeedback = defineTool({
  name: 'submit_bot_feedback',
  title: 'Report a problem or a suggestion',
  description:
    'Queues a report for human review. ' +
    'Use it when an answer was wrong or unclear, a call failed, or the user has a report or idea for us. It changes no customer record or application, and nobody replies. ' +
    "Keep personal data out of message; give contact only with the user's consent.",
  endpoint: 'POST /api/v1/bot-feedback',
  permission: { mcp: 'write_public_bot_feedback', http: 'create_bot_feedback' },
  stability: 'stable',
  effect: 'appends',
  status: 202,
  uses: ['feedback'],
  input: z.strictObject({
    kind: choice(REPORT_KINDS, 'What the report is about'),
    message: paragraph(MAX_TEXT, 'What happened, what you expected, and how to reproduce it'),
    page_or_tool: line(300, 'The page or tool that it is about').exactOptional(),
    reporter: line(200, 'The assistant or person who reports').exactOptional(),
    contact: line(200, 'How to reach the reporter; only reviewers see it').exactOptional(),
  }),
  output: feedbackOutput,
  text: feedbackText,
  examples: [
    {
      title: 'A fee that is out of date',
      input: {
        kind: 'content_issue',
        message: 'The renewal fee shown is from 2025; the ORC counter in Kumasi asked for another amount.',
        page_or_tool: 'get_renewal_guidance',
      },
      output: { status: 'queued_for_review' },
    },
  ],
}).handle(async (input, { feedback }, { idempotencyKey, caller }) => feedback.submit(input, idempotencyKey, caller));

import { defineSkill } from './define.ts';
import { NOTHING_IS_FILED, WHEN_A_TOOL_FAILS } from './rules.ts';

export const botFeedback = defineSkill({
  id: 'svc.bot-feedback',
  title: 'Report a problem',
  summary:
    'Sends a bug, wrong or outdated content, an integration or accessibility problem, or a suggestion to the people who review this service.',
  triggers: {
    phrases: [
      'That fee is wrong',
      'This answer is out of date, tell them',
      'The link does not work',
      'I have a suggestion for this service',
    ],
    intents: ['report-problem', 'suggest-improvement'],
  },
  tools: [{ name: 'submit_bot_feedback', permission: 'write_public_bot_feedback' }],
  endpoints: [{ endpoint: 'POST /api/v1/bot-feedback', permission: 'create_bot_feedback' }],
  outputs: ['report_id', 'status', 'received_at'],
  status: 'available',
  version: '1.0.0',
  instructions: `Report what went wrong, so that a person can review it.

1. **Ask first.** Say what you would send, and send it only if the person agrees. To report your own failed call you need no consent, if the report contains nothing from the person.
2. **Call** \`submit_bot_feedback\` (over HTTP: \`POST /api/v1/bot-feedback\`; with a new \`Idempotency-Key\`, and the same one when you repeat the call) with:
   - \`kind\`: \`content_issue\` (wrong or outdated facts), \`bug_report\`, \`integration_issue\`, \`accessibility_issue\` or \`suggestion\`;
   - \`message\`: what happened, what you expected, and how to reproduce it;
   - \`page_or_tool\`: the tool or page it is about;
   - \`reporter\`: your own name as an assistant;
   - \`contact\`: only if the person gives it for this purpose.
3. **Leave personal data out** of \`message\`: no names of people, phone numbers, identity numbers or documents.
4. **Give the \`report_id\`** and say that people review the report. There is no reply to it, and it changes no application and no record. For anything urgent, the person contacts the Office of the Registrar of Companies.
5. **Send it once.** Do not send the same report again because no reply comes.

Follow these rules throughout:

${NOTHING_IS_FILED}
${WHEN_A_TOOL_FAILS}`,
  examples: [
    {
      request: 'The renewal fee you told me is old; the counter in Kumasi asked for another amount. Report it.',
      calls: [
        {
          tool: 'submit_bot_feedback',
          input: {
            kind: 'content_issue',
            message:
              'The renewal fee of a business name seems out of date: the ORC counter in Kumasi asked for another amount.',
            page_or_tool: 'get_renewal_guidance',
          },
          asserts: [
            { field: 'status', is: 'equal_to', value: 'queued_for_review' },
            { field: 'report_id', is: 'present' },
            { field: 'received_at', is: 'present' },
          ],
        },
      ],
      outcome: 'The report is queued for review: its id, and that there is no reply to it.',
    },
    {
      request: 'An integrator: our screen reader users cannot read the result list.',
      calls: [
        {
          endpoint: 'POST /api/v1/bot-feedback',
          input: {
            kind: 'accessibility_issue',
            message: 'A screen reader skips the list of matching names.',
            page_or_tool: '/application/business-name-availability',
          },
          asserts: [
            { field: 'status', is: 'equal_to', value: 'queued_for_review' },
            { field: 'report_id', is: 'present' },
          ],
        },
      ],
      outcome: 'The report is queued for review: its id.',
    },
  ],
});

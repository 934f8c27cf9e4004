import { defineSkill } from './define.ts';
import { NOTHING_IS_FILED, WHEN_A_TOOL_FAILS } from './rules.ts';

export const botFeedback = defineSkill({
  id: 'svc.bot-feedback',
  title: 'Report a problem',
  summary:
    'Passes a bug, wrong or outdated content, an integration or accessibility problem, or a suggestion on to the people who review this service.',
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
  instructions: `Pass on what went wrong, so that a person can look at it.

1. **Ask first.** Say what you would send, and send it only when the person agrees. Your own failed call needs no consent where nothing of the person's is in it.
2. **Call** \`submit_bot_feedback\` (over HTTP: \`POST /api/v1/bot-feedback\`; send a new \`Idempotency-Key\` with it, and the same one when you repeat it) with:
   - \`kind\`: \`content_issue\` (wrong or outdated facts), \`bug_report\`, \`integration_issue\`, \`accessibility_issue\` or \`suggestion\`;
   - \`message\`: what happened, what was expected, and how to see it again;
   - \`page_or_tool\`: the tool or page it is about;
   - \`reporter\`: your own name as an assistant;
   - \`contact\`: only when the person gives it for this purpose.
3. **Leave personal data out** of \`message\`: no names of people, phone numbers, identity numbers or documents.
4. **Say the \`report_id\`** and that people review it. Nobody answers through it, and it changes no application and no record: what is urgent goes to the Office of the Registrar of Companies.
5. **Once is enough.** Do not send the same report again because no answer comes.

Hold to this throughout:

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
      outcome: 'It is queued for review; the report id, and that no answer comes through it.',
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
      outcome: 'It is queued for review under its report id.',
    },
  ],
});

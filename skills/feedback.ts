import { defineSkill } from '../src/registry/skill.ts';

export const feedback = defineSkill({
  id: 'svc.bot-feedback',
  title: 'Report a problem',
  summary: 'Passes a bug, wrong content or a suggestion on to the people who review this service.',
  status: 'available',
  tools: [{ name: 'submit_bot_feedback', permission: 'write_public_bot_feedback' }],
  endpoints: [{ endpoint: 'POST /api/v1/bot-feedback', permission: 'create_bot_feedback' }],
  outputs: ['report_id', 'status', 'received_at'],
  instructions: `1. Call submit_bot_feedback with what happened, what was expected and how to see it again.
2. Leave personal data out; give contact only when the user agrees.
3. Give the report_id to the user. It changes no application and no record.`,
});

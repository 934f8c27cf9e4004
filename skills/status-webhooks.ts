import { defineSkill } from './define.ts';
import { plannedInstructions } from './rules.ts';

export const statusWebhooks = defineSkill({
  id: 'svc.status-webhooks',
  title: 'Status webhooks (planned)',
  summary:
    'Planned, not available: partners with an agreement will be notified when an application of theirs changes its status.',
  triggers: {
    phrases: [
      'Notify our system when the company is registered',
      'Do you have webhooks?',
      'Subscribe to application updates',
    ],
    intents: ['subscribe-application-status'],
  },
  tools: [],
  endpoints: [],
  outputs: [],
  status: 'planned',
  version: '0.1.0',
  instructions: plannedInstructions(
    'signed notifications to an address of a partner with an agreement, sent when an application changes its status',
    'There is no address to subscribe at and nothing to poll: whoever builds on it builds on nothing.',
  ),
  examples: [
    {
      request: 'Tell our CRM as soon as the registration goes through.',
      calls: [],
      outcome: 'Notifications are not available yet, and no date is known. The wish can be passed on as a suggestion.',
    },
  ],
});

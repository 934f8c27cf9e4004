import { definePlannedSkill } from './define.ts';

export const statusWebhooks = definePlannedSkill({
  id: 'svc.status-webhooks',
  name: 'Status webhooks',
  summary: 'partners with an agreement will be notified when an application of theirs changes its status.',
  triggers: {
    phrases: [
      'Notify our system when the company is registered',
      'Do you have webhooks?',
      'Subscribe to application updates',
    ],
    intents: ['subscribe-application-status'],
  },
  becomes:
    'signed notifications to an address of a partner with an agreement, sent when an application changes its status',
  meanwhile: 'There is no address to subscribe at and nothing to poll: whoever builds on it builds on nothing.',
  example: {
    request: 'Tell our CRM as soon as the registration goes through.',
    outcome: 'Notifications are not available yet, and no date is known. The wish can be passed on as a suggestion.',
  },
});

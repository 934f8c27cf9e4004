import { definePlannedSkill } from './define.ts';

export const statusWebhooks = definePlannedSkill({
  id: 'svc.status-webhooks',
  name: 'Status webhooks',
  summary: 'partners with an agreement will be notified when the status of one of their applications changes.',
  triggers: {
    phrases: [
      'Notify our system when the company is registered',
      'Do you have webhooks?',
      'Subscribe to application updates',
    ],
    intents: ['subscribe-application-status'],
  },
  becomes:
    'signed notifications to the address of a partner with an agreement, sent when the status of an application changes',
  meanwhile: 'There is no address to subscribe to and nothing to poll yet: build nothing on it.',
  example: {
    request: 'Tell our CRM as soon as the registration goes through.',
    outcome:
      'Notifications are not available yet, and no date is known. The assistant can send the wish as a suggestion.',
  },
});

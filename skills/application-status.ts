import { definePlannedSkill } from './define.ts';

export const applicationStatus = definePlannedSkill({
  id: 'svc.application-status',
  name: 'Application status',
  summary: 'partners with an agreement will be able to see the status of their applications.',
  triggers: {
    phrases: ['Where is my application?', 'Has my company been registered yet?', 'How long will my registration take?'],
    intents: ['track-application'],
  },
  becomes:
    'a private service for partners with an agreement, which gives the status of an application to those who may know it',
  meanwhile:
    'This service knows nothing about any application. The person asks at the place where they filed, or at the Office of the Registrar of Companies, with the reference on their receipt. Do not ask for that reference, and do not estimate how long it will take.',
  example: {
    request: 'Where is my application? The reference is on my receipt.',
    outcome:
      'That cannot be looked up here yet: ask at the place where it was filed, or at the Office of the Registrar of Companies.',
  },
});

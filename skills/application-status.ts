import { definePlannedSkill } from './define.ts';

export const applicationStatus = definePlannedSkill({
  id: 'svc.application-status',
  name: 'Application status',
  summary: 'partners with an agreement will be told where an application of theirs stands.',
  triggers: {
    phrases: ['Where is my application?', 'Has my company been registered yet?', 'How long will my registration take?'],
    intents: ['track-application'],
  },
  becomes:
    'a private service for partners with an agreement, which tells where an application stands to those who may know it',
  meanwhile:
    'Nothing here knows any application. The person asks where they filed, or the Office of the Registrar of Companies, with the reference on their receipt; do not ask for that reference here, and do not estimate how long it will take.',
  example: {
    request: 'Where is my application? The reference is on my receipt.',
    outcome:
      'That cannot be looked up here yet: ask where it was filed, or at the Office of the Registrar of Companies.',
  },
});

import { definePlannedSkill } from './define.ts';

export const documentRequirements = definePlannedSkill({
  id: 'svc.document-requirements',
  name: 'Document requirements of an application',
  summary: 'partners with an agreement will get the exact list of documents that one application still needs.',
  triggers: {
    phrases: ['Which documents does my application still need?', 'Is my upload complete?', 'Upload my Ghana Card'],
    intents: ['check-application-documents'],
  },
  becomes:
    'a private service for partners with an agreement, which lists what one application needs and what has arrived',
  meanwhile:
    'Documents cannot be sent or checked here: do not ask for any, and do not read out identity documents. The skill svc.registration-options says what an entity type requires in general, with sources.',
  example: {
    request: 'Here is a photo of my Ghana Card, is my application complete now?',
    outcome:
      'Documents cannot be checked here yet and should not be sent here. The assistant can say what the entity type requires in general.',
  },
});

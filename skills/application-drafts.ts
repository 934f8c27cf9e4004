import { definePlannedSkill } from './define.ts';

export const applicationDrafts = definePlannedSkill({
  id: 'svc.application-drafts',
  name: 'Application drafts',
  summary:
    'partners with an agreement will prepare a registration as a draft that the person completes and files on the website.',
  triggers: {
    phrases: ['Save my application so far', 'Fill in the registration form for me', 'Continue my draft'],
    intents: ['save-application-draft', 'resume-application-draft'],
  },
  becomes:
    'a private service for partners with an agreement, which saves what a person has said so far as a draft; the person reads, completes and files it',
  meanwhile:
    'Nothing can be saved or filled in from here. The start link of a recommendation carries what the person has said into the form; the person continues there alone.',
  example: {
    request: 'Fill in the company form for me and save it.',
    outcome:
      'Drafts are not available yet. The start link carries what is known so far into the form, where the person continues.',
  },
});

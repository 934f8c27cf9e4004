import { defineSkill } from './define.ts';
import { plannedInstructions } from './rules.ts';

export const applicationDrafts = defineSkill({
  id: 'svc.application-drafts',
  title: 'Application drafts (planned)',
  summary:
    'Planned, not available: partners with an agreement will prepare a registration as a draft that the person completes and files on the website.',
  triggers: {
    phrases: ['Save my application so far', 'Fill in the registration form for me', 'Continue my draft'],
    intents: ['save-application-draft', 'resume-application-draft'],
  },
  tools: [],
  endpoints: [],
  outputs: [],
  status: 'planned',
  version: '0.1.0',
  instructions: plannedInstructions(
    'a private service for partners with an agreement, which keeps what a person has told so far as a draft; the person reads it, completes it and files it',
    'Nothing can be saved or filled in from here. The start link that a recommendation gives carries what the person has said into the form; from there the person goes on alone.',
  ),
  examples: [
    {
      request: 'Fill in the company form for me and save it.',
      calls: [],
      outcome:
        'Drafts are not available yet. The start link carries what is known so far into the form, where the person goes on.',
    },
  ],
});

import { defineSkill } from '../src/registry/skill.ts';

export const entityAdvisor = defineSkill({
  id: 'svc.entity-advisor',
  title: 'Entity advisor over HTTP',
  summary: 'The same recommendation for callers over HTTP: landing pages, partners and assistants that call an API.',
  status: 'beta',
  tools: [],
  endpoints: [{ endpoint: 'POST /api/v1/registration-recommendation', permission: 'create_recommendation' }],
  outputs: ['recommended_entity', 'reason', 'redirect_url'],
  instructions: `1. POST what the person said as purpose, and what else is known, as JSON.
2. While confidence is under 0.7, ask the first of next_questions, and post again with the answer added.
3. Show the recommendation with its reason, alternatives and cautions.
4. Send the person to redirect_url, where they go on.`,
});

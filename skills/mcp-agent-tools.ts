import { defineSkill } from '../src/registry/skill.ts';

export const mcpAgentTools = defineSkill({
  id: 'svc.mcp-agent-tools',
  title: 'Recommend what to register',
  summary:
    'Recommends the entity type for a business, church, association or other body in Ghana, and hands the person over to start.',
  status: 'beta',
  tools: [{ name: 'recommend_registration_entity', permission: 'read_public_recommendation' }],
  endpoints: [],
  outputs: ['recommended_entity', 'reason', 'svc_url'],
  instructions: `1. Call recommend_registration_entity with the user's own words as purpose, and what else you know.
2. While confidence is under 0.7, ask the first of next_questions, and call again with the answer added.
3. Say the recommendation, its reason, the alternatives and every caution with its source.
4. Check the proposed name before you hand over svc_url, where the person goes on.`,
});

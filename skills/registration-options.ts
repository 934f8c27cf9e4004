import { defineSkill } from '../src/registry/skill.ts';

export const registrationOptions = defineSkill({
  id: 'svc.registration-options',
  title: 'Compare entity types',
  summary: 'Explains the entity types that can be registered in Ghana, what each needs and costs as of when.',
  status: 'available',
  tools: [{ name: 'list_registration_options', permission: 'read_public_registration_options' }],
  endpoints: [{ endpoint: 'GET /api/v1/registration-options', permission: 'read_registration_options' }],
  outputs: ['entities', 'as_of'],
  instructions: `1. Call list_registration_options and show only the entity types that the user asks about.
2. Say the date and the source beside every fee, and that the Office of the Registrar of Companies confirms it.`,
});

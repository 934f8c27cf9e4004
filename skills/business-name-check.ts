import { defineSkill } from '../src/registry/skill.ts';

export const businessNameCheck = defineSkill({
  id: 'svc.business-name-check',
  title: 'Check a business name',
  summary: 'Finds the names that a registrar would hold against a proposed one, and words that the law restricts.',
  status: 'available',
  tools: [{ name: 'check_business_name_availability', permission: 'read_public_name_availability' }],
  endpoints: [
    { endpoint: 'POST /application/business-name-availability', permission: 'create_name_availability_check' },
  ],
  outputs: ['outlook', 'summary', 'exact', 'sounds_like', 'similar', 'advisories', 'checked'],
  instructions: `1. Call check_business_name_availability with the name exactly as the person would file it.
2. Say the summary, the strongest matches with their why, and every advisory with its source.
3. Say what was checked and as of when. Never say that a name is available or approved: the Registrar decides.`,
});

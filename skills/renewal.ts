import { defineSkill } from '../src/registry/skill.ts';

export const renewal = defineSkill({
  id: 'svc.renewal-guide',
  title: 'Renew, or file the annual return',
  summary: 'Says which annual duty a registered business has in Ghana, when it is due and how to meet it.',
  status: 'available',
  tools: [{ name: 'get_renewal_guidance', permission: 'read_public_renewal_guidance' }],
  endpoints: [{ endpoint: 'GET /business-name-renewal', permission: 'read_renewal_guidance' }],
  outputs: ['duty', 'due_date', 'status', 'fees', 'steps', 'handoff_url'],
  instructions: `1. Ask what is registered and for the dates on the certificate, then call get_renewal_guidance.
2. Say the duty by its own word: business names and partnerships renew, companies file annual returns.
3. Say the date and source beside every fee, and the warnings.
4. Where there is a handoff_url, give it: the person renews there.`,
});

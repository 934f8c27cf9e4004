import { defineSkill } from './define.ts';
import { FEES, ORC_DECIDES, PASS_ON, REPORT_BY_TOOL, WHEN_A_TOOL_FAILS } from './rules.ts';

export const registrationOptions = defineSkill({
  id: 'svc.registration-options',
  title: 'Compare entity types',
  summary:
    'Explains and compares the entity types that can be registered in Ghana: who each suits, members, liability, requirements, annual duty, and fees as of their dates.',
  triggers: {
    phrases: [
      'What types of business can I register in Ghana?',
      'What is the difference between a partnership and a company?',
      'How much does it cost to register a business name?',
      'What do I need for a company limited by guarantee?',
    ],
    intents: ['compare-entity-types', 'registration-cost', 'registration-requirements'],
  },
  tools: [{ name: 'list_registration_options', permission: 'read_public_registration_options' }],
  endpoints: [{ endpoint: 'GET /api/v1/registration-options', permission: 'read_registration_options' }],
  outputs: ['entities', 'after', 'sources', 'as_of', 'notices'],
  status: 'available',
  version: '1.0.0',
  instructions: `Explain what an entity type is, requires or costs, and how it differs from another.

1. **Call** \`list_registration_options\` (over HTTP: \`GET /api/v1/registration-options\`). Without input it puts all types side by side. With \`entity_types\`, one to three of their ids, it tells everything about these: \`requirements\`, \`steps\` and all fees of each, and in \`after\` what follows a registration, changes, closing, restoration and a lost certificate; over HTTP it also takes all of them at once. Its answers are valid for the whole conversation.
2. **Show only what the person asked for**: the entity types they named, or the two or three that fit what they said. Compare them by \`suits\`, \`members\`, \`liability\`, \`fees\` and \`annual_duty\`; name the \`legal_basis\` when they ask why.
3. **Say what is missing.** If the \`fees\` of an entity are empty, no fee with a source is known: say so and refer to the ORC. Do not use another entity's fee.
4. **If they ask which to choose**, do not choose from the list yourself: continue with the skill \`svc.mcp-agent-tools\` (tool \`recommend_registration_entity\`), which asks the deciding questions.
5. **Hand over.** Before you give an entity's \`start_url\`, check the proposed name (tool \`check_business_name_availability\`), unless a recommendation has checked it.

Follow these rules throughout:

${ORC_DECIDES}
${FEES}
${PASS_ON}
${WHEN_A_TOOL_FAILS}
${REPORT_BY_TOOL}`,
  examples: [
    {
      request: 'What is the difference between a business name and a limited company, and what do they cost?',
      calls: [
        {
          tool: 'list_registration_options',
          input: {},
          asserts: [
            { field: 'entities', is: 'containing', value: { id: 'sole_proprietorship' } },
            { field: 'entities', is: 'containing', value: { id: 'company_limited_by_shares' } },
            { field: 'as_of', is: 'present' },
          ],
        },
      ],
      outcome: 'The two side by side, each fee with its date and source, and that the ORC confirms the fees.',
    },
    {
      request: 'An integrator: show the requirements of a company limited by guarantee on our page.',
      calls: [
        {
          endpoint: 'GET /api/v1/registration-options',
          input: { entity_types: ['company_limited_by_guarantee'] },
          asserts: [
            { field: 'entities', is: 'containing', value: { id: 'company_limited_by_guarantee' } },
            { field: 'after', is: 'present' },
          ],
        },
      ],
      outcome: 'Only the requirements of that entity, with its legal basis.',
    },
  ],
});

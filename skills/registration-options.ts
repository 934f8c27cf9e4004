import { defineSkill } from './define.ts';
import { FEES, ORC_DECIDES, PASS_ON, REPORT_BY_TOOL, WHEN_A_TOOL_FAILS } from './rules.ts';

export const registrationOptions = defineSkill({
  id: 'svc.registration-options',
  title: 'Compare entity types',
  summary:
    'Explains and compares the entity types that can be registered in Ghana: whom each suits, members, liability, requirements, annual duty, and fees as of their dates.',
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
  outputs: ['entities', 'as_of', 'notices'],
  status: 'available',
  version: '1.0.0',
  instructions: `Answer what an entity type is, needs or costs, and how it differs from another.

1. **Call** \`list_registration_options\` once (over HTTP: \`GET /api/v1/registration-options\`). It takes no input, and its answer stays good for the conversation.
2. **Show only what was asked for**: the entity types named, or the two or three that fit what the person said. Compare them by \`suits\`, \`members\`, \`liability\`, \`requirements\`, \`fees\` and \`annual_duty\`; name the \`legal_basis\` when they ask why.
3. **Say what is missing.** An entity whose \`fees\` are empty has no fee that is known here with a source: say so and point to the ORC. Do not carry over another entity's fee.
4. **When they ask which to take**, do not choose from the list yourself: go on with the skill \`svc.mcp-agent-tools\` (tool \`recommend_registration_entity\`), which asks for what decides it.
5. **Hand over.** Before you give an entity's \`start_url\`, have the proposed name checked (tool \`check_business_name_availability\`).

Hold to this throughout:

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
      outcome: 'These two side by side, each fee with its date and source, and that the ORC confirms it.',
    },
    {
      request: 'An integrator: show the requirements of a company limited by guarantee on our page.',
      calls: [
        {
          endpoint: 'GET /api/v1/registration-options',
          input: {},
          asserts: [
            { field: 'entities', is: 'containing', value: { id: 'company_limited_by_guarantee' } },
            { field: 'ai_features', is: 'present' },
          ],
        },
      ],
      outcome: 'The requirements of that entity alone, with its legal basis.',
    },
  ],
});

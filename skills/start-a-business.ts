import { defineSkill } from './define.ts';
import {
  FEES,
  NOTHING_IS_FILED,
  ORC_DECIDES,
  PASS_ON,
  REPORT_BY_TOOL,
  TEXT_IS_DATA,
  WHEN_A_TOOL_FAILS,
} from './rules.ts';

export const startABusiness = defineSkill({
  id: 'svc.start-a-business',
  title: 'From an idea to the start of a registration',
  summary:
    'Guides a person in Ghana the whole way: from an idea to the entity type, its requirements and costs, a checked name, and the page where the registration starts.',
  triggers: {
    phrases: [
      'I want to start a business in Ghana',
      'Help me register my company from scratch',
      'What do I need to open a shop in Kumasi?',
      'I have an idea and a name, what now?',
    ],
    intents: ['start-a-business', 'register-business-in-ghana'],
  },
  tools: [
    { name: 'recommend_registration_entity', permission: 'read_public_recommendation' },
    { name: 'list_registration_options', permission: 'read_public_registration_options' },
    { name: 'check_business_name_availability', permission: 'read_public_name_availability' },
    { name: 'submit_bot_feedback', permission: 'write_public_bot_feedback' },
  ],
  endpoints: [],
  outputs: [
    'recommended_entity',
    'reason',
    'confidence',
    'next_questions',
    'alternatives',
    'cautions',
    'name_check',
    'requires',
    'elsewhere',
    'entities',
    'after',
    'outlook',
    'summary',
    'advisories',
    'suggestions',
    'checked',
    'svc_url',
    'notices',
  ],
  status: 'beta',
  version: '1.0.0',
  instructions: `Go through these steps in order, one at a time. Wait for the person's answer wherever a step asks something; skip what they have already answered.

1. **Idea.** Ask what they will do, who will own it, and where the money comes from. Keep their own words.
2. **Entity.** Call \`recommend_registration_entity\` with these words as \`purpose\` and every fact that they gave in its own field, and in \`topics\` what else they raise; leave out the rest. If \`need\` is \`elsewhere\` or \`not_permitted\`, give the \`reason\`, and of \`elsewhere\` where it belongs, and stop. Send the name along if they have one. Ask the \`next_questions\` in one message, and call again with their fields set only if an answer has \`leads_to\` or \`changes\`. Then give the recommendation, its \`reason\`, the \`alternatives\` and every caution, and ask whether they agree.
3. **Requirements.** Show, from \`requires\` of the recommendation: requirements (the name ending among them), fees with date and source, the sum to register, the yearly duty and the steps. If the person chose another entity than the recommended one, call \`list_registration_options\` with it as \`entity_types\` and show the same. Do not read out the other entities.
4. **Name.** If a name was sent along, \`name_check\` says what was found: go on with it unless it is \`conflict\` or \`caution\`. Otherwise ask for the name as they would file it, with its ending, and call \`check_business_name_availability\` with the chosen \`entity_type\`. Give the \`summary\`, what speaks against the name and why, every advisory, and what was searched and when it was updated. On \`conflict\`, do not continue with that name: offer the \`suggestions\` with their meanings, or check up to four candidates more in one call (\`other_names\`), or ask for another. On \`caution\`, say what the Registrar may object to and let the person decide. On \`unknown\`, say that nothing was found, but too little was searched, and that the person searches at the ORC. On \`no_conflict_found\`, say only that nothing was found in the data that was searched.
5. **Start.** Give \`svc_url\` unchanged. If the name or a fact has changed since, first call \`recommend_registration_entity\` once more with them, so that the link carries them. If the person chose another entity than the recommended one, give that entity's \`start_url\` from step 3 instead. Say what they need to have ready.
6. **If something was wrong** or failed, offer to report it with \`submit_bot_feedback\`: what happened, what you expected, which tool; no personal data. Give the \`report_id\`.

Follow these rules throughout:

${ORC_DECIDES}
${FEES}
${PASS_ON}
${TEXT_IS_DATA}
${NOTHING_IS_FILED}
${WHEN_A_TOOL_FAILS}
${REPORT_BY_TOOL}`,
  examples: [
    {
      request: 'My sister and I want to open a catering company. Our houses must be safe from its debts.',
      calls: [
        {
          tool: 'recommend_registration_entity',
          input: {
            purpose: 'My sister and I want to open a catering company; our houses must be safe from its debts',
            owners: 2,
          },
          asserts: [
            { field: 'recommended_entity', is: 'equal_to', value: 'company_limited_by_shares' },
            { field: 'alternatives', is: 'present' },
          ],
        },
        {
          tool: 'list_registration_options',
          input: { entity_types: ['company_limited_by_shares'] },
          asserts: [
            { field: 'entities', is: 'containing', value: { id: 'company_limited_by_shares' } },
            { field: 'after', is: 'present' },
          ],
        },
        {
          tool: 'check_business_name_availability',
          input: { business_name: 'Ecobank Catering Ltd' },
          asserts: [
            { field: 'advisories', is: 'containing', value: { code: 'restricted_word' } },
            { field: 'checked', is: 'present' },
          ],
        },
        {
          tool: 'check_business_name_availability',
          input: { business_name: 'Adwoa ne Esi Catering Ltd' },
          asserts: [
            { field: 'exact', is: 'absent' },
            { field: 'summary', is: 'containing', value: 'not the whole register' },
            { field: 'decision', is: 'containing', value: 'Registrar' },
          ],
        },
        {
          tool: 'recommend_registration_entity',
          input: {
            business_name: 'Adwoa ne Esi Catering Ltd',
            purpose: 'Two sisters open a catering company; our houses must be safe from its debts',
            owners: 2,
          },
          asserts: [
            { field: 'recommended_entity', is: 'equal_to', value: 'company_limited_by_shares' },
            { field: 'svc_url', is: 'containing', value: 'business_name=Adwoa+ne+Esi+Catering+Ltd' },
          ],
        },
      ],
      outcome:
        'The company limited by shares, with its reason and dated fees. The first name contains a restricted word; for the second, nothing was found in the sample that was searched. Then the link with the second name.',
    },
    {
      request: 'Just give me the link, I will call it "Ecobank Ghana PLC".',
      calls: [
        {
          tool: 'check_business_name_availability',
          input: { business_name: 'Ecobank Ghana PLC' },
          asserts: [
            { field: 'outlook', is: 'equal_to', value: 'conflict' },
            { field: 'exact', is: 'containing', value: { name: 'Ecobank Ghana PLC', source: 'registry' } },
          ],
        },
      ],
      outcome:
        'No link yet: that name is on the register. The assistant asks for another name, and what the business will do.',
    },
  ],
});

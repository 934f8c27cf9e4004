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

export const mcpAgentTools = defineSkill({
  id: 'svc.mcp-agent-tools',
  title: 'Recommend what to register',
  summary:
    'Recommends which entity type to register in Ghana for a business, church, association or other body, and gives the person the link to start the registration.',
  triggers: {
    phrases: [
      'What should I register my business as?',
      'Do I need a company or a business name?',
      'How do I register a church in Ghana?',
      'Sole proprietorship or limited company?',
      'I want to register an NGO',
    ],
    intents: ['choose-entity-type', 'start-registration'],
  },
  tools: [{ name: 'recommend_registration_entity', permission: 'read_public_recommendation' }],
  endpoints: [],
  outputs: ['recommended_entity', 'reason', 'svc_url'],
  status: 'beta',
  version: '1.0.0',
  instructions: `Find out which entity type a person should register in Ghana, and give them the link to start.

1. **Listen.** Take the person's own words as \`purpose\`, and set the field of every fact that they gave: \`matter\`, \`body\`, \`owners\` (never workers), \`wants\`, \`foreign\`, \`activities\` and so on; in \`topics\` name what else their words raise (a loan, an inheritance, a quarrel). Leave out what they did not say; never guess.
2. **Call** \`recommend_registration_entity\` with what you have. One field is enough.
3. **Look at \`need\`.** With \`elsewhere\` and \`not_permitted\` nothing is registered here: give the \`reason\`, which says where to go or what would change it, and stop. With \`perhaps_not\` say first that registration is not required.
4. **Ask before you conclude.** Ask the \`next_questions\` in one message, in the person's language. Call again, with each \`field\` set to its answer, only if an answer has \`leads_to\` (another entity) or \`changes\` (other cautions); the others leave all as it is. If something in \`understood\` is wrong, send that field with the right value.
5. **Answer.** Say \`recommended_entity\` in plain words with its \`reason\`, the reason for each of the \`alternatives\`, and every caution with its source. If \`confidence\` is under 0.85, say that it is not certain and what it depends on.
6. **Say what was found about the name** before any link: \`name_check\`, if a name was sent. If it is missing, or speaks against the name, \`check_business_name_availability\` checks and suggests others. If there is no name yet, say that it must be checked before filing.
7. **Hand over.** Give \`svc_url\` unchanged; the person continues there. If a notice says that links open only on this computer, say that too.

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
      request: 'I sell provisions from a kiosk at Madina market, only me. What do I register?',
      calls: [
        {
          tool: 'recommend_registration_entity',
          input: { purpose: 'I sell provisions from a kiosk at Madina market, only me', owners: 1 },
          asserts: [
            { field: 'recommended_entity', is: 'equal_to', value: 'sole_proprietorship' },
            { field: 'confidence', is: 'at_least', value: 0.7 },
            { field: 'reason', is: 'present' },
            { field: 'svc_url', is: 'containing', value: '/start/sole_proprietorship?' },
          ],
        },
      ],
      outcome:
        'A business name (sole proprietorship), with the reason. The person gave no name yet: it must be checked before filing. Then the link.',
    },
    {
      request: 'We want to start something together.',
      calls: [
        {
          tool: 'recommend_registration_entity',
          input: { purpose: 'We want to start something together' },
          asserts: [{ field: 'next_questions', is: 'present' }],
        },
        {
          tool: 'recommend_registration_entity',
          input: {
            purpose: 'We want to start something together',
            owners: 3,
            wants: ['investors_or_shares'],
          },
          asserts: [
            { field: 'recommended_entity', is: 'equal_to', value: 'company_limited_by_shares' },
            { field: 'confidence', is: 'at_least', value: 0.6 },
            { field: 'svc_url', is: 'containing', value: '/start/company_limited_by_shares?' },
          ],
        },
      ],
      outcome:
        'After the first call, only a question: how many people will own it. With the answers, a private company limited by shares and the reason.',
    },
    {
      request: 'We are a church in Tamale, about 80 members, and people give offerings.',
      calls: [
        {
          tool: 'recommend_registration_entity',
          input: { purpose: 'A church in Tamale, about 80 members; people give offerings', expects_donations: true },
          asserts: [
            { field: 'recommended_entity', is: 'equal_to', value: 'company_limited_by_guarantee' },
            { field: 'alternatives', is: 'present' },
          ],
        },
      ],
      outcome: 'A company limited by guarantee, the alternatives, every caution with its source, then the link.',
    },
  ],
});

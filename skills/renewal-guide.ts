import { defineSkill } from './define.ts';
import { FEES, NOTHING_IS_FILED, ORC_DECIDES, PASS_ON, REPORT_BY_TOOL, WHEN_A_TOOL_FAILS } from './rules.ts';

export const renewalGuide = defineSkill({
  id: 'svc.renewal-guide',
  title: 'Renew, or file the annual return',
  summary:
    'Says which annual duty a registered business has in Ghana, when it is due, its status today, what it costs and as of when, and how to fulfil it.',
  triggers: {
    phrases: [
      'How do I renew my business name?',
      'When is my annual return due?',
      'My business registration has expired',
      'I have not renewed since 2022, what do I owe?',
    ],
    intents: ['renew-business-name', 'file-annual-return', 'late-renewal'],
  },
  tools: [{ name: 'get_renewal_guidance', permission: 'read_public_renewal_guidance' }],
  endpoints: [{ endpoint: 'GET /business-name-renewal', permission: 'read_renewal_guidance' }],
  outputs: [
    'duty',
    'duty_title',
    'status',
    'status_explanation',
    'due_date',
    'next_due_date',
    'arrears_years',
    'steps',
    'documents',
    'warnings',
    'estimate',
    'fees',
    'consequences',
    'explanation',
    'how_to_find_due_date',
    'sources',
    'handoff_url',
    'notices',
  ],
  status: 'available',
  version: '2.0.0',
  instructions: `Tell a person what their registered business must do every year, and its status today.

1. **Ask what is registered** (business name, partnership, company ...), the date on the certificate, and when it was last renewed or a return was filed; of a company also for which financial year. Ask once for what is missing; continue without what they do not have. A question about closing it, a lost certificate or the status of an application is not about renewal: call \`recommend_registration_entity\` with the person's words.
2. **Call** \`get_renewal_guidance\` with \`entity_type\`, \`registration_date\`, \`last_renewal_date\` and, for a company, \`last_return_for\` (the year in which that financial year ended) and \`financial_year_end\` (MM-DD, if it is not 31 December), as far as you know them (over HTTP: \`GET /business-name-renewal\` with the same as query parameters and \`Accept: application/json\`). A date is YYYY-MM-DD, or only YYYY-MM or YYYY: give what the person knows, and never invent a day or month.
3. **Use the right word for the duty** (\`duty_title\`): business names and partnerships renew, companies file annual returns. Do not tell a company to renew.
4. **Say where it stands**: \`status_explanation\`, \`due_date\` if there is one, and the outstanding years (\`arrears_years\`). If it depends on something not given, tell both outcomes, ask for that one thing, and call again. On \`lapse_risk\`, say clearly that the name may be lost, and that the person first looks it up at the ORC.
5. **Say what to do now**: \`steps\` in their order, \`documents\`, and all \`warnings\`.
6. **Say what it costs**: \`estimate\` with its \`arithmetic\`, then the \`fees\` and \`consequences\`. Do no arithmetic of your own. If the person asks why, give \`explanation\`.
7. **Hand over.** If there is a \`handoff_url\`, give it unchanged: the person renews there. Otherwise the \`steps\` say where to go.

Follow these rules throughout:

${ORC_DECIDES}
${FEES}
${PASS_ON}
${NOTHING_IS_FILED}
${WHEN_A_TOOL_FAILS}
${REPORT_BY_TOOL}`,
  examples: [
    {
      request: 'I registered my business name on 2 March 2020 and last renewed on 11 April 2023. Am I late?',
      calls: [
        {
          tool: 'get_renewal_guidance',
          input: {
            entity_type: 'sole_proprietorship',
            registration_date: '2020-03-02',
            last_renewal_date: '2023-04-11',
          },
          asserts: [
            { field: 'duty', is: 'equal_to', value: 'annual_renewal' },
            { field: 'due_date', is: 'equal_to', value: '2024-03-31' },
            { field: 'arrears_years', is: 'present' },
            { field: 'fees', is: 'present' },
            { field: 'warnings', is: 'present' },
            { field: 'handoff_url', is: 'containing', value: '/business-name-renewal?' },
          ],
        },
      ],
      outcome:
        'Yes: it was due on 31 March 2024. Then the outstanding years, the fee with its date, the steps, the warnings and the link to renew.',
    },
    {
      request: 'When do I renew my limited company? It was incorporated on 14 June 2024.',
      calls: [
        {
          tool: 'get_renewal_guidance',
          input: { entity_type: 'company_limited_by_shares', registration_date: '2024-06-14' },
          asserts: [
            { field: 'duty', is: 'equal_to', value: 'annual_return' },
            { field: 'handoff_url', is: 'absent' },
            { field: 'steps', is: 'present' },
          ],
        },
      ],
      outcome: 'A company does not renew; it files an annual return. Then where it stands, what to do, and the cost.',
    },
    {
      request: 'My company started in 2009. We filed a return in January this year, I do not know for which year.',
      calls: [
        {
          tool: 'get_renewal_guidance',
          input: {
            entity_type: 'company_limited_by_shares',
            registration_date: '2009',
            last_renewal_date: '2026-01',
          },
          asserts: [
            { field: 'status', is: 'equal_to', value: 'unknown' },
            { field: 'due_date', is: 'absent' },
            { field: 'status_explanation', is: 'containing', value: 'for which financial year' },
          ],
        },
        {
          tool: 'get_renewal_guidance',
          input: { entity_type: 'company_limited_by_shares', registration_date: '2009', last_return_for: 2024 },
          asserts: [
            { field: 'status', is: 'equal_to', value: 'overdue' },
            { field: 'estimate', is: 'present' },
          ],
        },
      ],
      outcome:
        'First both outcomes and the question for which year; then, for 2024, that the return for 2025 is late, the cost, and the re-registration of a company from before December 2011.',
    },
    {
      request: 'An integrator: a user asks about renewal and has no papers at hand.',
      calls: [
        {
          endpoint: 'GET /business-name-renewal',
          input: {},
          asserts: [
            { field: 'duty', is: 'equal_to', value: 'depends_on_entity_type' },
            { field: 'status', is: 'equal_to', value: 'unknown' },
            { field: 'how_to_find_due_date', is: 'present' },
          ],
        },
      ],
      outcome: 'The page first asks what is registered, and meanwhile says how to find the due date.',
    },
  ],
});

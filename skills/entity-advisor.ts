import { defineSkill } from './define.ts';
import {
  FEES,
  NOTHING_IS_FILED,
  ORC_DECIDES,
  PASS_ON,
  REPORT_BY_ENDPOINT,
  TEXT_IS_DATA,
  WHEN_AN_ENDPOINT_FAILS,
} from './rules.ts';

export const entityAdvisor = defineSkill({
  id: 'svc.entity-advisor',
  title: 'Entity advisor over HTTP',
  summary:
    'Recommends which entity type to register in Ghana, for callers over HTTP: landing pages, partners, internal tools and assistants that call an API.',
  triggers: {
    phrases: [
      'Recommend an entity type from our landing page',
      'Which endpoint tells what to register?',
      'Send a founder from our site into the right registration',
    ],
    intents: ['choose-entity-type', 'embed-entity-advisor'],
  },
  tools: [],
  endpoints: [{ endpoint: 'POST /api/v1/registration-recommendation', permission: 'create_recommendation' }],
  outputs: ['recommended_entity', 'reason', 'redirect_url'],
  status: 'beta',
  version: '1.0.0',
  instructions: `Recommend an entity type to a person on your page or in your conversation, over HTTP. Paths are relative to the service's address; its \`/openapi.json\` has every field.

1. **Send** \`POST /api/v1/registration-recommendation\` with \`Content-Type: application/json\`: the person's own words as \`purpose\`, \`business_name\` if there is one, and every fact that your form asked for in its own field (\`owners\`, \`body\`, \`foreign\`, \`activities\` ...); \`topics\` name what else they ask about. Leave out what the person did not say; never guess.
2. **Look at \`need\`.** \`elsewhere\` and \`not_permitted\` mean that nothing is registered here: show the \`reason\`, which says where to go or what would change it, and stop. \`perhaps_not\` means that registration is not required.
3. **Ask before you conclude.** Each of \`next_questions\` names its input \`field\`, the values to offer, and what they lead to: \`leads_to\` is another entity, \`changes\` other cautions. Show them, and send the whole request again with these fields set if one of the answers has either; the others leave all as it is. \`understood\` tells what was taken from the words: let the person correct it, and send the correction in that field.
4. **Show** \`recommended_entity\` in plain words with its \`reason\`, the \`alternatives\`, and every caution with its source. If \`confidence\` is under 0.85, say that it is not certain and what it depends on.
5. **Show what was found about the name** before the link: \`name_check\`, if a \`business_name\` was sent. If it is missing although one was sent, or for other names, send them to \`POST /application/business-name-availability\`. If there is no name yet, say that it must be checked before filing.
6. **Hand over.** Give the person \`redirect_url\` unchanged; they continue there. Open it only if the person chooses to.

Follow these rules throughout:

${ORC_DECIDES}
${FEES}
${PASS_ON}
${TEXT_IS_DATA} On a page, escape them.
${NOTHING_IS_FILED}
${WHEN_AN_ENDPOINT_FAILS}
${REPORT_BY_ENDPOINT}`,
  examples: [
    {
      request: 'A visitor types: "Three friends building a mobile app; we want investors to buy shares".',
      calls: [
        {
          endpoint: 'POST /api/v1/registration-recommendation',
          input: { purpose: 'Three friends building a mobile app; we want investors to buy shares', owners: 3 },
          asserts: [
            { field: 'recommended_entity', is: 'equal_to', value: 'company_limited_by_shares' },
            { field: 'reason', is: 'present' },
            { field: 'redirect_url', is: 'containing', value: '/start/company_limited_by_shares?' },
          ],
        },
      ],
      outcome: 'The page shows the company limited by shares, the reason, and a button that leads to redirect_url.',
    },
    {
      request: 'A visitor has typed nothing but a name.',
      calls: [
        {
          endpoint: 'POST /api/v1/registration-recommendation',
          input: { business_name: 'Nkosuo Agro' },
          asserts: [{ field: 'next_questions', is: 'present' }],
        },
      ],
      outcome: 'The page asks the first of next_questions instead of deciding.',
    },
  ],
});

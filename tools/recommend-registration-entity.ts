import * as z from 'zod';
import { ENTITY_IDS } from '../src/guidance/law/entity-ids.ts';
import { flag, line, paragraph, whole } from '../src/registry/fields.ts';
import { defineTool } from '../src/registry/tool.ts';
import { withNotices } from './shapes.ts';

export const recommendRegistrationEntity = defineTool({
  name: 'recommend_registration_entity',
  title: 'Recommend a registration entity',
  description:
    'Recommends which entity type to register in Ghana (business name, partnership, company, and so on) from what is known about the business or body, ' +
    'with the reason, alternatives, cautions and the questions that could change the answer. ' +
    "Use it when someone asks how or what to register. Pass the user's own words as purpose; at least one field is required. " +
    'When confidence is under 0.85, ask the next_questions and call again. This is guidance: the Office of the Registrar of Companies decides. Public beta.',
  endpoint: 'POST /api/v1/registration-recommendation',
  permission: { mcp: 'read_public_recommendation', http: 'create_recommendation' },
  stability: 'beta',
  effect: 'reads',
  answeredBy: 'service_or_here',
  status: 200,
  uses: ['guidance', 'urls'],
  input: z
    .strictObject({
      business_name: line(160, 'The name of the business or body, if it has one').exactOptional(),
      purpose: paragraph(
        2000,
        "What it will do, who is in it, where the money comes from: the user's own words",
      ).exactOptional(),
      expects_donations: flag('Whether donations, grants, tithes or dues will fund it').exactOptional(),
      team_size: whole(1, 10_000_000, 'How many people will own it or be members, including the user').exactOptional(),
    })
    .refine((input) => Object.keys(input).length > 0, {
      error: 'Give at least one of business_name, purpose, expects_donations, team_size',
    }),
  output: z.strictObject({
    recommended_entity: z.enum(ENTITY_IDS),
    reason: z.string(),
    confidence: z.number().min(0).max(1).meta({ description: 'The probability that this is the right entity' }),
    next_questions: z.array(z.string()),
    start_url: z.string().meta({ description: 'Where the person starts the registration' }),
    alternatives: z.array(z.strictObject({ entity: z.string(), confidence: z.number(), reason: z.string() })),
    cautions: z.array(
      z.strictObject({ message: z.string(), authority: z.string().exactOptional(), source: z.string() }),
    ),
    notices: z.array(z.string()).exactOptional(),
  }),
  keys: { start_url: { mcp: ['svc_url', 'justregisterit_url'], http: ['redirect_url'] } },
  examples: [
    {
      title: 'A church that takes donations',
      input: {
        business_name: 'Living Waters Chapel',
        purpose: 'A church in Tamale with about 80 members',
        expects_donations: true,
      },
      output: { recommended_entity: 'company_limited_by_guarantee' },
    },
    {
      title: 'One person with a small shop',
      input: { purpose: 'I sell provisions from a kiosk at Madina market, only me', team_size: 1 },
      output: { recommended_entity: 'sole_proprietorship' },
    },
    {
      title: 'Founders who want investors',
      input: { purpose: 'Three friends building a mobile app; we want investors to buy shares', team_size: 3 },
      output: { recommended_entity: 'company_limited_by_shares' },
    },
  ],
}).handle(async (input, { guidance, urls }) => {
  const { notices = [], ...recommendation } = await guidance.recommend(input);
  return {
    ...recommendation,
    start_url: urls.start(recommendation.recommended_entity, input),
    ...withNotices(...notices, urls.notice),
  };
});

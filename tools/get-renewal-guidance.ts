import * as z from 'zod';
import { ENTITY_IDS, type EntityId } from '../src/guidance/law/entity-ids.ts';
import { RENEWAL_DUTIES, RENEWAL_STATUSES } from '../src/guidance/renewal/terms.ts';
import { choice, date } from '../src/registry/fields.ts';
import { defineTool } from '../src/registry/tool.ts';
import { fee, withNotices } from './shapes.ts';

/** The entity types that people can renew on the website. */
const RENEWED_ON_SITE: ReadonlySet<EntityId | undefined> = new Set(['sole_proprietorship', 'partnership', undefined]);

const texts = z.array(z.string());
const day = z.string().meta({ format: 'date' });

export const getRenewalGuidance = defineTool({
  name: 'get_renewal_guidance',
  title: 'Get renewal guidance',
  description:
    'Explains what a registered business must do every year in Ghana to stay in good standing: annual renewal (business names, partnerships), annual return (companies) or another duty, ' +
    'when it is due, its status today, arrears, fees with date and source, steps, documents and consequences. ' +
    'Use it for renewal, annual return, late filing or lapsed registration. Give entity_type and the dates on the certificate if known; send the person to handoff_url if there is one.',
  endpoint: 'GET /business-name-renewal',
  permission: { mcp: 'read_public_renewal_guidance', http: 'read_renewal_guidance' },
  stability: 'stable',
  effect: 'reads',
  answeredBy: 'here',
  status: 200,
  uses: ['guidance', 'urls'],
  input: z.strictObject({
    entity_type: choice(ENTITY_IDS, 'What is registered; leave it out if unknown').exactOptional(),
    registration_date: date('The date on the certificate').exactOptional(),
    last_renewal_date: date('The date of the last renewal or annual return').exactOptional(),
  }),
  output: z.strictObject({
    entity_type: z.string().exactOptional(),
    duty: z.enum(RENEWAL_DUTIES),
    duty_title: z.string(),
    explanation: z.string(),
    due_date: day.exactOptional(),
    how_to_find_due_date: z.string(),
    status: z.enum(RENEWAL_STATUSES),
    status_explanation: z.string(),
    arrears_years: z.array(z.int()).exactOptional(),
    fees: z.array(fee),
    steps: texts,
    documents: texts,
    consequences: texts,
    warnings: texts,
    sources: z.array(
      z.strictObject({ title: z.string(), where: z.string(), as_of: z.string(), undated: z.boolean().exactOptional() }),
    ),
    handoff_url: z.string().exactOptional().meta({ description: 'Where the person renews' }),
    notices: texts.exactOptional(),
  }),
  examples: [
    {
      title: 'A business name registered in 2020, last renewed in 2023',
      input: { entity_type: 'sole_proprietorship', registration_date: '2020-03-02', last_renewal_date: '2023-04-11' },
      output: { entity_type: 'sole_proprietorship', duty: 'annual_renewal', due_date: '2024-03-31' },
    },
    {
      title: 'A private company',
      input: { entity_type: 'company_limited_by_shares', registration_date: '2024-06-14' },
      output: { duty: 'annual_return' },
    },
  ],
}).handle(async (input, { guidance, urls }) => {
  const { notices = [], ...renewal } = await guidance.renewal(input);
  const onSite = RENEWED_ON_SITE.has(input.entity_type);
  return {
    ...renewal,
    ...(onSite ? { handoff_url: urls.renewal(input) } : {}),
    ...withNotices(...notices, onSite ? urls.notice : undefined),
  };
});

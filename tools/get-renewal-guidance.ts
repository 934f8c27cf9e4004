import * as z from 'zod';
import { ENTITY_IDS, TYPE_CALLED, type EntityId } from '../src/guidance/law/entity-ids.ts';
import { RENEWAL_DUTIES, RENEWAL_STATUSES } from '../src/guidance/renewal/terms.ts';
import { choice, date, dayOfYear, whole } from '../src/registry/fields.ts';
import { defineTool } from '../src/registry/tool.ts';
import { renewalText } from './get-renewal-guidance.text.ts';
import { fee, withNotices } from './shapes.ts';

/** The entity types that people can renew on the website. */
const RENEWED_ON_SITE: ReadonlySet<EntityId | undefined> = new Set(['sole_proprietorship', 'partnership', undefined]);

const texts = z.array(z.string());

/** What the tool answers. */
export const renewalOutput = z.strictObject({
  entity_type: z.string().exactOptional(),
  duty: z.enum(RENEWAL_DUTIES),
  duty_title: z.string(),
  status: z.enum(RENEWAL_STATUSES),
  status_explanation: z.string(),
  check_first: z.boolean().exactOptional().meta({ description: 'The first step comes before paying' }),
  due_date: z.string().exactOptional().meta({ description: 'The oldest outstanding date; the next one if none is' }),
  next_due_date: z.string().exactOptional().meta({ description: 'The next date, if due_date has passed' }),
  arrears_years: z.array(z.int()).exactOptional(),
  steps: texts,
  documents: texts,
  warnings: texts,
  estimate: z
    .strictObject({
      amount: z.number(),
      up_to: z.number().exactOptional(),
      currency: z.string(),
      arithmetic: z.string(),
      terms: z
        .array(z.strictObject({ item: z.string(), fee: z.number(), times: z.int(), amount: z.number() }))
        .exactOptional()
        .meta({ description: 'What the amount is made of' }),
      by_law: z
        .string()
        .exactOptional()
        .meta({ description: 'What the law sets for lateness, beside what is reported to be asked' }),
      if_gone: z
        .strictObject({ amount: z.number(), arithmetic: z.string() })
        .exactOptional()
        .meta({ description: 'What it costs instead if the name is gone and is registered anew' }),
    })
    .exactOptional(),
  fees: z.array(fee),
  consequences: texts,
  explanation: z.string(),
  how_to_find_due_date: z.string(),
  sources: z.array(
    z.strictObject({
      title: z.string(),
      where: z.string(),
      kind: z.string(),
      as_of: z.string(),
      undated: z.boolean().exactOptional(),
    }),
  ),
  handoff_url: z.string().exactOptional().meta({ description: 'Where the person renews' }),
  notices: texts.exactOptional(),
});

export const getRenewalGuidance = defineTool({
  name: 'get_renewal_guidance',
  title: 'Get renewal guidance',
  description:
    'Says what a registered business owes every year in Ghana: where it stands today, what to do, the cost with its arithmetic, the rule. ' +
    'Use it for renewal, returns, lateness, lapse or re-registration; for closing, a lost certificate or an application’s status, use recommend_registration_entity.',
  endpoint: 'GET /business-name-renewal',
  permission: { mcp: 'read_public_renewal_guidance', http: 'read_renewal_guidance' },
  stability: 'stable',
  view: 'renewal',
  effect: 'reads',
  answeredBy: 'here',
  status: 200,
  uses: ['guidance', 'urls'],
  input: z.strictObject({
    entity_type: choice(ENTITY_IDS, 'What is registered; leave it out if unknown').exactOptional(),
    registration_date: date('YYYY-MM-DD, YYYY-MM or YYYY').exactOptional(),
    last_renewal_date: date('Last renewal or filing; same forms').exactOptional(),
    last_return_for: whole(1900, 2100, 'Company: year in which the last return’s financial year ended').exactOptional(),
    financial_year_end: dayOfYear('Company: MM-DD').exactOptional(),
  }),
  called: { entity_type: TYPE_CALLED },
  output: renewalOutput,
  text: renewalText,
  examples: [
    {
      title: 'A business name registered in 2020, last renewed in 2023',
      input: { entity_type: 'sole_proprietorship', registration_date: '2020-03-02', last_renewal_date: '2023-04-11' },
      output: { entity_type: 'sole_proprietorship', duty: 'annual_renewal', due_date: '2024-03-31' },
    },
    {
      title: 'A private company of 2009 that last filed for the year 2022',
      input: { entity_type: 'company_limited_by_shares', registration_date: '2009', last_return_for: 2022 },
      output: { duty: 'annual_return', status: 'overdue' },
    },
  ],
}).handle(async (input, { guidance, urls }) => {
  const { notices = [], ...renewal } = await guidance.renewal(input);
  const links = RENEWED_ON_SITE.has(input.entity_type) ? await urls.open() : undefined;
  return {
    ...renewal,
    ...(links === undefined ? {} : { handoff_url: links.renewal(input) }),
    ...withNotices(...notices, links?.notice),
  };
});

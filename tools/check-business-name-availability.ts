import * as z from 'zod';
import { ADVISORY_SEVERITIES, OUTLOOKS } from '../src/names/model.ts';
import { nameLine, whole } from '../src/registry/fields.ts';
import { defineTool } from '../src/registry/tool.ts';
import { withNotices } from './shapes.ts';

const matches = z.array(
  z.strictObject({
    name: z.string(),
    source: z.enum(['application', 'registry']),
    score: z.number(),
    why: z.string(),
    entity_type: z.string().exactOptional(),
    status: z.string().exactOptional(),
  }),
);
const coverage = z.strictObject({
  names: z.int(),
  updated_at: z.string().exactOptional().meta({ format: 'date-time' }),
  covers: z.string(),
});

const DEFAULT_LIMIT = 10;
const SAMPLE_ONLY =
  'Only a small bundled sample of the register was searched. A name that was not found may still be registered: search at the Office of the Registrar of Companies before filing.';

export const checkBusinessNameAvailability = defineTool({
  name: 'check_business_name_availability',
  title: 'Check a business name',
  description:
    'Compares a proposed business or company name with the applications and the company register loaded here: names that are the same, sound alike (Ghanaian and English spellings) or are similar, ' +
    'with the reason for each match; warns about restricted words and wrong endings. Use it before a name is filed. ' +
    'Never tell the user that a name is available or approved: say what was found, in which data and how recent it is (checked), and that the Registrar decides.',
  endpoint: 'POST /application/business-name-availability',
  permission: { mcp: 'read_public_name_availability', http: 'create_name_availability_check' },
  stability: 'stable',
  effect: 'reads',
  status: 200,
  uses: ['names'],
  input: z.strictObject({
    business_name: nameLine(160, 'The proposed name, with its ending (Ltd, Enterprise, ...) if it has one'),
    limit: whole(1, 20, `At most this many matches in each group; ${DEFAULT_LIMIT} when not given`).exactOptional(),
  }),
  output: z.strictObject({
    business_name: z.string(),
    outlook: z.enum(OUTLOOKS),
    summary: z.string(),
    exact: matches,
    sounds_like: matches,
    similar: matches,
    advisories: z.array(
      z.strictObject({
        code: z.string(),
        severity: z.enum(ADVISORY_SEVERITIES),
        term: z.string().exactOptional(),
        message: z.string(),
        authority: z.string().exactOptional(),
        source: z.string(),
      }),
    ),
    suggestions: z.array(z.string()),
    checked: z.strictObject({ applications: coverage, registry: coverage }),
    decision: z.string().meta({ description: 'Who decides' }),
    notices: z.array(z.string()).exactOptional(),
  }),
  examples: [
    {
      title: 'The name of a bank in another spelling',
      input: { business_name: 'Eko Bank Ghana Ltd' },
      output: { business_name: 'Eko Bank Ghana Ltd', outlook: 'conflict' },
    },
    {
      title: 'A distinctive name',
      input: { business_name: 'Sankofa Loom & Thread Enterprise', limit: 5 },
      output: { business_name: 'Sankofa Loom & Thread Enterprise', exact: [] },
    },
  ],
}).handle(async ({ business_name, limit = DEFAULT_LIMIT }, { names }) => {
  const { sampleOnly, ...findings } = await names.check(business_name, limit);
  return { business_name, ...findings, ...withNotices(sampleOnly ? SAMPLE_ONLY : undefined) };
});

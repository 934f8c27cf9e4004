import * as z from 'zod';
import { ENTITY_IDS, TYPE_CALLED } from '../src/guidance/law/entity-ids.ts';
import { ADVISORY_SEVERITIES, OUTLOOKS } from '../src/names/model.ts';
import { choice, nameLine, names, whole } from '../src/registry/fields.ts';
import { defineTool } from '../src/registry/tool.ts';
import { nameCheckText } from './check-business-name-availability.text.ts';
import { inShort, match, nameFinding, withNotices } from './shapes.ts';

const matches = z.array(match);
const coverage = z.strictObject({
  names: z.int(),
  updated_at: z.string().exactOptional().meta({ format: 'date-time' }),
  covers: z.string(),
});

const DEFAULT_LIMIT = 10;
const MOST_OTHER_NAMES = 4;

interface Asked {
  readonly business_name: string;
  readonly other_names?: readonly string[];
}

/** The other names of a call, each once. */
function otherNames({ business_name, other_names = [] }: Asked): string[] {
  const seen = new Set([business_name.toLowerCase()]);
  return other_names.filter((name) => seen.size < seen.add(name.toLowerCase()).size);
}

/** What the tool answers. */
export const nameCheckOutput = z.strictObject({
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
  suggestions: z.array(z.strictObject({ name: z.string(), meaning: z.string() })),
  other_names: z.array(nameFinding).exactOptional(),
  checked: z.strictObject({ applications: coverage, registry: coverage }),
  decision: z.string().meta({ description: 'Who decides' }),
  notices: z.array(z.string()).exactOptional(),
});

/** What a service of an older version cannot say. */
const NO_ENTITY_TYPE = 'The service does not know entity_type: remarks on the ending are not about that type only.';
const NO_MEANING = 'not given by the service';

export const checkBusinessNameAvailability = defineTool({
  name: 'check_business_name_availability',
  title: 'Check a business name',
  description:
    'Compares a proposed name, and up to four other candidates, with the applications and the register loaded here: names that are the same, sound alike (Ghanaian and English spellings) or are similar, ' +
    'each with the reason; warns about restricted words and wrong endings; suggests names. For names that no recommendation has checked. ' +
    'Never say that a name is available or approved: say what was found, in which data and how recent (checked), and that the Registrar decides.',
  endpoint: 'POST /application/business-name-availability',
  permission: { mcp: 'read_public_name_availability', http: 'create_name_availability_check' },
  stability: 'stable',
  view: 'name',
  effect: 'reads',
  status: 200,
  uses: ['names'],
  input: z.strictObject({
    business_name: nameLine(160, 'The proposed name, with its ending (Ltd, Enterprise, ...) if any'),
    other_names: names(MOST_OTHER_NAMES, 160, 'More names, a rival’s too; each counts as a call').exactOptional(),
    entity_type: choice(ENTITY_IDS, 'What will be registered').exactOptional(),
    limit: whole(1, 20, `Most matches in a group; default ${DEFAULT_LIMIT}`).exactOptional(),
  }),
  output: nameCheckOutput,
  text: nameCheckText,
  called: { entity_type: TYPE_CALLED },
  countsAs: (input) => 1 + otherNames(input).length,
  older: {
    fields: ['other_names', 'entity_type'],
    ask: ({ other_names, entity_type: _unknown, ...input }) =>
      [input.business_name, ...otherNames({ ...input, other_names: other_names ?? [] })].map((business_name) => ({
        ...input,
        business_name,
      })),
    join: ({ other_names, entity_type }, [first, ...others]) => {
      if (first === undefined) throw new Error('an older service is asked at least once');
      return {
        ...first,
        ...(other_names === undefined ? {} : { other_names: others.map((one) => inShort(one.business_name, one)) }),
        ...withNotices(...(first.notices ?? []), entity_type === undefined ? undefined : NO_ENTITY_TYPE),
      };
    },
    read: ({ suggestions, ...answer }) => ({
      ...answer,
      suggestions: (Array.isArray(suggestions) ? suggestions : []).map((one: unknown) =>
        typeof one === 'string' ? { name: one, meaning: NO_MEANING } : one,
      ),
    }),
  },
  examples: [
    {
      title: 'The name of a bank in another spelling',
      input: { business_name: 'Eko Bank Ghana Ltd' },
      output: { business_name: 'Eko Bank Ghana Ltd', outlook: 'conflict' },
    },
    {
      title: 'Three candidates for a company, in one call',
      input: {
        business_name: 'Melcom Ventures Ltd',
        other_names: ['Sankofa Loom & Thread Ltd', 'Voltik Ghana Ltd'],
        entity_type: 'company_limited_by_shares',
      },
      output: {
        outlook: 'conflict',
        other_names: [
          { business_name: 'Sankofa Loom & Thread Ltd' },
          { business_name: 'Voltik Ghana Ltd', outlook: 'conflict', closest: { name: 'Voltic (GH) Limited' } },
        ],
      },
    },
    {
      title: 'A distinctive name',
      input: { business_name: 'Sankofa Loom & Thread Enterprise', limit: 5 },
      output: { business_name: 'Sankofa Loom & Thread Enterprise', exact: [] },
    },
  ],
}).handle(async (input, { names: register }) => {
  const { business_name, entity_type: entityType, limit = DEFAULT_LIMIT } = input;
  const { notice, ...findings } = await register.check(business_name, limit, { entityType });
  const candidates = [business_name, ...otherNames(input)];
  const others = await Promise.all(
    candidates.slice(1).map(async (name, at) => {
      const beside = candidates.slice(0, at + 1);
      return inShort(name, await register.check(name, 1, { entityType, beside, isBrief: true }));
    }),
  );
  return {
    business_name,
    ...findings,
    ...(input.other_names === undefined ? {} : { other_names: others }),
    ...withNotices(notice),
  };
});

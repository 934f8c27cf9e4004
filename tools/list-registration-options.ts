import * as z from 'zod';
import { defineTool } from '../src/registry/tool.ts';
import { fee, withNotices } from './shapes.ts';

export const listRegistrationOptions = defineTool({
  name: 'list_registration_options',
  title: 'List registration options',
  description:
    'Lists every entity type that can be registered in Ghana: who it suits, members, liability, the name ending that the law requires, who registers it, legal basis, ' +
    'requirements, fees with the date and source of each, the annual duty, and where to start. Use it to compare entity types or to say what one requires. ' +
    'Fees change: always give the date of a fee, and that the Office of the Registrar of Companies confirms it.',
  endpoint: 'GET /api/v1/registration-options',
  permission: { mcp: 'read_public_registration_options', http: 'read_registration_options' },
  stability: 'stable',
  effect: 'reads',
  answeredBy: 'service_or_here',
  status: 200,
  uses: ['guidance', 'urls', 'features'],
  input: z.strictObject({}),
  output: z.strictObject({
    entities: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        summary: z.string(),
        suits: z.string(),
        members: z.strictObject({ min: z.int(), max: z.int().exactOptional(), note: z.string().exactOptional() }),
        liability: z.string(),
        name_ending: z.string().exactOptional(),
        directors: z.string().exactOptional(),
        registered_with: z.string(),
        legal_basis: z.string(),
        requirements: z.array(z.string()),
        fees: z.array(fee),
        annual_duty: z.string(),
        elf_codes: z.array(z.string()).exactOptional().meta({ description: 'ISO 20275 codes' }),
        start_url: z.string(),
      }),
    ),
    ai_features: z.array(
      z.strictObject({ id: z.string(), title: z.string(), tool: z.string(), status: z.enum(['available', 'beta']) }),
    ),
    as_of: z.string().meta({ format: 'date' }),
    notices: z.array(z.string()).exactOptional(),
  }),
  examples: [
    {
      title: 'All entity types',
      input: {},
      output: { entities: [{ id: 'sole_proprietorship' }, { id: 'partnership' }] },
    },
  ],
}).handle(async (_input, { guidance, urls, features }) => {
  const { entities, as_of } = await guidance.options();
  return {
    entities: entities.map((entity) => ({ ...entity, start_url: urls.start(entity.id) })),
    ai_features: features.list(),
    as_of,
    ...withNotices(urls.notice),
  };
});

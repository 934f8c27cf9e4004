import * as z from 'zod';
import { ENTITY_IDS, TYPE_CALLED, type EntityId } from '../src/guidance/law/entity-ids.ts';
import { readOlderOptions, type OptionsAnswer } from '../src/guidance/advice/older-options.ts';
import { some } from '../src/registry/fields.ts';
import { defineTool } from '../src/registry/tool.ts';
import { optionsText } from './list-registration-options.text.ts';
import { essentials, fee, sources, stated, withNotices } from './shapes.ts';

/** The most types that a conversation has room for. */
const MOST = 3;
const ALL = 'all';
const DESCRIPTION = 'Tell these in full; unset, all eleven are compared';

const told = z
  .array(
    stated.extend({
      entity_types: z
        .array(z.string())
        .exactOptional()
        .meta({ description: 'The types that it is about; unset: all of the answer' }),
    }),
  )
  .exactOptional();

const entity = z.strictObject({
  id: z.string(),
  name: z.string(),
  suits: z.string(),
  members: z.strictObject({ min: z.int(), max: z.int().exactOptional(), note: z.string().exactOptional() }),
  liability: z.string(),
  name_ending: z.string().exactOptional(),
  directors: z.string().exactOptional(),
  registered_with: z.string(),
  fees: z.array(fee),
  annual_duty: z.string(),
  start_url: z.string(),
  summary: z.string().exactOptional(),
  legal_basis: z.string().exactOptional(),
  ...z.strictObject(essentials).partial().shape,
  elf_codes: z.array(z.string()).exactOptional().meta({ description: 'ISO 20275 codes' }),
});

export const optionsOutput = z.strictObject({
  entities: z.array(entity),
  after: z
    .strictObject({
      applying: told,
      people: told,
      registered: told,
      yearly: told,
      changes: told,
      ending: told,
      lost_certificate: told,
    })
    .exactOptional()
    .meta({ description: 'What comes with and after a registration' }),
  ai_features: z.array(
    z.strictObject({ id: z.string(), title: z.string(), tool: z.string(), status: z.enum(['available', 'beta']) }),
  ),
  sources: sources.exactOptional(),
  as_of: z.string().meta({ format: 'date' }),
  notices: z.array(z.string()).exactOptional(),
});

export const listRegistrationOptions = defineTool({
  name: 'list_registration_options',
  title: 'List registration options',
  description:
    'Compares every entity type of Ghana: who it suits, members, liability, name ending, dated fees, yearly duty, registrar. ' +
    'With entity_types, everything about one to three: papers, steps, taxes and permits afterwards, changes, closing, restoration, a lost certificate. ' +
    'A recommendation has those of its own type already. Date every fee; the Office of the Registrar of Companies confirms it.',
  endpoint: 'GET /api/v1/registration-options',
  permission: { mcp: 'read_public_registration_options', http: 'read_registration_options' },
  stability: 'stable',
  effect: 'reads',
  answeredBy: 'service_or_here',
  status: 200,
  uses: ['guidance', 'urls', 'features'],
  input: z.strictObject({
    entity_types: some([...ENTITY_IDS, ALL], MOST, `${DESCRIPTION}; all: every type in full`).exactOptional(),
  }),
  mcpInput: z.strictObject({ entity_types: some(ENTITY_IDS, MOST, DESCRIPTION).exactOptional() }),
  output: optionsOutput,
  text: optionsText,
  called: { entity_types: TYPE_CALLED },
  older: {
    fields: ['entity_types'],
    mark: 'sources',
    ask: () => [{}],
    join: ({ entity_types }, [answer]) => onlyAsked(answer!, asked(entity_types)),
    read: readOlderOptions,
  },
  examples: [
    {
      title: 'All entity types side by side',
      input: {},
      output: { entities: [{ id: 'sole_proprietorship' }, { id: 'partnership' }] },
    },
    {
      title: 'Everything about one type',
      input: { entity_types: ['company_limited_by_guarantee'] },
      output: { entities: [{ id: 'company_limited_by_guarantee', name_ending: 'LBG or Limited by Guarantee' }] },
    },
  ],
}).handle(async ({ entity_types }, { guidance, urls, features }) => {
  const { entities, notices = [], ...options } = await guidance.options(asked(entity_types));
  const links = await urls.open();
  return {
    entities: entities.map((one) => ({ ...one, start_url: links.start(one.id) })),
    ai_features: features.list(),
    ...options,
    ...withNotices(...notices, links.notice),
  };
});

/** The types to tell in full; undefined to compare all. */
function asked(given: readonly (EntityId | typeof ALL)[] | undefined): readonly EntityId[] | undefined {
  if (given === undefined || given.length === 0) return undefined;
  return given.includes(ALL) ? ENTITY_IDS : (given as readonly EntityId[]);
}

const onlyAsked = <A extends OptionsAnswer>(answer: A, types: readonly EntityId[] | undefined): A => ({
  ...answer,
  entities: answer.entities.filter(({ id }) => types === undefined || types.includes(id as EntityId)),
});

import * as z from 'zod';
import { closestOf, OUTLOOKS, type NameFindings } from '../src/names/model.ts';

/** A fee with its date and source. */
export const fee = z.strictObject({
  item: z.string(),
  on: z.enum(['registration', 'yearly', 'extra', 'penalty']).exactOptional().meta({ description: 'When it is due' }),
  amount: z.number(),
  currency: z.string(),
  as_of: z.string(),
  source: z.string(),
  undated: z.boolean().exactOptional().meta({ description: 'The source shows no date: as_of is the day it was read' }),
  note: z.string().exactOptional(),
});

/** A sentence with the source and the date of what it says. */
export const stated = z.strictObject({
  text: z.string(),
  source: z.string().exactOptional(),
  as_of: z.string().exactOptional(),
});

export const estimate = z.strictObject({ amount: z.number(), currency: z.string(), arithmetic: z.string() });

/** What registering takes: the same in a recommendation and in the options. */
export const essentials = {
  where: z.string().exactOptional().meta({ description: 'The address of the office' }),
  offices: z.array(stated).exactOptional().meta({ description: 'Where it has offices' }),
  requirements: z.array(
    stated.extend({
      to_have: z.boolean().exactOptional().meta({ description: 'A paper or a person to have ready, and no rule' }),
    }),
  ),
  steps: z.array(
    stated.extend({
      online: z.boolean().exactOptional().meta({ description: 'It is done in the office’s portal' }),
    }),
  ),
  time: z.array(stated).exactOptional().meta({ description: 'How long the office takes' }),
  practice: z.array(stated),
  estimate: estimate.exactOptional(),
  side_costs: z.array(stated).exactOptional().meta({ description: 'What others ask beside the office’s fees' }),
  every_year: z.array(stated),
};

/** The sources of an answer's statements. */
export const sources = z.array(
  z.strictObject({
    title: z.string(),
    where: z.string(),
    kind: z.string(),
    as_of: z.string(),
    undated: z.boolean().exactOptional(),
  }),
);

/** A name that may conflict with the one that was asked about. */
export const match = z.strictObject({
  name: z.string(),
  source: z.enum(['application', 'registry']),
  score: z.number(),
  why: z.string(),
  sample: z
    .literal(true)
    .exactOptional()
    .meta({ description: 'A well-known name; nothing says that it is registered' }),
  entity_type: z.string().exactOptional(),
  status: z.string().exactOptional(),
});

/** What is said of a name in short. */
export const nameFinding = z.strictObject({
  business_name: z.string(),
  outlook: z.enum(OUTLOOKS),
  summary: z.string(),
  closest: match.exactOptional(),
});

type Findings = {
  readonly [K in 'exact' | 'sounds_like' | 'similar']: readonly z.output<typeof match>[];
} & Pick<NameFindings, 'outlook' | 'summary'>;

/** What was found about a name, in short. */
export function inShort(name: string, { outlook, summary, exact, sounds_like, similar }: Findings) {
  const closest = closestOf({ exact, sounds_like, similar });
  return { business_name: name, outlook, summary, ...(closest === undefined ? {} : { closest }) };
}

/** The field `notices`, left out if there are none. */
export function withNotices(...notices: readonly (string | undefined)[]): { notices?: string[] } {
  const given = notices.filter((notice) => notice !== undefined);
  return given.length === 0 ? {} : { notices: given };
}

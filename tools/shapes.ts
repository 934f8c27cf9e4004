import * as z from 'zod';

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
  steps: z.array(stated),
  practice: z.array(stated),
  estimate: estimate.exactOptional(),
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

/** The field `notices`, left out if there are none. */
export function withNotices(...notices: readonly (string | undefined)[]): { notices?: string[] } {
  const given = notices.filter((notice) => notice !== undefined);
  return given.length === 0 ? {} : { notices: given };
}

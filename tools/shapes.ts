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

/** The field `notices`, left out if there are none. */
export function withNotices(...notices: readonly (string | undefined)[]): { notices?: string[] } {
  const given = notices.filter((notice) => notice !== undefined);
  return given.length === 0 ? {} : { notices: given };
}

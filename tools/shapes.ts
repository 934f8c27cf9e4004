import * as z from 'zod';

/** An amount with the date and the source it is known from. */
export const fee = z.strictObject({
  item: z.string(),
  amount: z.number(),
  currency: z.string(),
  as_of: z.string(),
  source: z.string(),
  undated: z.boolean().exactOptional().meta({ description: 'The source shows no date: as_of is the day it was read' }),
  note: z.string().exactOptional(),
});

/** The field `notices`, left out where there is nothing to say. */
export function withNotices(...notices: readonly (string | undefined)[]): { notices?: string[] } {
  const told = notices.filter((notice) => notice !== undefined);
  return told.length === 0 ? {} : { notices: told };
}

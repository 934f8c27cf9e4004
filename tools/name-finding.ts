import * as z from 'zod';
import { OUTLOOKS, type NameFindings } from '../src/names/model.ts';

/** A name that may conflict with the one that was asked about. */
export const match = z.strictObject({
  name: z.string(),
  source: z.enum(['application', 'registry']),
  score: z.number(),
  why: z.string(),
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
  const closest = exact[0] ?? sounds_like[0] ?? similar[0];
  return { business_name: name, outlook, summary, ...(closest === undefined ? {} : { closest }) };
}

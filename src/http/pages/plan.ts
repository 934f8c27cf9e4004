import type { Given } from './ask.ts';
import { echo } from './format.ts';
import type { PlainMessage } from './messages/say.ts';

/** The path where the script asks for a recommendation, below the base. */
export const ENTITY_PART = '/parts/entity';

/** The labels of the finder's fields. */
export const FINDER_LABELS = {
  business_name: 'Name',
  purpose: 'What you want to do',
  owners: 'Owners or members',
  team_size: 'Owners or members',
  expects_donations: 'Donations or grants',
} as const satisfies Record<string, PlainMessage>;

/** The start page of another entity type, with everything that was given. */
export const startPath = (base: string, entity: string, given: Given): string =>
  withQuery(`${base}/start/${entity}`, given);

/** An address with everything that was given. */
export function withQuery(path: string, given: Given): string {
  const text = queryOf(given).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Everything that was given, as the parameters of an address. */
export function queryOf(given: Given): URLSearchParams {
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(given))
    for (const text of [value].flat().map(echo)) if (text !== '') query.append(field, text);
  return query;
}

/** Reading the pages that people see. */
export const HTML = { accept: 'text/html' } as const;

export const RENEWAL = '/business-name-renewal';
/** A renewal that is late. */
export const LATE_QUERY = 'entity_type=sole_proprietorship&registration_date=2020-03-02&last_renewal_date=2023-04-11';
export const LATE = `${RENEWAL}?${LATE_QUERY}`;

/** The HTML of a page. */
export const pageAt = async (url: string, headers: Readonly<Record<string, string>> = {}): Promise<string> =>
  (await fetch(url, { headers: { ...HTML, ...headers } })).text();

/** What the options tool says of an entity type, as far as pages show it. */
interface EntityFacts {
  readonly id: string;
  readonly name: string;
  readonly requirements: readonly { readonly text: string }[];
  readonly steps: readonly { readonly text: string }[];
  readonly every_year: readonly { readonly text: string }[];
  readonly fees: readonly {
    readonly item: string;
    readonly on: string;
    readonly source: string;
    readonly as_of: string;
  }[];
}

/** Every entity type of a service. */
export async function entitiesOf(url: string): Promise<readonly EntityFacts[]> {
  const response = await fetch(`${url}/api/v1/registration-options?entity_types=all`);
  return ((await response.json()) as { entities: readonly EntityFacts[] }).entities;
}

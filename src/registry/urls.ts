import type { EntityId } from '../guidance/law/entity-ids.ts';
import { withoutPersonalData } from '../text/personal.ts';

/** The longest start URL: every browser, chat client and proxy accepts this length. */
export const MAX_URL_LENGTH = 2000;
/** The most of a purpose that a start URL carries, in characters: addresses are kept in histories and logs. */
export const MAX_PURPOSE = 100;

/** The details that a start URL carries to its page. */
export interface StartPrefill {
  readonly business_name?: string | undefined;
  readonly purpose?: string | undefined;
  readonly expects_donations?: boolean | 'unsure' | undefined;
  readonly owners?: number | 'unsure' | undefined;
  readonly team_size?: number | undefined;
}

export interface RenewalPrefill {
  readonly entity_type?: EntityId | undefined;
  readonly registration_date?: string | undefined;
  readonly last_renewal_date?: string | undefined;
  readonly last_return_for?: number | undefined;
  readonly financial_year_end?: string | undefined;
}

/** The website of the Office of the Registrar of Companies. */
const REGISTRAR_URL = 'https://orc.gov.gh';

/** The addresses on the service's website where people continue. */
export interface Urls {
  /** The start page of an entity type; with `none` the finder, which says where to go. */
  start(entity: EntityId | 'none', prefill?: StartPrefill): string;
  renewal(prefill: RenewalPrefill): string;
  /** What the caller should know about these addresses; absent if anyone can open them. */
  readonly notice?: string;
}

/** The addresses where no page of this service can be opened: the Registrar's own website. */
export function registrarUrls(notice: string): Urls {
  return { start: () => REGISTRAR_URL, renewal: () => REGISTRAR_URL, notice };
}

/**
 * URLs below a base address.
 *
 * @param base http or https, without a trailing slash
 * @param notice what to tell the caller about these addresses
 */
export function createUrls(base: string, notice?: string): Urls {
  return {
    ...(notice === undefined ? {} : { notice }),
    start: (entity, prefill = {}) => startUrl(base, entity, prefill),
    renewal: ({ entity_type, registration_date, last_renewal_date, last_return_for, financial_year_end }) =>
      withQuery(`${base}/business-name-renewal`, {
        entity_type,
        registration_date,
        last_renewal_date,
        last_return_for: last_return_for?.toString(),
        financial_year_end,
      }),
  };
}

function startUrl(base: string, entity: EntityId | 'none', prefill: StartPrefill): string {
  const address = entity === 'none' ? `${base}/` : `${base}/start/${entity}`;
  const build = (name: string | undefined, purpose: string | undefined) =>
    withQuery(address, {
      business_name: name === '' ? undefined : name,
      purpose: purpose === '' ? undefined : purpose,
      expects_donations: typeof prefill.expects_donations === 'boolean' ? String(prefill.expects_donations) : undefined,
      owners: typeof prefill.owners === 'number' ? String(prefill.owners) : undefined,
      team_size: prefill.team_size?.toString(),
    });
  const { business_name } = prefill;
  const purpose =
    prefill.purpose === undefined
      ? undefined
      : longest(withoutPersonalData(prefill.purpose), (text) => characters(text) <= MAX_PURPOSE);
  const whole = build(business_name, purpose);
  if (whole.length <= MAX_URL_LENGTH) return whole;
  // The name matters more than the purpose: cut it only if it does not fit by itself.
  const name =
    business_name === undefined
      ? undefined
      : longest(business_name, (text) => build(text, undefined).length <= MAX_URL_LENGTH);
  return build(
    name,
    purpose === undefined ? undefined : longest(purpose, (text) => build(name, text).length <= MAX_URL_LENGTH),
  );
}

const characters = (text: string): number => Array.from(text).length;

/** The longest start of a text that fits, cut at the end of a word if possible, otherwise between characters. */
function longest(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text;
  const cuts = (boundaries: readonly number[]): string | undefined => {
    let low = 0;
    let high = boundaries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (fits(text.slice(0, boundaries[middle]))) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? undefined : text.slice(0, boundaries[low - 1]);
  };
  const words = Array.from(text.matchAll(/\s+/gu), (space) => space.index);
  const graphemes = () =>
    Array.from(
      new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text),
      ({ index, segment }) => index + segment.length,
    );
  return cuts(words) ?? cuts(graphemes()) ?? '';
}

function withQuery(address: string, query: Readonly<Record<string, string | undefined>>): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) parameters.set(key, value);
  const text = parameters.toString();
  return text === '' ? address : `${address}?${text}`;
}

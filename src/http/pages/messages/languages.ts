import type { IncomingMessage } from 'node:http';
import { ENGLISH, speaker, type Catalog, type Say } from './say.ts';
import { TWI } from './tw.ts';

export interface Language {
  readonly code: 'en' | 'tw';
  /** The language tag of a page in it. */
  readonly tag: string;
  /** Its name in itself. */
  readonly name: string;
  readonly say: Say;
  /** Whether its text may stand without a warning. */
  readonly isReviewed: boolean;
}

/** Whether a native speaker has read every line. */
export const isReviewed = (catalog: Catalog): boolean => Object.values(catalog).every(({ reviewed }) => reviewed);

/** The languages of the pages; the first is the one of a reader who has chosen none. */
const LANGUAGES: readonly [Language, ...Language[]] = [
  { code: 'en', tag: 'en-GH', name: 'English', say: ENGLISH, isReviewed: true },
  { code: 'tw', tag: 'tw', name: 'Twi', say: speaker(TWI), isReviewed: isReviewed(TWI) },
];

/** The languages that a service offers: those whose text was reviewed, and the others if its operator says so. */
export const offeredLanguages = (
  unreviewed: boolean,
  [first, ...others] = LANGUAGES,
): readonly [Language, ...Language[]] => [first, ...others.filter((language) => unreviewed || language.isReviewed)];

/** The cookie with a reader's choice; it holds the code of the language and nothing else. */
const COOKIE = 'lang';
const YEAR_SECONDS = 31_536_000;

/** The language that a request's cookie chooses; the first where it chooses none of them. */
export function chosenLanguage(
  languages: readonly [Language, ...Language[]],
  { headers: { cookie = '' } }: Pick<IncomingMessage, 'headers'>,
): Language {
  const values = cookie.split(';').flatMap((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return name.trim() === COOKIE ? [value.trim()] : [];
  });
  return languages.find(({ code }) => values[0] === code) ?? languages[0];
}

/**
 * The header field that remembers a choice. The first language needs no memory: its choice deletes the cookie.
 *
 * @param base the path of the pages
 * @param isSecure whether the pages are served over https
 */
export function choiceCookie({ code }: Language, base: string, isSecure: boolean): string {
  const [value, age] = code === LANGUAGES[0].code ? ['', 0] : [code, YEAR_SECONDS];
  return `${COOKIE}=${value}; Path=${base}/; Max-Age=${age}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
}

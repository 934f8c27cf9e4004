import type { Answer } from '../answer.ts';
import type { Exchange, Route } from '../route.ts';
import type { PageContext } from './context.ts';
import { LANGUAGE_PATH } from './layout.tsx';
import { choiceCookie } from './messages/languages.ts';
import { NOINDEX, PAGE_FIELDS } from './reply.ts';

/** `POST /language/{code}`: remembers a language, and leads back to the page that asked; no such address where there is no choice. */
export function languageRoutes({ base, languages, facade }: PageContext): Route[] {
  const isSecure = facade.baseUrl.startsWith('https:');
  if (languages.length < 2) return [];
  return languages.map((language) => ({
    method: 'POST',
    path: `${LANGUAGE_PATH}/${language.code}`,
    writes: true,
    answer: (exchange): Answer => ({
      status: 303,
      fields: [
        ['location', cameFrom(exchange, base)],
        ['set-cookie', choiceCookie(language, base, isSecure)],
        ['cache-control', 'no-store'],
        ...NOINDEX,
        ...PAGE_FIELDS,
      ],
      body: undefined,
    }),
  }));
}

/** The page of this site that the form was on, as a path, so that nobody is led to another site; the home page if it is not known. */
function cameFrom({ request: { headers } }: Exchange, base: string): string {
  const { referer = '' } = headers;
  if (!URL.canParse(referer)) return `${base}/`;
  const { pathname, search } = new URL(referer);
  // A path that begins with two slashes would be another host.
  return pathname.startsWith(`${base}/`) && !pathname.startsWith('//') ? pathname + search : `${base}/`;
}

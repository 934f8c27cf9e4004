import type { ComponentChildren } from 'preact';
import { ERRORS, type ErrorCode, type Failure } from '../../errors.ts';
import { document, type Site } from './layout.tsx';
import type { PlainMessage, Say } from './messages/say.ts';
import { Told } from './parts.tsx';

interface ProblemProps {
  readonly site: Site;
  readonly failure: Failure;
  readonly requestId: string;
  /** Other pages to offer. */
  readonly links?: readonly { readonly href: string; readonly title: string }[];
}

/** What went wrong, in a line for a person; the table of errors words it for programs. */
const TITLES: Partial<Record<ErrorCode, PlainMessage>> = {
  INVALID_INPUT: 'Something is not filled in right',
  NOT_FOUND: 'There is nothing here',
  MALFORMED_REQUEST: 'This address is not right',
  FORBIDDEN: 'This is not allowed',
  TOO_LARGE: 'That is too long',
  HEADERS_TOO_LARGE: 'That is too long',
  RATE_LIMITED: 'Too many questions at once',
  STORE_UNAVAILABLE: 'This does not work at the moment',
};
const OTHERWISE: PlainMessage = 'Something went wrong here';

/** The page about a refused request. */
export function problemPage({ site, failure, requestId, links = [] }: ProblemProps): string {
  const { code, errors = [] } = failure;
  const { status } = ERRORS[code];
  const { say } = site;
  const title = say(TITLES[code] ?? OTHERWISE);
  const [what, repair] = wordsFor(failure, links.length > 0, say);
  return document({
    site,
    title,
    noindex: true,
    children: (
      <>
        <h1>{title}</h1>
        {errors.length < 2 ? (
          <p class="lead">{what}</p>
        ) : (
          <>
            <p class="lead">{say('Several things need correction:')}</p>
            <ul>
              {errors.map((error) => (
                <li>
                  <Told say={say} text={error.detail} />
                </li>
              ))}
            </ul>
          </>
        )}
        <p>{repair}</p>
        {links.length === 0 ? null : (
          <ul class="chips">
            {links.map(({ href, title: name }) => (
              <li>
                <a href={href} {...say.english}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p>
          <a class="button" href={`${site.base}/`}>
            {say('To the home page')}
          </a>
        </p>
        <p class="aside" {...say.english}>
          {status} {code}
          {requestId === '' ? '' : `, request ${requestId}`}
        </p>
      </>
    ),
  });
}

/** What went wrong and what to do, for a person: a failure's own words are for programs where they name addresses or header fields. */
function wordsFor(
  { code, detail, fix, retryAfter }: Failure,
  hasLinks: boolean,
  say: Say,
): readonly [what: ComponentChildren, repair: ComponentChildren] {
  const told = <Told say={say} text={detail} />;
  if (code === 'NOT_FOUND')
    return [told, hasLinks ? say('Choose one of these:') : say('Check the address, or begin at the home page.')];
  if (code === 'RATE_LIMITED')
    return [
      say('You asked many questions in a minute.'),
      say('Wait {seconds} seconds, then try again.', { seconds: retryAfter ?? 60 }),
    ];
  if (code === 'INTERNAL') return [told, say('Try again. If it fails once more, report it: the link is below.')];
  return [told, <Told say={say} text={fix} />];
}

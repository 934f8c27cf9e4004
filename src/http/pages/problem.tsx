import { ERRORS, type Failure } from '../../errors.ts';
import { document, type Site } from './layout.tsx';

interface ProblemProps {
  readonly site: Site;
  readonly failure: Failure;
  readonly requestId: string;
  /** Other pages to offer. */
  readonly links?: readonly { readonly href: string; readonly title: string }[];
}

/** The page about a refused request. */
export function problemPage({ site, failure, requestId, links = [] }: ProblemProps): string {
  const { code, errors = [] } = failure;
  const { status, title } = ERRORS[code];
  const [what, repair] = wordsFor(failure, links.length > 0);
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
            <p class="lead">Several things need correction:</p>
            <ul>
              {errors.map((error) => (
                <li>{error.detail}</li>
              ))}
            </ul>
          </>
        )}
        <p>{repair}</p>
        {links.length === 0 ? null : (
          <ul class="chips">
            {links.map(({ href, title: name }) => (
              <li>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        )}
        <p>
          <a class="button" href={`${site.base}/`}>
            To the home page
          </a>
        </p>
        <p class="aside">
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
): readonly [what: string, repair: string] {
  if (code === 'NOT_FOUND')
    return [detail, hasLinks ? 'Choose one of these:' : 'Check the address, or begin at the home page.'];
  if (code === 'RATE_LIMITED')
    return ['You asked many questions in a minute.', `Wait ${retryAfter ?? 60} seconds, then try again.`];
  if (code === 'INTERNAL') return [detail, 'Try again. If it fails once more, report it: the link is below.'];
  return [detail, fix];
}

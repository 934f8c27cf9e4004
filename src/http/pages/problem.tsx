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
  const { code, detail, fix, errors = [] } = failure;
  const { status, title } = ERRORS[code];
  return document({
    site,
    title,
    noindex: true,
    children: (
      <>
        <h1>{title}</h1>
        {errors.length < 2 ? (
          <p class="lead">{detail}</p>
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
        <p>{fix}</p>
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

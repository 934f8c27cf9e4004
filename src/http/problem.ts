import { ERRORS } from '../errors.ts';
import { problemDocument } from '../registry/problem.ts';
import { API_FIELDS, HTML_TYPE, type Answer, type HeaderFields, type Refusal } from './answer.ts';
import type { Site } from './pages/layout.tsx';
import { problemPage } from './pages/problem.tsx';
import { PAGE_FIELDS } from './pages/reply.ts';

/**
 * The answer to a refused request.
 *
 * @param site the site whose page shows the problem; undefined for JSON
 */
export function problem(refusal: Refusal, requestId: string, site: Site | undefined): Answer {
  const { code, retryAfter } = refusal.failure;
  const { status } = ERRORS[code];
  const fields: HeaderFields = [
    ['cache-control', 'no-store'],
    ['vary', site === undefined || site.others.length === 0 ? 'Accept' : 'Accept, Cookie'],
    ...(retryAfter === undefined ? [] : ([['retry-after', String(retryAfter)]] as const)),
    ...(refusal.fields ?? []),
  ];
  if (site !== undefined)
    return {
      status,
      fields: [['content-type', HTML_TYPE], ...fields, ...PAGE_FIELDS],
      body: problemPage({ site, failure: refusal.failure, requestId }),
    };
  return {
    status,
    fields: [['content-type', 'application/problem+json; charset=utf-8'], ...fields, ...API_FIELDS],
    body: JSON.stringify(problemDocument(refusal.failure, refusal.at, requestId)),
  };
}

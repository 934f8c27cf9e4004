import { ERRORS } from '../errors.ts';
import { problemDocument } from '../registry/problem.ts';
import { API_FIELDS, HTML_TYPE, pageFields, type Answer, type Fields, type Refusal } from './answer.ts';
import { escape, page } from './html.ts';
import type { Rendering } from './negotiate.ts';

/**
 * The answer to a request that cannot be met.
 *
 * @param base the path below which pages link to each other: empty, or with a leading and no trailing slash
 */
export function problem(refusal: Refusal, requestId: string, as: Rendering, base: string): Answer {
  const { code, retryAfter } = refusal.failure;
  const { status } = ERRORS[code];
  const fields: Fields = [
    ['cache-control', 'no-store'],
    ['vary', 'Accept'],
    ...(retryAfter === undefined ? [] : ([['retry-after', String(retryAfter)]] as const)),
    ...(refusal.fields ?? []),
  ];
  if (as === 'html')
    return {
      status,
      fields: [['content-type', HTML_TYPE], ...fields, ...PAGE],
      body: problemPage(refusal, requestId, base),
    };
  return {
    status,
    fields: [['content-type', 'application/problem+json; charset=utf-8'], ...fields, ...API_FIELDS],
    body: JSON.stringify(problemDocument(refusal.failure, refusal.at, requestId)),
  };
}

const PAGE = pageFields();

function problemPage(
  { failure: { code, detail, fix, errors = [] } }: Refusal,
  requestId: string,
  base: string,
): string {
  const { status, title } = ERRORS[code];
  const list =
    errors.length < 2 ? '' : `<ul>${errors.map((error) => `<li>${escape(error.detail)}</li>`).join('')}</ul>`;
  return page({
    title,
    base,
    body: `<p>${escape(errors.length < 2 ? detail : 'Several things need another look:')}</p>${list}<p>${escape(fix)}</p>
<p class="aside">${status} ${escape(code)}, request ${escape(requestId)}</p>`,
  });
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Exchange } from '../route.ts';
import { HTML_TYPE, pageFields, type Answer, type HeaderFields } from '../answer.ts';
import { encodingFor } from '../negotiate.ts';

/** Header fields of pages. They run only their own script, which calls only this service. */
export const PAGE_FIELDS = pageFields("script-src 'self'; connect-src 'self'; ");
/** Header fields of pages with a prefilled query. */
export const NOINDEX: HeaderFields = [['x-robots-tag', 'noindex']];

/** The header fields of a page that depends on the reader's cookie: no shared cache keeps it, and a browser asks again before it shows it. */
export const byCookie = (fields: HeaderFields): HeaderFields =>
  fields.map(([name, value]) => {
    if (name === 'vary') return [name, `${value}, Cookie`] as const;
    return [name, name === 'cache-control' && value !== 'no-store' ? 'private, no-cache' : value] as const;
  });

/** Fast rather than small, because it is used for one request: a few percent more bytes in a tenth of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The answer with a page made for one request: compressed, and never cached. */
export async function pageReply(
  html: string,
  { request }: Exchange,
  { status = 200, fields = [] }: { status?: number; fields?: HeaderFields } = {},
): Promise<Answer> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body =
    encoding === undefined
      ? html
      : encoding === 'br'
        ? await promisify(brotliCompress)(html, BROTLI)
        : await promisify(gzip)(html);
  return {
    status,
    fields: [
      ['content-type', HTML_TYPE],
      ...(encoding === undefined ? [] : ([['content-encoding', encoding]] as const)),
      ['cache-control', 'no-store'],
      ['vary', 'Accept, Accept-Encoding'],
      ...fields,
      ...PAGE_FIELDS,
    ],
    body,
  };
}

import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Failure } from '../errors.ts';
import { MAX_BODY, MAX_TEXT } from '../registry/fields.ts';
import type { HeaderFields, Refusal } from './answer.ts';

/** The time for a whole body to arrive, in milliseconds. */
const BODY_TIMEOUT_MS = 10_000;

/** The input, or why it is refused. */
export type Input = { readonly value: unknown } | Refusal;

const CLOSE: HeaderFields = [['connection', 'close']];

/** A kind of body: what it is called, its media type, and what to do if another one came. */
interface Media {
  readonly type: RegExp;
  readonly missing: (detail: string) => Refusal;
  readonly refused: string;
  readonly fields: HeaderFields;
}

const badJson = (detail: string): Refusal => ({
  failure: { code: 'INVALID_JSON', detail, fix: 'Send one JSON object in UTF-8.' },
});
const badForm = (detail: string): Refusal => ({
  failure: { code: 'MALFORMED_REQUEST', detail, fix: 'Go back to the form and send it again.' },
});

const JSON_BODY: Media = {
  type: /^application\/(?:[\w.-]+\+)?json$/,
  missing: badJson,
  refused: 'Send JSON in UTF-8, with the header field "Content-Type: application/json".',
  fields: [['accept-post', 'application/json']],
};
const FORM_BODY: Media = {
  type: /^application\/x-www-form-urlencoded$/,
  missing: badForm,
  refused: 'Send the form of the page.',
  fields: [['accept-post', 'application/x-www-form-urlencoded']],
};

/** Reads a JSON body: UTF-8, at most {@link MAX_BODY} bytes, complete within the timeout. */
export async function readJson(request: IncomingMessage, timeoutMs?: number): Promise<Input> {
  const text = await readText(request, JSON_BODY, timeoutMs);
  if (typeof text !== 'string') return text;
  try {
    return { value: JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text) };
  } catch {
    return badJson('The body is not valid JSON.');
  }
}

/** Reads the known fields of a submitted form, with the limits of {@link readJson}. */
export async function readForm(
  request: IncomingMessage,
  known: ReadonlySet<string>,
  timeoutMs?: number,
): Promise<Input> {
  const text = await readText(request, FORM_BODY, timeoutMs);
  return typeof text === 'string' ? readQuery(`?${text}`, known) : text;
}

async function readText(
  request: IncomingMessage,
  media: Media,
  timeoutMs = BODY_TIMEOUT_MS,
): Promise<string | Refusal> {
  const { headers } = request;
  const length = headers['content-length'];
  if (length === '0' || (length === undefined && headers['transfer-encoding'] === undefined))
    return media.missing('The body is empty.');
  const refused = refuseMedia(media, headers['content-type'], headers['content-encoding']);
  if (refused !== undefined) return refused;
  if (Number(length) > MAX_BODY) return tooLarge();
  const bytes = await readBytes(request, Number(length ?? MAX_BODY), timeoutMs);
  if (!Buffer.isBuffer(bytes)) return bytes;
  if (bytes.length === 0) return media.missing('The body is empty.');
  return isUtf8(bytes) ? bytes.toString('utf8') : media.missing('The body is not valid UTF-8.');
}

/** Reads at most so many bytes into one piece: a body may come in tens of thousands of chunks, and each that is kept takes memory of its own. */
function readBytes(request: IncomingMessage, most: number, timeoutMs: number): Promise<Buffer | Refusal> {
  return new Promise((resolve) => {
    const bytes = Buffer.allocUnsafe(most);
    let size = 0;
    const settle = (result: Buffer | Refusal) => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onClose);
      resolve(result);
    };
    const onData = (chunk: Buffer) => {
      if (size + chunk.length > most) return settle(tooLarge());
      size += chunk.copy(bytes, size);
    };
    const onEnd = () => settle(bytes.subarray(0, size));
    const onClose = () => settle({ failure: INCOMPLETE, fields: CLOSE });
    const timer = setTimeout(() => settle({ failure: timedOut(timeoutMs), fields: CLOSE }), timeoutMs);
    request.on('data', onData).once('end', onEnd).once('close', onClose);
  });
}

function refuseMedia(media: Media, type: string | undefined, encoding: string | undefined): Refusal | undefined {
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity') {
    return {
      failure: {
        code: 'UNSUPPORTED_MEDIA_TYPE',
        detail: 'A compressed body is not supported.',
        fix: 'Send it uncompressed, without Content-Encoding.',
      },
      fields: [['accept-encoding', 'identity']],
    };
  }
  if (type !== undefined && isOf(media, type)) return undefined;
  return {
    failure: {
      code: 'UNSUPPORTED_MEDIA_TYPE',
      detail: type === undefined ? 'The Content-Type is missing.' : 'The media type of the body is not supported.',
      fix: media.refused,
    },
    fields: media.fields,
  };
}

/** Whether a `Content-Type` field means such a body in UTF-8. It is cut into parts first: an expression for the whole is easily quadratic. */
function isOf({ type: wanted }: Media, field: string): boolean {
  const [type = '', ...parameters] = field.toLowerCase().split(';');
  return (
    wanted.test(type.trim()) &&
    parameters.every((parameter) => {
      const [name = '', value, ...more] = parameter.split('=');
      if (value === undefined) return name.trim() === '';
      return name.trim() === 'charset' && /^(?:utf-?8|"utf-?8")$/.test(value.trim()) && more.length === 0;
    })
  );
}

const INCOMPLETE: Failure = {
  code: 'MALFORMED_REQUEST',
  detail: 'The body is incomplete.',
  fix: 'Send it again, with a Content-Length that matches the body.',
};

const timedOut = (timeoutMs: number): Failure => ({
  code: 'TIMED_OUT',
  detail: `The body did not arrive within ${timeoutMs / 1000} seconds.`,
  fix: 'Send the whole body at once.',
});

const tooLarge = (): Refusal => ({
  failure: {
    code: 'TOO_LARGE',
    detail: `The body is larger than ${MAX_BODY / 1024} KiB.`,
    fix: `Send a shorter text; no field takes more than ${MAX_TEXT.toLocaleString('en')} characters.`,
  },
});

/**
 * Reads a query into one record; a repeated parameter becomes a list.
 *
 * @param search starts with a question mark, or is empty
 * @param known the parameters to read: the query is refused if one of them cannot be decoded
 */
export function readQuery(search: string, known: Pick<ReadonlySet<string>, 'has'>): Input {
  const values = new Map<string, string[]>();
  for (const pair of search.slice(1).split('&')) {
    const at = pair.indexOf('=');
    const name = decoded(at < 0 ? pair : pair.slice(0, at));
    if (name === undefined || !known.has(name)) continue;
    const text = at < 0 ? '' : decoded(pair.slice(at + 1));
    if (text === undefined) {
      const detail = `${name} is not percent-encoded UTF-8.`;
      return {
        failure: {
          code: 'MALFORMED_REQUEST',
          detail,
          fix: 'Encode the value as encodeURIComponent does.',
          errors: [{ field: name, detail }],
        },
        at: 'query',
      };
    }
    const before = values.get(name);
    if (before === undefined) values.set(name, [text]);
    else before.push(text);
  }
  return {
    value: Object.fromEntries(Array.from(values, ([name, given]) => [name, given.length === 1 ? given[0] : given])),
  };
}

function decoded(text: string): string | undefined {
  const spaced = text.replaceAll('+', ' ');
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return undefined;
  }
}

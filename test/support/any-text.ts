/** Texts for property tests. fast-check's own (`unit: 'binary'`, and its parts of URLs) first make a table of every character, which takes a second in each process. */
import fc from 'fast-check';

const SURROGATES = 0xd800;
const SURROGATES_LENGTH = 0x800;

/** Any character of Unicode. */
const character = fc
  .integer({ min: 0, max: 0x10ffff - SURROGATES_LENGTH })
  .map((at) => String.fromCodePoint(at < SURROGATES ? at : at + SURROGATES_LENGTH), indexOf);

function indexOf(text: unknown): number {
  const code = typeof text === 'string' ? text.codePointAt(0) : undefined;
  if (code === undefined || text !== String.fromCodePoint(code) || (code & ~0x7ff) === SURROGATES)
    throw new Error('not a character');
  return code < SURROGATES ? code : code - SURROGATES_LENGTH;
}

/** Any text: of any characters, or words that programs stumble over, such as `__proto__`. */
export const anyText = (constraints: { readonly maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ unit: character, ...constraints });

/** A part of a URL: letters, digits, some of these marks, and any character percent-encoded. */
const urlText = (marks: string): fc.Arbitrary<string> =>
  fc.string({
    unit: fc.oneof(
      {
        weight: 10,
        arbitrary: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', ...marks),
      },
      { weight: 1, arbitrary: character.map(encodeURIComponent) },
    ),
  });

const SEGMENT = "-._~!$&'()*+,;=:@";

/** One segment of a URL's path. */
export const urlSegment = (): fc.Arbitrary<string> => urlText(SEGMENT);

/** The query of a URL, without its question mark. */
export const urlQuery = (): fc.Arbitrary<string> => urlText(`${SEGMENT}/?`);

/** A URL of the web. */
export const webUrl = (): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom('http', 'https'), fc.domain(), fc.array(urlSegment()))
    .map(([scheme, host, segments]) => `${scheme}://${[host, ...segments].join('/')}`);

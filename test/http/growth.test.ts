import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import test from 'node:test';
import { mergeClientConfig } from '../../src/clients/configuration-file.ts';
import { clientConfiguration, startHere } from '../../src/clients/configuration.ts';
import { loadConfig } from '../../src/config.ts';
import { clientAddress } from '../../src/http/address.ts';
import { createAsset } from '../../src/http/assets.ts';
import { readKey } from '../../src/http/idempotency.ts';
import { readJson, readQuery } from '../../src/http/input.ts';
import { encodingFor, problemRendering, rendering } from '../../src/http/negotiate.ts';
import { isFromHere, originCheck } from '../../src/http/origin.ts';
import { layoutOf } from '../../src/register/importing/formats.ts';
import { parseInput } from '../../src/registry/call.ts';
import { inputSchema } from '../../src/registry/json-schema.ts';
import { shortSource } from '../../src/text/markdown.ts';
import { withoutPersonalData } from '../../src/text/personal.ts';
import { visibleOnly, withInvisibleEscaped, withoutMarkup, withoutOpenMarkup } from '../../src/text/invisible.ts';
import { lineCutter } from '../../src/mcp/lines.ts';
import { tools } from '../../tools/index.ts';
import { openApp } from '../../src/app.ts';
import { scratch } from '../support/built.ts';

/** What hostile text is made of, repeated: whatever an expression skips, splits at, pairs or folds. */
const PIECES = [
  'a', ' ', '\t', ',', ';', '"', '\\', '=', '/', '.', ':', '-', '0', '%41', '%', '&', '{', '[', '[]', '()', '\u00e9',
  'a ', ' a', 'a,', ', ', '";', '",', 'a=', 'a;', '; ', '\u0301', '\u0315\u0316', '%CC%95%CC%96', 'ɛ', '\u200b', '\u{E0041}', '\n', ' \n', '*', '1', '1 ', '+1', '(0', 'GHA-1', 'a@', 'tin ', 'aged 1', 'ten ',
]; // prettier-ignore

const SMALL = 1_024;
const LARGE = 16_384;
/** Linear growth is 16, quadratic growth 256. */
const BOUND = 90;
/** A reading that takes less than this for 1k is not told from the machine's noise, in milliseconds. */
const NOISE = 0.05;

const sized = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** The time that this process has computed, in milliseconds: other processes do not lengthen it. */
const clock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** The median time of one reading, in milliseconds. */
function timeOf(read: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const started = clock();
    let count = 0;
    do {
      read();
      count += 1;
    } while (clock() - started < 0.3);
    return (clock() - started) / count;
  });
  return times.sort((a, b) => a - b)[2]!;
}

/** The readings whose time grows by more than the bound from 1k to 16k; each is measured again before it counts. */
function superlinear(readers: Readonly<Record<string, (text: string) => unknown>>): string[] {
  return Object.entries(readers).flatMap(([name, read]) =>
    PIECES.flatMap((piece) => {
      // Fast enough for 16k, whatever it takes for 1k.
      const started = clock();
      read(sized(piece, LARGE));
      if (clock() - started < NOISE * BOUND) return [];
      const ratio = () =>
        timeOf(() => read(sized(piece, LARGE))) /
        Math.max(
          NOISE,
          timeOf(() => read(sized(piece, SMALL))),
        );
      const first = ratio();
      const least = first > BOUND ? Math.min(first, ratio(), ratio()) : first;
      return least > BOUND ? [`${name} of ${JSON.stringify(piece)}: ${Math.round(least)}`] : [];
    }),
  );
}

const request = (headers: Record<string, string>, url = '/'): IncomingMessage =>
  ({ url, headers, socket: { localPort: 80, remoteAddress: '127.0.0.1' } }) as unknown as IncomingMessage;

test('the time to read any header field grows with its length, not with the square of it', () => {
  const asset = createAsset('x'.repeat(1_000), 'text/plain', []);
  const trusted = clientAddress({ networks: ['127.0.0.0/8'] });
  const config = loadConfig({ SVC_BASE_URL: 'http://localhost:3000' });
  const check = originCheck(config);
  const found = superlinear({
    'Content-Type': (text) => readJson(request({ 'content-length': '3', 'content-type': `${text}x` })),
    'Content-Type after json': (text) =>
      readJson(request({ 'content-length': '3', 'content-type': `application/json${text}x`, 'content-encoding': 'x' })),
    'Content-Type before its parameter': (text) =>
      readJson(request({ 'content-length': '200000', 'content-type': `application/json;${text}charset=x` })),
    'Content-Encoding': (text) => readJson(request({ 'content-length': '3', 'content-encoding': `${text}x` })),
    Accept: (text) => rendering(`${text}x`, true),
    'Accept with HTML': (text) => problemRendering(`text/html;q=${text}x`),
    'Accept-Encoding': (text) => encodingFor(`gzip;q=${text}x`),
    'If-None-Match': (text) => asset.answer({ 'if-none-match': `${text}x` }),
    'X-Forwarded-For': (text) => trusted('127.0.0.1', text),
    'X-Forwarded-For ending in an address': (text) => trusted('127.0.0.1', `${text},127.0.0.1`),
    'Idempotency-Key': (text) => readKey(`"${text}`),
    Host: (text) => check.foreignHost(request({ host: text })),
    'Host of this computer': (text) => isFromHere(request({ host: text }), '127.0.0.1', config),
    Origin: (text) => check.foreignOrigin(request({ origin: `http://${text}` })),
    target: (text) => check.foreignHost(request({}, `http://${text}`)),
    query: (text) => readQuery(`?${text}`, new Set(['a'])),
    'value in a query': (text) => readQuery(`?a=${text}`, new Set(['a'])),
    'repeated parameter': (text) => readQuery(`?${'a=b&'.repeat(text.length / 4)}`, new Set(['a'])),
  });
  assert.deepEqual(found, []);
});

test('the time to read any field of any tool grows with its length, and so with the number of unknown fields', () => {
  const readers = tools.flatMap((tool) => [
    ...Object.keys(inputSchema(tool).properties).map(
      (field) => [`${tool.name}.${field}`, (text: string) => parseInput(tool, { [field]: text }, 'refuse')] as const,
    ),
    [`a name of a field of ${tool.name}`, (text: string) => parseInput(tool, { [text]: 1 }, 'refuse')] as const,
  ]);
  assert.deepEqual(superlinear(Object.fromEntries(readers)), []);
  const many = tools.map((tool) => {
    const input = (length: number) => Object.fromEntries(Array.from({ length: length / 8 }, (_, at) => [`x${at}`, at]));
    const [small, large] = [input(SMALL), input(LARGE)];
    const ratio = () =>
      timeOf(() => parseInput(tool, large, 'refuse')) /
      Math.max(
        NOISE,
        timeOf(() => parseInput(tool, small, 'refuse')),
      );
    return Math.min(ratio(), ratio(), ratio());
  });
  for (const ratio of many) assert.ok(ratio < BOUND, `${many.map(Math.round).join(', ')}`);
});

test('the time to answer grows with the length of a text, up to the longest that a field takes', async (context) => {
  const app = openApp(loadConfig({ SVC_DATA_DIR: scratch(context) }), { report: () => {} });
  context.after(() => app.close());
  const tool = app.registry.tool('recommend_registration_entity')!;
  await app.call({ tool, input: { purpose: 'bread' } });
  const time = async (text: string): Promise<number> => {
    const times: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const started = clock();
      await app.call({ tool, input: { purpose: text } });
      times.push(clock() - started);
    }
    return times.sort((a, b) => a - b)[3]!;
  };
  const found: string[] = [];
  for (const piece of [...PIECES, 'we ', 'no not ', 'two people ', 'a. ', '1,000 ', 'https://a.b/ ', 'abcdefghij']) {
    const ratio = async () => (await time(sized(piece, 1_990))) / Math.max(0.5, await time(sized(piece, 250)));
    // Linear growth is 8, quadratic growth 64.
    const first = await ratio();
    const least = first > 40 ? Math.min(first, await ratio(), await ratio()) : first;
    if (least > 40) found.push(`${JSON.stringify(piece)}: ${Math.round(least)}`);
  }
  assert.deepEqual(found, []);
});

test('the time to read a file, a line and a text of strangers grows with its length', () => {
  const configuration = clientConfiguration('vscode', startHere('/x.js', { env: {}, flags: [] }));
  const quietly = (read: () => unknown): void => {
    try {
      read();
    } catch {
      // What is refused takes time, too.
    }
  };
  const found = superlinear({
    'a configuration': (text) => quietly(() => mergeClientConfig('vscode', text, configuration)),
    'a text in a configuration': (text) =>
      quietly(() => mergeClientConfig('cursor', JSON.stringify({ mcpServers: {}, text }), configuration)),
    'the first line of an import': (text) => quietly(() => layoutOf(text.split(','), {})),
    'a heading of an import': (text) => quietly(() => layoutOf(['name', text], {})),
    'a line of stdin': (text) => lineCutter()(Buffer.from(text)),
    'a text of a service': (text) => visibleOnly({ text }),
    'a quoted text': (text) => withInvisibleEscaped(text),
    'a name in a sentence': (text) => withoutMarkup(text),
    'a sentence of a service': (text) => withoutOpenMarkup(text),
    'a source in a few words': (text) => shortSource(text),
    'a source in a few words, of an Act': (text) => shortSource(`(Act 1)${text}`),
    'a purpose in an address': (text) => withoutPersonalData(text),
    'a purpose that ends in an address': (text) => withoutPersonalData(`${text}@`),
    'a purpose after the name of a card': (text) => withoutPersonalData(`passport ${text}x`),
    'a purpose after an age': (text) => withoutPersonalData(`aged ${text}17 years${text}`),
  });
  assert.deepEqual(found, []);
});

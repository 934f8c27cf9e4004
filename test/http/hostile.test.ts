import assert from 'node:assert/strict';
import test from 'node:test';
import { postJson, raw, startService, type Problem } from '../support/http.ts';

const KB = 1024;
const CLOSE = 'connection: close\r\n\r\n';
const HOST = 'host: x\r\n';
const JSON_BODY = `${HOST}content-type: application/json\r\n`;
const POST = '/api/v1/bot-feedback';
const CHECK = '/application/business-name-availability';

const get = (target: string, fields = '') => `GET ${target} HTTP/1.1\r\n${HOST}${fields}${CLOSE}`;
const post = (body: string, fields = '', path = POST) =>
  `POST ${path} HTTP/1.1\r\n${JSON_BODY}${fields}content-length: ${Buffer.byteLength(body, 'latin1')}\r\n${CLOSE}${body}`;
const chunked = (chunks: string) =>
  `POST ${POST} HTTP/1.1\r\n${JSON_BODY}transfer-encoding: chunked\r\n${CLOSE}${chunks}`;
const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
const fields = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`u${at}`, 0])));

/** Hostile requests by what they attack: the bytes, and the statuses that may answer them. 0: the connection is closed unanswered. */
const SHAPES: Readonly<Record<string, readonly (readonly [what: string, bytes: string, ...statuses: number[]])[]>> = {
  'the request line': [
    ['nothing but line ends', '\r\n\r\n\r\n\r\n', 0, 400],
    ['a method in small letters', `get / HTTP/1.1\r\n${HOST}${CLOSE}`, 400],
    ['a method that is long', `${'A'.repeat(5_000)} / HTTP/1.1\r\n${HOST}${CLOSE}`, 400],
    ['HTTP/0.9', 'GET /\r\n\r\n', 400],
    ['HTTP/1.2', `GET /healthz HTTP/1.2\r\n${HOST}${CLOSE}`, 400, 505],
    ['HTTP/9.9', `GET / HTTP/9.9\r\n${HOST}${CLOSE}`, 400, 505],
    ['a version with spaces', `GET / HTTP / 1.1\r\n${HOST}${CLOSE}`, 400],
    ['two spaces before the target', `GET  / HTTP/1.1\r\n${HOST}${CLOSE}`, 400, 200],
    ['a tab for a space', `GET\t/\tHTTP/1.1\r\n${HOST}${CLOSE}`, 400],
    ['a bare line feed', `GET /healthz HTTP/1.1\n${HOST}${CLOSE}`, 400, 200],
    ['a bare carriage return', `GET / HTTP/1.1\r${HOST}${CLOSE}`, 400],
    ['an empty target', `GET  HTTP/1.1\r\n${HOST}${CLOSE}`, 400],
    ['a fragment in the target', get('/healthz#x'), 200, 400, 404],
    ['a backslash for a slash', get('\\healthz'), 400],
    ['a target with credentials', get('http://a:b@x/healthz'), 200, 400, 403],
    ['a target of another scheme', get('ftp://x/'), 400],
    ['a target without a host', get('http:///healthz'), 400],
    ['a target with a long host', get(`http://${'a'.repeat(5_000)}/`), 400],
    ['a target with encoded marks for a host', get(`http://${'%CC%95%CC%96'.repeat(800)}/`), 400],
    ['bytes above ASCII in the target', get('/\xff\xfe'), 400, 404],
    ['an overlong encoding of a slash', get('/%c0%af'), 400],
    ['half an escape', get('/%'), 400, 404],
    ['an escape of null', get('/%00'), 400, 404],
    ['escaped dots and slashes', get('/%2e%2e%2f%2e%2e%2fetc%2fpasswd'), 404, 400],
    ['an escape twice', get('/%252e%252e/'), 404],
    ['a path of semicolons', get(`/${';'.repeat(8_000)}`), 404],
    ['a path of slashes', get('/'.repeat(15_000)), 404],
    ['a path of dots', get(`/${'../'.repeat(5_000)}`), 404, 200],
    ['a path like a Windows drive', get('/C:\\Windows\\win.ini'), 404, 400],
    ['a template for a path', get('/${7*7}{{7*7}}'), 404],
    ['a name of the prototype', get('/__proto__'), 404],
    ['an entity of the prototype', get('/start/constructor'), 404],
    ['an entity that cannot be decoded', get('/start/%ff'), 400],
    ['an entity of 15,000 letters', get(`/start/${'a'.repeat(15_000)}`), 404],
    ['a target over 16 KiB', get(`/?${'a'.repeat(17_000)}`), 431],
  ],
  'Host and Origin': [
    ['an empty Host', `GET / HTTP/1.1\r\nhost:\r\n${CLOSE}`, 403, 400],
    ['a Host with a path', `GET / HTTP/1.1\r\nhost: x/y\r\n${CLOSE}`, 400],
    ['a Host with credentials', `GET / HTTP/1.1\r\nhost: a@x\r\n${CLOSE}`, 400],
    ['a Host with an open bracket', `GET / HTTP/1.1\r\nhost: [::1\r\n${CLOSE}`, 400],
    ['a Host with a port of letters', `GET / HTTP/1.1\r\nhost: x:http\r\n${CLOSE}`, 400],
    ['a Host with a port above all', `GET / HTTP/1.1\r\nhost: x:99999999\r\n${CLOSE}`, 403],
    ['a Host of another', `GET / HTTP/1.1\r\nhost: evil.example\r\n${CLOSE}`, 403],
    ['a Host that ends in ours', `GET / HTTP/1.1\r\nhost: evil-x\r\n${CLOSE}`, 403],
    ['a Host of this computer without its port', `GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n${CLOSE}`, 403],
    ['a Host of 15,000 letters', `GET / HTTP/1.1\r\nhost: ${'a'.repeat(15_000)}\r\n${CLOSE}`, 400],
    ['a Host of encoded marks', `GET / HTTP/1.1\r\nhost: ${'%CC%95%CC%96'.repeat(1_200)}\r\n${CLOSE}`, 400],
    ['a Host of bytes above ASCII', `GET / HTTP/1.1\r\nhost: \xff\r\n${CLOSE}`, 400],
    ['Host twice, the same', `GET / HTTP/1.1\r\n${HOST}${HOST}${CLOSE}`, 400],
    ['Host in a folded line', `GET / HTTP/1.1\r\nhost:\r\n x\r\n${CLOSE}`, 400],
    ['a space before the colon of Host', `GET / HTTP/1.1\r\nhost : x\r\n${CLOSE}`, 400],
    ['a write from Origin null', post('{"kind":"suggestion","message":"x"}', 'origin: null\r\n'), 403],
    ['a write from another Origin', post('{"kind":"suggestion","message":"x"}', 'origin: https://evil.example\r\n'), 403],
    ['a write from a long Origin', post('{}', `origin: https://${'%CC%95%CC%96'.repeat(1_000)}\r\n`), 403],
    ['a write from two Origins', post('{}', 'origin: http://x\r\norigin: http://y\r\n'), 403],
    ['metrics by another name', get('/metrics'), 403],
  ],
  'header fields': [
    ['a field without a colon', `GET / HTTP/1.1\r\n${HOST}x\r\n${CLOSE}`, 400],
    ['a field without a name', `GET / HTTP/1.1\r\n${HOST}: x\r\n${CLOSE}`, 400],
    ['a null byte in a value', `GET / HTTP/1.1\r\n${HOST}x: \0\r\n${CLOSE}`, 400],
    ['a name with a space', `GET / HTTP/1.1\r\n${HOST}x y: z\r\n${CLOSE}`, 400],
    ['a line that is folded', `GET / HTTP/1.1\r\n${HOST}x: a\r\n b\r\n${CLOSE}`, 400],
    ['2,000 fields', get('/healthz', Array.from({ length: 2_000 }, (_, at) => `x${at}:\r\n`).join('')), 200, 431],
    ['one field 1,500 times', get('/healthz', 'x: y\r\n'.repeat(1_500)), 200, 431],
    ['a field over 16 KiB', get('/', `x: ${'a'.repeat(17_000)}\r\n`), 431],
    ['__proto__ as a field', get('/healthz', '__proto__: x\r\n'), 200],
    ['Accept of 15,000 commas', get('/', `accept: ${','.repeat(15_000)}\r\n`), 200],
    ['Accept of open quotes', get('/', `accept: text/html;q="${'",'.repeat(7_000)}\r\n`), 200, 406],
    ['Accept of no type', get('/api/v1/registration-options', 'accept: ;;;q=x\r\n'), 406, 200],
    ['Accept-Encoding of 15,000 names', get('/openapi.json', `accept-encoding: ${'a,'.repeat(7_500)}\r\n`), 200],
    ['Accept-Encoding of bombs', get('/openapi.json', 'accept-encoding: gzip, gzip, br;q=1e9, *;q=-1\r\n'), 200],
    ['If-None-Match of 15,000 commas', get('/openapi.json', `if-none-match: ${','.repeat(15_000)}\r\n`), 200],
    ['Range of a million parts', get('/openapi.json', `range: bytes=${'0-,'.repeat(4_000)}0-\r\n`), 200],
    ['X-Forwarded-For of 15,000 commas', get('/', `x-forwarded-for: ${','.repeat(15_000)}\r\n`), 200],
    ['X-Forwarded-For of markup', get('/', 'x-forwarded-for: <script>, ::1%0a\r\n'), 200],
    ['Cookie of 15,000 letters', get('/', `cookie: ${'a=b;'.repeat(3_700)}\r\n`), 200],
    ['Authorization', get('/metrics', 'authorization: Basic YTpi\r\n'), 403],
    ['X-HTTP-Method-Override', get('/healthz', 'x-http-method-override: DELETE\r\n'), 200],
    ['X-Original-URL', get('/healthz', 'x-original-url: /metrics\r\n'), 200],
    ['an upgrade to HTTP/2', get('/healthz', 'connection: upgrade, http2-settings\r\nupgrade: h2c\r\n'), 200],
    ['Expect twice', post('{}', 'expect: 100-continue\r\nexpect: 100-continue\r\n'), 100],
    ['an Idempotency-Key of spaces', post('{"kind":"suggestion","message":"x"}', 'idempotency-key: a b\r\n'), 400],
    ['an Idempotency-Key of backslashes', post('{}', `idempotency-key: "${'\\'.repeat(15_000)}\r\n`), 400],
    ['two Idempotency-Keys', post('{}', 'idempotency-key: a\r\nidempotency-key: b\r\n'), 400, 422],
  ],
  'media types': [
    ['Content-Type of 15,000 spaces', post('{}', '').replace('application/json', `application/json${' '.repeat(15_000)}x`), 415],
    ['Content-Type of 15,000 tabs', post('{}', '').replace('application/json', `application/json;${'\t'.repeat(15_000)}x`), 415],
    ['Content-Type of dots', post('{}', '').replace('application/json', `application/${'.'.repeat(15_000)}`), 415],
    ['Content-Type of semicolons', post('{}', '').replace('application/json', `application/json${';'.repeat(15_000)}x`), 415],
    ['Content-Type of a form', post('a=b', '').replace('application/json', 'application/x-www-form-urlencoded'), 415],
    ['Content-Type of parts', post('--x--', '').replace('application/json', 'multipart/form-data; boundary=x'), 415],
    ['Content-Type of XML', post('<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>', '').replace('application/json', 'text/xml'), 415],
    ['no Content-Type', `POST ${POST} HTTP/1.1\r\n${HOST}content-length: 2\r\n${CLOSE}{}`, 415],
    ['another charset', post('{}', '').replace('application/json', 'application/json; charset=utf-16'), 415],
    ['a body that says it is compressed', post('\x1f\x8b', 'content-encoding: gzip\r\n'), 415],
    ['compressions in a row', post('x', `content-encoding: ${'gzip,'.repeat(3_000)}\r\n`), 415],
  ],
  framing: [
    ['a length with a plus', `POST ${POST} HTTP/1.1\r\n${JSON_BODY}content-length: +2\r\n${CLOSE}{}`, 400],
    ['a length in hexadecimal', `POST ${POST} HTTP/1.1\r\n${JSON_BODY}content-length: 0x2\r\n${CLOSE}{}`, 400],
    ['a length of twenty digits', `POST ${POST} HTTP/1.1\r\n${JSON_BODY}content-length: 99999999999999999999\r\n${CLOSE}`, 400, 413],
    ['a length above all that is taken', `POST ${POST} HTTP/1.1\r\n${JSON_BODY}content-length: 9007199254740991\r\n${CLOSE}`, 413],
    ['two lengths', `POST ${POST} HTTP/1.1\r\n${JSON_BODY}content-length: 2\r\ncontent-length: 3\r\n${CLOSE}{}`, 400],
    ['a list of lengths', `POST ${POST} HTTP/1.1\r\n${JSON_BODY}content-length: 2, 2\r\n${CLOSE}{}`, 400],
    ['chunks of an unknown coding', `POST ${POST} HTTP/1.1\r\n${JSON_BODY}transfer-encoding: xchunked\r\n${CLOSE}0\r\n\r\n`, 400, 501],
    ['chunked before another coding', `POST ${POST} HTTP/1.1\r\n${JSON_BODY}transfer-encoding: chunked, gzip\r\n${CLOSE}0\r\n\r\n`, 400, 501],
    ['chunked with a vertical tab', `POST ${POST} HTTP/1.1\r\n${JSON_BODY}transfer-encoding: \x0bchunked\r\n${CLOSE}0\r\n\r\n`, 400],
    ['Transfer-Encoding twice', `POST ${POST} HTTP/1.1\r\n${JSON_BODY}transfer-encoding: chunked\r\ntransfer-encoding: identity\r\n${CLOSE}0\r\n\r\n`, 400],
    ['a chunk size below zero', chunked('-1\r\n{}\r\n0\r\n\r\n'), 400],
    ['a chunk size that overflows', chunked('ffffffffffffffff0\r\n{}\r\n'), 400],
    ['a chunk longer than its size', chunked('1\r\n{}\r\n0\r\n\r\n'), 400],
    ['a chunk that ends in a line feed', chunked('2\n{}\n0\n\n'), 400],
    ['chunk extensions of 20,000 letters', chunked(`2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`), 413, 400],
    ['trailers that name the length', chunked('2\r\n{}\r\n0\r\ncontent-length: 5\r\n\r\n'), 422, 400],
    ['trailers of 20,000 letters', chunked(`2\r\n{}\r\n0\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`), 431, 422, 400],
    ['70,000 chunks of a byte', chunked('1\r\n \r\n'.repeat(70_000)), 413, 0],
    ['a request within the body of GET', `GET /healthz HTTP/1.1\r\n${HOST}content-length: 35\r\n${CLOSE}GET /metrics HTTP/1.1\r\nhost: x\r\n\r\n`, 200],
    ['a request behind a length of zero', `POST ${POST} HTTP/1.1\r\n${JSON_BODY}content-length: 0\r\n${CLOSE}GET /metrics HTTP/1.1\r\n\r\n`, 400],
  ],
  bodies: [
    ['lists in lists, 30,000 deep', post(nested('[', ']', 30_000)), 422],
    ['objects in objects, 10,000 deep', post(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`), 422],
    ['a field of lists in lists', post(`{"kind":${nested('[', ']', 30_000)},"message":"x"}`), 422],
    ['lists that are not closed', post('['.repeat(60_000)), 400],
    ['5,000 unknown fields', post(fields(5_000)), 422],
    ['5,000 unknown fields of a tool that reads', post(fields(5_000), '', CHECK), 422],
    ['a field with a name of 60,000 letters', post(`{"${'a'.repeat(60_000)}":1}`), 422],
    ['a field with a name of escapes', post(`{"${'\\u202e'.repeat(9_000)}":1}`), 422],
    ['the same field 4,000 times', post(`{${'"kind":"x",'.repeat(4_000)}"message":"x"}`), 422],
    ['__proto__ with fields', post('{"__proto__":{"kind":"suggestion"},"constructor":1,"toString":2}'), 422],
    ['a number of 60,000 digits', post('9'.repeat(60_000), '', CHECK), 422],
    ['a number beyond all', post('{"business_name":"Ama","limit":1e999}', '', CHECK), 422],
    ['minus zero', post('{"business_name":"Ama","limit":-0}', '', CHECK), 422],
    ['a text of 60,000 letters', post(`{"business_name":"${'a'.repeat(60_000)}"}`, '', CHECK), 422],
    ['a text of spaces', post(`{"business_name":"${' '.repeat(60_000)}"}`, '', CHECK), 422],
    ['a text of nothing visible', post(`{"business_name":"${'\\u200b'.repeat(100)}"}`, '', CHECK), 422],
    ['a text of marks out of order', post(`{"business_name":"a${'\\u0315\\u0316'.repeat(5_000)}"}`, '', CHECK), 422],
    ['half a surrogate pair', post('{"business_name":"\\ud800"}', '', CHECK), 422],
    ['a null byte in a text, which is left out', post('{"business_name":"a\\u0000b"}', '', CHECK), 200],
    ['a direction override, which is left out', post('{"business_name":"\\u202eamA"}', '', CHECK), 200],
    ['a text of which nothing can be seen', post('{"business_name":"\\u202e\\u200b"}', '', CHECK), 422],
    ['a placeholder', post('{"business_name":"<business_name>"}', '', CHECK), 422],
    ['statements of SQL', post(`{"business_name":"x'); DROP TABLE names;--"}`, '', CHECK), 200],
    ['a list for the body', post('[1,2,3]'), 422],
    ['a text for the body', post('"x"'), 422],
    ['null for the body', post('null'), 422],
    ['two bodies', post('{}{}'), 400],
    ['NaN', post('{"limit":NaN}', '', CHECK), 400],
    ['a comment', post('{/* x */}'), 400],
    ['a trailing comma', post('{"kind":"suggestion",}'), 400],
    ['bytes that are not UTF-8', post('{"kind":"\xff"}'), 400],
    ['an overlong encoding', post('{"kind":"\xc0\x80"}'), 400],
    ['UTF-16', post('\xff\xfe{\0}\0'), 400],
    ['two byte order marks', post('\xef\xbb\xbf\xef\xbb\xbf{}'), 400],
    ['nothing but a byte order mark', post('\xef\xbb\xbf'), 400],
    ['70,000 bytes', post(' '.repeat(70_000)), 413],
  ],
  queries: [
    ['a parameter 1,000 times', get(`/business-name-renewal?${'entity_type=x&'.repeat(1_000)}`), 422],
    ['15,000 separators', get(`/?${'&'.repeat(15_000)}`), 200],
    ['a value of escapes', get(`/?business_name=${'%22'.repeat(5_000)}`, 'accept: text/html\r\n'), 200],
    ['a value of markup', get('/?business_name=%3Cscript%3Ealert(1)%3C/script%3E', 'accept: text/html\r\n'), 200],
    ['a value that cannot be decoded', get('/?business_name=%ff', 'accept: text/html\r\n'), 400],
    ['every field of the finder, long', get(`/?purpose=${'%26'.repeat(1_900)}&business_name=${'%22'.repeat(160)}&team_size=x&expects_donations=y`, 'accept: text/html\r\n'), 200],
    ['a start page with long values', get(`/start/partnership?purpose=${'%26'.repeat(3_000)}&business_name=${'%22'.repeat(1_000)}`, 'accept: text/html\r\n'), 200],
    ['a start page with 500 purposes', get(`/start/partnership?${'purpose=%22&'.repeat(500)}`, 'accept: text/html\r\n'), 200],
    ['a date of letters', get(`/business-name-renewal?registration_date=${'%22'.repeat(4_000)}`, 'accept: text/html\r\n'), 422],
    ['a calendar of nothing', get('/business-name-renewal.ics'), 404],
    ['a status that there is none of', get(`/api/v1/ai-skills?status=${'%22'.repeat(4_000)}`), 200, 400, 422],
    ['a part without its field', get('/parts/names'), 200],
    ['a part with a long name', get(`/parts/names?business_name=${'%22'.repeat(4_000)}`), 200],
  ],
}; // prettier-ignore

const all = Object.entries(SHAPES).flatMap(([group, shapes]) => shapes.map((shape) => ({ group, shape })));
/** Documents that are the same for everyone. */
const CONSTANT = /^GET \/(?:openapi\.json|docs|catalog\.json)/;

test(`${all.length} hostile requests are each answered as they deserve, with at most 128 KiB, and the service stays as it was`, async (context) => {
  const { port, url, faults } = await startService(context, { settings: { SVC_ALLOW_HOST: 'x' } });
  assert.ok(all.length > 150, `${all.length}`);
  const wrong: string[] = [];
  for (const { group, shape } of all) {
    const [what, bytes, ...statuses] = shape;
    const { status, text, body } = await raw(port, Buffer.from(bytes, 'latin1'));
    const told = `${group}: ${what}`;
    if (!statuses.includes(status)) wrong.push(`${told}: ${status}, not ${statuses.join(' or ')}`);
    if (!CONSTANT.test(bytes) && text.length > 128 * KB) wrong.push(`${told}: ${text.length} bytes`);
    if (status === 0) continue;
    if (!/\r\nx-request-id: [\w-]+\r\n/.test(text)) wrong.push(`${told}: no request id`);
    if (/node_modules|\n\s+at |\/src\/|HPE_|ERR_|ZodError|(?:Type|Range|Syntax)Error/.test(text))
      wrong.push(`${told}: from the inside`);
    if (status < 400 || !/content-type: application\/problem\+json/.test(text)) continue;
    const problem = JSON.parse(Buffer.from(body, 'latin1').toString('utf8')) as Problem;
    if (problem.status !== status || problem.fix === '' || problem.detail === '') wrong.push(`${told}: ${body}`);
    if ((problem.errors?.length ?? 0) > 10) wrong.push(`${told}: ${problem.errors?.length} faults`);
  }
  assert.deepEqual(wrong, []);
  assert.deepEqual(faults, []);
  assert.equal((await fetch(`${url}/healthz`)).status, 200);
  assert.equal((await postJson(url + POST, { kind: 'suggestion', message: 'x' })).status, 202);
});

test('an answer tells of ten faults at most, those of known fields first, and cuts long names', async (context) => {
  const { url } = await startService(context);
  const many = Object.fromEntries(Array.from({ length: 2_500 }, (_, at) => [`unknown_${at}`, at]));
  const response = await postJson(url + POST, { ...many, kind: 'x', ['k'.repeat(9_000)]: 1 });
  const text = await response.text();
  assert.equal(response.status, 422);
  assert.ok(text.length < 8 * KB, `${text.length}`);
  const { errors = [], detail, fix } = JSON.parse(text) as Problem;
  assert.equal(errors.length, 10);
  assert.deepEqual(
    errors.slice(0, 2).map(({ pointer }) => pointer),
    ['/kind', '/message'],
  );
  assert.match(detail, /It has 2,493 more faults\.$/);
  assert.match(fix, /"kind":/);
  const long = (await (await postJson(url + POST, { ['k'.repeat(9_000)]: 1 })).json()) as Problem;
  assert.ok(long.errors?.every(({ pointer = '', detail: told }) => pointer.length < 70 && told.length < 300));
});

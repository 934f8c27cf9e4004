import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { WORDING } from '../../src/guidance/advice/wording.ts';
import { ENTITY_IDS } from '../../src/guidance/law/entity-ids.ts';
import { TWI } from '../../src/http/pages/messages/tw.ts';
import { isReviewed, offeredLanguages } from '../../src/http/pages/messages/languages.ts';
import { speaker, type Catalog } from '../../src/http/pages/messages/say.ts';
import { ROOT } from '../support/built.ts';
import { raw, sharedService } from '../support/http.ts';
import { HTML, LATE, RENEWAL, entitiesOf, pageAt } from '../support/pages.ts';
import { spokenIn } from '../support/spoken.ts';

const IN_TWI = { ...HTML, cookie: 'lang=tw' };
const SETTINGS = { SVC_UNREVIEWED_TEXT: 'on' };
const START = '/start/company_limited_by_shares?purpose=An+app+with+investors&business_name=Eko+Bank';

/** The pages whose text is in Twi, in the states that say different things. */
const PAGES = [
  '/',
  '/?business_name=Eko+Bank+Ghana+Ltd',
  '/?business_name=Tontonsansan+Looms',
  '/?business_name=',
  '/?purpose=I+sell+waakye+at+Madina%2C+only+me',
  '/?purpose=My+Chinese+friend+sells+phones+in+a+shop&foreign=owner&mainly_trading=yes',
  '/?purpose=I+am+a+Nigerian%2C+I+want+a+market+stall',
  '/?purpose=A+pharmacy+in+Tema&correct=activities',
  '/?purpose=&owners=many',
  '/names',
  '/names?names=Eko+Bank%0D%0ATontonsansan',
  '/names?names=',
  '/compare',
  RENEWAL,
  LATE,
  `${RENEWAL}?entity_type=sole_proprietorship&registration_date=2020-03-02&last_renewal_date=2026-03-02`,
  `${RENEWAL}?entity_type=company_limited_by_shares&registration_date=2009&last_return_for=2022`,
  `${RENEWAL}?registration_date-day=45&registration_date-month=13&registration_date-year=2020`,
  `${RENEWAL}?registration_date-day=3`,
  START,
  '/start/partnership?purpose=A+church+in+Tamale&team_size=80',
  '/start/company_limited_by_shares?purpose=My+Chinese+friend+sells+phones+in+a+shop&foreign=owner',
  '/start/sole_proprietorship?purpose=I+am+a+Nigerian%2C+I+want+a+market+stall',
  '/start/partnership?owners=many',
  '/start/shop',
  '/about',
  '/privacy',
  '/accessibility',
  '/report',
  '/nowhere',
] as const;

const inTwi = async (path: string): Promise<string> => pageAt((await sharedService(SETTINGS)).url + path, IN_TWI);

/** What is said in a language on a page. */
const saidIn = (html: string, lang: string): string[] =>
  spokenIn(html)
    .filter((one) => one.lang === lang)
    .map(({ text }) => text);

/** The Twi of a message; undefined if the text is none. */
const twiOf = (message: string): string | undefined =>
  Object.entries(TWI).find(([english]) => english === message)?.[1].text;

const PLACE = /\{\w+\}/g;
/** The texts between the places of the Twi lines, the longest first. */
const FRAGMENTS = Object.values(TWI)
  .flatMap(({ text }) => text.split(PLACE))
  .map((text) => text.trim())
  .filter((text) => /\p{L}/u.test(text))
  .sort((a, b) => b.length - a.length);
/** What belongs to no language: the site's name, its currency, addresses and the names that the tests ask for. */
const NO_LANGUAGE = /Registration Ghana|GH¢|US\$|orc\.gov\.gh|Eko Bank|Tontonsansan|https?:\S+/g;

const titleOf = (html: string): string => /<title>([^<]*)/.exec(html)?.[1] ?? '';

/** What is left of a text when every Twi line is taken out of it. */
function leftOver(text: string): string {
  let rest = text.replaceAll(NO_LANGUAGE, ' ');
  for (const fragment of FRAGMENTS) rest = rest.replaceAll(fragment, ' ');
  return rest.replaceAll(/[^\p{L}]+/gu, ' ').trim();
}

test('until every line is reviewed, no page offers Twi or heeds its cookie, unless the operator says so', async () => {
  assert.ok(
    Object.values(TWI).some(({ reviewed }) => !reviewed),
    'all is reviewed: the switch is to be tested without the setting',
  );
  const { url } = await sharedService();
  for (const path of ['/', '/compare', LATE, START, '/privacy']) {
    const response = await fetch(url + path, { headers: IN_TWI });
    const html = await response.text();
    assert.match(html, /<html lang="en-GH">/, path);
    assert.doesNotMatch(html, /\/language|lang="tw"|data-words/, path);
    assert.doesNotMatch(response.headers.get('vary') ?? '', /cookie/i, path);
    assert.equal(response.headers.get('set-cookie'), null);
  }
  assert.equal((await fetch(`${url}/language/tw`, { method: 'POST' })).status, 404);
  assert.match(await pageAt(`${url}/privacy`, IN_TWI), /set no cookie/);
});

test('a language is offered without the setting once every one of its lines is reviewed, and not a line sooner', () => {
  const reviewed = Object.fromEntries(
    Object.entries(TWI).map(([message, { text }]) => [message, { text, reviewed: true }]),
  ) as unknown as Catalog;
  assert.ok(isReviewed(reviewed));
  assert.ok(!isReviewed({ ...reviewed, Yes: { text: 'Aane', reviewed: false } }));
  const [english, twi] = offeredLanguages(true);
  assert.ok(twi !== undefined && !twi.isReviewed);
  assert.deepEqual(offeredLanguages(false, [english, twi]), [english]);
  const ready = { ...twi, isReviewed: true };
  assert.deepEqual(offeredLanguages(false, [english, ready]), [english, ready]);
});

test('where Twi is offered, English stays the language of who has not chosen, and every page has the switch', async () => {
  const { url } = await sharedService(SETTINGS);
  const plain = await sharedService();
  for (const path of PAGES) {
    const english = await pageAt(url + path);
    assert.match(english, /<html lang="en-GH">/, path);
    assert.match(
      english,
      /<form method="post" action="\/language\/tw"><button type="submit" class="plain" lang="tw">Twi</,
      path,
    );
    assert.match(
      await inTwi(path),
      /action="\/language\/en"><button type="submit" class="plain" lang="en-GH">English</,
      path,
    );
    // These two say which languages there are.
    if (path === '/privacy' || path === '/accessibility') continue;
    const words = (html: string) =>
      saidIn(html.replace(/, request [^<]+/, ''), 'en-GH').filter((text) => text !== 'Language');
    assert.deepEqual(words(english), words(await pageAt(plain.url + path)), path);
  }
});

test('in Twi every word of a page is a line of the catalog, or is marked as English', async () => {
  for (const path of PAGES) {
    const html = await inTwi(path);
    assert.match(html, /<html lang="tw">/, path);
    const said = [...saidIn(html, 'tw'), ...(path.startsWith('/start/') ? [] : [titleOf(html)])];
    assert.ok(said.length > 15, path);
    for (const text of said) assert.equal(leftOver(text), '', `${path}: ${text}`);
    // What the pages themselves say is never marked as English. A fact may have the words of a term that is kept.
    for (const text of saidIn(html, 'en'))
      assert.ok([text, undefined].includes(twiOf(text)), `${path}: ${text} is left in English`);
  }
});

test('in Twi the facts stay in English, and their markup says so', async () => {
  const { url } = await sharedService(SETTINGS);
  const entities = await entitiesOf(url);
  assert.equal(entities.length, ENTITY_IDS.length);
  for (const { id, name, requirements, steps, fees } of entities) {
    const english = saidIn(await inTwi(`/start/${id}`), 'en').join(' ');
    const flat = english.replaceAll(/\s+/g, '');
    for (const fact of [name, ...requirements.map(({ text }) => text), ...steps.map(({ text }) => text)])
      assert.ok(flat.includes(fact.replaceAll(/\s+/g, '')), `${id}: ${fact}`);
    for (const { item } of fees.slice(0, 1)) assert.ok(english.includes(item), `${id}: ${item}`);
  }
  const renewal = saidIn(await inTwi(LATE), 'en').join(' ');
  for (const fact of [
    'it was due by',
    '3 × GH¢70, reported fee of 2 February 2026.',
    'Business name (sole proprietorship)',
  ])
    assert.ok(renewal.includes(fact), fact);
});

test('in Twi a page says in both languages that nobody has reviewed its Twi', async () => {
  for (const path of ['/', LATE, START, '/assistants']) {
    const html = await inTwi(path);
    const note = /<p class="aside" role="note">.*?<\/p>/s.exec(html)?.[0] ?? '';
    assert.ok(note.includes(TWI['No native speaker has reviewed this text yet.'].text), path);
    assert.match(
      note,
      /<span lang="en">No native speaker has reviewed this text yet\. The facts are in English\.</,
      path,
    );
  }
  const { url } = await sharedService(SETTINGS);
  assert.doesNotMatch(await pageAt(url), /native speaker/);
});

test('the questions about a plan and their answers are asked in Twi', async () => {
  for (const [id, { text }] of Object.entries(WORDING))
    if (/^(?:ask|clashAsk)/.test(id)) assert.ok(Object.hasOwn(TWI, text), text);
  let asked = 0;
  for (const purpose of [
    'I sell waakye at Madina, only me',
    'A church that shares its profit',
    'two people',
    'a foreign trader selling goods',
    'we want to help orphans and pay the owners',
    'I need a licence',
    'my shop name lapsed',
    'lending money to traders',
    'a school',
    'farmers who sell together, 30 members',
  ]) {
    const html = await inTwi(`/parts/entity?purpose=${encodeURIComponent(purpose)}`);
    const [form = ''] = /<form class="questions.*?<\/form>/s.exec(html) ?? [];
    if (form === '') continue;
    asked += 1;
    assert.doesNotMatch(form, /lang="en"/, purpose);
  }
  assert.ok(asked > 5, `${asked} plans with questions`);
});

test('every line has Twi, keeps the places of its message, and belongs to a text that is shown', () => {
  const files = ['src/http/pages', 'src/guidance'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(ROOT, folder, file)),
  );
  const sources = [...files, join(ROOT, 'src/errors.ts'), join(ROOT, 'src/http/facade.ts')]
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('messages/tw.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  for (const [message, { text, reviewed }] of Object.entries(TWI)) {
    assert.ok(text.trim() !== '' && typeof reviewed === 'boolean', message);
    assert.deepEqual((text.match(PLACE) ?? []).sort(), (message.match(PLACE) ?? []).sort(), message);
    assert.equal(text.normalize('NFC'), text, message);
    assert.equal(/\s$/.test(text), /\s$/.test(message), `${message}: the space at the end`);
    assert.ok(sources.includes(`'${message}'`), `nothing says "${message}"`);
  }
});

test('a message is filled in as it is, whatever its values hold', () => {
  const say = speaker(TWI);
  assert.equal(say('{count} names', { count: '{count} $& <b>' }), 'Din {count} $& <b>');
  assert.equal(speaker()('{min} to {max}', { min: 1, max: 50 }), '1 to 50');
  assert.equal(say.known('__proto__'), '__proto__');
  assert.ok(say.isForeign('toString') && !say.isForeign('Yes') && !speaker().isForeign('anything'));
});

/** Sends the form of the switch. */
const choose = (url: string, code: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}/language/${code}`, { method: 'POST', redirect: 'manual', headers: { ...HTML, ...headers } });

test('the switch sets one cookie that holds the language only, and leads back to the page it was on', async () => {
  const { url } = await sharedService(SETTINGS);
  const twi = await choose(url, 'tw', { referer: `${url}${LATE}`, origin: url });
  assert.equal(twi.status, 303);
  assert.equal(twi.headers.get('location'), LATE);
  assert.equal(twi.headers.get('cache-control'), 'no-store');
  assert.deepEqual(twi.headers.getSetCookie(), ['lang=tw; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly']);
  // English is what a reader without a cookie gets: nothing needs to be remembered.
  const english = await choose(url, 'en', { referer: `${url}/names` });
  assert.deepEqual(english.headers.getSetCookie(), ['lang=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly']);
  assert.equal((await choose(url, 'fr')).status, 404);
  assert.equal((await fetch(`${url}/language/tw`, { headers: HTML })).status, 405);
  assert.equal((await choose(url, 'tw', { origin: 'https://evil.example' })).status, 403);
  const below = await sharedService({ ...SETTINGS, SVC_BASE_URL: 'https://svc.example/ghana' });
  const secure = await choose(below.url, 'tw', { referer: 'https://svc.example/ghana/compare' });
  assert.equal(secure.headers.get('location'), '/ghana/compare');
  assert.deepEqual(secure.headers.getSetCookie(), [
    'lang=tw; Path=/ghana/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure',
  ]);
  assert.match(await pageAt(below.url, IN_TWI), /action="\/ghana\/language\/en"/);
});

test('whatever the referrer is, the switch leads to a page of this site', async () => {
  const { url } = await sharedService(SETTINGS);
  for (const [referer, location] of [
    ['', '/'],
    ['no address', '/'],
    ['https://evil.example//evil.example/x', '/'],
    [`${url}//evil.example`, '/'],
    [`${url}/\\evil.example`, '/'],
    ['javascript:alert(1)', '/'],
    ['https://evil.example/names?names=a', '/names?names=a'],
    [`${url}/?business_name=%3Cb%3E%0D%0Aset-cookie:x=1`, '/?business_name=%3Cb%3E%0D%0Aset-cookie:x=1'],
  ] as const) {
    const { headers } = await choose(url, 'tw', { referer });
    assert.equal(headers.get('location'), location, referer);
    assert.equal(headers.getSetCookie().length, 1);
  }
});

test('a cookie that holds anything but an offered language changes nothing', async () => {
  const { url, port } = await sharedService(SETTINGS);
  for (const cookie of [
    'lang=TW',
    'lang="tw"',
    'lang=fr',
    'lang=<script>',
    'lang=__proto__',
    'lang=constructor',
    'lang=',
    'lang',
    '=tw',
    'language=tw',
    'xlang=tw',
    'lang=twx',
    'lang=../tw',
    `lang=${'t'.repeat(6_000)}`,
    ';;;=;lang',
    'lang=fr; lang=tw',
  ]) {
    const { text } = await raw(
      port,
      `GET / HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept: text/html\r\ncookie: ${cookie}\r\nconnection: close\r\n\r\n`,
    );
    assert.match(text, /^HTTP\/1\.1 200/, cookie.slice(0, 40));
    assert.match(text, /<html lang="en-GH">/, cookie.slice(0, 40));
  }
  assert.match(await pageAt(url, { cookie: 'other=1;  lang=tw ; x' }), /<html lang="tw">/);
});

test('no shared cache keeps a page that depends on the cookie, and a browser asks again', async () => {
  const { url } = await sharedService(SETTINGS);
  for (const path of [
    '/',
    '/compare',
    '/about',
    LATE,
    START,
    '/parts/names?business_name=Adom',
    '/report',
    '/nowhere',
  ]) {
    const { headers } = await fetch(url + path, { headers: HTML });
    assert.match(headers.get('vary') ?? '', /\bCookie\b/, path);
    assert.match(headers.get('cache-control') ?? '', /^(?:no-store|private, no-cache)$/, path);
  }
  const first = await fetch(url, { headers: HTML });
  const etag = first.headers.get('etag') ?? '';
  assert.equal((await fetch(url, { headers: { ...HTML, 'if-none-match': etag } })).status, 304);
  const other = await fetch(url, { headers: { ...IN_TWI, 'if-none-match': etag } });
  assert.equal(other.status, 200);
  assert.match(other.headers.get('vary') ?? '', /\bCookie\b/);
  const html = await first.text();
  for (const [, asset = ''] of html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g))
    assert.match((await fetch(url + asset)).headers.get('cache-control') ?? '', /^public/, asset);
});

test('a report in Twi that lacks something is told so in Twi, and its receipt too', async () => {
  const { url } = await sharedService(SETTINGS);
  const send = (fields: Record<string, string>) =>
    fetch(`${url}/report`, { method: 'POST', headers: IN_TWI, body: new URLSearchParams(fields) });
  const wrong = await send({ message: '' });
  assert.equal(wrong.status, 422);
  const html = await wrong.text();
  assert.match(html, new RegExp(`<title>${TWI['Error: '].text}`));
  for (const message of ['Choose what it is about.', 'Write what is wrong.'] as const)
    assert.ok(html.includes(TWI[message].text), message);
  const kept = await (await send({ kind: 'suggestion', message: 'Medaase' })).text();
  for (const text of [...saidIn(html, 'tw'), ...saidIn(kept, 'tw')]) assert.equal(leftOver(text), '', text);
});

test('the words of the script come with a page in Twi, and are not repeated in English', async () => {
  const words = /data-words="([^"]+)"/.exec(await inTwi('/'))?.[1]?.replaceAll('&quot;', '"') ?? '{}';
  const given = Object.entries(JSON.parse(words) as Record<string, string>);
  assert.ok(given.length > 4);
  for (const [message, text] of given) assert.equal(text, TWI[message as keyof typeof TWI].text);
});

test('no page in Twi weighs more than 24 KB with its style and script, compressed', async () => {
  const { url, port } = await sharedService(SETTINGS);
  const weigh = async (path: string): Promise<number> => {
    const { body } = await raw(
      port,
      `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept: text/html\r\naccept-encoding: br\r\ncookie: lang=tw\r\nconnection: close\r\n\r\n`,
    );
    return body.length;
  };
  const html = await pageAt(url, IN_TWI);
  const assets = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  assert.equal(assets.length, 2);
  const common = (await Promise.all(assets.map(weigh))).reduce((sum, bytes) => sum + bytes, 0);
  for (const path of [
    ...PAGES,
    ...ENTITY_IDS.map((id) => `/start/${id}?purpose=A+church+with+80+members&business_name=Eko+Bank`),
  ]) {
    const total = common + (await weigh(path));
    assert.ok(total > 2_000 && total < 24_000, `${path}: ${total} bytes`);
  }
});

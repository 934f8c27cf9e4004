import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { ENTITY_IDS } from '../../src/guidance/law/entity-ids.ts';
import { SOURCES } from '../../src/guidance/law/sources.ts';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { FINDER_SHAPES } from '../../src/http/pages/finder.tsx';
import { ENGLISH } from '../../src/http/pages/messages/say.ts';
import { Findings } from '../../src/http/pages/name-result.tsx';
import { Rich } from '../../src/http/pages/parts.tsx';
import { Questions } from '../../src/http/pages/questions.tsx';
import { ENTRY, scratch } from '../support/built.ts';
import { raw, sharedService, startService } from '../support/http.ts';
import { HTML, LATE, LATE_QUERY, RENEWAL, entitiesOf, pageAt } from '../support/pages.ts';
import { nameCheckText } from '../../tools/check-business-name-availability.text.ts';

/** Every page without a query. */
const PAGES = [
  '/',
  '/names',
  '/compare',
  RENEWAL,
  '/about',
  '/privacy',
  '/accessibility',
  '/report',
  '/developers',
  '/assistants',
] as const;

test('an address in a sentence is a link without the sentence’s punctuation', () => {
  for (const [text, href] of [
    ['Links lead to https://orc.gov.gh, and carry no details.', 'https://orc.gov.gh'],
    ['See https://orc.gov.gh/forms/.', 'https://orc.gov.gh/forms/'],
    ['See (https://orc.gov.gh/a,b)', 'https://orc.gov.gh/a,b'],
  ] as const) {
    const html = renderToString(h(Rich, { text }));
    assert.equal(/href="([^"]*)"/.exec(html)?.[1], href);
    assert.equal(html.replaceAll(/<[^>]+>/g, ''), text);
  }
});

test('page and text call a name registered only where a register holds it', () => {
  for (const [from, page, text] of [
    [{ source: 'registry' }, 'Registered', '(registered)'],
    [{ source: 'registry', sample: true }, 'A name that we know', '(well known)'],
    [{ source: 'application' }, 'Applied for', '(applied for)'],
  ] as const) {
    const match = { name: 'Ama Looms', score: 1, why: 'it sounds the same', ...from };
    const coverage = { names: 1, covers: 'One name' };
    const found = {
      business_name: 'Amma Looms',
      outlook: 'conflict' as const,
      summary: 'Like another.',
      exact: [],
      sounds_like: [match],
      similar: [],
      advisories: [],
      suggestions: [],
      checked: { applications: coverage, registry: coverage },
      decision: 'The Registrar decides.',
    };
    const html = renderToString(h(Findings, { say: ENGLISH, found, entityNames: new Map(), base: '' }));
    assert.ok(html.includes(`<small>${page}</small>`), html);
    assert.ok(nameCheckText(found).includes(text), nameCheckText(found));
  }
});

/** What a page says, without its markup. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

test('the start page of every entity type says what the tools say of it: needs, fees with their dates, the yearly duty', async () => {
  const { url } = await sharedService();
  const entities = await entitiesOf(url);
  assert.deepEqual(
    entities.map(({ id }) => id),
    [...ENTITY_IDS],
  );
  for (const { id, name, requirements, steps, every_year, fees: all } of entities) {
    const text = textOf(await pageAt(`${url}/start/${id}`));
    const fees = all.filter(({ on }) => on === 'registration' || on === 'yearly');
    const told = [...requirements, ...steps, ...every_year].map((one) => one.text);
    for (const fact of [name, ...told, ...fees.map(({ item }) => item)])
      assert.ok(text.includes(fact), `${id}: ${fact}`);
    const origins = fees.map(({ on, source, as_of }) => [on, source, as_of].join(' '));
    assert.equal(text.match(/As of \d|Undated, read on \d|As of [A-Z]/g)?.length ?? 0, new Set(origins).size, id);
    assert.match(text, fees.length === 0 ? /Ask the office/ : /(?:GH¢|US\$)[\d,]+/);
  }
});

test('an entity type that there is not is 404, with those that there are', async () => {
  const { url } = await sharedService();
  const response = await fetch(`${url}/start/partnershop`, { headers: HTML });
  const html = await response.text();
  assert.equal(response.status, 404);
  assert.match(textOf(html), /Did you mean Partnership/);
  for (const id of ENTITY_IDS) assert.ok(html.includes(`href="/start/${id}"`), id);
  for (const path of ['/start/', '/start/partnership/', '/start/__proto__', '/start/%E0%A4%A'])
    assert.ok([400, 404].includes((await fetch(url + path)).status), path);
  const problem = (await (await fetch(`${url}/start/shop`)).json()) as { code: string; fix: string };
  assert.equal(problem.code, 'NOT_FOUND');
  assert.match(problem.fix, /sole_proprietorship/);
});

test('what a person was sent to with a query is not indexed; the home and renewal pages are', async () => {
  const { url } = await sharedService();
  for (const path of ['/start/partnership', '/start/partnership?purpose=x', '/?business_name=Adom', '/nowhere'])
    assert.match(await pageAt(url + path), /<meta name="robots" content="noindex"/, path);
  for (const path of ['/', RENEWAL]) assert.doesNotMatch(await pageAt(url + path), /noindex/, path);
  assert.equal((await fetch(`${url}/start/partnership`)).headers.get('x-robots-tag'), 'noindex');
});

test('filing goes on at the address that is configured, with what is valid of the prefill and no more', async () => {
  const { url } = await sharedService({ SVC_FILING_URL: 'https://filing.example/apply?from=a' });
  const linkOf = async (query: string): Promise<URL> => {
    const html = await pageAt(`${url}/start/partnership?${query}`);
    return new URL((/href="(https:\/\/filing[^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&'));
  };
  const link = await linkOf('business_name=Ama+%26+Sons&team_size=2&expects_donations=false&other=1');
  assert.deepEqual(Object.fromEntries(link.searchParams), {
    from: 'a',
    entity_type: 'partnership',
    business_name: 'Ama & Sons',
    expects_donations: 'false',
    team_size: '2',
  });
  const mended = await linkOf(`business_name=${'x'.repeat(161)}&team_size=two&purpose=Two+sisters`);
  assert.deepEqual(Object.fromEntries(mended.searchParams), {
    from: 'a',
    entity_type: 'partnership',
    purpose: 'Two sisters',
  });
});

test('where nobody files for people, the start page says that they file themselves, online or where, also in Kumasi', async () => {
  const { url } = await sharedService();
  const html = await pageAt(`${url}/start/partnership`);
  const ways = /<div class="ways">.*?<\/div>/s.exec(html)?.[0] ?? '';
  const steps = (kind: string) =>
    [...ways.matchAll(/<li(?: class="([^"]*)")?[^>]*>(.*?)<\/li>/gs)]
      .filter(([, name]) => name === kind)
      .map(([, , step = '']) => textOf(step));
  assert.match(ways, /<input type="radio" name="way" value="office" checked[^>]*>At an office/);
  assert.match(ways, /<input type="radio" name="way" value="online"(?! checked)[^>]*>Online/);
  assert.match(textOf(ways), /agreement and form \(orc\.gov\.gh\/forms-fees\)\..*Upload/s, 'whichever way is chosen');
  assert.match(steps('online').join(), /^Upload it in an account on its portal, and pay\.[^,]*$/);
  assert.match(
    textOf(ways),
    /Where to go: Office of the Registrar of Companies \(ORC\), orc\.gov\.gh\. .*Kumasi \(Fuller Road, Adum\)/,
  );
  assert.match(steps('at-office').join(' '), /^At the office: hand in the forms with the papers below/);
  assert.match(textOf(html), /You file it yourself: this page sends nothing to the office\./);
  const other = await pageAt(`${url}/start/cooperative_society`);
  assert.doesNotMatch(other, /name="way"/);
  assert.match(textOf(other), /What to doWhere to go: Department of Co-operatives/);
});

test('a start page whose few words sound like another type says so without a warning, and asks: with links that keep them', async () => {
  const { url } = await sharedService();
  const html = await pageAt(`${url}/start/partnership?purpose=A+church+in+Tamale&team_size=80`);
  const note = /<div class="note".*?<\/div>/s.exec(html)?.[0] ?? '';
  assert.match(
    textOf(note),
    /^You opened this page for: Partnership\. For the words that came with it we suggest: Company limited by guarantee\..*leave something out\? Then tell us more\./,
  );
  assert.ok(note.includes('href="/compare?entity_types=partnership,company_limited_by_guarantee#answer"'), note);
  assert.match(html, /<details class="apart no-print" id="plan" open/);
  assert.doesNotMatch(await pageAt(`${url}/start/company_limited_by_guarantee?purpose=A+church`), /class="note"/);
  assert.match(html, /href="\/start\/company_limited_by_guarantee\?purpose=A\+church\+in\+Tamale&amp;team_size=80"/);
});

test('no page calls a name available or approved', async () => {
  const { url } = await sharedService();
  for (const path of [
    '/',
    '/?business_name=Sankofa+Loom',
    '/?purpose=A+church',
    '/parts/names?business_name=Zzyx+Qwv',
    RENEWAL,
    LATE,
    ...ENTITY_IDS.map((id) => `/start/${id}?business_name=Sankofa+Loom`),
  ])
    assert.doesNotMatch(textOf(await pageAt(url + path)), /\b(?:available|approved|guaranteed)\b/i, path);
});

test("this computer's paths are told to callers on it only, others get the package with the public address", async () => {
  const settings = { SVC_BASE_URL: 'https://svc.example/ghana' };
  const here = await fetch(`${(await sharedService()).url}/assistants`, { headers: HTML });
  assert.match(here.headers.get('cache-control') ?? '', /^private/);
  assert.ok((await here.text()).includes(ENTRY));
  const { url } = await sharedService(settings);
  for (const headers of [{}, { 'x-forwarded-for': '203.0.113.9' }, { via: '1.1 proxy' }] as Record<string, string>[]) {
    const html = await pageAt(`${url}/assistants`, headers);
    assert.ok(!html.includes(ENTRY) && !html.includes(process.execPath));
    assert.match(
      html.replaceAll('&quot;', '"'),
      /"command": "npx"[^}]*"registration-ghana"[^}]*"https:\/\/svc\.example\/ghana"/,
    );
  }
});

test('the fields of the forms take as much as the tools do', async () => {
  const { url } = await sharedService();
  for (const path of ['/', '/start/partnership']) {
    const html = await pageAt(url + path);
    const field = (name: string) => new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
    assert.match(field('business_name'), / maxlength="160"/, path);
    assert.match(field('purpose'), / maxlength="2000"/, path);
    assert.match(field('owners'), / max="10000000"/, path);
  }
});

test('a website that points its own name at this computer is not told its paths', async (context) => {
  const { port } = await startService(context, { settings: { SVC_HOST: '0.0.0.0' } });
  const { text } = await raw(
    port,
    `GET /assistants HTTP/1.1\r\nhost: rebound.example:${port}\r\naccept: text/html\r\nconnection: close\r\n\r\n`,
  );
  assert.match(text, /^HTTP\/1\.1 200/);
  assert.ok(!text.includes(ENTRY) && text.includes('npx'));
});

test("the bridge's three fields are shown where one is configured; elsewhere nothing is said of the web, nor orders to an operator", async () => {
  const without = await sharedService();
  assert.doesNotMatch(textOf(await pageAt(`${without.url}/assistants`)), /On the web|bridge|SVC_BRIDGE_URL/);
  const { url } = await sharedService({ SVC_BRIDGE_URL: 'https://bridge.example/mcp' });
  const text = textOf(await pageAt(`${url}/assistants`));
  assert.match(text, /Nameregistration-ghana.*Server URLhttps:\/\/bridge\.example\/mcp.*Authenticationnone/s);
  assert.doesNotMatch(text, /registration-ghana bridge/);
});

test('install links hold the configuration that is shown', async () => {
  const { url, config: settings } = await sharedService();
  const html = (await pageAt(`${url}/assistants`)).replaceAll('&amp;', '&');
  const cursor = new URL(/href="(cursor:[^"]+)"/.exec(html)?.[1] ?? '');
  const server = JSON.parse(Buffer.from(cursor.searchParams.get('config') ?? '', 'base64').toString()) as object;
  assert.deepEqual(server, {
    command: process.execPath,
    args: [ENTRY],
    env: { SVC_BASE_URL: '', SVC_DATA_DIR: settings.dataDir },
  });
  assert.equal(cursor.searchParams.get('name'), 'registration-ghana');
  const code = JSON.parse(decodeURIComponent(/href="vscode:mcp\/install\?([^"]+)"/.exec(html)?.[1] ?? '')) as object;
  assert.deepEqual(code, { name: 'registration-ghana', type: 'stdio', ...server });
});

/** The lines of an iCalendar file, folded ones put together (RFC 5545 section 3.1). */
const linesOf = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

test('the reminder of a first return is of one day, because the later ones have another', async () => {
  const { url } = await sharedService();
  const company = 'entity_type=company_limited_by_shares&registration_date=2026-06-02';
  const lines = linesOf(await (await fetch(`${url}${RENEWAL}.ics?${company}`)).text());
  assert.ok(
    lines.some((line) => line.startsWith('DTSTART;VALUE=DATE:202')) && !lines.some((line) => line.startsWith('RRULE')),
  );
  const page = await (await fetch(`${url}${RENEWAL}?${company}`, { headers: { accept: 'text/html' } })).text();
  assert.match(page, /once: later returns have another day/);
  const year = await fetch(`${url}${RENEWAL}?entity_type=sole_proprietorship&registration_date=2015`, {
    headers: { accept: 'text/html' },
  });
  assert.match(await year.text(), /fill in the day too: <a href="#registration_date">/);
  const undated = await fetch(`${url}${RENEWAL}?entity_type=sole_proprietorship`, { headers: { accept: 'text/html' } });
  assert.doesNotMatch(await undated.text(), /fill in the day too/);
});

test('the reminder is a calendar file of one whole day, with the name of the business, every year', async () => {
  const { url } = await sharedService();
  const named = `${LATE_QUERY}&business_name=Ama%E2%80%99s+Chop+Bar%0D%0AATTENDEE%3Amailto%3Aa%40b.example`;
  const response = await fetch(`${url}${RENEWAL}.ics?${named}`);
  const file = await response.text();
  assert.equal(response.headers.get('content-type'), 'text/calendar; charset=utf-8');
  assert.match(
    response.headers.get('content-disposition') ?? '',
    /^attachment; filename="annual-renewal-2027-03-31\.ics"$/,
  );
  for (const line of file.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75 && !line.includes('\n'), line);
  const lines = linesOf(file);
  assert.equal(lines[0], 'BEGIN:VCALENDAR');
  // What is outstanding comes first, tomorrow and once.
  assert.deepEqual(
    file.split('BEGIN:VEVENT').map((event) => [/DTSTART;VALUE=DATE:(\d+)/.exec(event)?.[1], /RRULE/.test(event)]),
    [
      [undefined, false],
      ['20261122', false],
      ['20270331', true],
    ],
  );
  assert.match(
    file.replaceAll('\r\n ', ''),
    /SUMMARY:.*: overdue\\, do it now\r\nDESCRIPTION:Check first that it is still registered\. Then pay about GH¢210.*orc\.gov\.gh.*TRIGGER;VALUE=DATE-TIME:20261122T090000Z/s,
  );
  assert.ok(lines.includes('DTSTART;VALUE=DATE:20270331') && lines.includes('DTEND;VALUE=DATE:20270401'));
  assert.ok(lines.includes('RRULE:FREQ=YEARLY'));
  assert.ok(
    lines.includes(
      'SUMMARY:Ama’s Chop Bar ATTENDEE:mailto:a@b.example: Annual renewal of the business name\\, due by 31 March',
    ),
    file,
  );
  assert.ok(!lines.some((line) => line.startsWith('ATTENDEE')), 'a name adds no line of its own');
  assert.ok(lines.includes('TRIGGER:-P30D') && lines.includes('TRIGGER:-P7D'));
  const described = file.slice(file.lastIndexOf('BEGIN:VEVENT')).replaceAll('\r\n ', '');
  assert.match(
    described,
    /DESCRIPTION:.*\*222#.*\\nHave ready:\\n- .*\\nAs known on 21 November 2026: rules and fees change/,
  );
  assert.doesNotMatch(
    described,
    /register anew|late|2024/,
    'what is to be done this year does not come back every year',
  );
  const uid = (text: string) => linesOf(text).find((line) => line.startsWith('UID:'));
  assert.equal(uid(file), uid(await (await fetch(`${url}${RENEWAL}.ics?${named}`)).text()));
  assert.notEqual(uid(file), uid(await (await fetch(`${url}${RENEWAL}.ics?${LATE_QUERY}`)).text()));
});

test('what comes back every year in a calendar speaks of no missing year, for any type that has a date', async () => {
  const { url } = await sharedService();
  let dated = 0;
  for (const id of ENTITY_IDS) {
    const ask = `entity_type=${id}&registration_date=2009-03-04&last_renewal_date=2022-05-05`;
    const response = await fetch(`${url}${RENEWAL}.ics?${ask}`);
    if (response.status === 404) continue;
    dated += 1;
    const [, once = '', yearly = ''] = (await response.text()).replaceAll('\r\n ', '').split('BEGIN:VEVENT');
    assert.match(once, /overdue/, id);
    assert.match(yearly, /RRULE/, id);
    assert.doesNotMatch(yearly, /missing|outstanding|overdue|unpaid|re-register|struck off/i, id);
  }
  assert.equal(dated, 9);
});

test('a reminder and the page name an address only where others can open it', async () => {
  const local = [(await sharedService()).url, (await sharedService({ SVC_BASE_URL: 'http://localhost:3999' })).url];
  for (const url of local) {
    const file = await (await fetch(`${url}${RENEWAL}.ics?${LATE_QUERY}`)).text();
    assert.doesNotMatch(file.replaceAll('\r\n ', ''), /URL:|https?:\/\/(?:localhost|127\.)/);
    assert.doesNotMatch(await pageAt(url + LATE), /wa\.me|Link to this answer/);
  }
  const { url } = await sharedService({ SVC_BASE_URL: 'https://svc.example/ghana' });
  const stable = `https://svc.example/ghana${LATE}`;
  const file = linesOf(await (await fetch(`${url}${RENEWAL}.ics?${LATE_QUERY}`)).text());
  assert.ok(file.includes(`URL;VALUE=URI:${stable}`), file.join('\n'));
  const typed =
    'entity_type=sole_proprietorship&registration_date-day=2&registration_date-month=March&registration_date-year=2020' +
    '&last_renewal_date-day=11&last_renewal_date-month=4&last_renewal_date-year=2023';
  const html = (await pageAt(`${url}${RENEWAL}?${typed}`)).replaceAll('&amp;', '&');
  assert.ok(html.includes(`Link to this answer: <a href="${stable}"`));
  const sent = new URL(/href="(https:\/\/wa\.me[^"]+)"/.exec(html)?.[1] ?? '').searchParams.get('text');
  assert.equal(
    sent,
    `Annual renewal of the business name. Check first that it is still registered. Then pay about GH¢210: dial *222#. ${stable}`,
  );
});

test('there is no reminder of a date that is not known, or from a query that is wrong', async () => {
  const { url } = await sharedService();
  for (const [query, status] of [
    ['', 404],
    ['?entity_type=partnership', 404],
    ['?entity_type=incorporated_trustees&registration_date=2020-01-01', 404],
    ['?entity_type=sole_proprietorship&registration_date=2026', 404],
    ['?entity_type=company_limited_by_shares&last_renewal_date=2026-01-20', 404],
    ['?entity_type=shop', 422],
    ['?registration_date=2026-02-30', 422],
  ] as const) {
    const response = await fetch(`${url}${RENEWAL}.ics${query}`);
    assert.equal(response.status, status, query);
    assert.match(response.headers.get('content-type') ?? '', /problem\+json/);
    assert.doesNotMatch(await pageAt(`${url}${RENEWAL}${query}`), /\.ics/);
  }
});

test('the renewal page takes a year or a month, and a company’s financial year, and shows them again in their fields', async () => {
  const { url } = await sharedService();
  const ask = (query: string) => pageAt(`${url}${RENEWAL}?${query}`);
  const year = await ask('entity_type=sole_proprietorship&registration_date=2009&last_renewal_date=2019-05');
  assert.match(year, /name="registration_date-year"[^>]*value="2009"/);
  assert.match(year, /name="last_renewal_date-month"[^>]*value="5"/);
  assert.match(textOf(year), /The date on the certificate2009The last renewal or filingMay 2019/);
  assert.match(textOf(year), /must re-register once/);
  assert.match(textOf(year), /about GH¢490: dial \*222#.*7 × GH¢70, reported fee of 2 February 2026\./);
  const parts = 'financial_year_end-day=30&financial_year_end-month=6';
  const company = await ask(`entity_type=unlimited_company&last_return_for=2024&${parts}`);
  assert.match(company, /id="last_return_for"/);
  assert.match(textOf(company), /The year of the last return2024The end of the financial year30 June/);
  assert.match(company, /<h1>Annual return<\/h1>/);
  assert.match(textOf(company), /Returns missing for the years2025, 2026The first was due by31 October 2025/);
  const ics = await fetch(
    `${url}${RENEWAL}.ics?entity_type=unlimited_company&last_return_for=2024&financial_year_end=06-30`,
  );
  assert.match(ics.headers.get('content-disposition') ?? '', /filename="annual-return-2027-10-31\.ics"/);
});

/** The fields of a date as they were typed: day, month, year. */
const typed = (field: string, ...parts: readonly string[]): string =>
  ['day', 'month', 'year'].map((part, index) => `${field}-${part}=${encodeURIComponent(parts[index] ?? '')}`).join('&');

test('what is wrong with a date is said on top, in the title and at the field, with how to repair it', async () => {
  const { url } = await sharedService();
  for (const [query, message] of [
    [typed('registration_date', '45', '13', '2020'), 'must be a real date, for example 2 3 2020'],
    [typed('registration_date', '30', 'Feb', '2020'), 'must be a real date, for example 2 3 2020'],
    [typed('registration_date', '1', 'Ma', '2020'), 'must be a real date'],
    [typed('registration_date', '3', '', ''), 'must include a year. The year alone is enough'],
    [typed('registration_date', '3', '', '2020'), 'must include the month too'],
    [typed('registration_date', '', '', '20'), 'write the year with four digits'],
    [typed('registration_date', '1', '1', '2030'), 'is 1 January 2030, which is after today, 21 November 2026'],
    ['registration_date=12/07/2019', 'did you mean 12 July 2019 or 7 December 2019'],
    ['registration_date=2020-13-45', 'must be a real date'],
  ] as const) {
    const response = await fetch(`${url}${RENEWAL}?entity_type=partnership&${query}`, { headers: HTML });
    const html = await response.text();
    assert.equal(response.status, 422, query);
    assert.match(html, /<title>Error: /);
    const summary =
      /<div class="trouble" id="answer" tabindex="-1" role="alert".*?<\/ul><\/div>/s.exec(html)?.[0] ?? '';
    assert.ok(textOf(summary).includes(message), `${query}: ${textOf(summary)}`);
    assert.match(summary, /href="#registration_date"/);
    const field = /id="registration_date-error".*?<\/p>/s.exec(html)?.[0] ?? '';
    assert.ok(textOf(field).includes(`Error: The date on the certificate`), field);
    assert.match(html, /id="registration_date"[^>]*aria-invalid="true"/);
    assert.doesNotMatch(textOf(html), /undefined|registration_date|YYYY/);
  }
  const end = textOf(await pageAt(`${url}${RENEWAL}?${typed('financial_year_end', '31', '2')}`));
  assert.match(end, /The end of the financial year must be a day and a month, for example 31 12\./);
  const month = `${url}${RENEWAL}?entity_type=company_limited_by_shares&financial_year_end-month=June&last_return_for=2024`;
  assert.match(textOf(await pageAt(month)), /30 June/);
});

test('the renewal page says first what is owed and what to do, then where it stands, then the reminder; sources last', async () => {
  const { url } = await sharedService();
  const html = await pageAt(url + LATE);
  assert.match(
    html,
    /<h2 id="owed-title">Check first that it is still registered. Then pay about GH¢210: dial <a href="tel:\*222%23">\*222#<\/a><\/h2>/,
  );
  const places = [
    'owed-title"',
    '>What to do<',
    'standing-title"',
    '>Remember it<',
    '>What to have ready<',
    '>What it costs<',
    '>If you do nothing<',
    '>The rule<',
    '>Sources (',
  ].map((text) => html.indexOf(text));
  assert.deepEqual(
    places,
    [...places].sort((a, b) => a - b),
  );
  assert.ok(places.every((place) => place > 0));
  const sources = textOf(html.slice(places.at(-1)));
  for (const part of [' · law, ', ' · press report, ', ' · other source, ', 'https://gna.org.gh/2023/08/'])
    assert.ok(sources.includes(part), part);
});

test('other entity types than business names are told their own duty on the renewal page', async () => {
  const { url } = await sharedService();
  for (const [entity, duty] of [
    ['company_limited_by_shares', /Annual return/],
    ['external_company', /financial statements/i],
    ['cooperative_society', /What comes every year.*Where yours stands.*no source that was read gives the day/s],
  ] as const)
    assert.match(textOf(await pageAt(`${url}${RENEWAL}?entity_type=${entity}`)), duty, entity);
});

test('a wrong choice of the renewal form is told without the tool’s words, and the answer is 422', async () => {
  const { url } = await sharedService();
  const response = await fetch(`${url}${RENEWAL}?entity_type=shop&registration_date=2020`, { headers: HTML });
  const html = await response.text();
  assert.equal(response.status, 422);
  assert.match(html, /name="entity_type"[^>]*aria-describedby="entity_type-error" aria-invalid="true"/);
  assert.match(textOf(html), /Choose what is registered from the list\./);
  assert.match(html, /name="registration_date-year"[^>]*value="2020"/);
});

test('a numbered list of names is read without its numbers, a line with commas as a list; one name may begin with a number or have a comma', async () => {
  const { url } = await sharedService();
  const shown = async (names: string) => textOf(await pageAt(`${url}/names?names=${encodeURIComponent(names)}`));
  const list = await shown('1. Ecobank Enterprise\n2) Tontonsansan Looms');
  assert.match(list, /Expect a conflict: Ecobank Enterprise/);
  assert.match(list, /Tontonsansan Looms/);
  assert.doesNotMatch(list.split('2 names checked')[1]!, /2\) Tonton/);
  assert.match(await shown('3. Dimensions'), /3\. Dimensions/);
  assert.match(await shown('Adom Ventures, Ecobank Enterprise, Tontonsansan Looms'), /3 names checked/);
  assert.match(await shown('Adom Ventures\nEcobank Enterprise, Tontonsansan Looms, Ahoto Foods'), /4 names checked/);
  assert.match(await shown('Mensah, Adjei & Co'), /Mensah, Adjei & Co/);
});

test('who checked a name against which nothing speaks goes on with it in the finder', async () => {
  const { url } = await sharedService();
  const page = (name: string) => pageAt(`${url}/?business_name=${encodeURIComponent(name)}`);
  const open = await page('Tontonsansan Looms');
  assert.match(open, /href="\/\?business_name=Tontonsansan%20Looms#entity"/);
  assert.equal(open.match(/value="Tontonsansan Looms"/g)?.length, 2);
  assert.equal((await page('Ecobank Enterprise')).match(/value="Ecobank Enterprise"/g)?.length, 1);
});

test('the name check shows suggestions with their meanings, and says what unknown means', async () => {
  const { url } = await sharedService();
  const of = async (name: string) =>
    (await fetch(`${url}/parts/names?business_name=${encodeURIComponent(name)}`)).text();
  const conflict = await of('Hollard Bakery');
  assert.match(conflict, /href="\/\?business_name=\S+Bakery#answer"/);
  assert.match(textOf(conflict), /Names to try.*Bakery\s*(?:Akan|Ga|Ewe|Dagbani|Hausa|English): /s);
  const unknown = await of('Tontonsansan Looms');
  assert.match(unknown, /class="result unknown"/);
  assert.match(textOf(unknown), /We found nothing, but we looked at few names/);
  assert.match(
    textOf(unknown),
    /We looked at [\d,]+ well-known names, not the whole register\. .* search it at orc\.gov\.gh first\./,
  );
  assert.equal(textOf(unknown).match(/We looked at/g)?.length, 1);
});

test('a start page checks the name for its own entity type', async () => {
  const { url } = await sharedService();
  const text = textOf(await pageAt(`${url}/start/partnership?business_name=Tontonsansan+Ltd`));
  assert.match(text, /A partnership may not use "ltd"/);
});

test('a name that cannot be compared is told why where the answer would stand', async () => {
  const { url } = await sharedService();
  for (const name of ['', '...', 'x'.repeat(161)]) {
    const response = await fetch(`${url}/parts/names?business_name=${encodeURIComponent(name)}`);
    assert.equal(response.status, 200);
    assert.match(await response.text(), /data-said="This name could not be checked\."/);
  }
});

test('while the register cannot be opened the pages still answer, and say what is missing', async (context) => {
  const file = join(scratch(context), 'file');
  writeFileSync(file, '');
  const { url } = await startService(context, { settings: { SVC_DATA_DIR: file } });
  const html = await pageAt(`${url}/start/partnership?business_name=Adom+Traders`);
  assert.match(html, /data-said="This name could not be checked\."/);
  assert.ok(!html.includes(file));
  assert.match(textOf(html), /What to bring/);
  assert.equal((await fetch(url + LATE, { headers: HTML })).status, 200);
});

test("the parts that a page's script asks for and pages with a query count against one limit", async (context) => {
  const { url } = await startService(context, { settings: { SVC_RATE_LIMIT: '2/1' } });
  const ask = async () => (await fetch(`${url}/parts/names?business_name=Adom`)).status;
  assert.deepEqual([await ask(), await ask(), await ask()], [200, 200, 429]);
  assert.equal((await fetch(`${url}/?business_name=Adom`)).status, 429);
  assert.equal((await fetch(url)).status, 200);
});

test('behind a path every link of a page stays below it', async () => {
  const { url } = await sharedService({ SVC_BASE_URL: 'https://svc.example/ghana' });
  for (const path of [...PAGES, '/?purpose=A+church', '/start/partnership?purpose=A+church', LATE]) {
    const html = await pageAt(url + path);
    for (const [, address = ''] of html.matchAll(/ (?:href|src|action|data-part)="([^"]*)"/g))
      assert.match(address, /^(?:\/ghana\/|#|https?:|tel:|cursor:|vscode:)/, `${path}: ${address}`);
  }
});

const namesOf = (...names: readonly string[]): string => `/names?names=${encodeURIComponent(names.join('\r\n'))}`;

test('up to ten names are checked at once, each with its own answer, in the order in which they were written', async () => {
  const { url } = await sharedService();
  const list = ['Eko Bank', 'Tontonsansan Looms', 'eko bank', '', 'x'.repeat(161), 'Melcom Ventures'];
  const html = await pageAt(url + namesOf(...list));
  const rows = (/<ol class="results">.*<\/ol>/s.exec(html)?.[0] ?? '')
    .split(/<li id="name-\d" class="result (?:conflict|unknown|trouble)">/)
    .slice(1)
    .map(textOf);
  assert.equal(rows.length, 4);
  assert.match(
    rows[0] ?? '',
    /Expect a conflict: Eko Bank.*sounds the same: "Ecobank Ghana PLC".*Everything about this name/s,
  );
  assert.match(rows[1] ?? '', /We found nothing, but we looked at few names: Tontonsansan Looms/);
  assert.match(rows[2] ?? '', /^x{80}.*The name .*160/s);
  assert.match(rows[3] ?? '', /Expect a conflict: Melcom Ventures.*"Melcom Limited".*Everything about this name/s);
  assert.equal(textOf(html).match(/We looked at [\d,]+ well-known names, not the whole register\./g)?.length, 1);
  assert.equal(html.match(/<summary>Where we looked, and who decides/g)?.length, 1);
  for (const row of rows) {
    const said = (row.match(/We know of [^.]*\./g) ?? []).length;
    assert.ok(said <= 1, `the same sentence twice: ${row}`);
  }
  assert.match(html, /<\/ol>.*Report a mistake.*<\/section>/s);
  assert.match(html, /<section id="answer" tabindex="-1"/);
  const overview = /<table class="overview".*?<\/table>/s.exec(html)?.[0] ?? '';
  assert.deepEqual(
    [...overview.matchAll(/<a href="#(name-\d)">.*?<td>(.*?)<\/td>/gs)].map(([, id, said]) => [id, said]),
    [
      ['name-1', 'Expect a conflict'],
      ['name-2', 'We found nothing, but we looked at few names'],
      ['name-3', 'This name could not be checked.'],
      ['name-4', 'Expect a conflict'],
    ],
  );
  assert.doesNotMatch(textOf(html), /% alike/);
  const careful = textOf(await pageAt(url + namesOf('Ghana Gold Company', 'Adom')));
  assert.match(careful, /Take care: "ghana": At the start of a name it may suggest a link with the state/);
});

test('several names keep the chosen type: everything about each is folded beside it, and its suggestions are for that type', async () => {
  const { url } = await sharedService();
  const html = await pageAt(`${url}${namesOf('Sankofa Bakery', 'Royal Bakery')}&entity_type=sole_proprietorship`);
  assert.equal(html.match(/<summary>Everything about this name/g)?.length, 2);
  assert.match(html, /href="\/names\?names=[^"]+&amp;entity_type=sole_proprietorship#answer"/);
  const alone = await pageAt(`${url}${namesOf('Melcom Ltd')}&entity_type=sole_proprietorship`);
  assert.doesNotMatch(alone, /Everything about this name/);
  assert.match(textOf(alone), /The same nameMelcom Limited/);
  assert.match(alone, /<a href="https:\/\/orc\.gov\.gh">orc\.gov\.gh<\/a> first.*We know of /s);
  assert.doesNotMatch(textOf(alone), /on the register|0 names that others applied for/i);
});

test('an answer has the edge and the sign of what it says: only what may simply be registered has none', async () => {
  const { url } = await sharedService();
  for (const [purpose, need, sign] of [
    ['I am a Nigerian, I want a market stall', 'not_permitted', '✕'],
    ['I lost my business name certificate', 'elsewhere', '!'],
    ['We collect susu from market women', 'caution', '!'],
    ['I am from Lebanon and open a restaurant in Accra', 'caution', '!'],
    ['Two sisters selling shea butter', 'register', undefined],
  ] as const) {
    const html = await pageAt(`${url}/?purpose=${encodeURIComponent(purpose)}`);
    const [, edge, heading = ''] = /<div class="result (\w+)".*?(<h1 class="verdict">.*?<\/h1>)/s.exec(html) ?? [];
    assert.equal(edge, need);
    assert.equal(/<span class="sign" aria-hidden="true">(.)<\/span>/.exec(heading)?.[1], sign, purpose);
  }
});

test('who is asked what changes reads the question first, and keeps the topics that were given', async () => {
  const { url } = await sharedService();
  const html = await pageAt(`${url}/?matter=change&business_name=Adom+Foods+Ltd&topics=loan`);
  const [before = '', form = ''] =
    /^(.*?)<form class="questions.*?<\/form>/s.exec(html)?.[0].split('<form class="questions') ?? [];
  assert.match(form, /What changes\?/);
  assert.doesNotMatch(textOf(before), /What to do/);
  assert.match(form, /<input type="hidden" name="topics" value="loan"/);
  const chosen = await pageAt(`${url}/?matter=change&business_name=Adom+Foods+Ltd&topics=loan&topics=directors`);
  assert.doesNotMatch(chosen, /What changes\?/);
  assert.match(textOf(chosen), /resigns in writing/);
  assert.match(textOf(chosen), /Lenders often ask for a guarantor/);
});

test('who asks about a lost certificate is told what a copy costs, in the words of a page', async () => {
  const { url } = await sharedService();
  const text = textOf(await pageAt(`${url}/?purpose=${encodeURIComponent('I lost my business name certificate')}`));
  assert.match(
    text,
    /Ask the ORC for a certified copy: GH¢30, as reported on 2 February 2026You do not register again.*What it costs.*GH¢/s,
  );
  assert.doesNotMatch(text, /call again|listed fee/);
});

test('a start page and the other types that it names keep every answer, show it, and leave out one that is wrong', async () => {
  const { url } = await sharedService();
  const query = 'purpose=Two+sisters+selling+shea+butter&team_size=2&body=business&wants=stay_simple&foreign=bogus';
  const html = await pageAt(`${url}/start/partnership?${query}`);
  const form = /<form.*<\/form>/s.exec(html)?.[0] ?? '';
  assert.match(form, /<input type="checkbox" name="wants" value="stay_simple" checked[^>]*>/);
  assert.match(textOf(form), /What it is: A business for gain/);
  assert.doesNotMatch(form, /bogus/);
  assert.match(textOf(html), /There is a problem.*foreign must be/s);
  assert.match(
    html,
    /href="\/start\/company_limited_by_shares\?purpose=[^"]*&amp;body=business&amp;wants=stay_simple"/,
  );
  const read = await pageAt(`${url}/start/partnership?purpose=Two+sisters+selling+shea+butter`);
  assert.match(textOf(read), /What we understood: correct it here.*Owners or members2/s);
});

test('the pages say who runs the site, as text, or that nobody has said so; where it runs for this computer only, who started it', async () => {
  const said = await sharedService({ SVC_OPERATOR: 'Traders <b>Union</b>, info@union.example' });
  const unsaid = await sharedService({ SVC_BASE_URL: 'https://svc.example' });
  const here = await sharedService();
  for (const path of ['/about', '/privacy', '/report']) {
    const html = await pageAt(said.url + path);
    assert.match(textOf(html), /This site is run by Traders <b>Union<\/b>, info@union\.example\./, path);
    assert.doesNotMatch(html, /<b>Union/);
    assert.match(
      textOf(await pageAt(unsaid.url + path)),
      /The people who run this site have not said who they are\./,
      path,
    );
    assert.match(
      textOf(await pageAt(here.url + path)),
      /This site runs on this computer only\. Whoever started it here runs it\./,
      path,
    );
  }
  assert.match(textOf(await pageAt(`${here.url}/about`)), /Set SVC_OPERATOR to your name/);
  for (const { url } of [said, unsaid]) assert.doesNotMatch(await pageAt(`${url}/about`), /SVC_OPERATOR/);
});

test('who has registered already finds the way to each matter on the home page, and its answer', async () => {
  const { url } = await sharedService();
  const home = await pageAt(url);
  const links = [...home.matchAll(/href="(\/\?matter=\w+)#answer">([^<]+)</g)];
  assert.deepEqual(
    links.map(([, , label]) => label),
    [
      'Replace a lost certificate',
      'Change what is registered',
      'Close it',
      'Bring back what was struck off or lapsed',
      'Follow an application',
    ],
  );
  for (const [, path = ''] of links) {
    const answer = await pageAt(url + path);
    assert.match(textOf(answer), /What to doWhere to go: Office of the Registrar of Companies/, path);
    assert.match(answer, /<div id="answer" tabindex="-1">/, path);
  }
});

test('a start page of another type than the one recommended says first which that is, and why its own fits less', async () => {
  const { url } = await sharedService();
  const words = 'Two friends sell cloth together. We fear for our houses if there is debt';
  const html = await pageAt(`${url}/start/partnership?team_size=2&purpose=${encodeURIComponent(words)}`);
  const text = textOf(html);
  assert.match(
    text,
    /PartnershipYou opened this page for: Partnership\. For the words that came with it we suggest: Private company limited by shares\..*your own property safe.*Partnership: It does not protect what you own: each of you usually answers for all its debts\..*What to do/s,
  );
  assert.match(text, /It could also bePrivate company limited by shares/);
});

test('a foreigner in a reserved trade is told once what is reserved, with its source, and what would be permitted, where', async () => {
  const { url } = await sharedService();
  const text = textOf(await pageAt(`${url}/?purpose=${encodeURIComponent('I am a Nigerian, I want a market stall')}`));
  assert.equal(text.match(/Not allowed as you describe it/g)?.length, 1);
  assert.equal(text.match(/selling from a stall anywhere are reserved to Ghanaians/g)?.length, 1);
  assert.match(
    text,
    /What is allowed insteadWhere to go: Ghana Investment Promotion Centre \(GIPC\), gipc\.gov\.gh\..*Cantonments, Accra.*Kumasi.*Other work is open to foreigners.*What is not allowed.*are reserved to Ghanaians.*Act 865\), s\.27/s,
  );
  assert.doesNotMatch(text, /Is any owner not a citizen/);
});

/** What a page shows before anything is opened. */
const unfolded = (html: string): string => {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  let shown = '';
  let depth = 0;
  for (const part of main.split(/(<details[^>]*>|<\/details>)/)) {
    if (part.startsWith('<details')) depth += / open(?:[=> ]|$)/.test(part) ? 0 : 1;
    else if (part === '</details>') depth = Math.max(0, depth - 1);
    else if (depth === 0) shown += part;
    else shown += [...part.matchAll(/<summary.*?<\/summary>/gs)].map(([summary]) => summary).join('');
  }
  return textOf(shown);
};

const FOREIGN_OWNERS = 'Three of us, a Lebanese, a Chinese and a Ghanaian want to open a furniture workshop in Kumasi';

test('that a foreigner may not have a trade is the headline of the page, also of a start page, whose steps are folded', async () => {
  const { url } = await sharedService();
  for (const purpose of ['I am a foreigner and want to run a taxi', 'I am a Nigerian, I want a market stall'])
    for (const path of ['/', '/start/sole_proprietorship', '/start/company_limited_by_shares']) {
      const html = await pageAt(`${url}${path}?purpose=${encodeURIComponent(purpose)}`);
      const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
      assert.match(textOf(main), /^✕?Not allowed as you describe it/, path);
      assert.match(main, /<h1[^>]*>.*Not allowed as you describe it<\/h1>/s, path);
      assert.equal(html.match(/<h1/g)?.length, 1, path);
      assert.match(unfolded(html), /reserved to Ghanaians/, path);
      if (path === '/') continue;
      assert.doesNotMatch(unfolded(html), /Search the name at/, path);
      assert.match(textOf(html), /How to register, if it is allowed.*Search the name at/s, path);
    }
});

test('a page with much to tell shows what decides, the steps, the cost and the papers; the rest is folded, and none of it is lost', async () => {
  const { url } = await sharedService();
  const query = `?purpose=${encodeURIComponent(FOREIGN_OWNERS)}`;
  const answer = (await (
    await fetch(`${url}/api/v1/registration-recommendation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ purpose: FOREIGN_OWNERS }),
    })
  ).json()) as { cautions: { message: string }[]; requires: { requirements: { text: string; to_have?: true }[] } };
  assert.ok(answer.cautions.length > 8);
  for (const path of ['/', '/start/company_limited_by_shares']) {
    const html = await pageAt(url + path + query);
    const all = textOf(html).replaceAll(/\s+/g, ' ');
    // What is told in two parts has its folding between them.
    for (const { message } of answer.cautions)
      for (const sentence of message.split(/(?<=\.) (?=[A-Z])/))
        if (!/\d{4}-\d\d/.test(sentence)) assert.ok(all.includes(sentence), `${path}: ${sentence}`);
    const shown = unfolded(html);
    assert.match(
      shown,
      /US\$200,000 with a Ghanaian partner.*registers with the Ghana Investment Promotion Centre/s,
      path,
    );
    assert.doesNotMatch(shown, /Act 1173|Free of the minimum|Money without ownership/, path);
  }
  const start = unfolded(await pageAt(`${url}/start/company_limited_by_shares${query}`));
  assert.match(start, /Only if you meet this.*What to do.*What it costs to register.*GH¢585.*What to bring/s);
  for (const { text, to_have } of answer.requires.requirements)
    if (to_have === true) assert.ok(start.includes(text), text);
  // A page with little to tell folds nothing of it.
  assert.match(
    unfolded(await pageAt(`${url}/start/partnership?purpose=Two+sisters+selling+shea+butter`)),
    /What it costs to register.*Every year after that.*Before you decide.*What it is/s,
  );
});

test('each fact that was read is corrected by the finder’s own question, with everything else kept', async () => {
  const { url } = await sharedService();
  const given = `purpose=${encodeURIComponent(FOREIGN_OWNERS)}&wants=tenders`;
  for (const path of ['/', '/start/company_limited_by_shares', '/parts/entity']) {
    const html = await pageAt(`${url}${path}?${given}`);
    const links = [...html.matchAll(/href="([^"]*[?&;]correct=(\w+))"/g)];
    const fields = links.map(([, , field]) => field);
    for (const field of ['owners', 'foreign', 'activities']) assert.ok(fields.includes(field), `${path}: ${field}`);
    // Beside the finder's answer stands what was answered; on a start page nothing else shows it.
    assert.equal(fields.includes('wants'), path.startsWith('/start/'), path);
    for (const [, link = '', field = ''] of links) {
      const page = await pageAt(url + link.replaceAll('&amp;', '&'));
      const form = /<form class="card" action="\/#answer" method="get".*?<\/form>/s.exec(page)?.[0] ?? '';
      assert.match(form, /<input type="hidden" name="purpose" value="Three of us/, field);
      // What is asked again is no hidden answer.
      if (field !== 'wants') assert.match(form, /<input type="hidden" name="wants" value="tenders"/, field);
      assert.match(form, new RegExp(`name="${field}"`));
      assert.doesNotMatch(form, /data-part/);
    }
  }
  const owners = await pageAt(`${url}/?${given}&correct=owners`);
  assert.match(owners, /name="owners" type="number"[^>]* value="3"/);
  const foreign = await pageAt(`${url}/?${given}&correct=foreign`);
  assert.match(foreign, /type="radio"[^>]* name="foreign" value="owner" checked/);
  assert.match(foreign, /type="radio"[^>]* name="foreign" value="none"/);
  // What was misread may be any of them.
  const activities = await pageAt(`${url}/?purpose=A+pharmacy+in+Tema&correct=activities`);
  assert.match(activities, /type="checkbox"[^>]* name="activities" value="pharmacy" checked/);
  assert.match(activities, /type="checkbox"[^>]* name="activities" value="petty_trading"/);
  const corrected = await pageAt(`${url}/?${given}&foreign=none`);
  assert.doesNotMatch(textOf(corrected), /Only if you meet this/);
  // A field that there is not is no question.
  assert.match(await pageAt(`${url}/?${given}&correct=bogus`), /<div class="result/);
});

test('a church is told of the other bodies that its answer names, on the answer and on the start page', async () => {
  const { url } = await sharedService();
  for (const path of ['/', '/start/company_limited_by_guarantee']) {
    const plain = await pageAt(`${url}${path}?purpose=We+are+starting+a+church`);
    assert.match(unfolded(plain), /Incorporated trustees.*apply to the Minister/s, path);
    const asked = await pageAt(
      `${url}${path}?purpose=${encodeURIComponent('We are starting a church. Must we join the council of churches?')}`,
    );
    assert.match(unfolded(asked), /names no approval by a council of churches/, path);
  }
});

test('types are compared side by side by a form or a link; another type, or none, is told at the field', async () => {
  const { url } = await sharedService();
  for (const query of [
    'entity_types=partnership,sole_proprietorship',
    'entity_types=sole_proprietorship&entity_types=partnership',
  ]) {
    const html = await pageAt(`${url}/compare?${query}`);
    const table = /<tbody>.*<\/tbody>/s.exec(html)?.[0] ?? '';
    assert.equal(table.match(/<tr>/g)?.length, 9);
    assert.equal(html.match(/<th scope="col">/g)?.length, 2);
    assert.match(textOf(table), /Members.*2 to 20.*Who pays the debts/s);
    assert.equal(html.match(/type="checkbox"[^>]* checked/g)?.length, 2, query);
    assert.match(textOf(html), /2 kinds of registration side by side/);
  }
  for (const [query, said] of [
    ['entity_types=%3Cb%3Eshop', /Error: “<b>shop” is not one of the types: choose from the list\./],
    ['entity_types=', /Error: Choose at least one type from the list\./],
  ] as const) {
    const reply = await fetch(`${url}/compare?${query}`, { headers: HTML });
    assert.equal(reply.status, 422);
    const html = await reply.text();
    assert.doesNotMatch(html, /<b>shop/);
    assert.match(textOf(html), said);
    assert.match(html, /<a href="#types">/);
  }
  const form = /<form action="\/compare.*?<\/form>/s.exec(await pageAt(`${url}/compare`))?.[0] ?? '';
  assert.match(form, /<input type="hidden" name="entity_types"/, 'a form with nothing chosen is no visit');
});

test('an empty renewal form is refused with a summary; a date that was not given is a link to its field', async () => {
  const { url } = await sharedService();
  const empty = await fetch(`${url}${RENEWAL}?entity_type=&registration_date-day=&business_name=`, { headers: HTML });
  assert.equal(empty.status, 422);
  const html = await empty.text();
  assert.match(html, /<a href="#entity_type">Choose what is registered, or give a date\.<\/a>/);
  const open = await pageAt(`${url}${RENEWAL}?entity_type=company_limited_by_shares`);
  assert.match(open, /Not filled in: <a href="#registration_date">/);
  for (const id of ['registration_date', 'last_return_for'])
    assert.ok(open.includes(`<a href="#${id}">`) && open.includes(`id="${id}"`), id);
  // The year of its last return says more than the day of its filing.
  assert.doesNotMatch(open, /href="#last_renewal_date"/);
  assert.match(await pageAt(`${url}${RENEWAL}?entity_type=partnership`), /href="#last_renewal_date"/);
  assert.match(open, /<details class="apart no-print" open/);
  assert.doesNotMatch(await pageAt(url + LATE), /Not filled in/);
});

test('the finder asks about gifts only where they matter, and shows answers again to take away', async () => {
  const { url } = await sharedService();
  for (const path of ['/', '/start/partnership'])
    assert.doesNotMatch(await pageAt(url + path), /expects_donations/, path);
  const formOf = async (query: string) =>
    /<form class="card".*?<\/form>/s.exec(await pageAt(`${url}/?${query}`))?.[0] ?? '';
  const form = await formOf('purpose=A+club&expects_donations=true&wants=stay_simple&wants=tenders');
  for (const [field, value] of [
    ['expects_donations', 'true'],
    ['wants', 'stay_simple'],
    ['wants', 'tenders'],
  ])
    assert.ok(form.includes(`<input type="checkbox" name="${field}" value="${value}" checked`), `${field}=${value}`);
  assert.match(textOf(form), /Donations or grants: Yes/);
  const wrong = await pageAt(`${url}/?purpose=A+club&body=bogus`);
  assert.match(wrong, /<a href="#finder-purpose">/);
  assert.doesNotMatch(wrong, /#finder-body/);
});

test('the answer says what it costs to register, unless an authority decides first', async () => {
  const { url } = await sharedService();
  const costOf = async (purpose: string) =>
    /What it costs to register: ([^.]*)\./.exec(
      textOf(await pageAt(`${url}/parts/entity?purpose=${encodeURIComponent(purpose)}`)),
    )?.[1];
  assert.match((await costOf('I sell waakye at Madina, only me')) ?? '', /^GH¢\d+, .*2026$/);
  for (const purpose of ['We collect susu from market women', 'I lost my business name certificate'])
    assert.equal(await costOf(purpose), undefined, purpose);
});

test('the home page says where the office is, and a renewal leads there for what that office registers', async () => {
  const { url } = await sharedService();
  const section = /<section id="office".*?<\/section>/s.exec(await pageAt(url))?.[0] ?? '';
  assert.match(textOf(section), /Office of the Registrar of Companies \(ORC\), orc\.gov\.gh\. .*reported.*Kumasi/);
  const leads = async (query: string) =>
    (await pageAt(`${url}${RENEWAL}?${query}`)).split('<footer')[0]!.includes('href="/#office"');
  assert.ok(await leads(LATE_QUERY));
  assert.ok(!(await leads('entity_type=cooperative_society&registration_date=2020')));
});

test('the types that file returns are marked for the style, and fields of a return that are filled in or wrong stay in sight', async () => {
  const { url } = await sharedService();
  const form = await pageAt(url + RENEWAL);
  assert.deepEqual(
    Array.from(form.matchAll(/<option value="(\w+)" class="returns"/g), ([, id]) => id),
    [
      'company_limited_by_shares',
      'public_company_limited_by_shares',
      'company_limited_by_guarantee',
      'unlimited_company',
    ],
  );
  const stays = async (query: string) => {
    const html = await pageAt(`${url}${RENEWAL}${query}`);
    return (/<fieldset class="of-returns( filled)?"/.exec(html) ?? assert.fail(query))[1] !== undefined;
  };
  assert.equal(await stays(''), false);
  assert.equal(await stays(`?${LATE_QUERY}`), false);
  for (const query of [
    '?entity_type=sole_proprietorship&registration_date=2020&last_return_for=2021',
    `?${typed('financial_year_end', '31', '2')}`,
  ])
    assert.equal(await stays(query), true, query);
});

test('a sum of several parts is a table with its total, and its arithmetic is folded below it', async () => {
  const { url } = await sharedService();
  const sumOf = async (query: string) => {
    const html = await pageAt(`${url}${RENEWAL}?${query}`);
    const [, rows, law, below] =
      /<table class="sum">(.*?)<\/table><details><summary[^>]*>[^<]*<\/summary>(<p>Reported in practice.*?<\/p>)?<p>(.*?)<\/p>/s.exec(
        html,
      ) ?? [];
    return {
      rows: rows?.split('</tr>').map(textOf).filter(Boolean),
      law: textOf(law ?? ''),
      below: textOf(below ?? ''),
    };
  };
  const { rows, law, below } = await sumOf('entity_type=company_limited_by_shares&last_return_for=2022');
  assert.deepEqual(rows, [
    'Annual return, 3 × GH¢175GH¢525'.replaceAll(' × ', '\u00A0×\u00A0'),
    'Late annual returns, one to four yearsGH¢1,000',
    'TotalGH¢1,525',
  ]);
  assert.match(law, /the oldest return, 935 days late since 30 April 2024, .*935 × GH¢300 = GH¢280,500, and/);
  assert.match(below, /^3 × GH¢175, reported fee of 2 February 2026; plus GH¢1,000 once, .*not in the sum\.$/);
  for (const query of ['entity_type=company_limited_by_shares&last_return_for=2025', LATE_QUERY])
    assert.equal((await sumOf(query)).rows, undefined, query);
});

test('pages write every amount in cedis in one way', async () => {
  const { url } = await sharedService();
  for (const path of [
    '/compare',
    LATE,
    `${RENEWAL}?entity_type=company_limited_by_shares&last_return_for=2022`,
    '/start/company_limited_by_shares?purpose=Two+friends+importing+used+clothes',
    '/?purpose=Two+friends+importing+used+clothes',
    '/?purpose=I+sell+waakye+at+Madina%2C+only+me',
  ])
    assert.doesNotMatch(textOf(await pageAt(url + path)), /GHS/, path);
});

test('a number that was read from the words stands in the field of its question, to be confirmed', () => {
  const form = (value: string | undefined) =>
    renderToString(
      h(Questions, {
        say: ENGLISH,
        given: { purpose: 'Two friends who import clothes' },
        base: '',
        shapes: FINDER_SHAPES,
        questions: [{ question: 'How many people will own it?', field: 'owners', options: [] }],
        understood: value === undefined ? [] : [{ field: 'owners', value, from: 'read', probability: 0.56 }],
      }),
    );
  assert.match(form('2'), /<input class="short" name="owners" type="number"[^>]* value="2"/);
  assert.doesNotMatch(form(undefined), /name="owners"[^>]*value=/);
});

test('a name that only another first word helps leads to a form for it, which keeps the words of the business', async () => {
  const { url } = await sharedService();
  const formOf = async (name: string) =>
    /<form class="own-word.*?<\/form>/s.exec(await pageAt(`${url}/?business_name=${encodeURIComponent(name)}`))?.[0];
  const advice = /What to try.*Put a word of your own first/s;
  for (const [name, kept] of [
    ['Ecobanc Ventures', 'Ventures'],
    ['Ecobanc Bank Ventures', 'Ventures'],
    ['Best Quality Enterprise', 'Best Quality Enterprise'],
  ] as const) {
    const form = (await formOf(name)) ?? assert.fail(name);
    assert.match(form, new RegExp(`<input type="hidden" name="business_name" value="${kept}"`), name);
    assert.match(textOf(await pageAt(`${url}/?business_name=${encodeURIComponent(name)}`)), advice, name);
  }
  assert.equal(await formOf('Hollard Bakery'), undefined);
  assert.equal(await formOf('Tontonsansan Looms'), undefined);
  const again = await pageAt(`${url}/?own_word=+Tontonsansan&business_name=Ventures`);
  assert.match(textOf(again), /We found nothing, but we looked at few names: Tontonsansan Ventures/);
  assert.match(again, /name="business_name"[^>]*value="Tontonsansan Ventures"/);
});

test('what limits a foreigner’s plan stands at the head of the answer, which is no plain good fit', async () => {
  const { url } = await sharedService();
  const purpose = 'My Chinese friend wants to open a supermarket that imports and sells phones';
  for (const [path, head] of [
    [
      '/',
      /Only with US\$1,000,000 of foreign capital, or an exemption.*Only if you meet this.*US\$1,000,000.*because/s,
    ],
    ['/start/company_limited_by_shares', /Only if you meet this.*US\$1,000,000.*What to do/s],
  ] as const) {
    const text = textOf(
      await pageAt(`${url}${path}?purpose=${encodeURIComponent(purpose)}&foreign=owner&mainly_trading=yes`),
    );
    assert.match(text, head, path);
    assert.equal(text.match(/US\$1,000,000/g)?.length, 2, path);
  }
  assert.doesNotMatch(textOf(await pageAt(`${url}/?purpose=I+sell+phones&foreign=none`)), /Only if you meet this/);
});

test('fees of one list have its date, that they are reported, and its name once', async () => {
  const { url } = await sharedService();
  const text = textOf(await pageAt(url + RENEWAL));
  assert.equal(
    text.match(/As of 2 February 2026, reported: ORC: FINAL-FEES-AND-CHARGES-2026, as a cost calculator/g)?.length,
    1,
  );
  assert.equal(text.match(/FINAL-FEES/g)?.length, 1);
  assert.match(
    text,
    /Business name renewal \(a year from year two\)GH¢70Partnership renewal \(a year from year two\)GH¢100/,
  );
  const late = textOf(await pageAt(`${url}${RENEWAL}?entity_type=company_limited_by_shares&last_return_for=2024`));
  for (const of of ['2 February 2026', '20 April 2022', '17 October 2025'])
    assert.ok(late.includes(`As of ${of}, reported: `), of);
});

test('on a start page what an authority decides first stands above the steps, once', async () => {
  const { url } = await sharedService();
  const html = await pageAt(`${url}/start/company_limited_by_shares?purpose=We+collect+susu+from+market+women`);
  const [, warning = '', rest = ''] = /<div class="warning"(.*?)<\/div>(.*)/s.exec(html) ?? [];
  assert.match(textOf(warning), /Ask for permission first.*Bank of Ghana/);
  assert.match(rest, /What to do<\/h2>/);
  const [, said = ''] = /<ul class="matches"><li><span>([^<]*)</.exec(warning) ?? [];
  assert.ok(said.length > 20 && !rest.includes(said), said);
  assert.doesNotMatch(
    await pageAt(`${url}/start/partnership?purpose=Two+sisters+selling+shea+butter`),
    /permission first/,
  );
});

test('a source without an address says where it is apart from its title', async () => {
  const { url } = await sharedService();
  const text = textOf(await pageAt(`${url}/start/sole_proprietorship`));
  assert.match(text, /as a cost calculator copies it · other source · confirm at orc\.gov\.gh/);
});

test('only what can be had ready has a box to tick: rules stand apart', async () => {
  const { url } = await sharedService();
  const html = await pageAt(`${url}/start/sole_proprietorship`);
  const list = textOf(/<ul class="checklist".*?<\/ul>/s.exec(html)?.[0] ?? '');
  assert.match(list, /the owner’s Ghana Card/);
  assert.doesNotMatch(list, /may contain Incorporated/);
  assert.match(textOf(html), /may contain Incorporated/);
});

test('no name, or more than ten, are refused with what to do', async () => {
  const { url } = await sharedService();
  const many = Array.from({ length: 12 }, (_, index) => `Adom ${index}`);
  for (const [path, message] of [
    [namesOf(''), /Enter at least one name\./],
    [namesOf(...many), /Enter 10 names at most\. You entered 12: take out 2\./],
  ] as const) {
    const response = await fetch(url + path, { headers: HTML });
    const html = await response.text();
    assert.equal(response.status, 422);
    assert.match(textOf(html), message);
    assert.match(html, /<title>Error: /);
  }
  const html = await pageAt(url + namesOf(...many));
  assert.match(html, /<textarea name="names"[^>]*>Adom 0\r\nAdom 1\r\n/);
  assert.doesNotMatch(await pageAt(url + namesOf(...many.slice(2))), /<title>Error/);
});

test('each of several names counts as one check', async (context) => {
  const { url } = await startService(context, { settings: { SVC_RATE_LIMIT: '10/1' } });
  const ask = async (count: number) =>
    (await fetch(url + namesOf(...Array.from({ length: count }, (_, index) => `Adom ${index}`)), { headers: HTML }))
      .status;
  assert.deepEqual([await ask(8), await ask(3), await ask(2)], [200, 429, 429]);
  assert.equal((await fetch(`${url}/names`, { headers: HTML })).status, 200);
});

test('the comparison is a table of all entity types, with costs and their dates', async () => {
  const { url } = await sharedService();
  const html = await pageAt(`${url}/compare`);
  const rows = html.split('<tr>').slice(1);
  assert.equal(rows.length, ENTITY_IDS.length + 1);
  assert.equal(rows[0]?.match(/<th scope="col">/g)?.length, 9);
  for (const [index, id] of ENTITY_IDS.entries()) {
    const row = rows[index + 1] ?? '';
    assert.match(row, new RegExp(`<th scope="row"><a href="/start/${id}"`));
    assert.equal(row.match(/<td/g)?.length, 8, id);
  }
  const shares = textOf(rows[ENTITY_IDS.indexOf('company_limited_by_shares') + 1] ?? '');
  assert.match(shares, /1 to 50At least two directors.*LTD.*GH¢585 Incorporation1 % Duty.*GH¢175 Annual return/);
  assert.doesNotMatch(textOf(rows[1] ?? ''), /director/i);
  // What most costs share stands in the caption; the others have their own.
  assert.match(textOf(html), /Costs that show no date of their own · As of 2 February 2026, reported: ORC: FINAL/);
  assert.equal(textOf(html).match(/2 February 2026/g)?.length, 1);
  assert.match(textOf(html), /GH¢60 Subsidiary business name renewal, 20 August 2023, reported/);
});

test('the start page gives the cost of registering apart from what is paid every year', async () => {
  const { url } = await sharedService();
  const text = textOf(await pageAt(`${url}/start/company_limited_by_shares?purpose=An+app+with+investors`));
  const [, toRegister = '', rest = ''] = /What it costs to register(.*?)What to bring(.*)/s.exec(text) ?? [];
  assert.match(toRegister, /Incorporation.*GH¢585.*Duty on the stated capital/s);
  assert.doesNotMatch(toRegister, /Annual return/);
  assert.match(rest, /Every year after that.*Annual return.*GH¢175.*What we understood: correct it here/s);
});

test('the finder shows what was found about the name beside the recommendation', async () => {
  const { url } = await sharedService();
  const page = textOf(await pageAt(`${url}/parts/entity?business_name=Voltik+Ghana&owners=2&body=business`));
  assert.match(page, /Expect a conflict: Voltik Ghana/);
  assert.match(page, /We know of a name that sounds the same: .Voltic \(GH\) Limited/);
  assert.doesNotMatch(textOf(await pageAt(`${url}/parts/entity?owners=2&body=business`)), /We looked at/);
});

test('a recommendation says how well it fits in words, and what could change it', async () => {
  const { url } = await sharedService();
  const text = textOf(await pageAt(`${url}/parts/entity?purpose=I+sell+waakye+at+Madina%2C+only+me`));
  assert.match(text, /^A good fitBusiness name \(sole proprietorship\).*What could change this/s);
  const susu = textOf(await pageAt(`${url}/parts/entity?activities=public_deposits_or_susu&owners=1&body=business`));
  assert.match(susu, /^Ask for permission first.*The Bank of Ghana decides whether this may be done/s);
  assert.doesNotMatch(text, /in 100|%|sure that|probab/i);
});

/** Sends the form that reports a mistake. */
const report = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${url}/report`, { method: 'POST', headers: { ...HTML, ...headers }, body: new URLSearchParams(fields) });

test('a mistake is reported once, however often the form is sent, and names the page it was on', async (context) => {
  const { url, app } = await startService(context);
  const form = await pageAt(`${url}/report`, { referer: `${url}/start/partnership?purpose=secret` });
  assert.match(form, /name="page_or_tool"[^>]*value="How to register \(\/start\/partnership\)"/);
  assert.doesNotMatch(form, /secret/);
  assert.doesNotMatch(await pageAt(`${url}/report`, { referer: 'https://evil.example/x' }), /value="\/x"/);
  const key = /name="key" value="([^"]+)"/.exec(form)?.[1] ?? '';
  const fields = {
    kind: 'content_issue',
    message: 'The fee in Kumasi was 80.',
    page_or_tool: '/start/partnership',
    key,
  };
  const first = await report(url, fields);
  const text = textOf(await first.text());
  const id = /Its number is (fb_[0-9a-f]{8})\./.exec(text)?.[1];
  assert.equal(first.status, 200);
  assert.equal(text.match(/fb_[0-9a-f]+/g)?.length, 1, 'one number, that people can copy');
  assert.ok(id !== undefined && text.includes('Received on 2'), text);
  assert.match(textOf(await (await report(url, fields)).text()), new RegExp(`Its number is ${id}`));
  const other = textOf(await (await report(url, { ...fields, message: 'Another', key: '' })).text());
  assert.doesNotMatch(other, new RegExp(String(id)));
  void app;
});

test('a report that lacks something is shown again with what to do, and what was written', async () => {
  const { url } = await sharedService();
  const response = await report(url, { message: '<b>fee</b>', contact: 'x'.repeat(201) });
  const html = await response.text();
  assert.equal(response.status, 422);
  assert.match(html, /<title>Error: Report a mistake/);
  assert.match(textOf(html), /Choose what it is about\./);
  assert.match(textOf(html), /How to reach you .*200/);
  assert.match(html, />&lt;b>fee&lt;\/b><\/textarea>/);
  assert.match(textOf(await (await report(url, { kind: 'suggestion', message: ' ' })).text()), /Write what is wrong\./);
});

test('only the pages of this service may report through the form, and only with a form', async () => {
  const { url } = await sharedService();
  const fields = { kind: 'suggestion', message: 'x' };
  assert.equal((await report(url, fields, { origin: 'https://evil.example' })).status, 403);
  const json = await fetch(`${url}/report`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  assert.equal(json.status, 415);
  assert.equal((await fetch(`${url}/report`, { method: 'POST' })).status, 400);
  assert.equal((await report(url, { message: 'x'.repeat(70_000) })).status, 413);
  assert.equal((await fetch(`${url}/report`, { method: 'PUT' })).status, 405);
});

test('every page links to the pages of the footer, and each of them is there', async () => {
  const { url } = await sharedService();
  for (const path of PAGES) {
    const html = await pageAt(url + path);
    const footer = html.slice(html.indexOf('<footer'));
    const links = Array.from(footer.matchAll(/href="([^"]+)"/g), ([, link = '']) => link);
    assert.deepEqual(
      links,
      ['/#renewal', '/#office', '/about', '/privacy', '/accessibility', '/report', '/assistants', '/developers'],
      path,
    );
    assert.equal((await fetch(url + path, { headers: HTML })).status, 200, path);
    assert.equal(html.match(/<h1/g)?.length, 1, path);
  }
});

test('the page about the sources names each with its kind, its date and its address', async () => {
  const { url } = await sharedService();
  const html = await pageAt(`${url}/about`);
  const rows = html.slice(html.indexOf('<h2>Sources'), html.indexOf('<footer')).split('<li>').slice(1);
  assert.equal(rows.length, Object.keys(SOURCES).length);
  for (const row of rows) assert.match(textOf(row), / · (?:law|office|press report|other source), .*\d{4} · \S/);
});

test('the pages for traders use none of the words of operators', async () => {
  const { url } = await sharedService();
  for (const path of [
    '/',
    '/names',
    namesOf('Eko Bank', 'Adom'),
    '/?business_name=Adom',
    '/compare',
    LATE,
    '/start/partnership',
    '/report',
    '/nowhere',
    '/names?names=',
  ])
    assert.doesNotMatch(
      textOf(await pageAt(url + path)),
      /loaded here|sole_proprietorship|openapi|\bJSON\b|operator|bundled|endpoint|stdio|\bMCP\b/i,
      path,
    );
});

test('no page weighs more than 24 KB with its style and script, compressed', async () => {
  const { url } = await sharedService();
  const weigh = async (path: string): Promise<number> => {
    const { body } = await raw(
      Number(new URL(url).port),
      `GET ${path} HTTP/1.1\r\nhost: ${new URL(url).host}\r\naccept: text/html\r\naccept-encoding: br\r\nconnection: close\r\n\r\n`,
    );
    return body.length;
  };
  const html = await pageAt(url);
  const shared = await Promise.all(
    [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => weigh(path)),
  );
  assert.equal(shared.length, 2);
  const common = shared.reduce((sum, bytes) => sum + bytes, 0);
  for (const path of [
    ...PAGES,
    LATE,
    namesOf(...Array.from({ length: 10 }, (_, index) => `Melcom ${index}`)),
    ...['/', '/start/company_limited_by_shares'].map((path) => `${path}?purpose=${encodeURIComponent(FOREIGN_OWNERS)}`),
    '/?purpose=A+pharmacy&correct=activities',
    ...ENTITY_IDS.map((id) => `/start/${id}?purpose=A+church+with+80+members&business_name=Eko+Bank`),
  ]) {
    const total = common + (await weigh(path));
    assert.ok(total > 2_000 && total < 24_000, `${path}: ${total} bytes`);
  }
});

test('what the words raise beside the plan is read open and before the questions; what follows from the plan is not among it', async () => {
  const { url } = await sharedService();
  const purpose = 'My father died and left me the shop, I sell provisions there alone';
  const html = await pageAt(`${url}/?${new URLSearchParams({ purpose, owners: '1', topics: 'inheritance' })}`);
  const raised = /<details open[^>]*>\s*<summary>[^]*?Inheritance[^]*?<\/details>/.exec(html);
  assert.ok(raised !== null, html);
  assert.match(textOf(raised[0]), /part of the estate/);
  assert.ok(raised.index < html.indexOf('What could change this'));
  assert.doesNotMatch(textOf(raised[0]), /Business Operating Permit/);
});

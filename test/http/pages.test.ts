import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { ENTITY_IDS } from '../../src/guidance/law/entity-ids.ts';
import { ENTRY, scratch } from '../support/built.ts';
import { raw, sharedService, startService } from '../support/http.ts';

const RENEWAL = '/business-name-renewal';
const LATE = 'entity_type=sole_proprietorship&registration_date=2020-03-02&last_renewal_date=2023-04-11';
const HTML = { accept: 'text/html' };

const page = async (url: string, headers: Record<string, string> = {}): Promise<string> =>
  (await fetch(url, { headers: { ...HTML, ...headers } })).text();

/** What a page says, without its markup. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

test('the start page of every entity type says what the tools say of it: needs, fees with their dates, the yearly duty', async () => {
  const { url } = await sharedService();
  const { entities } = (await (await fetch(`${url}/api/v1/registration-options?entity_types=all`)).json()) as {
    entities: {
      id: string;
      name: string;
      requirements: { text: string }[];
      annual_duty: string;
      fees: { item: string }[];
    }[];
  };
  assert.deepEqual(
    entities.map(({ id }) => id),
    [...ENTITY_IDS],
  );
  for (const { id, name, requirements, annual_duty, fees } of entities) {
    const text = textOf(await page(`${url}/start/${id}`));
    for (const fact of [
      name,
      ...requirements.map(({ text: need }) => need),
      annual_duty,
      ...fees.map(({ item }) => item),
    ])
      assert.ok(text.includes(fact), `${id}: ${fact}`);
    assert.equal(text.match(/As of \d|Undated, read on \d|As of [A-Z]/g)?.length ?? 0, fees.length, id);
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
    assert.match(await page(url + path), /<meta name="robots" content="noindex"/, path);
  for (const path of ['/', RENEWAL]) assert.doesNotMatch(await page(url + path), /noindex/, path);
  assert.equal((await fetch(`${url}/start/partnership`)).headers.get('x-robots-tag'), 'noindex');
});

test('filing goes on at the address that is configured, with what is valid of the prefill and no more', async () => {
  const { url } = await sharedService({ SVC_FILING_URL: 'https://filing.example/apply?from=a' });
  const linkOf = async (query: string): Promise<URL> => {
    const html = await page(`${url}/start/partnership?${query}`);
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

test('where nobody files for people, the start page says that they file themselves, and where', async () => {
  const { url } = await sharedService();
  const text = textOf(await page(`${url}/start/partnership`));
  assert.match(text, /Nothing is filed from here\. You file yourself.*Office of the Registrar of Companies/);
  assert.match(text, /open an account on the ORC portal/);
});

test('a prefill that fits another entity type better is told so, with a link that keeps it', async () => {
  const { url } = await sharedService();
  const html = await page(`${url}/start/partnership?purpose=A+church+in+Tamale&team_size=80`);
  assert.match(textOf(html), /another type fits better: Company limited by guarantee/);
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
    `${RENEWAL}?${LATE}`,
    ...ENTITY_IDS.map((id) => `/start/${id}?business_name=Sankofa+Loom`),
  ])
    assert.doesNotMatch(textOf(await page(url + path)), /\b(?:available|approved|guaranteed)\b/i, path);
});

test("this computer's paths are told to callers on it only, others get the package with the public address", async () => {
  const settings = { SVC_BASE_URL: 'https://svc.example/ghana' };
  assert.ok((await page((await sharedService()).url)).includes(ENTRY));
  const { url } = await sharedService(settings);
  for (const headers of [{}, { 'x-forwarded-for': '203.0.113.9' }, { via: '1.1 proxy' }] as Record<string, string>[]) {
    const html = await page(url, headers);
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
    const html = await page(url + path);
    const field = (name: string) => new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
    assert.match(field('business_name'), / maxlength="160"/, path);
    assert.match(field('purpose'), / maxlength="2000"/, path);
    assert.match(field('team_size'), / max="10000000"/, path);
  }
});

test('a website that points its own name at this computer is not told its paths', async (context) => {
  const { port } = await startService(context, { settings: { SVC_HOST: '0.0.0.0' } });
  const { text } = await raw(
    port,
    `GET / HTTP/1.1\r\nhost: rebound.example:${port}\r\naccept: text/html\r\nconnection: close\r\n\r\n`,
  );
  assert.match(text, /^HTTP\/1\.1 200/);
  assert.ok(!text.includes(ENTRY) && text.includes('npx'));
});

test("the bridge's three fields are shown where one is configured, and else how to start one", async () => {
  const without = await sharedService();
  assert.match(textOf(await page(without.url)), /registration-ghana bridge/);
  const { url } = await sharedService({ SVC_BRIDGE_URL: 'https://bridge.example/mcp' });
  const text = textOf(await page(url));
  assert.match(text, /Nameregistration-ghana.*Server URLhttps:\/\/bridge\.example\/mcp.*Authenticationnone/s);
  assert.doesNotMatch(text, /registration-ghana bridge/);
});

test('install links hold the configuration that is shown', async () => {
  const { url } = await sharedService();
  const html = (await page(url)).replaceAll('&amp;', '&');
  const cursor = new URL(/href="(cursor:[^"]+)"/.exec(html)?.[1] ?? '');
  const server = JSON.parse(Buffer.from(cursor.searchParams.get('config') ?? '', 'base64').toString()) as object;
  assert.deepEqual(server, { command: process.execPath, args: [ENTRY], env: { SVC_BASE_URL: '' } });
  assert.equal(cursor.searchParams.get('name'), 'registration-ghana');
  const code = JSON.parse(decodeURIComponent(/href="vscode:mcp\/install\?([^"]+)"/.exec(html)?.[1] ?? '')) as object;
  assert.deepEqual(code, { name: 'registration-ghana', type: 'stdio', ...server });
});

/** The lines of an iCalendar file, folded ones put together (RFC 5545 section 3.1). */
const linesOf = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

test('the reminder is a calendar file of one whole day, the next that lies ahead', async () => {
  const { url } = await sharedService();
  const response = await fetch(`${url}${RENEWAL}.ics?${LATE}`);
  const file = await response.text();
  assert.equal(response.headers.get('content-type'), 'text/calendar; charset=utf-8');
  assert.match(response.headers.get('content-disposition') ?? '', /^attachment; filename="renewal-2027-03-31\.ics"$/);
  for (const line of file.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75 && !line.includes('\n'), line);
  const lines = linesOf(file);
  assert.equal(lines[0], 'BEGIN:VCALENDAR');
  assert.equal(lines.filter((line) => line === 'BEGIN:VEVENT').length, 1);
  assert.ok(lines.includes('DTSTART;VALUE=DATE:20270331') && lines.includes('DTEND;VALUE=DATE:20270401'));
  assert.ok(lines.includes('SUMMARY:Annual renewal of the business name: due by 31 March 2027'));
  assert.ok(lines.includes('TRIGGER:-P30D') && lines.includes('TRIGGER:-P7D'));
  assert.match(file.replaceAll('\r\n ', ''), /DESCRIPTION:.*\*222#.*\\n/);
  const uid = (text: string) => linesOf(text).find((line) => line.startsWith('UID:'));
  assert.equal(uid(file), uid(await (await fetch(`${url}${RENEWAL}.ics?${LATE}`)).text()));
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
    assert.doesNotMatch(await page(`${url}${RENEWAL}${query}`), /\.ics/);
  }
});

test('the renewal page takes a year or a month, and a company’s financial year, and shows them as they were typed', async () => {
  const { url } = await sharedService();
  const ask = (query: string) => page(`${url}${RENEWAL}?${query}`);
  const year = await ask('entity_type=sole_proprietorship&registration_date=2009&last_renewal_date=2019-05');
  assert.match(year, /name="registration_date" type="text"[^>]*value="2009"/);
  assert.match(textOf(year), /Date on the certificate2009Last renewal or returnMay 2019/);
  assert.match(textOf(year), /must re-register once/);
  assert.match(textOf(year), /About GH¢490: 7 x GHS 70, reported fee of 2 February 2026\./);
  const company = await ask('entity_type=unlimited_company&last_return_for=2024&financial_year_end=06-30');
  assert.match(company, /<details open/);
  assert.match(textOf(company), /Year of the last return2024End of the financial year30 June/);
  assert.match(textOf(company), /Was due by31 October 2025/);
  const ics = await fetch(
    `${url}${RENEWAL}.ics?entity_type=unlimited_company&last_return_for=2024&financial_year_end=06-30`,
  );
  assert.match(ics.headers.get('content-disposition') ?? '', /renewal-2027-10-31\.ics/);
  const wrong = await fetch(`${url}${RENEWAL}?registration_date=12/07/2019&financial_year_end=31-12`, {
    headers: HTML,
  });
  assert.equal(wrong.status, 422);
  const said = textOf(await wrong.text());
  assert.match(
    said,
    /This must be a real calendar date written 2009-05-03, or 2009-05 or 2009 \(did you mean 12 July 2019 or 7 December 2019\?\)/,
  );
  assert.match(said, /This must be a month and a day written 12-31 for 31 December/);
});

test('the renewal page says where it stands, what to do, what it costs and then the rule', async () => {
  const { url } = await sharedService();
  const html = await page(`${url}${RENEWAL}?${LATE}`);
  const places = [
    'standing-title',
    'What to do',
    'What to have ready',
    'What it costs',
    'If you do nothing',
    'The rule',
    'Sources (',
  ].map((text) => html.indexOf(text));
  assert.deepEqual(
    places,
    [...places].sort((a, b) => a - b),
  );
  assert.ok(places.every((place) => place > 0));
});

test('other entity types than business names are told their own duty on the renewal page', async () => {
  const { url } = await sharedService();
  for (const [entity, duty] of [
    ['company_limited_by_shares', /Annual return/],
    ['external_company', /financial statements/i],
    ['cooperative_society', /Not known yet/],
  ] as const)
    assert.match(textOf(await page(`${url}${RENEWAL}?entity_type=${entity}`)), duty, entity);
});

test('a wrong field of the renewal form is marked beside it, with what is allowed, and the answer is 422', async () => {
  const { url } = await sharedService();
  const query = 'entity_type=shop&registration_date=2026-02-30&last_renewal_date=2030-01-01';
  const response = await fetch(`${url}${RENEWAL}?${query}`, { headers: HTML });
  const html = await response.text();
  assert.equal(response.status, 422);
  for (const field of ['entity_type', 'registration_date'])
    assert.match(html, new RegExp(`name="${field}"[^>]*aria-invalid="true" aria-describedby="${field}-error"`));
  assert.match(textOf(html), /Choose one from the list\./);
  assert.doesNotMatch(textOf(html), /registration_date|YYYY/);
  const late = textOf(await page(`${url}${RENEWAL}?entity_type=partnership&registration_date=2030-01-01`));
  assert.match(late, /after today, 21 November 2026/);
});

test('the name check shows suggestions with their meanings, and says what unknown means', async () => {
  const { url } = await sharedService();
  const of = async (name: string) =>
    (await fetch(`${url}/parts/names?business_name=${encodeURIComponent(name)}`)).text();
  const conflict = await of('Hollard Bakery');
  assert.match(conflict, /href="\/\?business_name=\S+Bakery#names"/);
  assert.match(textOf(conflict), /Names to try.*Bakery\s*(?:Akan|Ga|Ewe|Dagbani|Hausa|English): /s);
  const unknown = await of('Tontonsansan Looms');
  assert.match(unknown, /class="result outlook unknown"/);
  assert.match(textOf(unknown), /Nothing was found, but too little was searched/);
  assert.match(textOf(unknown), /Search at the Office of the Registrar of Companies before you file/);
});

test('a start page checks the name for its own entity type', async () => {
  const { url } = await sharedService();
  const text = textOf(await page(`${url}/start/partnership?business_name=Tontonsansan+Ltd`));
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
  const html = await page(`${url}/start/partnership?business_name=Adom+Traders`);
  assert.match(html, /data-said="This name could not be checked\."/);
  assert.ok(!html.includes(file));
  assert.match(textOf(html), /What to prepare/);
  assert.equal((await fetch(`${url}${RENEWAL}?${LATE}`, { headers: HTML })).status, 200);
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
  for (const path of ['/', '/?purpose=A+church', '/start/partnership?purpose=A+church', `${RENEWAL}?${LATE}`]) {
    const html = await page(url + path);
    for (const [, address = ''] of html.matchAll(/ (?:href|src|action|data-part)="([^"]*)"/g))
      assert.match(address, /^(?:\/ghana\/|#|https?:|tel:|cursor:|vscode:)/, `${path}: ${address}`);
  }
});

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { H3, toNodeHandler } from 'h3';
import type { Page, Request } from 'playwright-core';
import { assertAccessible, type Look } from '../support/axe.ts';
import { browserTest, tabTo, visit } from '../support/browser.ts';
import { sharedService } from '../support/http.ts';
import { size, waitFor } from '../support/limits.ts';
import { LATE } from '../support/pages.ts';

const FILING = 'https://filing.example/apply?from=guide';
const START =
  '/start/company_limited_by_shares?business_name=Eko+Bank+Ghana+Ltd&purpose=Three+friends+building+an+app%2C+investors+buy+shares&team_size=3';

/** A foreigner's plan with a condition, a name that only another first word helps, and a sum of several parts. */
const LIMITED = '/?purpose=My+Chinese+friend+sells+phones+in+a+shop&foreign=owner&mainly_trading=yes';
const FOREIGN_START = LIMITED.replace('/?', '/start/company_limited_by_shares?');
const REFUSED_START = '/start/sole_proprietorship?purpose=I+am+a+Nigerian%2C+I+want+a+market+stall';
const HOUSEHOLD = '/?business_name=Ecobanc+Ventures';
const RETURNS = '/business-name-renewal?entity_type=company_limited_by_shares&last_return_for=2022';

const NAMES = '/names?names=Eko+Bank+Ghana+Ltd%0D%0ASankofa+Loom+Weavers%0D%0AMelcom+Ventures';

/** Every page in the states that look different; in the ordinary run those that show more of the same parts at once. */
const STATES = size(
  [
    '/',
    '/?business_name=Eko+Bank+Ghana+Ltd&purpose=Two+sisters+selling+shea+butter&team_size=2',
    NAMES,
    HOUSEHOLD,
    LIMITED,
    '/compare',
    '/report',
    '/assistants',
    LATE,
    RETURNS,
    '/business-name-renewal?entity_type=partnership&registration_date=soon',
    START,
    FOREIGN_START,
    REFUSED_START,
    `${LIMITED}&correct=foreign`,
    '/start/partnership?purpose=A+church+with+80+members&owners=many',
    '/start/shop',
  ],
  [
    '/',
    '/?business_name=Eko+Bank+Ghana+Ltd',
    '/?purpose=Two+sisters+selling+shea+butter&team_size=2',
    '/?purpose=&owners=many',
    '/names',
    NAMES,
    '/names?names=',
    HOUSEHOLD,
    LIMITED,
    '/compare',
    '/about',
    '/privacy',
    '/accessibility',
    '/report',
    '/developers',
    '/assistants',
    '/business-name-renewal',
    LATE,
    RETURNS,
    '/business-name-renewal?entity_type=partnership&registration_date=soon',
    START,
    FOREIGN_START,
    REFUSED_START,
    `${LIMITED}&correct=foreign`,
    '/start/partnership?purpose=A+church+with+80+members&owners=many',
    '/start/shop',
    '/nowhere',
  ],
);

const service = (settings: Record<string, string> = {}) => sharedService({ SVC_FILING_URL: FILING, ...settings });

const resultOf = (page: Page) => page.locator('#name-result');

/** Fills in the three fields of a date. */
async function fillDate(page: Page, legend: string, ...parts: readonly [day: string, month: string, year: string]) {
  const group = page.getByRole('group', { name: legend });
  for (const [index, part] of ['Day', 'Month', 'Year'].entries()) await group.getByLabel(part).fill(parts[index] ?? '');
}

browserTest('a name is checked as it is typed, and what was typed last is what is answered', async (context) => {
  const { url } = await service();
  const { page, requests } = await visit(context, url);
  await page.locator('#name').pressSequentially('Eko Bank Ghana Ltd', { delay: 15 });
  await resultOf(page).getByText('Ecobank Ghana PLC', { exact: true }).waitFor();
  const asked = requests.filter((address) => address.includes('/parts/names'));
  assert.ok(asked.length < 6, `${asked.length} questions for one name`);
  assert.match(asked.at(-1) ?? '', /Eko\+Bank\+Ghana\+Ltd$/);
  assert.match((await page.locator('#said').textContent()) ?? '', /Expect a conflict/);
});

browserTest('an answer that comes late does not replace the answer to what was typed after it', async (context) => {
  const { url } = await service();
  const { page } = await visit(context, url);
  let slow: (() => void) | undefined;
  await page.route(/parts\/names\?business_name=Eko/, async (route) => {
    await new Promise<void>((resolve) => (slow = resolve));
    await route.continue().catch(() => {});
  });
  const asked = page.waitForRequest(/business_name=Eko/);
  const isLate = (request: Request) => request.url().includes('business_name=Eko');
  const over = Promise.race([page.waitForEvent('requestfinished', isLate), page.waitForEvent('requestfailed', isLate)]);
  await page.locator('#name').fill('Eko Bank');
  await asked;
  await page.locator('#name').fill('Sankofa Loom Weavers');
  await resultOf(page).getByText('Sankofa Loom Weavers').waitFor();
  slow?.();
  await over;
  assert.doesNotMatch((await resultOf(page).textContent()) ?? '', /Eko/);
  await page.locator('#name').fill('');
  await waitFor('the answer to be taken away', async () => (await resultOf(page).textContent()) === '');
});

browserTest('a service that refuses or cannot be reached is told of where the answer would stand', async (context) => {
  const { url } = await service({ SVC_RATE_LIMIT: '1/1' });
  const { page, browser } = await visit(context, url, {}, /status of 429|ERR_INTERNET_DISCONNECTED/);
  for (const name of ['Adom', 'Adom Spot', 'Adom Spot Tema']) {
    await page.locator('#name').fill(name);
    await page.waitForResponse(/parts\/names/);
  }
  await resultOf(page).getByText('Try again in').waitFor();
  await browser.setOffline(true);
  await page.locator('#name').fill('Adom Spot Kumasi');
  await resultOf(page).getByText('cannot be reached').waitFor();
});

browserTest('by mouse: the finder suggests an entity type, asks on, and leads to its start page', async (context) => {
  const { url } = await service();
  const { page } = await visit(context, url);
  await page.getByLabel('What you want to do').fill('Two sisters selling shea butter online');
  await page.getByLabel('Owners or members').fill('2');
  await page.getByRole('button', { name: 'Find out what to register' }).click();
  const result = page.locator('#entity-result');
  await result.getByRole('heading', { name: 'Partnership' }).waitFor();
  await result.getByLabel('Investors or shares').check();
  await result.getByRole('button', { name: 'Use these answers' }).click();
  await result.getByRole('heading', { name: 'Private company limited by shares' }).waitFor();
  await result.getByRole('link', { name: 'How to register it' }).click();
  await page.getByRole('heading', { level: 1, name: 'Private company limited by shares' }).waitFor();
  await page.getByText('What we understood').click();
  assert.match(await page.getByLabel('What you want to do').inputValue(), /shea butter online/);
});

browserTest(
  'Back and a reload bring the text and the answer again, also of a name that was only typed',
  async (context) => {
    const { url } = await service();
    const { page } = await visit(context, url);
    await page.getByLabel('What you want to do').fill('Two sisters selling shea butter online');
    await page.getByRole('button', { name: 'Find out what to register' }).click();
    const result = page.locator('#entity-result');
    await result.getByLabel('Investors or shares').check();
    await result.getByRole('button', { name: 'Use these answers' }).click();
    const heading = result.getByRole('heading', { name: 'Private company limited by shares' });
    await heading.waitFor();
    await result.getByRole('link', { name: 'How to register it' }).click();
    await page.getByRole('heading', { level: 1, name: 'Private company limited by shares' }).waitFor();
    assert.equal(new URL(page.url()).searchParams.get('wants'), 'investors_or_shares');
    for (const again of ['goBack', 'reload'] as const) {
      await page[again]();
      await heading.waitFor();
      assert.match(await page.getByLabel('What you want to do').inputValue(), /shea butter online/, again);
    }
    await page.goto(url);
    for (const name of ['Eko Bank Ghana Ltd', 'Tontonsansan Looms']) {
      await page.locator('#name').fill(name);
      await page.getByRole('button', { name: 'Check the name' }).click();
      await waitFor('its address', async () => new URL(page.url()).searchParams.get('business_name') === name);
    }
    await page.goBack();
    await resultOf(page).getByText('Ecobank Ghana PLC', { exact: true }).waitFor();
    await page.goto(url);
    await page.locator('#name').fill('Eko Bank Ghana Ltd');
    await resultOf(page).getByText('Ecobank Ghana PLC', { exact: true }).waitFor();
    await page.reload();
    await resultOf(page).getByText('Ecobank Ghana PLC', { exact: true }).waitFor();
    assert.equal(await page.locator('#name').inputValue(), 'Eko Bank Ghana Ltd');
    await page.locator('#name').fill('');
    await waitFor('the address without a name', async () => page.url() === `${url}/`);
  },
);

browserTest('by mouse: renewal says what is late, and gives a reminder to download', async (context) => {
  const { url } = await service();
  const { page } = await visit(context, `${url}/business-name-renewal`);
  await page.getByLabel('What is registered').selectOption('sole_proprietorship');
  await fillDate(page, 'The date on the certificate', '2', '3', '2020');
  await fillDate(page, 'The last renewal or filing', '11', 'April', '2023');
  await page.getByLabel('Name of the business').fill('Ama’s Chop Bar');
  await page.getByRole('button', { name: 'See what is due' }).click();
  await page.getByRole('heading', { name: 'About GH¢210: dial *222#' }).waitFor();
  assert.equal(await page.locator('h2 a').getAttribute('href'), 'tel:*222%23');
  await page.getByText('2024, 2025, 2026').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Put it in my calendar' }).click(),
  ]);
  assert.match(download.suggestedFilename(), /^annual-renewal-2027-\d\d-\d\d\.ics$/);
  assert.equal(await page.getByRole('checkbox').count(), 2);
  await page.evaluate('window.print = () => { document.title = "printed"; }');
  await page.getByRole('button', { name: 'Print this summary' }).click();
  assert.equal(await page.title(), 'printed');
});

browserTest('by mouse: a start page is corrected, and the link to filing carries the correction', async (context) => {
  const { url } = await service();
  const { page } = await visit(context, url + START);
  await resultOf(page).getByText('Ecobank Ghana PLC', { exact: true }).waitFor();
  await page.getByText('What we understood').click();
  await page.getByLabel('Name', { exact: true }).fill('Sankofa Loom & Thread Ltd');
  await resultOf(page).getByText('We found nothing, but').first().waitFor();
  const href = async () =>
    new URL((await page.getByRole('link', { name: 'Continue to filing' }).getAttribute('href')) ?? '');
  const address = await href();
  assert.equal(address.origin + address.pathname, 'https://filing.example/apply');
  assert.deepEqual(Object.fromEntries(address.searchParams), {
    from: 'guide',
    entity_type: 'company_limited_by_shares',
    business_name: 'Sankofa Loom & Thread Ltd',
    purpose: 'Three friends building an app, investors buy shares',
    team_size: '3',
  });
  await page.getByLabel('Owners or members').fill('0');
  assert.equal((await href()).searchParams.has('team_size'), false);
  await page.getByLabel('Owners or members').fill('5');
  await page.getByRole('button', { name: 'Update this page' }).click();
  assert.equal((await href()).searchParams.get('team_size'), '5');
});

browserTest('the configuration of a client is copied as it is shown', async (context) => {
  const { url } = await service();
  const { page, browser } = await visit(context, `${url}/assistants`);
  await browser.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByText('Claude Desktop', { exact: true }).click();
  await page.getByRole('button', { name: 'Copy the configuration for Claude Desktop' }).click();
  await page.locator('#said').getByText('Copied').waitFor();
  const copied = JSON.parse(String(await page.evaluate('navigator.clipboard.readText()'))) as {
    mcpServers: Record<string, { command: string }>;
  };
  assert.equal(copied.mcpServers['registration-ghana']?.command, process.execPath);
});

browserTest(
  'by keyboard alone: a name is checked, an entity type found, a client configuration opened',
  async (context) => {
    const { url } = await service();
    const { page } = await visit(context, url);
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate('document.activeElement.className'), 'skip');
    await page.keyboard.press('Enter');
    await tabTo(page, '#name');
    await page.keyboard.type('Eko Bank');
    await page.keyboard.press('Enter');
    await resultOf(page).getByText('Ecobank Ghana PLC', { exact: true }).waitFor();
    await tabTo(page, '#finder-purpose');
    await page.keyboard.type('A church in Tamale that takes tithes');
    await tabTo(page, '#finder-owners');
    await page.keyboard.type('80');
    await tabTo(page, '#entity form button');
    await page.keyboard.press('Enter');
    await page.locator('#entity-result').getByRole('heading', { name: 'Company limited by guarantee' }).waitFor();
    await waitFor('the focus', async () => (await page.evaluate('document.activeElement.id')) === 'entity-result');
    await page.goto(`${url}/assistants`);
    await tabTo(page, 'main summary');
    await page.keyboard.press('Enter');
    await page.getByText('claude_desktop_config.json').waitFor();
  },
);

browserTest('by keyboard alone: renewal from the form to the reminder, and a start page to filing', async (context) => {
  const { url } = await service();
  const { page } = await visit(context, `${url}/business-name-renewal`);
  await tabTo(page, '#entity_type');
  await page.keyboard.press('ArrowDown');
  for (const [field, text] of [
    ['registration_date', '2'],
    ['registration_date-month', '3'],
    ['registration_date-year', '2020'],
  ] as const) {
    await tabTo(page, `#${field}`);
    await page.keyboard.type(text);
  }
  await tabTo(page, 'form button');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /Overdue/ }).waitFor();
  await tabTo(page, 'a[download]');
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  assert.match(download.suggestedFilename(), /\.ics$/);

  await page.goto(url + START);
  await tabTo(page, 'main > details > summary');
  await page.keyboard.press('Enter');
  await tabTo(page, '#business_name');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Sankofa Loom Ltd');
  await resultOf(page).getByText('We found nothing, but').first().waitFor();
  await page.locator('h1').click();
  await tabTo(page, 'a[data-filing]');
  assert.match(String(await page.evaluate('document.activeElement.href')), /business_name=Sankofa\+Loom\+Ltd/);
});

/** Whether an element is in the window and holds the focus; not while another page is being opened. */
const isArrived = (page: Page, selector: string): Promise<boolean> =>
  page
    .evaluate<boolean>(
      `(() => { const place = document.querySelector(${JSON.stringify(selector)});
      if (place === null || document.activeElement !== place) return false;
      const { top } = place.getBoundingClientRect();
      return top >= 0 && top < innerHeight - 40; })()`,
    )
    .catch(() => false);

for (const javaScriptEnabled of [true, false])
  browserTest(
    `after every submit the answer is in view and in focus, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`,
    async (context) => {
      const { url } = await service();
      const { page } = await visit(context, url, { javaScriptEnabled, viewport: { width: 360, height: 640 } });
      const arrives = (what: string, selector: string) =>
        waitFor(`${what} in view and in focus`, () => isArrived(page, selector));
      const [onName, onFinder] = javaScriptEnabled ? ['#name-result', '#entity-result'] : ['#answer', '#answer'];

      await page.locator('#name').fill('Eko Bank Ghana Ltd');
      await page.getByRole('button', { name: 'Check the name' }).click();
      await arrives('the name', onName);
      await page.getByLabel('What you want to do').fill('Two sisters selling shea butter online');
      await page.getByRole('button', { name: 'Find out what to register' }).click();
      await arrives('the recommendation', onFinder);
      await page.getByRole('button', { name: 'Use these answers' }).click();
      await arrives('the second recommendation', onFinder);
      if (!javaScriptEnabled) await page.getByText('Change what you told us').click();
      await page.getByLabel('What you want to do').fill('');
      await page.getByRole('button', { name: 'Find out what to register' }).click();
      await arrives('what is missing', '#answer[role=alert]');
      assert.match(await page.title(), /^Error: /);
      await page.getByRole('link', { name: 'Say in a few words' }).click();
      assert.equal(await page.evaluate('document.activeElement.id'), 'finder-purpose');

      await page.goto(`${url}/names`);
      await page.locator('textarea').fill('Eko Bank\nSankofa Loom Weavers\nMelcom Ventures');
      await page.getByRole('button', { name: 'Check the names' }).click();
      await arrives('the names', '#answer');
      await page.locator('textarea').fill('');
      await page.getByRole('button', { name: 'Check the names' }).click();
      await arrives('that no name was entered', '#answer[role=alert]');

      await page.goto(`${url}/business-name-renewal`);
      await page.getByLabel('What is registered').selectOption('partnership');
      await fillDate(page, 'The date on the certificate', '45', '13', '2020');
      await page.getByRole('button', { name: 'See what is due' }).click();
      await arrives('the wrong date', '#answer[role=alert]');
      await page.getByRole('link', { name: 'must be a real date' }).click();
      assert.equal(await page.evaluate('document.activeElement.id'), 'registration_date');
      await fillDate(page, 'The date on the certificate', '', '', '2020');
      await page.getByRole('button', { name: 'See what is due' }).click();
      await arrives('the answer', '#answer');
      assert.doesNotMatch(await page.title(), /Error/);

      await page.goto(url + START);
      await page.getByText('What we understood').click();
      await page.getByRole('button', { name: 'Update this page' }).click();
      await arrives('the start page', '#answer');

      await page.goto(`${url}/report`);
      await page.getByRole('button', { name: 'Send the report' }).click();
      await arrives('what the report lacks', '#answer[role=alert]');
      await page.getByLabel('Something on a page is wrong').check();
      await page.getByLabel('What is wrong', { exact: true }).fill('The fee is another one.');
      await page.getByRole('button', { name: 'Send the report' }).click();
      await arrives('the receipt', '#answer');
      await page.getByText('Its number is').waitFor();
    },
  );

for (const javaScriptEnabled of [true, false])
  browserTest(
    `what is asked follows what is chosen, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`,
    async (context) => {
      const { url } = await service();
      const { page } = await visit(context, `${url}/business-name-renewal`, { javaScriptEnabled });
      const year = page.getByLabel('The year of the last return');
      const renewal = page.getByRole('group', { name: 'The last renewal or filing' });
      assert.deepEqual([await year.isVisible(), await renewal.isVisible()], [false, true]);
      await page.getByLabel('What is registered').selectOption('company_limited_by_shares');
      assert.equal(await renewal.isVisible(), false, 'a company is not asked the same twice');
      await year.fill('2022');
      await page.getByLabel('What is registered').selectOption('partnership');
      assert.equal(await year.isVisible(), false);
      await page.getByLabel('What is registered').selectOption('company_limited_by_shares');
      await page.getByRole('button', { name: 'See what is due' }).click();
      await page.getByRole('heading', { name: 'pay about GH¢1,525' }).waitFor();
      assert.equal(await page.locator('table.sum tfoot').innerText(), 'Total\tGH¢1,525');

      await page.goto(`${url}/start/sole_proprietorship`);
      const upload = page.getByText('Upload it in an account on its portal');
      const street = page.getByText('Kumasi (Fuller Road, Adum)');
      const form = page.getByText('Fetch Form A at an ORC office');
      const shown = () => Promise.all([upload, street, form].map((step) => step.isVisible()));
      assert.deepEqual(await shown(), [false, true, true]);
      await page.getByLabel('Online').check();
      assert.deepEqual(await shown(), [true, true, true], 'its form has to be fetched at an office');

      await page.goto(`${url}/?business_name=Ecobanc+Ventures`);
      await page.getByLabel('Your own first word').fill('Adwoa');
      await page.getByRole('button', { name: 'Check this name' }).click();
      await resultOf(page).getByText('We found nothing, but we looked at few names: Adwoa Ventures').waitFor();
      assert.equal(await page.getByLabel('The name you would like').inputValue(), 'Adwoa Ventures');
    },
  );

browserTest(
  'without JavaScript every page does its job, and shows no control that would do nothing',
  async (context) => {
    const { url } = await service();
    const { page, requests } = await visit(context, url, { javaScriptEnabled: false });
    await page.getByLabel('The name you would like').fill('Eko Bank');
    await page.getByRole('button', { name: 'Check the name' }).click();
    await resultOf(page).getByText('Ecobank Ghana PLC', { exact: true }).waitFor();
    assert.match(page.url(), /#answer$/);

    await page.getByLabel('What you want to do').fill('A church in Tamale that takes tithes');
    await page.getByRole('button', { name: 'Find out what to register' }).click();
    await page.getByRole('heading', { name: 'Company limited by guarantee' }).first().waitFor();
    assert.equal(await page.getByLabel('What you want to do').inputValue(), 'A church in Tamale that takes tithes');
    await page.getByRole('link', { name: 'How to register it' }).click();
    await page.getByRole('heading', { level: 1, name: 'Company limited by guarantee' }).waitFor();
    await page.getByText('What we understood').click();
    await page.getByLabel('Name', { exact: true }).fill('Living Waters Chapel');
    await page.getByRole('button', { name: 'Update this page' }).click();
    await page.locator('#answer').getByText('Living Waters Chapel').waitFor();
    await resultOf(page).getByRole('heading', { name: 'What we found about the name' }).waitFor();
    const href = await page.getByRole('link', { name: 'Continue to filing' }).getAttribute('href');
    assert.equal(new URL(href ?? '').searchParams.get('business_name'), 'Living Waters Chapel');

    await page.goto(`${url}/business-name-renewal`);
    await page.getByLabel('What is registered').selectOption('partnership');
    await fillDate(page, 'The date on the certificate', '29', '2', '2024');
    await page.getByRole('button', { name: 'See what is due' }).click();
    await page.getByRole('heading', { name: /Overdue/ }).waitFor();
    assert.equal(await page.getByRole('button', { name: /Print/ }).count(), 0);
    await page.goto(`${url}/assistants`);
    await page.getByText('Claude Desktop', { exact: true }).click();
    await page.getByText('claude_desktop_config.json').waitFor();
    assert.equal(await page.getByRole('button', { name: /Copy/ }).count(), 0);
    assert.deepEqual(
      requests.filter((address) => /\.js$|\/parts\//.test(address)),
      [],
    );
  },
);

const MARKUP = [
  '"><script>window.hit=1</script>',
  "'><img src=x onerror=window.hit=1>",
  '</textarea><svg onload=window.hit=1>',
  '{{7*7}}${7*7}<%= 7*7 %>',
  'مكتب المسجل שלום',
  '👩🏾‍🌾🇬🇭 Adwoa’s “Farm” & Sons',
  'a\u202Etxt.exe\u0000b',
];
/** The ordinary run sends what may stand together as one text. */
const HOSTILE = [...size([MARKUP.join(' ')], MARKUP), 'javascript:window.hit=1', 'x'.repeat(4000), '<b>'.repeat(40)];

browserTest('whatever a prefill holds is shown as text, runs nothing and breaks no layout', async (context) => {
  const { url } = await service();
  const { page } = await visit(context, url, { viewport: { width: 360, height: 760 } });
  for (const text of HOSTILE) {
    const value = encodeURIComponent(text);
    for (const [path, field] of [
      [
        `/start/partnership?business_name=${value}${text.length > 1000 ? '' : `&purpose=${value}&team_size=${value}&expects_donations=${value}`}`,
        '#business_name',
      ],
      [`/?business_name=${value}`, '#name'],
      [`/?purpose=${value}`, '#finder-purpose'],
      [`/business-name-renewal?entity_type=${value}&registration_date=${value}&business_name=${value}`, undefined],
      [`/business-name-renewal?entity_type=partnership&registration_date=2020&business_name=${value}`, undefined],
      [`/names?names=${value}`, 'textarea'],
    ] as const) {
      await page.goto(url + path);
      assert.equal(await page.evaluate('window.hit'), undefined, path);
      assert.equal(await page.locator('main script, main img, main svg, main b').count(), 0, path);
      const over = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
      assert.ok(Number(over) <= 0, `${path.slice(0, 60)} is ${String(over)} pixels too wide`);
      if (field === undefined) continue;
      const shown = await page.locator(field).inputValue();
      assert.equal(shown, text.replaceAll(/[\u0000\u202E]/g, ''), path);
    }
  }
});

browserTest('a name that is typed as markup is answered as text', async (context) => {
  const { url } = await service();
  const { page } = await visit(context, url);
  const name = 'Eko <img src=x onerror=window.hit=1> Bank';
  await page.locator('#name').fill(name);
  await resultOf(page).getByText(name).first().waitFor();
  assert.equal(await page.evaluate('window.hit'), undefined);
  assert.equal(await resultOf(page).locator('img').count(), 0);
});

/** What axe looks at; in the ordinary run, what only colours change is looked at in the other scheme. */
const LOOKS = size<readonly Look[]>(
  [
    { colorScheme: 'light', width: 360 },
    { colorScheme: 'dark', width: 1440, isOfColours: true },
  ],
  [360, 1440].flatMap((width) => (['light', 'dark'] as const).map((colorScheme) => ({ colorScheme, width }))),
);

browserTest('axe finds no fault on any page, in the light and the dark scheme', async (context) => {
  const { url } = await service({ SVC_BRIDGE_URL: 'https://bridge.example/mcp' });
  const { page } = await visit(context, url);
  for (const path of STATES) {
    await page.goto(url + path);
    await assertAccessible(page, LOOKS);
  }
});

/** What is too small on a page: text under 16 pixels, and what is pressed under 24 by 24. */
const SMALL = `(() => {
  const isShown = (at) => at.checkVisibility() && !at.closest('.unseen, .skip');
  const told = (at, what) => at.outerHTML.slice(0, 90) + ': ' + what;
  const texts = [...document.querySelectorAll('body *')].filter((at) => isShown(at) &&
    [...at.childNodes].some((child) => child.nodeType === 3 && child.data.trim() !== ''));
  const small = texts.filter((at) => parseFloat(getComputedStyle(at).fontSize) < 16)
    .map((at) => told(at, getComputedStyle(at).fontSize));
  const pressed = [...document.querySelectorAll('a, button, input:not([type=hidden]), select, textarea, summary')].filter(isShown);
  const tight = pressed.filter((at) => [...at.getClientRects()].some(({ height }) => height < 24) || at.getBoundingClientRect().width < 24)
    .map((at) => told(at, JSON.stringify(at.getBoundingClientRect())));
  return { texts: texts.length, pressed: pressed.length, faults: [...small, ...tight] };
})()`;

browserTest(
  'no page is wider than a window of 320, 360 or 1440 pixels; text is at least 16 pixels high, and everything to press at least 24 by 24; header, body and footer have one width',
  async (context) => {
    const { url } = await service();
    const { page } = await visit(context, url);
    for (const path of STATES) {
      await page.goto(url + path);
      for (const width of [320, 360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
        assert.ok(Number(over) <= 0, `${path} at ${width} is ${String(over)} pixels too wide`);
      }
      const widths = await page
        .locator('header > .wide, main, footer > .wide')
        .evaluateAll((all) =>
          all.map((one) => `${one.getBoundingClientRect().left} ${one.getBoundingClientRect().width}`),
        );
      assert.equal(widths.length, 3, path);
      assert.equal(new Set(widths).size, 1, `${path}: ${widths.join(', ')}`);
      await page.setViewportSize({ width: 360, height: 800 });
      await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
      const { texts, pressed, faults } = await page.evaluate<{ texts: number; pressed: number; faults: string[] }>(
        SMALL,
      );
      assert.ok(texts > 10 && pressed > 10, path);
      assert.deepEqual(faults, [], path);
    }
  },
);

/** Where the cells of a row of the comparison begin. */
const cellsOf = async (page: Page, row: number): Promise<{ x: number; y: number; width: number }[]> =>
  page
    .locator('tbody tr')
    .nth(row)
    .locator('td')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ x, y, width }) => ({ x, y: y + scrollY, width })),
    );

browserTest(
  'on a phone two types stand side by side below each fact, three below each other with their names',
  async (context) => {
    const { url } = await service();
    for (const width of [320, 360, 412]) {
      const two = `${url}/compare?entity_types=partnership,company_limited_by_shares`;
      const { page } = await visit(context, two, { viewport: { width, height: 740 } });
      const [left, right] = await cellsOf(page, 2);
      assert.ok(left !== undefined && right !== undefined && left.y === right.y && left.x < right.x);
      assert.ok(Math.abs(left.width - right.width) < 1, `${left.width} and ${right.width}`);
      await page.evaluate(
        'scrollTo(0, document.querySelector("tbody tr:nth-child(4)").getBoundingClientRect().top + scrollY)',
      );
      assert.ok(await page.getByRole('columnheader', { name: 'Partnership' }).isVisible());
      assert.equal(await page.locator('thead').evaluate((at) => at.getBoundingClientRect().top), 0);
      await page.goto(`${two},sole_proprietorship`);
      const below = await cellsOf(page, 2);
      assert.equal(below.length, 3);
      assert.ok(below.every(({ x, y }, index) => x === below[0]!.x && (index === 0 || y > below[index - 1]!.y)));
      assert.match(
        String(
          await page
            .locator('tbody td')
            .first()
            .evaluate((at) => getComputedStyle(at, '::before').content),
        ),
        /Business name/,
      );
    }
  },
);

browserTest('on a phone each of all types is a card whose facts say what they are', async (context) => {
  const { url } = await service();
  const { page } = await visit(context, `${url}/compare`, { viewport: { width: 360, height: 640 } });
  const cells = await cellsOf(page, 0);
  assert.equal(cells.length, 8);
  assert.ok(cells.every(({ x, width }) => x === cells[0]!.x && width > 280));
  const labels = await page
    .locator('tbody tr')
    .first()
    .locator('td')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').content));
  assert.deepEqual(labels.slice(0, 3), ['"Members"', '"Directors"', '"Who pays the debts"']);
});

browserTest('a comparison with nothing chosen says what to do, in focus, and leads to the choices', async (context) => {
  const { url } = await service();
  const { page } = await visit(context, `${url}/compare`, {}, /status of 422/);
  await page.getByRole('button', { name: 'Compare these' }).click();
  await page.getByRole('alert').getByText('Choose at least one type from the list.').waitFor();
  assert.equal(await page.evaluate('document.activeElement.id'), 'answer');
  await page.getByRole('link', { name: 'Choose at least one type from the list.' }).click();
  assert.equal(await page.evaluate('document.activeElement.id'), 'types');
});

browserTest('in a wide window the comparison is one table, and its header stays on top', async (context) => {
  const { url } = await service();
  const { page } = await visit(context, `${url}/compare`);
  assert.equal(new Set((await cellsOf(page, 0)).map(({ y }) => y)).size, 1);
  const frame = page.getByRole('region', { name: 'All 11 kinds of registration' });
  await frame.evaluate((at) => at.scrollTo(500, 600));
  const boxOf = async (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((at) => at.getBoundingClientRect());
  const { left, top } = await frame.evaluate((at) => at.getBoundingClientRect());
  assert.ok(Math.abs((await boxOf('thead th')).top - top) < 2);
  assert.ok(Math.abs((await boxOf('tbody th')).left - left) < 2);
  const widthOf = async () => (await boxOf('main')).width;
  const width = await widthOf();
  await page.goto(url);
  assert.equal(width, await widthOf(), 'the comparison is as wide as the other pages');
});

browserTest(
  'a foreigner’s case is at most about four phone screens long, and a print has all of it',
  async (context) => {
    const { url } = await service();
    const query = `?purpose=${encodeURIComponent('Three of us, a Lebanese, a Chinese and a Ghanaian want to open a phone accessories wholesale in Kumasi')}`;
    const { page } = await visit(context, url, {
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    for (const path of ['/', '/start/company_limited_by_shares']) {
      await page.goto(url + path + query);
      const height = Number((await page.locator('body').boundingBox())?.height);
      assert.ok(height < 4.25 * 844, `${path}: ${height} pixels`);
      const secondary = page.getByText('Lending one’s name to a foreigner');
      assert.equal(await secondary.isVisible(), false);
      await page.emulateMedia({ media: 'print' });
      assert.ok(await secondary.isVisible(), path);
      await page.emulateMedia({ media: null });
    }
  },
);

browserTest('without JavaScript a fact that was misread is corrected from the start page', async (context) => {
  const { url } = await service();
  const start = `${url}/start/company_limited_by_shares?purpose=${encodeURIComponent('I am Lebanese and open a shop')}`;
  const { page } = await visit(context, start, { javaScriptEnabled: false });
  await page.getByText('What we understood').click();
  await page.getByRole('link', { name: 'Change Who owns it' }).click();
  await page.getByLabel('All are Ghanaians', { exact: true }).check();
  await page.getByRole('button', { name: 'Use this answer' }).click();
  await page.getByRole('heading', { level: 1, name: 'Business name' }).waitFor();
  assert.equal(new URL(page.url()).searchParams.get('foreign'), 'none');
});

/** How many pages a browser prints. */
const printed = async (page: Page): Promise<number> =>
  (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ??
  0;

browserTest('the renewal answer prints on one page with its sources, and no form', async (context) => {
  const { url } = await service();
  const { page } = await visit(context, url);
  for (const path of [
    LATE,
    '/business-name-renewal?entity_type=company_limited_by_shares&registration_date=2009&last_return_for=2022&business_name=Adom+Ltd',
    '/business-name-renewal?entity_type=partnership&registration_date=2010',
  ]) {
    await page.goto(url + path);
    assert.equal(await printed(page), 1, path);
    await page.emulateMedia({ media: 'print' });
    for (const heading of ['What to do', 'What to have ready', 'What it costs'])
      assert.ok(await page.getByRole('heading', { name: heading }).isVisible(), heading);
    assert.ok(await page.locator('.sources a').first().isVisible());
    assert.equal(await page.locator('form').isVisible(), false);
    await page.emulateMedia({ media: null });
  }
  await page.goto(`${url}/compare`);
  assert.equal(await printed(page), 1, 'the comparison');
});

const MOST_BYTES = 60_000;
const TURNS = 7;
/** Times are printed and hold nothing: only in the full run. */
const IS_TIMED = size(false, true);

/** The median time from the request to the first byte of a page's answer, in milliseconds. */
async function firstByte(page: Page, address: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.goto(address);
    times.push(
      Number(
        await page.evaluate(
          "(([one]) => one.responseStart - one.requestStart)(performance.getEntriesByType('navigation'))",
        ),
      ),
    );
  }
  return times.sort((a, b) => a - b)[Math.floor(TURNS / 2)] ?? 0;
}

/** The same for a bare h3 route that sends the same page. */
async function bareFirstByte(context: TestContext, html: string): Promise<number> {
  const app = new H3({ silent: true });
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" };
  app.get('/page', () => new Response(html, { headers }));
  app.get('/favicon.ico', () => new Response(null, { status: 204 }));
  const server = createServer(toNodeHandler(app));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  context.after(() => server.close());
  context.after(() => server.closeAllConnections());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/page`;
  // Without its style and script: those are not what is measured.
  const { page } = await visit(context, address, {}, /Content Security Policy/);
  return firstByte(page, address);
}

browserTest('each page transfers less than 60 KB in few requests', async (context) => {
  const { url } = await service();
  const { page, browser } = await visit(context, url);
  const wire = await browser.newCDPSession(page);
  context.after(() => wire.detach());
  await wire.send('Network.enable');
  let bytes = 0;
  let requests = 0;
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  wire.on('Network.requestWillBeSent', ({ request }) => (requests += Number(request.url.startsWith('http'))));
  const link = (latency: number, bytesPerSecond: number) =>
    wire.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  for (const path of ['/', LATE, START, '/nowhere']) {
    await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.goto('about:blank');
    [bytes, requests] = [0, 0];
    await page.goto(url + path, { waitUntil: 'networkidle' });
    const [transferred, asked] = [bytes, requests];
    assert.ok(transferred > 1_000 && transferred < MOST_BYTES, `${path} transfers ${transferred} bytes`);
    assert.ok(asked <= 4, `${path} makes ${asked} requests`);

    if (!IS_TIMED) continue;
    // A cheap phone on a slow link: 400 kbit/s, 400 ms for a round trip, a processor four times slower.
    await link(400, 50_000);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url + path);
    const paint = "performance.getEntriesByName('first-contentful-paint')";
    await page.waitForFunction(`${paint}.length > 0`);
    const painted = Number(await page.evaluate(`${paint}[0].startTime`));
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await link(0, -1);

    const html = await (await fetch(url + path, { headers: { accept: 'text/html' } })).text();
    const [ours, bare] = [await firstByte(page, url + path), await bareFirstByte(context, html)];
    context.diagnostic(
      `${path.split('?')[0]}: ${transferred} bytes in ${asked} requests, first byte after ${ours.toFixed(1)} ms (bare h3 ${bare.toFixed(1)} ms), first paint on a slow phone after ${painted.toFixed(0)} ms`,
    );
  }
});

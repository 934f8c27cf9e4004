import assert from 'node:assert/strict';
import { TWI } from '../../src/http/pages/messages/tw.ts';
import { assertAccessible, type Look } from '../support/axe.ts';
import { browserTest, visit } from '../support/browser.ts';
import { sharedService } from '../support/http.ts';
import { size } from '../support/limits.ts';
import { LATE } from '../support/pages.ts';

const START =
  '/start/company_limited_by_shares?business_name=Eko+Bank+Ghana+Ltd&purpose=An+app+with+investors&team_size=3';
/** The ordinary run has those that show most of the words. */
const STATES = [
  '/?business_name=Eko+Bank+Ghana+Ltd&purpose=Two+sisters+selling+shea+butter&team_size=2',
  '/compare',
  LATE,
  START,
  ...size(
    [],
    [
      '/',
      '/names?names=Eko+Bank+Ghana+Ltd%0D%0ASankofa+Loom+Weavers',
      '/names?names=',
      '/report',
      '/business-name-renewal?entity_type=partnership&registration_date=soon',
      '/about',
      '/privacy',
      '/accessibility',
      '/developers',
      '/assistants',
      '/nowhere',
      '/start/shop',
    ],
  ),
];

const service = () => sharedService({ SVC_UNREVIEWED_TEXT: 'on' });

for (const javaScriptEnabled of [true, false])
  browserTest(
    `the switch changes the language of the page one is on and stays, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`,
    async (context) => {
      const { url } = await service();
      const { page, browser } = await visit(context, url + LATE, { javaScriptEnabled });
      const language = () => page.locator('html').getAttribute('lang');
      assert.equal(await language(), 'en-GH');
      assert.deepEqual(await browser.cookies(), []);
      await page.getByRole('button', { name: 'Twi', exact: true }).click();
      await page.getByRole('button', { name: 'English', exact: true }).waitFor();
      assert.equal(page.url(), url + LATE);
      assert.equal(await language(), 'tw');
      const [cookie, ...others] = await browser.cookies();
      assert.deepEqual([cookie?.name, cookie?.value, cookie?.path, cookie?.sameSite], ['lang', 'tw', '/', 'Lax']);
      assert.deepEqual(others, []);
      await page.getByRole('link', { name: TWI['Names'].text, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: TWI['Check several names at once'].text }).waitFor();
      await page.goBack();
      assert.equal(await language(), 'tw');
      await page.getByRole('button', { name: 'English', exact: true }).click();
      await page.getByRole('heading', { name: 'What to do', exact: true }).waitFor();
      assert.deepEqual(await browser.cookies(), []);
      await page.goto(url);
      assert.equal(await language(), 'en-GH');
    },
  );

browserTest('what the script shows and says is in the language of the page', async (context) => {
  const { url } = await service();
  const { page, browser } = await visit(context, url, {}, /ERR_INTERNET_DISCONNECTED/);
  await browser.addCookies([{ name: 'lang', value: 'tw', url }]);
  await page.goto(url);
  await page.locator('#name').fill('Eko Bank Ghana Ltd');
  await page.locator('#name-result').getByText(TWI['Expect a conflict'].text).waitFor();
  assert.match((await page.locator('#said').textContent()) ?? '', new RegExp(`^${TWI['Expect a conflict'].text}`));
  await page.locator('#finder-purpose').fill('Two sisters selling shea butter online');
  await page.getByRole('button', { name: TWI['Find out what to register'].text }).click();
  await page.locator('#entity-result').getByText(TWI['How to register it'].text).waitFor();
  await browser.setOffline(true);
  await page.locator('#name').fill('Adom Spot Kumasi');
  await page
    .locator('#name-result')
    .getByText(TWI['The service cannot be reached. Check your connection and try again.'].text)
    .waitFor();
});

browserTest('the renewal answer prints on one page in Twi too', async (context) => {
  const { url } = await service();
  const { page, browser } = await visit(context, url);
  await browser.addCookies([{ name: 'lang', value: 'tw', url }]);
  for (const path of [LATE, '/business-name-renewal?entity_type=partnership&registration_date=2010']) {
    await page.goto(url + path);
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    assert.equal(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, 1, path);
  }
});

/** What axe looks at. The colours are those of the pages in English: in the ordinary run they are looked at there. */
const LOOKS = size<readonly Look[]>(
  [{ colorScheme: 'light', width: 360 }],
  [
    { colorScheme: 'light', width: 360 },
    { colorScheme: 'dark', width: 1440 },
  ],
);

browserTest('axe finds no fault on pages in Twi, and none is wider than a phone', async (context) => {
  const { url } = await service();
  const { page, browser } = await visit(context, url);
  await browser.addCookies([{ name: 'lang', value: 'tw', url }]);
  for (const path of STATES) {
    await page.goto(url + path);
    assert.equal(await page.locator('html').getAttribute('lang'), 'tw', path);
    await assertAccessible(page, LOOKS, ['html-lang-valid']);
    for (const width of [320, 360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
      assert.ok(Number(over) <= 0, `${path} at ${width} is ${String(over)} pixels too wide`);
    }
    const small = await page
      .locator('.languages button')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 24).length);
    assert.equal(small, 0, path);
  }
});

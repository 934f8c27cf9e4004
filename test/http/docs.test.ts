import assert from 'node:assert/strict';
import { tools } from '../../tools/index.ts';
import { browserTest, visit } from '../support/browser.ts';
import { REFERENCE, startService } from '../support/http.ts';

browserTest(
  'the API reference shows every tool and tries one out, under its strict policy and with nothing from elsewhere',
  async (context) => {
    const { url } = await startService(context, { facade: { referenceDir: REFERENCE } });
    const { page, requests } = await visit(context, `${url}/docs`);
    await page.waitForSelector('.opblock');
    for (const { name, endpoint } of tools) {
      const operation = page.locator(`#operations-Tools-${name}`);
      assert.equal(await operation.count(), 1, name);
      assert.ok((await operation.innerText()).includes(endpoint.slice(endpoint.indexOf(' ') + 1)), name);
    }
    assert.match(await page.locator('#operations-Tools-recommend_registration_entity').innerText(), /Public beta/);
    await page.locator('#operations-Tools-recommend_registration_entity .opblock-summary-control').click();
    await page.locator('.try-out__btn').click();
    await page.locator('.execute').click();
    const answer = page.locator('.live-responses-table .response-col_status').nth(1);
    await answer.waitFor();
    assert.match(await answer.innerText(), /^200/);
    assert.ok(requests.includes(`${url}/api/v1/registration-recommendation`));
  },
);

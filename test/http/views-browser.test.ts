import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, type TestContext } from 'node:test';
import { CfWorkerJsonSchemaValidator } from '@modelcontextprotocol/server/validators/cf-worker';
import { assertNoFault, bringAxe } from '../support/axe.ts';
import { browserTest } from '../support/browser.ts';
import { scratch } from '../support/built.ts';
import { CLIENTS, type AnyClient } from '../support/clients.ts';
import { waitFor } from '../support/limits.ts';
import { hostView } from '../support/view-host.ts';
import { EVERYTHING, VIEW_CALLS, type HostOptions, type ViewHost, type ViewMessage } from '../support/view-page.ts';

type Fields = Record<string, unknown>;
type View = keyof typeof VIEW_CALLS;

const VIEWS = Object.keys(VIEW_CALLS) as View[];

let connecting: Promise<AnyClient> | undefined;
/** A client of a tool server that all tests share. */
const client = (context: TestContext): Promise<AnyClient> =>
  (connecting ??= CLIENTS['the v2 client in auto']!({ SVC_DATA_DIR: scratch(context), SVC_TODAY: '2026-11-22' }));
after(async () => (await connecting)?.close());

interface Opened extends ViewHost {
  /** The calls of the view. */
  readonly calls: { name: string; arguments?: Fields }[];
}

/** A view whose tool was called by the model, in the window of an assistant. */
async function opened(
  context: TestContext,
  view: View,
  options: HostOptions = {},
  asked: Record<string, unknown> = VIEW_CALLS[view].arguments,
): Promise<Opened> {
  const tool = await client(context);
  const calls: Opened['calls'] = [];
  const host = await hostView(context, view, {
    callTool: (call) => {
      calls.push(call);
      return tool.callTool(call);
    },
    ...options,
  });
  await host.sendToolInput(asked);
  await host.sendToolResult(await tool.callTool({ name: VIEW_CALLS[view].name, arguments: asked }));
  return { ...host, calls };
}

/** The view with a result of the test's own. */
async function showing(
  context: TestContext,
  view: View,
  result: unknown,
  options: HostOptions = {},
): Promise<ViewHost> {
  const host = await hostView(context, view, options);
  await host.sendToolResult(result);
  return host;
}

const textIn = async ({ view }: ViewHost): Promise<string> => view.locator('body').innerText();

const sent = async ({ seen }: ViewHost, method: string): Promise<ViewMessage[]> =>
  (await seen()).filter((message) => message.method === method);

/** Waits until the view has sent a message, and returns its parameters. */
const param = async (host: ViewHost, method: string): Promise<Fields> => {
  const [message] = await waitFor(`${method} of the view`, async () => {
    const messages = await sent(host, method);
    return messages.length > 0 ? messages : undefined;
  });
  return message!.params as Fields;
};

const schemas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@modelcontextprotocol/ext-apps/schema.json'), 'utf8'),
) as { $defs: Record<string, object> };

/** The types of the messages that a view may send. */
const TYPES: Readonly<Record<string, string>> = {
  'ui/initialize': 'McpUiInitializeRequest',
  'ui/notifications/initialized': 'McpUiInitializedNotification',
  'ui/notifications/size-changed': 'McpUiSizeChangedNotification',
  'ui/message': 'McpUiMessageRequest',
  'ui/open-link': 'McpUiOpenLinkRequest',
  'ui/update-model-context': 'McpUiUpdateModelContextRequest',
};

browserTest('every message of a view has the form that the extension gives it, in its order', async (context) => {
  const host = await opened(context, 'name');
  await host.view.getByLabel('Check another name').fill('Kofi Brokeman Ventures');
  await host.view.getByRole('button', { name: 'Check', exact: true }).click();
  await param(host, 'ui/update-model-context');
  const plain = await opened(context, 'renewal');
  await plain.view.getByRole('button', { name: 'Ask the assistant to remind me' }).click();
  await plain.view.getByRole('link', { name: 'orc.gov.gh' }).first().click();
  await param(plain, 'ui/message');
  await param(plain, 'ui/open-link');

  const messages = [...(await host.seen()), ...(await plain.seen())];
  const methods = new Set<string>();
  for (const { id, method, ...rest } of messages) {
    const { jsonrpc, ...body } = rest as { jsonrpc?: string; params?: unknown };
    assert.equal(jsonrpc, '2.0');
    if (method === undefined || method === 'tools/call') continue;
    methods.add(method);
    assert.equal(id === undefined, method.startsWith('ui/notifications/'));
    const type = TYPES[method];
    assert.ok(type !== undefined, `${method} is not a message of the extension`);
    const { valid, errorMessage } = new CfWorkerJsonSchemaValidator().getValidator(schemas.$defs[type]!)({
      method,
      ...body,
    });
    assert.ok(valid, `${method}: ${errorMessage}`);
  }
  assert.deepEqual([...methods].toSorted(), Object.keys(TYPES).toSorted());
  assert.deepEqual(
    (await host.seen()).slice(0, 2).map(({ method }) => method),
    ['ui/initialize', 'ui/notifications/initialized'],
  );
});

browserTest('a view answers a ping and its end, and says that it knows no other request', async (context) => {
  const host = await opened(context, 'name');
  assert.deepEqual(await host.tell('teardownResource', {}), {});
  const replies = async () => (await host.seen()).filter(({ method }) => method === undefined);
  const before = (await replies()).length;
  const ask = (message: object) =>
    host.page.evaluate(`document.querySelector('iframe').contentWindow.postMessage(${JSON.stringify(message)}, '*')`);
  await ask({ jsonrpc: '2.0', id: 'p', method: 'ping' });
  await ask({ jsonrpc: '2.0', id: 'x', method: 'tools/list' });
  const [pong, unknown] = await waitFor('both replies', async () => {
    const since = (await replies()).slice(before);
    return since.length === 2 ? since : undefined;
  });
  assert.deepEqual(pong, { jsonrpc: '2.0', id: 'p', result: {} });
  assert.equal((unknown as { error?: { code: number } }).error?.code, -32_601);
});

browserTest(
  'the name view checks another name and a suggestion in place, for the same entity type',
  async (context) => {
    const host = await opened(context, 'name');
    assert.match(await textIn(host), /Expect a conflict.*Melcom Ventures Ltd/s);
    await host.view.getByRole('button', { name: 'Voltik Ghana Ltd' }).click();
    await host.view.getByText('Voltic (GH) Limited', { exact: true }).waitFor();
    assert.doesNotMatch(await textIn(host), /Melcom/);
    await host.view.getByLabel('Check another name').fill('  Blue Skies Bakery Ltd ');
    await host.view.getByLabel('Check another name').press('Enter');
    const suggestion = host.view.locator('.try').first();
    await suggestion.waitFor();
    const name = await suggestion.innerText();
    await suggestion.click();
    await host.view.locator('.verdict', { hasText: name }).waitFor();
    assert.deepEqual(
      host.calls.map(({ arguments: given }) => given),
      ['Voltik Ghana Ltd', 'Blue Skies Bakery Ltd', name].map((business_name) => ({ business_name })),
    );
    const told = (await sent(host, 'ui/update-model-context')).at(-1)?.params as { content: { text: string }[] };
    assert.ok(told.content[0]?.text.includes(JSON.stringify(name)));
  },
);

browserTest('an answer that comes late does not take the place of a newer one', async (context) => {
  const tool = await client(context);
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const host = await opened(context, 'name', {
    callTool: async (call) => {
      if (call.arguments?.['business_name'] === 'Slow Ventures') await held;
      return tool.callTool(call);
    },
  });
  const check = async (name: string) => {
    await host.view.getByLabel('Check another name').fill(name);
    await host.view.getByRole('button', { name: 'Check', exact: true }).click();
  };
  await check('Slow Ventures');
  await host.view.locator('[aria-busy=true]').waitFor();
  await check('Quick Ventures');
  await host.view.locator('.verdict', { hasText: 'Quick Ventures' }).waitFor();
  release();
  await waitFor('the late answer', async () =>
    host.page.evaluate('seen.filter(({ method }) => method === "tools/call").length === 2'),
  );
  await check('Last Ventures');
  await host.view.locator('.verdict', { hasText: 'Last Ventures' }).waitFor();
  const told = await sent(host, 'ui/update-model-context');
  assert.ok(!JSON.stringify(told).includes('Slow Ventures'));
});

browserTest('a press on an answer asks the recommendation again with its field set', async (context) => {
  const host = await opened(context, 'recommendation');
  await host.view.getByRole('heading', { name: 'Partnership' }).waitFor();
  const group = host.view.getByRole('group', { name: 'Will a company be one of the owners?' });
  await group.getByRole('button', { name: 'No', exact: true }).click();
  await waitFor('the question to be answered', async () => (await group.count()) === 0);
  await host.view.getByLabel('My house and savings must be safe from its debts').check();
  await host.view.getByLabel('Investors or shares').check();
  await host.view
    .locator('.question', { hasText: 'Does one of these' })
    .getByRole('button', { name: 'Answer' })
    .click();
  await host.view.getByRole('heading', { name: 'Private company limited by shares' }).waitFor();
  const given = { ...VIEW_CALLS.recommendation.arguments, company_among_owners: 'no' };
  assert.deepEqual(
    host.calls.map((call) => call.arguments),
    [given, { ...given, wants: ['limited_liability', 'investors_or_shares'] }],
  );
});

browserTest('a number answers the question that asks for one', async (context) => {
  const host = await opened(context, 'recommendation', {}, { purpose: 'I sell waakye at Madina' });
  const number = host.view.getByLabel('How many people will own it', { exact: false });
  await number.fill('1');
  await number.press('Enter');
  // The answer may stay what it is, so that no heading tells of the call.
  await waitFor('the question to be answered', () => Promise.resolve(host.calls.length > 0));
  assert.equal(host.calls[0]?.arguments?.['owners'], 1);
  await host.view.getByRole('heading', { name: 'Sole proprietorship' }).waitFor();
});

browserTest(
  'the recommendation view has a condition at its head, and a number that was read in its question',
  async (context) => {
    const tool = await client(context);
    const { name } = VIEW_CALLS.recommendation;
    const asked = { purpose: 'My friend from Lebanon sells phones', foreign: ['owner'], mainly_trading: 'yes' };
    const limited = await showing(context, 'recommendation', await tool.callTool({ name, arguments: asked }));
    await limited.view.getByRole('note', { name: 'Only if you meet this' }).waitFor();
    assert.match(
      await textIn(limited),
      /Only with US\$1,000,000 of foreign capital.*Only if you meet this.*US\$1,000,000.*because/s,
    );

    const { structuredContent } = await tool.callTool({ name, arguments: { purpose: 'I sell waakye at Madina' } });
    const understood = [{ field: 'owners', value: '2', from: 'read', probability: 0.5 }];
    const numbered = await showing(context, 'recommendation', {
      structuredContent: { ...(structuredContent as Fields), understood },
    });
    const number = numbered.view.getByLabel('How many people will own it', { exact: false });
    assert.equal(await number.inputValue(), '2');
  },
);

browserTest(
  'the renewal view shows the sum, the standing, and a reminder that the assistant takes',
  async (context) => {
    const host = await opened(context, 'renewal');
    const text = await textIn(host);
    for (const shown of [
      'Check first that it is still registered. Then pay about GH¢210',
      '*222#',
      'Overdue: the name may have lapsed',
      '31 March 2024',
      '2024, 2025, 2026',
    ])
      assert.ok(text.includes(shown), `${shown} in ${text}`);
    await host.view.getByRole('button', { name: 'Ask the assistant to remind me' }).click();
    const { role, content } = await param(host, 'ui/message');
    assert.equal(role, 'user');
    assert.match(JSON.stringify(content), /Remind me a month before 31 March 2027/);
    await host.view.getByText('Sent to the conversation:', { exact: false }).waitFor();
    await host.view.getByRole('link', { name: 'Add it to a calendar' }).click();
    assert.match(String((await param(host, 'ui/open-link'))['url']), /\/business-name-renewal\.ics\?entity_type=/);
  },
);

const copied = (host: ViewHost) => host.view.locator('.copy textarea');

for (const [why, options] of Object.entries({
  'cannot open links': { capabilities: { ...EVERYTHING, openLinks: undefined as never } },
  'refuses to open a link': { refusesLinks: true },
}))
  browserTest(`where the assistant ${why}, the view shows the address to copy`, async (context) => {
    const host = await opened(context, 'recommendation', options);
    const link = host.view.getByRole('link', { name: 'How to register it' });
    const url = await link.getAttribute('href');
    await link.click();
    await copied(host).waitFor();
    assert.equal(await copied(host).inputValue(), url);
    const selected = await copied(host).evaluate((field) => {
      const { selectionStart, selectionEnd, value } = field as unknown as {
        selectionStart: number;
        selectionEnd: number;
        value: string;
      };
      return selectionStart === 0 && selectionEnd === value.length;
    });
    assert.ok(selected);
    await host.view.getByRole('button', { name: 'Close' }).click();
    assert.equal(await copied(host).count(), 0);
    assert.equal((await sent(host, 'ui/open-link')).length, why === 'cannot open links' ? 0 : 1);
  });

browserTest('a short code is shown to dial: no assistant dials', async (context) => {
  const host = await opened(context, 'renewal');
  await host.view.getByRole('link', { name: '*222#' }).first().click();
  assert.equal(await copied(host).inputValue(), '*222#');
  assert.deepEqual(await sent(host, 'ui/open-link'), []);
});

browserTest('where a view may not call tools, a press says the same in the conversation', async (context) => {
  const { serverTools: _, ...capabilities } = EVERYTHING;
  const name = await opened(context, 'name', { capabilities });
  await name.view.getByLabel('Check another name').fill('Kofi "B" Ventures');
  await name.view.getByRole('button', { name: 'Check', exact: true }).click();
  assert.deepEqual((await param(name, 'ui/message'))['content'], [
    { type: 'text', text: 'Check the business name "Kofi "B" Ventures".' },
  ]);
  assert.deepEqual(await sent(name, 'tools/call'), []);
  assert.match(await textIn(name), /Melcom Ventures Ltd/);

  const refusing = await opened(context, 'recommendation', { capabilities, refusesMessages: true });
  await refusing.view.getByRole('button', { name: 'Yes', exact: true }).click();
  await copied(refusing).waitFor();
  assert.equal(await copied(refusing).inputValue(), 'Will a company be one of the owners? Yes');
});

browserTest('a call that fails leaves the answer and says why', async (context) => {
  const tool = await client(context);
  const host = await opened(context, 'name', {
    callTool: async (call) => {
      if (call.arguments?.['business_name'] === 'Broken') throw new Error('denied');
      return tool.callTool({ ...call, arguments: { ...call.arguments, limit: 99 } });
    },
  });
  const check = async (name: string) => {
    await host.view.getByLabel('Check another name').fill(name);
    await host.view.getByRole('button', { name: 'Check', exact: true }).click();
  };
  await check('Broken');
  await host.view.getByText('The assistant did not give an answer.', { exact: false }).waitFor();
  await check('Invalid');
  await host.view.getByText('must be a whole number from 1 to 20', { exact: false }).waitFor();
  assert.match(await textIn(host), /Melcom Ventures Ltd/);
});

browserTest('a view says what it waits for, that a call was stopped, and why one failed', async (context) => {
  const host = await hostView(context, 'name');
  assert.match(await textIn(host), /Checking the name …/);
  await host.sendToolInput({ business_name: 'Ama & <b>Sons</b>' });
  await host.view.getByText('Checking “Ama & <b>Sons</b>” …').first().waitFor();
  await host.tell('sendToolCancelled', { reason: 'user' });
  await host.view.getByText('The call was stopped before it gave an answer.').waitFor();

  const failed = await (await client(context)).callTool({ name: VIEW_CALLS.name.name, arguments: {} });
  assert.equal(failed.isError, true);
  const trouble = await showing(context, 'name', failed);
  await trouble.view.getByText('is missing', { exact: false }).waitFor();
});

browserTest(
  'a view shows the text where an assistant passes no record, and reads a record that came as text',
  async (context) => {
    const answer = await (await client(context)).callTool(VIEW_CALLS.renewal);
    const plain = await showing(context, 'renewal', { content: [{ type: 'text', text: '# Late\n<b>Pay</b> now' }] });
    await plain.view.getByText('<b>Pay</b> now', { exact: false }).waitFor();
    const written = { content: [{ type: 'text', text: JSON.stringify(answer.structuredContent) }] };
    const read = await showing(context, 'renewal', written);
    await read.view.getByText('About GH¢210', { exact: false }).first().waitFor();
  },
);

browserTest('a record of another version is shown as far as it is known', async (context) => {
  const { structuredContent } = await (await client(context)).callTool(VIEW_CALLS.recommendation);
  const { recommended_entity, reason, svc_url } = structuredContent as Fields;
  const older = await showing(context, 'recommendation', {
    content: [],
    structuredContent: {
      recommended_entity,
      reason,
      svc_url,
      next_questions: [{ question: 'How many?' }],
      more: { of: ['tomorrow'] },
    },
  });
  await older.view.getByRole('heading', { name: 'Partnership' }).waitFor();
  for (const structuredContent of [
    {},
    { recommended_entity: 'partnership', reason: 'x', cautions: 'none' },
    { recommended_entity: 'partnership', reason: 'x', next_questions: [null] },
  ]) {
    const unknown = await showing(context, 'recommendation', { content: [], structuredContent });
    await unknown.view.getByText('The answer stands in the conversation.').waitFor();
  }
});

/** Every text of a record made hostile, but for the words that a program reads. */
function hostile(value: unknown, evil: string, key = ''): unknown {
  if (typeof value === 'string')
    return /^(?:outlook|source|severity|code|status|duty|need|recommended_entity|entity|entity_type|field|value|currency|kind|from|.*_date|as_of)$/.test(
      key,
    )
      ? value
      : `${value} ${evil}`;
  if (Array.isArray(value)) return value.map((item) => hostile(item, evil, key));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, hostile(item, evil, name)]));
  return value;
}

const EVIL = `<img src=x onerror="document.title='hacked'"></script><script>document.title='hacked'</script><b id=evil>‮`;

for (const view of VIEWS)
  browserTest(`hostile text stays text in the view ${view}`, async (context) => {
    const answer = await (await client(context)).callTool(VIEW_CALLS[view]);
    const record = hostile(answer.structuredContent, EVIL) as Fields;
    for (const address of ['svc_url', 'handoff_url'])
      if (address in record) record[address] = `javascript:document.title='hacked'//`;
    const host = await showing(context, view, { content: [], structuredContent: record });
    await host.sendToolInput({ business_name: EVIL, purpose: EVIL }).catch(() => {});
    await host.view.getByText(`<b id=evil>`, { exact: false }).first().waitFor();
    for (const summary of await host.view.locator('summary').all()) await summary.click();
    for (const link of await host.view.locator('a.button').all()) await link.click();
    assert.equal(await host.view.locator('img, #evil, body script:not(:last-of-type), iframe').count(), 0);
    assert.notEqual(await host.page.frames()[1]!.title(), 'hacked');
    assert.deepEqual(
      (await sent(host, 'ui/open-link'))
        .map(({ params }) => String(params?.['url']))
        .filter((url) => !/^https?:/.test(url)),
      [],
    );
  });

for (const view of VIEWS) {
  browserTest(`the view ${view} has its natural height at every width, and tells it`, async (context) => {
    const host = await opened(context, view, { width: 320 });
    const fits = async () =>
      (await host.page
        .frames()[1]!
        .evaluate(
          '[document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth].join()',
        )) === '0,0';
    await waitFor('no scrolling at 320', fits);
    for (const width of [360, 700, 320]) {
      await host.resize(width);
      await waitFor(`no scrolling at ${width}`, fits);
      for (const summary of await host.view.locator('summary').all()) await summary.click();
      await waitFor(`no scrolling at ${width}, with its parts folded or unfolded`, fits);
    }
    const heights = await host.heights();
    assert.deepEqual(
      heights.filter((height, index) => height === heights[index - 1]),
      [],
    );
  });

  browserTest(`the view ${view} is accessible in a light and in a dark window`, async (context) => {
    const host = await opened(context, view, { context: { theme: 'light' } });
    const frame = host.page.frames()[1]!;
    for (const summary of await host.view.locator('summary').all()) await summary.click();
    await bringAxe(frame);
    const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };
    await assertNoFault(frame, 'the view in the light theme', { rules });
    await host.tell('setHostContext', { theme: 'dark' });
    await waitFor(
      'the dark theme',
      async () => (await frame.evaluate('document.documentElement.dataset.theme')) === 'dark',
    );
    await assertNoFault(frame, 'the view in the dark theme', { runOnly: ['color-contrast'] });
  });
}

browserTest('a view wears the colours of its assistant, and changes with them', async (context) => {
  const host = await opened(context, 'name', {
    context: { theme: 'dark', styles: { variables: { '--color-text-primary': 'light-dark(#010203, #fdfeff)' } } },
  });
  const frame = host.page.frames()[1]!;
  const colour = () => frame.evaluate('getComputedStyle(document.querySelector(".verdict")).color');
  assert.equal(await colour(), 'rgb(253, 254, 255)');
  // What is behind a view differs from assistant to assistant, so it paints its own background.
  assert.equal(await frame.evaluate('getComputedStyle(document.body).backgroundColor'), 'rgb(23, 30, 26)');
  await host.tell('setHostContext', {
    theme: 'light',
    styles: { variables: { '--color-text-primary': 'light-dark(#010203, #fdfeff)' } },
  });
  await waitFor('the other colour', async () => (await colour()) === 'rgb(1, 2, 3)');
});

browserTest('where the assistant names no theme, a view takes that of the page and the device', async (context) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    const host = await hostView(context, 'name', { colorScheme });
    const worn = () => host.page.frames()[1]!.evaluate('document.documentElement.dataset.theme');
    await waitFor(`the ${colorScheme} theme`, async () => (await worn()) === colorScheme);
  }
});

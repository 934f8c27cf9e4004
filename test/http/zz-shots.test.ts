import { mkdirSync } from 'node:fs';
import { browserTest } from '../support/browser.ts';
import { hostView } from '../support/view-host.ts';
import { CLIENTS } from '../support/clients.ts';
import { scratch } from '../support/built.ts';

const CALLS = [
  [
    'name',
    'check_business_name_availability',
    { business_name: 'Melcom Ventures Ltd', other_names: ['Voltik Ghana Ltd', 'Sankofa Loom & Thread Ltd'] },
  ],
  ['recommendation', 'recommend_registration_entity', { purpose: 'I sell waakye at Madina with my sister' }],
  [
    'renewal',
    'get_renewal_guidance',
    { entity_type: 'sole_proprietorship', registration_date: '2020-03-02', last_renewal_date: '2023-04-11' },
  ],
] as const;
mkdirSync('/tmp/shots', { recursive: true });
for (const [view, name, args] of CALLS)
  for (const theme of ['light', 'dark'] as const)
    for (const width of [360, 700])
      browserTest(`${view} ${theme} ${width}`, async (context) => {
        const client = await CLIENTS['the v2 client in auto']!({
          SVC_DATA_DIR: scratch(context),
          SVC_TODAY: '2026-11-22',
        });
        context.after(() => client.close());
        const host = await hostView(context, view, {
          width,
          context: { theme },
          callTool: (call) => client.callTool(call),
        });
        await host.page.evaluate(`document.body.style.background = '${theme === 'dark' ? '#1a1a19' : '#fff'}'`);
        await host.sendToolInput(args);
        await host.sendToolResult(await client.callTool({ name, arguments: args }));
        await host.page.waitForTimeout(300);
        await host.page.screenshot({ path: `/tmp/shots/${view}-${theme}-${width}.png`, fullPage: true });
        console.log(await host.heights());
      });

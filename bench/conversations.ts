/**
 * Prints twenty conversations of founders with the built server over stdio, for a person to read: is each answer what the founder
 * needed? Founders answer the server's questions if they can. `npm run build`, then `node --import tsx bench/conversations.ts`.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

/** What a founder asks in one turn: a tool and its arguments. */
interface Turn {
  readonly said: string;
  readonly tool: string;
  readonly input: Record<string, unknown>;
}

const RECOMMEND = 'recommend_registration_entity';
const RENEWAL = 'get_renewal_guidance';
const OPTIONS = 'list_registration_options';
const NAME = 'check_business_name_availability';

const ask = (purpose: string, more: Record<string, unknown> = {}): Turn => ({
  said: purpose,
  tool: RECOMMEND,
  input: { purpose, ...more },
});
const renew = (said: string, input: Record<string, unknown>): Turn => ({ said, tool: RENEWAL, input });
const check = (name: string): Turn => ({ said: `Can I use ${name}?`, tool: NAME, input: { business_name: name } });

const CONVERSATIONS: readonly (readonly Turn[])[] = [
  [
    ask('I dey sell waakye for Kejetia'),
    ask('I dey sell waakye for Kejetia', { team_size: 1 }),
    check('Auntie Esi Waakye'),
  ],
  [
    ask('Me and my brother want to open a printing press'),
    ask('Me and my brother want to open a printing press and borrow from the bank; I do not want my house taken', {
      team_size: 2,
    }),
  ],
  [
    ask('We are starting a church at Suame'),
    ask('We are starting a church at Suame; the trustees must hold the land', { expects_donations: true }),
  ],
  [
    ask('26 of us bought a truck to share the profit'),
    ask('26 of us bought a truck; we are all drivers and share the surplus by trips', { team_size: 26 }),
  ],
  [ask('cocoa farmers selling together', { team_size: 40 })],
  [ask('I want to open a forex bureau')],
  [ask('My company Bonsu Ltd wants to open a restaurant under another name'), check('Bonsu Kitchen')],
  [
    ask('A Nigerian company wants an office in Kumasi'),
    ask('A Nigerian company wants a new Ghanaian company of its own, not a branch'),
  ],
  [ask('I am Indian and want to open a salon')],
  [ask('NGO for street children', { expects_donations: true, team_size: 5 })],
  [
    ask('Old students union'),
    ask('Old students union, 300 members, dues only', { team_size: 300, expects_donations: false }),
  ],
  [
    ask('institute of welders that examines its members'),
    ask('institute of welders that examines its members', { team_size: 30 }),
  ],
  [ask('four lawyers opening chambers'), ask('four lawyers opening chambers as a company', { team_size: 4 })],
  [ask('payroll app, two founders, an investor wants shares')],
  [
    { said: 'Kofi Mensah', tool: RECOMMEND, input: { business_name: 'Kofi Mensah' } },
    { said: 'Church Street Chop Bar', tool: RECOMMEND, input: { business_name: 'Church Street Chop Bar' } },
  ],
  [ask('political party')],
  [
    renew('When do I renew my enterprise?', { entity_type: 'sole_proprietorship', registration_date: '2023-05-10' }),
    renew('I paid last year', {
      entity_type: 'sole_proprietorship',
      registration_date: '2023-05-10',
      last_renewal_date: '2025-05-08',
    }),
  ],
  [renew('Our Ltd has never filed', { entity_type: 'company_limited_by_shares', registration_date: '2020-02-29' })],
  [
    renew('I do not know what we are', { registration_date: '2024-07-01' }),
    renew('It is a co-operative', { entity_type: 'cooperative_society', registration_date: '2024-07-01' }),
  ],
  [{ said: 'What can be registered at all?', tool: OPTIONS, input: {} }],
];

const WIDTH = 2_000;

/** Prints an answer's fields line by line, and only the names in long lists of options. */
function show(value: unknown, indent = '    '): void {
  for (const [key, field] of Object.entries(value as Record<string, unknown>)) {
    if (Array.isArray(field)) {
      if (field.length > 0) console.log(`${indent}${key}:`);
      for (const item of field) {
        const line = typeof item !== 'object' ? String(item) : Object.values(item as object).join(' | ');
        console.log(`${indent}  - ${line.slice(0, WIDTH)}`);
      }
    } else if (typeof field === 'object' && field !== null) {
      console.log(`${indent}${key}:`);
      show(field, `${indent}  `);
    } else console.log(`${indent}${key}: ${String(field).slice(0, WIDTH)}`);
  }
}

const server = join(import.meta.dirname, '../dist/index.js');
if (!existsSync(server)) throw new Error('dist/index.js is missing: run npm run build first');
const folder = mkdtempSync(join(tmpdir(), 'conversations-'));
const client = new Client({ name: 'conversations', version: '1.0.0' });
await client.connect(
  new StdioClientTransport({
    command: process.execPath,
    args: [server],
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', HOME: folder, SVC_TODAY: process.env['SVC_TODAY'] ?? '' },
    stderr: 'ignore',
  }),
);
try {
  for (const [index, turns] of CONVERSATIONS.entries()) {
    console.log(`\n=== ${index + 1} ===`);
    for (const { said, tool, input } of turns) {
      console.log(`\n  FOUNDER: ${said} ${JSON.stringify(input)}`);
      const answer = await client.callTool({ name: tool, arguments: input });
      if (answer.structuredContent) show(answer.structuredContent);
      else console.log('   ', JSON.stringify(answer.content));
    }
  }
} finally {
  await client.close();
  rmSync(folder, { recursive: true, force: true });
}

// Checks the served OpenAPI document: a linter accepts it, and a typed client generated from it compiles and gets answers:
//   node scripts/checks/openapi.mjs dist/index.js
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const file = process.argv[2];
if (file === undefined) {
  console.error('name the built server, for example dist/index.js');
  process.exit(2);
}
const bin = (name) => join(import.meta.dirname, 'node_modules', '.bin', name);

/** Runs a program; if it fails, shows its output and ends the check. */
function run(what, command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status === 0) return;
  console.error(`${what} failed:\n${stdout}${stderr}`);
  throw new Error(what);
}

/** A caller's code with the generated types: correct uses compile, and each wrong use is an error. */
const USE = `import type { operations, paths } from './openapi.ts';

type Body<O extends keyof operations> = operations[O] extends { requestBody: { content: { 'application/json': infer B } } } ? B : never;
type Answer<O extends keyof operations, S extends number> = operations[O]['responses'] extends { [K in S]: { content: { 'application/json': infer A } } } ? A : never;

const asked: Body<'recommend_registration_entity'> = { purpose: 'A church in Tamale', expects_donations: true };
// @ts-expect-error a size is a number
const size: Body<'recommend_registration_entity'> = { team_size: 'many' };
// @ts-expect-error there is no such field
const unknown: Body<'recommend_registration_entity'> = { purpse: 'A church' };
// @ts-expect-error a name must be given
const nameless: Body<'check_business_name_availability'> = {};
const report: Body<'submit_bot_feedback'> = { kind: 'suggestion', message: 'Say the counter hours.' };
// @ts-expect-error there is no such kind
const kind: Body<'submit_bot_feedback'> = { kind: 'praise', message: 'Good.' };
type Query = NonNullable<paths['/business-name-renewal']['get']['parameters']['query']>;
const query: Query = { entity_type: 'partnership', registration_date: '2024-02-29' };

export async function calls(base: string): Promise<string[]> {
  const post = async <T>(path: keyof paths, body: unknown): Promise<T> => {
    const response = await fetch(base + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    return (await response.json()) as T;
  };
  const recommended = await post<Answer<'recommend_registration_entity', 200>>('/api/v1/registration-recommendation', asked);
  const receipt = await post<Answer<'submit_bot_feedback', 202>>('/api/v1/bot-feedback', report);
  const renewal = (await (await fetch(base + '/business-name-renewal?' + new URLSearchParams(query as Record<string, string>))).json()) as Answer<'get_renewal_guidance', 200>;
  // @ts-expect-error on HTTP the start URL has another name
  void recommended.svc_url;
  void [size, unknown, nameless, kind];
  return [recommended.redirect_url, receipt.report_id, renewal.duty];
}
`;

const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
const child = spawn(
  process.execPath,
  [resolve(file), 'serve', '--port', '0', '--log-level', 'error', '--data-dir', join(folder, 'data')],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
try {
  const [line] = await once(child.stdout, 'data');
  const base = /listens on (http:\/\/\S+)/.exec(String(line))?.[1];
  if (base === undefined) throw new Error(`serve did not say where it listens: ${line}`);
  const client = join(folder, 'client');
  mkdirSync(client);
  const document = await (await fetch(`${base}/openapi.json`)).text();
  writeFileSync(join(client, 'openapi.json'), document);
  writeFileSync(join(client, 'redocly.yaml'), 'extends: [recommended-strict]\ntelemetry: off\n');
  const env = ['lint', 'openapi.json', '--config', 'redocly.yaml'];
  process.env.REDOCLY_TELEMETRY = 'off';
  process.env.REDOCLY_SUPPRESS_UPDATE_NOTICE = 'true';
  run('redocly lint', bin('redocly'), env, client);
  run('openapi-typescript', bin('openapi-typescript'), ['openapi.json', '-o', 'openapi.ts'], client);
  writeFileSync(join(client, 'use.ts'), USE);
  const options = [
    '--strict',
    '--exactOptionalPropertyTypes',
    '--target',
    'es2022',
    '--module',
    'esnext',
    '--lib',
    'es2022,dom,dom.iterable',
    '--allowImportingTsExtensions',
    '--rewriteRelativeImportExtensions',
    '--outDir',
    'out',
  ];
  run('tsc', bin('tsc'), [...options, 'use.ts'], client);
  writeFileSync(join(client, 'package.json'), '{"type":"module"}');
  const { calls } = await import(join(client, 'out', 'use.js'));
  const answers = await calls(base);
  if (!/\/start\//.test(answers[0]) || !answers[1].startsWith('fb_') || answers[2] !== 'annual_renewal')
    throw new Error(`the typed client got ${JSON.stringify(answers)}`);
  console.log(
    `OpenAPI: the linter accepts it, and a typed client made from it compiles and is answered (${answers.length} calls).`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  child.kill('SIGTERM');
  await once(child, 'exit').catch(() => {});
  rmSync(folder, { recursive: true, force: true });
}

import type { Config } from '../config.ts';
import { ToolError } from '../errors.ts';
import type { Damage, EmbeddedLook, PostgresLook, Problem, Schema, StoreContents, StoreLook } from '../store/ports.ts';
import { visible, type Command, type Terminal } from './command.ts';

const json = { type: 'boolean', help: 'print JSON' } as const;

export const statusCommand: Command = {
  name: 'db status',
  summary:
    'show which database is configured, whether it answers and what it holds; reads every row of an embedded store, changes nothing',
  operands: [],
  flags: { json },
  example: 'db status',
  run: ({ flags }, terminal) => status(flags['json'] === true, terminal),
};

async function status(asJson: boolean, { app, config, print }: Terminal): Promise<number> {
  const look = await app.store.look();
  const { problems, damage = [], ...facts } = { damage: undefined, ...look };
  const usable = problems.length === 0 && schemas(look).every(({ version, wanted }) => version === wanted);
  const { contents, unread = [] } = usable ? await contentsOf(app) : {};
  const failed = [...problems, ...damage, ...unread];
  if (asJson) print(JSON.stringify({ ...facts, ...contents, problems: failed }, undefined, 2));
  else {
    for (const line of look.database === 'embedded' ? fileLines(look) : serverLines(look, config)) print(line);
    for (const line of contentLines(contents)) print(line);
    for (const { found, fix } of failed) print(`FAIL  ${visible(found)}\n      ${visible(fix)}`);
  }
  return failed.length === 0 ? 0 : 1;
}

/** What the store holds, or why it cannot be counted: a file of the right version may still be damaged. */
async function contentsOf(app: Terminal['app']): Promise<{ contents?: StoreContents; unread?: readonly Problem[] }> {
  try {
    return { contents: await app.store.contents() };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { unread: [{ found: error.failure.detail, fix: error.failure.fix }] };
  }
}

function schemas(look: StoreLook): Schema[] {
  if (look.database === 'embedded') return look.files.map(({ schema }) => schema);
  const { server } = look;
  return server === undefined ? [] : [{ version: server.schema_version, wanted: server.schema_wanted }];
}

const fileLines = ({ address, files }: EmbeddedLook): string[] => [
  `database: the embedded store in ${visible(address)}`,
  ...files.map(
    ({ part, path, schema, damage }) => `${part}: ${visible(path)}, ${schemaWords(schema)}${readWords(damage)}`,
  ),
];

const readWords = (damage: Damage | undefined): string =>
  damage === undefined
    ? ''
    : `; ${n(damage.rows)} rows read, ${damage.damaged === 0 ? 'none' : n(damage.damaged)} damaged`;

function serverLines(look: PostgresLook, config: Config): string[] {
  const { address, hosts, server, notifications } = look;
  const lines = [
    `database: PostgreSQL at ${address}`,
    `hosts: ${hosts.map(({ host, role, why }) => `${host} ${role}${why === undefined ? '' : ` (${why})`}`).join(', ')}`,
  ];
  if (server === undefined) return lines;
  const migrates = server.schema_version > 0 && server.schema_version < server.schema_wanted;
  return [
    ...lines,
    `server: ${server.host}, PostgreSQL ${server.server_version}, ${server.encrypted ? 'encrypted' : 'not encrypted'}`,
    `connections: ${n(server.connections_open)} of ${n(server.connections_allowed)} open; each server opens up to ${n(config.databasePool)}, and one more to listen`,
    `pooler: ${server.pooled ? 'yes' : 'none'}`,
    `notifications: ${notifications === true ? 'received' : `not received, so servers check for changed names every second${config.databaseDirectUrl === undefined ? '; set SVC_DATABASE_DIRECT_URL to bypass a pooler' : ''}`}`,
    ...schemas(look)
      .map(schemaWords)
      .map((words) => (migrates ? `${words}: the next use, or "registration-ghana db migrate", migrates it` : words)),
  ];
}

function schemaWords({ version, wanted }: Schema): string {
  if (version === 0) return 'no schema yet: the first use, or "registration-ghana db migrate", creates it';
  return version === wanted
    ? `schema ${version}, as this program needs it`
    : `schema ${version}, this program needs ${wanted}`;
}

function contentLines(contents: StoreContents | undefined): string[] {
  if (contents === undefined) return [];
  const { reports, oldest_waiting, names } = contents;
  const states = Object.entries(reports).map(([state, count]) => `${n(count)} ${state}`);
  const oldest = oldest_waiting === undefined ? '' : `; the oldest has waited since ${oldest_waiting}`;
  const sources = names.map(
    ({ source, names: count, updated_at }) =>
      `${n(count)} of source ${source}${updated_at === undefined ? '' : `, updated ${updated_at}`}`,
  );
  return [
    `reports: ${states.join(', ')}${oldest}`,
    `names: ${sources.length === 0 ? 'none imported' : sources.join('; ')}`,
  ];
}

const n = (count: number): string => count.toLocaleString('en');

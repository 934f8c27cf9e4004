import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Standing } from '../register/ports.ts';
import type { ReportCounts } from '../store/contents.ts';
import type { PostgresStatus } from '../store/postgres/status.ts';
import { visible, type Command, type Terminal } from './command.ts';
import { telling } from './not-done.ts';

const json = { type: 'boolean', help: 'print JSON' } as const;

export const statusCommand: Command = {
  name: 'db status',
  summary: 'say which database is configured, how it answers and what it holds; changes nothing',
  operands: [],
  flags: { json },
  run: ({ flags }, terminal) => telling(terminal, () => status(flags['json'] === true, terminal)),
};

/** How far a schema is, and how far this program needs it. */
interface Schema {
  readonly version: number;
  readonly wanted: number;
}

/** Something that keeps the database from being used, and the mend. */
export interface Problem {
  readonly found: string;
  readonly mend: string;
}

interface Contents extends ReportCounts {
  readonly names: readonly { readonly source: string; readonly names: number; readonly updated_at?: string }[];
}

async function status(asJson: boolean, { config, print }: Terminal): Promise<number> {
  const { facts, lines, problems } = config.databaseUrl === undefined ? await embedded(config) : await shared(config);
  if (asJson) print(JSON.stringify({ ...facts, problems }, undefined, 2));
  else {
    for (const line of lines) print(line);
    for (const { found, mend } of problems) print(`FAIL  ${visible(found)}\n      ${visible(mend)}`);
  }
  return problems.length === 0 ? 0 : 1;
}

interface Status {
  /** For JSON. */
  readonly facts: object;
  readonly lines: readonly string[];
  readonly problems: readonly Problem[];
}

async function embedded({ dataDir }: Config): Promise<Status> {
  const { fileVersions, NotDone } = await import('../store/sqlite/file.ts');
  const { PARTS, schemaProblem } = await import('../store/sqlite/schema.ts');
  const problems: Problem[] = [];
  if (existsSync(dataDir) && !statSync(dataDir).isDirectory())
    problems.push({ found: `${dataDir} is a file`, mend: 'Set SVC_DATA_DIR or --data-dir to a directory.' });
  const versions = await fileVersions(dataDir).catch((error: unknown) => {
    if (!(error instanceof NotDone)) throw error;
    problems.push({
      found: error.message,
      mend: 'Restore a backup with "registration-ghana db restore FILE --force".',
    });
    return undefined;
  });
  if (versions === undefined || problems.length > 0)
    return {
      facts: { database: 'embedded', address: dataDir },
      lines: [`database: the embedded store in ${visible(dataDir)}`],
      problems,
    };
  const files = (['reports', 'register'] as const).map((part) => ({
    part,
    path: join(dataDir, PARTS[part].file),
    schema: { version: versions[part] ?? 0, wanted: PARTS[part].version },
  }));
  const isCurrent = files.every(({ schema }) => schema.version === schema.wanted);
  const contents = isCurrent ? await filesHold(dataDir) : undefined;
  return {
    facts: { database: 'embedded', address: dataDir, files, ...contents },
    lines: [
      `database: the embedded store in ${visible(dataDir)}`,
      ...files.map(({ part, path, schema }) => `${part}: ${visible(path)}, ${schemaWords(schema)}`),
      ...contentLines(contents),
    ],
    problems: files.flatMap(({ part, path, schema }) => {
      const problem = schema.version === 0 ? undefined : schemaProblem(part, schema.version);
      return problem === undefined ? [] : [{ found: `${path} ${problem.found}`, mend: `${problem.mend}.` }];
    }),
  };
}

async function filesHold(dataDir: string): Promise<Contents> {
  const [{ reportCounts }, { nameTable }, { sqliteDatabase }, { openEmbedded }] = await Promise.all([
    import('../store/contents.ts'),
    import('../store/names/table.ts'),
    import('../store/sqlite/database.ts'),
    import('../store/names/index-worker.ts'),
  ]);
  const reports = sqliteDatabase(dataDir);
  const register = openEmbedded(dataDir);
  try {
    return { ...(await reportCounts(reports)), names: bySource(await nameTable(register).standing()) };
  } finally {
    reports.close();
    register.close();
  }
}

async function shared(config: Config): Promise<Status> {
  const { redacted } = await import('../store/postgres/address.ts');
  const address = config.databaseUrl?.() ?? '';
  const found = await sharedStatus(config);
  const { server } = found;
  const schema = server && { version: server.schema_version, wanted: server.schema_wanted };
  const contents = schema !== undefined && schema.version === schema.wanted ? await postgresHolds(address) : undefined;
  return {
    facts: { database: 'postgresql', address: redacted(address), ...found, ...contents },
    lines: [
      `database: PostgreSQL at ${redacted(address)}`,
      ...serverLines(found, config),
      ...(schema === undefined ? [] : [schemaWords(schema)]),
      ...contentLines(contents),
    ],
    problems: sharedProblems(found, redacted(address)),
  };
}

/** How the configured PostgreSQL answers. */
export async function sharedStatus({ databaseUrl, databaseDirectUrl }: Config): Promise<PostgresStatus> {
  const { postgresStatus } = await import('../store/postgres/status.ts');
  const address = databaseUrl?.() ?? '';
  return postgresStatus({ address, listenAddress: databaseDirectUrl?.() ?? address });
}

/** What keeps a PostgreSQL from being used. */
export function sharedProblems({ hosts, server }: PostgresStatus, address: string): readonly Problem[] {
  if (server !== undefined) return newer(address, { version: server.schema_version, wanted: server.schema_wanted });
  const told = hosts.map(({ host, role, why }) => `${host} ${why ?? `is a ${role}`}`).join('; ');
  return [
    {
      found: `no primary answers: ${told}`,
      mend: hosts.some(({ role }) => role === 'standby')
        ? 'Promote a standby, or add the host of the primary to SVC_DATABASE_URL.'
        : 'Look whether PostgreSQL runs there, and whether the hosts, the user, the password and the database in SVC_DATABASE_URL are right.',
    },
  ];
}

function serverLines({ hosts, server, notifications }: PostgresStatus, config: Config): string[] {
  const lines = [
    `hosts: ${hosts.map(({ host, role, why }) => `${host} ${role}${why === undefined ? '' : ` (${why})`}`).join(', ')}`,
  ];
  if (server === undefined) return lines;
  lines.push(
    `server: ${server.host}, PostgreSQL ${server.server_version}, ${server.encrypted ? 'encrypted' : 'not encrypted'}`,
    `connections: ${n(server.connections_open)} of ${n(server.connections_allowed)} open; each server opens up to ${n(config.databasePool)} and one that listens`,
    `pooler: ${server.pooled ? 'one stands in between' : 'none'}`,
    `notifications: ${notifications === true ? 'heard' : `not heard, so changes of names are looked for every second${config.databaseDirectUrl === undefined ? '; SVC_DATABASE_DIRECT_URL may lead past the pooler' : ''}`}`,
  );
  return lines;
}

async function postgresHolds(address: string): Promise<Contents> {
  const [{ reportCounts }, { nameTable }, { postgresDatabase }] = await Promise.all([
    import('../store/contents.ts'),
    import('../store/names/table.ts'),
    import('../store/postgres/database.ts'),
  ]);
  const database = postgresDatabase({ address, max: 1 });
  try {
    return { ...(await reportCounts(database)), names: bySource(await nameTable(database).standing()) };
  } finally {
    database.close();
  }
}

function newer(database: string, { version, wanted }: Schema): readonly Problem[] {
  return version <= wanted
    ? []
    : [
        {
          found: `${database} was written by a newer version of registration-ghana: its schema is ${version}, this program knows ${wanted}`,
          mend: 'Update this program.',
        },
      ];
}

function schemaWords({ version, wanted }: Schema): string {
  if (version === 0) return 'schema not made yet: it is made at the first use, or by "registration-ghana db migrate"';
  if (version === wanted) return `schema ${version}, as this program needs it`;
  return version < wanted
    ? `schema ${version}, this program needs ${wanted}: it is migrated at the next use, or by "registration-ghana db migrate"`
    : `schema ${version}, this program knows ${wanted}`;
}

function contentLines(contents: Contents | undefined): string[] {
  if (contents === undefined) return [];
  const { reports, oldest_waiting, names } = contents;
  const states = Object.entries(reports).map(([state, count]) => `${n(count)} ${state}`);
  const oldest = oldest_waiting === undefined ? '' : `; the oldest waits since ${oldest_waiting}`;
  const sources = names.map(
    ({ source, names: count, updated_at }) =>
      `${n(count)} of source ${source}${updated_at === undefined ? '' : `, updated ${updated_at}`}`,
  );
  return [
    `reports: ${states.join(', ')}${oldest}`,
    `names: ${sources.length === 0 ? 'none imported' : sources.join('; ')}`,
  ];
}

const bySource = ({ sources }: Standing): Contents['names'] =>
  sources.toSorted((a, b) => (a.source < b.source ? -1 : 1));

const n = (count: number): string => count.toLocaleString('en');

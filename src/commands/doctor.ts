import { accessSync, constants, statSync } from 'node:fs';
import { placesOf } from '../clients/clients.ts';
import { installedClients, type Installed } from '../clients/installed.ts';
import { ConfigError, loadConfig, type Config } from '../config.ts';
import { ToolError, codeOf } from '../errors.ts';
import { makeDirectory } from '../files/directory.ts';
import type { EmbeddedLook, PostgresLook, StoreLook } from '../store/ports.ts';
import { readArguments } from './arguments.ts';
import { UsageError, visible, type Command, type Screen, type Terminal } from './command.ts';
import { wrapped } from './screen.ts';

interface Finding {
  readonly check: string;
  readonly ok: boolean;
  /** It works but could be better. */
  readonly warning?: true;
  readonly found: string;
  /** What to do; only for a failure or a warning. */
  readonly fix?: string;
}

export const doctorCommands: readonly Command[] = [
  {
    name: 'doctor',
    summary: 'check what the program needs to work, and show how to fix what is wrong',
    operands: [],
    flags: { json: { type: 'boolean', help: 'print JSON' } },
    example: 'doctor',
    run: async ({ flags }, terminal) => {
      const directory = dataDirectory(terminal);
      // The embedded store would report the same failure again.
      const database =
        directory.ok || terminal.config.databaseUrl !== undefined ? await look(terminal) : { findings: [], place: '', answers: false }; // prettier-ignore
      const findings = [
        node(),
        directory,
        ...database.findings,
        // If the store does not answer, these would report the same failure again, each after a wait.
        ...(database.answers ? [await store(terminal, database.place), await register(terminal)] : []),
        await baseUrl(terminal),
        ...assistants(terminal),
      ];
      if (flags['json'] === true) terminal.print(JSON.stringify(findings, undefined, 2));
      else for (const finding of findings) terminal.print(inWords(finding, terminal.screen));
      return findings.every(({ ok }) => ok) ? 0 : 1;
    },
  },
];

function inWords({ ok, warning, check, found, fix }: Finding, { width, paint }: Screen): string {
  const [mark, tone] = !ok ? (['FAIL', 'bad'] as const) : warning === true ? (['warn', 'warn'] as const) : (['ok  ', 'good'] as const); // prettier-ignore
  const text = wrapped(`${check}: ${found}`, width - HANG.length).replaceAll('\n', `\n${HANG}`);
  const repair = fix === undefined ? '' : `\n${HANG}${wrapped(fix, width - HANG.length).replaceAll('\n', `\n${HANG}`)}`;
  return `${paint(tone, mark)}  ${text}${repair}`;
}

/** Under the text of a finding. */
const HANG = ' '.repeat(6);

function node(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const ok = major > 20 || (major === 20 && minor >= 19);
  return { check: 'Node.js', ok, found: process.version, ...(ok ? {} : { fix: 'Install Node.js 20.19 or later.' }) };
}

function dataDirectory({ config: { dataDir } }: Terminal): Finding {
  const check = 'data directory';
  const fix = 'Set SVC_DATA_DIR or --data-dir to a directory that this user can write to.';
  try {
    makeDirectory(dataDir);
    if (!statSync(dataDir).isDirectory()) return { check, ok: false, found: `${dataDir} is a file`, fix };
    accessSync(dataDir, constants.W_OK);
    return { check, ok: true, found: dataDir };
  } catch (error) {
    return { check, ok: false, found: `${dataDir} cannot be created or opened (${codeOf(error) || 'unknown'})`, fix };
  }
}

/** Whether the configured store answers, and where it is. Never shows a password or the parameters of an address. */
async function look({
  app,
  config,
}: Terminal): Promise<{ findings: readonly Finding[]; place: string; answers: boolean }> {
  const [place, fix] =
    config.databaseUrl === undefined
      ? ['store', 'Fix the data directory, then run this again.']
      : ['PostgreSQL', 'Fix the database, then run this again.'];
  let found: StoreLook;
  try {
    found = await app.store.look();
  } catch (error) {
    return { findings: [{ check: place, ok: false, found: reasonOf(error), fix }], place, answers: false };
  }
  const [problem] = found.problems;
  if (problem !== undefined) return { findings: [{ check: place, ok: false, ...problem }], place, answers: false };
  return found.database === 'embedded'
    ? { findings: stored(found), place: found.files[0]?.path ?? place, answers: true }
    : { findings: postgres(found, config), place, answers: true };
}

/** What reading every row of the embedded store found. */
function stored({ files, damage }: EmbeddedLook): readonly Finding[] {
  const check = 'stored rows';
  if (damage.length > 0) return damage.map(({ found, fix }) => ({ check, ok: false, found: visible(found), fix }));
  const rows = files.reduce((sum, file) => sum + (file.damage?.rows ?? 0), 0);
  return [{ check, ok: true, found: `${rows.toLocaleString('en')} read, none damaged` }];
}

function postgres(found: PostgresLook, config: Config): readonly Finding[] {
  const { address, hosts, server } = found;
  if (server === undefined) return [];
  const roles = hosts.map(({ host, role, why }) => `${host} ${why ?? role}`).join(', ');
  const unreached = hosts.filter(({ role }) => role === 'not reached');
  return [
    {
      check: 'PostgreSQL',
      ok: true,
      found: `${address} answers, version ${server.server_version}, schema ${server.schema_version} of ${server.schema_wanted}; ${roles}`,
      ...(unreached.length === 0
        ? {}
        : { warning: true, fix: 'A host that does not answer cannot take over when the primary fails.' }),
    },
    connections(found, config),
    encryption(found),
    notifications(found, config),
  ];
}

function connections({ server }: PostgresLook, { databasePool }: Config): Finding {
  const check = 'connections';
  const { connections_allowed: allowed = 0, connections_open: open = 0 } = server ?? {};
  const found = `this server opens up to ${databasePool}, and one more to listen; PostgreSQL allows ${allowed}, ${open} are open`;
  return databasePool + 1 <= allowed - open || server?.pooled === true
    ? { check, ok: true, found }
    : {
        check,
        ok: true,
        warning: true,
        found,
        fix: 'Lower SVC_DATABASE_POOL, raise max_connections, or use PgBouncer; count the connections of every server.',
      };
}

function encryption({ unprotected, server }: PostgresLook): Finding {
  const check = 'encryption';
  const found = server?.encrypted === true ? 'the connection is encrypted' : 'the connection is not encrypted';
  return unprotected.length === 0
    ? { check, ok: true, found: server?.encrypted === true ? found : `${found}, but it does not leave this computer` }
    : {
        check,
        ok: true,
        warning: true,
        found: `${found}, and nothing enforces encryption to ${unprotected.join(', ')}`,
        fix: 'Add sslmode=verify-full (or require) to the parameters of SVC_DATABASE_URL.',
      };
}

function notifications({ notifications: heard, server }: PostgresLook, { databaseDirectUrl }: Config): Finding {
  const check = 'notifications';
  if (heard === true) return { check, ok: true, found: 'received: the server notices changed names at once' };
  const where = databaseDirectUrl === undefined ? 'at SVC_DATABASE_URL' : 'at SVC_DATABASE_DIRECT_URL';
  return {
    check,
    ok: true,
    warning: true,
    found: `not received ${where}${server?.pooled === true ? ', which leads to a pooler' : ''}: the server checks for changed names every second instead`,
    fix: 'Set SVC_DATABASE_DIRECT_URL to an address that leads to PostgreSQL itself.',
  };
}

async function store({ app, config }: Terminal, place: string): Promise<Finding> {
  const check = 'store';
  try {
    const waiting = await app.feedback.waiting();
    return { check, ok: true, found: `${place} opens; ${waiting.toLocaleString('en')} reports wait for review` };
  } catch (error) {
    return {
      check,
      ok: false,
      found: reasonOf(error),
      fix:
        config.databaseUrl === undefined
          ? 'Fix the data directory. If the SQLite binding is missing: npm install libsql. If the file is damaged: move it away and restore a backup with "registration-ghana db restore FILE".'
          : 'Fix PostgreSQL; "registration-ghana db status" shows what it answers.',
    };
  }
}

async function register({ app }: Terminal): Promise<Finding> {
  const check = 'register of names';
  try {
    const statuses = await app.register.status();
    const found = statuses
      .map(({ source, names, data }) => `${names.toLocaleString('en')} of source ${source} (${data})`)
      .join(', ');
    const sampleOnly = statuses.some(({ source, data }) => source === 'registry' && data === 'sample');
    return sampleOnly
      ? {
          check,
          ok: true,
          warning: true,
          found: `${found}: only the bundled sample, so a name that is not found may still be taken`,
          fix: 'Import a register: registration-ghana names import FILE --source registry.',
        }
      : { check, ok: true, found };
  } catch (error) {
    return { check, ok: false, found: reasonOf(error), fix: 'Fix the store, then run this again.' };
  }
}

/** How long the service at the base address may take to answer. */
const ANSWER_MS = 5_000;

async function baseUrl({ config }: Terminal): Promise<Finding> {
  const check = 'base address';
  const { baseUrl: address } = config;
  if (address === undefined)
    return { check, ok: true, found: "not set: the tool server's links open its own pages, on this computer only" };
  const why = await unreachable(address);
  return why === undefined
    ? { check, ok: true, found: `${address} answers` }
    : {
        check,
        ok: true,
        warning: true,
        found: `${address} ${why}, so names cannot be checked there and links in answers lead nowhere`,
        fix: 'Start the service, or correct SVC_BASE_URL or --base-url.',
      };
}

/** Why an address does not answer; undefined if it does. No credential is sent. */
async function unreachable(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${address}/`, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) });
    await response.body?.cancel();
    return response.status < 500 ? undefined : `answers with status ${response.status}`;
  } catch (error) {
    const code = codeOf(error instanceof Error ? error.cause : undefined);
    return `does not answer (${error instanceof Error && error.name === 'TimeoutError' ? `nothing within ${ANSWER_MS / 1000} s` : code || 'no connection'})`;
  }
}

/** Whether each assistant that starts our tool server uses the data that this command sees. */
const assistants = ({ config, env }: Terminal): Finding[] =>
  installedClients(placesOf(env)).map((installed) => assistant(installed, config));

function assistant({ title, file, env, flags }: Installed, config: Config): Finding {
  const check = title;
  const fix = `Run "registration-ghana config" again with --write and the settings that it should have, or edit ${file}.`;
  let theirs: Config;
  try {
    theirs = loadConfig(env, readArguments(flags, {}).flags);
  } catch (error) {
    if (!(error instanceof ConfigError) && !(error instanceof UsageError)) throw error;
    return { check, ok: true, warning: true, found: `${file} has settings that cannot be used: ${error.message}`, fix };
  }
  if (theirs.baseUrl !== undefined || storeOf(theirs) === storeOf(config))
    return { check, ok: true, found: visible(`configured in ${file}`) };
  return {
    check,
    ok: true,
    warning: true,
    found: visible(`${file} names another store, ${inPlace(theirs)}: this command looked at ${inPlace(config)}`),
    fix,
  };
}

const storeOf = ({ databaseUrl, dataDir }: Config): string => databaseUrl?.() ?? dataDir;
/** Without the address of a database, which holds a password. */
const inPlace = ({ databaseUrl, dataDir }: Config): string =>
  databaseUrl === undefined ? `the data directory ${dataDir}` : 'a PostgreSQL database';

const reasonOf = (error: unknown): string =>
  error instanceof ToolError ? error.failure.detail : 'unexpected failure; see stderr for the error';

import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from '../config.ts';
import { ToolError, codeOf } from '../errors.ts';
import type { EmbeddedLook, PostgresLook, StoreLook } from '../store/ports.ts';
import { visible, type Command, type Terminal } from './command.ts';

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
    run: async ({ flags }, terminal) => {
      const directory = dataDirectory(terminal);
      const database = await look(terminal);
      const findings = [
        node(),
        directory,
        ...database.findings,
        // If the store does not answer, these would report the same failure again, each after a wait.
        ...(database.answers ? [await store(terminal, database.place), await register(terminal)] : []),
        baseUrl(terminal),
      ];
      if (flags['json'] === true) terminal.print(JSON.stringify(findings, undefined, 2));
      else
        for (const { ok, warning, check, found, fix } of findings)
          terminal.print(
            `${!ok ? 'FAIL' : warning === true ? 'warn' : 'ok  '}  ${check}: ${found}${fix === undefined ? '' : `\n      ${fix}`}`,
          );
      return findings.every(({ ok }) => ok) ? 0 : 1;
    },
  },
];

function node(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const ok = major > 20 || (major === 20 && minor >= 19);
  return { check: 'Node.js', ok, found: process.version, ...(ok ? {} : { fix: 'Install Node.js 20.19 or later.' }) };
}

function dataDirectory({ config: { dataDir } }: Terminal): Finding {
  const check = 'data directory';
  const fix = 'Set SVC_DATA_DIR or --data-dir to a directory that this user can write to.';
  try {
    const there = statSync(dataDir, { throwIfNoEntry: false });
    if (there !== undefined && !there.isDirectory()) return { check, ok: false, found: `${dataDir} is a file`, fix };
    // It is not created here: the check of the store does that, and says why it cannot.
    accessSync(existing(dataDir), constants.W_OK);
    return { check, ok: true, found: there === undefined ? `${dataDir}, which the first use creates` : dataDir };
  } catch (error) {
    return { check, ok: false, found: `${dataDir} cannot be created or opened (${codeOf(error) || 'unknown'})`, fix };
  }
}

/** A directory, or the nearest one above it that exists. */
function existing(directory: string): string {
  const above = dirname(directory);
  return above === directory || existsSync(directory) ? directory : existing(above);
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
    return {
      check,
      ok: true,
      found: sampleOnly
        ? `${found}: only the bundled sample. Import a register with "registration-ghana names import FILE --source registry"`
        : found,
    };
  } catch (error) {
    return { check, ok: false, found: reasonOf(error), fix: 'Fix the store, then run this again.' };
  }
}

function baseUrl({ config }: Terminal): Finding {
  return {
    check: 'base address',
    ok: true,
    found: config.baseUrl ?? 'not set: links in answers work on this computer only',
  };
}

const reasonOf = (error: unknown): string =>
  error instanceof ToolError ? error.failure.detail : 'unexpected failure; see stderr for the error';

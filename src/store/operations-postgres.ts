import { heldIn } from './contents.ts';
import { copyStore } from './copy/copy.ts';
import type { PostgresStatus, Problem, StoreOperations } from './ports.ts';
import { redacted } from './postgres/address.ts';
import { postgresDatabase, type PostgresDatabase } from './postgres/database.ts';
import { postgresStatus } from './postgres/status.ts';
import type { StoreTables } from './schema.ts';
import { NotDone } from '../errors.ts';

/**
 * The operator's side of a PostgreSQL.
 *
 * @param direct an address that leads to PostgreSQL itself, where `address` leads to a pooler
 */
export function postgresOperations(address: string, direct: string | undefined, now: () => Date): StoreOperations {
  /** Works on a connection of its own. */
  const connected = async <T>(work: (database: PostgresDatabase<StoreTables>) => Promise<T>): Promise<T> => {
    const database = postgresDatabase({ address, max: 1 });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  };
  const tools = (advice: string) =>
    Promise.reject(new NotDone(`The store is in PostgreSQL, which has tools of its own for this${advice}`));
  const quotedAddress = () => quoted(redacted(direct ?? address));
  return {
    look: async () => {
      const status = await postgresStatus({ address, listenAddress: direct ?? address });
      const shown = redacted(address);
      return { database: 'postgresql', address: shown, ...status, problems: problemsOf(status, shown) };
    },
    contents: () => connected((database) => heldIn(database, database)),
    migrate: () =>
      connected(async (database) => {
        // Says soon that it cannot be reached; a migration may take its time.
        await database.standing();
        const from = await database.migrate();
        const { schema_version: version, schema_wanted: wanted } = await database.standing();
        return [{ database: redacted(address), from, version, wanted }];
      }),
    copy: ({ from, signal, onProgress }) =>
      connected(async (database) => {
        // Says soon that it cannot be reached; a copy that has begun waits for it.
        await database.standing();
        const copied = await copyStore({ from, to: database, now, signal, onProgress });
        return { to: redacted(address), ...copied };
      }),
    backUp: ({ file }) =>
      tools(
        `. As its user, who is asked for the password:\n  pg_dump --format=custom --schema=registration_ghana --file=${quoted(file)} ${quotedAddress()}`,
      ),
    restore: ({ file }) =>
      tools(
        `; a dump made by pg_dump:\n  pg_restore --clean --if-exists --dbname=${quotedAddress()} ${quoted(file)}\nA backup of an embedded store: restore it without SVC_DATABASE_URL into a directory of its own, then "registration-ghana db copy --from" that directory.`,
      ),
  };
}

function problemsOf({ hosts, server }: PostgresStatus, address: string): readonly Problem[] {
  if (server !== undefined)
    return server.schema_version <= server.schema_wanted
      ? []
      : [
          {
            found: `${address} was written by a newer version of registration-ghana: its schema is ${server.schema_version}, this program needs ${server.schema_wanted}`,
            fix: 'Update this program.',
          },
        ];
  const told = hosts.map(({ host, role, why }) => `${host} ${why ?? `is a ${role}`}`).join('; ');
  return [
    {
      found: `no primary answers: ${told}`,
      fix: hosts.some(({ role }) => role === 'standby')
        ? 'Promote a standby, or add the host of the primary to SVC_DATABASE_URL.'
        : 'Look whether PostgreSQL runs there, and whether the hosts, the user, the password and the database in SVC_DATABASE_URL are right.',
    },
  ];
}

/** As a POSIX shell reads it. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

import { heldIn } from './contents.ts';
import { copyStore } from './copy/copy.ts';
import type { PostgresStatus, Problem, StoreOperations } from './ports.ts';
import { redacted } from './postgres/address.ts';
import { postgresDatabase, type PostgresDatabase } from './postgres/database.ts';
import { postgresStatus } from './postgres/status.ts';
import type { StoreTables } from './schema.ts';
import { NotDone } from '../errors.ts';

/**
 * The operator's commands for a store in PostgreSQL.
 *
 * @param direct the address of PostgreSQL itself, if `address` leads to a pooler
 */
export function postgresOperations(address: string, direct: string | undefined, now: () => Date): StoreOperations {
  /** Runs `work` on its own connection. */
  const connected = async <T>(work: (database: PostgresDatabase<StoreTables>) => Promise<T>): Promise<T> => {
    const database = postgresDatabase({ address, max: 1 });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  };
  const tools = (advice: string) =>
    Promise.reject(new NotDone(`The store is in PostgreSQL: use its own tools${advice}`));
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
        // Fails fast if PostgreSQL cannot be reached, because a migration would wait long for it.
        await database.standing();
        const from = await database.migrate();
        const { schema_version: version, schema_wanted: wanted } = await database.standing();
        return [{ database: redacted(address), from, version, wanted }];
      }),
    copy: ({ from, signal, onProgress }) =>
      connected(async (database) => {
        // Fails fast if PostgreSQL cannot be reached, because a copy that has begun would wait for it.
        await database.standing();
        const copied = await copyStore({ from, to: database, now, signal, onProgress });
        return { to: redacted(address), ...copied };
      }),
    backUp: ({ file }) =>
      tools(
        `. Run this; it asks for the user's password:\n  pg_dump --format=custom --schema=registration_ghana --file=${quoted(file)} ${quotedAddress()}`,
      ),
    restore: ({ file }) =>
      tools(
        `. To restore a dump made by pg_dump:\n  pg_restore --clean --if-exists --dbname=${quotedAddress()} ${quoted(file)}\nTo restore a backup of an embedded store: unset SVC_DATABASE_URL, restore into an empty directory, then set it again and run "registration-ghana db copy --from" that directory.`,
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
        : 'Check that PostgreSQL is running there, and that the hosts, user, password and database in SVC_DATABASE_URL are right.',
    },
  ];
}

/** Quotes text for a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

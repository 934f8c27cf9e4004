import { visible, type Command } from './command.ts';

export const migrateCommand: Command = {
  name: 'db migrate',
  summary: "bring the configured database to this version's schema (servers also do it at first use)",
  operands: [],
  flags: { json: { type: 'boolean', help: 'print JSON' } },
  example: 'db migrate',
  run: async ({ flags }, { app, print }) => {
    const migrated = await app.store.migrate();
    if (flags['json'] === true) print(JSON.stringify(migrated, undefined, 2));
    else
      for (const { database, from, version } of migrated)
        print(
          `${visible(database)}: ${from === version ? `already at schema ${version}` : `schema ${from} -> ${version}`}`,
        );
    return 0;
  },
};

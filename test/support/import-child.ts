/** A process that imports one file: DIRECTORY FILE SOURCE ADDRESS [replace], where the address may be empty. It says `reading` when it has some of the file, `staged` when it has read all of it, then `done`. */
import { importFile } from '../../src/register/importing/import-file.ts';
import type { NameSource } from '../../src/names/model.ts';
import { openRegister } from '../../src/store/register/open-register.ts';
import { postgresDatabase } from '../../src/store/postgres/database.ts';

const [directory = '', path = '', source = '', address = '', replace] = process.argv.slice(2);
const database = address === '' ? undefined : postgresDatabase({ address, max: 2 });
const register = openRegister({
  directory,
  now: () => new Date(),
  report: () => {},
  ...(database === undefined ? {} : { shared: { database, address } }),
});
const start = async () => {
  const names = await register.startImport(source as NameSource);
  return {
    ...names,
    add: async (rows: Parameters<typeof names.add>[0]) => {
      await names.add(rows);
      process.stdout.write('reading\n');
    },
    finish: (options: Parameters<typeof names.finish>[0]) => {
      process.stdout.write('staged\n');
      return names.finish(options);
    },
  };
};
await importFile(path, start, {
  replace: replace !== undefined,
  allowEmpty: false,
  onFault: () => {},
  onProgress: () => {},
});
process.stdout.write('done\n');
register.close();
database?.close();

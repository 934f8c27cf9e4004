/** A process that imports one file: DIRECTORY FILE SOURCE [replace]. It says `staged` when it has read the file, then `done`. */
import { importFile } from '../src/import/import-file.ts';
import type { NameSource } from '../src/names/model.ts';
import { openRegister } from '../src/store/register.ts';

const [directory = '', path = '', source = '', replace] = process.argv.slice(2);
const register = openRegister({ directory, now: () => new Date(), report: () => {} });
const start = async () => {
  const names = await register.startImport(source as NameSource);
  return {
    ...names,
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

import { existsSync, lstatSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { SNAPSHOT_FILES } from '../register/index-worker.ts';
import { COMPANIONS, copyDatabase, discard, emptyDatabase, inWords, openFile, PART_ORDER, sync } from './file.ts';
import { PARTS } from './schema.ts';
import { NotDone } from '../../errors.ts';
import type { BackupOptions, FileFacts, Part, WrittenPart } from '../ports.ts';
import { discardAbandoned, unfinished } from '../unfinished.ts';

/** Where the register's part of a backup lies: beside the reports', with `.register` before its extension. */
export function registerPartOf(file: string): string {
  const extension = extname(file);
  return `${file.slice(0, file.length - extension.length)}.register${extension}`;
}

export const placesOf = (file: string): Readonly<Record<Part, string>> => ({
  reports: file,
  register: registerPartOf(file),
});

interface BackupFrom extends BackupOptions {
  /** The data directory. */
  readonly directory: string;
}

/**
 * Copies the embedded store while other processes use it, each of its files as it stood at one moment. They are written beside
 * their places, checked, and renamed into them, the reports' last: where that is, the backup is whole.
 *
 * @returns what was written, the reports first; no register where none was ever imported
 * @throws NotDone
 */
export async function backUp({ directory, file, force, signal }: BackupFrom): Promise<readonly WrittenPart[]> {
  const present = PART_ORDER.filter((part) => existsSync(join(directory, PARTS[part].file)));
  if (present.length === 0)
    throw new NotDone(
      `There is no store in ${directory}: nothing was kept there yet. Where it is, --data-dir or SVC_DATA_DIR says.`,
    );
  const places = placesOf(file);
  const refuse = () => {
    refuseStore(directory, places);
    refusePlace(places, force);
  };
  const written: (WrittenPart & { readonly from: string })[] = [];
  const begun: string[] = [];
  try {
    refuse();
    for (const part of PART_ORDER) {
      // Names may have been imported before the first report: then the reports' part is an empty one.
      if (part === 'register' && !present.includes(part)) continue;
      await stopWhereAsked(signal);
      discardAbandoned(places[part]);
      const from = unfinished(places[part]);
      begun.push(from);
      const facts = present.includes(part)
        ? await copyOf(join(directory, PARTS[part].file), from)
        : await emptyDatabase(part, from);
      written.push({ part, path: places[part], from, ...facts });
    }
    await stopWhereAsked(signal);
    refuse();
    for (const { from, path } of written) renameSync(from, path);
    // That of an earlier backup would be taken for a part of this one.
    if (!present.includes('register')) rmSync(places.register, { force: true });
    sync(dirname(file));
    return written.map(({ from: _, ...part }) => part).reverse();
  } catch (error) {
    for (const from of begun) discard(from);
    throw inWords(error, `The backup was not written to ${dirname(file)}`);
  }
}

async function copyOf(path: string, to: string): Promise<FileFacts> {
  const handle = await openFile(path, 'read');
  try {
    return await copyDatabase({ handle, path }, to);
  } catch (error) {
    throw inWords(error, `${path} was not copied to ${dirname(to)}`);
  } finally {
    handle.close();
  }
}

async function stopWhereAsked(signal: AbortSignal): Promise<void> {
  // While SQLite works no signal is heard; the event loop hears it between the first and the second.
  await setImmediate();
  await setImmediate();
  if (signal.aborted) throw new NotDone('It was stopped. Nothing was written.');
}

function refusePlace(places: Readonly<Record<Part, string>>, force: boolean): void {
  const directory = statSync(dirname(places.reports), { throwIfNoEntry: false });
  if (directory?.isDirectory() !== true)
    throw new NotDone(`There is no directory ${dirname(places.reports)}: make it first.`);
  for (const place of [places.reports, places.register]) {
    const there = lstatSync(place, { throwIfNoEntry: false });
    if (there === undefined) continue;
    if (there.isDirectory()) throw new NotDone(`${place} is a directory: name a file in it.`);
    if (!force) throw new NotDone(`${place} is there already. Name another file, or replace it with --force.`);
    if (!there.isFile()) throw new NotDone(`${place} is no plain file and is not replaced.`);
  }
}

/** A backup over the store itself, by whichever name, would take away what it is to keep. */
function refuseStore(directory: string, places: Readonly<Record<Part, string>>): void {
  const store = [
    ...PART_ORDER.flatMap((part) => ['', ...COMPANIONS].map((end) => `${PARTS[part].file}${end}`)),
    SNAPSHOT_FILES.embedded,
  ];
  const own = store.flatMap((name) => {
    const path = join(directory, name);
    const there = statSync(path, { throwIfNoEntry: false });
    return [{ path, id: there === undefined ? undefined : `${there.dev}:${there.ino}` }];
  });
  for (const place of [places.reports, places.register]) {
    const there = statSync(place, { throwIfNoEntry: false });
    const id = there === undefined ? undefined : `${there.dev}:${there.ino}`;
    if (own.some((one) => one.path === place || (id !== undefined && one.id === id)))
      throw new NotDone(`${place} belongs to the store itself. Name a file elsewhere.`);
  }
}

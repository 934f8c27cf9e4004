import { existsSync, lstatSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { SNAPSHOT_FILES } from '../register/index-worker.ts';
import { copyDatabase, discard, emptyDatabase, inWords, openFile, PART_ORDER, sync } from './file.ts';
import { COMPANIONS, PARTS } from './schema.ts';
import { NotDone } from '../../errors.ts';
import type { BackupOptions, FileFacts, Part, WrittenPart } from '../ports.ts';
import { discardAbandoned, unfinished } from '../unfinished.ts';

/** The path of a backup's register file: that of the reports file with `.register` before the extension. */
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
 * Copies the embedded store while other processes use it: a consistent snapshot of each file. The copies are written under
 * temporary names, checked, and then renamed, the reports last, so if the reports file exists, the backup is complete.
 *
 * @returns the files written, the reports first; no register if no names were imported
 * @throws NotDone
 */
export async function backUp({ directory, file, force, signal }: BackupFrom): Promise<readonly WrittenPart[]> {
  const present = PART_ORDER.filter((part) => existsSync(join(directory, PARTS[part].file)));
  if (present.length === 0)
    throw new NotDone(
      `There is no store in ${directory}: nothing has been saved there yet. Set --data-dir or SVC_DATA_DIR to the directory of the store.`,
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
      // If names were imported before the first report, the backup gets an empty reports file.
      if (part === 'register' && !present.includes(part)) continue;
      await throwIfStopped(signal);
      discardAbandoned(places[part]);
      const from = unfinished(places[part]);
      begun.push(from);
      const facts = present.includes(part)
        ? await copyOf(part, join(directory, PARTS[part].file), from)
        : await emptyDatabase(part, from);
      written.push({ part, path: places[part], from, ...facts });
    }
    await throwIfStopped(signal);
    refuse();
    refuseWorse(written);
    for (const { from, path } of written) renameSync(from, path);
    // The register file of an earlier backup would seem to belong to this one.
    if (!present.includes('register')) rmSync(places.register, { force: true });
    sync(dirname(file));
    return written.map(({ from: _, ...part }) => part).reverse();
  } catch (error) {
    for (const from of begun) discard(from);
    throw inWords(error, `The backup was not written to ${dirname(file)}`);
  }
}

async function copyOf(part: Part, path: string, to: string): Promise<FileFacts> {
  const handle = await openFile(path, 'read');
  try {
    return await copyDatabase({ handle, path, part }, to);
  } catch (error) {
    throw inWords(error, `${path} was not copied to ${dirname(to)}`);
  } finally {
    handle.close();
  }
}

async function throwIfStopped(signal: AbortSignal): Promise<void> {
  // Signals wait while SQLite works; the event loop handles them between these two.
  await setImmediate();
  await setImmediate();
  if (signal.aborted) throw new NotDone('Stopped; nothing was written.');
}

function refusePlace(places: Readonly<Record<Part, string>>, force: boolean): void {
  const directory = statSync(dirname(places.reports), { throwIfNoEntry: false });
  if (directory?.isDirectory() !== true)
    throw new NotDone(`There is no directory ${dirname(places.reports)}: create it first.`);
  for (const place of [places.reports, places.register]) {
    const there = lstatSync(place, { throwIfNoEntry: false });
    if (there === undefined) continue;
    if (there.isDirectory()) throw new NotDone(`${place} is a directory: name a file in it.`);
    if (!force) throw new NotDone(`${place} already exists. Name another file, or use --force to replace it.`);
    if (!there.isFile()) throw new NotDone(`${place} is not a regular file, so it is not replaced. Name another file.`);
  }
}

/** Keeps an earlier backup, which may be the only copy of what is damaged now. */
function refuseWorse(written: readonly WrittenPart[]): void {
  const damaged = written.find(({ damage, path }) => damage.damaged > 0 && existsSync(path));
  if (damaged !== undefined)
    throw new NotDone(
      `The store holds damaged rows (${damaged.damage.named[0]}), so ${damaged.path} is not replaced: it may hold them undamaged. Name another file, and run "registration-ghana doctor".`,
    );
}

/** Refuses to write a backup over the store itself, also through a link. */
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
      throw new NotDone(`${place} belongs to the store itself. Name another file.`);
  }
}

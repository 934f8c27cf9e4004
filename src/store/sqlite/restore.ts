import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { placesOf, registerPartOf } from './backup.ts';
import { SNAPSHOT_FILES } from '../register/index-worker.ts';
import {
  checkIntegrity,
  checkSchema,
  copyDatabase,
  discard,
  factsOf,
  inWords,
  openFile,
  PART_ORDER,
  sync,
} from './file.ts';
import { COMPANIONS, PARTS } from './schema.ts';
import { NotDone } from '../../errors.ts';
import { makeDirectory } from '../../files/directory.ts';
import type { Part, Restored, RestoreOptions, WrittenPart } from '../ports.ts';
import { discardAbandoned, unfinished } from '../unfinished.ts';
import { isBusy, type SqliteHandle } from './database.ts';

interface RestoreInto extends RestoreOptions {
  /** The data directory; created if missing. */
  readonly directory: string;
  readonly now: () => Date;
}

/**
 * Puts a backup into a data directory. The backup is checked and copied under a temporary name before any existing file is
 * touched; existing files are renamed, never deleted.
 *
 * @throws NotDone
 */
export async function restore({ directory, file, force, now }: RestoreInto): Promise<Restored> {
  const parts = await readBackup(file);
  const inTheWay = storeFiles(directory);
  if (inTheWay.length > 0 && !force)
    throw new NotDone(
      `${directory} already holds a store (${inTheWay.join(', ')}). Restore into an empty directory with --data-dir, or use --force to rename the existing files.`,
    );
  const begun: string[] = [];
  const held: SqliteHandle[] = [];
  const moved: string[] = [];
  try {
    makeDirectory(directory);
    const ready: { part: Part; from: string; facts: Omit<WrittenPart, 'part' | 'path'> }[] = [];
    for (const { part, path } of parts) {
      const place = join(directory, PARTS[part].file);
      discardAbandoned(place);
      const from = unfinished(place);
      begun.push(from);
      const handle = await openFile(path, 'read');
      try {
        ready.push({
          part,
          from,
          facts: await copyDatabase({ handle, path, part }, from, part === 'register' ? giveNewEpoch : undefined),
        });
      } finally {
        handle.close();
      }
    }
    const stamp = now().toISOString().replaceAll(':', '');
    for (const part of PART_ORDER) held.push(...(await hold(directory, part)));
    for (const part of PART_ORDER) {
      moved.push(...moveAside(directory, part, stamp));
      const one = ready.find((it) => it.part === part);
      if (one !== undefined) renameSync(one.from, join(directory, PARTS[part].file));
    }
    // The snapshot belongs to the names that were there before.
    rmSync(join(directory, SNAPSHOT_FILES.embedded), { force: true });
    sync(directory);
    return {
      parts: ready.map(({ part, facts }) => ({ part, path: join(directory, PARTS[part].file), ...facts })).reverse(),
      moved,
    };
  } catch (error) {
    const told = inWords(error, `The backup was not restored to ${directory}`);
    if (!(told instanceof NotDone) || moved.length === 0) throw told;
    throw new NotDone(`${told.message} The previous files are now ${moved.join(', ')}.`, { cause: error });
  } finally {
    for (const handle of held) {
      if (handle.inTransaction) handle.exec('ROLLBACK');
      handle.close();
    }
    for (const from of begun) discard(from);
  }
}

/** Finds and checks the files of a backup. */
async function readBackup(file: string): Promise<readonly { part: Part; path: string }[]> {
  if (!existsSync(file)) throw new NotDone(`There is no file ${file}.`);
  if (!statSync(file).isFile()) throw new NotDone(`${file} is not a file.`);
  const places = placesOf(file);
  const parts = PART_ORDER.filter((part) => part === 'reports' || existsSync(places[part]));
  for (const part of parts) await checkPart(part, places[part], file);
  return parts.map((part) => ({ part, path: places[part] }));
}

async function checkPart(part: Part, path: string, file: string): Promise<void> {
  const { holds } = PARTS[part];
  let handle: SqliteHandle | undefined;
  try {
    handle = await openFile(path, 'read');
    const { rows, schema_version } = factsOf(handle, path);
    if (rows[holds] === undefined)
      throw new NotDone(
        part === 'reports' && rows[PARTS.register.holds] !== undefined
          ? `${path} is the register file of a backup. Name the reports file beside it (FILE.sqlite for ${registerPartOf('FILE.sqlite')}).`
          : `${path} is not a backup of registration-ghana's ${part}.`,
      );
    checkSchema(part, schema_version, path);
    checkIntegrity(handle, `${path} cannot be restored`);
  } catch (error) {
    throw inWords(
      error,
      part === 'register' ? `${path}, which belongs to ${file}, cannot be restored` : `${path} cannot be restored`,
    );
  } finally {
    handle?.close();
  }
}

/** The names of the store's files in a data directory, including leftovers. */
function storeFiles(directory: string): string[] {
  if (!existsSync(directory)) return [];
  if (!statSync(directory).isDirectory())
    throw new NotDone(`${directory} is a file. Name a directory with --data-dir.`);
  const names = new Set(readdirSync(directory));
  return PART_ORDER.flatMap((part) => ['', ...COMPANIONS].map((end) => `${PARTS[part].file}${end}`)).filter((name) =>
    names.has(name),
  );
}

/**
 * Locks an existing store, because a process that has it open would go on writing to the renamed files. A process that comes
 * now waits, then opens the new files. Also moves the write-ahead log into the database file.
 */
async function hold(directory: string, part: Part): Promise<readonly SqliteHandle[]> {
  const path = join(directory, PARTS[part].file);
  if (!existsSync(path)) return [];
  const handle = await openFile(path, 'write');
  try {
    // SQLite leaves WAL mode only if nobody else has the file open.
    handle.pragma('journal_mode = DELETE');
    handle.exec('BEGIN EXCLUSIVE');
    // Windows cannot rename an open file.
    if (process.platform !== 'win32') return [handle];
    handle.exec('ROLLBACK');
    handle.close();
    return [];
  } catch (error) {
    handle.close();
    if (isBusy(error))
      throw new NotDone(
        `Other processes have the store in ${directory} open: stop the servers and assistants that use it first.`,
        { cause: error },
      );
    // The file is damaged, so nobody can be using it.
    return [];
  }
}

function moveAside(directory: string, part: Part, stamp: string): string[] {
  const name = PARTS[part].file;
  const aside = name.replace(/\.sqlite$/, `.${stamp}.sqlite`);
  return ['', ...COMPANIONS].flatMap((end) => {
    if (!existsSync(join(directory, `${name}${end}`))) return [];
    const to = join(directory, `${aside}${end}`);
    if (existsSync(to)) throw new NotDone(`${to} already exists. Try again.`);
    renameSync(join(directory, `${name}${end}`), to);
    return [to];
  });
}

/**
 * Gives a restored register a new epoch. It may assign ids to new names that the original register gave to others, so an index
 * built from the original must not match this one.
 */
function giveNewEpoch(register: SqliteHandle): void {
  register.exec('UPDATE register SET epoch = random() & 9007199254740991');
}

import { createReadStream, type ReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { crc32, createGunzip, createInflateRaw } from 'node:zlib';
import { codeOf } from '../../errors.ts';
import { ImportError } from './import-error.ts';
import { dataStart, zipEntries, type ZipEntry } from './zip.ts';

/** A file's content, unpacked. */
export interface SourceFile {
  /** The bytes. Throws ImportError where the packing is damaged, cut short or a trap. */
  readonly content: AsyncIterable<Buffer>;
  /** How much of the file itself has been read, from 0 to 1. */
  progress(): number;
  close(): void;
}

const PIECE = 1 << 18;
/** Text of a register packs to a tenth of its size; what unpacks to more than this many times its own is made to fill disks. */
const MAX_RATIO = 250;
/** Below this many bytes no ratio is a danger. */
const RATIO_FROM = 64 * 1024 * 1024;

/** Opens a file, plain, gzipped or zipped: its first bytes say which. */
export async function openSourceFile(path: string): Promise<SourceFile> {
  let file: FileHandle;
  try {
    file = await open(path, 'r');
    const found = await file.stat();
    if (!found.isFile()) {
      await file.close();
      throw new ImportError('It is not a file.');
    }
    return await unpack(path, file, found.size);
  } catch (error) {
    throw explained(error);
  }
}

async function unpack(path: string, file: FileHandle, length: number): Promise<SourceFile> {
  const start = Buffer.alloc(4);
  await file.read(start, 0, 4, 0);
  let from = 0;
  let to = length;
  let entry: ZipEntry | undefined;
  try {
    if (start.readUInt32LE(0) === 0x04034b50 || start.readUInt32LE(0) === 0x06054b50) {
      entry = chooseEntry(await zipEntries(file, length));
      from = await dataStart(file, entry, length);
      to = from + entry.compressed;
    }
  } finally {
    await file.close();
  }
  const gzip = start[0] === 0x1f && start[1] === 0x8b;
  const size = to - from;
  let raw: ReadStream | undefined;
  async function* content(): AsyncGenerator<Buffer> {
    if (size === 0) return;
    // Not before it is asked for: a stream that fails unheard would end the process.
    const file = createReadStream(path, { start: from, end: to - 1, highWaterMark: PIECE });
    raw = file;
    if (!gzip && entry?.method !== 8) return yield* checked(file, entry, undefined);
    const unpacking = gzip ? createGunzip({ chunkSize: PIECE }) : createInflateRaw({ chunkSize: PIECE });
    file.on('error', (error) => unpacking.destroy(error));
    yield* checked(file.pipe(unpacking), entry, () => file.bytesRead);
  }
  return {
    content: content(),
    progress: () => (size === 0 ? 1 : (raw?.bytesRead ?? 0) / size),
    close: () => raw?.destroy(),
  };
}

/** The stream's bytes, held to what the archive says of them and to a sane ratio. */
async function* checked(
  stream: Readable,
  entry: ZipEntry | undefined,
  packedBytes: (() => number) | undefined,
): AsyncGenerator<Buffer> {
  let size = 0;
  let sum = 0;
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      size += piece.length;
      if (packedBytes !== undefined && size > RATIO_FROM && size > MAX_RATIO * packedBytes())
        throw new ImportError(`It unpacks to more than ${MAX_RATIO} times its size: no register does.`);
      if (entry !== undefined) {
        if (size > entry.size) throw new ImportError('The zip archive unpacks to more than it says.');
        sum = crc32(piece, sum);
      }
      yield piece;
    }
  } catch (error) {
    throw explained(error);
  }
  if (entry !== undefined && (size !== entry.size || sum !== entry.crc32))
    throw new ImportError('The zip archive is damaged: what unpacks is not what was packed.');
}

/** The CSV file of an archive. */
function chooseEntry(entries: readonly ZipEntry[]): ZipEntry {
  const files = entries.filter(({ name }) => !name.endsWith('/') && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name));
  const csv = files.filter(({ name }) => /\.csv$/i.test(name));
  const candidates = csv.length > 0 ? csv : files;
  const entry = candidates.find(({ name }) => /(?:^|\/)companies\.csv$/i.test(name)) ?? candidates[0];
  if (entry === undefined) throw new ImportError('The zip archive holds no file.');
  if (candidates.length > 1 && !/(?:^|\/)companies\.csv$/i.test(entry.name))
    throw new ImportError('The zip archive holds several files. Unpack it and import the one that lists the names.');
  if (entry.encrypted) throw new ImportError('The zip archive is encrypted. Unpack it first.');
  if (entry.method !== 0 && entry.method !== 8)
    throw new ImportError(
      'The zip archive is packed in a way that is not read here. Unpack it, or pack it with Deflate.',
    );
  return entry;
}

/** What a failure of the file system or of unpacking means, in words. */
function explained(error: unknown): unknown {
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return new ImportError('There is no such file.', { cause: error });
  if (code === 'EISDIR') return new ImportError('It is a directory, not a file.', { cause: error });
  if (code === 'EACCES' || code === 'EPERM') return new ImportError('It may not be read.', { cause: error });
  if (/^(Z_|ERR_)/.test(code))
    return new ImportError('It is damaged or cut short: it does not unpack.', { cause: error });
  if (/^E[A-Z]+$/.test(code)) return new ImportError(`It cannot be read (${code}).`, { cause: error });
  return error;
}

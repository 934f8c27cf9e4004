import { constants, createReadStream, type ReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { addAbortSignal, pipeline, type Duplex, type Readable } from 'node:stream';
import { crc32, createGunzip, createInflateRaw } from 'node:zlib';
import { codeOf } from '../../errors.ts';
import { ImportError } from './import-error.ts';
import { dataStart, zipEntries, type ZipEntry } from './zip.ts';

/** The unpacked content of a file. */
export interface SourceFile {
  /** The bytes. Throws ImportError if the archive is damaged, cut short or a decompression bomb. */
  readonly content: AsyncIterable<Buffer>;
  /** The part of the file that has been read, from 0 to 1; undefined where its length is unknown. */
  progress(): number | undefined;
  close(): void;
}

const PIECE = 1 << 18;
/** A register compresses to about a tenth; a file that unpacks to more than this many times its size is a decompression bomb. */
const MAX_RATIO = 250;
/** Below this many unpacked bytes, any ratio is safe. */
const RATIO_FROM = 64 * 1024 * 1024;

/**
 * Opens a plain, gzip or zip file: its first bytes say which.
 *
 * @throws ImportError if there is no such file, or no file in it, that can be read
 */
export async function openSourceFile(path: string): Promise<SourceFile> {
  let file: FileHandle;
  try {
    // Without O_NONBLOCK, opening a named pipe waits for whoever writes to it.
    file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
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

/**
 * Opens a stream of unknown length, plain or gzip: its first bytes say which. A zip archive has its list at the end, so it needs a file.
 *
 * @param signal stops the reading, also while nothing comes
 */
export function openSourceStream(stream: Readable, signal: AbortSignal | undefined): SourceFile {
  let read = 0;
  async function* content(): AsyncGenerator<Buffer> {
    const pieces = pieceByPiece(stream, signal)[Symbol.asyncIterator]();
    let head = Buffer.alloc(0);
    while (head.length < 4) {
      const { value, done } = await pieces.next();
      if (done === true) break;
      head = Buffer.concat([head, value]);
    }
    const whole = async function* (): AsyncGenerator<Buffer> {
      read += head.length;
      if (head.length > 0) yield head;
      for (;;) {
        const { value, done } = await pieces.next();
        if (done === true) return;
        read += value.length;
        yield value;
      }
    };
    if (isZip(head))
      throw new ImportError('A zip archive cannot be read from standard input: give its file, or unpack it first.');
    if (!isGzip(head)) return yield* whole();
    yield* checked(compose(whole(), createGunzip({ chunkSize: PIECE })), undefined, () => read);
  }
  return { content: content(), progress: () => undefined, close: () => stream.destroy() };
}

/** Joins two streams so that a fault of the first is one of the second. */
function compose(from: AsyncIterable<Buffer>, to: Duplex): Readable {
  pipeline(from, to, () => undefined);
  return to;
}

async function* pieceByPiece(stream: Readable, signal: AbortSignal | undefined): AsyncGenerator<Buffer, undefined> {
  try {
    for await (const piece of signal === undefined ? stream : addAbortSignal(signal, stream)) yield piece as Buffer;
  } catch (error) {
    if (signal?.aborted === true) throw new ImportError(STOPPED, { cause: error });
    throw explained(error);
  }
  return undefined;
}

export const STOPPED = 'It was stopped. The register is unchanged.';

const isGzip = (start: Buffer): boolean => start[0] === 0x1f && start[1] === 0x8b;
const isZip = (start: Buffer): boolean =>
  start.length >= 4 && (start.readUInt32LE(0) === 0x04034b50 || start.readUInt32LE(0) === 0x06054b50);

async function unpack(path: string, file: FileHandle, length: number): Promise<SourceFile> {
  const start = Buffer.alloc(4);
  await file.read(start, 0, 4, 0);
  let from = 0;
  let to = length;
  let entry: ZipEntry | undefined;
  try {
    if (isZip(start)) {
      entry = chooseEntry(await zipEntries(file, length));
      from = await dataStart(file, entry, length);
      to = from + entry.compressed;
    }
  } finally {
    await file.close();
  }
  const gzip = isGzip(start);
  const size = to - from;
  let raw: ReadStream | undefined;
  async function* content(): AsyncGenerator<Buffer> {
    if (size === 0) return;
    // Open the stream on first use only: without a listener, a failing stream would end the process.
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

/** The stream's bytes, checked against the size and checksum in the archive and against a safe ratio. */
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
        throw new ImportError(`It unpacks to more than ${MAX_RATIO} times its size: it is not a register.`);
      if (entry !== undefined) {
        if (size > entry.size) throw new ImportError('The zip archive unpacks to more than its stated size.');
        sum = crc32(piece, sum);
      }
      yield piece;
    }
  } catch (error) {
    throw explained(error);
  }
  if (entry !== undefined && (size !== entry.size || sum !== entry.crc32))
    throw new ImportError('The zip archive is damaged: its size or checksum does not match.');
}

/** The CSV file of an archive. */
function chooseEntry(entries: readonly ZipEntry[]): ZipEntry {
  const files = entries.filter(({ name }) => !name.endsWith('/') && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name));
  const csv = files.filter(({ name }) => /\.csv$/i.test(name));
  const candidates = csv.length > 0 ? csv : files;
  const entry = candidates.find(({ name }) => /(?:^|\/)companies\.csv$/i.test(name)) ?? candidates[0];
  if (entry === undefined) throw new ImportError('The zip archive contains no file.');
  if (candidates.length > 1 && !/(?:^|\/)companies\.csv$/i.test(entry.name))
    throw new ImportError('The zip archive contains several files. Unpack it and import the one that lists the names.');
  if (entry.encrypted) throw new ImportError('The zip archive is encrypted. Unpack it first.');
  if (entry.method !== 0 && entry.method !== 8)
    throw new ImportError(
      'The zip archive uses an unsupported compression method. Unpack it, or compress it with Deflate.',
    );
  return entry;
}

/** Explains an error of the file system or of unpacking in words. */
function explained(error: unknown): unknown {
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return new ImportError('There is no such file.', { cause: error });
  if (code === 'EISDIR') return new ImportError('It is a directory, not a file.', { cause: error });
  if (code === 'EACCES' || code === 'EPERM')
    return new ImportError('You have no permission to read it.', { cause: error });
  if (/^(Z_|ERR_)/.test(code))
    return new ImportError('It is damaged or cut short: it cannot be unpacked.', { cause: error });
  if (/^E[A-Z]+$/.test(code)) return new ImportError(`It cannot be read (${code}).`, { cause: error });
  return error;
}

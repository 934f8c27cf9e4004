import type { FileHandle } from 'node:fs/promises';
import { ImportError } from './import-error.ts';

/** One file inside an archive. Offsets and sizes are in bytes. */
export interface ZipEntry {
  readonly name: string;
  /** 0: stored; 8: Deflate. Others are not supported. */
  readonly method: number;
  readonly encrypted: boolean;
  readonly crc32: number;
  readonly compressed: number;
  readonly size: number;
  readonly headerAt: number;
}

const END = 0x06054b50;
const END_64_LOCATOR = 0x07064b50;
const END_64 = 0x06064b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const MAX_COMMENT = 65_535;
/** A register comes as one file or a few: an archive with a longer directory is not a register. */
const MAX_DIRECTORY = 16 * 1024 * 1024;
const ALL_32 = 0xffffffff;

/**
 * Reads the directory of a zip archive (PKWARE APPNOTE 6.3.10, 4.3; with Zip64, which files of 4 GB need).
 *
 * @throws ImportError if the archive is damaged or cut short
 */
export async function zipEntries(file: FileHandle, length: number): Promise<ZipEntry[]> {
  const tail = await bytes(file, Math.max(0, length - END_LENGTH - MAX_COMMENT), length);
  let end = tail.length - END_LENGTH;
  while (end >= 0 && tail.readUInt32LE(end) !== END) end--;
  if (end < 0) throw damaged();
  let size = tail.readUInt32LE(end + 12);
  let start = tail.readUInt32LE(end + 16);
  if (size === ALL_32 || start === ALL_32) {
    if (end < 20 || tail.readUInt32LE(end - 20) !== END_64_LOCATOR) throw damaged();
    const at = Number(tail.readBigUInt64LE(end - 20 + 8));
    const end64 = await bytes(file, at, at + 56);
    if (end64.readUInt32LE(0) !== END_64) throw damaged();
    size = Number(end64.readBigUInt64LE(40));
    start = Number(end64.readBigUInt64LE(48));
  }
  if (size > MAX_DIRECTORY || start + size > length) throw damaged();
  return readDirectory(await bytes(file, start, start + size));
}

function readDirectory(directory: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === ENTRY;) {
    const flags = directory.readUInt16LE(at + 8);
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
    const extraEnd = nameEnd + directory.readUInt16LE(at + 30);
    const next = extraEnd + directory.readUInt16LE(at + 32);
    if (next > directory.length) throw damaged();
    let size = directory.readUInt32LE(at + 24);
    let compressed = directory.readUInt32LE(at + 20);
    let headerAt = directory.readUInt32LE(at + 42);
    for (let extra = nameEnd; extra + 4 <= extraEnd; extra += 4 + directory.readUInt16LE(extra + 2)) {
      if (directory.readUInt16LE(extra) !== 1) continue;
      // Zip64: holds those of the three values that did not fit, in this order.
      let field = extra + 4;
      const wide = () => {
        if (field + 8 > extraEnd) throw damaged();
        field += 8;
        return Number(directory.readBigUInt64LE(field - 8));
      };
      if (size === ALL_32) size = wide();
      if (compressed === ALL_32) compressed = wide();
      if (headerAt === ALL_32) headerAt = wide();
    }
    entries.push({
      name: directory.toString('utf8', at + 46, nameEnd),
      method: directory.readUInt16LE(at + 10),
      encrypted: (flags & 1) === 1,
      crc32: directory.readUInt32LE(at + 16),
      compressed,
      size,
      headerAt,
    });
    at = next;
  }
  return entries;
}

/** The offset of an entry's data. */
export async function dataStart(file: FileHandle, { headerAt, compressed }: ZipEntry, length: number): Promise<number> {
  const header = await bytes(file, headerAt, headerAt + 30);
  if (header.readUInt32LE(0) !== LOCAL) throw damaged();
  const start = headerAt + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  if (start + compressed > length) throw damaged();
  return start;
}

async function bytes(file: FileHandle, from: number, to: number): Promise<Buffer> {
  const buffer = Buffer.alloc(Math.max(0, to - from));
  const { bytesRead } = await file.read(buffer, 0, buffer.length, from);
  if (bytesRead < buffer.length) throw damaged();
  return buffer;
}

const damaged = () => new ImportError('The zip archive is damaged or cut short.');

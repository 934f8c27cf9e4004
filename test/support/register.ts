import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { TestContext } from 'node:test';
import { crc32, deflateRawSync } from 'node:zlib';
import { importFile, type FileImportOptions, type ImportSummary } from '../../src/register/importing/import-file.ts';
import type { NameSource } from '../../src/names/model.ts';
import type { Register } from '../../src/register/ports.ts';
import { openRegister, type SharedRegister } from '../../src/store/register/open-register.ts';
import { waitFor } from './limits.ts';
import { scratch } from './scratch.ts';

export { scratch };

/** A register in a directory of its own, with what it told the operator. */
export interface Fixture {
  readonly directory: string;
  /** The address of the PostgreSQL that holds it, if one does. */
  readonly address: string | undefined;
  readonly register: Register;
  readonly told: string[];
  /** Another view of the same register, as another process has it. */
  another(): Register;
  /** Asks a register once it has taken over what is held: an embedded one has at each question, a shared one in a moment. */
  ask(name: string, limit: number, register?: Register): ReturnType<Register['check']>;
  /** Imports a stream, or a text or bytes from a file beside the store. */
  take(
    content: string | Uint8Array | Readable,
    source?: NameSource,
    options?: Partial<FileImportOptions>,
  ): Promise<ImportSummary & { faults: [number, string][] }>;
}

/** @param shared opens one more connection to the PostgreSQL that holds the register; the embedded one where it is left out */
export function fixture(context: TestContext, shared?: () => SharedRegister): Fixture {
  const directory = scratch(context);
  const told: string[] = [];
  const opened: Register[] = [];
  const another = (): Register => {
    const register = openRegister({
      directory,
      now: () => new Date(),
      report: (message) => told.push(message),
      ...(shared === undefined ? {} : { shared: shared() }),
    });
    opened.push(register);
    return register;
  };
  const register = another();
  context.after(() => opened.forEach((one) => one.close()));
  let files = 0;
  return {
    directory,
    address: shared?.().address,
    register,
    told,
    another,
    ask: async (name, limit, of = register) => {
      const current = async () => {
        const answer = await of.check(name, limit);
        return (shared === undefined || (await isCurrent(of, answer))) && answer;
      };
      return waitFor('an answer from what is held now', current);
    },
    take: async (content, source = 'registry', options = {}) => {
      const path = join(directory, `import-${files++}`);
      if (!(content instanceof Readable)) writeFileSync(path, content);
      const faults: [number, string][] = [];
      const summary = await importFile(
        content instanceof Readable ? content : path,
        () => register.startImport(source),
        {
          replace: false,
          allowEmpty: false,
          onFault: (line, why) => faults.push([line, why]),
          onProgress: () => {},
          ...options,
        },
      );
      return { ...summary, faults };
    },
  };
}

/** Whether an answer was given from what is held now. */
async function isCurrent(register: Register, { checked }: Awaited<ReturnType<Register['check']>>): Promise<boolean> {
  const told = { registry: checked.registry, application: checked.applications };
  return (await register.status()).every(
    ({ source, names, updated_at, covers }) =>
      told[source].names === names && told[source].updated_at === updated_at && told[source].covers === covers,
  );
}

/** A CSV file of names that are unlike each other, each with the reference and status given. */
export function csvOf(rows: Iterable<readonly [name: string, status: string, reference: string]>): string {
  let text = 'name,status,reference\n';
  for (const row of rows) text += `${row.join(',')}\n`;
  return text;
}

/** A CSV file of so many names, each with its number as reference and all with one status. */
export const namesCsv = (count: number, status = 'Active', from = 0): string =>
  csvOf(Array.from({ length: count }, (_, row) => [numbered(from + row), status, `R${from + row}`]));

/** Names made of a number, no two alike: `Bakidofo Works` and so on. */
export function numbered(number: number): string {
  const syllables = ['ba', 'ki', 'do', 'fu', 'ge', 'la', 'mo', 'nu', 'pe', 'ri'];
  const word = [...String(number).padStart(7, '0')].map((digit) => syllables[Number(digit)]).join('');
  return `${word[0]?.toUpperCase()}${word.slice(1)} Works`;
}

interface Packed {
  readonly name: string;
  readonly content: Uint8Array;
  readonly stored?: boolean;
  /** Claims in the directory that are not so. */
  readonly lie?: { readonly size?: number; readonly crc32?: number; readonly flags?: number; readonly method?: number };
  /** Sizes and offset as Zip64 writes them. */
  readonly wide?: boolean;
}

/** A zip archive, built field by field (PKWARE APPNOTE 6.3.10, 4.3). */
export function zipOf(files: readonly Packed[], comment = ''): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, stored = false, lie = {}, wide = false } of files) {
    const data = stored ? Buffer.from(content) : deflateRawSync(content);
    const label = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(wide ? 45 : 20, 0);
    fields.writeUInt16LE(lie.flags ?? 0, 2);
    fields.writeUInt16LE(lie.method ?? (stored ? 0 : 8), 4);
    fields.writeUInt32LE(lie.crc32 ?? crc32(content), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(lie.size ?? content.length, 18);
    fields.writeUInt16LE(label.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, label, data]);
    const extra = Buffer.alloc(wide ? 28 : 0);
    if (wide) {
      extra.writeUInt16LE(1, 0);
      extra.writeUInt16LE(24, 2);
      extra.writeBigUInt64LE(BigInt(lie.size ?? content.length), 4);
      extra.writeBigUInt64LE(BigInt(data.length), 12);
      extra.writeBigUInt64LE(BigInt(at), 20);
      fields.writeUInt32LE(0xffffffff, 14);
      fields.writeUInt32LE(0xffffffff, 18);
      fields.writeUInt16LE(extra.length, 24);
    }
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(wide ? 0xffffffff : at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.alloc(2), fields, tail, label, extra]));
    parts.push(local);
    at += local.length;
  }
  const entries = Buffer.concat(directory);
  const wide = files.some((file) => file.wide);
  const end64 = Buffer.alloc(wide ? 56 + 20 : 0);
  if (wide) {
    end64.write('PK\u0006\u0006', 0, 'latin1');
    end64.writeBigUInt64LE(44n, 4);
    end64.writeBigUInt64LE(BigInt(files.length), 24);
    end64.writeBigUInt64LE(BigInt(files.length), 32);
    end64.writeBigUInt64LE(BigInt(entries.length), 40);
    end64.writeBigUInt64LE(BigInt(at), 48);
    end64.write('PK\u0006\u0007', 56, 'latin1');
    end64.writeBigUInt64LE(BigInt(at + entries.length), 64);
    end64.writeUInt32LE(1, 72);
  }
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(wide ? 0xffffffff : entries.length, 12);
  end.writeUInt32LE(wide ? 0xffffffff : at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...parts, entries, end64, end, Buffer.from(comment)]);
}

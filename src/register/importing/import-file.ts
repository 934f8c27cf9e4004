import { StringDecoder } from 'node:string_decoder';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { LONGEST, type ImportedName, type ImportOutcome, type NameImport } from '../ports.ts';
import { csvReader, type CsvReader, type CsvRecord } from './csv.ts';
import { layoutOf, type FileRow, type Format, type Layout, type LayoutOptions } from './formats.ts';
import { ImportError } from './import-error.ts';
import { openSourceFile, openSourceStream, STOPPED } from './source-file.ts';
import { withoutInvisible } from '../../text/invisible.ts';

/** The number of rows that one call hands to the store. */
const BATCH = 1_000;

export interface FileImportOptions extends LayoutOptions {
  /** Whether to remove the source's names that are not in the file. */
  readonly replace: boolean;
  /** With `replace`: whether a file without rows may empty the source. */
  readonly allowEmpty: boolean;
  /** What the data covers, in words; by default what the format says. */
  readonly covers?: string;
  /** Stops the import. */
  readonly signal?: AbortSignal;
  /** Receives each faulty row: its line in the file and what is wrong. */
  readonly onFault: (line: number, why: string) => void;
  readonly onProgress: (progress: ImportProgress) => void;
}

export interface ImportProgress {
  /** Reading the file, then joining its rows with the register, which no row of the file can interrupt. */
  readonly phase: 'reading' | 'joining';
  /** The part of the file that has been read, from 0 to 1; undefined where its length is unknown. */
  readonly part: number | undefined;
  readonly rows: number;
}

/** The result of importing a file. */
export interface ImportSummary extends ImportOutcome {
  readonly format: Format;
  /** The number of rows in the file, without its first line and empty lines. */
  readonly rows: number;
  /** Imported names from which invisible characters were taken out. */
  readonly cleaned: number;
  /** Rows that were not imported, by reason, the most frequent reason first. */
  readonly skipped: readonly { readonly why: string; readonly rows: number; readonly faulty: boolean }[];
}

/**
 * Imports the names of a file. Reads it as a stream, in bounded memory.
 *
 * @param from a path, or a stream such as standard input
 * @throws ImportError in words for the operator; the register is unchanged
 * @throws ToolError `STORE_UNAVAILABLE`
 */
export async function importFile(
  from: string | Readable,
  start: () => Promise<NameImport>,
  options: FileImportOptions,
): Promise<ImportSummary> {
  const file = typeof from === 'string' ? await openSourceFile(from) : openSourceStream(from, options.signal);
  let names: NameImport | undefined;
  try {
    names = await start();
    const tally = new Map<string, { why: string; rows: number; faulty: boolean }>();
    const skip = (why: string, faulty: boolean) => {
      const entry = tally.get(why) ?? { why, rows: 0, faulty };
      entry.rows++;
      tally.set(why, entry);
    };
    let layout: Layout | undefined;
    let width = 0;
    let rows = 0;
    let batch: ImportedName[] = [];
    let records = 0;
    let cleaned = 0;
    const stopIfAsked = () => {
      if (options.signal?.aborted === true) throw new ImportError(STOPPED);
    };
    for await (const [reader, found] of recordsOf(file.content)) {
      for (const record of found) {
        if (++records % BATCH === 0) {
          // The signal arrives between two turns.
          await setImmediate();
          stopIfAsked();
        }
        if (layout === undefined) {
          if (record.fault !== undefined) throw new ImportError(`The first line cannot be read: ${record.fault}.`);
          layout = layoutOf(record.fields, options);
          width = record.width;
          reader.select(layout.columns);
          continue;
        }
        rows++;
        const row = readRow(record, width, layout);
        if ('row' in row) {
          batch.push(row.row);
          if (row.cleaned) cleaned++;
          if (batch.length === BATCH) {
            await names.add(batch);
            batch = [];
          }
        } else {
          skip(row.skip, row.faulty);
          if (row.faulty) options.onFault(record.line, row.skip);
        }
      }
      options.onProgress({ phase: 'reading', part: file.progress(), rows });
      await setImmediate();
      stopIfAsked();
    }
    if (layout === undefined) throw new ImportError('The file is empty: its first line must name the columns.');
    if (batch.length > 0) await names.add(batch);
    const skipped = [...tally.values()].sort((a, b) => b.rows - a.rows);
    const good = rows - skipped.reduce((sum, entry) => sum + entry.rows, 0);
    if (good === 0) refuseNothing(rows, skipped, options);
    options.onProgress({ phase: 'joining', part: 1, rows });
    // Let it be shown: joining may keep this thread.
    await setImmediate();
    stopIfAsked();
    const outcome = await names.finish({
      replace: options.replace,
      covers: options.covers ?? layout.covers,
      restate: options.covers !== undefined,
    });
    return { ...outcome, format: layout.format, rows, cleaned, skipped };
  } finally {
    names?.abandon();
    file.close();
  }
}

/** Refuses an import without a good row, unless the operator asked to empty the source. */
function refuseNothing(
  rows: number,
  skipped: ImportSummary['skipped'],
  { replace, allowEmpty }: FileImportOptions,
): void {
  if (rows > 0) {
    const [first] = skipped;
    const hint = skipped.every(({ faulty }) => !faulty) ? ' Choose another with --jurisdiction.' : '';
    throw new ImportError(
      `None of its ${rows.toLocaleString('en')} rows can be imported (${first?.rows.toLocaleString('en')}: ${first?.why}). The register is unchanged.${hint}`,
    );
  }
  if (replace && allowEmpty) return;
  throw new ImportError(
    replace
      ? 'It has no rows, so --replace would empty the source. The register is unchanged. To empty the source, add --allow-empty.'
      : 'It has no rows after its first line.',
  );
}

const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

type ReadRow =
  | { readonly row: ImportedName; readonly cleaned: boolean }
  | { readonly skip: string; readonly faulty: boolean };

function readRow(record: CsvRecord, width: number, layout: Layout): ReadRow {
  if (record.fault !== undefined) return faulty(record.fault);
  if (record.width > width)
    return faulty('it has more columns than the first line (a name that contains a comma must be in quotes)');
  const row: FileRow = layout.read(record.fields);
  if (row.skip !== undefined) return { skip: row.skip, faulty: false };
  const given = row.name.trim();
  const name = withoutInvisible(given).trim();
  if (given === '') return faulty('its name is empty');
  if (name.length > LONGEST.name) return faulty(`its name is longer than ${LONGEST.name} characters`);
  if (name.includes('\uFFFD')) return faulty('its name is not UTF-8 text (save the file as UTF-8)');
  if (CONTROL.test(given)) return faulty('its name contains control characters or line breaks');
  if (!LETTER_OR_DIGIT.test(name)) return faulty('its name has no letter and no digit: there is nothing to compare');
  const reference = row.reference.trim();
  if (reference.length > LONGEST.reference)
    return faulty(`its reference is longer than ${LONGEST.reference} characters`);
  if (CONTROL.test(reference) || reference.includes('\uFFFD')) return faulty('its reference is not one line of text');
  return {
    row: {
      name,
      entity_type: note(row.entity_type),
      status: note(row.status),
      reference: reference === '' ? undefined : reference,
    },
    cleaned: name !== given,
  };
}

const faulty = (skip: string) => ({ skip, faulty: true });

/** A type or a status: a register's own text, trimmed, without invisible characters, and cut to the longest length. */
function note(text: string): string | undefined {
  if (text === '') return undefined;
  let tidied = withoutInvisible(text).trim();
  if (tidied.length > LONGEST.note)
    tidied = `${tidied
      .slice(0, LONGEST.note - 1)
      .toWellFormed()
      .replace(/\uFFFD$/, '')}…`;
  return tidied === '' ? undefined : tidied;
}

/** Decodes a file, finds its delimiter, and yields its records piece by piece. */
async function* recordsOf(
  content: AsyncIterable<Buffer>,
): AsyncGenerator<readonly [reader: CsvReader, records: Generator<CsvRecord>]> {
  let decoder: StringDecoder | undefined;
  let reader: CsvReader | undefined;
  let first = '';
  let head: Buffer = Buffer.alloc(0);
  for await (const piece of content) {
    if (decoder === undefined) {
      head = Buffer.concat([head, piece]);
      if (head.length < 4) continue;
      decoder = decoderOf(head);
    }
    const text = decoder.write(head.length > 0 ? head : piece);
    head = Buffer.alloc(0);
    if (reader === undefined) {
      first += text;
      // Wait for the whole first line, to count its delimiters.
      if (!first.includes('\n') && first.length < MAX_FIRST_LINE) continue;
      reader = csvReader(delimiterOf(first));
      yield [reader, reader.push(first.replace(/^\uFEFF/, ''))];
    } else yield [reader, reader.push(text)];
  }
  decoder ??= decoderOf(head);
  const text = first + decoder.write(head) + decoder.end();
  if (reader === undefined) {
    reader = csvReader(delimiterOf(text));
    yield [reader, reader.push(text.replace(/^\uFEFF/, ''))];
  } else yield [reader, reader.push(decoder.end())];
  yield [reader, reader.end()];
}

const MAX_FIRST_LINE = 262_144;

/** UTF-8, or UTF-16 if the first bytes say so: spreadsheets save "Unicode text" that way. */
function decoderOf(start: Buffer): StringDecoder {
  if (start[0] === 0xfe && start[1] === 0xff)
    throw new ImportError('Its encoding is big-endian UTF-16, which is not supported. Save it as UTF-8.');
  if (start[0] === 0xff && start[1] === 0xfe) return new StringDecoder('utf16le');
  return new StringDecoder('utf8');
}

/** The delimiter of the first line: a comma, unless another one is more frequent. */
function delimiterOf(text: string): string {
  const end = text.indexOf('\n');
  const line = (end < 0 ? text : text.slice(0, end)).replace(/"(?:[^"]|"")*"/g, '');
  const counts = [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).delimiter;
}

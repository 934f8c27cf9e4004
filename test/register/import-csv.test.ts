import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvReader, MAX_LINES, MAX_RECORD, type CsvRecord } from '../../src/register/importing/csv.ts';
import { size } from '../support/limits.ts';

/** Reads `text` in pieces cut at `cuts`. */
function readAll(text: string, cuts: readonly number[] = [], delimiter = ','): CsvRecord[] {
  const reader = csvReader(delimiter);
  const records: CsvRecord[] = [];
  let from = 0;
  for (const cut of [...cuts].sort((a, b) => a - b)) {
    records.push(...reader.push(text.slice(from, cut)));
    from = cut;
  }
  records.push(...reader.push(text.slice(from)), ...reader.end());
  return records;
}

const fieldsOf = (records: readonly CsvRecord[]) => records.map(({ fields }) => fields);

test('the reader reads any CSV table as csv-parse does, however the file is cut into pieces', () => {
  const field = fc.string({
    unit: fc.constantFrom('a', 'b', 'ɔ', ' ', ',', '"', '\n', '\r\n', ';', '😀'),
    maxLength: 8,
  });
  const quoted = field.map((value) => `"${value.replaceAll('"', '""')}"`);
  const bare = field.map((value) => value.replaceAll(/[",\r\n]/g, 'x'));
  const line = fc.array(fc.oneof(quoted, bare), { minLength: 1, maxLength: 5 }).map((fields) => fields.join(','));
  const file = fc.tuple(fc.array(line, { maxLength: 8 }), fc.constantFrom('\n', '\r\n'), fc.boolean());
  fc.assert(
    fc.property(file, fc.array(fc.nat(200), { maxLength: 5 }), ([lines, end, ended], cuts) => {
      const text = lines.join(end) + (ended ? end : '');
      const expected = parse(text, {
        relax_column_count: true,
        skip_empty_lines: true,
        record_delimiter: ['\r\n', '\n'],
      }) as string[][];
      const records = readAll(text, cuts);
      assert.deepEqual(fieldsOf(records), expected);
      assert.ok(records.every(({ fault, width, fields }) => fault === undefined && width === fields.length));
    }),
    { numRuns: size(200, 500) },
  );
});

test('the reader reads any text the same way, whatever its pieces', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', 'é'), maxLength: 60 });
  fc.assert(
    fc.property(text, fc.array(fc.nat(60), { maxLength: 6 }), (content, cuts) => {
      assert.deepEqual(readAll(content, cuts), readAll(content));
    }),
    { numRuns: size(500, 2_000) },
  );
});

test('the line of a record is the one on which it begins; lines within quotes count', () => {
  const records = readAll('name,note\n\nA,"one\ntwo\r\nthree"\nB,\r\n"C"x,\nD,1\n');
  assert.deepEqual(
    records.map(({ line, fault }) => [line, fault === undefined]),
    [
      [1, true],
      [3, true],
      [6, true],
      [7, false],
      [8, true],
    ],
  );
});

test('after an unclosed quote, reading goes on with the next line', () => {
  const records = readAll('a,b\n"open,1\nsecond,2\nthird,3\n');
  assert.deepEqual(fieldsOf(records.filter(({ fault }) => fault === undefined)), [
    ['a', 'b'],
    ['second', '2'],
    ['third', '3'],
  ]);
  assert.deepEqual(
    records.filter(({ fault }) => fault !== undefined).map(({ line }) => line),
    [2],
  );
});

test('a line longer than the longest record is dropped whole and does not fill memory', () => {
  const long = 'x'.repeat(MAX_RECORD + 10);
  const text = `a\n${long}${long},${long}\nb\n"${long}\n${long}"\nc`;
  const pieces = Array.from({ length: 40 }, (_, index) => index * 37_000);
  for (const cuts of [[], pieces]) {
    const records = readAll(text, cuts);
    assert.deepEqual(fieldsOf(records.filter(({ fault }) => fault === undefined)), [['a'], ['b'], ['c']]);
    assert.deepEqual(
      records.filter(({ fault }) => fault !== undefined).map(({ line }) => line),
      [2, 4, 5],
    );
  }
});

test('records have only the selected columns, in the order of the selection', () => {
  const reader = csvReader(';');
  const [header] = [...reader.push('a;b;c;d\n')];
  assert.deepEqual(header?.fields, ['a', 'b', 'c', 'd']);
  reader.select([3, 1]);
  assert.deepEqual(
    [...reader.push('1;2;3;"4;4"\n5;6\n')].map(({ fields, width }) => [fields, width]),
    [
      [['4;4', '2'], 4],
      [['', '6'], 2],
    ],
  );
});

test('a record of more lines than are allowed is an unclosed quote, and the lines after its first are read', () => {
  const inside = Array.from({ length: MAX_LINES }, (_, at) => `line${at}`).join('\n');
  const [whole] = readAll(`"${inside}",1\n`);
  assert.deepEqual([whole?.fault, whole?.width], [undefined, 2]);
  const records = readAll(`"first\n${inside}",1\nlast,2\n`);
  assert.deepEqual(
    records.filter(({ fault }) => fault !== undefined).map(({ line }) => line),
    [1],
  );
  assert.deepEqual(fieldsOf(records).at(-1), ['last', '2']);
});

/** Texts that a reader could read again and again. */
const HOSTILE: Readonly<Record<string, string>> = {
  'quotes that are never closed': 'x"y,"\n',
  'open quotes': '"a\n',
  'text after quotes': '"a"b,"c\n',
  'empty lines': '\n',
  'empty lines with CR': '\r\n',
  'empty quotes': '""\n',
  delimiters: ',',
  'quotes in a row': '"',
};

/** The processor time, in milliseconds, to read so many characters in pieces: the shorter of two. */
function timeOf(unit: string, length: number, piece: number): number {
  const text = unit.repeat(Math.ceil(length / unit.length));
  const cuts = Array.from({ length: Math.floor(text.length / piece) }, (_, at) => at * piece);
  const times = Array.from({ length: 2 }, () => {
    const since = process.cpuUsage();
    readAll(text, cuts);
    return process.cpuUsage(since).user / 1_000;
  });
  return Math.min(...times);
}

for (const [what, unit] of Object.entries(HOSTILE))
  test(`the time to read ${what} grows with the length of the text, not with its square`, () => {
    const [small, large] = [4_096, 65_536];
    for (const piece of [large, 1_024]) {
      const growth = timeOf(unit, large, piece) / Math.max(timeOf(unit, small, piece), 2);
      // Sixteen times the text: 256 if the time grew with the square.
      assert.ok(growth < 64, `${growth} for sixteen times the text, in pieces of ${piece}`);
    }
  });

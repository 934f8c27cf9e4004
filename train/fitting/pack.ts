import { OUTPUTS } from '../../src/guidance/reading/outputs.ts';
import {
  bucketOf,
  BUCKETS,
  CODE_SIZES,
  CODES,
  distanceCode,
  FIELDS,
  HEAD_BYTES,
  LARGEST,
  restOf,
  stepsCode,
  type Fields,
} from '../../src/guidance/reading/model.ts';
import { codeFor, createBits, lengthOf, lowOf, writeRice, writeSymbol, type Code, type Written } from './bits.ts'; // prettier-ignore
import type { Rounded } from './round.ts';

/** A feature with its weights in whole steps, by output. */
interface Row {
  readonly hash: number;
  readonly entries: readonly { readonly output: number; readonly steps: number }[];
}

function rowsOf({ table, steps }: Rounded, hashes: Int32Array): Row[] {
  const { begins, outputs, weights } = table;
  const found: Row[] = [];
  hashes.forEach((hash, row) => {
    if (row === 0) return;
    const entries = [];
    for (let at = begins[row]!; at < begins[row + 1]!; at++) {
      const output = outputs[at]!;
      const whole = Math.round(weights[at]! / steps[output]!);
      if (whole !== 0) entries.push({ output, steps: whole });
    }
    if (entries.length > 0) found.push({ hash, entries });
  });
  return found.sort((a, b) => a.hash - b.hash);
}

/** Visits what is written for a row behind its hash: numbers, each with the place of its code among CODE_SIZES. */
function eachSymbol({ entries }: Row, visit: (symbol: number, code: number) => void): void {
  visit(entries.length, 0);
  const stepsPlace = 1 + CODES + stepsCode(entries.length);
  let before = -1;
  entries.forEach(({ output, steps }, i) => {
    visit(output - before - 1, 1 + distanceCode(OUTPUTS - 1 - before, entries.length - i));
    visit(steps + LARGEST, stepsPlace);
    before = output;
  });
}

const lowFor = (numbers: readonly number[]): number =>
  lowOf(numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length));

/**
 * The file of the weights. `model.ts` tells its form.
 *
 * @param hashes the hash of the feature of each row but row 0
 */
export function pack(rounded: Rounded, hashes: Int32Array): Uint8Array {
  const buckets = Array.from({ length: BUCKETS }, (): Row[] => []);
  for (const row of rowsOf(rounded, hashes)) buckets[bucketOf(row.hash)]!.push(row);
  const counts = CODE_SIZES.map((size) => Array.from({ length: size }, () => 0));
  for (const row of buckets.flat())
    eachSymbol(row, (symbol, code) => {
      counts[code]![symbol] = counts[code]![symbol]! + 1;
    });
  const codes = counts.map(codeFor);
  const distancesIn = (bucket: readonly Row[]): number[] =>
    bucket.map(({ hash }, i) => restOf(hash) - (i === 0 ? 0 : restOf(bucket[i - 1]!.hash)));
  const hashLow = lowFor(buckets.flatMap(distancesIn));

  const bits = createBits();
  const lengths = buckets.map((bucket) => {
    const before = lengthOf(bits);
    const distances = distancesIn(bucket);
    bucket.forEach((row, i) => {
      writeRice(bits, distances[i]!, hashLow);
      eachSymbol(row, (symbol, code) => writeSymbol(bits, symbol, codes[code]!));
    });
    return lengthOf(bits) - before;
  });
  if (lengths.some((length) => length > 0xffff)) throw new Error('A bucket has more bits than two bytes can tell.');
  const all = buckets.flat();
  const entries = all.reduce((sum, row) => sum + row.entries.length, 0);
  return fileOf({ rows: all.length, entries, hashLow }, rounded, codes, lengths, bits);
}

function fileOf(
  fields: Fields,
  { table, steps }: Rounded,
  codes: readonly Code[],
  buckets: readonly number[],
  bits: Written,
): Uint8Array {
  const file = new Uint8Array(HEAD_BYTES + bits.bytes.length);
  const view = new DataView(file.buffer);
  let at = 0;
  for (const name of FIELDS) {
    view.setUint32(at, fields[name], true);
    at += 4;
  }
  for (const number of [...table.weights.subarray(0, OUTPUTS), ...steps]) {
    view.setFloat32(at, number, true);
    at += 4;
  }
  for (const { lengths } of codes) {
    file.set(lengths, at);
    at += lengths.length;
  }
  for (const length of buckets) {
    view.setUint16(at, length, true);
    at += 2;
  }
  file.set(bits.bytes, at);
  return file;
}

import { OUTPUTS } from '../../src/guidance/reading/outputs.ts';
import {
  BLOCK,
  CODE_SIZES,
  CODES,
  distanceCode,
  FIELDS,
  HEAD_BYTES,
  LARGEST,
  stepsCode,
  sumOf,
  type Fields,
} from '../../src/guidance/reading/model.ts';
import { codeFor, createBits, lengthOf, lowOf, write, writeRice, writeSymbol, type Code, type Written } from './bits.ts'; // prettier-ignore
import type { Rounded } from './round.ts';

/** A feature with its weights in whole steps, by output. */
interface Row {
  readonly hash: number;
  readonly entries: readonly { readonly output: number; readonly steps: number }[];
}

/** A number with the place of its code among CODE_SIZES. */
interface Symbol {
  readonly code: number;
  readonly symbol: number;
}

function rowsOf({ table, steps }: Rounded, rows: Int32Array, hashes: Int32Array): Row[] {
  const { begins, outputs, weights } = table;
  const found: Row[] = [];
  rows.forEach((row, number) => {
    if (row === 0) return;
    const entries = [];
    for (let at = begins[row]!; at < begins[row + 1]!; at++) {
      const output = outputs[at]!;
      const whole = Math.round(weights[at]! / steps[output]!);
      if (whole !== 0) entries.push({ output, steps: whole });
    }
    if (entries.length > 0) found.push({ hash: hashes[number]!, entries });
  });
  return found.sort((a, b) => a.hash - b.hash);
}

const countOf = ({ entries }: Row): Symbol => ({ code: 0, symbol: entries.length });

/** What is written for the weights of a row. */
function symbolsOf({ entries }: Row): Symbol[] {
  const steps = 1 + CODES + stepsCode(entries.length);
  let before = -1;
  return entries.flatMap((entry, i) => {
    const distance = 1 + distanceCode(OUTPUTS - 1 - before, entries.length - i);
    const symbol = entry.output - before - 1;
    before = entry.output;
    return [
      { code: distance, symbol },
      { code: steps, symbol: entry.steps + LARGEST },
    ];
  });
}

const meanOf = (numbers: readonly number[]): number =>
  Math.max(1, numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length));

/**
 * The file of the weights. `model.ts` tells its form.
 *
 * @param rows the row of each numbered feature, and `hashes` its hash
 */
export function pack(rounded: Rounded, rows: Int32Array, hashes: Int32Array): Uint8Array {
  const found = rowsOf(rounded, rows, hashes);
  const symbols = found.map(symbolsOf);
  const counts = CODE_SIZES.map((size) => Array.from({ length: size }, () => 0));
  for (const { code, symbol } of [...found.map(countOf), ...symbols.flat()])
    counts[code]![symbol] = counts[code]![symbol]! + 1;
  const codes = counts.map(codeFor);
  const put = (bits: Written, { code, symbol }: Symbol): void => writeSymbol(bits, symbol, codes[code]!);

  const weights = createBits();
  const lengths: number[] = [];
  for (let first = 0; first < found.length; first += BLOCK) {
    const before = lengthOf(weights);
    for (const symbol of symbols.slice(first, first + BLOCK).flat()) put(weights, symbol);
    lengths.push(lengthOf(weights) - before);
  }
  const distances = found.map(({ hash }, i) => hash - (i === 0 ? 0 : found[i - 1]!.hash));
  const hashLow = lowOf(meanOf(distances));
  const blockLow = lowOf(meanOf(lengths));
  const bits = createBits();
  found.forEach((row, i) => {
    writeRice(bits, distances[i]!, hashLow);
    put(bits, countOf(row));
  });
  for (const length of lengths) writeRice(bits, length, blockLow);
  for (const byte of weights.bytes) write(bits, byte, 8);
  const entries = found.reduce((sum, row) => sum + row.entries.length, 0);
  return fileOf({ sum: 0, rows: found.length, entries, hashLow, blockLow }, rounded, codes, bits);
}

function fileOf(fields: Fields, { table, steps }: Rounded, codes: readonly Code[], bits: Written): Uint8Array {
  const length = HEAD_BYTES + bits.bytes.length;
  // The sum is over numbers of four bytes.
  const file = new Uint8Array(length + ((4 - (length % 4)) % 4));
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
  file.set(bits.bytes, at);
  view.setUint32(0, sumOf(view), true);
  return file;
}

import { codesOf, LONGEST_CODE, MOST_LOW } from '../../src/guidance/reading/prefix-codes.ts';

/** Bits in the order in which `src/guidance/reading/prefix-codes.ts` reads them. */
export interface Written {
  readonly bytes: number[];
  /** Bits of the last byte that are still free. */
  free: number;
}

export const createBits = (): Written => ({ bytes: [], free: 0 });
export const lengthOf = ({ bytes, free }: Written): number => bytes.length * 8 - free;

function write(bits: Written, value: number, length: number): void {
  for (let bit = length - 1; bit >= 0; bit--) {
    if (bits.free === 0) {
      bits.bytes.push(0);
      bits.free = 8;
    }
    bits.free--;
    const last = bits.bytes.length - 1;
    bits.bytes[last] = bits.bytes[last]! | (((value >>> bit) & 1) << bits.free);
  }
}

export function writeRice(bits: Written, value: number, low: number): void {
  for (let ones = Math.floor(value / (1 << low)); ones > 0; ones--) write(bits, 1, 1);
  write(bits, 0, 1);
  write(bits, value, low);
}

/** How many low bits of a Rice code make numbers of this mean shortest, nearly. */
export function lowOf(mean: number): number {
  let low = 0;
  while (low < MOST_LOW && 1 << (low + 1) <= mean) low++;
  return low;
}

/** A prefix code that was made for symbols as frequent as these. */
export interface Code {
  readonly lengths: Uint8Array;
  readonly codes: Uint16Array;
}

export function codeFor(counts: readonly number[]): Code {
  const lengths = lengthsFor(counts);
  return { lengths, codes: codesOf(lengths) };
}

export const writeSymbol = (bits: Written, symbol: number, { lengths, codes }: Code): void =>
  write(bits, codes[symbol]!, lengths[symbol]!);

interface Node {
  readonly count: number;
  readonly symbols: readonly number[];
}

/** The lengths of a Huffman code. Where one is too long, rare symbols count as more frequent ones. */
function lengthsFor(counts: readonly number[]): Uint8Array {
  for (let least = 1; ; least *= 2) {
    const lengths = new Uint8Array(counts.length);
    let nodes: Node[] = counts.flatMap((count, symbol) =>
      count === 0 ? [] : [{ count: Math.max(count, least), symbols: [symbol] }],
    );
    if (nodes.length === 1) lengths[nodes[0]!.symbols[0]!] = 1;
    while (nodes.length > 1) {
      // The order of equal counts stays, so that the code is the same everywhere.
      nodes = nodes.sort((a, b) => a.count - b.count);
      const [one, other, ...rest] = nodes as [Node, Node, ...Node[]];
      const symbols = [...one.symbols, ...other.symbols];
      for (const symbol of symbols) lengths[symbol] = lengths[symbol]! + 1;
      nodes = [...rest, { count: one.count + other.count, symbols }];
    }
    if (lengths.every((length) => length <= LONGEST_CODE)) return lengths;
  }
}

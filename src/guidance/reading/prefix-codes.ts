/**
 * Numbers of as many bits as they are rare. A prefix code (Huffman's) gives each symbol a run of bits of its own; it is canonical, so the
 * lengths alone tell the codes: the shorter first, equal ones in the order of their symbols. A number that is spread evenly has a Rice code:
 * how many times 2 to the power of `low` it holds in ones, a zero, and the rest in `low` bits.
 */
export const LONGEST_CODE = 12;
const SIZE = 1 << LONGEST_CODE;
/** A place of a decoding table holds a symbol and, in these bits, the length of its code. */
const LENGTH_BITS = 4;
/** The most low bits of a Rice code. */
export const MOST_LOW = 14;

/** The code of each symbol from the lengths of all; a length of 0 is a symbol without a code. */
export function codesOf(lengths: Uint8Array): Uint16Array {
  const codes = new Uint16Array(lengths.length);
  let code = 0;
  for (let length = 1; length <= LONGEST_CODE; length++) {
    code *= 2;
    for (let symbol = 0; symbol < lengths.length; symbol++) if (lengths[symbol] === length) codes[symbol] = code++;
  }
  return codes;
}

/** What the next LONGEST_CODE bits begin with: a symbol below 4,096 and the length of its code. */
export function decodingTable(lengths: Uint8Array): Uint16Array {
  const table = new Uint16Array(SIZE);
  const codes = codesOf(lengths);
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol]!;
    if (length === 0) continue;
    const from = codes[symbol]! << (LONGEST_CODE - length);
    table.fill((symbol << LENGTH_BITS) | length, from, from + (1 << (LONGEST_CODE - length)));
  }
  return table;
}

/** A place among the bits of some bytes, the highest bit of each byte first. */
export interface Bits {
  readonly bytes: Uint8Array;
  at: number;
}

/** Bits that three bytes hold from any place in the first. */
const MOST_PEEKED = 17;

/** The next bits without going past them, at most MOST_PEEKED; behind the end they are 0. */
function peek({ bytes, at }: Bits, count: number): number {
  const byte = at >>> 3;
  const isInside = byte + 2 < bytes.length;
  const three = isInside ? (bytes[byte]! << 16) | (bytes[byte + 1]! << 8) | bytes[byte + 2]! : edge(bytes, byte);
  return (three >>> (24 - (at & 7) - count)) & ((1 << count) - 1);
}

const edge = (bytes: Uint8Array, byte: number): number =>
  ((bytes[byte] ?? 0) << 16) | ((bytes[byte + 1] ?? 0) << 8) | (bytes[byte + 2] ?? 0);

export function nextSymbol(bits: Bits, table: Uint16Array): number {
  const found = table[peek(bits, LONGEST_CODE)]!;
  bits.at += found & ((1 << LENGTH_BITS) - 1);
  return found >>> LENGTH_BITS;
}

export function nextRice(bits: Bits, low: number): number {
  let ones = 0;
  let more = MOST_PEEKED;
  while (more === MOST_PEEKED) {
    more = Math.clz32(~(peek(bits, MOST_PEEKED) << (32 - MOST_PEEKED)));
    ones += more;
    bits.at += more;
  }
  bits.at++;
  const rest = peek(bits, low);
  bits.at += low;
  return ones * (1 << low) + rest;
}

/** The multiplier of the rolling hash; odd, so that it has an inverse modulo 2^32. */
export const BASE = 0x01000193;
/** The inverse of {@link BASE}: removes the last letter from a hash. */
export const BASE_INVERSE = inverse(BASE);

function inverse(odd: number): number {
  let guess = odd;
  for (let round = 0; round < 5; round++) guess = Math.imul(guess, 2 - Math.imul(odd, guess));
  return guess;
}

/** Powers of {@link BASE}, by the number of letters that follow. */
export const POWERS = new Int32Array(1024);
POWERS[0] = 1;
for (let at = 1; at < POWERS.length; at++) POWERS[at] = Math.imul(POWERS[at - 1]!, BASE);

/** BASE to the power of `length`, for any length. */
export function power(length: number): number {
  if (length < POWERS.length) return POWERS[length]!;
  let result = 1;
  for (let at = 0; at < length; at++) result = Math.imul(result, BASE);
  return result;
}

/** The rolling hash of a text's code units, so that hash(ab) = hash(a) * BASE^|b| + hash(b). */
export function hashText(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, BASE) + text.charCodeAt(at)) | 0;
  return hash;
}

/** Spreads a hash over all 32 bits (the finaliser of MurmurHash3), as an unsigned number. */
export function spread(hash: number): number {
  let h = hash;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * A map from a hash to many numbers, in two arrays: the numbers, grouped by bucket, and where each bucket starts. It does not keep
 * the hash: the caller of a look-up checks each number.
 */
export interface Buckets {
  readonly starts: Uint32Array;
  readonly values: Uint32Array;
}

/** Groups the first `count` values by their spread hash, `fill` to twice `fill` in each bucket; a bucket keeps the given order. */
export function makeBuckets(hashes: Uint32Array, values: Uint32Array, count: number, fill = 1.5): Buckets {
  const bits = bucketBits(count, fill);
  const shift = 32 - bits;
  const starts = new Uint32Array(2 ** bits + 1);
  for (let at = 0; at < count; at++) starts[(hashes[at]! >>> shift) + 1]!++;
  for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1]!;
  const grouped = new Uint32Array(count);
  const next = starts.slice(0, -1);
  for (let at = 0; at < count; at++) grouped[next[hashes[at]! >>> shift]!++] = values[at]!;
  return { starts, values: grouped };
}

function bucketBits(count: number, fill: number): number {
  return Math.max(1, Math.min(28, Math.floor(Math.log2(Math.max(2, count / fill)))));
}

/** The number of bits that an id takes among so many. */
export function idBitsOf(count: number): number {
  return Math.max(1, 32 - Math.clz32(count));
}

/** A value of a bucket that holds an id in its low bits and, above them, as many bits of its hash as fit: few others look like it. */
export function markedValue(hash: number, id: number, idBits: number): number {
  return ((hash << idBits) | id) >>> 0;
}

/** The number of entries in a bucket of marked values: one or two reads get them all, and their marks show which ones match. */
export const MARKED_FILL = 8;

/** The ids in a bucket of marked values whose marks are those of a hash. */
export function idsOf(buckets: Buckets, hash: number, idBits: number): number[] {
  const { starts, values } = buckets;
  const bucket = bucketOf(buckets, hash);
  const mask = 2 ** idBits - 1;
  const mark = markedValue(hash, 0, idBits);
  const ids: number[] = [];
  for (let place = starts[bucket]!; place < starts[bucket + 1]!; place++)
    if ((values[place]! & ~mask) >>> 0 === mark) ids.push(values[place]! & mask);
  return ids;
}

/** The number of the bucket of a spread hash. */
export function bucketOf({ starts }: Buckets, hash: number): number {
  return hash >>> (Math.clz32(starts.length - 1) + 1);
}

/** A growing list of whole numbers in one typed array. */
export class Numbers {
  items: Uint32Array;
  length = 0;
  constructor(capacity = 1024) {
    this.items = new Uint32Array(capacity);
  }
  push(value: number): void {
    if (this.length === this.items.length) {
      const larger = new Uint32Array(this.items.length * 2);
      larger.set(this.items);
      this.items = larger;
    }
    this.items[this.length++] = value;
  }
}

/**
 * A number for each of many ids (whole numbers from 0), in typed arrays. The ids are in the order of their addition. It grows with the
 * ids, and clearing makes it small again: one table serves query after query, and most queries use no more of it than the processor
 * keeps at hand.
 */
export class IdTable {
  size = 0;
  /** The ids, of which the first {@link size} count. */
  readonly ids: Int32Array;
  private slots = FEWEST_SLOTS;
  private readonly slotIds: Int32Array;
  private readonly slotValues: Int32Array;
  /** @param bits the table has at most 2^bits slots: at least twice as many as `most`, the largest number of ids */
  constructor(bits: number, most: number) {
    this.slotIds = new Int32Array(2 ** bits).fill(-1);
    this.slotValues = new Int32Array(2 ** bits);
    this.ids = new Int32Array(most);
  }
  private slotOf(id: number): number {
    const { slotIds, slots } = this;
    const mask = slots - 1;
    let slot = (Math.imul(id, 0x9e3779b1) >>> 7) & mask;
    while (slotIds[slot] !== -1 && slotIds[slot] !== id) slot = (slot + 1) & mask;
    return slot;
  }
  /** The number of an id; -1 if the table does not have the id. */
  get(id: number): number {
    const slot = this.slotOf(id);
    return this.slotIds[slot] === -1 ? -1 : this.slotValues[slot]!;
  }
  /** Sets the number of an id and returns whether the id is new. A full table ignores new ids. */
  set(id: number, value: number): boolean {
    let slot = this.slotOf(id);
    const isNew = this.slotIds[slot] === -1;
    if (isNew) {
      if (this.size === this.ids.length) return false;
      if ((this.size + 1) * 2 > this.slots) {
        this.grow();
        slot = this.slotOf(id);
      }
      this.slotIds[slot] = id;
      this.ids[this.size++] = id;
    }
    this.slotValues[slot] = value;
    return isNew;
  }
  private grow(): void {
    const values = this.ids.subarray(0, this.size).map((id) => this.get(id));
    this.slotIds.fill(-1, 0, this.slots);
    this.slots *= 2;
    values.forEach((value, at) => {
      const id = this.ids[at]!;
      const slot = this.slotOf(id);
      this.slotIds[slot] = id;
      this.slotValues[slot] = value;
    });
  }
  clear(): void {
    this.slotIds.fill(-1, 0, this.slots);
    this.slots = FEWEST_SLOTS;
    this.size = 0;
  }
}
const FEWEST_SLOTS = 2048;

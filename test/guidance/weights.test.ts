import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { HASH_BITS } from '../../src/guidance/reading/features.ts';
import {
  bucketOf,
  BUCKETS,
  HEAD_BYTES,
  LARGEST,
  outputIn,
  rowOf,
  stepsIn,
  unpack,
  type Model,
} from '../../src/guidance/reading/model.ts';
import { OUTPUTS } from '../../src/guidance/reading/outputs.ts';
import {
  decodingTable,
  LONGEST_CODE,
  MOST_LOW,
  nextRice,
  nextSymbol,
} from '../../src/guidance/reading/prefix-codes.ts';
import { readWeights } from '../../src/guidance/reading/weights.ts';
import { codeFor, createBits, lengthOf, writeRice, writeSymbol } from '../../train/fitting/bits.ts';
import { pack } from '../../train/fitting/pack.ts';

const LAST_HASH = 2 ** HASH_BITS - 1;

/** The steps of a feature by output; 0 where it has no weight. */
type Weights = readonly number[];

/** Packs features with whole steps, each of which is worth a half. */
function packed(features: ReadonlyMap<number, Weights>, constants: Weights = []): Uint8Array {
  const all = [Array.from({ length: OUTPUTS }, (_, output) => constants[output] ?? 0), ...features.values()];
  return pack(
    {
      table: {
        begins: Int32Array.from({ length: all.length + 1 }, (_, row) => row * OUTPUTS),
        outputs: Uint8Array.from({ length: all.length * OUTPUTS }, (_, at) => at % OUTPUTS),
        weights: Float32Array.from(all.flatMap((own, row) => own.map((steps) => (row === 0 ? steps : steps / 2)))),
      },
      steps: new Float64Array(OUTPUTS).fill(0.5),
    },
    Int32Array.of(-1, ...features.keys()),
  );
}

function weightsOf(model: Model, hash: number): Weights | undefined {
  const row = rowOf(model, hash);
  if (row < 0) return undefined;
  const found = Array.from({ length: OUTPUTS }, () => 0);
  for (const weight of model.weights.subarray(model.begins[row], model.begins[row + 1]))
    found[outputIn(weight)] = stepsIn(weight);
  return found;
}

function assertKept(features: ReadonlyMap<number, Weights>, constants: Weights = []): void {
  const model = unpack(packed(features, constants));
  // Last first: each bucket is decoded apart from those before it.
  for (const [hash, weights] of Array.from(features).reverse()) {
    const isEmpty = weights.every((steps) => steps === 0);
    assert.deepEqual(weightsOf(model, hash), isEmpty ? undefined : weights, `${hash}`);
  }
  assert.deepEqual(Array.from(model.constants.subarray(0, constants.length)), constants);
  for (const hash of [0, 1, LAST_HASH]) if (!features.has(hash)) assert.equal(rowOf(model, hash), -1);
}

const full = (steps: number): Weights => Array.from({ length: OUTPUTS }, () => steps);
const one = (output: number, steps: number): Weights => full(0).map((_, i) => (i === output ? steps : 0));

test('weights are what was packed: none, one, all, the largest, the first and the last hash', () => {
  assertKept(new Map());
  assertKept(new Map([[0, one(0, LARGEST)]]));
  assertKept(new Map([[LAST_HASH, one(OUTPUTS - 1, -LARGEST)]]), [0.25, -3, 1024.5]);
  assertKept(new Map([[5, full(-LARGEST)], [6, full(0)], [7, full(LARGEST)], [LAST_HASH, full(1)]])); // prettier-ignore
  // One bucket full of features, and one feature in each bucket.
  const neighbours = Array.from({ length: 600 }, (_, i) => [i, one(i % OUTPUTS, (i % LARGEST) + 1)] as const);
  assert.equal(bucketOf(599), 0);
  assertKept(new Map(neighbours));
  assertKept(new Map(neighbours.slice(0, 99).map(([i, weights]) => [i * ((LAST_HASH + 1) / BUCKETS), weights])));
});

test('weights are what was packed, whatever they are', () => {
  const entry = fc.tuple(fc.integer({ min: 0, max: OUTPUTS - 1 }), fc.integer({ min: -LARGEST, max: LARGEST }));
  const weights = fc.array(entry, { maxLength: OUTPUTS }).map((entries) => {
    const found = Array.from({ length: OUTPUTS }, () => 0);
    for (const [output, steps] of entries) found[output] = steps;
    return found;
  });
  const features = fc.array(fc.tuple(fc.integer({ min: 0, max: LAST_HASH }), weights), { maxLength: 60 });
  fc.assert(fc.property(features, (found) => assertKept(new Map(found))));
});

test('a number is read as it was written, and behind the end there is an end', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000)), fc.integer({ min: 6, max: MOST_LOW }), (numbers, low) => {
      const bits = createBits();
      for (const number of numbers) writeRice(bits, number, low);
      const read = { bytes: Uint8Array.from(bits.bytes), at: 0 };
      for (const number of numbers) assert.equal(nextRice(read, low), number);
      assert.equal(read.at, lengthOf(bits));
    }),
  );
  const ones = { bytes: new Uint8Array(10_000).fill(255), at: 0 };
  assert.equal(nextRice(ones, 8), 80_000 * 256);
});

test('a code of very rare symbols is not longer than a decoding table reads', () => {
  // The counts for which Huffman's codes are longest.
  const counts = [1, 1];
  while (counts.length < 40) counts.push(counts.at(-1)! + counts.at(-2)!);
  for (const some of [counts, [0, 7, 0], [0, 0], [3, 0, 0, 9]]) {
    const code = codeFor(some);
    assert.ok(Math.max(...code.lengths) <= LONGEST_CODE);
    const present = some.flatMap((count, symbol) => (count > 0 ? [symbol] : []));
    const bits = createBits();
    for (const symbol of present) writeSymbol(bits, symbol, code);
    const read = { bytes: Uint8Array.from(bits.bytes), at: 0 };
    const table = decodingTable(code.lengths);
    assert.deepEqual(
      present.map(() => nextSymbol(read, table)),
      present,
    );
  }
});

/** Looks a feature up in every bucket. */
function decodeAll(file: Uint8Array): Model {
  const model = unpack(file);
  for (let bucket = 0; bucket < BUCKETS; bucket++) rowOf(model, bucket * ((LAST_HASH + 1) / BUCKETS));
  return model;
}

test('a damaged file is refused or read to its end', () => {
  const features = Array.from({ length: 40 }, (_, i) => [i * 1_000, one(i, (i % LARGEST) + 1)] as const);
  const file = packed(new Map(features));
  for (const length of [0, 3, HEAD_BYTES - 1, HEAD_BYTES, file.length - 1])
    assert.throws(() => unpack(file.subarray(0, length)), /not as it was written/);
  assert.throws(() => unpack(Uint8Array.from([...file, 0])), /not as it was written/);
  const change = fc.tuple(fc.integer({ min: 0, max: file.length - 1 }), fc.integer({ min: 0, max: 255 }));
  fc.assert(
    fc.property(fc.array(change, { minLength: 1 }), (changes) => {
      const damaged = Uint8Array.from(file);
      for (const [at, byte] of changes) damaged[at] = byte;
      try {
        const { weights } = decodeAll(damaged);
        assert.ok(weights.every((weight) => outputIn(weight) < OUTPUTS));
      } catch (error) {
        assert.match(String(error), /not as it was written/);
      }
    }),
  );
});

test('the weights fit in 600 KB, and each can be decoded', () => {
  const file = readWeights();
  assert.ok(file.length <= 600_000);
  const model = decodeAll(file);
  assert.deepEqual([model.rows, model.entries], [model.rests.length, model.weights.length]);
  for (const weight of model.weights) {
    assert.ok(stepsIn(weight) !== 0 && Math.abs(stepsIn(weight)) <= LARGEST);
    assert.ok(outputIn(weight) < OUTPUTS);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { checkName, type NameRow } from '../../src/names/check.ts';
import {
  buildIndex,
  countNames,
  openSnapshot,
  pendingChanges,
  removeName,
  snapshotChunks,
  upsertName,
  type NameIndex,
} from '../../src/names/index/index.ts';
import { normalise } from '../../src/names/spelling/normalise.ts';
import { wordClass } from '../../src/names/spelling/word-classes.ts';
import { generateNames } from '../../bench/names/generate.ts';
import { makeQueries, plainName } from '../../bench/names/queries.ts';
import { size } from '../support/limits.ts';
import { compareWithAll, nameArbitrary, registerArbitrary } from '../support/names.ts';

const ALL = 10_000;

function matches(index: NameIndex, name: string): Map<string, { group: string; score: number }> {
  const findings = checkName(index, name, ALL);
  return new Map(
    (['exact', 'sounds_like', 'similar'] as const).flatMap((group) =>
      findings[group].map((match) => [match.name, { group, score: match.score }] as const),
    ),
  );
}

const sorted = (found: Map<string, unknown>): unknown[] => [...found].sort(([a], [b]) => (a < b ? -1 : 1));

test('the index finds what comparing with every name finds, in the same groups, with the same scores', () => {
  fc.assert(
    fc.property(registerArbitrary, nameArbitrary, (rows, name) => {
      assert.deepEqual(sorted(matches(buildIndex(rows), name)), sorted(compareWithAll(rows, name)));
    }),
    { numRuns: size(500, 3000) },
  );
});

test('of misspelt, respelt and reordered names, the name that is meant comes first', () => {
  const names = [...generateNames(size(5_000, 100_000))];
  const index = buildIndex(names.map((name) => ({ name, source: 'registry' })));
  const missed: string[] = [];
  let asked = 0;
  for (const { text, target } of makeQueries(names, size(30, 100))) {
    if (target === undefined) continue;
    asked++;
    const { exact, sounds_like, similar } = checkName(index, text, 1, { isBrief: true });
    const [first] = [...exact, ...sounds_like, ...similar];
    if (first === undefined || plainName(first.name) !== plainName(target)) missed.push(`${text} (${target})`);
  }
  assert.ok(missed.length <= asked * 0.03, missed.join('; '));
});

/** What makes two names more than one sound apart, as a reason says it. */
const MORE_THAN_SOUND =
  /letters? (?:differs?|are swapped)|forms of one word|is short for|begin alike|only yours has|only the other has|same trade|order|sound nearly alike/;

test('the group of a match agrees with the reason that it gives', () => {
  fc.assert(
    fc.property(registerArbitrary, nameArbitrary, (rows, name) => {
      const { exact, sounds_like, similar } = checkName(buildIndex(rows), name, ALL);
      for (const { why } of exact) assert.match(why, /^the same name/);
      for (const { why } of sounds_like) assert.doesNotMatch(why, MORE_THAN_SOUND);
      for (const { why } of sounds_like) assert.match(why, /sounds? |silent|is read as/);
      for (const { why } of similar) assert.match(why, MORE_THAN_SOUND);
    }),
    { numRuns: size(300, 2000) },
  );
});

test('every name matches itself exactly', () => {
  fc.assert(
    fc.property(registerArbitrary, (rows) => {
      const index = buildIndex(rows);
      for (const { name } of rows) assert.ok(checkName(index, name, ALL).exact.some((match) => match.name === name));
    }),
    { numRuns: size(100, 200) },
  );
});

test('matching is symmetric', () => {
  fc.assert(
    fc.property(registerArbitrary, (rows) => {
      const index = buildIndex(rows);
      const found = new Map(rows.map(({ name }) => [name, matches(index, name)]));
      for (const a of found.keys())
        for (const b of found.keys()) assert.deepEqual(found.get(a)?.get(b), found.get(b)?.get(a), `${a} / ${b}`);
    }),
    { numRuns: size(100, 200) },
  );
});

test('the order of import changes no answer', () => {
  fc.assert(
    fc.property(registerArbitrary, nameArbitrary, fc.nat(), (rows, name, turn) => {
      const turned = [...rows.slice(turn % rows.length), ...rows.slice(0, turn % rows.length)].reverse();
      assert.deepEqual(checkName(buildIndex(turned), name, 3), checkName(buildIndex(rows), name, 3));
    }),
    { numRuns: size(100, 200) },
  );
});

test('an extra generic word never removes an exact match altogether', () => {
  fc.assert(
    fc.property(
      registerArbitrary,
      fc.constantFrom('Enterprise', 'Ventures', 'Trading', 'Group', 'Services', 'Limited', 'Ghana'),
      (rows, generic) => {
        const index = buildIndex(rows);
        for (const { name } of rows) {
          // A name of only trades, generic words and initials has nothing distinctive to match.
          const isCommon = (word: string) => ['generic', 'trade'].includes(wordClass(word) ?? '');
          if (normalise(name).words.every((word) => word.length === 1 || isCommon(word) || word === 'the')) continue;
          assert.ok(matches(index, `${name} ${generic}`).has(name), `${name} ${generic}`);
        }
      },
    ),
    { numRuns: size(100, 200) },
  );
});

test('an index changed row by row finds the same as one built from the same rows', () => {
  const change = fc.record({ id: fc.nat(15), name: fc.option(nameArbitrary) });
  fc.assert(
    fc.property(registerArbitrary, fc.array(change, { maxLength: 20 }), (rows, changes) => {
      const index = buildIndex(rows);
      const now = new Map<number, NameRow>(rows.map((row, id) => [id, row]));
      for (const { id, name } of changes) {
        if (name === null) assert.equal(removeName(index, id), now.delete(id));
        else {
          const row: NameRow = { name: `${name} ${id}x`, source: 'application' };
          upsertName(index, { ...row, id });
          now.set(id, row);
        }
      }
      assert.equal(pendingChanges(index) > 0, changes.length > 0);
      const applied = [...now.values()].filter(({ source }) => source === 'application').length;
      assert.deepEqual(countNames(index), { application: applied, registry: now.size - applied });
      for (const { name } of now.values())
        assert.ok(checkName(index, name, ALL).exact.some((match) => match.name === name));
      const all = new Set([...now.values()].map(({ name }) => name));
      for (const { name } of rows) for (const found of matches(index, name).keys()) assert.ok(all.has(found));
    }),
    { numRuns: size(100, 200) },
  );
});

test('an index from a snapshot gives the same answers, including changes since the build', () => {
  fc.assert(
    fc.property(registerArbitrary, nameArbitrary, nameArbitrary, (rows, name, added) => {
      const index = buildIndex(rows);
      upsertName(index, { id: 7, name: added, source: 'application', status: 'pending' });
      const opened = openSnapshot(Buffer.concat([...snapshotChunks(index, 'as of 4')]));
      assert.ok(opened.ok);
      assert.equal(opened.stamp, 'as of 4');
      assert.deepEqual(checkName(opened.index, name, 20), checkName(index, name, 20));
      assert.deepEqual(checkName(opened.index, added, 20), checkName(index, added, 20));
    }),
    { numRuns: 100 },
  );
});

test('a snapshot whose arrays do not fit together, cut short or of another kind is refused', () => {
  const rows = ['Yayra Ltd', 'Oda Looms', 'Pra Looms'].map((name) => ({ name, source: 'registry' as const }));
  const bytes = Buffer.concat([...snapshotChunks(buildIndex(rows), 's')]);
  const directoryEnd = 24 + bytes.readUInt32LE(8);
  const { parts } = JSON.parse(bytes.toString('utf8', 24, directoryEnd)) as {
    parts: { name: string; kind: string; at: number; length: number }[];
  };
  /** Arrays of values that lead nowhere, or whose high bits do: any such value is allowed. */
  const free = new Set(['rowId', 'commonBits', 'nearValues', 'keyValues', 'wholeValues']);
  let changed = 0;
  for (const { name, kind, at, length } of parts) {
    if (kind !== 'u32' || free.has(name)) continue;
    for (let place = 0; place < length; place++) {
      const damaged = Buffer.from(bytes);
      damaged.writeUInt32LE(0xfffffff0, directoryEnd + at + place * 4);
      assert.deepEqual(openSnapshot(damaged), { ok: false, fault: 'damaged' }, `${name} ${place}`);
      changed++;
    }
  }
  assert.ok(changed > 2_000, `${changed}`);
  fc.assert(
    fc.property(fc.nat(bytes.length * 8 - 1), (bit) => {
      const damaged = Uint8Array.from(bytes);
      damaged[bit >>> 3]! ^= 1 << (bit & 7);
      // It may open, but it does not throw.
      openSnapshot(damaged);
    }),
    { numRuns: size(500, 5_000) },
  );
  assert.deepEqual(openSnapshot(bytes.subarray(0, bytes.length - 8)), { ok: false, fault: 'damaged' });
  assert.deepEqual(openSnapshot(new Uint8Array()), { ok: false, fault: 'not_a_snapshot' });
  assert.deepEqual(openSnapshot(new TextEncoder().encode('{"some": "other file, of some length at least"}')), {
    ok: false,
    fault: 'not_a_snapshot',
  });
});

test('the index returns a name character for character, without what cannot be seen', () => {
  const names = ['  Ɔdɔ  ye  Wu Ltd ', 'ＫＯＦＩ Foods', 'Zoë’s “Bar” & Grill', '🙂 Akoma', 'А-кома', 'naïve Ventures'];
  const index = buildIndex(
    names.map((name) => ({ name: name.replace('naïve', 'na\u200bïve\u{E0041}'), source: 'registry' })),
  );
  for (const name of names)
    assert.ok(
      checkName(index, name.trim(), 5).exact.some((match) => match.name === name),
      name,
    );
});

test('a row id that is not a whole number of 32 bits is refused', () => {
  for (const id of [-1, 1.5, 2 ** 32])
    assert.throws(() => buildIndex([{ name: 'Yayra', source: 'registry', id }]), RangeError);
});

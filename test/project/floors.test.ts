import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import test from 'node:test';
import { ROOT } from '../support/built.ts';

/** The floor of each place, most special first. Imports go down or stay; nothing imports what stands above it. */
const FLOORS: readonly (readonly [RegExp, number])[] = [
  [/^src\/(index\.ts$|commands\/|clients\/)/, 6],
  [/^src\/app\.ts$/, 5],
  [/^src\/(store|register)\/ports\.ts$/, 1],
  [/^src\/(mcp|http|store|register)\//, 4],
  [/^src\/registry\/(registry|contradictions|call|catalog|openapi|skill-files)\.ts$/, 3],
  [/^src\/service\//, 3],
  [/^(tools|skills)\//, 2],
  [/^src\/registry\//, 1],
  [/^src\/files\//, 1],
  [/^src\/config\.ts$/, 1],
  [/^src\/(names|guidance|feedback|text)\//, 0],
  [/^src\/errors\.ts$/, 0],
];

const floorOf = (file: string): number => {
  const floor = FLOORS.find(([place]) => place.test(file))?.[1];
  assert.notEqual(floor, undefined, `${file} stands on no floor: give it one in test/project/floors.test.ts`);
  return floor as number;
};

interface Import {
  readonly from: string;
  readonly to: string;
}

/** The TypeScript files below a folder, from the root. */
const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .map((file) => join(folder, file));

const IMPORT = /(?:^(?:import|export)\s[^'"`;()]*?from\s+|^import\s+|\bimport\()['"]([^'"]+)['"]/gm;

function imports(): Import[] {
  return ['src', 'tools', 'skills'].flatMap(sources).flatMap((from) =>
    Array.from(readFileSync(join(ROOT, from), 'utf8').matchAll(IMPORT), ([, name = '']) => ({
      from,
      to: name.startsWith('.') ? relative(ROOT, join(ROOT, dirname(from), name)) : name,
    })),
  );
}

test('imports go down only', () => {
  const found = imports();
  assert.ok(found.length > 100);
  for (const { from, to } of found) {
    if (!/^(src|tools|skills)\//.test(to)) continue;
    assert.ok(floorOf(from) >= floorOf(to), `${from} (floor ${floorOf(from)}) imports ${to} (floor ${floorOf(to)})`);
  }
});

/** Where a package may be imported. */
const OWNERS: readonly (readonly [RegExp, RegExp])[] = [
  [/^h3($|\/)/, /^src\/(http\/|mcp\/bridge\.ts)/],
  [/^@modelcontextprotocol\//, /^src\/mcp\//],
  [/^(libsql|postgres|kysely)($|\/)/, /^src\/store\//],
  [/^natural\//, /^src\/(names|guidance|text)\//],
];

test('a library is imported in its own place only', () => {
  for (const { from, to } of imports()) {
    const owner = OWNERS.find(([name]) => name.test(to))?.[1];
    if (owner !== undefined) assert.match(from, owner, `${from} imports ${to}`);
    assert.notEqual(to, 'natural', `${from} imports the whole of natural`);
  }
});

/** The one file that the domain reads: what training made of the cases is its own data, too large for a module. */
const THE_WEIGHTS = 'src/guidance/reading/weights.ts node:fs';

test('the domain is pure: no Zod, no files but the weights, no network, no clock', () => {
  for (const { from, to } of imports()) {
    if (floorOf(from) === 0 && `${from} ${to}` !== THE_WEIGHTS)
      assert.ok(/^(src\/|natural\/lib\/natural\/[a-z_]+\/[a-z_-]+\.js$)/.test(to), `${from} imports ${to}`);
  }
  for (const file of ['src/names', 'src/guidance', 'src/feedback', 'src/text'].flatMap(sources)) {
    assert.doesNotMatch(
      readFileSync(join(ROOT, file), 'utf8'),
      /\bDate\.now\(|new Date\(\)|process\./,
      `${file} looks at the clock or the process`,
    );
  }
});

test('only app.ts knows the stores; everybody else knows their ports', () => {
  for (const { from, to } of imports())
    if (to.startsWith('src/store/') && to !== 'src/store/ports.ts')
      assert.match(from, /^src\/(store\/|app\.ts$)/, `${from} imports ${to}`);
});

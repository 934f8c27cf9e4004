import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import test from 'node:test';
import { ROOT } from '../support/built.ts';

/** What looks like a source file of this project and is none. */
const ELSEWHERE: readonly RegExp[] = [
  /^(Node|Fuse)\.js$/,
  // Made by the build, or by "skills install".
  /^dist\/|^pages\.js$/,
  /^SKILL\.md$/,
];

const FOLDERS = ['src', 'tools', 'skills', 'test', 'bench', 'scripts', 'docs'];
const IS_CODE = /\.(ts|tsx|mjs|js)$/;

/** The files of the project, from the root. */
const FILES: readonly string[] = [
  ...readdirSync(ROOT),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  ),
].filter((file) => /\.\w+$/.test(file) && !file.includes('node_modules/'));

/** A source file as prose names it: `check.ts`, `names/check.ts`, `scripts/setup.mjs`. */
const MENTION = /(?<![\w./@-])(?:[\w.-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs|js|md)\b(?![\w/*-])/g;
/** A comment. `//` within an address follows a colon. */
const COMMENT = /(?<=^|[\s;{}(),])(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm;

/** The files that a text names and that are not there, or could be several: a path is of the root, of src/ or of the text's folder. */
function unknown(text: string, from: string): string[] {
  return (text.match(MENTION) ?? []).filter((name) => {
    if (ELSEWHERE.some((pattern) => pattern.test(name))) return false;
    if ([ROOT, join(ROOT, 'src'), join(ROOT, dirname(from))].some((place) => existsSync(join(place, name))))
      return false;
    return FILES.filter((file) => file.endsWith(`/${name}`)).length !== 1;
  });
}

const commentsOf = (code: string): string => (code.match(COMMENT) ?? []).join('\n');

test('every source file that prose and comments name is there', () => {
  const prose = FILES.filter(
    (file) => (file.endsWith('.md') && basename(file) !== 'CHANGELOG.md') || IS_CODE.test(file),
  );
  assert.ok(prose.length > 200, `${prose.length}`);
  const missing = prose.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return unknown(IS_CODE.test(file) ? commentsOf(text) : text, file).map((name) => `${file} names ${name}`);
  });
  assert.deepEqual(missing, []);
});

test('a name of no file, or of several, is noticed, in prose and in a comment', () => {
  const text =
    'See `names/nothing.ts`, ports.ts, README.md, `names/check.ts`, likeness/settle.ts and dist/index.js (Node.js).';
  assert.deepEqual(unknown(text, 'ARCHITECTURE.md'), ['names/nothing.ts', 'ports.ts']);
  assert.deepEqual(unknown('see ports.ts and postgres/gone.ts', 'src/store/stores.ts'), ['postgres/gone.ts']);
  // Put together here, so that this file names none of them.
  const [quoted, gone, left] = ['quoted', 'gone', 'left'].map((name) => `${name}.ts`);
  const code = `const a = '${quoted}'; // ${gone}\n/** ${left} */ const b = 'https://x.org/${quoted}';`;
  assert.deepEqual(unknown(commentsOf(code), 'src/app.ts'), [gone, left]);
});

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { build, type Metafile } from 'esbuild';
import { notices } from '../../scripts/notices.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Bundles `contents` in memory as if it stood in `root`. */
async function bundle(contents: string, root: string): Promise<Metafile> {
  const stdin = { contents, resolveDir: root };
  const options = { bundle: true, write: false, metafile: true, format: 'esm', platform: 'node' } as const;
  return (await build({ ...options, stdin, absWorkingDir: root, outdir: join(root, 'out'), logLevel: 'silent' }))
    .metafile;
}

/** A folder of packages, `files` by path below `node_modules`, removed after the test. */
function packages(t: { after: (fn: () => void) => void }, files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'notices-'));
  t.after(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'node_modules', path)), { recursive: true });
    writeFileSync(join(root, 'node_modules', path), text);
  }
  return root;
}

const manifest = (name: string, more: object = {}): string => JSON.stringify({ name, version: '1.0.0', ...more });

test('a bundle of zod carries the name, version, licence and whole licence text of zod, and of nothing else', async () => {
  const metafile = await bundle("import { z } from 'zod'; console.log(z.string().parse('a'));", ROOT);
  const text = notices(metafile, ROOT);
  const zod = JSON.parse(readFileSync(join(ROOT, 'node_modules/zod/package.json'), 'utf8')) as { version: string };
  const licence = readFileSync(join(ROOT, 'node_modules/zod/LICENSE'), 'utf8').replaceAll('\r\n', '\n').trim();
  assert.ok(text.includes(`zod ${zod.version}\nLicence: MIT\n\n${licence}`), text);
  assert.equal(text.match(/^Licence: /gm)?.length, 1);
  assert.ok(!text.includes(ROOT), 'no path of this machine in the text');
});

test('a package that the bundler shook out entirely, or that stays external, is not listed', async () => {
  const metafile = await bundle("import { z } from 'zod'; import fs from 'node:fs'; console.log(1);", ROOT);
  assert.doesNotMatch(notices(metafile, ROOT), /zod|Licence:/);
});

test('packages are listed by name, then version, each once, nested and scoped ones included', async (t) => {
  const code = 'console.log(1);';
  const root = packages(t, {
    'b/package.json': manifest('b', { license: 'ISC' }),
    'b/LICENSE': 'text of b',
    'b/index.js': "import 'a'; console.log(2);",
    'b/node_modules/a/package.json': JSON.stringify({ name: 'a', version: '2.0.0', license: 'MIT' }),
    'b/node_modules/a/licence.txt': 'text of a 2\r\nsecond line',
    'b/node_modules/a/index.js': code,
    '@s/a/package.json': manifest('@s/a', { license: 'Apache-2.0' }),
    '@s/a/LICENSE.md': 'text of @s/a',
    '@s/a/NOTICE': 'notice of @s/a',
    '@s/a/license.js': 'not a licence text',
    '@s/a/index.js': code,
    'a/package.json': manifest('a', { licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] }),
    'a/COPYING': 'text of a 1',
    'a/index.js': code,
  });
  const text = notices(await bundle("import 'b'; import '@s/a'; import 'a';", root), root);
  const [, ...sections] = text.split(`\n\n${'-'.repeat(80)}\n\n`);
  assert.deepEqual(
    sections.map((section) => section.trimEnd()),
    [
      '@s/a 1.0.0\nLicence: Apache-2.0\n\ntext of @s/a\n\nnotice of @s/a',
      'a 1.0.0\nLicence: MIT OR GPL-2.0\n\ntext of a 1',
      'a 2.0.0\nLicence: MIT\n\ntext of a 2\nsecond line',
      'b 1.0.0\nLicence: ISC\n\ntext of b',
    ],
  );
});

test('without a licence file the licence section of the README stands in, and without that the author', async (t) => {
  const root = packages(t, {
    'atx/package.json': manifest('atx', { license: 'MIT', author: 'Ama' }),
    'atx/README.md': '# atx\n\n## Open source licenses\n\n### Code\n\nMIT of Ama\n\n## Next\n\nother',
    'atx/index.js': 'console.log(1);',
    'bare/package.json': manifest('bare', { license: 'ISC', author: { name: 'Kofi' } }),
    'bare/index.js': 'console.log(2);',
    'mute/package.json': manifest('mute'),
    'mute/index.js': 'console.log(3);',
    'setext/package.json': manifest('setext', { license: 'BSD-2-Clause' }),
    'setext/README.md': 'setext\n======\n\nLicense\n-------\n\nBSD text\n',
    'setext/index.js': 'console.log(4);',
  });
  const text = notices(await bundle("import 'atx'; import 'bare'; import 'mute'; import 'setext';", root), root);
  assert.ok(text.includes('atx 1.0.0\nLicence: MIT\nAuthor: Ama\n\n### Code\n\nMIT of Ama\n\n---'), text);
  assert.ok(text.includes('bare 1.0.0\nLicence: ISC\nAuthor: Kofi\n\n---'), text);
  assert.ok(text.includes('mute 1.0.0\nLicence: not stated\nAuthor: not stated\n\n---'), text);
  assert.ok(text.endsWith('setext 1.0.0\nLicence: BSD-2-Clause\nAuthor: not stated\n\nBSD text\n'), text);
});

test('a bundled package without a package.json is refused by name instead of being left out', (t) => {
  const root = packages(t, { 'ghost/index.js': '' });
  const inputs = { 'node_modules/ghost/index.js': { bytesInOutput: 1 } };
  const outputs = { 'out.js': { bytes: 1, inputs, imports: [], exports: [] } };
  assert.throws(() => notices({ inputs: {}, outputs }, root), /no package\.json .*ghost/);
});

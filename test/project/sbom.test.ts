import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';

const ROOT = join(import.meta.dirname, '..', '..');

interface Component {
  readonly name: string;
  readonly purl: string;
  readonly licenses?: readonly { readonly expression: string }[];
  readonly hashes?: readonly { readonly content: string }[];
  readonly properties: readonly { readonly value: string }[];
}

const components = (): Component[] =>
  (JSON.parse(readFileSync(join(ROOT, 'dist/sbom.cdx.json'), 'utf8')) as { components: Component[] }).components;

test('the bill of materials has every package of the notices, once, with licence and checksum', () => {
  const listed = components();
  const bundled = listed.filter(({ properties: [how] }) => how?.value === 'bundled').map(({ name }) => name);
  const noticed = [
    ...readFileSync(join(ROOT, 'dist/THIRD-PARTY-NOTICES.txt'), 'utf8').matchAll(/^(\S+) \S+\nLicence: /gm),
  ].map(([, name]) => name);
  assert.deepEqual(bundled, noticed);
  assert.equal(new Set(listed.map(({ purl }) => purl)).size, listed.length);
  for (const { name, licenses, hashes } of listed) {
    assert.ok(licenses?.[0]?.expression, `${name} has no licence`);
    assert.match(hashes?.[0]?.content ?? '', /^[0-9a-f]{128}$/, name);
  }
});

test('it has what is installed beside the bundle, and what is copied into it', () => {
  const by = (how: string) => components().flatMap(({ name, properties: [one] }) => (one?.value === how ? [name] : []));
  assert.ok(by('installed').includes('libsql'));
  assert.deepEqual(by('copied'), ['swagger-ui-dist']);
  assert.ok(readdirSync(join(ROOT, 'dist/reference')).includes('swagger-ui-bundle.js'));
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import test from 'node:test';
import {
  LATEST_PROTOCOL_VERSION as V1_LATEST,
  SUPPORTED_PROTOCOL_VERSIONS as V1_SUPPORTED,
} from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import { zodToJsonSchema } from 'zod-to-json-schema';
import { ROOT, RawServer, scratch } from '../support/built.ts';

const MODERN = '2026-07-28';

test('the v1 SDK is the maintenance line: it knows nothing of the 2026-07-28 specification', () => {
  assert.ok(!V1_SUPPORTED.includes(MODERN));
  assert.ok(V1_LATEST < MODERN);
});

test('the v2 SDK serves 2026-07-28', async (context) => {
  const server = new RawServer(context, { SVC_DATA_DIR: scratch(context) });
  const answer = await server.request(1, 'server/discover', {
    _meta: {
      'io.modelcontextprotocol/protocolVersion': MODERN,
      'io.modelcontextprotocol/clientCapabilities': {},
      'io.modelcontextprotocol/clientInfo': { name: 'x', version: '1' },
    },
  });
  assert.ok(JSON.stringify(answer.result).includes(MODERN), JSON.stringify(answer));
});

test('zod-to-json-schema answers an empty schema for a Zod 4 schema, and Zod itself a whole one', () => {
  const schema = z.object({ name: z.string() });
  const { $schema: _, ...converted } = zodToJsonSchema(schema as never) as Record<string, unknown>;
  assert.deepEqual(converted, {});
  assert.deepEqual(Object.keys(z.toJSONSchema(schema).properties ?? {}), ['name']);
});

test('the published package installs only the SQLite binding, which needs no install script', () => {
  const own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  assert.deepEqual(Object.keys(own.dependencies), ['libsql']);
  const binding = JSON.parse(
    readFileSync(join(dirname(createRequire(import.meta.url).resolve('libsql')), 'package.json'), 'utf8'),
  );
  for (const script of ['preinstall', 'install', 'postinstall']) assert.equal(binding.scripts?.[script], undefined);
});

test('the lock file holds no download address', () => {
  for (const file of ['package-lock.json', 'scripts/checks/package-lock.json'])
    assert.doesNotMatch(readFileSync(join(ROOT, file), 'utf8'), /"resolved"/);
});

test('the lock file knows the binding of every platform, so that npm ci works on each', () => {
  for (const file of ['package-lock.json', 'scripts/checks/package-lock.json']) {
    const locked = JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages as Record<
      string,
      { optionalDependencies?: Record<string, string> }
    >;
    for (const [path, { optionalDependencies = {} }] of Object.entries(locked)) {
      for (const name of Object.keys(optionalDependencies)) {
        assert.ok(
          `node_modules/${name}` in locked || `${path}/node_modules/${name}` in locked,
          `${file}: ${name}, which ${path} may install, is missing: make the lock file anew in an empty directory`,
        );
      }
    }
  }
});

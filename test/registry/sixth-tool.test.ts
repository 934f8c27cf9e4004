import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { createRegistry } from '../../src/registry/contradictions.ts';
import { createCall, runHere } from '../../src/registry/call.ts';
import { openApi } from '../../src/registry/openapi.ts';
import type { AnyTool, Services } from '../../src/registry/tool.ts';
import { createUrls } from '../../src/registry/urls.ts';
import { skills } from '../../skills/index.ts';
import { tools } from '../../tools/index.ts';
import { ROOT } from '../support/built.ts';
import { getStartLink } from './sixth-tool.ts';

test('CONTRIBUTING shows the sixth tool as it is here', () => {
  const shown = /```ts\n([^]*?)```/.exec(readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8'))?.[1];
  const file = readFileSync(join(import.meta.dirname, 'sixth-tool.ts'), 'utf8');
  assert.equal(shown, file.replaceAll('../../src/', '../src/'));
});

test('it takes its place beside the five: listed, described and answered, and its bad input is explained', async () => {
  const tool = getStartLink as AnyTool;
  const registry = createRegistry({ tools: [...tools, tool], skills });
  assert.equal(registry.tool('get_start_link'), tool);
  const services = { urls: { open: async () => createUrls('https://svc.example') } } as unknown as Services;
  const call = createCall({ run: runHere(services, assert.ifError), report: (error) => assert.fail(String(error)) });
  assert.deepEqual(await call({ tool, input: { entity_type: 'partnership' } }), {
    ok: true,
    value: { start_url: 'https://svc.example/start/partnership' },
  });
  const refused = await call({ tool, input: { entity_type: 'partnerships' } });
  assert.ok(!refused.ok);
  assert.match(refused.failure.detail, /entity_type must be one of .*Did you mean "?partnership/);
  const about = { title: 'T', description: 'D', version: '1', baseUrl: 'https://svc.example', answers: new Map() };
  assert.ok('/api/v1/start-link' in openApi(registry, { ...about, hasPage: () => false }).paths);
});

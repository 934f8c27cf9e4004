import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { Client } from '@modelcontextprotocol/client';
import { SkillVerificationError, SkillsClient } from '@modelcontextprotocol/client/ext/skills';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { skills } from '../../skills/index.ts';
import { createRegistry } from '../../src/registry/contradictions.ts';
import { offeredSkills, skillFolder } from '../../src/registry/skill-files.ts';
import { isOffered, standardName } from '../../src/registry/skill.ts';
import { tools } from '../../tools/index.ts';
import { ENTRY, RawServer, ROOT, environment, scratch } from '../support/built.ts';
import { within } from '../support/limits.ts';

const registry = createRegistry({ tools, skills });
const folders = offeredSkills(registry);
const uris = folders.map(({ name }) => `skill://${name}/SKILL.md`).toSorted();

for (const era of ['auto', 'legacy'] as const) {
  test(`a host in ${era} mode lists the skills that are offered and reads every file, each verified against its digest`, async (context) => {
    const client = new Client({ name: 'host', version: '1.0.0' }, { versionNegotiation: { mode: era } });
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [ENTRY],
        env: environment({ SVC_DATA_DIR: scratch(context) }),
        stderr: 'ignore',
      }),
    );
    context.after(() => client.close());
    const host = new SkillsClient(client);
    assert.ok(host.supported && host.directoryRead);
    const { skills: listed, invalid } = await host.list();
    assert.deepEqual([listed.map(({ uri }) => uri), invalid], [uris, []]);
    for (const entry of listed) {
      const folder = folders.find(({ name }) => name === entry.frontmatter.name);
      assert.ok(folder);
      assert.deepEqual((await host.get(entry.uri)).skill, entry);
      for (const [path, text] of Object.entries(folder.files)) {
        const file = await host.read(entry, path);
        assert.ok(file.verified);
        assert.equal(file.text, text);
        assert.equal(file.mimeType, 'text/markdown');
      }
      await assert.rejects(
        host.read(entry, 'references/other.md'),
        (error) => error instanceof SkillVerificationError && error.reason === 'unlisted',
      );
      const children = (await host.readDirectory(`skill://${folder.name}`)).resources;
      assert.deepEqual(
        children.map(({ name, mimeType }) => [name, mimeType]),
        [
          ['SKILL.md', 'text/markdown'],
          ['references', 'inode/directory'],
        ],
      );
    }
    const { resources } = await client.listResources();
    assert.deepEqual(
      resources.flatMap(({ uri, name, description }) => (uri.startsWith('skill://') ? [[uri, name, description]] : [])),
      uris.map((uri) => {
        const folder = folders.find(({ name }) => uri.includes(name));
        return [uri, folder?.name, folder?.description];
      }),
    );
  });
}

test('what is planned, what is not there and what is no directory are refused as invalid parameters', async (context) => {
  const server = new RawServer(context, { SVC_DATA_DIR: scratch(context) });
  await server.initialize();
  const codeOf = async (id: number, method: string, params: Record<string, unknown>) =>
    (await server.request(id, method, params)).error?.code;
  for (const [index, skill] of skills.filter((one) => !isOffered(one)).entries()) {
    const uri = `skill://${standardName(skill)}/SKILL.md`;
    assert.ok(skillFolder(skill, registry).files['SKILL.md']);
    assert.equal(await codeOf(index * 2, 'skills/get', { uri }), -32602);
    assert.equal(await codeOf(index * 2 + 1, 'resources/read', { uri }), -32602);
  }
  assert.equal(await codeOf(100, 'skills/get', {}), -32602);
  assert.equal(await codeOf(101, 'skills/get', { uri: 5 }), -32602);
  assert.equal(await codeOf(102, 'skills/list', { cursor: 'none of ours' }), -32602);
  assert.equal(await codeOf(103, 'resources/directory/read', { uri: uris[0] }), -32602);
  assert.equal(await codeOf(104, 'resources/read', { uri: 'skill://../etc/passwd' }), -32602);
  server.child.stdin.end();
  assert.equal(await within('the server to end', server.exited), 0);
  assert.deepEqual(server.impurities(), []);
});

/** What a file of the build loads before it runs, and what that loads. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*"(\.{1,2}\/[^"]+\.js)"/g))
    loadedBy(join(dirname(file), name), seen);
  return seen;
}

test("the tool server's start loads neither the skills extension nor what writes the skills' files", () => {
  const entry = readFileSync(ENTRY, 'utf8');
  const toolServer = /import\("(\.\/chunks\/tool-server-[^"]+\.js)"\)/.exec(entry)?.[1];
  assert.ok(toolServer);
  const start = [...loadedBy(ENTRY), ...loadedBy(join(ROOT, 'dist', toolServer))].map((file) =>
    readFileSync(file, 'utf8'),
  );
  assert.ok(start.length > 5);
  const starts = (mark: string) => start.some((text) => text.includes(mark));
  // Marks of each: the tools are there, so this looks in the right place.
  assert.ok(starts('recommend_registration_entity') && starts('skills/list'));
  assert.ok(!starts('mcp.SkillCatalogError'), 'the SDK extension is loaded at the start');
  assert.ok(!starts('Everything needed is above'), 'the texts of the skills are made at the start');
});

import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { skills } from '../../skills/index.ts';
import { createRegistry } from '../../src/registry/contradictions.ts';
import { offeredSkills, skillFolder } from '../../src/registry/skill-files.ts';
import { standardName } from '../../src/registry/skill.ts';
import { tools } from '../../tools/index.ts';
import { scratch } from '../support/built.ts';
import { command } from '../support/command.ts';

const registry = createRegistry({ tools, skills });
const folders = offeredSkills(registry);

test('skills list prints every blueprint, those of one status, or the first few', async () => {
  const all = await command(['skills', 'list']);
  assert.equal(all.status, 0);
  assert.equal(all.stdout.trim().split('\n').length, skills.length);
  const listed = JSON.parse((await command(['skills', 'list', '--json', '--status', 'planned'])).stdout);
  assert.deepEqual(
    listed.map(({ id, name, status }: Record<string, string>) => [id, name, status]),
    skills.filter(({ status }) => status === 'planned').map((skill) => [skill.id, standardName(skill), 'planned']),
  );
  const cut = await command(['skills', 'list', '--limit', '2']);
  assert.equal(cut.stdout.trim().split('\n').length, 2);
  assert.match(cut.stderr, /Only the first 2 are shown; --limit N shows more\./);
  const wrong = await command(['skills', 'list', '--status', 'soon']);
  assert.equal(wrong.status, 2);
  assert.match(wrong.stderr, /--status must be one of available, beta, planned; it was "soon"\./);
});

test('skills show prints a skill as SKILL.md under either of its names, or as its blueprint', async () => {
  for (const skill of skills) {
    const text = skillFolder(skill, registry).files['SKILL.md'];
    for (const name of [skill.id, standardName(skill)])
      assert.equal((await command(['skills', 'show', name])).stdout.trimEnd(), text.trimEnd());
    assert.deepEqual(
      JSON.parse((await command(['skills', 'show', skill.id, '--json'])).stdout),
      JSON.parse(JSON.stringify(skill)),
    );
  }
  const unknown = await command(['skills', 'show', 'svc.entity-adviser']);
  assert.equal(unknown.status, 1);
  assert.equal(unknown.stdout, '');
  assert.match(unknown.stderr, /There is no skill "svc\.entity-adviser"\. Did you mean svc-entity-advisor\?/);
});

test('skills install writes every available or beta skill, changes nothing the second time, and restores missing files', async (context) => {
  const directory = join(scratch(context), 'new', 'skills');
  const states = async () => {
    const { status, stdout } = await command(['skills', 'install', directory, '--json']);
    assert.equal(status, 0);
    return (JSON.parse(stdout) as { name: string; state: string }[]).map(({ name, state }) => [name, state]);
  };
  const each = (state: string) => folders.map(({ name }) => [name, state]);
  assert.deepEqual(await states(), each('installed'));
  for (const { name, files } of folders)
    for (const [path, text] of Object.entries(files))
      assert.equal(readFileSync(join(directory, name, path), 'utf8'), text);
  assert.deepEqual(await states(), each('unchanged'));
  const [first] = folders;
  assert.ok(first);
  rmSync(join(directory, first.name, 'references'), { recursive: true });
  assert.deepEqual((await states())[0], [first.name, 'updated']);
  assert.deepEqual(await states(), each('unchanged'));
  assert.deepEqual(readdirSync(directory).toSorted(), folders.map(({ name }) => name).toSorted());
});

test('skills install does not touch a folder of the same name with other content and says so', async (context) => {
  const directory = scratch(context);
  const name = 'svc-renewal-guide';
  mkdirSync(join(directory, name));
  writeFileSync(join(directory, name, 'SKILL.md'), `---\nname: ${name}\ndescription: mine\n---\n`);
  mkdirSync(join(directory, 'svc-bot-feedback'));
  writeFileSync(join(directory, 'svc-bot-feedback', 'notes.txt'), 'mine');
  const { status, stdout, stderr } = await command(['skills', 'install', directory]);
  assert.equal(status, 1);
  assert.match(stdout, new RegExp(`^refused    .*${name}$`, 'm'));
  assert.match(stderr, new RegExp(`${name} already contains other files: move them away`));
  assert.match(stderr, /svc-bot-feedback already contains other files/);
  assert.equal(readFileSync(join(directory, name, 'SKILL.md'), 'utf8'), `---\nname: ${name}\ndescription: mine\n---\n`);
  assert.deepEqual(readdirSync(join(directory, 'svc-bot-feedback')), ['notes.txt']);
  assert.ok(readdirSync(directory).includes('svc-entity-advisor'), 'the others are installed');
});

test('skills install says why it cannot write to a folder', async (context) => {
  const file = join(scratch(context), 'file');
  writeFileSync(file, '');
  for (const where of [file, join(file, 'below')]) {
    const { status, stderr, stdout } = await command(['skills', 'install', where]);
    assert.equal(status, 1);
    assert.equal(stdout, '');
    assert.match(stderr, /it is a file, or below a file\. Choose another folder\./);
  }
});

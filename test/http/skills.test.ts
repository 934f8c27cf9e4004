import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test from 'node:test';
import { CfWorkerJsonSchemaValidator } from '@modelcontextprotocol/server/validators/cf-worker';
import { skills } from '../../skills/index.ts';
import { skillFolder } from '../../src/registry/skill-files.ts';
import { SKILL_STATUSES, skillsSchema, type Skill } from '../../src/registry/skill-schema.ts';
import { isOffered, standardName } from '../../src/registry/skill.ts';
import { sharedService, type Problem } from '../support/http.ts';

const INDEX = '/.well-known/agent-skills/index.json';

interface Index {
  $schema: string;
  skills: { name: string; type: string; description: string; url: string; digest: string }[];
}

test('GET /api/v1/ai-skills answers every blueprint as a JSON array, or those of one status', async () => {
  const { url } = await sharedService();
  const list = async (query = '') => (await (await fetch(`${url}/api/v1/ai-skills${query}`)).json()) as Skill[];
  assert.deepEqual(await list(), JSON.parse(JSON.stringify(skills)));
  assert.deepEqual(await list('?status='), JSON.parse(JSON.stringify(skills)));
  let found = 0;
  for (const status of SKILL_STATUSES) {
    const some = await list(`?status=${status}`);
    assert.ok(some.length > 0 && some.every((skill) => skill.status === status), status);
    found += some.length;
  }
  assert.equal(found, skills.length);
});

test('each status has an entity tag of its own, and what the caller has already is answered with 304', async () => {
  const { url } = await sharedService();
  const tags = new Set<string>();
  for (const query of ['', ...SKILL_STATUSES.map((status) => `?status=${status}`)]) {
    const first = await fetch(`${url}/api/v1/ai-skills${query}`);
    const etag = first.headers.get('etag') ?? '';
    assert.match(etag, /^"[\w-]+"$/);
    tags.add(etag);
    const again = await fetch(`${url}/api/v1/ai-skills${query}`, { headers: { 'if-none-match': etag } });
    assert.equal(again.status, 304);
    assert.equal(await again.text(), '');
  }
  assert.equal(tags.size, 1 + SKILL_STATUSES.length);
});

test('an unknown status is refused with the nearest one', async () => {
  const { url } = await sharedService();
  const response = await fetch(`${url}/api/v1/ai-skills?status=planed`);
  assert.equal(response.status, 422);
  const problem = (await response.json()) as Problem;
  assert.match(problem.detail, /must be one of available, beta, planned\. Did you mean planned\?/);
  assert.equal(problem.errors?.[0]?.parameter, 'status');
});

test('the published JSON Schema is linked from the list, holds for it, and refuses what is none', async () => {
  const { url } = await sharedService();
  const listed = await fetch(`${url}/api/v1/ai-skills`);
  const address = /^<([^>]+)>; rel="describedby"$/.exec(listed.headers.get('link') ?? '')?.[1];
  assert.equal(address, `${url}/schemas/ai-skills.json`);
  const response = await fetch(address);
  assert.equal(response.headers.get('content-type'), 'application/schema+json; charset=utf-8');
  const schema = (await response.json()) as Record<string, unknown>;
  assert.deepEqual(schema, JSON.parse(JSON.stringify(skillsSchema(address))));
  assert.equal(schema['$id'], address);
  const validate = new CfWorkerJsonSchemaValidator().getValidator(schema);
  const blueprints = (await listed.json()) as Record<string, unknown>[];
  const whole = validate(blueprints);
  assert.ok(whole.valid, whole.errorMessage);
  for (const wrong of [
    { ...blueprints[0], status: 'soon' },
    { ...blueprints[0], id: 'Entity Advisor' },
    { ...blueprints[0], triggers: undefined },
    { ...blueprints[0], version: 1 },
    { ...blueprints[0], tools: [{ name: 'x' }] },
    { ...blueprints[0], examples: [{ request: 'x', calls: [{ tool: 'x' }], outcome: 'x' }] },
  ])
    assert.equal(validate([JSON.parse(JSON.stringify(wrong))]).valid, false, JSON.stringify(wrong).slice(0, 80));
  const described = Object.keys((schema['items'] as { properties: object }).properties).toSorted();
  for (const blueprint of blueprints) assert.deepEqual(Object.keys(blueprint).toSorted(), described);
});

test('a client of Agent Skills discovery 0.2.0 finds every skill that is offered, with the digest of what it then reads', async () => {
  const { url } = await sharedService();
  const response = await fetch(url + INDEX);
  assert.match(response.headers.get('content-type') ?? '', /^application\/json/);
  const index = (await response.json()) as Index;
  assert.equal(index.$schema, 'https://schemas.agentskills.io/discovery/0.2.0/schema.json');
  assert.deepEqual(
    index.skills.map(({ name }) => name),
    skills.filter(isOffered).map(standardName),
  );
  for (const entry of index.skills) {
    assert.deepEqual(Object.keys(entry), ['name', 'type', 'description', 'url', 'digest']);
    assert.equal(entry.type, 'skill-md');
    assert.equal(entry.url, `/.well-known/agent-skills/${entry.name}/SKILL.md`);
    assert.ok(entry.description.length <= 1024);
    const artifact = await fetch(new URL(entry.url, url + INDEX));
    assert.equal(artifact.status, 200);
    assert.match(artifact.headers.get('content-type') ?? '', /^text\/markdown; charset=utf-8$/);
    assert.equal(artifact.headers.get('access-control-allow-origin'), '*');
    const bytes = Buffer.from(await artifact.arrayBuffer());
    assert.equal(`sha256:${createHash('sha256').update(bytes).digest('hex')}`, entry.digest, entry.name);
    assert.ok(bytes.toString().includes(`\ndescription: ${JSON.stringify(entry.description)}\n`));
  }
});

test('beside each SKILL.md stand the files that it links to, with entity tags, and nothing of what is planned', async () => {
  const { url, app } = await sharedService();
  for (const skill of skills) {
    const { name, files } = skillFolder(skill, app.registry);
    for (const [path, text] of Object.entries(files)) {
      const address = `${url}/.well-known/agent-skills/${name}/${path}`;
      const response = await fetch(address);
      if (!isOffered(skill)) {
        assert.equal(response.status, 404, address);
        assert.equal(((await response.json()) as Problem).code, 'NOT_FOUND');
        continue;
      }
      assert.equal(await response.text(), text, address);
      const etag = response.headers.get('etag') ?? '';
      assert.equal((await fetch(address, { headers: { 'if-none-match': etag } })).status, 304, address);
      assert.equal((await fetch(address, { method: 'HEAD' })).status, 200, address);
      assert.equal((await fetch(address, { method: 'POST' })).status, 405, address);
    }
  }
  for (const path of ['svc-nothing/SKILL.md', 'svc-entity-advisor/', 'svc-entity-advisor/references/none.md', ''])
    assert.equal((await fetch(`${url}/.well-known/agent-skills/${path}`)).status, 404, path);
});

test('where the public address has a path, the index stands on it', async () => {
  const { url } = await sharedService({ SVC_BASE_URL: 'https://example.com/ghana/' });
  const { skills: entries } = (await (await fetch(url + INDEX)).json()) as Index;
  assert.equal(
    new URL(entries[0]!.url, `https://example.com/ghana${INDEX}`).href,
    `https://example.com/ghana/.well-known/agent-skills/${entries[0]!.name}/SKILL.md`,
  );
});

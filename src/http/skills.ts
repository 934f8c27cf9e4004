import { createHash } from 'node:crypto';
import { SKILL_FILE, offeredSkills } from '../registry/skill-files.ts';
import { skillsSchema } from '../registry/skill-schema.ts';
import { API_FIELDS, JSON_TYPE } from './answer.ts';
import { createAsset, type Asset } from './assets.ts';
import type { Registry } from '../registry/registry.ts';

/** Where clients look for the skills of a site (Agent Skills Discovery 0.2.0). */
export const SKILLS_INDEX = '/.well-known/agent-skills/index.json';
/** The JSON Schema of `GET /api/v1/ai-skills`. */
export const SKILLS_SCHEMA = '/schemas/ai-skills.json';

/** The version of the discovery format: an identifier that clients compare and never open. */
const DISCOVERY = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';

/** Whose skills, and the public address, without a trailing slash. */
interface Served {
  readonly registry: Registry;
  readonly baseUrl: string;
}

/**
 * The index of the skills and their files, at the addresses where clients of the Agent Skills standard look for them. Planned
 * skills are left out.
 *
 * @param base the path before every address
 */
export function skillAssets({ registry, baseUrl }: Served, base: string): Record<string, Asset> {
  const folder = SKILLS_INDEX.slice(0, SKILLS_INDEX.lastIndexOf('/'));
  const skills = offeredSkills(registry);
  const index = {
    $schema: DISCOVERY,
    skills: skills.map(({ name, description, files }) => ({
      name,
      type: 'skill-md',
      description,
      url: `${base}${folder}/${name}/${SKILL_FILE}`,
      digest: `sha256:${createHash('sha256').update(files[SKILL_FILE]).digest('hex')}`,
    })),
  };
  return {
    [SKILLS_INDEX]: createAsset(JSON.stringify(index), JSON_TYPE, API_FIELDS),
    [SKILLS_SCHEMA]: createAsset(
      JSON.stringify(skillsSchema(`${baseUrl}${SKILLS_SCHEMA}`)),
      'application/schema+json; charset=utf-8',
      API_FIELDS,
    ),
    ...Object.fromEntries(
      skills.flatMap(({ name, files }) =>
        Object.entries(files).map(([path, text]) => [
          `${folder}/${name}/${path}`,
          createAsset(text, MARKDOWN_TYPE, API_FIELDS),
        ]),
      ),
    ),
  };
}

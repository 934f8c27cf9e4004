import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SkillFolder } from '../src/registry/skill-files.ts';

const SCHEMAS = 'https://agent-plugins.org/schemas/1.0.0';

/** What a plugin takes from `package.json`. */
export interface PackageFacts {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly keywords: readonly string[];
}

/**
 * Writes an Agent Plugins 1.0.0 folder: the skills, and how to start the tool server. It starts the installed program by its name,
 * because the SQLite binding differs by platform and no folder holds them all.
 */
export async function writePlugin(folder: string, about: PackageFacts, skills: readonly SkillFolder[]): Promise<void> {
  const { name, version, description, license, keywords } = about;
  const files: Record<string, string> = {
    'plugin.json': json({ $schema: `${SCHEMAS}/plugin.schema.json`, name, version, description, license, keywords }),
    'mcp.json': json({
      $schema: `${SCHEMAS}/mcp.schema.json`,
      mcpServers: { [name]: { type: 'stdio', command: name, args: [] } },
    }),
    ...Object.fromEntries(
      skills.flatMap((skill) =>
        Object.entries(skill.files).map(([file, text]) => [join('skills', skill.name, file), text]),
      ),
    ),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

const json = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`;

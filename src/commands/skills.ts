import { readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { didYouMean } from '../errors.ts';
import { makeDirectory } from '../files/directory.ts';
import { nearest } from '../text/nearest.ts';
import { SKILL_FILE, offeredSkills, skillFolder, type SkillFolder } from '../registry/skill-files.ts';
import { SKILL_STATUSES, type Skill } from '../registry/skill-schema.ts';
import { standardName } from '../registry/skill.ts';
import { oneOf, visible, wholeFlag, type Command } from './command.ts';

const json = { type: 'boolean', help: 'print JSON' } as const;
const DEFAULT_LIMIT = 50;
/** As any program makes folders: what the user's mask leaves. */
const NEW_FOLDER = 0o777;

export const skillsCommands: readonly Command[] = [
  {
    name: 'skills list',
    summary: 'list the skill blueprints, which say how the tools work together',
    operands: [],
    flags: {
      status: { type: 'string', value: 'STATUS', values: SKILL_STATUSES, help: `only ${SKILL_STATUSES.join(', ')}` },
      limit: { type: 'string', value: 'N', help: `at most this many (default ${DEFAULT_LIMIT})` },
      json,
    },
    example: 'skills list',
    run: async ({ flags }, { app, print, note }) => {
      const status = oneOf('status', flags['status'], SKILL_STATUSES);
      const limit = wholeFlag('limit', flags['limit'], DEFAULT_LIMIT);
      const found = app.registry.skills.filter((skill) => status === undefined || skill.status === status);
      const shown = found.slice(0, limit);
      if (flags['json'] === true) print(JSON.stringify(shown.map(listed), undefined, 2));
      else
        for (const skill of shown)
          print([standardName(skill).padEnd(28), skill.status.padEnd(9), skill.version, skill.title].join('  '));
      if (found.length > limit) note(`Only the first ${limit} are shown; --limit N shows more.`);
      return 0;
    },
  },
  {
    name: 'skills show',
    summary: 'print one skill as SKILL.md (--json: the blueprint)',
    operands: [{ name: 'NAME' }],
    flags: { json },
    example: 'skills show svc-entity-advisor',
    run: async ({ positionals: [name = ''], flags }, { app, print, note }) => {
      const skill = app.registry.skills.find((one) => one.id === name || standardName(one) === name);
      if (skill === undefined) {
        const near = nearest(name.replace('.', '-'), app.registry.skills.map(standardName));
        note(
          `There is no skill "${visible(name)}".${didYouMean(near)} "registration-ghana skills list" lists the skills.`,
        );
        return 1;
      }
      print(
        flags['json'] === true
          ? JSON.stringify(skill, undefined, 2)
          : skillFolder(skill, app.registry).files[SKILL_FILE].trimEnd(),
      );
      return 0;
    },
  },
  {
    name: 'skills install',
    summary: "write every available or beta skill into an assistant's skills folder",
    operands: [{ name: 'DIR' }],
    flags: { json },
    example: 'skills install ~/.claude/skills',
    run: async ({ positionals: [directory = ''], flags }, { app, print, note }) => {
      const written: Installed[] = [];
      try {
        makeDirectory(directory, NEW_FOLDER);
        // A file may stand in its place.
        await readdir(directory);
        for (const skill of offeredSkills(app.registry)) written.push(await install(skill, resolve(directory)));
      } catch (error) {
        const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
        if (reason === undefined) throw error;
        note(`Cannot install into "${visible(directory)}": ${reason}. Choose another folder.`);
        return 1;
      }
      if (flags['json'] === true) print(JSON.stringify(written, undefined, 2));
      else for (const { state, path } of written) print(`${state.padEnd(9)}  ${visible(path)}`);

      const refused = written.filter(({ state }) => state === 'refused');
      for (const { path } of refused)
        note(`${visible(path)} already contains other files: move them away, or install into another folder.`);
      return refused.length === 0 ? 0 : 1;
    },
  },
];

const listed = (skill: Skill): Record<string, unknown> => ({
  id: skill.id,
  name: standardName(skill),
  title: skill.title,
  summary: skill.summary,
  status: skill.status,
  version: skill.version,
  tools: skill.tools.map(({ name }) => name),
  endpoints: skill.endpoints.map(({ endpoint }) => endpoint),
});

interface Installed {
  readonly name: string;
  /** The skill's folder: an absolute path. */
  readonly path: string;
  readonly state: 'installed' | 'updated' | 'unchanged' | 'refused';
}

/** Writes one skill into a folder of skills. Refuses if the folder of its name contains anything else. */
async function install({ name, id, files }: SkillFolder, directory: string): Promise<Installed> {
  const path = join(directory, name);
  const manifest = await textOf(join(path, SKILL_FILE));
  if (manifest === undefined ? await holdsSomething(path) : !manifest.includes(`\n  id: ${JSON.stringify(id)}\n`))
    return { name, path, state: 'refused' };
  let same = true;
  for (const [file, text] of Object.entries(files)) {
    const target = join(path, file);
    if ((await textOf(target)) === text) continue;
    same = false;
    makeDirectory(dirname(target), NEW_FOLDER);
    await writeFile(target, text);
  }
  return { name, path, state: manifest === undefined ? 'installed' : same ? 'unchanged' : 'updated' };
}

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

const textOf = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

const holdsSomething = (path: string): Promise<boolean> =>
  readdir(path).then(
    (entries) => entries.length > 0,
    (error: unknown) => (error as NodeJS.ErrnoException).code !== 'ENOENT',
  );

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'you have no permission to write to it',
  EPERM: 'you have no permission to write to it',
  EROFS: 'the file system is read-only',
  ENOENT: 'no folder can be created there',
  ENOTDIR: 'it is a file, or below a file',
  EEXIST: 'it is a file, or below a file',
  ENOSPC: 'the disk is full',
};

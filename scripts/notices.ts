import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';

/** The folder of the package a bundled file belongs to: the innermost `node_modules`, the scope included. */
const PACKAGE_FOLDER = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
/** Files that hold a licence, or the notices that Apache-2.0 section 4(d) asks to pass on. */
const LICENCE_FILE = /^(?:un)?(?:licen[cs]es?|copying|notice)(?:[-.][\w.-]*)?$/i;
const CODE_FILE = /\.(?:[cm]?[jt]s|json|html)$/i;
const README_FILE = /^readme(?:\.(?:md|markdown|txt))?$/i;
const RULE = '-'.repeat(80);

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | { readonly type?: string };
  readonly licenses?: readonly { readonly type?: string }[];
  readonly author?: string | { readonly name?: string };
}

/**
 * The notices file of a bundle: for each package of which the bundle holds code, its name, version, licence identifier
 * and licence text, sorted by name, then version.
 *
 * The text is what the package's own folder holds: its licence and notice files, else the licence section of its README.
 * A package with neither is listed with its identifier and author alone.
 *
 * @param metafile what esbuild tells of the bundle (`metafile: true`)
 * @param root the folder to which the metafile's paths are relative (esbuild's `absWorkingDir`)
 * @throws Error when a bundled package's `package.json` is missing or says neither name nor version
 */
export function notices(metafile: Metafile, root: string): string {
  const sections = new Map<string, string>();
  for (const folder of packageFolders(metafile)) {
    const manifest = readManifest(join(root, folder));
    // The same package at the same version may stand in several folders.
    sections.set(`${manifest.name} ${manifest.version}`, section(manifest, join(root, folder)));
  }
  const sorted = [...sections].sort(([a], [b]) => (a < b ? -1 : Number(a > b))).map(([, text]) => text);
  return (
    ['This software bundles the packages below, each under its own licence.', ...sorted].join(`\n\n${RULE}\n\n`) + '\n'
  );
}

/** Folders, relative to the root, of the packages that left code in an output; what was shaken out entirely is none. */
function packageFolders(metafile: Metafile): Set<string> {
  const folders = new Set<string>();
  for (const output of Object.values(metafile.outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(output.inputs)) {
      const folder = PACKAGE_FOLDER.exec(path)?.[0];
      if (bytesInOutput > 0 && folder !== undefined && !folder.startsWith('(disabled):')) folders.add(folder);
    }
  }
  return folders;
}

function readManifest(folder: string): Manifest {
  const path = join(folder, 'package.json');
  if (!existsSync(path)) throw new Error(`bundled, but no package.json to read its licence from: ${folder}`);
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Partial<Manifest>;
  const { name, version } = manifest;
  if (name === undefined || version === undefined) throw new Error(`${path} states no name or no version`);
  return { ...manifest, name, version };
}

function section(manifest: Manifest, folder: string): string {
  const head = `${manifest.name} ${manifest.version}\nLicence: ${licenceId(manifest)}`;
  const author = typeof manifest.author === 'string' ? manifest.author : manifest.author?.name;
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();
  const texts = files
    .filter((file) => LICENCE_FILE.test(file) && !CODE_FILE.test(file))
    .map((file) => readText(folder, file))
    .filter((text) => text !== '');
  if (texts.length > 0) return [head, ...texts].join('\n\n');
  const byAuthor = `${head}\nAuthor: ${author ?? 'not stated'}`;
  const readme = files.find((file) => README_FILE.test(file));
  const excerpt = readme === undefined ? '' : licenceSection(readText(folder, readme));
  return excerpt === '' ? byAuthor : `${byAuthor}\n\n${excerpt}`;
}

/** The SPDX expression, also from the two forms that npm has deprecated. */
function licenceId({ license, licenses }: Manifest): string {
  if (typeof license === 'string') return license;
  const types = [license, ...(licenses ?? [])].flatMap((entry) => entry?.type ?? []);
  return types.length === 0 ? 'not stated' : types.join(' OR ');
}

/** The part of a Markdown README under its first heading that speaks of a licence, up to the next of that level; else ''. */
function licenceSection(readme: string): string {
  const lines = readme
    .replaceAll(/^(\S.*)\n=+[ \t]*$/gm, '# $1')
    .replaceAll(/^(\S.*)\n-{3,}[ \t]*$/gm, '## $1')
    .split('\n');
  const start = lines.findIndex((line) => /^#{1,6}\s.*\blicen[cs](?:e|es|ing)\b/i.test(line));
  if (start === -1) return '';
  const level = /^#+/.exec(lines[start] ?? '')?.[0].length ?? 1;
  const length = lines.slice(start + 1).findIndex((line) => new RegExp(`^#{1,${level}}\\s`).test(line));
  return lines
    .slice(start + 1, length === -1 ? undefined : start + 1 + length)
    .join('\n')
    .trim();
}

function readText(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}

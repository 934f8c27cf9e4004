import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';

/** The folder of a bundled file's package, with its scope, in the innermost `node_modules`. */
const PACKAGE_FOLDER = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
/** Files with a licence, or with the notices that Apache-2.0 section 4(d) requires to pass on. */
const LICENCE_FILE = /^(?:un)?(?:licen[cs]es?|copying|notice)(?:[-.][\w.-]*)?$/i;
const CODE_FILE = /\.(?:[cm]?[jt]s|json|html)$/i;
const README_FILE = /^readme(?:\.(?:md|markdown|txt))?$/i;
const RULE = '-'.repeat(80);

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | { readonly type?: string };
  readonly licenses?: readonly { readonly type?: string }[];
  readonly author?: string | { readonly name?: string };
}

/**
 * The notices file of a bundle: the name, version, licence identifier and licence text of each package with code in the
 * bundle, sorted by name, then version.
 *
 * The text comes from the package's folder: its licence and notice files, otherwise the licence section of its README. A
 * package with neither is listed with only its identifier and author.
 *
 * @param metafile esbuild's metadata about the bundle (`metafile: true`)
 * @param root the folder to which the metafile's paths are relative (esbuild's `absWorkingDir`)
 * @throws Error if a bundled package's `package.json` is missing or has no name or version
 */
export function notices(metafile: Metafile, root: string): string {
  const sections = bundledPackages(metafile, root).map(({ manifest, folder }) => section(manifest, join(root, folder)));
  return (
    ['This software bundles the packages below, each under its own licence.', ...sections].join(`\n\n${RULE}\n\n`) +
    '\n'
  );
}

/** A package with code in the bundle, and its folder below the root. */
export interface BundledPackage {
  readonly manifest: Manifest;
  readonly folder: string;
}

/** The packages with code in a bundle, sorted by name, then version. Parameters and errors as for {@link notices}. */
export function bundledPackages(metafile: Metafile, root: string): BundledPackage[] {
  const packages = new Map<string, BundledPackage>();
  for (const folder of packageFolders(metafile)) {
    const manifest = readManifest(join(root, folder));
    // The same version of a package may be in several folders.
    packages.set(`${manifest.name} ${manifest.version}`, { manifest, folder });
  }
  return [...packages].sort(([a], [b]) => (a < b ? -1 : Number(a > b))).map(([, found]) => found);
}

/** The folders, relative to the root, of the packages with code in an output; not those that tree shaking removed. */
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
  if (!existsSync(path)) throw new Error(`no package.json in ${folder}, which is bundled: cannot read its licence`);
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Partial<Manifest>;
  const { name, version } = manifest;
  if (name === undefined || version === undefined) throw new Error(`${path} has no name or no version`);
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

/** The SPDX expression; also reads npm's two deprecated forms. */
export function licenceId({ license, licenses }: Manifest): string {
  if (typeof license === 'string') return license;
  const types = [license, ...(licenses ?? [])].flatMap((entry) => entry?.type ?? []);
  return types.length === 0 ? 'not stated' : types.join(' OR ');
}

/** The section of a Markdown README under its first heading about a licence; '' if there is none. */
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

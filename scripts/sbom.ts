import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { bundledPackages, licenceId, type Manifest } from './notices.ts';

/** What package-lock.json says of one installed package. */
interface Locked extends Manifest {
  readonly dev?: boolean;
  readonly integrity?: string;
}

/**
 * The software bill of materials of a build, as CycloneDX 1.6: the packages with code in the bundle, those whose files are copied
 * into the build, and those that are installed beside it. It holds no time and no serial number, so that the same sources make the same bytes.
 *
 * @param metafile esbuild's metadata about the bundle (`metafile: true`)
 * @param root the folder with package.json and package-lock.json
 * @param copied the folders, relative to the root, of packages whose files stand in the build unchanged
 * @throws Error if a bundled package's `package.json` is missing or has no name or version
 */
export function sbom(metafile: Metafile, root: string, copied: readonly string[]): string {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown;
  const { name, version } = read('package.json') as Manifest;
  const { packages } = read('package-lock.json') as { packages: Readonly<Record<string, Locked>> };
  const bundled = bundledPackages(metafile, root).map(({ manifest, folder }) =>
    component(manifest, packages[folder]?.integrity, 'bundled'),
  );
  const whole = copied.map((folder) => {
    const manifest = read(`${folder}/package.json`) as Manifest;
    return component(manifest, packages[folder]?.integrity, 'copied');
  });
  const installed = Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== '' && dev !== true)
    .map(([folder, locked]) => {
      const named = { ...locked, name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length) };
      return component(named, locked.integrity, 'installed');
    });
  const components = [...bundled, ...whole, ...installed];
  const document = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': purl(name, version), name, version } },
    components,
    dependencies: [{ ref: purl(name, version), dependsOn: components.map((one) => one['bom-ref']) }],
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

/** A package's address by the package URL specification: a scope's `@` is escaped. */
const purl = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function component(manifest: Manifest, integrity: string | undefined, how: 'bundled' | 'copied' | 'installed') {
  const { name, version } = manifest;
  const licence = licenceId(manifest);
  const digest = /^sha512-(\S+)/.exec(integrity ?? '')?.[1];
  return {
    type: 'library',
    'bom-ref': purl(name, version),
    name,
    version,
    purl: purl(name, version),
    ...(licence === 'not stated' ? {} : { licenses: [{ expression: licence }] }),
    ...(digest === undefined
      ? {}
      : { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }),
    properties: [{ name: 'registration-ghana:how', value: how }],
  };
}

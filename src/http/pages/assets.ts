import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAsset, type Asset } from '../assets.ts';
import { pageFields } from '../answer.ts';

const YEAR = 31_536_000;

const FILES = {
  style: { file: 'style.css', type: 'text/css; charset=utf-8' },
  script: { file: 'pages.js', type: 'text/javascript; charset=utf-8' },
} as const;

/** The paths of the pages' style and script, below the base. */
export type PageFiles = Readonly<Record<keyof typeof FILES, string>>;

/**
 * The pages' style and script. The address of each contains its hash, so that browsers fetch it only when it changes.
 *
 * @param folder the folder with the built files
 */
export function pageAssets(folder: string): { files: PageFiles; assets: Readonly<Record<string, Asset>> } {
  const made = Object.entries(FILES).map(([name, { file, type }]) => {
    const content = readFileSync(join(folder, file));
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 10);
    return { name, path: `/assets/${hash}/${file}`, asset: createAsset(content, type, pageFields(), YEAR) };
  });
  return {
    files: Object.fromEntries(made.map(({ name, path }) => [name, path])) as PageFiles,
    assets: Object.fromEntries(made.map(({ path, asset }) => [path, asset])),
  };
}

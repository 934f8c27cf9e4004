import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { skills } from '../skills/index.ts';
import { catalog } from '../src/registry/catalog.ts';
import { createRegistry } from '../src/registry/registry.ts';
import { tools } from '../tools/index.ts';

/** What `catalog.json` must hold. */
export const catalogText = (): string =>
  `${JSON.stringify(catalog(createRegistry({ tools, skills })), undefined, 2)}\n`;

if (process.argv[1] === import.meta.filename)
  await writeFile(join(import.meta.dirname, '..', 'catalog.json'), catalogText());

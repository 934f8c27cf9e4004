import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * The built server to check and one call for each of its tools.
 * @param {string | undefined} file The built server's path, as given on the command line.
 * @returns {{ server: string, calls: { name: string, input: Record<string, unknown> }[] }} The server's absolute path and,
 *   in catalog order, each tool's first example from the `catalog.json` beside the server's folder.
 * @throws {Error} With the fix, if the server or the catalog is missing or a tool has no example.
 */
export function readCases(file) {
  if (file === undefined) throw new Error('Missing the path of the built server, for example dist/index.js');
  const server = resolve(file);
  if (!existsSync(server)) throw new Error(`${file} does not exist; run: npm run build`);
  const path = join(dirname(server), '..', 'catalog.json');
  if (!existsSync(path)) throw new Error(`no catalog.json beside the folder of ${file}; run: npm run generate`);
  const calls = JSON.parse(readFileSync(path, 'utf8')).tools.map((tool) => {
    const input = tool.examples?.[0]?.input;
    if (input === undefined) throw new Error(`catalog.json: ${tool.name} has no example to call it with`);
    return { name: tool.name, input };
  });
  if (calls.length === 0) throw new Error('catalog.json lists no tool');
  return { server, calls };
}

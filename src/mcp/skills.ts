import { ResourceTemplate, type CacheHint, type McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { Registry } from '../registry/registry.ts';
import type { Extension } from './skills-catalog.ts';

// The skills extension (SEP-2640), implemented by the SDK. Its code and the texts of the skills are loaded at the first request
// that needs them, because most conversations never ask for them and every start would be slower.

const EXTENSION = 'io.modelcontextprotocol/skills';

/** The methods of the extension, with their parameters. */
const METHODS = {
  'skills/list': z.looseObject({ cursor: z.string().optional() }),
  'skills/get': z.looseObject({ uri: z.string() }),
  'resources/directory/read': z.looseObject({ uri: z.string(), cursor: z.string().optional() }),
} as const;

/** Offers the skills of a registry on a server that is not connected yet. */
export function offerSkills(mcp: McpServer, registry: Registry, cacheHint: CacheHint): void {
  let loaded: Promise<Extension> | undefined;
  const extension = () => {
    loaded ??= import('./skills-catalog.ts').then(({ extensionFor }) => extensionFor(mcp, registry, cacheHint));
    return loaded;
  };
  mcp.server.registerCapabilities({ extensions: { [EXTENSION]: { directoryRead: true } } });
  for (const [method, params] of Object.entries(METHODS)) {
    mcp.server.setRequestHandler(method, { params }, async (given, context) => {
      const { handlers } = await extension();
      return handlers.get(method)!(given, context);
    });
  }
  mcp.registerResource(
    'skills',
    new ResourceTemplate('skill://{+path}', { list: async (context) => (await extension()).list(context) }),
    // Anything more here would be repeated for every listed file.
    { cacheHint },
    async (uri, variables, context) => (await extension()).read(uri, variables, context),
  );
}

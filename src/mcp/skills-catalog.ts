import type {
  CacheHint,
  ListResourcesCallback,
  McpServer,
  ReadResourceTemplateCallback,
  ResourceTemplate,
  Result,
  ServerContext,
} from '@modelcontextprotocol/server';
import { SkillsExtension, memorySkillFiles, type SkillCatalog } from '@modelcontextprotocol/server/ext/skills';
import type { Registry } from '../registry/registry.ts';
import { offeredSkills } from '../registry/skill-files.ts';

// skills.ts loads this module at the first request that needs it.

type Handler = (params: Record<string, unknown>, context: ServerContext) => Promise<Result>;

/** What the SDK's extension registers on a server. */
export interface Extension {
  readonly handlers: ReadonlyMap<string, Handler>;
  readonly list: ListResourcesCallback;
  readonly read: ReadResourceTemplateCallback;
}

const catalogs = new WeakMap<Registry, Promise<SkillCatalog>>();

/** The skills of a registry, without planned ones, as the SDK serves them; made once. */
function catalogOf(registry: Registry, cacheHint: CacheHint): Promise<SkillCatalog> {
  let made = catalogs.get(registry);
  if (made === undefined) {
    const files = offeredSkills(registry).flatMap(({ name, files: own }) =>
      Object.entries(own).map(([path, text]) => [`${name}/${path}`, text] as const),
    );
    made = SkillsExtension.load(memorySkillFiles(Object.fromEntries(files)), { strict: true, cacheHint });
    catalogs.set(registry, made);
  }
  return made;
}

/**
 * What the SDK's extension registers on a server. The extension attaches only to a server that is not connected yet, so it
 * attaches to a stand-in that records what it registers.
 */
export async function extensionFor(mcp: McpServer, registry: Registry, cacheHint: CacheHint): Promise<Extension> {
  const catalog = await catalogOf(registry, cacheHint);
  const handlers = new Map<string, Handler>();
  let resources: Pick<Extension, 'list' | 'read'> | undefined;
  const standIn = {
    isConnected: () => false,
    registerResource: (_name: string, template: ResourceTemplate, _about: object, read: Extension['read']) => {
      resources = { list: template.listCallback ?? (() => ({ resources: [] })), read };
    },
    server: {
      assertCanSetRequestHandler: () => {},
      registerCapabilities: () => {},
      setRequestHandler: (method: string, _schemas: object, handler: Handler) => handlers.set(method, handler),
      getNegotiatedProtocolVersion: () => mcp.server.getNegotiatedProtocolVersion(),
    },
  };
  catalog.attach(standIn as unknown as McpServer);
  return { handlers, ...resources! };
}

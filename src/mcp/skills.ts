import {
  ResourceTemplate,
  type CacheHint,
  type ListResourcesCallback,
  type McpServer,
  type ReadResourceTemplateCallback,
  type Result,
  type ServerContext,
} from '@modelcontextprotocol/server';
import type { SkillCatalog } from '@modelcontextprotocol/server/ext/skills';
import * as z from 'zod';
import type { Registry } from '../registry/registry.ts';

// The skills extension (SEP-2640). The SDK's own implementation answers; it and the texts of the skills are loaded at the
// first request that needs them, because most conversations never ask and every start would pay.

const EXTENSION = 'io.modelcontextprotocol/skills';
const ROOT = 'skill://';

/** The methods of the extension, with what each takes. */
const METHODS = {
  'skills/list': z.looseObject({ cursor: z.string().optional() }),
  'skills/get': z.looseObject({ uri: z.string() }),
  'resources/directory/read': z.looseObject({ uri: z.string(), cursor: z.string().optional() }),
} as const;

type Handler = (params: Record<string, unknown>, context: ServerContext) => Promise<Result>;

/** What the SDK's extension registers on a server. */
interface Extension {
  readonly handlers: ReadonlyMap<string, Handler>;
  readonly list: ListResourcesCallback;
  readonly read: ReadResourceTemplateCallback;
}

/** Offers the skills of a registry on a server that is not connected yet; what is planned is no skill. */
export function offerSkills(mcp: McpServer, registry: Registry, cacheHint: CacheHint): void {
  let loaded: Promise<Extension> | undefined;
  const extension = () => {
    loaded ??= catalogOf(registry, cacheHint).then((catalog) => registeredBy(catalog, mcp));
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
    new ResourceTemplate(`${ROOT}{+path}`, { list: async (context) => (await extension()).list(context) }),
    // What stands here, each listed file of a skill would say of itself.
    { cacheHint },
    async (uri, variables, context) => (await extension()).read(uri, variables, context),
  );
}

const catalogs = new WeakMap<Registry, Promise<SkillCatalog>>();

/** The skills of a registry as the SDK serves them, made once. */
function catalogOf(registry: Registry, cacheHint: CacheHint): Promise<SkillCatalog> {
  let made = catalogs.get(registry);
  if (made === undefined) {
    made = loadCatalog(registry, cacheHint);
    catalogs.set(registry, made);
  }
  return made;
}

async function loadCatalog(registry: Registry, cacheHint: CacheHint): Promise<SkillCatalog> {
  const [{ SkillsExtension, memorySkillFiles }, { offeredSkills }] = await Promise.all([
    import('@modelcontextprotocol/server/ext/skills'),
    import('../registry/skill-files.ts'),
  ]);
  const files = offeredSkills(registry).flatMap(({ name, files: own }) =>
    Object.entries(own).map(([path, text]) => [`${name}/${path}`, text] as const),
  );
  return SkillsExtension.load(memorySkillFiles(Object.fromEntries(files)), { strict: true, cacheHint });
}

/**
 * What the extension would register on a server. It only attaches before a server is connected, and so it attaches to a
 * stand-in that writes down what is registered.
 */
function registeredBy(catalog: SkillCatalog, mcp: McpServer): Extension {
  const handlers = new Map<string, Handler>();
  let resources: Omit<Extension, 'handlers'> | undefined;
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

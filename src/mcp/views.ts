import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  ResourceTemplate,
  type CacheHint,
  type McpServer,
} from '@modelcontextprotocol/server';
import type { Registry } from '../registry/registry.ts';
import { NAME } from './texts.ts';

// Inline views of answers: the MCP Apps extension, text of 2026-01-26 (SEP-1865).

const EXTENSION = 'io.modelcontextprotocol/ui';
const MIME_TYPE = 'text/html;profile=mcp-app';

/** A view asks nothing of the network. Some hosts read this from the list, others from what was read, so it stands in both. */
const ABOUT_VIEW = {
  ui: {
    csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
    prefersBorder: true,
  },
};

/** The address of a view. Old conversations keep it, so it never changes. */
export const viewUri = (view: string): string => `ui://${NAME}/${view}`;

/**
 * Offers the views that the tools of a registry declare, on a server that is not connected yet. A file is read when its view is
 * asked for: most conversations show none, and every start would be slower.
 *
 * @param folder the built views
 */
export function offerViews(mcp: McpServer, registry: Registry, folder: string, cacheHint: CacheHint): void {
  const titles = new Map(registry.tools.flatMap(({ view, title }) => (view === undefined ? [] : [[view, title]])));
  mcp.server.registerCapabilities({ extensions: { [EXTENSION]: { mimeTypes: [MIME_TYPE] } } });
  mcp.registerResource(
    'views',
    new ResourceTemplate(viewUri('{+view}'), {
      list: () => ({
        resources: [...titles].map(([view, title]) => ({
          name: `view-${view}`,
          uri: viewUri(view),
          title,
          description: 'What an assistant shows beside the answer',
          mimeType: MIME_TYPE,
          _meta: ABOUT_VIEW,
        })),
      }),
    }),
    { cacheHint },
    async (uri) => {
      // Some hosts add a query to see a new version.
      const view = uri.pathname.slice(1);
      if (!titles.has(view)) throw new ResourceNotFoundError(uri.href);
      const text = await readFile(join(folder, `${view}.html`), 'utf8').catch(() => {
        throw new ProtocolError(
          ProtocolErrorCode.InternalError,
          'The view cannot be read. The answer says the same in text.',
        );
      });
      return { contents: [{ uri: uri.href, mimeType: MIME_TYPE, text, _meta: ABOUT_VIEW }] };
    },
  );
}

import { DEFAULT_PORTS } from '../config.ts';
import type { ClientConfigurations, DesktopClient } from '../http/route.ts';
import { SERVER_NAME, fileClient, fileClients, type FileClient, type Start } from './clients.ts';
import type { Carried } from './settings.ts';

/** How an assistant on this computer starts this program. */
export const startHere = (entry: string, { env, flags }: Pick<Carried, 'env' | 'flags'>): Start => ({
  command: process.execPath,
  args: [entry, ...flags],
  env,
});

/** How an assistant on another computer starts the package, which then calls the service at `baseUrl`. */
const startElsewhere = (baseUrl: string): Start => ({
  command: 'npx',
  args: ['-y', SERVER_NAME],
  env: { SVC_BASE_URL: baseUrl },
});

/** What stands in a client's file for the tool server: exactly the shape that the client expects. */
export function clientConfiguration(client: FileClient, start: Start): object {
  const { section, entry } = fileClient(client);
  return { [section]: { [SERVER_NAME]: entry(start) } };
}

/** What a remote client asks for to reach the tools through the bridge. */
export const bridgeConfiguration = (
  url = `http://127.0.0.1:${DEFAULT_PORTS.bridge}/mcp`,
): { name: string; url: string; authentication: string } => ({ name: SERVER_NAME, url, authentication: 'none' });

/**
 * The assistants that the page about them shows. A caller on this computer gets its paths; any other caller gets a package that calls
 * this service.
 *
 * @param address the address of the service for callers elsewhere
 */
export function clientConfigurations(
  where: 'here' | 'elsewhere',
  { here, address, bridgeUrl }: { here: Start; address: string; bridgeUrl: string | undefined },
): ClientConfigurations {
  const start = where === 'here' ? here : startElsewhere(address);
  const desktop = fileClients.flatMap(({ id, title, place, link }): DesktopClient[] => {
    if (place === undefined) return [];
    const configuration = clientConfiguration(id, start);
    return [{ id, title, place, configuration, ...(link === undefined ? {} : { link: link(start) }) }];
  });
  return {
    desktop,
    ...(bridgeUrl === undefined ? {} : { bridge: bridgeConfiguration(bridgeUrl) }),
  };
}

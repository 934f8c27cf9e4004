import { DEFAULT_PORTS } from '../config.ts';
import type { ClientConfigurations } from '../http/route.ts';

/** The clients whose configuration this program can write. */
export const CLIENTS = ['claude-desktop', 'claude-code', 'cursor', 'vscode', 'bridge'] as const;
export type Client = (typeof CLIENTS)[number];

const SERVER_NAME = 'registration-ghana';

export interface ClientConfigOptions {
  /** The file that starts the tool server: an absolute path. If absent, the client fetches the package with npx. */
  readonly entry?: string;
  /** The service's base address, as configured. */
  readonly baseUrl: string | undefined;
  /** The bridge's address, for remote clients. */
  readonly bridgeUrl?: string;
}

/**
 * The configurations that the page about assistants shows. A caller on this computer gets its paths; any other caller gets a package that
 * calls this service.
 *
 * @param address the base address to use if none is configured
 */
export function clientConfigurations(
  where: 'here' | 'elsewhere',
  {
    entry,
    baseUrl,
    address,
    bridgeUrl,
  }: { entry: string; baseUrl: string | undefined; address: string; bridgeUrl: string | undefined },
): ClientConfigurations {
  const options = where === 'here' ? { entry, baseUrl } : { baseUrl: baseUrl ?? address };
  const of = (client: Client): object => clientConfiguration(client, options);
  return {
    'claude-desktop': of('claude-desktop'),
    'claude-code': of('claude-code'),
    cursor: of('cursor'),
    vscode: of('vscode'),
    ...(bridgeUrl === undefined
      ? {}
      : { bridge: clientConfiguration('bridge', { baseUrl, bridgeUrl }) as ClientConfigurations['bridge'] & object }),
  };
}

/** The JSON with which a client starts the tool server or, if remote, reaches it: exactly the shape that the client expects. */
export function clientConfiguration(
  client: Client,
  { entry, baseUrl, bridgeUrl = `http://127.0.0.1:${DEFAULT_PORTS.bridge}/mcp` }: ClientConfigOptions,
): object {
  const start =
    entry === undefined ? { command: 'npx', args: ['-y', SERVER_NAME] } : { command: process.execPath, args: [entry] };
  const server = { ...start, env: { SVC_BASE_URL: baseUrl ?? '' } };
  switch (client) {
    case 'bridge':
      return { name: SERVER_NAME, url: bridgeUrl, authentication: 'none' };
    case 'vscode':
      return { servers: { [SERVER_NAME]: { type: 'stdio', ...server } } };
    default:
      return { mcpServers: { [SERVER_NAME]: server } };
  }
}

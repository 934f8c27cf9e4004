/** The clients whose configuration this program can write. */
export const CLIENTS = ['claude-desktop', 'claude-code', 'cursor', 'vscode', 'bridge'] as const;
export type Client = (typeof CLIENTS)[number];

const SERVER_NAME = 'registration-ghana';

/** Where the bridge listens unless told otherwise. */
export const DEFAULT_BRIDGE_URL = 'http://127.0.0.1:3001/mcp';

export interface ClientConfigOptions {
  /** The file that starts the tool server: an absolute path. Absent: it is fetched from the package registry. */
  readonly entry?: string;
  /** The service's base address as configured. */
  readonly baseUrl: string | undefined;
  /** The bridge's address, for remote clients. */
  readonly bridgeUrl?: string;
}

/** The configuration with which a client starts (or, for a remote one, reaches) the tool server, exactly as the client wants it. */
export function clientConfiguration(
  client: Client,
  { entry, baseUrl, bridgeUrl = DEFAULT_BRIDGE_URL }: ClientConfigOptions,
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

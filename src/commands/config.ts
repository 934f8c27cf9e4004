import { CLIENTS, clientConfiguration, type Client } from '../client-config.ts';
import { nearest } from '../names/nearest.ts';
import { UsageError, visible, type Command } from './command.ts';

export const configCommands: readonly Command[] = [
  {
    name: 'config',
    summary: `print the configuration of a client: ${CLIENTS.join(', ')}`,
    operands: ['CLIENT'],
    flags: { url: { type: 'string', value: 'URL', help: "the bridge's public address, for the client 'bridge'" } },
    run: async ({ positionals: [client = ''], flags }, { config, entry, print }) => {
      if (!isClient(client)) {
        const near = nearest(client, CLIENTS);
        throw new UsageError(
          `There is no client "${visible(client)}".${near === undefined ? '' : ` Did you mean ${near}?`} Known are ${CLIENTS.join(', ')}.`,
        );
      }
      const url = flags['url'];
      if (url !== undefined && client !== 'bridge')
        throw new UsageError("--url is for the client 'bridge'; use --base-url for the service's address.");
      const bridge = typeof url === 'string' ? { bridgeUrl: bridgeAddress(url) } : {};
      print(JSON.stringify(clientConfiguration(client, { entry, baseUrl: config.baseUrl, ...bridge }), undefined, 2));
      return 0;
    },
  },
];

const isClient = (word: string): word is Client => (CLIENTS as readonly string[]).includes(word);

function bridgeAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new UsageError(
      '--url must be an http or https address without user name and password, for example https://registration.example/mcp.',
    );
  }
  return text;
}

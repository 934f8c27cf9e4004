import { DEFAULT_PORTS } from '../../config.ts';
import type { ClientConfigurations } from '../route.ts';

type DesktopClient = Exclude<keyof ClientConfigurations, 'bridge'>;

interface Guide {
  readonly title: string;
  /** Where the configuration goes. */
  readonly place: string;
  readonly installTitle?: string;
  /** Makes a link that installs the server in the client. */
  readonly install?: (name: string, server: object) => string;
}

const GUIDES: Readonly<Record<DesktopClient, Guide>> = {
  'claude-desktop': {
    title: 'Claude Desktop',
    place: 'Settings, Developer, Edit Config: claude_desktop_config.json. Then start Claude again.',
  },
  'claude-code': { title: 'Claude Code', place: '.mcp.json in the folder of your project.' },
  cursor: {
    title: 'Cursor',
    place: '.cursor/mcp.json in your project or your home folder.',
    installTitle: 'Add to Cursor',
    install: (name, server) =>
      `cursor://anysphere.cursor-deeplink/mcp/install?name=${encodeURIComponent(name)}&config=${encodeURIComponent(btoa(JSON.stringify(server)))}`,
  },
  vscode: {
    title: 'Visual Studio Code',
    place: '.vscode/mcp.json in your project.',
    installTitle: 'Add to VS Code',
    install: (name, server) => `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name, ...server }))}`,
  },
};

/** The server in a client's configuration, which has a single list with a single entry. */
function serverOf(configuration: object): [name: string, server: object] {
  const [servers = {}] = Object.values(configuration) as object[];
  const [name = '', server = {}] = Object.entries(servers)[0] ?? [];
  return [name, server as object];
}

const Copy = ({ of, what }: { of: string; what: string }) => (
  <button type="button" class="secondary copy needs-script" data-copy={of}>
    Copy<span class="unseen"> {what}</span>
  </button>
);

/** How to reach the same tools from an assistant: the configuration of each, to copy or install. */
export const Assistants = ({ clients }: { clients: ClientConfigurations }) => (
  <>
    <p class="lead">The same answers inside the assistant you already talk to. Choose yours.</p>
    <h2>On your computer</h2>
    {(Object.keys(GUIDES) as DesktopClient[]).map((client) => (
      <Client client={client} configuration={clients[client]} />
    ))}
    <h2 class="apart">On the web</h2>
    <Remote bridge={clients.bridge} />
  </>
);

function Client({ client, configuration }: { client: DesktopClient; configuration: object }) {
  const { title, place, install, installTitle } = GUIDES[client];
  const id = `configuration-${client}`;
  return (
    <details class="client" name="client">
      <summary>{title}</summary>
      <p>{place}</p>
      <div class="code">
        <pre>
          <code id={id}>{JSON.stringify(configuration, undefined, 2)}</code>
        </pre>
        <p class="actions">
          <Copy of={id} what={`the configuration for ${title}`} />
          {install === undefined ? null : (
            <a class="button secondary" href={install(...serverOf(configuration))}>
              {installTitle}
            </a>
          )}
        </p>
      </div>
    </details>
  );
}

function Remote({ bridge }: { bridge: ClientConfigurations['bridge'] }) {
  if (bridge === undefined)
    return (
      <div class="card">
        <p>
          Remote assistants (ChatGPT, Mistral and others) reach the tools through a bridge. This service has no bridge
          yet. Its operator starts one with:
        </p>
        <div class="code">
          <pre>
            <code id="bridge-command">registration-ghana bridge --port {DEFAULT_PORTS.bridge}</code>
          </pre>
          <p class="actions">
            <Copy of="bridge-command" what="the command" />
          </p>
        </div>
        <p>
          Serve it over https, and set <code>SVC_BRIDGE_URL</code> to its public address. This page then shows the three
          fields that assistants ask for.
        </p>
      </div>
    );
  const fields = [
    ['Name', bridge.name],
    ['Server URL', bridge.url],
    ['Authentication', bridge.authentication],
  ] as const;
  return (
    <div class="card">
      <p>In your assistant, add a custom connector (MCP server) with these three fields:</p>
      <dl class="pairs">
        {fields.map(([label, value], index) => (
          <div>
            <dt>{label}</dt>
            <dd>
              <code id={`bridge-${index}`}>{value}</code>
              <Copy of={`bridge-${index}`} what={label.toLowerCase()} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

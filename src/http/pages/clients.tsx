import { DEFAULT_PORTS } from '../../config.ts';
import type { ClientConfigurations, DesktopClient } from '../route.ts';

type Assistant = Exclude<keyof ClientConfigurations, 'bridge'>;

/** Where the configuration of each goes. */
const PLACES: Readonly<Record<Assistant, string>> = {
  'claude-desktop': 'Settings, Developer, Edit Config: claude_desktop_config.json. Then start Claude again.',
  'claude-code': '.mcp.json in the folder of your project.',
  cursor: '.cursor/mcp.json in your project or your home folder.',
  vscode: '.vscode/mcp.json in your project.',
};

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
    {(Object.keys(PLACES) as Assistant[]).map((client) => (
      <Desktop id={`configuration-${client}`} place={PLACES[client]} {...clients[client]} />
    ))}
    <h2 class="apart">On the web</h2>
    <Remote bridge={clients.bridge} />
  </>
);

function Desktop({ id, place, title, configuration, link }: DesktopClient & { id: string; place: string }) {
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
          {link === undefined ? null : (
            <a class="button secondary" href={link}>
              Add to {title}
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

import type { ClientConfigurations, DesktopClient } from '../route.ts';

const Copy = ({ of, what }: { of: string; what: string }) => (
  <button type="button" class="secondary copy needs-script" data-copy={of}>
    Copy<span class="unseen"> {what}</span>
  </button>
);

/** How to reach the same tools from an assistant: the configuration of each, to copy or install. */
export const Assistants = ({ clients, isHere }: { clients: ClientConfigurations; isHere: boolean }) => (
  <>
    <p class="lead">The same answers inside the assistant you already talk to. Choose yours.</p>
    <h2>On your computer</h2>
    <Needed isHere={isHere} />
    {clients.desktop.map((client) => (
      <Desktop {...client} />
    ))}
    {clients.bridge === undefined ? null : (
      <>
        <h2 class="apart">On the web</h2>
        <Remote bridge={clients.bridge} />
      </>
    )}
  </>
);

/** What is to be installed before a configuration works. */
const Needed = ({ isHere }: { isHere: boolean }) => (
  <ol class="steps">
    <li>
      <span>Install the assistant, if you do not have it yet: one of those below.</span>
    </li>
    {isHere ? null : (
      <li>
        <span>
          Install <a href="https://nodejs.org">Node.js</a>, version 20.19 or later. The configuration below downloads
          the program <code>registration-ghana</code> with it and starts it; the program asks this website.
        </span>
      </li>
    )}
    <li>
      <span>
        {isHere ? 'The program is on this computer already. ' : ''}
        Put the configuration where your assistant reads it, and start the assistant again.
      </span>
    </li>
  </ol>
);

function Desktop({ id, place, title, configuration, link }: DesktopClient) {
  const shown = `configuration-${id}`;
  return (
    <details class="client" name="client">
      <summary>{title}</summary>
      <p>{place}</p>
      <div class="code">
        <pre>
          <code id={shown}>{JSON.stringify(configuration, undefined, 2)}</code>
        </pre>
        <p class="actions">
          <Copy of={shown} what={`the configuration for ${title}`} />
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

function Remote({ bridge }: { bridge: NonNullable<ClientConfigurations['bridge']> }) {
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

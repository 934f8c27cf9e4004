import { openApp, type App } from '../app.ts';
import { readArguments } from './arguments.ts';
import { clientConfiguration, startHere } from '../clients/configuration.ts';
import { carriedSettings } from '../clients/settings.ts';
import { ConfigError, loadConfig } from '../config.ts';
import { UsageError } from './command.ts';
import { ownPages } from './own-pages.ts';
import { serveOnStdio } from '../mcp/stdio.ts';
import type { Self } from './stdout.ts';
import { viewsFolder } from './views-folder.ts';
import { VERSION } from './version.ts';

/**
 * Runs the tool server until its client disconnects.
 *
 * @param words the command line: settings only
 * @returns the exit code
 */
export async function run(words: readonly string[], { entry, env, write, note, report }: Self): Promise<number> {
  try {
    const { flags, positionals } = readArguments(words, {});
    if (positionals.length > 0)
      throw new UsageError(
        `The tool server accepts no operands. To run a command, put its name first; registration-ghana --help lists the commands.`,
      );
    const config = loadConfig(env, flags);
    const here = startHere(entry, carriedSettings(config, flags));
    const pages = ownPages({ config, entry, here, version: VERSION, note, app: () => app });
    const app: App = openApp(config, {
      report,
      stays: true,
      callsService: { version: VERSION },
      pages: config.pages ? pages.open : undefined,
    });
    if (process.stdin.isTTY) process.stderr.write(greeting(clientConfiguration('claude-desktop', here)));
    await serveOnStdio({
      registry: app.registry,
      version: VERSION,
      call: app.call,
      viewsDir: viewsFolder(config, entry),
      write,
      report,
    });
    pages.cut();
    app.close();
    return 0;
  } catch (error) {
    if (!(error instanceof ConfigError) && !(error instanceof UsageError)) throw error;
    process.stderr.write(`registration-ghana: ${error.message}\n`);
    return 2;
  }
}

const greeting = (
  configuration: unknown,
): string => `registration-ghana ${VERSION}: an MCP tool server for business registration in Ghana.
It waits for a client that speaks MCP (JSON-RPC) on stdin and stdout. Stop it with Ctrl-C.
To use it from a desktop assistant, add this to the assistant's configuration:

${JSON.stringify(configuration, undefined, 2)}

Other clients: registration-ghana config --help. Commands: registration-ghana --help.
`;

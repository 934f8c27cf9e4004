import type { IncomingMessage } from 'node:http';
import type { H3Event } from 'h3';
import type { Config } from '../config.ts';
import type { Call } from '../registry/call.ts';
import type { Registry } from '../registry/registry.ts';
import type { Reply } from './answer.ts';
import type { Budget } from './limits.ts';
import type { Logger } from './log.ts';
import type { Gauges } from './metrics.ts';

/** What the home page shows for each assistant: a desktop one's configuration, and a remote one's fields where there is a bridge. */
export interface ClientConfigurations extends Readonly<
  Record<'claude-desktop' | 'claude-code' | 'cursor' | 'vscode', object>
> {
  readonly bridge?: { readonly name: string; readonly url: string; readonly authentication: string };
}

/** What the facade needs of the process it runs in. */
export interface FacadeOptions {
  readonly registry: Registry;
  readonly version: string;
  /** The public address that URLs in answers start with, without a trailing slash. */
  readonly baseUrl: string;
  readonly config: Pick<Config, 'rateLimit' | 'trustProxy' | 'metrics' | 'today' | 'filingUrl' | 'bridgeUrl'>;
  readonly call: Call;
  /** Opens what calls need; throws a ToolError while it cannot be had. */
  readonly ready: () => Promise<void>;
  readonly gauges: Gauges;
  readonly log: Logger;
  /** The folder that holds what the API reference is made of: Swagger UI's style and script. */
  readonly referenceDir: string;
  /** The folder that holds the style and the script of the pages, as the build makes them. */
  readonly pagesDir: string;
  /** How desktop assistants start the tool server on this computer, or elsewhere. */
  readonly clients: (where: 'here' | 'elsewhere') => ClientConfigurations;
  /** How long a body may take to arrive, in milliseconds. */
  readonly bodyTimeoutMs?: number;
}

/** A request on its way to an answer. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly event: H3Event;
  readonly method: string;
  /** Who is calling. */
  readonly address: () => string;
}

/** One address of the service and what it answers to one method. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** What calls are counted as; undefined where they are not. */
  readonly budget?: (exchange: Exchange) => Budget | undefined;
  readonly answer: (exchange: Exchange) => Reply | Promise<Reply>;
}

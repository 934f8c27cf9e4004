import type { IncomingMessage } from 'node:http';
import type { H3Event } from 'h3';
import type { Config } from '../config.ts';
import type { Failure } from '../errors.ts';
import type { Call } from '../registry/call.ts';
import type { Registry } from '../registry/registry.ts';
import type { Reply } from './answer.ts';
import type { Budget } from './limits.ts';
import type { Logger } from './log.ts';
import type { Gauges } from './metrics.ts';

/** How an assistant on a computer gets the tool server: what stands in its file, and an address that adds it when opened. */
export interface DesktopClient {
  readonly id: string;
  readonly title: string;
  /** Where its configuration goes, for people. */
  readonly place: string;
  readonly configuration: object;
  readonly link?: string;
}

/** What the page about assistants shows: each desktop assistant and, if there is a bridge, the fields for remote ones. */
export interface ClientConfigurations {
  readonly desktop: readonly DesktopClient[];
  readonly bridge?: { readonly name: string; readonly url: string; readonly authentication: string };
}

/** What the facade needs from its process. */
export interface FacadeOptions {
  readonly registry: Registry;
  readonly version: string;
  /** The public address at the start of URLs in answers, without a trailing slash. */
  readonly baseUrl: string;
  readonly config: Pick<
    Config,
    | 'host'
    | 'baseUrl'
    | 'allowHost'
    | 'allowOrigin'
    | 'rateLimit'
    | 'trustProxy'
    | 'metrics'
    | 'filingUrl'
    | 'operator'
    | 'bridgeUrl'
    | 'unreviewedText'
  >;
  readonly call: Call;
  /** Today in Ghana, as YYYY-MM-DD. */
  readonly today: () => string;
  /** Opens what calls need; throws a ToolError if that fails. */
  readonly ready: () => Promise<void>;
  readonly gauges: Gauges;
  readonly log: Logger;
  /** The folder with Swagger UI's style and script, for the API reference. */
  readonly referenceDir: string;
  /** The folder with the built style and script of the pages. */
  readonly pagesDir: string;
  /** How assistants start the tool server, on this computer or elsewhere. */
  readonly clients: (where: 'here' | 'elsewhere') => ClientConfigurations;
  /** The time for a whole body to arrive, in milliseconds. */
  readonly bodyTimeoutMs?: number;
}

/** A request while it is being answered. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly event: H3Event;
  readonly method: string;
  /** The client address. */
  readonly address: () => string;
  /** Counts further calls towards the budget of the route; a failure says that the limit is reached. */
  readonly spend: (calls: number) => Promise<Failure | undefined>;
}

/** How one address of the service answers one method. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The budget that a call counts towards; undefined if it is not counted. */
  readonly budget?: (exchange: Exchange) => Budget | undefined;
  /** How many calls it stands for; one if absent. */
  readonly calls?: (exchange: Exchange) => number;
  /** Whether it changes anything, so that pages of other websites may not ask for it. */
  readonly writes?: boolean;
  readonly answer: (exchange: Exchange) => Reply | Promise<Reply>;
}

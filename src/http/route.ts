import type { IncomingMessage } from 'node:http';
import type { H3Event } from 'h3';
import type { Config } from '../config.ts';
import type { CallOptions, Outcome } from '../registry/call.ts';
import type { Registry } from '../registry/registry.ts';
import type { AnyTool } from '../registry/tool.ts';
import type { Reply } from './answer.ts';
import type { Budget } from './limits.ts';
import type { Logger } from './log.ts';
import type { Gauges } from './metrics.ts';

/** What the facade needs of the process it runs in. */
export interface FacadeOptions {
  readonly registry: Registry;
  readonly version: string;
  /** The public address that URLs in answers start with, without a trailing slash. */
  readonly baseUrl: string;
  readonly config: Pick<Config, 'rateLimit' | 'trustProxy' | 'metrics'>;
  readonly call: (
    tool: AnyTool,
    input: unknown,
    unknownFields: CallOptions['unknownFields'],
    idempotencyKey?: string,
  ) => Promise<Outcome>;
  /** Opens what calls need; throws a ToolError while it cannot be had. */
  readonly ready: () => Promise<void>;
  readonly gauges: Gauges;
  readonly log: Logger;
  /** The folder that holds what the API reference is made of: Swagger UI's style and script. */
  readonly referenceDir: string;
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

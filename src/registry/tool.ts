import type * as z from 'zod';
import type { FeedbackQueue } from '../feedback/queue.ts';
import type { GuidancePort, NamesPort, FeaturesPort, UrlsPort } from './ports.ts';

/** The services a handler can use. A tool names those it uses and gets no others. */
export interface Services {
  readonly guidance: GuidancePort;
  readonly names: NamesPort;
  readonly feedback: FeedbackQueue;
  readonly urls: UrlsPort;
  readonly features: FeaturesPort;
}

/** The services that change data. A tool that uses one has an effect. */
export const WRITING_SERVICES = ['feedback'] as const satisfies readonly (keyof Services)[];

/** The two surfaces on which a tool is offered. */
export type Surface = 'mcp' | 'http';

/**
 * Who answers when a service is configured: the service; the service or, if it fails, this program, which says so in
 * `notices`; or always this program.
 */
export type AnsweredBy = 'service' | 'service_or_here' | 'here';

/** The services that are complete in every copy of this program. A tool that uses no others can be answered without the service. */
export const BUILT_IN_SERVICES: readonly (keyof Services)[] = ['guidance', 'urls', 'features'];

/** What this program has by itself, where a service answers: its own register and queue are not the service's. */
export const builtIn = (services: Services): Partial<Services> =>
  Object.fromEntries(BUILT_IN_SERVICES.map((name) => [name, services[name]]));

/** What a call does; the MCP hints follow from it. */
export type Effect = 'reads' | 'appends';

export type HttpMethod = 'GET' | 'POST';
export type Endpoint = `${HttpMethod} /${string}`;

/** A tool's permission on each surface. */
export type Permission = Readonly<Record<Surface, string>>;

type Shape = Record<string, z.ZodType>;
export type ObjectSchema = z.ZodObject<Shape>;

type Excerpt<T> = T extends readonly (infer E)[]
  ? Excerpt<E>[]
  : T extends object
    ? { [K in keyof T]?: Excerpt<T[K]> }
    : T;

/** One call and its answer: both documentation and a test. */
export interface Example<I, O> {
  readonly title: string;
  readonly input: I;
  /** An excerpt of the answer: the answer contains each value given here, and more. */
  readonly output: Excerpt<O>;
}

/** Output fields with other names on a surface: the handler's name, then the names on each surface. */
export type Keys<O extends ObjectSchema> = {
  readonly [K in keyof z.output<O>]?: Readonly<Record<Surface, readonly [string, ...string[]]>>;
};

/** Words of a list by what people call them, written as {@link asName} writes names. */
export type Called = ReadonlyMap<string, string>;

/** How to ask a service of an older version, which may refuse the newer fields. */
export interface Older<I, O> {
  /** The input fields that it may refuse. */
  readonly fields: readonly (keyof I & string)[];
  /** A field that every answer has today: one without it comes from an older version. */
  readonly mark?: string;
  /** The calls to make without these fields. */
  readonly ask: (input: I) => Record<string, unknown>[];
  /** The answer, made of the answers to these calls. */
  readonly join: (input: I, answers: readonly O[]) => O;
  /** Brings an answer to the form that it has now. */
  readonly read: (answer: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

/** The declaration of a tool: data and schemas. `ARCHITECTURE.md` says what each face makes of it. */
interface ToolDeclaration<
  N extends string = string,
  I extends ObjectSchema = ObjectSchema,
  O extends ObjectSchema = ObjectSchema,
  U extends keyof Services = keyof Services,
  E extends Endpoint = Endpoint,
  P extends Permission = Permission,
  K extends Keys<O> = Keys<O>,
  M extends keyof Services = keyof Services,
> {
  /** The tool's name: snake case, at most 32 characters. */
  readonly name: N;
  readonly title: string;
  /** What it does, when to use it, and the limits of its answer; at most 800 characters. */
  readonly description: string;
  readonly endpoint: E;
  readonly permission: P;
  readonly stability: 'stable' | 'beta';
  readonly effect: Effect;
  /** Default: `service`. */
  readonly answeredBy?: AnsweredBy;
  /** The HTTP status of a success. */
  readonly status: 200 | 202;
  readonly uses: readonly U[];
  /** Services that complete an answer which stands without them; a handler finds them absent where only the configured service has their data. */
  readonly mayUse?: readonly M[];
  /** Flat and strict: unknown fields are refused by name. */
  readonly input: I;
  /** What MCP takes of `input`, if that is less: fewer values of the same fields. */
  readonly mcpInput?: ObjectSchema;
  readonly output: O;
  readonly keys?: K;
  /** How many calls one call counts as towards a limit. Default: 1. */
  readonly countsAs?: (input: z.output<I>) => number;
  readonly older?: Older<z.output<I>, z.output<O>>;
  /** What people call the words of a field's list, where no spelling shows it: an error then says which word is meant. */
  readonly called?: { readonly [field in keyof z.output<I> & string]?: Called };
  /**
   * The answer in Markdown, for a model and a person: verdict first, then what to do, cost, what to watch, link. Default: the answer
   * as JSON.
   */
  readonly text?: (answer: z.output<O>, reader?: Reader) => string;
  /** The inline view of the answer, for assistants that show one: the name of a file in `src/http/views`. Default: none. */
  readonly view?: string;
  readonly examples: readonly [Example<z.input<I>, z.output<O>>, ...Example<z.input<I>, z.output<O>>[]];
}

/** Who reads a text: an assistant, which may call again, or a person at a terminal. */
export type Reader = 'assistant' | 'person';

/** What a handler learns about its call, besides the input. */
export interface CallContext {
  /** The caller's id for this call: a repeated call with the same key is stored once. */
  readonly idempotencyKey?: string | undefined;
  /** Who calls; absent if there is one caller only. */
  readonly caller?: string | undefined;
  /** Tells the operator of an error that the answer goes on without. */
  readonly report: (error: unknown) => void;
}

/** Answers parsed input with data, or throws a `ToolError`. */
type Handle<I extends ObjectSchema, O extends ObjectSchema, U extends keyof Services, M extends keyof Services> = (
  input: z.output<I>,
  services: Pick<Services, U> & Partial<Pick<Services, M>>,
  context: CallContext,
) => Promise<z.input<O>>;

/** A tool with any name and schemas. Only `call` runs its handler, after it has parsed the input. */
export type AnyTool = Omit<ToolDeclaration, 'keys' | 'examples' | 'countsAs' | 'older' | 'called' | 'text'> & {
  readonly called?: Readonly<Record<string, Called | undefined>>;
  readonly countsAs?: (input: never) => number;
  readonly older?: {
    readonly fields: readonly string[];
    readonly mark?: string;
    readonly ask: (input: never) => Record<string, unknown>[];
    readonly join: (input: never, answers: never) => Record<string, unknown>;
    readonly read: (answer: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  };
  readonly text?: (answer: never, reader?: Reader) => string;
  readonly keys?: Readonly<Record<string, Readonly<Record<Surface, readonly [string, ...string[]]>> | undefined>>;
  readonly examples: readonly Example<Record<string, unknown>, Record<string, unknown>>[];
  readonly handle: (input: never, services: never, context: CallContext) => Promise<Record<string, unknown>>;
};

/**
 * Declares a tool in two steps, so that the compiler settles the schemas first and then checks the handler against them:
 * `defineTool({...}).handle((input, services) => ...)`.
 */
export function defineTool<
  const N extends string,
  I extends ObjectSchema,
  O extends ObjectSchema,
  const U extends keyof Services,
  const E extends Endpoint,
  const P extends Permission,
  const K extends Keys<O> = Record<never, never>,
  const M extends keyof Services = never,
>(declaration: ToolDeclaration<N, I, O, U, E, P, K, M>) {
  return {
    handle: (handle: Handle<I, O, U, M>) => Object.freeze({ ...declaration, handle }),
  };
}

/** The MCP annotations that describe a tool's effect. */
export interface Hints {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
}

const HINTS: Readonly<Record<Effect, Hints>> = {
  reads: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  appends: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
};

/** The four hints of a tool, which follow from its effect. */
export const hints = (tool: Pick<AnyTool, 'effect'>): Hints => HINTS[tool.effect];

const forMcp = new WeakMap<AnyTool, AnyTool>();

/** A tool as MCP offers it: with the input that MCP takes. The same object each time. */
export function onMcp(tool: AnyTool): AnyTool {
  if (tool.mcpInput === undefined) return tool;
  let offered = forMcp.get(tool);
  if (offered === undefined) forMcp.set(tool, (offered = Object.freeze({ ...tool, input: tool.mcpInput })));
  return offered;
}

/** The names of an output field on a surface. */
export function surfaceKeys(tool: Pick<AnyTool, 'keys'>, field: string, surface: Surface): readonly string[] {
  return tool.keys?.[field]?.[surface] ?? [field];
}

/** An answer with the field names of a surface. */
export function renameFields(
  tool: Pick<AnyTool, 'keys'>,
  value: Readonly<Record<string, unknown>>,
  surface: Surface,
): Record<string, unknown> {
  if (tool.keys === undefined) return { ...value };
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, content]) => surfaceKeys(tool, field, surface).map((key) => [key, content])),
  );
}

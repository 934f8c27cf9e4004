import type * as z from 'zod';
import type { FeedbackQueue } from '../feedback/queue.ts';
import type { Urls } from './urls.ts';
import type { GuidancePort, NamesPort, FeaturesPort } from './ports.ts';

/** What a handler may ask for. A tool names the ones it uses; it is given those and no others. */
export interface Services {
  readonly guidance: GuidancePort;
  readonly names: NamesPort;
  readonly feedback: FeedbackQueue;
  readonly urls: Urls;
  readonly features: FeaturesPort;
}

/** The services that change something. A tool that uses one has an effect. */
export const WRITING_SERVICES = ['feedback'] as const satisfies readonly (keyof Services)[];

/** The two surfaces on which a tool is offered. */
export type Surface = 'mcp' | 'http';

/**
 * Who answers where a service is configured: the service; the service, and where it fails this program, which says so in
 * `notices`; or always this program.
 */
export type AnsweredBy = 'service' | 'service_or_here' | 'here';

/** The services that every copy of this program has whole: only what they alone answer may be answered here instead. */
export const BUILT_IN_SERVICES: readonly (keyof Services)[] = ['guidance', 'urls', 'features'];

/** One word for what a call does; the MCP hints follow from it. */
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

/** One call and what it answers: documentation and a test at once. */
export interface Example<I, O> {
  readonly title: string;
  readonly input: I;
  /** An excerpt of the answer: each value given here stands in the answer; the answer holds more. */
  readonly output: Excerpt<O>;
}

/** Output fields that are spelled differently by surface: the handler's name, then each surface's. */
export type Keys<O extends ObjectSchema> = {
  readonly [K in keyof z.output<O>]?: Readonly<Record<Surface, readonly [string, ...string[]]>>;
};

/** A tool as it is declared: pure data but for its schemas. See `ARCHITECTURE.md` for what each face makes of it. */
interface ToolDeclaration<
  N extends string = string,
  I extends ObjectSchema = ObjectSchema,
  O extends ObjectSchema = ObjectSchema,
  U extends keyof Services = keyof Services,
  E extends Endpoint = Endpoint,
  P extends Permission = Permission,
  K extends Keys<O> = Keys<O>,
> {
  /** The tool's name: snake case, at most 32 characters. */
  readonly name: N;
  readonly title: string;
  /** What it does, when to use it, what bounds the answer; under 800 characters. */
  readonly description: string;
  readonly endpoint: E;
  readonly permission: P;
  readonly stability: 'stable' | 'beta';
  readonly effect: Effect;
  /** `service` where nothing is said. */
  readonly answeredBy?: AnsweredBy;
  /** The HTTP status of a success. */
  readonly status: 200 | 202;
  readonly uses: readonly U[];
  /** Flat and strict: unknown fields are refused by name. */
  readonly input: I;
  readonly output: O;
  readonly keys?: K;
  readonly examples: readonly [Example<z.input<I>, z.output<O>>, ...Example<z.input<I>, z.output<O>>[]];
}

/** What a handler is told of its call, beside the input. */
export interface CallContext {
  /** The caller's name for this call: under one key, what is kept is kept once. */
  readonly idempotencyKey?: string | undefined;
}

/** Answers parsed input with data, or throws a `ToolError`. */
type Handle<I extends ObjectSchema, O extends ObjectSchema, U extends keyof Services> = (
  input: z.output<I>,
  services: Pick<Services, U>,
  context: CallContext,
) => Promise<z.input<O>>;

/** A tool of any name and schemas. Its handler is only ever called through `call`, which parses the input first. */
export type AnyTool = Omit<ToolDeclaration, 'keys' | 'examples'> & {
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
>(declaration: ToolDeclaration<N, I, O, U, E, P, K>) {
  return {
    handle: (handle: Handle<I, O, U>) => Object.freeze({ ...declaration, handle }),
  };
}

/** What MCP hosts are told of a tool's effect. */
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

/** The four hints of a tool, which follow from the one word for its effect. */
export const hints = (tool: Pick<AnyTool, 'effect'>): Hints => HINTS[tool.effect];

/** The name under which a field of the answer is sent on a surface. */
export function surfaceKeys(tool: Pick<AnyTool, 'keys'>, field: string, surface: Surface): readonly string[] {
  return tool.keys?.[field]?.[surface] ?? [field];
}

/** An answer with its fields spelled as the surface spells them. */
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

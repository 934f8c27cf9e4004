import type * as z from 'zod';
import type { AnyTool, Endpoint, Keys, ObjectSchema, Permission, Surface } from './tool.ts';

export const SKILL_STATUSES = ['available', 'beta', 'planned'] as const;
export type SkillStatus = (typeof SKILL_STATUSES)[number];

/** A tool that a skill calls, with the permission it asks for. A permission is a request: granting it is the host's. */
export interface SkillTool {
  readonly name: string;
  readonly permission: string;
}

/** An endpoint that a skill calls, with the permission it asks for. */
export interface SkillEndpoint {
  readonly endpoint: Endpoint;
  readonly permission: string;
}

/** When an assistant should reach for the skill. */
export interface Triggers {
  /** What people say, in their words. */
  readonly phrases: readonly string[];
  /** What they want, as kebab-case names. */
  readonly intents: readonly string[];
}

/**
 * One thing that the answer to an example's call must show, as data. `containing`: a text with these words in it, or a list
 * with an item that has these values. `present`: there, and not empty; `absent`: not there, or empty.
 */
export type Assertion<F extends string = string> =
  | { readonly field: F; readonly is: 'equal_to'; readonly value: string | number | boolean }
  | { readonly field: F; readonly is: 'below' | 'at_least'; readonly value: number }
  | {
      readonly field: F;
      readonly is: 'containing';
      readonly value: string | Readonly<Record<string, string | number | boolean>>;
    }
  | { readonly field: F; readonly is: 'present' | 'absent' };

export const ASSERTION_WORDS = ['equal_to', 'below', 'at_least', 'containing', 'present', 'absent'] as const;

/** A call of an example: of a tool over MCP, or of an endpoint over HTTP. */
export type ExampleCall = (
  | { readonly tool: string; readonly endpoint?: never }
  | { readonly endpoint: Endpoint; readonly tool?: never }
) & {
  readonly input: Readonly<Record<string, unknown>>;
  readonly asserts: readonly Assertion[];
};

/** What a person asks, the calls it should lead to, one after the other, and what the person is told in the end. */
export interface SkillExample {
  readonly request: string;
  readonly calls: readonly ExampleCall[];
  readonly outcome: string;
}

/** A skill blueprint: how work strings tools together. Pure data. */
export interface Skill {
  /** `svc.` and a kebab name. */
  readonly id: string;
  readonly title: string;
  /** What it does, in one sentence. */
  readonly summary: string;
  readonly triggers: Triggers;
  /** Tools called over MCP, in the order of use; the first is the skill's main one. */
  readonly tools: readonly SkillTool[];
  /** Endpoints called over HTTP. */
  readonly endpoints: readonly SkillEndpoint[];
  /** The names of the output fields that the skill relies on, as that surface spells them. */
  readonly outputs: readonly string[];
  /** What is `planned` does not exist yet: it is words only, and not offered over MCP or for installing. */
  readonly status: SkillStatus;
  /** Of this blueprint (semantic versioning). */
  readonly version: string;
  /** Markdown for the assistant that follows the skill: enough by itself. */
  readonly instructions: string;
  readonly examples: readonly SkillExample[];
}

/** A skill's name by the Agent Skills standard: `svc-entity-advisor` for `svc.entity-advisor`. */
export const standardName = (skill: Pick<Skill, 'id'>): string => skill.id.replaceAll('.', '-');

/** Whether what the skill says can be done today. */
export const isOffered = (skill: Pick<Skill, 'status'>): boolean => skill.status !== 'planned';

// What follows lets the compiler hold a blueprint against the tools: names, permissions, endpoints, inputs and the names
// of outputs as each surface spells them.

/** A tool as far as a blueprint can name parts of it. */
type Named = Pick<AnyTool, 'name' | 'endpoint'> & {
  readonly permission: Permission;
  readonly input: ObjectSchema;
  readonly output: ObjectSchema;
  readonly keys?: Keys<ObjectSchema>;
};

type ToolUse<T extends Named> = T extends Named
  ? { readonly name: T['name']; readonly permission: T['permission']['mcp'] }
  : never;

type EndpointUse<T extends Named> = T extends Named
  ? { readonly endpoint: T['endpoint']; readonly permission: T['permission']['http'] }
  : never;

type Field<O> = keyof O & string;

/** The names under which the fields of a tool's answer are sent on a surface. */
type Sent<T extends Named, S extends Surface> = T extends { readonly keys?: infer K }
  ? {
      [F in Field<z.output<T['output']>>]: NonNullable<K> extends Readonly<
        Record<F, Readonly<Record<S, readonly (infer Spelled extends string)[]>>>
      >
        ? Spelled
        : F;
    }[Field<z.output<T['output']>>]
  : never;

type McpCall<T extends Named> = T extends Named
  ? {
      readonly tool: T['name'];
      readonly input: Readonly<z.input<T['input']>>;
      readonly asserts: readonly Assertion<Sent<T, 'mcp'>>[];
    }
  : never;

type HttpCall<T extends Named> = T extends Named
  ? {
      readonly endpoint: T['endpoint'];
      readonly input: Readonly<z.input<T['input']>>;
      readonly asserts: readonly Assertion<Sent<T, 'http'>>[];
    }
  : never;

type Using<T extends Named, U> = U extends { readonly name: infer N } ? Extract<T, { readonly name: N }> : never;
type Behind<T extends Named, V> = V extends { readonly endpoint: infer E }
  ? Extract<T, { readonly endpoint: E }>
  : never;

/** A blueprint over the tools `T`, of which it uses `U` over MCP and `V` over HTTP. */
type SkillOver<T extends Named, U, V> = Omit<Skill, 'tools' | 'endpoints' | 'outputs' | 'examples'> & {
  readonly tools: readonly U[];
  readonly endpoints: readonly V[];
  readonly outputs: readonly (Sent<Using<T, U>, 'mcp'> | Sent<Behind<T, V>, 'http'>)[];
  readonly examples: readonly {
    readonly request: string;
    readonly calls: readonly (McpCall<Using<T, U>> | HttpCall<Behind<T, V>>)[];
    readonly outcome: string;
  }[];
};

/**
 * Makes the function that declares blueprints over the tools `T`. The compiler then refuses a tool, a permission, an
 * endpoint, an input or a field of an answer that none of them has on that surface.
 */
export function skillDefiner<T extends Named>() {
  return <const U extends ToolUse<T> = never, const V extends EndpointUse<T> = never>(
    skill: SkillOver<T, U, V>,
  ): Skill => Object.freeze(skill) as unknown as Skill;
}

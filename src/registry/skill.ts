import type * as z from 'zod';
import type { Assertion, ExampleCall, Skill } from './skill-schema.ts';
import type { AnyTool, Keys, ObjectSchema, Permission, Surface } from './tool.ts';

/** A skill's name in the Agent Skills standard: `svc-entity-advisor` for `svc.entity-advisor`. */
export const standardName = (skill: Pick<Skill, 'id'>): string => skill.id.replaceAll('.', '-');

/** Whether the skill exists today, that is, is not planned. */
export const isOffered = (skill: Pick<Skill, 'status'>): boolean => skill.status !== 'planned';

/** The tool or the endpoint that a call of an example names. */
export const calledIn = (call: ExampleCall): string => ('tool' in call ? call.tool : call.endpoint);

// These types let the compiler check a blueprint against the tools: names, permissions, endpoints, inputs, and the names of
// output fields on each surface.

/** The parts of a tool that a blueprint can name. */
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

/** The names of a tool's output fields on a surface. */
type Sent<T extends Named, S extends Surface> = T extends { readonly keys?: infer K }
  ? {
      [F in Field<z.output<T['output']>>]: NonNullable<K> extends Readonly<
        Record<F, Readonly<Record<S, readonly (infer Spelled extends string)[]>>>
      >
        ? Spelled
        : F;
    }[Field<z.output<T['output']>>]
  : never;

/** The input of a call, and what its answer on a surface must show. */
interface RequestTo<T extends Named, S extends Surface> {
  readonly input: Readonly<z.input<T['input']>>;
  readonly asserts: readonly (Assertion & { readonly field: Sent<T, S> })[];
}

type McpCall<T extends Named> = T extends Named ? { readonly tool: T['name'] } & RequestTo<T, 'mcp'> : never;
type HttpCall<T extends Named> = T extends Named ? { readonly endpoint: T['endpoint'] } & RequestTo<T, 'http'> : never;

type Using<T extends Named, U> = U extends { readonly name: infer N } ? Extract<T, { readonly name: N }> : never;
type Behind<T extends Named, V> = V extends { readonly endpoint: infer E }
  ? Extract<T, { readonly endpoint: E }>
  : never;

/** A blueprint that uses `U` over MCP and `V` over HTTP, out of the tools `T`. */
type SkillOver<T extends Named, U, V> = Omit<Skill, 'tools' | 'endpoints' | 'outputs' | 'examples'> & {
  readonly tools: readonly U[];
  readonly endpoints: readonly V[];
  readonly outputs: readonly (Sent<Using<T, U>, 'mcp'> | Sent<Behind<T, V>, 'http'>)[];
  readonly examples: readonly (Omit<Skill['examples'][number], 'calls'> & {
    readonly calls: readonly (McpCall<Using<T, U>> | HttpCall<Behind<T, V>>)[];
  })[];
};

/**
 * Makes the function that declares blueprints over the tools `T`. The compiler refuses a tool, permission, endpoint, input
 * or output field that does not exist on that surface.
 */
export function skillDefiner<T extends Named>() {
  return <const U extends ToolUse<T> = never, const V extends EndpointUse<T> = never>(
    skill: SkillOver<T, U, V>,
  ): Skill => Object.freeze(skill) as unknown as Skill;
}

import type * as z from 'zod';
import { nearest } from '../text/nearest.ts';
import { joinRegistry, type Declarations, type Registry } from './registry.ts';
import { calledIn } from './skill.ts';
import { ENDPOINT, TOOL_NAME, skillSchema, type ExampleCall, type Skill } from './skill-schema.ts';
import { BUILT_IN_SERVICES, WRITING_SERVICES, surfaceKeys, type AnyTool, type Surface } from './tool.ts';

/** Hosts put a prefix before a tool's name and refuse names that are then too long. */
const MAX_TOOL_NAME = 32;
/** Clients cut longer descriptions silently. */
const MAX_DESCRIPTION = 800;

/** The declarations contradict each other; the message names each declaration and the fix. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

/**
 * Joins declarations into a registry and checks them.
 *
 * @throws RegistryError that lists every contradiction with its fix
 */
export function createRegistry(declared: Declarations): Registry {
  const registry = joinRegistry(declared);
  const faults = [
    ...registry.tools.flatMap((tool) => toolFaults(tool, registry.tools)),
    ...registry.skills.flatMap((skill) => skillFaults(skill, registry)),
  ];
  if (faults.length > 0) throw new RegistryError(`The declarations contradict each other:\n- ${faults.join('\n- ')}`);
  return registry;
}

function toolFaults(tool: AnyTool, tools: readonly AnyTool[]): string[] {
  const faults: string[] = [];
  const fault = (what: string, fix: string) => faults.push(`tool ${tool.name}: ${what}. ${fix}`);
  const first = (same: (other: AnyTool) => boolean) => tools.find((other) => same(other));

  if (!TOOL_NAME.test(tool.name) || tool.name.length > MAX_TOOL_NAME)
    fault(`the name is not snake case of at most ${MAX_TOOL_NAME} characters`, 'Rename it');
  if (first((other) => other.name === tool.name) !== tool) fault('another tool has this name', 'Rename one of the two');
  const twin = first((other) => other.endpoint === tool.endpoint);
  if (twin !== tool) fault(`${twin?.name} already has its endpoint ${tool.endpoint}`, 'Give it another endpoint');
  if (!ENDPOINT.test(tool.endpoint))
    fault(`its endpoint "${tool.endpoint}" is not a method and a path`, 'Write it like "POST /api/v1/thing"');
  if (tool.description.length > MAX_DESCRIPTION)
    fault(`its description has ${tool.description.length} characters`, `Cut it to at most ${MAX_DESCRIPTION}`);

  const all = [...tool.uses, ...(tool.mayUse ?? [])];
  const writing = WRITING_SERVICES.filter((service) => all.includes(service));
  if (tool.effect === 'reads' && writing.length > 0)
    fault(
      `it only reads, but uses ${writing.join(', ')}, which writes`,
      "Declare effect: 'appends', or use only services that read",
    );
  if (tool.effect === 'appends' && writing.length === 0)
    fault('it has an effect, but uses no service that writes', "Declare effect: 'reads'");
  if (tool.effect !== 'reads' && tool.endpoint.startsWith('GET '))
    fault('it has an effect, but its endpoint is a GET, which must be safe', 'Use POST');

  const own = tool.uses.filter((service) => !BUILT_IN_SERVICES.includes(service));
  if ((tool.answeredBy ?? 'service') !== 'service' && own.length > 0)
    fault(
      `this program may answer it, but it uses ${own.join(', ')}, whose data only the service has`,
      "Declare answeredBy: 'service', or use only built-in services",
    );
  if (tool.answeredBy === 'service_or_here' && !('notices' in tool.output.shape))
    fault(
      'this program answers it if the service fails, but its output cannot say so',
      'Give its output the field notices',
    );

  for (const [field, schema] of Object.entries(tool.input.shape)) {
    if (!isDescribed(schema)) fault(`its input field ${field} has no description`, 'Give the field a description');
  }
  if (tool.input.def.catchall?._zod.def.type !== 'never')
    fault('its input allows unknown fields', 'Declare it with z.strictObject');
  for (const field of Object.keys(tool.keys ?? {})) {
    if (!(field in tool.output.shape))
      fault(
        `keys names ${field}, which is not an output field`,
        `Name one of ${Object.keys(tool.output.shape).join(', ')}`,
      );
  }
  for (const surface of ['mcp', 'http'] as const) {
    const sent = sentFields(tool, surface);
    const doubled = sent.find((key, index) => sent.indexOf(key) !== index);
    if (doubled !== undefined)
      fault(`two output fields are sent as ${doubled} on ${surface}`, 'Give one of them another name in keys');
  }
  if (tool.examples.length === 0) fault('it has no example', 'Add a call with an excerpt of its answer');
  for (const example of tool.examples) {
    const result = tool.input.safeParse(example.input);
    if (!result.success)
      fault(`the input of its example "${example.title}" is not valid`, 'Fix the example, or the input schema');
  }
  return faults;
}

function isDescribed(schema: z.ZodType): boolean {
  if (schema.description) return true;
  const { def } = schema;
  return 'innerType' in def && isDescribed(def.innerType as z.ZodType);
}

function skillFaults(skill: Skill, registry: Registry): string[] {
  const faults = (skillSchema.safeParse(skill).error?.issues ?? []).map(
    ({ path, message }) => `skill ${skill.id}: its ${path.join('.')} ${message}`,
  );
  const fault = (what: string, fix: string) => faults.push(`skill ${skill.id}: ${what}. ${fix}`);
  if (registry.skills.find((other) => other.id === skill.id) !== skill)
    fault('another skill has this id', 'Rename one of the two');

  const used: { tool: AnyTool; surface: Surface }[] = [];
  for (const { name, permission } of skill.tools) {
    const tool = registry.tool(name);
    const near = nearest(
      name,
      registry.tools.map((one) => one.name),
    );
    if (tool === undefined)
      fault(
        `it names the tool ${name}, which is not declared`,
        near === undefined ? 'Remove it, or declare the tool' : `Did you mean ${near}?`,
      );
    else {
      if (tool.permission.mcp !== permission)
        fault(`it asks for ${permission} to call ${name}`, `On MCP that tool's permission is ${tool.permission.mcp}`);
      used.push({ tool, surface: 'mcp' });
    }
  }
  for (const { endpoint, permission } of skill.endpoints) {
    const tool = registry.tools.find((candidate) => candidate.endpoint === endpoint);
    if (tool === undefined)
      fault(
        `it names the endpoint ${endpoint}, which no tool has`,
        `Name one of ${registry.tools.map((one) => one.endpoint).join(', ')}`,
      );
    else {
      if (tool.permission.http !== permission)
        fault(
          `it asks for ${permission} to call ${endpoint}`,
          `On HTTP that endpoint's permission is ${tool.permission.http}`,
        );
      used.push({ tool, surface: 'http' });
    }
  }
  if (skill.status === 'planned' && skill.tools.length + skill.endpoints.length > 0)
    fault('it is planned, but names tools or endpoints', 'Remove them: nothing of a planned skill exists yet');
  if (skill.status !== 'planned' && used.length === 0)
    fault('it names no tool and no endpoint', "Name the tools or endpoints it calls, or make it 'planned'");
  if (skill.status === 'available' && used.some(({ tool }) => tool.stability === 'beta'))
    fault('it is available, but a tool it calls is in beta', "Make it 'beta'");
  const sent = new Set(used.flatMap(({ tool, surface }) => sentFields(tool, surface)));
  for (const output of skill.outputs) {
    if (!sent.has(output)) fault(`none of its tools sends its output ${output}`, `Name one of ${[...sent].join(', ')}`);
  }
  for (const { request, calls } of skill.examples) {
    if (calls.length === 0 && skill.status !== 'planned')
      fault(`its example "${request}" leads to no call`, 'Add the calls');
    for (const call of calls) exampleFaults(call, used, (what, fix) => fault(`example "${request}": ${what}`, fix));
  }
  return faults;
}

/** Reports what is wrong with one call of an example. `used` holds what the skill may call. */
function exampleFaults(
  call: ExampleCall,
  used: readonly { tool: AnyTool; surface: Surface }[],
  fault: (what: string, fix: string) => void,
): void {
  const surface = 'tool' in call ? 'mcp' : 'http';
  const called = calledIn(call);
  const found = used.find(
    (one) => one.surface === surface && called === (surface === 'mcp' ? one.tool.name : one.tool.endpoint),
  );
  if (found === undefined)
    return fault(`it calls ${called}, which the skill does not name`, 'Name it, or call another');
  if (!found.tool.input.safeParse(call.input).success) fault(`its input for ${called} is not valid`, 'Fix the example');
  const fields = sentFields(found.tool, surface);
  for (const { field } of call.asserts)
    if (!fields.includes(field)) fault(`${called} sends no ${field}`, `Name one of ${fields.join(', ')}`);
}

const sentFields = (tool: AnyTool, surface: Surface): string[] =>
  Object.keys(tool.output.shape).flatMap((field) => surfaceKeys(tool, field, surface));

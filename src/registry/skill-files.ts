import { inputSchema, toJsonSchema, type JsonSchema } from './json-schema.ts';
import type { Registry } from './registry.ts';
import { calledIn, isOffered, standardName } from './skill.ts';
import type { Assertion, ExampleCall, Skill } from './skill-schema.ts';
import { surfaceKeys, type AnyTool, type Surface } from './tool.ts';

/** A blueprint as a skill of the Agent Skills standard (agentskills.io/specification): a folder of Markdown files. */
export interface SkillFolder {
  /** The blueprint's id. */
  readonly id: string;
  /** The skill's name in the standard, and the name of its folder. */
  readonly name: string;
  /** What it does and when to use it: at most {@link MAX_SKILL_DESCRIPTION} characters. */
  readonly description: string;
  /** The text of each file, by path below the folder; `SKILL.md` comes first. */
  readonly files: { readonly 'SKILL.md': string } & Readonly<Record<string, string>>;
}

/** The longest description that the standard allows, in characters. */
export const MAX_SKILL_DESCRIPTION = 1024;

/** The file that every skill has. */
export const SKILL_FILE = 'SKILL.md';

/** Every skill as a folder, without the planned ones. */
export const offeredSkills = (registry: Registry): SkillFolder[] =>
  registry.skills.filter(isOffered).map((skill) => skillFolder(skill, registry));

/** One blueprint as a folder of the Agent Skills standard. */
export function skillFolder(skill: Skill, registry: Registry): SkillFolder {
  const called = callsOf(skill, registry);
  const name = standardName(skill);
  const description = describe(skill);
  return {
    id: skill.id,
    name,
    description,
    files: {
      [SKILL_FILE]: skillText(skill, name, description, called),
      ...(called.length === 0 ? {} : { 'references/calls.md': callsText(called) }),
      'references/examples.md': examplesText(skill),
    },
  };
}

interface Called {
  readonly tool: AnyTool;
  readonly surface: Surface;
  readonly permission: string;
}

const callsOf = (skill: Skill, registry: Registry): Called[] =>
  registry.tools.flatMap((tool): Called[] => [
    ...skill.tools.filter(({ name }) => name === tool.name).map((use) => ({ ...use, tool, surface: 'mcp' as const })),
    ...skill.endpoints
      .filter(({ endpoint }) => endpoint === tool.endpoint)
      .map((use) => ({ ...use, tool, surface: 'http' as const })),
  ]);

const describe = ({ summary, triggers }: Skill): string =>
  `${summary} Use it when someone asks for example: ${triggers.phrases.map((phrase) => `"${phrase}"`).join(', ')}.`;

/** A text as a YAML scalar: every JSON string is one. */
const yaml = (text: string): string => JSON.stringify(text);

function skillText(skill: Skill, name: string, description: string, called: readonly Called[]): string {
  const needs = [
    ...(skill.tools.length > 0 ? ['the tools of the registration-ghana MCP server'] : []),
    ...(skill.endpoints.length > 0 ? ['the HTTP address of a registration-ghana service'] : []),
  ];
  const rows = called.map(
    ({ tool, surface, permission }) =>
      `| \`${surface === 'mcp' ? tool.name : tool.endpoint}\` | ${surface === 'mcp' ? 'MCP tool' : 'HTTP'} | \`${permission}\` | ${tool.effect === 'reads' ? 'reads only' : 'adds a report for review'} |`,
  );
  return `---
name: ${name}
description: ${yaml(description)}
license: Apache-2.0
${needs.length === 0 ? '' : `compatibility: ${yaml(`Needs ${needs.join(', or ')}`)}\n`}metadata:
  id: ${yaml(skill.id)}
  version: ${yaml(skill.version)}
  status: ${yaml(skill.status)}
---

# ${skill.title}

${skill.summary}${skill.status === 'beta' ? ' This is a public beta.' : ''}

${skill.instructions}
${
  called.length === 0
    ? ''
    : `
## What it calls

| call | surface | permission it asks for | effect |
| --- | --- | --- | --- |
${rows.join('\n')}

A permission is a request: the person who runs the assistant grants it. A host may put a prefix before a tool's name.

The steps rely on these fields of the answers: ${skill.outputs.map((field) => `\`${field}\``).join(', ')}.
`
}${
    called.length === 0
      ? ''
      : `
This file is enough by itself. If the whole folder is installed, [references/calls.md](references/calls.md) has inputs, outputs and errors, and [references/examples.md](references/examples.md) has requests with the calls they lead to.
`
  }`;
}

function callsText(called: readonly Called[]): string {
  const tools = [...new Set(called.map(({ tool }) => tool))];
  return `# Inputs, outputs and errors

${tools
  .map((tool) =>
    toolText(
      tool,
      called.filter((way) => way.tool === tool),
    ),
  )
  .join('\n\n')}

## Errors

A failed call returns \`code\`, \`detail\` (what happened), \`fix\` (how to fix it), \`errors\` (each invalid field), \`retry\` (whether the same call may succeed later) and \`retry_after\` (seconds). Over MCP these are the JSON text of a tool error; over HTTP they are a problem document (RFC 9457) with the matching status.
`;
}

function toolText(tool: AnyTool, ways: readonly Called[]): string {
  const input = inputSchema(tool);
  const output = toJsonSchema(tool.output, 'output');
  const inputs = Object.entries(input.properties).map(
    ([name, property]) =>
      `| \`${name}\` | ${kind(property)} | ${input.required?.includes(name) ? 'yes' : 'no'} | ${property.description ?? ''} |`,
  );
  const outputs = Object.entries(output.properties).map(([field, property]) => {
    const names = new Set(ways.flatMap(({ surface }) => surfaceKeys(tool, field, surface)));
    return `| ${Array.from(names, (name) => `\`${name}\``).join(', ')} | ${kind(property)} | ${output.required?.includes(field) ? 'always' : 'if there is one'} |`;
  });
  return `## ${tool.title}

${ways.map((way) => `- ${wayText(way)}`).join('\n')}

${tool.description}

${
  inputs.length === 0
    ? 'It has no input.'
    : `| input | type | required | meaning |
| --- | --- | --- | --- |
${inputs.join('\n')}`
}

| output | type | given |
| --- | --- | --- |
${outputs.join('\n')}`;
}

function wayText({ tool, surface, permission }: Called): string {
  const asks = `permission \`${permission}\``;
  if (surface === 'mcp') return `MCP tool \`${tool.name}\`, ${asks}`;
  const takes = tool.endpoint.startsWith('GET ') ? 'input as query parameters' : 'input as a JSON body';
  return `HTTP \`${tool.endpoint}\`, ${takes}, ${asks}`;
}

/** The type of a property, in a few words for a table. */
function kind({
  type,
  format,
  enum: words,
  minimum,
  maximum,
  minLength,
  maxLength,
  items,
  properties,
}: JsonSchema): string {
  if (words !== undefined) return `one of ${words.map((word) => `\`${word}\``).join(', ')}`;
  if (type === 'array') return items?.properties === undefined ? 'list of texts' : `list of {${names(items)}}`;
  if (properties !== undefined) return `record of {${names({ properties })}}`;
  if (format !== undefined) return format;
  if (type === 'string')
    return maxLength === undefined ? 'text' : `text of ${minLength ?? 0} to ${maxLength} characters`;
  const bounds = [minimum, maximum].filter((bound) => bound !== undefined).join(' to ');
  return bounds === '' ? (type ?? '') : `${type} ${bounds}`;
}

const names = ({ properties = {} }: JsonSchema): string => Object.keys(properties).join(', ');

const examplesText = (skill: Skill): string =>
  `# Examples

A test runs each example and checks its assertions.

${skill.examples
  .map(
    ({ request, calls, outcome }) => `## ${request}

${calls.length === 0 ? 'It leads to no call.' : calls.map(exampleText).join('\n')}

In the end: ${outcome}`,
  )
  .join('\n\n')}
`;

const exampleText = (call: ExampleCall, index: number): string =>
  `${index + 1}. \`${calledIn(call)}\` with \`${JSON.stringify(call.input)}\`
${call.asserts.map((assertion) => `   - ${assertionText(assertion)}`).join('\n')}`;

function assertionText(assertion: Assertion): string {
  const field = `\`${assertion.field}\``;
  switch (assertion.is) {
    case 'equal_to':
      return `${field} is \`${JSON.stringify(assertion.value)}\``;
    case 'below':
      return `${field} is below ${assertion.value}`;
    case 'at_least':
      return `${field} is at least ${assertion.value}`;
    case 'containing':
      return `${field} contains \`${JSON.stringify(assertion.value)}\``;
    case 'present':
      return `${field} is present`;
    case 'absent':
      return `${field} is absent or empty`;
  }
}

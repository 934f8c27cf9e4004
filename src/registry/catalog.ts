import { inputSchema, outputSchema } from './json-schema.ts';
import type { Registry } from './registry.ts';
import { hints, onMcp, renameFields } from './tool.ts';

/** The content of `catalog.json`. Schemas and examples are those of MCP. */
export function catalog(registry: Registry) {
  return {
    name: 'registration-ghana',
    transport: 'stdio',
    tools: registry.tools.map((tool) => ({
      name: tool.name,
      title: tool.title,
      description: tool.description,
      permission: tool.permission,
      endpoint: tool.endpoint,
      stability: tool.stability,
      input_schema: inputSchema(onMcp(tool)),
      output_schema: outputSchema(tool, 'mcp'),
      hints: hints(tool),
      examples: tool.examples.map(({ title, input, output }) => ({
        title,
        input,
        output: renameFields(tool, output, 'mcp'),
      })),
    })),
    skills: registry.skills.map((skill) => ({ ...skill })),
  };
}

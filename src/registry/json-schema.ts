import * as z from 'zod';
import { surfaceKeys, type AnyTool, type ObjectSchema, type Surface } from './tool.ts';

/** One property of a published schema. Flat on the input side; outputs may nest. */
export type JsonSchema = {
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: boolean | JsonSchema;
};

export type JsonObjectSchema = JsonSchema & {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, JsonSchema>>;
};

/**
 * A Zod object as JSON Schema, in the plain dialect that every client understands: no `$schema`, no `$ref`, and no pattern
 * next to a format.
 */
export function toJsonSchema(schema: ObjectSchema, io: 'input' | 'output'): JsonObjectSchema {
  const converted = z.toJSONSchema(schema, {
    io,
    reused: 'inline',
    override: ({ jsonSchema }) => {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      // Inputs are strict; outputs may gain fields later.
      if (io === 'output') delete jsonSchema.additionalProperties;
      // Zod's safe-integer bounds say nothing about the field.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  delete converted.$schema;
  return converted as JsonObjectSchema;
}

const inputs = new WeakMap<ObjectSchema, JsonObjectSchema>();

/** The JSON Schema of a tool's input, converted once. */
export function inputSchema(tool: Pick<AnyTool, 'input'>): JsonObjectSchema {
  let schema = inputs.get(tool.input);
  if (schema === undefined) {
    schema = toJsonSchema(tool.input, 'input');
    inputs.set(tool.input, schema);
  }
  return schema;
}

/** The JSON Schema of a tool's output, with the field names of the surface. */
export function outputSchema(tool: AnyTool, surface: Surface): JsonObjectSchema {
  const { properties, required = [], ...rest } = toJsonSchema(tool.output, 'output');
  return {
    ...rest,
    properties: Object.fromEntries(
      Object.entries(properties).flatMap(([field, property]) =>
        surfaceKeys(tool, field, surface).map((key) => [key, property]),
      ),
    ),
    required: required.flatMap((field) => surfaceKeys(tool, field, surface)),
  };
}

/**
 * The same for the tool list of MCP: the fields at the top with their types only, because every conversation pays for the list.
 * The catalog and OpenAPI have the whole shapes.
 */
export function outlineSchema(tool: AnyTool): JsonObjectSchema {
  const { properties } = outputSchema(tool, 'mcp');
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(properties).map(([field, { type, items }]) => [
        field,
        {
          ...(type === undefined ? {} : { type }),
          ...(items === undefined ? {} : { items: { type: items.type ?? 'object' } }),
        },
      ]),
    ),
  };
}

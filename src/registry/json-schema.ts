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
 * A Zod object as JSON Schema, in the plain dialect that every client takes: no `$schema`, no `$ref`, no pattern where a
 * format says it.
 */
export function toJsonSchema(schema: ObjectSchema, io: 'input' | 'output'): JsonObjectSchema {
  const converted = z.toJSONSchema(schema, {
    io,
    reused: 'inline',
    override: ({ jsonSchema }) => {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      // A strict input says so; an output may grow fields.
      if (io === 'output') delete jsonSchema.additionalProperties;
    },
  });
  delete converted.$schema;
  return converted as JsonObjectSchema;
}

const inputs = new WeakMap<ObjectSchema, JsonObjectSchema>();

/** A tool's input as JSON Schema, converted once. */
export function inputSchema(tool: Pick<AnyTool, 'input'>): JsonObjectSchema {
  let schema = inputs.get(tool.input);
  if (schema === undefined) {
    schema = toJsonSchema(tool.input, 'input');
    inputs.set(tool.input, schema);
  }
  return schema;
}

/** A tool's output as JSON Schema, with the fields spelled as the surface spells them. */
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

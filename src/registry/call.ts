import type * as z from 'zod';
import { ToolError, didYouMean, type Failure, type FieldError } from '../errors.ts';
import { nearest } from '../text/nearest.ts';
import { tidy } from './fields.ts';
import { inputSchema, type JsonObjectSchema, type JsonSchema } from './json-schema.ts';
import type { AnyTool, Services } from './tool.ts';

/** The outcome of a call: the answer, with the handler's field names, or a failure. */
export type Outcome =
  | { readonly ok: true; readonly value: Record<string, unknown> }
  | { readonly ok: false; readonly failure: Failure };

/** Unknown fields of a body are refused; unknown parameters of a query are ignored. */
type UnknownFields = 'refuse' | 'ignore';

/** A call as a caller made it. */
export interface ToolCall {
  readonly tool: AnyTool;
  /** Not checked yet: it can be anything. */
  readonly input: unknown;
  /** Default: `refuse`. */
  readonly unknownFields?: UnknownFields;
  /** For a tool that stores something: a repeated call with the same key is stored once. Printable ASCII, at most 255. */
  readonly idempotencyKey?: string | undefined;
  /** Ends the call when the caller stops waiting. */
  readonly signal?: AbortSignal | undefined;
}

/** A call with parsed input, ready to run. */
export interface ParsedCall extends Omit<ToolCall, 'unknownFields'> {
  readonly input: Record<string, unknown>;
}

/** Makes a call; never throws. */
export type Call = (call: ToolCall) => Promise<Outcome>;

/** Runs a call with parsed input, in this process or on a service. */
export type Run = (call: ParsedCall) => Promise<Record<string, unknown>>;

/** Runs tools in this process. A tool gets only the services it declares. */
export function runHere(services: Services): Run {
  const granted = new WeakMap<AnyTool, Partial<Services>>();
  return ({ tool, input, idempotencyKey }) => {
    let own = granted.get(tool);
    if (own === undefined) {
      own = Object.fromEntries(tool.uses.map((use) => [use, services[use]]));
      granted.set(tool, own);
    }
    return tool.handle(input as never, own as never, { idempotencyKey });
  };
}

/**
 * Makes the only path to a handler: parse the input strictly, run, parse the answer.
 *
 * @param report receives errors whose text must not reach the caller
 */
export function createCall({ run, report }: { run: Run; report: (error: unknown) => void }): Call {
  return async ({ tool, input, unknownFields = 'refuse', idempotencyKey, signal }) => {
    try {
      const parsed = parseInput(tool, input, unknownFields);
      if (!parsed.ok) return parsed;
      const value = await run({ tool, input: parsed.value, idempotencyKey, signal });
      const checked = tool.output.safeParse(value);
      if (checked.success) return { ok: true, value: checked.data };
      report(
        new Error(`${tool.name} returned an answer that its output schema does not allow`, { cause: checked.error }),
      );
    } catch (error) {
      if (error instanceof ToolError) {
        if (error.cause !== undefined) report(error);
        return { ok: false, failure: error.failure };
      }
      report(error);
    }
    return { ok: false, failure: INTERNAL };
  };
}

const INTERNAL: Failure = {
  code: 'INTERNAL',
  detail: 'Something went wrong in this program; the input is not the cause.',
  fix: 'Try once more. If it fails again, report the tool and the input with submit_bot_feedback.',
};

/** Parses the input of a tool. A failure names each invalid field and gives a corrected call. */
export function parseInput(tool: AnyTool, input: unknown, unknownFields: UnknownFields): Outcome {
  const schema = inputSchema(tool);
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return refuse(tool, {}, [{ field: '', detail: `The input must be one JSON object; it was ${shown(input)}.` }], {});
  }
  const given = prepare(input as Record<string, unknown>, schema, unknownFields);
  const parsed = tool.input.safeParse(given);
  if (parsed.success) return { ok: true, value: parsed.data };
  const corrections: Record<string, string | undefined> = {};
  // Report a fault of the input as a whole only if no single field has one.
  const ofFields = parsed.error.issues.filter((issue) => issue.code === 'unrecognized_keys' || issue.path.length > 0);
  const errors = (ofFields.length > 0 ? ofFields : parsed.error.issues).flatMap((issue) =>
    explain(issue, given, schema, corrections),
  );
  return refuse(tool, given, errors, corrections);
}

/**
 * Normalises an input before the check: text is trimmed and in NFC, an empty optional text or date is left out, and `"5"` or
 * `"true"` becomes an integer or a boolean if the schema says so.
 */
function prepare(
  input: Readonly<Record<string, unknown>>,
  schema: JsonObjectSchema,
  unknownFields: UnknownFields,
): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(input)) {
    const property = Object.hasOwn(schema.properties, field) ? schema.properties[field] : undefined;
    if (property === undefined) {
      if (unknownFields === 'refuse') define(given, field, value);
    } else if (typeof value !== 'string') {
      if (value !== undefined) given[field] = value;
    } else {
      const text = tidy(value);
      if (text === '' && property.type === 'string' && !schema.required?.includes(field)) continue;
      if (property.type === 'integer' && /^-?\d{1,15}$/.test(text)) given[field] = Number(text);
      else if (property.type === 'boolean' && (text === 'true' || text === 'false')) given[field] = text === 'true';
      else given[field] = text;
    }
  }
  return given;
}

/** Sets a field of any name, `__proto__` included. */
function define(record: Record<string, unknown>, field: string, value: unknown): void {
  Object.defineProperty(record, field, { value, enumerable: true, writable: true, configurable: true });
}

/** Explains one Zod issue to the caller. `corrections` collects each unknown field with the field it probably means. */
function explain(
  issue: z.core.$ZodIssue,
  given: Record<string, unknown>,
  schema: JsonObjectSchema,
  corrections: Record<string, string | undefined>,
): FieldError[] {
  const fields = Object.keys(schema.properties);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const near = nearest(key, fields);
      define(corrections, key, near);
      const allowed = fields.length === 0 ? 'This tool has no fields.' : `Allowed: ${fields.join(', ')}.`;
      return { field: key, detail: `There is no field ${shown(key)}.${didYouMean(near)} ${allowed}` };
    });
  }
  const field = issue.path[0];
  if (typeof field !== 'string') return [{ field: '', detail: `${issue.message}.` }];
  const property = schema.properties[field] ?? {};
  const value = given[field];
  if (value === undefined) return [{ field, detail: `${field} is missing; it must be ${allowed(property)}.` }];
  if (issue.code === 'custom') {
    const was = issue.params?.['showsValue'] === true ? `; it was ${shown(value)}` : '';
    return [{ field, detail: `${field} ${issue.message}${was}.` }];
  }
  const near = property.enum !== undefined && typeof value === 'string' ? nearest(value, property.enum) : undefined;
  return [
    {
      field,
      detail: `${field} must be ${allowed(property)}; it was ${shown(value)}.${didYouMean(near)}`,
    },
  ];
}

/** A number with its digits in groups; one of four digits, which may be a year, stays whole. */
const counted = (count: number | undefined): string | undefined => count?.toLocaleString('en', { useGrouping: 'min2' });

/** The values that a property allows, in words. */
function allowed({ type, description, enum: words, minimum, maximum, minLength, maxLength }: JsonSchema): string {
  if (words !== undefined) return `one of ${words.join(', ')}`;
  if (type === 'integer') return `a whole number from ${counted(minimum)} to ${counted(maximum)}`;
  if (type === 'boolean') return 'true or false';
  if (maxLength === undefined) return `text (${description})`;
  return `text of ${minLength} to ${maxLength.toLocaleString('en')} characters`;
}

const SHOWN_LENGTH = 60;

/** A caller's value for a message: quoted, cut to a length, and without characters that change the text around it. */
export function shown(value: unknown, length = SHOWN_LENGTH): string {
  if (value === null) return 'null (leave the field out instead)';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') {
    const cut = Array.from(value.slice(0, length * 2))
      .slice(0, length)
      .join('');
    const safe = JSON.stringify(cut.toWellFormed()).replace(
      /[\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    return cut.length < value.length ? `${safe} …` : safe;
  }
  return String(value);
}

function refuse(
  tool: AnyTool,
  given: Record<string, unknown>,
  errors: readonly FieldError[],
  corrections: Record<string, string | undefined>,
): Outcome {
  return {
    ok: false,
    failure: {
      code: 'INVALID_INPUT',
      detail: errors.map((error) => error.detail).join(' '),
      fix: `Call ${tool.name} again, for example with ${JSON.stringify(corrected(tool, given, errors, corrections))}`,
      errors,
    },
  };
}

/** The caller's input with its invalid fields replaced from the tool's example; always valid. */
function corrected(
  tool: AnyTool,
  given: Record<string, unknown>,
  errors: readonly FieldError[],
  corrections: Record<string, string | undefined>,
): Record<string, unknown> {
  const wrong = new Set(errors.map((error) => error.field));
  const example = tool.examples[0]?.input ?? {};
  const call: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(given)) if (!wrong.has(field)) call[field] = value;
  for (const [field, meant] of Object.entries(corrections))
    if (meant !== undefined && !(meant in call)) call[meant] = given[field];
  for (const field of wrong) if (field in example && !(field in call)) call[field] = example[field];
  for (const [field, value] of Object.entries(call))
    if (typeof value === 'string' && value.length > SHOWN_LENGTH * 4) delete call[field];
  const result = tool.input.safeParse(prepare(call, inputSchema(tool), 'refuse'));
  return result.success ? call : { ...example };
}

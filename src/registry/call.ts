import type * as z from 'zod';
import { ToolError, didYouMean, type Failure, type FieldError } from '../errors.ts';
import { visibleOnly, withInvisibleEscaped } from '../text/invisible.ts';
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
  /** Who calls, as the limits count callers; absent if there is one caller only. Keys belong to their caller. */
  readonly caller?: string | undefined;
  /** Ends the call when the caller stops waiting. */
  readonly signal?: AbortSignal | undefined;
  /** Counts further calls towards the caller's limit, for a call that counts as several; a failure refuses this call. */
  readonly spend?: ((calls: number) => Promise<Failure | undefined>) | undefined;
}

/** A call with parsed input, ready to run. */
export interface ParsedCall extends Omit<ToolCall, 'unknownFields' | 'spend'> {
  readonly input: Record<string, unknown>;
}

/** Makes a call; never throws. */
export type Call = (call: ToolCall) => Promise<Outcome>;

/** Runs a call with parsed input, in this process or on a service. */
export type Run = (call: ParsedCall) => Promise<Record<string, unknown>>;

/** Runs tools in this process. A tool gets only the services it declares. */
export function runHere(services: Services): Run {
  const granted = new WeakMap<AnyTool, Partial<Services>>();
  return ({ tool, input, idempotencyKey, caller }) => {
    let own = granted.get(tool);
    if (own === undefined) {
      own = Object.fromEntries(tool.uses.map((use) => [use, services[use]]));
      granted.set(tool, own);
    }
    return tool.handle(input as never, own as never, { idempotencyKey, caller });
  };
}

/**
 * Makes the only path to a handler: parse the input strictly, run, parse the answer.
 *
 * @param report receives errors whose text must not reach the caller
 */
export function createCall({ run, report }: { run: Run; report: (error: unknown) => void }): Call {
  return async ({ tool, input, unknownFields = 'refuse', idempotencyKey, caller, signal, spend }) => {
    try {
      const parsed = parseInput(tool, input, unknownFields);
      if (!parsed.ok) return parsed;
      const further = (tool.countsAs?.(parsed.value as never) ?? 1) - 1;
      const refused = further > 0 ? await spend?.(further) : undefined;
      if (refused !== undefined) return { ok: false, failure: refused };
      const value = await run({ tool, input: parsed.value, idempotencyKey, caller, signal });
      const checked = tool.output.safeParse(value);
      // Names and other texts of strangers are in it, from a register, an applicant or a service.
      if (checked.success) return { ok: true, value: visibleOnly(checked.data) };
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
    const fault = { field: '', detail: `The input must be one JSON object; it was ${shown(input)}.` };
    return refuse(tool, {}, [fault], 0, new Set(['']), {});
  }
  const given = prepare(input as Record<string, unknown>, schema, unknownFields);
  const parsed = tool.input.safeParse(given);
  if (parsed.success) return { ok: true, value: parsed.data };
  const { issues } = parsed.error;
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  const known = issues.filter((issue) => issue.code !== 'unrecognized_keys');
  const ofFields = known.filter((issue) => issue.path.length > 0);
  // Report a fault of the input as a whole only if no single field has one.
  const wrong = ofFields.length + unknown.length > 0 ? ofFields : known;
  const corrections: Record<string, string | undefined> = {};
  const errors = [
    ...wrong.map((issue) => explain(issue, given, schema)),
    // An input can have thousands of unknown fields.
    ...unknown.slice(0, MOST_FAULTS).map((field) => explainUnknown(field, schema, corrections)),
  ].slice(0, MOST_FAULTS);
  const rest = wrong.length + unknown.length - errors.length;
  const faulty = new Set([...wrong.map(({ path: [field] }) => String(field ?? '')), ...unknown]);
  return refuse(tool, given, errors, rest, faulty, corrections);
}

/** The most faults that one answer tells of. */
const MOST_FAULTS = 10;

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
    } else if (property.type === 'array') {
      given[field] = listed(value, property.items?.enum !== undefined);
    } else if (typeof value === 'boolean' && property.enum?.includes('yes')) {
      given[field] = value ? 'yes' : 'no';
    } else if (typeof value !== 'string') {
      if (value !== undefined) given[field] = value;
    } else {
      const text = tidy(value);
      if (text === '' && property.type === 'string' && !schema.required?.includes(field)) continue;
      if (property.type === 'integer' && /^-?\d{1,15}$/.test(text)) given[field] = Number(text);
      else if (property.type === 'boolean' && TRUTH.has(text)) given[field] = TRUTH.get(text);
      else if (property.enum?.includes('yes') && TRUTH.has(text))
        given[field] = TRUTH.get(text) === true ? 'yes' : 'no';
      else given[field] = text;
    }
  }
  return given;
}

const TRUTH: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
]);

/**
 * A list as callers write it: an array, JSON text, or one text. A list of words may have commas between them, and each is kept
 * once; a text of another list is its only item, because a name may hold a comma.
 */
function listed(value: unknown, ofWords: boolean): unknown {
  if (Array.isArray(value)) {
    const items = value.map((one) => (typeof one === 'string' ? tidy(one) : (one as unknown)));
    return ofWords ? [...new Set(items)] : items;
  }
  if (typeof value !== 'string') return value;
  const text = tidy(value);
  if (text.startsWith('[')) {
    try {
      const parsed: unknown = JSON.parse(text);
      if (Array.isArray(parsed)) return listed(parsed, ofWords);
    } catch {
      // Read as text, whose check names what is wrong.
    }
  }
  if (!ofWords) return text === '' ? [] : [text];
  return [...new Set(text.split(',').map(tidy))].filter((one) => one !== '');
}

/** Sets a field of any name, `__proto__` included. */
function define(record: Record<string, unknown>, field: string, value: unknown): void {
  Object.defineProperty(record, field, { value, enumerable: true, writable: true, configurable: true });
}

/** Explains an unknown field to the caller; `corrections` gets the field that it probably means. */
function explainUnknown(
  key: string,
  schema: JsonObjectSchema,
  corrections: Record<string, string | undefined>,
): FieldError {
  const fields = Object.keys(schema.properties);
  const near = nearest(key, fields);
  define(corrections, key, near);
  const allowed = fields.length === 0 ? 'This tool has no fields.' : `Allowed: ${fields.join(', ')}.`;
  const cut = Array.from(key.slice(0, SHOWN_LENGTH * 2))
    .slice(0, SHOWN_LENGTH)
    .join('');
  return {
    field: withInvisibleEscaped(cut.length < key.length ? `${cut}…` : key),
    detail: `There is no field ${shown(key)}.${didYouMean(near)} ${allowed}`,
  };
}

/** Explains one Zod issue about a known field, or the input as a whole, to the caller. */
function explain(issue: z.core.$ZodIssue, given: Record<string, unknown>, schema: JsonObjectSchema): FieldError {
  const field = issue.path[0];
  if (typeof field !== 'string') return { field: '', detail: `${issue.message}.` };
  const property = schema.properties[field] ?? {};
  const value = given[field];
  const [, item] = issue.path;
  if (property.type !== 'array' || typeof item !== 'number' || !Array.isArray(value))
    return explainValue(issue, { field }, property, value);
  const one: unknown = (value as unknown[])[item];
  const words = property.items?.enum;
  if (words === undefined) return explainValue(issue, { field, item }, property.items ?? {}, one);
  const near = typeof one === 'string' ? nearest(one, words) : undefined;
  return { field, detail: `${field} must be ${allowed(property)}; it held ${shown(one)}.${didYouMean(near)}` };
}

/** Explains an issue about one value: a field's, or an item's of its list. */
function explainValue(
  issue: z.core.$ZodIssue,
  at: Pick<FieldError, 'field' | 'item'>,
  property: JsonSchema,
  value: unknown,
): FieldError {
  const name = at.item === undefined ? at.field : `${at.field}/${at.item}`;
  if (value === undefined) return { ...at, detail: `${name} is missing; it must be ${allowed(property)}.` };
  if (issue.code === 'custom' && property.type === 'string')
    return {
      ...at,
      detail: `${name} ${issue.message}${issue.params?.['showsValue'] === true ? `; it was ${shown(value)}` : ''}.`,
    };
  const near = property.enum !== undefined && typeof value === 'string' ? nearest(value, property.enum) : undefined;
  const came = Array.isArray(value) && property.type === 'array' ? `a list of ${value.length}` : shown(value);
  return { ...at, detail: `${name} must be ${allowed(property)}; it was ${came}.${didYouMean(near)}` };
}

/** A number with its digits in groups; one of four digits, which may be a year, stays whole. */
const counted = (count: number | undefined): string | undefined => count?.toLocaleString('en', { useGrouping: 'min2' });

/** The values that a property allows, in words. */
function allowed({ type, description, enum: words, items, maxItems, ...bounds }: JsonSchema): string {
  const { minimum, maximum, minLength, maxLength } = bounds;
  if (type === 'array')
    return items?.enum === undefined
      ? `a list of at most ${maxItems}, each ${allowed(items ?? {})}`
      : `a list of ${maxItems === undefined ? '' : `at most ${maxItems} of `}${items.enum.join(', ')}`;
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
    const safe = withInvisibleEscaped(JSON.stringify(cut.toWellFormed()));
    return cut.length < value.length ? `${safe} …` : safe;
  }
  return String(value);
}

function refuse(
  tool: AnyTool,
  given: Record<string, unknown>,
  errors: readonly FieldError[],
  rest: number,
  wrong: ReadonlySet<string>,
  corrections: Record<string, string | undefined>,
): Outcome {
  const told = errors.map((error) => error.detail).join(' ');
  return {
    ok: false,
    failure: {
      code: 'INVALID_INPUT',
      detail: rest === 0 ? told : `${told} It has ${rest.toLocaleString('en')} more faults.`,
      fix: `Call ${tool.name} again, for example with ${JSON.stringify(corrected(tool, given, wrong, errors, corrections))}`,
      errors,
    },
  };
}

/** The caller's input with its `wrong` fields replaced from the tool's example; always valid. */
function corrected(
  tool: AnyTool,
  given: Record<string, unknown>,
  faulty: ReadonlySet<string>,
  errors: readonly FieldError[],
  corrections: Record<string, string | undefined>,
): Record<string, unknown> {
  // Of a list with wrong items the others are kept.
  const inItems = new Set(errors.flatMap(({ field, item }) => (item === undefined ? [] : [field])));
  const wrong = new Set([...faulty].filter((field) => !inItems.has(field)));
  const example = tool.examples[0]?.input ?? {};
  const call: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(given)) {
    if (wrong.has(field)) continue;
    const isWrong = (place: number) => errors.some((error) => error.field === field && error.item === place);
    const kept = Array.isArray(value) ? value.filter((_, place) => !isWrong(place)) : value;
    if (!Array.isArray(kept) || kept.length > 0) call[field] = kept;
  }
  for (const [field, meant] of Object.entries(corrections))
    if (meant !== undefined && !(meant in call)) call[meant] = given[field];
  for (const field of wrong) if (field in example && !(field in call)) call[field] = example[field];
  for (const [field, value] of Object.entries(call))
    if (typeof value === 'string' && value.length > SHOWN_LENGTH * 4) delete call[field];
  const result = tool.input.safeParse(prepare(call, inputSchema(tool), 'refuse'));
  return result.success ? call : { ...example };
}

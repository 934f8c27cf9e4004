import type * as z from 'zod';
import { clearlyNearest } from '../text/nearest.ts';
import { MOST_FAULTS, meantOf, paramsOf, placeOf } from './faults.ts';
import { inputSchema, type JsonObjectSchema, type JsonSchema } from './json-schema.ts';
import { isPlaceholder, placeholderFor } from './placeholder.ts';
import { prepare } from './prepare.ts';
import type { AnyTool, Called } from './tool.ts';

/** A longer text is not repeated to the caller who sent it. */
const REPEATED_LENGTH = 240;

/**
 * A caller's input with its faults corrected. It holds only what the caller gave: an unknown field takes the name that it clearly means, a
 * value the form that it clearly means. What is missing or doubtful is a placeholder.
 *
 * @param given as `prepare` leaves it
 */
export function corrected(tool: AnyTool, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const schema = inputSchema(tool);
  // A value that gets its right name was not normalised yet.
  const call = prepare(withKnownNames(given, schema), schema, 'refuse');
  for (const issue of tool.input.safeParse(call).error?.issues ?? []) {
    if (issue.path.length > 0) correct(call, issue, schema, tool.called?.[placeOf(issue).field]);
  }
  if (Object.keys(call).length === 0 && !tool.input.safeParse(call).success) Object.assign(call, textsOf(tool));
  for (const [field, value] of Object.entries(call))
    if (typeof value === 'string' && value.length > REPEATED_LENGTH) call[field] = placeholderFor(field);
  return call;
}

/** How a face writes a corrected call: what to do, with the input. */
export type Written = (tool: AnyTool, input: Readonly<Record<string, unknown>>) => string;

/** A corrected call on MCP. */
export const asCall: Written = ({ name }, input) => toDo(`Call ${name} again with ${JSON.stringify(input)}`, input);

/** A corrected request over HTTP: its query or its body. */
export const asRequest: Written = ({ endpoint }, input) => {
  const [, path] = endpoint.split('GET ');
  if (path === undefined) return toDo(`Send ${endpoint} again with ${JSON.stringify(input)}`, input);
  const query = Object.entries(input).flatMap(([field, value]) =>
    [value].flat().map((one) => `${field}=${isPlaceholder(one) ? one : encodeURIComponent(String(one))}`),
  );
  return toDo(`Send GET ${path}${query.length === 0 ? '' : '?'}${query.join('&')}`, input);
};

const toDo = (again: string, input: Readonly<Record<string, unknown>>): string =>
  hasPlaceholder(input)
    ? `Put what the user said in the place of what stands in angle brackets; ask for what you were not told. Then ${again.charAt(0).toLowerCase()}${again.slice(1)}`
    : again;

/** Whether a call has a placeholder to replace. */
export const hasPlaceholder = (call: Readonly<Record<string, unknown>>): boolean =>
  Object.values(call).flat().some(isPlaceholder);

/** The known fields of an input, and the unknown ones whose meaning is clear. */
function withKnownNames(
  given: Readonly<Record<string, unknown>>,
  { properties }: JsonObjectSchema,
): Record<string, unknown> {
  const isKnown = (field: string): boolean => Object.hasOwn(properties, field);
  const fields = Object.entries(given);
  const named = Object.fromEntries(fields.filter(([field]) => isKnown(field)));
  // An input can have thousands of unknown fields.
  for (const [field, value] of fields.filter(([one]) => !isKnown(one)).slice(0, MOST_FAULTS)) {
    const clear = clearlyNearest(field, Object.keys(properties));
    if (clear !== undefined && !(clear in named)) named[clear] = value;
  }
  return named;
}

function correct(
  call: Record<string, unknown>,
  issue: z.core.$ZodIssue,
  schema: JsonObjectSchema,
  called?: Called,
): void {
  const { field, item } = placeOf(issue);
  const property: JsonSchema = schema.properties[field] ?? {};
  const value = call[field];
  if (item !== undefined && Array.isArray(value)) {
    const items = value as unknown[];
    items[item] = meant(issue, items[item], property.items ?? {}, called) ?? placeholderFor(field);
  } else if (value === null && schema.required?.includes(field) !== true) delete call[field];
  else if (property.type === 'array') call[field] = [placeholderFor(field)];
  else call[field] = meant(issue, value, property, called) ?? placeholderFor(paramsOf(issue).form ?? field);
}

/** What a value means beyond doubt, in the form that the field takes. */
function meant(
  issue: z.core.$ZodIssue,
  value: unknown,
  { enum: words }: JsonSchema,
  called?: Called,
): string | undefined {
  const { meant: known } = paramsOf(issue);
  return known ?? (words === undefined ? undefined : meantOf(value, words, called));
}

/** A placeholder for each text of the tool's first example. */
const textsOf = ({ examples: [first] }: AnyTool): Record<string, string> =>
  Object.fromEntries(
    Object.entries(first?.input ?? {}).flatMap(([field, value]) =>
      typeof value === 'string' ? [[field, placeholderFor(field)]] : [],
    ),
  );

import type * as z from 'zod';
import { didYouMean, type FieldError } from '../errors.ts';
import { withInvisibleEscaped } from '../text/invisible.ts';
import { asName, clearlyNearest } from '../text/nearest.ts';
import type { IssueParams } from './fields.ts';
import type { JsonObjectSchema, JsonSchema } from './json-schema.ts';
import { placeholdersIn } from './placeholder.ts';
import type { AnyTool, Called } from './tool.ts';

/*
 * What is wrong with an input, in this project's words.
 */

/** The most faults that one answer tells of. */
export const MOST_FAULTS = 10;

/** Faults to tell, and how many more there are. */
export interface Faults {
  readonly errors: readonly FieldError[];
  readonly more: number;
}

/**
 * The faults of an input, each once, those of its known fields first.
 *
 * @param given as `prepare` leaves it
 * @param issues what its check found
 * @param called what people call the words of its lists
 */
export function faultsOf(
  given: Readonly<Record<string, unknown>>,
  issues: readonly z.core.$ZodIssue[],
  schema: JsonObjectSchema,
  called: AnyTool['called'] = {},
): Faults {
  // An input can have thousands of faults, so only those that are told are put into words.
  const faults = new Map<string, () => FieldError>();
  const add = (key: string, explain: () => FieldError) => {
    if (!faults.has(key)) faults.set(key, explain);
  };
  for (const at of placeholdersIn(given)) {
    const value = at.item === undefined ? given[at.field] : (given[at.field] as unknown[])[at.item];
    if (Object.hasOwn(schema.properties, at.field)) add(keyOf(at), () => explainPlaceholder(at, value, schema));
  }
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  const ofFields = issues.filter(({ code, path }) => code !== 'unrecognized_keys' && path.length > 0);
  for (const issue of ofFields) add(keyOf(placeOf(issue)), () => explain(issue, given, schema, called));
  for (const field of unknown) add(`unknown ${field}`, () => explainUnknown(field, schema));
  // A fault of the input as a whole is told only if no single field has one.
  if (faults.size === 0) for (const issue of issues) add('', () => ({ field: '', detail: `${issue.message}.` }));
  return {
    errors: Array.from(faults.values())
      .slice(0, MOST_FAULTS)
      .map((tell) => tell()),
    more: Math.max(faults.size - MOST_FAULTS, 0),
  };
}

/** The field, and the item of its list, that an issue is about. */
export function placeOf({ path: [field, item] }: z.core.$ZodIssue): Pick<FieldError, 'field' | 'item'> {
  return { field: String(field), ...(typeof item === 'number' ? { item } : {}) };
}

const keyOf = ({ field, item }: Pick<FieldError, 'field' | 'item'>): string =>
  `field ${field}${item === undefined ? '' : ` ${item}`}`;

const nameOf = ({ field, item }: Pick<FieldError, 'field' | 'item'>): string =>
  item === undefined ? field : `${field}/${item}`;

function explainPlaceholder(
  at: Pick<FieldError, 'field' | 'item'>,
  value: unknown,
  { required }: JsonObjectSchema,
): FieldError {
  const or = required?.includes(at.field) === true ? 'ask for it' : 'leave it out';
  return { ...at, detail: `${nameOf(at)} is a placeholder, ${shown(value)}: give what the user said, or ${or}.` };
}

/** Explains an unknown field to the caller. */
function explainUnknown(key: string, schema: JsonObjectSchema): FieldError {
  const fields = Object.keys(schema.properties);
  const allowed = fields.length === 0 ? 'This tool has no fields.' : `Allowed: ${fields.join(', ')}.`;
  const cut = Array.from(key.slice(0, SHOWN_LENGTH * 2))
    .slice(0, SHOWN_LENGTH)
    .join('');
  return {
    field: withInvisibleEscaped(cut.length < key.length ? `${cut}…` : key),
    detail: `There is no field ${shown(key)}.${didYouMean(clearlyNearest(key, fields))} ${allowed}`,
  };
}

/** Explains one issue about a known field. */
function explain(
  issue: z.core.$ZodIssue,
  given: Readonly<Record<string, unknown>>,
  schema: JsonObjectSchema,
  called: NonNullable<AnyTool['called']>,
): FieldError {
  const { field, item } = placeOf(issue);
  const property = schema.properties[field] ?? {};
  const value = given[field];
  if (property.type !== 'array' || item === undefined || !Array.isArray(value))
    return explainValue(issue, { field }, property, value, called[field]);
  const one: unknown = (value as unknown[])[item];
  const words = property.items?.enum;
  if (words === undefined) return explainValue(issue, { field, item }, property.items ?? {}, one);
  return {
    field,
    detail: `${field} must be ${allowed(property)}; it held ${shown(one)}.${didYouMean(meantOf(one, words, called[field]))}`,
  };
}

/** The word of a list that a value means: what people call so, else the nearest; undefined if that is not clear. */
export function meantOf(value: unknown, words: readonly string[], called?: Called): string | undefined {
  if (typeof value !== 'string') return undefined;
  const word = called?.get(asName(value));
  return word !== undefined && words.includes(word) ? word : clearlyNearest(value, words);
}

/** What an issue of this project's own checks tells beside its message. */
export const paramsOf = (issue: z.core.$ZodIssue): IssueParams => (issue.code === 'custom' && issue.params) || {};

/** Explains an issue about one value: a field's, or an item's of its list. */
function explainValue(
  issue: z.core.$ZodIssue,
  at: Pick<FieldError, 'field' | 'item'>,
  property: JsonSchema,
  value: unknown,
  called?: Called,
): FieldError {
  const name = nameOf(at);
  if (value === undefined) return { ...at, detail: `${name} is missing; it must be ${allowed(property)}.` };
  if (issue.code === 'custom' && property.type === 'string')
    return {
      ...at,
      detail: `${name} ${issue.message}${paramsOf(issue).showsValue === true ? `; it was ${shown(value)}` : ''}.`,
    };
  const near = property.enum === undefined ? undefined : meantOf(value, property.enum, called);
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

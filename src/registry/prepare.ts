import { tidy } from './fields.ts';
import type { JsonObjectSchema } from './json-schema.ts';

/** Unknown fields of a call are refused; those of a page's address, which has its own, are ignored. */
export type UnknownFields = 'refuse' | 'ignore';

/**
 * Normalises an input before the check: text is tidied (see `tidy`), an empty text is left out, and `"5"` or `"true"` becomes an integer
 * or a boolean if the schema says so.
 */
export function prepare(
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
      if (text === '') continue;
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

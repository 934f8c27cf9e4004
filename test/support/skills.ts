import assert from 'node:assert/strict';
import type { Assertion } from '../../src/registry/skill-schema.ts';

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** Whether an item of a list is the text, or has the values, that are looked for. */
const matches = (item: unknown, wanted: string | Readonly<Record<string, unknown>>): boolean =>
  typeof wanted === 'string'
    ? item === wanted
    : Object.entries(wanted).every(([key, value]) => (item as Record<string, unknown>)[key] === value);

/** Holds an answer against what an example of a skill asserts of it. */
export function assertShows(answer: Readonly<Record<string, unknown>>, assertion: Assertion, where: string): void {
  const value = answer[assertion.field];
  const said = `${where}: ${JSON.stringify(assertion)}, but it was ${JSON.stringify(value)?.slice(0, 300)}`;
  switch (assertion.is) {
    case 'equal_to':
      return assert.equal(value, assertion.value, said);
    case 'below':
      return assert.ok(typeof value === 'number' && value < assertion.value, said);
    case 'at_least':
      return assert.ok(typeof value === 'number' && value >= assertion.value, said);
    case 'containing': {
      const { value: wanted } = assertion;
      return assert.ok(
        Array.isArray(value)
          ? value.some((item) => matches(item, wanted))
          : typeof value === 'string' && typeof wanted === 'string' && value.includes(wanted),
        said,
      );
    }
    case 'present':
      return assert.ok(!isEmpty(value), said);
    case 'absent':
      return assert.ok(isEmpty(value), said);
  }
}

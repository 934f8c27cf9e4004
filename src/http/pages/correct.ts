import { ASKINGS } from '../../guidance/advice/asking.ts';
import { textOf, type Given } from './ask.ts';
import { queryOf } from './plan.ts';

/** The parameter of the finder's page that names the fact to correct. */
export const CORRECT = 'correct';

/** Whether the finder has a question about a fact. */
export const isCorrectable = (wanted: string): boolean => ASKINGS.some(({ field }) => field === wanted);

/** The fact to correct that an address names; undefined if it names none. */
export function toCorrect(given: Given): string | undefined {
  const field = textOf(given, CORRECT);
  return isCorrectable(field) ? field : undefined;
}

/** Where a fact is corrected: the finder's question about it, with everything else that was given. */
export function correctPath(base: string, field: string, given: Given): string {
  const query = queryOf(given);
  query.set(CORRECT, field);
  return `${base}/?${query.toString()}`;
}

/** The parameter that names a list which was corrected: of one from which everything was taken away a form says nothing else. */
export const CORRECTED = 'corrected';
/** A list without values, as the tool takes it. */
export const NO_VALUES = '[]';

/** What was given, with the list that was corrected, even if nothing is left of it. */
export function withCorrected(all: Given): Given {
  const { [CORRECTED]: _, ...given } = all;
  const field = textOf(all, CORRECTED);
  return isCorrectable(field) && given[field] === undefined ? { ...given, [field]: NO_VALUES } : given;
}

import type * as z from 'zod';
import type { Failure } from '../../errors.ts';
import type { AnyTool } from '../../registry/tool.ts';
import type { FacadeOptions } from '../route.ts';
import { numeral } from './format.ts';

/** A tool's answer, with the tool's field names, or why it failed. */
export type Asked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** The answer type of a tool. */
export type AnswerOf<T> = T extends { readonly output: z.ZodType<infer O> } ? O : never;

/**
 * Calls a tool on the same path as every face; the tool's declaration gives the type of the answer.
 *
 * @param isBare whether the page has what the tool may use but need not
 */
export const ask = async <T extends AnyTool>(
  call: FacadeOptions['call'],
  tool: T,
  input: Readonly<Record<string, unknown>>,
  isBare = false,
): Promise<Asked<AnswerOf<T>>> => (await call({ tool, input, unknownFields: 'ignore', isBare })) as Asked<AnswerOf<T>>;

/** The parameters of a query, by name. */
export type Given = Readonly<Record<string, string | readonly string[]>>;

export const withoutEmpty = (query: Given): Given =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''));

/** One parameter as text; the first value of a repeated one, empty if it is missing. */
export const textOf = (given: Given, field: string): string => {
  const value = given[field] ?? '';
  return typeof value === 'string' ? value : (value[0] ?? '');
};

/** How many own it, for the person to correct: as it was given, or as the size of a team lets one think. */
export const ownersOf = (given: Given): string => numeral(textOf(given, 'owners') || textOf(given, 'team_size'));

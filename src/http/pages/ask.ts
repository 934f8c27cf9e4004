import type * as z from 'zod';
import type { Failure } from '../../errors.ts';
import type { AnyTool } from '../../registry/tool.ts';
import type { FacadeOptions } from '../route.ts';

/** What a tool answered, its fields as the tool names them, or why it could not. */
export type Asked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** The answer type of a tool. */
export type AnswerOf<T> = T extends { readonly output: z.ZodType<infer O> } ? O : never;

/** Asks a tool on the one path that every face takes; the answer is typed by its declaration. */
export const ask = async <T extends AnyTool>(
  call: FacadeOptions['call'],
  tool: T,
  input: Readonly<Record<string, unknown>>,
): Promise<Asked<AnswerOf<T>>> => (await call({ tool, input, unknownFields: 'ignore' })) as Asked<AnswerOf<T>>;

/** The parameters of a query by name, without those that are empty. */
export type Given = Readonly<Record<string, string | readonly string[]>>;

export const withoutEmpty = (query: Given): Given =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''));

/** One parameter as text; a repeated one is its first. */
export const textOf = (given: Given, field: string): string => {
  const value = given[field] ?? '';
  return typeof value === 'string' ? value : (value[0] ?? '');
};

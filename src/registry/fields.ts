import * as z from 'zod';
import { isDate, spanOf, spoken, spokenDay } from '../text/dates.ts';
import { withoutInvisible, withoutInvisibleButBreaks } from '../text/invisible.ts';

/**
 * The kinds of input field that tools declare. Each takes the published description of the field. Input is normalised before these checks
 * (see `prepare`), so that every face does the same.
 */

/** The longest text that a field takes, in characters. */
export const MAX_TEXT = 4000;
/** The largest JSON body that is read over HTTP, in bytes. */
export const MAX_BODY = 64 * 1024;

export const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** More marks on one letter than any language writes. To normalise a run of marks takes time by the square of its length. */
const TOO_MANY_MARKS = /\p{M}{31}/u;

/** The length of a text in characters (Unicode code points), as JSON Schema counts it. */
function characters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

function textField(max: number, description: string | undefined, refuse?: (text: string) => string | undefined) {
  return (text: z.ZodString) =>
    text
      .superRefine((given, context) => {
        const length = characters(given);
        const fault =
          length < 1 || length > max
            ? `must be 1 to ${max.toLocaleString('en')} characters; it has ${length.toLocaleString('en')}`
            : TOO_MANY_MARKS.test(given)
              ? 'must not have more than 30 accents or other marks in a row. Remove some'
              : refuse?.(given);
        if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
      })
      .meta({ ...(description === undefined ? {} : { description }), minLength: 1, maxLength: max });
}

/** Text on one line: a line break counts as a space. */
const oneLine = () => z.string().overwrite(withoutInvisible);

/** One line of text, 1 to `max` characters. */
export const line = (max: number, description: string) => textField(max, description)(oneLine());

/** Text of one or more lines, 1 to `max` characters. */
export const paragraph = (max: number, description: string) => textField(max, description)(z.string());

/** A proposed name: one line with at least one letter or digit, 1 to `max` characters. */
export const nameLine = (max: number, description?: string) =>
  textField(max, description, (text) =>
    LETTER_OR_DIGIT.test(text) ? undefined : 'must contain a letter or a digit, otherwise there is nothing to compare',
  )(oneLine());

/** A list of at most `most` proposed names, each as {@link nameLine} takes it. */
export const names = (most: number, max: number, description: string) =>
  z.array(nameLine(max)).max(most).meta({ description });

/** A whole number from `min` to `max`. */
export const whole = (min: number, max: number, description: string) => z.int().min(min).max(max).meta({ description });

/** Yes or no. */
export const flag = (description: string) => z.boolean().meta({ description });

/** One word of a fixed list. */
export const choice = <const W extends readonly [string, ...string[]]>(words: W, description: string) =>
  z.enum(words).meta({ description });

/** The answer of somebody who cannot answer: the tools then do not ask again. */
export const UNSURE = 'unsure';

/** One word of a fixed list, or that the person is not sure. */
export const choiceOrUnsure = <const W extends string>(words: readonly W[], description: string) =>
  z.enum([...words, UNSURE]).meta({ description });

/** Yes, no, or not sure. A JSON boolean is taken too (see `prepare`). */
export const yesOrNo = (description: string) => choiceOrUnsure(['yes', 'no'], description);

/** Some words of a fixed list; an empty list says that there are none. */
export const choices = <const W extends string>(words: readonly W[], description: string) =>
  z.array(z.enum([...words, UNSURE])).meta({ description });

/** Any words of a fixed list. */
export const words = <const W extends string>(listed: readonly W[], description: string) =>
  z.array(z.enum(listed)).meta({ description });

/** At most `most` words of a fixed list. */
export const some = <const W extends string>(words: readonly W[], most: number, description: string) =>
  z.array(z.enum(words)).max(most).meta({ description });

/**
 * A field that takes a value of another kind, or the word `unsure`. The published schema shows the other kind only, because
 * several clients refuse a field with two types.
 */
export function orUnsure<T extends number | boolean>(field: z.ZodType<T>): z.ZodType<T | typeof UNSURE> {
  const { $schema: _, ...published } = z.toJSONSchema(field) as Record<string, unknown>;
  return z
    .any()
    .superRefine((value, context) => {
      if (value !== UNSURE && !field.safeParse(value).success) context.addIssue({ code: 'custom', message: 'invalid' });
    })
    .meta(published);
}

const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** The days that a date like 12/07/2019 may mean: day first, as in Ghana, then month first. */
function readingsOf(text: string): string[] {
  const [, first = '', second = '', year = ''] = DAY_FIRST.exec(text) ?? [];
  const written = (day: string, month: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return [...new Set([written(first, second), written(second, first)])].filter(isDate);
}

/**
 * What an issue tells beside its message. `showsValue`: the message goes on with the value that came. `form`: how the value is written,
 * for a placeholder. `meant`: what the value means beyond doubt.
 */
export interface IssueParams {
  readonly showsValue?: true;
  readonly form?: string;
  readonly meant?: string | undefined;
}

const refuse = (context: z.core.$RefinementCtx, message: string, params: IssueParams): void =>
  context.addIssue({ code: 'custom', message, params: { showsValue: true, ...params } });

/** The only one of a list; undefined if there are none or several. */
const only = <T>([first, ...others]: readonly T[]): T | undefined => (others.length === 0 ? first : undefined);

/** A real calendar date, or only its month or year: YYYY-MM-DD, YYYY-MM or YYYY. A year may also be a number. */
export const date = (description: string) =>
  z
    .preprocess(
      (given) => (Number.isInteger(given) ? String(given) : given),
      z.string().superRefine((text, context) => {
        if (spanOf(text) !== undefined) return;
        const days = readingsOf(text);
        const which = days.length === 0 ? '' : ` (did you mean ${days.map(spoken).join(' or ')}?)`;
        refuse(
          context,
          `must be a real calendar date written YYYY-MM-DD, or YYYY-MM or YYYY if that is known${which}`,
          {
            form: 'YYYY-MM-DD',
            meant: only(days),
          },
        );
      }),
    )
    .meta({ description });

/** A day of a leap year, so that 02-29 is one. */
const isDayOfYear = (text: string): boolean => isDate(`2024-${text}`);

/** A day of every year, written MM-DD. */
export const dayOfYear = (description: string) =>
  z
    .string()
    .superRefine((text, context) => {
      if (isDayOfYear(text)) return;
      const [day = '', month = ''] = text.split('-', 2);
      const meant = only([`${month}-${day}`].filter(isDayOfYear));
      const which = meant === undefined ? '' : ` (did you mean ${spokenDay(meant)}?)`;
      refuse(context, `must be a month and a day written MM-DD, the month first${which}`, { form: 'MM-DD', meant });
    })
    .meta({ description });

/**
 * Normalises text before it is checked and stored: without invisible characters, Unicode NFC, trimmed. Text with too many marks is not
 * brought to NFC, which would take long, and no field takes it.
 */
export function tidy(given: string): string {
  const text = withoutInvisibleButBreaks(given);
  return (TOO_MANY_MARKS.test(text) ? text : text.normalize('NFC')).trim();
}

import * as z from 'zod';
import { isDate, spanOf, spoken } from '../text/dates.ts';

/**
 * The kinds of input field that tools declare. Each takes the published description of the field. Input is normalised (NFC,
 * trimmed, `"5"` to an integer, an empty optional text left out) before these checks, in `prepare`, so that every face does
 * the same.
 */

/** The longest text that a field takes, in characters. */
export const MAX_TEXT = 4000;
/** The largest JSON body that is read over HTTP, in bytes. */
export const MAX_BODY = 64 * 1024;

const BIDI_CONTROL = /[\u202A-\u202E\u2066-\u2069]/u;
const LONE_SURROGATE = /\p{Surrogate}/u;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
/** Like {@link CONTROL}, without tab, line feed and carriage return. */
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** More marks on one letter than any language writes. To normalise a run of marks takes time by the square of its length. */
const TOO_MANY_MARKS = /\p{M}{31}/u;

/** The length of a text in characters (Unicode code points), as JSON Schema counts it. */
function characters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

function textField(max: number, description: string | undefined, refuse: (text: string) => string | undefined) {
  return z
    .string()
    .superRefine((text, context) => {
      const length = characters(text);
      const fault =
        length < 1 || length > max
          ? `must be 1 to ${max.toLocaleString('en')} characters; it has ${length.toLocaleString('en')}`
          : refuse(text);
      if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
    })
    .meta({ ...(description === undefined ? {} : { description }), minLength: 1, maxLength: max });
}

function refuseHidden(text: string, control: RegExp, forbidden: string): string | undefined {
  if (TOO_MANY_MARKS.test(text)) return 'must not have more than 30 accents or other marks in a row. Remove some';
  if (LONE_SURROGATE.test(text)) return 'must be valid Unicode; it contains a lone surrogate. Remove it';
  if (BIDI_CONTROL.test(text)) return 'must not contain bidirectional override characters. Remove them';
  if (control.test(text)) return `must not contain ${forbidden}. Remove them`;
  return undefined;
}

/** One line of text, 1 to `max` characters. */
export const line = (max: number, description: string) =>
  textField(max, description, (text) => refuseHidden(text, CONTROL, 'control characters or line breaks'));

/** Text of one or more lines, 1 to `max` characters. */
export const paragraph = (max: number, description: string) =>
  textField(max, description, (text) =>
    refuseHidden(text, CONTROL_IN_TEXT, 'control characters other than tabs and line breaks'),
  );

/** A proposed name: one line with at least one letter or digit, 1 to `max` characters. */
export const nameLine = (max: number, description?: string) =>
  textField(max, description, (text) =>
    LETTER_OR_DIGIT.test(text)
      ? refuseHidden(text, CONTROL, 'control characters or line breaks')
      : 'must contain a letter or a digit, otherwise there is nothing to compare',
  );

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

/** A value that is not accepted; the message then also shows the value. */
const refuse = (context: z.core.$RefinementCtx, message: string): void =>
  context.addIssue({ code: 'custom', message, params: { showsValue: true } });

/** A real calendar date, or only its month or year: YYYY-MM-DD, YYYY-MM or YYYY. A year may also be a number. */
export const date = (description: string) =>
  z
    .preprocess(
      (given) => (Number.isInteger(given) ? String(given) : given),
      z.string().superRefine((text, context) => {
        if (spanOf(text) !== undefined) return;
        const days = readingsOf(text);
        const which = days.length === 0 ? '' : ` (did you mean ${days.map(spoken).join(' or ')}?)`;
        refuse(context, `must be a real calendar date written YYYY-MM-DD, or YYYY-MM or YYYY if that is known${which}`);
      }),
    )
    .meta({ description });

/** A day of every year, written MM-DD. */
export const dayOfYear = (description: string) =>
  z
    .string()
    // A leap year, so that 02-29 is a day.
    .superRefine((text, context) => {
      if (!isDate(`2024-${text}`)) refuse(context, 'must be a month and a day written MM-DD, such as 12-31');
    })
    .meta({ description });

/** Normalises text before it is checked and stored: Unicode NFC, trimmed. Text with too many marks stays, and no field takes it. */
export const tidy = (text: string): string => (TOO_MANY_MARKS.test(text) ? text : text.normalize('NFC')).trim();

import * as z from 'zod';
import { isDate } from '../text/dates.ts';

/**
 * The kinds of input field that tools are declared with. Each takes the text that is published as the field's description.
 * Normalising (NFC, trimming, `"5"` for an integer, an empty optional text for an absent one) happens before these checks,
 * in {@link prepare}, so that every face does it alike.
 */

/** The longest text that a field takes, in characters. */
export const MAX_TEXT = 4000;
/** The largest JSON body that is read over HTTP, in bytes. */
export const MAX_BODY = 64 * 1024;

const BIDI_CONTROL = /[\u202A-\u202E\u2066-\u2069]/u;
const LONE_SURROGATE = /\p{Surrogate}/u;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
/** As {@link CONTROL}, but for tab, line feed and carriage return. */
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** The length of a text in characters (Unicode code points), as JSON Schema counts it. */
function characters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

function textField(max: number, description: string, refuse: (text: string) => string | undefined) {
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
    .meta({ description, minLength: 1, maxLength: max });
}

function refuseHidden(text: string, control: RegExp, allowed: string): string | undefined {
  if (LONE_SURROGATE.test(text)) return 'must be whole Unicode characters; it has a lone surrogate. Remove it';
  if (BIDI_CONTROL.test(text)) return 'must not hold bidirectional override characters. Remove them';
  if (control.test(text)) return `must not hold ${allowed}. Remove them`;
  return undefined;
}

/** One line of text, 1 to `max` characters. */
export const line = (max: number, description: string) =>
  textField(max, description, (text) => refuseHidden(text, CONTROL, 'control characters or line breaks'));

/** Text that may run over several lines, 1 to `max` characters. */
export const paragraph = (max: number, description: string) =>
  textField(max, description, (text) =>
    refuseHidden(text, CONTROL_IN_TEXT, 'control characters other than tabs and line breaks'),
  );

/** A proposed name: one line with a letter or a digit in it, 1 to `max` characters. */
export const nameLine = (max: number, description: string) =>
  textField(max, description, (text) =>
    LETTER_OR_DIGIT.test(text)
      ? refuseHidden(text, CONTROL, 'control characters or line breaks')
      : 'must hold a letter or a digit; there is nothing in it to compare',
  );

/** A whole number from `min` to `max`. */
export const whole = (min: number, max: number, description: string) => z.int().min(min).max(max).meta({ description });

/** Yes or no. */
export const flag = (description: string) => z.boolean().meta({ description });

/** One of a closed list of words. */
export const choice = <const W extends readonly [string, ...string[]]>(words: W, description: string) =>
  z.enum(words).meta({ description });

/** A real calendar date, written YYYY-MM-DD. */
export const date = (description: string) =>
  z
    .string()
    .refine(isDate, { error: 'must be a real calendar date written YYYY-MM-DD' })
    .meta({ description, format: 'date' });

/** Brings text into the form it is checked and kept in: Unicode NFC, no space around it. */
export const tidy = (text: string): string => text.normalize('NFC').trim();

/**
 * Removes what identifies a person from a text that leaves the conversation, such as the address of a page: numbers of cards and
 * phones, e-mail addresses and ages. Every expression looks a bounded way ahead, so the time grows with the length of the text.
 */

const UNITS = 'one|two|three|four|five|six|seven|eight|nine';
const TEENS =
  'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
/** A person's age, in digits or words. */
const YEARS = `(?:\\p{Nd}{1,3}|(?:(?:${TEENS})(?:[ -](?:${UNITS}))?|${UNITS}))`;
const RANGE = `${YEARS}(?:\\s?(?:-|–|to|and)\\s?${YEARS})?`;
/** Not within a word or number. */
const START = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';

const EMAIL = /(?<![^\s,;:<>()"'])[^\s@,;:<>()"']{1,64}@[^\s@,;:<>()"']{0,254}[\p{L}\p{N}]/gu;
const GHANA_CARD = /(?<![\p{L}\p{N}])GHA[\s.-]{0,3}\p{Nd}(?:[\s.-]{0,2}\p{Nd}){5,11}/giu;
/** The name of a card or number, then the number itself. */
const NAMED =
  /(?<![\p{L}\p{N}])(passport|tin|voters?|voter['’]s|ghana ?card|nia|ssnit|nhis|licen[cs]e|id)((?:[\s:#.]{1,3}(?:id|card|no|num|number|is|of)(?![\p{L}\p{N}])){0,4}[\s:#.]{0,3})\p{L}{0,3}[\s-]?\p{Nd}(?:-?\p{Nd}){4,14}/giu;
/** Letters and digits that run together, as in a passport's or a tax number. */
const LETTERED = /(?<![\p{L}\p{N}])(\p{L}{1,3})-?\p{Nd}{6,13}(?:-\p{Nd})?(?![\p{L}\p{N}])/gu;
const CURRENCY = /^(?:ghs|ghc|gh|usd|us|eur|gbp|ngn|cfa|xof|cny|rmb|inr|zar)$/i;
/** Digits with what people put between them in a phone number. */
const DIGITS = /(?<![\p{L}\p{N}])(?:\+ ?)?\(?\p{Nd}(?:[\s()./-]{0,2}\p{Nd}){6,16}(?![\p{L}\p{N}])/gu;
const AGE = new RegExp(
  `${START}(?:${RANGE}[\\s-]?(?:(?:years?|yrs?)[\\s-]{1,2}(?:old|of age)s?|y/?o)${END}|(?:aged?|ages|age of)[\\s:]{1,2}${RANGE}${END})`,
  'giu',
);

/** A number of more digits than amounts have: somebody's card. */
const CARD_DIGITS = 9;

/** Whether digits are a phone's or a card's, and not an amount or years. */
function isPersonal(written: string): boolean {
  const digits = written.replace(/\P{Nd}/gu, '');
  if (/^\+|^\(?0/.test(written)) return digits.length >= (written.startsWith('+') ? 7 : CARD_DIGITS);
  if (digits.startsWith('233')) return digits.length >= 12;
  return digits.length >= CARD_DIGITS && !/[\s()./]/.test(written);
}

/** `text` without identity numbers, phone numbers, e-mail addresses and ages; unchanged if it has none. */
export function withoutPersonalData(text: string): string {
  const left = text
    .replace(EMAIL, '')
    .replace(GHANA_CARD, '')
    .replace(NAMED, '$1$2')
    .replace(LETTERED, (written, letters: string) => (CURRENCY.test(letters) ? written : ''))
    .replace(DIGITS, (written) => (isPersonal(written) ? '' : written))
    .replace(AGE, '');
  if (left === text) return text;
  return left
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/(?<=\S) (?=[,.;:])/g, '')
    .trim();
}

import { hashText, spread } from '../index/hash.ts';
import type { Suggestion } from '../model.ts';
import { canonicalWord, normalise, rawWords } from '../spelling/normalise.ts';
import { tradeOf } from '../spelling/trades.ts';
import { isPhrasal, wordClass } from '../spelling/word-classes.ts';
import { writtenWords, type WrittenWord } from './business-words.ts';
import { LANGUAGES, TELLING, WORDS, type Language, type NameWord } from './words.ts';

const MOST_SUGGESTIONS = 3;
/** How many names are tried. */
const MOST_TRIES = 12;
/** The longest name that a caller may ask about. */
const LONGEST_NAME = 160;
/** What goes with the word before it; a place stays with its word ("in Kumasi"). */
const JOINING: ReadonlySet<string> = new Set(['of', 'for', 'and']);

/** A name that needs another word, and what is at fault in it. */
export interface NameAtFault {
  readonly name: string;
  /** Whether another name is like it. */
  readonly isMatched: boolean;
  /** The words of the name, folded, that the law restricts. */
  readonly restricted: readonly string[];
  /** An ending that the law asks for and the name lacks. */
  readonly ending?: string;
}

/** What is asked of a suggestion. */
export interface Wanted {
  /** Whether no advisory makes a name doubtful. No word of the list draws one, so names that differ in such a word are alike in this. */
  isWellWorded(name: string): boolean;
  /** Whether no name matches a name with this canonical word in it. */
  isFree(name: string, word: string): boolean;
  /** Whether many names begin with this canonical word, whether some name matches it alone, or neither. */
  standing(word: string): 'crowded' | 'taken' | 'fresh';
}

/**
 * Up to three names like `name` against which nothing is found: a real word takes the place of all that sets the name apart if another
 * name is like it, and else of the restricted words; the founder's trade and ending stay. Another name gets other words, so that two
 * founders are not sent to the same one.
 */
export function suggestNames(fault: NameAtFault, wanted: Wanted): Suggestion[] {
  const found: Suggestion[] = [];
  if (!fault.isMatched && fault.restricted.length === 0) return found;
  const gone = placesToSwap(fault);
  const write = template(fault, gone);
  let isWorded: boolean | undefined;
  let tries = 0;
  for (const { entry, word } of freshFirst(wordsFor(fault, gone), wanted)) {
    if (found.length === MOST_SUGGESTIONS || tries === MOST_TRIES) break;
    const name = write(entry.word);
    if (name.length > LONGEST_NAME) continue;
    if (!(isWorded ??= wanted.isWellWorded(name))) break;
    tries++;
    if (wanted.isFree(name, word)) found.push({ name, meaning: `${LANGUAGE_NAMES[entry.language]}: ${entry.meaning}` });
  }
  return found;
}

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  akan: 'Akan',
  ga: 'Ga',
  ewe: 'Ewe',
  dagbani: 'Dagbani',
  hausa: 'Hausa',
  english: 'English',
};

/** The places of the written words that another word takes the place of; it goes before the first word if there are none. */
function placesToSwap({ name, isMatched, restricted }: NameAtFault): ReadonlySet<number> {
  const words = writtenWords(name);
  const placesOf = (goes: (word: WrittenWord, place: number) => boolean): ReadonlySet<number> =>
    new Set(words.flatMap((word, place) => (goes(word, place) ? [place] : [])));
  const isRestricted = ({ raw }: WrittenWord): boolean => raw.some((word) => restricted.includes(word));
  const own = placesOf((word) => isRestricted(word) || (isMatched && !word.stays));
  if (own.size > 0) {
    // What joined a word that goes to the next joins nothing any more ("Bank of Hair").
    const joins = placesOf(({ raw }, place) => own.has(place - 1) && raw.every((word) => JOINING.has(word)));
    return new Set([...own, ...joins]);
  }
  // Where nothing sets the name apart, its first word goes with what joins it to the next, unless it tells the trade ("House of Beads").
  const links = words.slice(1).findIndex(({ raw }) => !raw.every((word) => isPhrasal(canonicalWord(word))));
  return placesOf(
    ({ raw }, place) => place <= links && !raw.some((word) => wordClass(canonicalWord(word)) === 'trade'),
  );
}

/** Writes a name with one word in the place of those that go; the others stay as they are written. */
function template({ name, ending }: NameAtFault, gone: ReadonlySet<number>): (word: string) => string {
  const first = gone.size === 0 ? 0 : Math.min(...gone);
  const pieces = name
    .split(/\s+/)
    .flatMap((written, place): (string | undefined)[] => [
      ...(place === first ? [undefined] : []),
      ...(gone.has(place) ? [] : [written]),
    ]);
  if (ending !== undefined) pieces.push(ending);
  const upper = name === name.toUpperCase();
  return (word) => pieces.map((piece) => piece ?? (upper ? word.toUpperCase() : word)).join(' ');
}

/** The words that are not crowded: of those that match no name alone first, because most names with another fail. */
function* freshFirst(words: Iterable<Choice>, { standing }: Wanted): Generator<Choice> {
  const taken: Choice[] = [];
  for (const choice of words) {
    const is = standing(choice.word);
    if (is === 'fresh' || (is === 'taken' && choice.isNear)) yield choice;
    else if (is === 'taken') taken.push(choice);
  }
  yield* taken;
}

/**
 * The words to try: one that means what a word that goes means, then in turn one of the language that the name tells, an English one and
 * another, each list in an order that the name decides; what suits some trades only comes last.
 */
function* wordsFor({ name }: NameAtFault, gone: ReadonlySet<number>): Generator<Choice> {
  const { all, byMeaning, byLanguage, languageOf } = choices();
  const words = name.split(/\s+/).map((written) => rawWords(written).map(canonicalWord));
  const seed = spread(hashText(normalise(name).key));
  const given = new Set(words.flat());
  const near = [...gone].flatMap((place) => words[place]!.flatMap((word) => byMeaning.get(word) ?? []));
  const first = near[seed % near.length];
  const told = words.flat().flatMap((word) => languageOf.get(word) ?? [])[0];
  const lists = [
    byLanguage.get(told ?? 'akan')!,
    byLanguage.get('english')!,
    told === undefined ? all : byLanguage.get(told === 'akan' ? told : 'akan')!,
  ];
  const orders = lists.map((list, at) => {
    const own = spread(seed + at);
    return { list, from: own % list.length, step: stepThrough(list.length, own) };
  });
  if (first !== undefined && !given.has(first.word)) {
    given.add(first.word);
    yield { ...first, isNear: true };
  }
  for (const isThing of [false, true])
    for (let count = 0; count < all.length; count++)
      for (const { list, from, step } of orders) {
        const choice = list[(from + count * step) % list.length]!;
        if (choice.entry.isThing !== isThing || given.has(choice.word)) continue;
        given.add(choice.word);
        yield choice;
      }
}

/** A word of the list, with what is asked of it again and again. */
interface Choice {
  readonly entry: NameWord;
  /** The word in canonical form. */
  readonly word: string;
  /** Whether it was chosen for its meaning. */
  readonly isNear: boolean;
}

/** A step that visits each of `size` places once; another name takes another step. */
function stepThrough(size: number, seed: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let step = 1 + (Math.floor(seed / size) % (size - 1));
  while (divisor(size, step) !== 1) step++;
  return step;
}

interface Choices {
  /** The words that mean no trade or its goods: in the name of another they would mislead. */
  readonly all: readonly Choice[];
  readonly byLanguage: ReadonlyMap<Language, readonly Choice[]>;
  /** The words that mean one thing, by it. */
  readonly byMeaning: ReadonlyMap<string, readonly Choice[]>;
  /** The language that a canonical word tells. */
  readonly languageOf: ReadonlyMap<string, Language>;
}
let made: Choices | undefined;

function choices(): Choices {
  if (made !== undefined) return made;
  const byMeaning = new Map<string, Choice[]>();
  const languageOf = new Map<string, Language>();
  const all = WORDS.flatMap((entry): Choice[] => {
    const told = rawWords(entry.meaning)
      .map(canonicalWord)
      .filter((word) => !ARTICLES.has(word));
    const choice = { entry, word: canonicalWord(rawWords(entry.word).join('')), isNear: false };
    if (told.length === 1) byMeaning.set(told[0]!, [...(byMeaning.get(told[0]!) ?? []), choice]);
    if (entry.language !== 'english') languageOf.set(choice.word, entry.language);
    return told.some((word) => tradeOf(word) !== 0) ? [] : [choice];
  });
  for (const language of LANGUAGES)
    for (const word of TELLING[language]?.split(/\s+/) ?? []) languageOf.set(canonicalWord(word), language);
  const byLanguage = new Map(
    LANGUAGES.map((language) => [language, all.filter(({ entry }) => entry.language === language)] as const),
  );
  return (made = { all, byLanguage, byMeaning, languageOf });
}
const ARTICLES = new Set(['a', 'an', 'the']);

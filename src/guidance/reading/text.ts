import { asHeard, openSounds, openWord } from './shorthand.ts';
import { words } from './wordlist.ts';
import AggressiveTokenizer from 'natural/lib/natural/tokenizers/aggressive_tokenizer.js';
import JaroWinklerDistance from 'natural/lib/natural/distance/jaro-winkler_distance.js';
import PorterStemmer from 'natural/lib/natural/stemmers/porter_stemmer.js';

/** A word of what the user wrote: folded, mended where misspelt, and stemmed. */
export interface Token {
  readonly word: string;
  readonly stem: string;
  /** The clause it stands in; clauses end at . , ; : ! ? brackets and line breaks. */
  readonly clause: number;
  /** The mark that ended the clause before this token: '' within a clause. */
  readonly after: string;
}

const tokenizer = new AggressiveTokenizer();
const LETTERS: Readonly<Record<string, string>> = { ɔ: 'o', ɛ: 'e', ŋ: 'ng', ɖ: 'd', ƒ: 'f', ɣ: 'g', ʋ: 'v' };

/** Words that Porter would fold into another word of the lexicon. */
const UNSTEMMED = new Set(
  words(`
    important importance business busy general united universal trusted community communities communication communications
    international national organic organs profession professional professionals investing ministers minister charged public
    publicity publication please only one us his this was has as is its news generally incorporated missing policy police
    policies supporter supporters humanity designation designations developer developers limitation limitations financial
    financially convention conventions conventional revival believer believers sensitive universe university universities
    conservative federal marginal cooperation accelerator accelerators mineral minerals continue continuing returned
  `),
);

const stems = new Map<string, string>();
const STEM_CACHE = 20_000;

/** Porter's stem by `natural`, remembered. */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const value = UNSTEMMED.has(word) || word.length < 4 ? word : PorterStemmer.stem(word);
  if (stems.size < STEM_CACHE) stems.set(word, value);
  return value;
}

/** Lower case, letters of the Ghanaian alphabets and accents to plain ones, abbreviations joined, contractions opened. */
function fold(text: string): string {
  return (
    text
      .replace(/\bU\.?S\.?(?:A\.?)?(?=[\s,;)-]|$)/g, 'usa')
      .toLowerCase()
      .replace(/[ɔɛŋɖƒɣʋ]/g, (letter) => LETTERS[letter]!)
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .replace(/[‘’`´]/g, "'")
      .replace(/\b(?:[a-z]\.){2,}(?:[a-z]\b)?/g, (letters) => letters.replaceAll('.', ''))
      // The name of an Act says what is meant, not that a company is wished for
      .replace(/\bincorporated private partnerships?\b/g, 'partnership')
      .replace(/\bco[- ]?op\b(?![- ]?erat)/g, 'cooperative')
      .replace(/\bco[- ]operat/g, 'cooperat')
      .replace(/\bc[ou]r?p{1,2}[eo]r+[ae]?ti(?=v)/g, 'cooperati')
      .replace(/\bco[- ](found|own|work)/g, 'co$1')
      .replace(/\bnon[- ](profit|govern|denom)/g, 'non$1')
      .replace(/\bnot[- ]for[- ]profit\b/g, 'nonprofit')
      .replace(/\bfor-profit\b/g, 'for profit')
      .replace(/\bself[- ]help\b/g, 'selfhelp')
      .replace(/\bcan(?:not|'t|t)\b/g, 'can not')
      .replace(/\b(?:won't|wont)\b/g, 'will not')
      .replace(/n't\b/g, ' not')
      .replace(/\b(do|does|did|is|are|was|would|could|should|have|has)nt\b/g, '$1 not')
      .replace(/\b(i)'?m\b/g, 'i am')
      .replace(/\b(it|that|there|he|she)'s\b/g, '$1 is')
      .replace(/\b(we|they|you)'re\b/g, '$1 are')
      .replace(/\b(we|they|you|i)'(ve|ll|d)\b/g, '$1')
      .replace(/'s\b/g, '')
      .replace(/'/g, '')
      .replace(/\bunited kingdom\b/g, 'uk')
      .replace(/\bunited states(?: of america)?\b/g, 'usa')
      .replace(/\bunited arab emirates\b/g, 'uae')
      .replace(/\bper cent\b/g, 'percent')
      .replace(/(\d)\s?%/g, '$1 percent')
      .replace(/(\d),(?=\d{3}\b)/g, '$1')
      .replace(/[-/_]/g, ' ')
      .replace(/&/g, ' and ')
  );
}

/** Finds the lexicon word that a misspelt word stands for; made once from the lexicon's words. */
export interface Speller {
  /** The word itself where it is known or nothing is near enough. */
  mend(word: string): string;
}

/** Nearness (Jaro-Winkler, 0 to 1) from which a word counts as a misspelling. Lower lets ordinary words be taken for others. */
const NEAR_ENOUGH = 0.92;
const SHORTEST_MENDED = 5;
const MEND_CACHE = 10_000;

/**
 * @param lexicon the words worth finding
 * @param ordinary words that are right as they stand, though near one of the lexicon's
 */
export function createSpeller(lexicon: Iterable<string>, ordinary: Iterable<string>): Speller {
  const known = new Set<string>(ordinary);
  const knownStems = new Set<string>();
  const byLetter = new Map<string, string[]>();
  for (const word of lexicon) {
    if (known.has(word) && knownStems.has(stem(word))) continue;
    known.add(word);
    knownStems.add(stem(word));
    if (word.length < SHORTEST_MENDED) continue;
    const letter = word[0]!;
    const list = byLetter.get(letter);
    if (list) list.push(word);
    else byLetter.set(letter, [word]);
  }
  for (const word of known) knownStems.add(stem(word));
  const mended = new Map<string, string>();
  function find(word: string): string {
    let best = word;
    let nearness = NEAR_ENOUGH;
    for (const candidate of byLetter.get(word[0]!) ?? []) {
      const spread = Math.abs(candidate.length - word.length);
      if (spread > (word.length >= 8 ? 2 : 1)) continue;
      const near = JaroWinklerDistance(word, candidate, {});
      if (near > nearness || (near === nearness && candidate < best)) {
        best = candidate;
        nearness = near;
      }
    }
    return best;
  }
  return {
    mend(word) {
      if (word.length < SHORTEST_MENDED || known.has(word) || knownStems.has(stem(word)) || /\d/.test(word))
        return word;
      const before = mended.get(word);
      if (before !== undefined) return before;
      const found = asHeard(word).find((heard) => known.has(heard)) ?? find(word);
      if (mended.size < MEND_CACHE) mended.set(word, found);
      return found;
    },
  };
}

/** The tokens of a text, clause by clause. */
export function tokenize(text: string, speller: Speller): Token[] {
  const tokens: Token[] = [];
  let clause = 0;
  let after = '';
  for (const part of openSounds(fold(text)).split(/([.,;:!?()[\]\n"]+)/)) {
    if (/^[.,;:!?()[\]\n"]/.test(part)) {
      after = /[.;!?\n]/.test(part) ? '.' : part[0]!;
      if (tokens.length > 0) clause++;
      continue;
    }
    for (const raw of tokenizer.tokenize(part)) {
      const word = speller.mend(openWord(raw));
      tokens.push({ word, stem: stem(word), clause, after });
      after = '';
    }
  }
  return tokens;
}

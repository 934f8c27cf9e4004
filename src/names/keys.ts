import { hashText, spread } from './hash.ts';
import { LONGEST_ONE_EDIT, LONGEST_TWO_EDITS, metaphoneOf, stemOf } from './likeness.ts';
import { ALIKE, CONSONANT, encodeForm, LONG_SKELETON, soundOf } from './sound.ts';
import { eachDeletion, metaphoneHash, stemHash } from './vocabulary.ts';

/* The keys under which a database finds the words like a word: see lexicon.ts. */

const HEARD_SEED = 0x3c6ef372;
const heardHash = (heard: string): number => spread(hashText(heard) ^ HEARD_SEED);

/** The keys of a word: whole numbers of 32 bits with a sign. Words that are alike have one in common, initials left out. */
export function wordKeys(text: string): number[] {
  const keys = new Set<number>();
  addNearKeys(text, 2, keys);
  addOtherKeys(text, keys);
  return [...keys];
}

/**
 * Letters of a word whose deletions are keys: two words within two edits of each other have one in common if they are made of no
 * more than how the words begin (prefix filtering, as in SymSpell). It halves the keys.
 */
const NEAR_PREFIX = 8;

/** The keys of a word for being found within so many edits. */
export function addNearKeys(text: string, edits: 1 | 2, keys: Set<number>): void {
  if (text.length > LONGEST_ONE_EDIT) return;
  const most = text.length > LONGEST_TWO_EDITS ? 1 : edits;
  eachDeletion(text.slice(0, NEAR_PREFIX), most, (hash) => keys.add(hash | 0));
}

/** The keys of a word for being found by its sound and its stem. */
export function addOtherKeys(text: string, keys: Set<number>): void {
  if (text.length > 1) for (const heard of heardKeys(text)) keys.add(heardHash(heard) | 0);
  const stem = stemOf(text);
  if (stem !== '') keys.add(stemHash(stem) | 0);
  const code = metaphoneOf(text);
  if (code !== '') keys.add(metaphoneHash(code) | 0);
}

/**
 * Keys by which a database finds the words that sound like one. Words that sound alike have a skeleton in common (sound.ts), but
 * thousands share one of a few consonants. Of these, two that are alike differ by {@link ALIKE} hundredths at most: their
 * consonants are the same in number and class, a vowel of the front is none of the back, and of what one has and the other has not
 * little is possible (a last e, a first vowel, one of two next to each other). So the keys of such a word are the classes of its
 * sounds, one key for each way of leaving out what may be left out.
 */
function heardKeys(text: string): Set<string> {
  const { form, second, skeleton, secondSkeleton } = soundOf(text);
  const keys = new Set<string>();
  for (const [reading, consonants] of [
    [form, skeleton],
    [second, secondSkeleton],
  ] as const) {
    if (consonants.length >= LONG_SKELETON || consonants.startsWith('#')) {
      keys.add(consonants);
      continue;
    }
    // Two words whose first readings are long may differ by more, in whichever reading.
    if (skeleton.length >= LONG_SKELETON) keys.add(`+${consonants}`);
    for (const pattern of patternsOf(reading)) keys.add(pattern);
  }
  return keys;
}

/** A form with more vowels of either kind than this is rare enough for not all of its patterns to be keys. */
const MOST_PATTERNS = 64;

function patternsOf(form: string): string[] {
  const { sounds, gaps } = encodeForm(form);
  let patterns: { text: string; spent: number }[] = [{ text: '=', spent: 0 }];
  sounds.forEach((code, at) => {
    const letter = String.fromCharCode(code);
    if (letter === 'R' || (at > 0 && 'wyh'.includes(letter))) return;
    // m passes for n, which the skeleton does not show where it has both anyway.
    const classes = VOWELS[letter] ?? [letter === 'm' ? 'n' : String.fromCharCode(CONSONANT[code]!)];
    const gap = gaps[at]!;
    const longer = patterns.flatMap(({ text, spent }) => [
      ...classes.map((kind) => ({ text: text + kind, spent })),
      ...(letter in VOWELS && spent + gap <= ALIKE ? [{ text, spent: spent + gap }] : []),
    ]);
    patterns = longer.slice(0, MOST_PATTERNS);
  });
  return patterns.map(({ text }) => text);
}

/** Vowels of the front and of the back; those after k and g that anglicised spellings round are of both. */
const [FRONT, BACK] = ['1', '2'];
const VOWELS: Readonly<Record<string, readonly string[]>> = {
  a: [FRONT], e: [FRONT], i: [FRONT], E: [FRONT], o: [BACK], u: [BACK], U: [BACK], A: [FRONT, BACK], I: [FRONT, BACK],
}; // prettier-ignore

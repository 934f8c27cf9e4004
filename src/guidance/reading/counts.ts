import { add, type Features } from './features.ts';
import { hashesOf, hashOf, mix, type Words } from './words.ts';

/**
 * Numbers that a text names, each of which could be the number of owners or the share that Ghanaians hold: in words or digits, or as the
 * people that it names beside the asker. Which one it is, the model decides by the words around it.
 */
export interface Candidate {
  readonly value: number;
  /** Its features in the table of features, from `from` up to `to`. */
  readonly from: number;
  readonly to: number;
  /** The words it stands in. */
  readonly first: number;
  readonly last: number;
}

const numbers = (text: string, values: readonly number[]): [number, number][] =>
  text
    .trim()
    .split(/\s+/)
    .map((word, index) => [hashOf(word), values[index]!]);

const TO_TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** Number words of English and of Ghanaian languages, as people type them. */
const NUMBER_WORDS: ReadonlyMap<number, number> = new Map([
  ...numbers('two three four five six seven eight nine ten', TO_TEN.slice(1)),
  ...numbers('eleven twelve thirteen fourteen fifteen', [11, 12, 13, 14, 15]),
  ...numbers('sixteen seventeen eighteen nineteen twenty', [16, 17, 18, 19, 20]),
  ...numbers('thirty forty fourty fifty sixty seventy eighty ninety', [30, 40, 40, 50, 60, 70, 80, 90]),
  ...numbers('one both couple dozen trio pair twins', [1, 2, 2, 12, 3, 2, 2]),
  // Akan
  ...numbers('mmienu mmiensa baanu baasa baanan baanum baasia baason', [2, 3, 2, 3, 4, 5, 6, 7]),
  ...numbers('mienu miensa enan nan enum num nsia nson nwotwe nkron edu du', [2, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 10]),
  ...numbers('aduonu aduasa aduanan aduonum', [20, 30, 40, 50]),
  // Hausa
  ...numbers('biyu uku hudu biyar shida bakwai takwas tara goma ashirin talatin', [2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30]),
  // Ewe
  ...numbers('eve eto ene ato ade adre enyi asieke ewo', [2, 3, 4, 5, 6, 7, 8, 9, 10]),
  // Ga
  ...numbers('enyo ete ejwe enumo ekpaa kpawo kpaanyo neehu nyongma', [2, 3, 4, 5, 6, 7, 8, 9, 10]),
  // Dagbani
  ...numbers('ayi ata anahi anu ayobu ayopoin anii awei pia', [2, 3, 4, 5, 6, 7, 8, 9, 10]),
]);
const HUNDRED = hashOf('hundred');
const THOUSAND = hashOf('thousand');
const AND = hashOf('and');
const ME = hashesOf('i me myself');
const PERSONS_BEFORE = hashesOf('i me myself we us');

/** What people call one person who may own it with them, in English and as people type it in Ghanaian languages. */
const COMPANIONS = hashesOf(`
  brother sister bro sis twin sibling cousin uncle aunt auntie aunty nephew niece mother father mum mom mummy mommy mama dad daddy
  son daughter wife husband hubby spouse fiance fiancee boyfriend girlfriend friend padi paddy partner colleague classmate schoolmate
  roommate mate neighbour neighbor coworker cofounder founder
  nua adamfo yere kunu maame papa wofa sewaa akonta novi sro nyemi mijina matata abokina kanwata yayana
`);
/** The most words between two of them that are told together. */
const BETWEEN_COMPANIONS = 4;

const MOST_CANDIDATES = 48;
/** The largest number of owners or members that is taken for one. */
const MOST_OWNERS = 2_000;
/** Of a number that others are added to: "my three sisters and I". */
const MOST_ADDED = 60;
/** Words each side whose place counts, and how far others are looked at. */
const NEIGHBOURS = 4;
const FARTHEST = 12;
const STEM_LENGTH = 5;

const KIND = hashOf('kind count');
const SIDE = hashOf('kind count side');
const STEM = hashOf('kind count stem');
const FAR = hashOf('kind count far');
const BETWEEN = hashOf('kind count between');
const VALUE = hashOf('kind count value');
const PLACE = hashOf('kind count place');
const SAME = hashOf('kind count same');
const EDGE = hashOf('edge');
const CLAUSE = hashOf('clause');

/** How a number is read off the text. */
const AS_IT_STANDS = 1;
const ONE_MORE = 2;
const LISTED = 3;
const SHARE = 4;
const REST_OF_SHARE = 5;
const WITH_ONE = 6;
const WITH_SEVERAL = 7;

interface Found {
  readonly value: number;
  readonly first: number;
  readonly last: number;
  readonly kind: number;
}

/** The number that begins at a word: "one hundred and twenty" is one number. */
function numberAt(words: Words, at: number): { readonly value: number; readonly last: number } | undefined {
  const { hash, number, count, clause } = words;
  if (number[at]! >= 0) return { value: number[at]!, last: at };
  const begin = hash[at] === HUNDRED ? 100 : NUMBER_WORDS.get(hash[at]!);
  if (begin === undefined) return undefined;
  let total = begin;
  let last = at;
  for (let i = at + 1; i < count && clause[i] === clause[at]; i++) {
    const word = hash[i]!;
    const value = NUMBER_WORDS.get(word);
    if (word === HUNDRED && total < 100) total *= 100;
    else if (word === THOUSAND && total < 1000) total *= 1000;
    else if (value !== undefined && value < 10 && total >= 20 && total % 10 === 0) total += value;
    else if (value !== undefined && value < 100 && total >= 100 && total % 100 === 0) total += value;
    else if (word === AND && total >= 100 && i + 1 < count && (NUMBER_WORDS.has(hash[i + 1]!) || number[i + 1]! > 0)) {
      if (number[i + 1]! > 0) break;
      continue;
    } else break;
    last = i;
  }
  return { value: total, last };
}

/** "my husband, his brother and I": how many the list before "and" names, with the one after it. */
function listedBefore(words: Words, and: number): { readonly value: number; readonly first: number } {
  const { clause, sentence } = words;
  let value = 2;
  let first = and - 1;
  while (first > 0 && clause[first - 1] === clause[and]) first--;
  // A clause of a few words each is one more in the list
  while (first > 0 && sentence[first - 1] === sentence[and]) {
    let begin = first - 1;
    while (begin > 0 && clause[begin - 1] === clause[first - 1]) begin--;
    if (first - begin > 4) break;
    value++;
    first = begin;
  }
  return { value, first };
}

/** The asker with each person that the text names, and with all of those that it tells together: "my wife and her brother". */
function addCompanions({ count, hash, sentence }: Words, found: Found[]): void {
  let first = 0;
  let last = -1;
  let value = 1;
  for (let i = 0; i < count && found.length < MOST_CANDIDATES; i++) {
    if (!COMPANIONS.has(hash[i]!)) continue;
    if (last < 0 || sentence[i] !== sentence[last] || i - last - 1 > BETWEEN_COMPANIONS) {
      first = i;
      value = 1;
    }
    last = i;
    value++;
    found.push({ value: 2, first: i, last: i, kind: WITH_ONE });
    if (value > 2) found.push({ value, first, last: i, kind: WITH_SEVERAL });
  }
}

/** Every number of owners that the text could mean. */
function countsOfOwners(words: Words): Found[] {
  const found: Found[] = [];
  addCompanions(words, found);
  const { count, hash, sentence } = words;
  for (let i = 0; i < count && found.length < MOST_CANDIDATES; i++) {
    const stated = numberAt(words, i);
    if (stated !== undefined) {
      const { value, last } = stated;
      if (value >= 1 && value <= MOST_OWNERS) found.push({ value, first: i, last, kind: AS_IT_STANDS });
      if (value >= 1 && value <= MOST_ADDED) found.push({ value: value + 1, first: i, last, kind: ONE_MORE });
      i = last;
      continue;
    }
    if (hash[i] !== AND || i === 0 || i + 1 >= count || sentence[i - 1] !== sentence[i + 1]) continue;
    const { value, first } = listedBefore(words, i);
    if (value > 2) found.push({ value, first, last: i + 1, kind: LISTED });
    if (value > 2 && !ME.has(hash[i + 1]!) && !PERSONS_BEFORE.has(hash[i - 1]!))
      found.push({ value: value + 1, first, last: i + 1, kind: LISTED + 10 });
  }
  return found;
}

/** Every percentage that the text could mean as the share of Ghanaians. */
function shares(words: Words): Found[] {
  const found: Found[] = [];
  for (let i = 0; i < words.count && found.length < MOST_CANDIDATES; i++) {
    const stated = numberAt(words, i);
    if (stated === undefined) continue;
    const { value, last } = stated;
    if (value <= 100 && value >= 1) {
      found.push({ value, first: i, last, kind: SHARE }, { value: 100 - value, first: i, last, kind: REST_OF_SHARE });
    }
    i = last;
  }
  return found;
}

const bucketOf = (value: number): number =>
  value <= 12 ? value : value <= 20 ? 13 : value <= 50 ? 14 : value <= 100 ? 15 : value <= 300 ? 16 : 17;

/** The first letters of a word, with the side of the number that it stands on. */
function stemOf({ letters, start, end }: Words, word: number, kind: number, side: number): number {
  let stem = mix(mix(STEM, kind), side);
  let length = 0;
  for (let i = start[word]!; i < end[word]! && length < STEM_LENGTH; i++) {
    if (letters[i] === 0) continue;
    stem = mix(stem, letters[i]!);
    length++;
  }
  return stem;
}

/** What stands around a number. */
function addContext(words: Words, found: readonly Found[], index: number, features: Features): void {
  const { hash, clause, sentence, count, number } = words;
  const { value, first, last, kind } = found[index]!;
  const salt = mix(KIND, kind);
  const wordAt = (i: number): number => {
    if (i < 0 || i >= count || sentence[i] !== sentence[first]) return EDGE;
    return hash[i]!;
  };
  for (let offset = 1; offset <= NEIGHBOURS; offset++) {
    const before = wordAt(first - offset);
    const after = wordAt(last + offset);
    add(features, mix(mix(salt, before), -offset), first, 1);
    add(features, mix(mix(salt, after), offset), first, 1);
    if (before !== EDGE) {
      add(features, mix(mix(mix(SIDE, kind), before), 1), first, 1);
      add(features, stemOf(words, first - offset, kind, 1), first, 1);
    }
    if (after !== EDGE) {
      add(features, mix(mix(mix(SIDE, kind), after), 2), first, 1);
      add(features, stemOf(words, last + offset, kind, 2), first, 1);
    }
  }
  for (let offset = NEIGHBOURS + 1; offset <= FARTHEST; offset++) {
    const before = wordAt(first - offset);
    const after = wordAt(last + offset);
    if (before !== EDGE) add(features, mix(mix(mix(FAR, kind), before), 1), first, 1);
    if (after !== EDGE) add(features, mix(mix(mix(FAR, kind), after), 2), first, 1);
  }
  add(features, mix(mix(mix(salt, wordAt(first - 1)), wordAt(first - 2)), 11), first, 1);
  add(features, mix(mix(mix(salt, wordAt(last + 1)), wordAt(last + 2)), 12), first, 1);
  add(features, mix(mix(mix(salt, wordAt(first - 1)), wordAt(last + 1)), 13), first, 1);
  if (first > 0 && clause[first - 1] !== clause[first]) add(features, mix(mix(salt, CLAUSE), 1), first, 1);
  if (last + 1 >= count || clause[last + 1] !== clause[last]) add(features, mix(mix(salt, CLAUSE), 2), first, 1);
  for (let i = first; i <= last && i < first + 12; i++) add(features, mix(mix(BETWEEN, kind), hash[i]!), first, 1);
  add(features, mix(mix(mix(VALUE, kind), bucketOf(value)), number[first]! >= 0 ? 1 : 2), first, 1);
  add(
    features,
    mix(mix(PLACE, kind), sentence[first] === 0 ? 0 : sentence[first] === words.sentences - 1 ? 2 : 1),
    first,
    1,
  );
  let same = 0;
  for (const other of found) if (other.value === value) same++;
  add(features, mix(mix(SAME, kind), same < 3 ? same : 3), first, 1);
  add(features, salt, first, 1);
}

function candidatesOf(words: Words, found: readonly Found[], features: Features): Candidate[] {
  return found.map(({ value, first, last }, index) => {
    const from = features.count;
    addContext(words, found, index, features);
    return { value, from, to: features.count, first, last };
  });
}

/** The numbers that could be the number of owners, with their features added to `features`. */
export const addOwners = (words: Words, features: Features): Candidate[] =>
  candidatesOf(words, countsOfOwners(words), features);

/** The numbers that could be the share that Ghanaians hold, with their features added to `features`. */
export const addShares = (words: Words, features: Features): Candidate[] =>
  candidatesOf(words, shares(words), features);

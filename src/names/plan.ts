import { WEIGHT_STEPS } from './core.ts';
import type { Word } from './likeness.ts';
import { link } from './links.ts';
import { MOST_WORDS, SIMILAR } from './settle.ts';

/**
 * Which names may be similar to a query, from its links: asked of an index in memory (candidates.ts) or of a database
 * (tokens.ts). The bounds keep the worst query short; what they leave out are names that share only common words with it.
 */
export interface Holders {
  /** How many names hold a word. */
  size(word: number): number;
  weight(word: number): number;
  /** Brings the names that hold the word and weigh no more than `most` in all. */
  all(word: number, most: number): void;
  /** Brings the lightest that hold both, {@link MOST_OF_ONE_WORD} at most. */
  both(one: number, other: number, most: number): void;
  /** Brings the lightest of a common word, as many at most. */
  alone(word: number, most: number): void;
}

/** The names of a word are brought whole if no more hold it. */
const FEW_HOLDERS = 600;
export const MOST_CANDIDATES = 3000;
export const MOST_OF_ONE_WORD = 400;
/** The most like words of one query word that are followed up in pairs: so many that are common, and as many that are not. */
const KEPT_LINKS = 4;

/**
 * The most that a similar name can weigh when so much weight can be `shared`, `own` is what the words that share it weigh in the
 * name itself, and `left` of the query's weight is not shared: coverage = shared / (shared + (left + theirLeft) / 2).
 */
function heaviest(shared: number, own: number, left: number): number {
  return own + shared * 2 * (1 / SIMILAR - 1) - left + 2 / WEIGHT_STEPS;
}

/**
 * The least share of a query's weight that a similar name has in common with it: coverage is at most shared / ((query +
 * shared) / 2), since a name weighs at least what it shares.
 */
const LEAST_SHARE = SIMILAR / (2 - SIMILAR);

const heldBy = new Float64Array(MOST_WORDS);
/** What the heaviest of the words linked to each word of the query weighs in a name. */
const heaviestLink = new Float64Array(MOST_WORDS);

/**
 * The words of the query of which a similar name must share one, as bits: all but those that most names share, as many of them
 * as together weigh less than the least share.
 */
function essentialWords(holders: Holders, words: readonly Word[], weight: number): number {
  heldBy.fill(0, 0, words.length);
  for (let id = 0; id < link.count; id++) heldBy[link.mine[id]!]! += holders.size(link.word[id]!);
  const byHolders = words.map((_, at) => at).sort((a, b) => heldBy[b]! - heldBy[a]! || a - b);
  let essential = 0;
  let spare = weight * LEAST_SHARE - 1e-6;
  // A single letter of the query stands for any word that begins with it, to which no link leads: reckon without it.
  for (const at of byHolders) if (words[at]!.text.length === 1) spare -= words[at]!.weight;
  for (const at of byHolders) {
    const { text, weight } = words[at]!;
    if (text.length > 1 && weight < spare) spare -= weight;
    else essential |= 1 << at;
  }
  return essential;
}

/** The best links of each word of the query. */
function bestOfEach(links: number[]): number[] {
  links.sort((a, b) => link.how[a]! - link.how[b]! || link.like[b]! - link.like[a]! || link.word[a]! - link.word[b]!);
  const perWord = new Uint8Array(MOST_WORDS);
  return links.filter((id) => perWord[link.mine[id]!]!++ < KEPT_LINKS);
}

/** Follows the links that stand: asks for the names that may be similar to the query of these words. */
export function follow(words: readonly Word[], holders: Holders): void {
  let weight = 0;
  for (const word of words) weight += word.weight;
  heaviestLink.fill(0, 0, words.length);
  for (let id = 0; id < link.count; id++) {
    const own = holders.weight(link.word[id]!) + (link.next[id] === -1 ? 0 : holders.weight(link.next[id]!));
    const at = link.mine[id]!;
    if (own > heaviestLink[at]!) heaviestLink[at] = own;
  }
  let heaviestOwn = 0;
  words.forEach((word, at) => (heaviestOwn += word.text.length === 1 ? 1 : heaviestLink[at]!));
  const limit = heaviest(weight, heaviestOwn, 0);
  const essential = essentialWords(holders, words, weight);
  const bits = (id: number): number => (link.mineSpan[id] === 2 ? 3 : 1) << link.mine[id]!;
  const size = (id: number): number => holders.size(link.word[id]!);
  // Each link whose word few names hold brings them all, if a similar name must share one such word. The others are kept, the best
  // of each query word first: they bring the names that hold two of them.
  const common: number[] = [];
  const few: number[] = [];
  for (let id = 0; id < link.count; id++) {
    const word = link.word[id]!;
    const isEssential = (bits(id) & essential) !== 0;
    if (link.next[id] !== -1) {
      if (isEssential) holders.both(word, link.next[id]!, limit);
    } else if (size(id) > FEW_HOLDERS) common.push(id);
    else if (isEssential) holders.all(word, limit);
    else few.push(id);
  }
  if (common.length === 0) return;
  const kept = [...bestOfEach(common), ...bestOfEach(few)];
  kept.sort((a, b) => size(a) - size(b));
  const spanWeight = (id: number): number => {
    const at = link.mine[id]!;
    return words[at]!.weight + (link.mineSpan[id] === 2 ? words[at + 1]!.weight : 0);
  };
  for (let one = 0; one < kept.length; one++) {
    for (let other = one + 1; other < kept.length; other++) {
      const [a, b] = [kept[one]!, kept[other]!];
      if ((bits(a) & bits(b)) !== 0 || link.word[a] === link.word[b] || ((bits(a) | bits(b)) & essential) === 0)
        continue;
      // At best a name shares these two and, of the rest, all that weighs no more than the lighter: others lead with those.
      const [weightA, weightB] = [spanWeight(a), spanWeight(b)];
      const lighter = Math.min(weightA, weightB);
      const [sharedA, sharedB] = [
        Math.min(weightA, holders.weight(link.word[a]!)),
        Math.min(weightB, holders.weight(link.word[b]!)),
      ];
      let matched = sharedA * link.like[a]! + sharedB * link.like[b]!;
      let total = sharedA + sharedB;
      let left = weight - weightA - weightB;
      words.forEach((word, at) => {
        if (word.weight > lighter || ((bits(a) | bits(b)) & (1 << at)) !== 0) return;
        matched += word.weight;
        total += word.weight;
        left -= word.weight;
      });
      if (matched < SIMILAR * (total + left / 2)) continue;
      holders.both(link.word[a]!, link.word[b]!, limit);
    }
  }
  // Names of little else than one common word.
  for (const id of kept) {
    if ((bits(id) & essential) === 0) continue;
    const word = link.word[id]!;
    const shared = Math.min(spanWeight(id), holders.weight(word));
    holders.alone(word, heaviest(shared, holders.weight(word), weight - spanWeight(id)));
  }
}

import { hashText, spread } from './hash.ts';
import { coreOf, rawWords } from './normalise.ts';

/** Word ends that make a word of one's own of a word that others have too. */
const TAILS = [
  'crest',
  'bridge',
  'haven',
  'field',
  'gate',
  'spring',
  'ridge',
  'grove',
  'dawn',
  'peak',
  'mark',
  'line',
  'path',
  'view',
];
/** Pairs of words that stand before a name. */
const HEADS = [
  'Cedar Gate',
  'Silver Ridge',
  'Blue Harbour',
  'Tall Palm',
  'Clear Spring',
  'Morning Field',
  'Copper Hill',
  'Quiet Lagoon',
];
const MOST_SUGGESTIONS = 5;
const MOST_TRIES = 9;
/** The longest name that a caller may ask about. */
const LONGEST_NAME = 160;

/**
 * Up to five names near to `name` in which nothing is found to hold against them: its own word with an ending of its own, or a
 * pair of words before it. Only names that `isFree` says are free are given.
 *
 * @param heaviest the place, among the words of the name before its legal ending, of the word that sets it most apart.
 */
export function suggestNames(name: string, heaviest: number, isFree: (name: string) => boolean): string[] {
  const spelled = name.normalize('NFC').split(/\s+/);
  const raw = rawWords(name);
  const own = raw[coreOf(raw).from + heaviest] ?? '';
  const place = spelled.findIndex((word) => rawWords(word).includes(own));
  const seed = spread(hashText(own));
  const upper = name === name.toUpperCase();
  const styled = (text: string): string => (upper ? text.toUpperCase() : text);
  const candidates: string[] = [];
  const tail = (step: number): string => TAILS[(seed + step * 5) % TAILS.length]!;
  const head = (step: number): string => HEADS[((seed >>> 8) + step * 3) % HEADS.length]!;
  const word = spelled[place];
  const grows = word !== undefined && /^[A-Za-z]{2,10}$/.test(word);
  for (let step = 0; step < MOST_TRIES; step++) {
    if (grows && step < MOST_SUGGESTIONS + 1) candidates.push(spelled.with(place, styled(word + tail(step))).join(' '));
    else candidates.push(`${styled(head(step))} ${spelled.join(' ')}`);
  }
  const free: string[] = [];
  for (const candidate of candidates) {
    if (free.length === MOST_SUGGESTIONS) break;
    if (candidate.length <= LONGEST_NAME && !free.includes(candidate) && isFree(candidate)) free.push(candidate);
  }
  return free;
}

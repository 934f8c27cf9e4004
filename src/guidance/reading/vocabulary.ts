import {
  BODIES,
  EMPTY_HEADS,
  FOREIGN_PLACES,
  GOODS,
  LIVELIHOODS,
  ORDINARY,
  PAST,
  PERSON_NAMES,
  SERVING,
  SIGNS,
  TRADE_HEADS,
} from './lexicon.ts';
import { LICENCE_WORDS } from '../law/licences.ts';
import { createMatcher, wordsOf } from './match.ts';
import { createSpeller, type Speller } from './text.ts';

export type Body = keyof typeof BODIES;
export type Sign = keyof typeof SIGNS;

/** The lexicon made ready: built once, when the first question comes. */
interface Lexicon {
  readonly speller: Speller;
  readonly bodies: ReturnType<typeof createMatcher<Body>>;
  readonly signs: ReturnType<typeof createMatcher<Sign>>;
  readonly past: ReturnType<typeof createMatcher<'past'>>;
}

let lexicon: Lexicon | undefined;
/** The lexicon, built on first use so that a start does not wait for it. */
export function open(): Lexicon {
  if (lexicon) return lexicon;
  const speller = createSpeller(
    [...wordsOf(BODIES), ...wordsOf(SIGNS), ...TRADE_HEADS, ...LICENCE_WORDS],
    [...ORDINARY, ...LIVELIHOODS, ...PERSON_NAMES, ...FOREIGN_PLACES, ...GOODS, ...SERVING, ...EMPTY_HEADS],
  );
  lexicon = {
    speller,
    bodies: createMatcher<Body>(BODIES),
    signs: createMatcher<Sign>(SIGNS),
    past: createMatcher<'past'>({ past: PAST }),
  };
  return lexicon;
}

import { logarithm } from '../../src/guidance/reading/exponential.ts';
import { GROUPS, LISTS, MENTION, OUTPUTS, OWNERS, SHARE, type Group } from '../../src/guidance/reading/outputs.ts';
import { isTaught, UNKNOWN, type Sample } from './samples.ts';
import { baseOf, OWNERS_COUNTED, SHARE_COUNTED, type Count, type Counted } from './scores.ts';

/** How many of some samples have each output's value, and how many tell of it. */
interface Shares {
  readonly held: Float64Array;
  readonly told: Float64Array;
}

function sharesOf(samples: readonly Sample[]): Shares {
  const held = new Float64Array(OUTPUTS);
  const told = new Float64Array(OUTPUTS);
  const tell = (from: number, to: number, value: number): void => {
    for (let i = from; i < to; i++) told[i] = told[i]! + 1;
    held[value] = held[value]! + 1;
  };
  const first = LISTS[0]!.from;
  for (const { teaches, targets } of samples) {
    GROUPS.forEach((group, g) => {
      if (isTaught(group, teaches)) tell(group.from, group.to, group.from + targets.groups[g]!);
    });
    const count = (group: Group, counted: Counted, value: Count): void => {
      if (isTaught(group, teaches)) tell(group.from, group.to, baseOf(value, counted));
    };
    count(OWNERS, OWNERS_COUNTED, targets.owners);
    count(SHARE, SHARE_COUNTED, targets.share);
    for (const list of LISTS)
      if (isTaught(list, teaches))
        for (let i = list.from; i < list.to; i++) {
          const target = targets.lists[i - first]!;
          if (target === UNKNOWN) continue;
          told[i] = told[i]! + 1;
          held[i] = held[i]! + target;
        }
  }
  return { held, told };
}

/** A phrase leans no further than this, in logarithms of odds. */
const FURTHEST = 4;

/**
 * How much likelier each output's value is among the phrases than among the cases, in logarithms of odds (of shares, for a fact with one
 * value). Phrases are written for the values that they teach, so a value is far more frequent in them than in what people say. Training
 * adds this to a phrase's score, so that the weights learn what its words tell and not that short texts mostly hold some value (as in
 * case-control studies: Prentice and Pyke 1979). Mentions have none: the cases that tell of one are often those of one matter alone.
 */
export function leansOf(samples: readonly Sample[]): Float64Array {
  const phrases = sharesOf(samples.filter(({ isPhrase }) => isPhrase));
  const cases = sharesOf(samples.filter(({ isPhrase }) => !isPhrase));
  const leans = new Float64Array(OUTPUTS);
  const oddsIn = ({ held, told }: Shares, output: number): number =>
    (held[output]! + 1) / (told[output]! - (output < LISTS[0]!.from ? 0 : held[output]!) + 2);
  for (let i = 0; i < MENTION.from; i++) {
    if (phrases.told[i] === 0 || cases.told[i] === 0) continue;
    const lean = logarithm(oddsIn(phrases, i) / oddsIn(cases, i));
    leans[i] = Math.max(-FURTHEST, Math.min(FURTHEST, lean));
  }
  return leans;
}

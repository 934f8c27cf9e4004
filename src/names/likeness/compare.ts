import { compareWords, HOW, INITIAL_LIKE, joinLike, type Comparable } from './likeness.ts';
import { runTogether, scoreTogether } from './run-together.ts';
import { addPair, fillSide, makePairs, makeSide, settle, type Group, type Settled } from './settle.ts';

/** The verdict on two names. `settled` is absent for the same name and for one that is alike only without its spaces. */
export interface Verdict {
  readonly group: Group;
  readonly score: number;
  readonly settled?: Settled;
}

/** The whole comparison of two names, word by word, with nothing spared: what the index must come to. The same both ways. */
export function compareNames(mine: Comparable, theirs: Comparable): Verdict | undefined {
  if (mine.key === theirs.key) return { group: 'exact', score: 1 };
  const [pairs, mySide, theirSide] = [makePairs(), makeSide(), makeSide()];
  fillSide(mySide, mine.words);
  fillSide(theirSide, theirs.words);
  mine.words.forEach((a, i) => {
    theirs.words.forEach((b, j) => {
      const alike = compareWords(a, b);
      if (alike) addPair(pairs, i, 1, j, 1, alike.how, alike.like);
      else if (isInitial(a.text, b.text)) addPair(pairs, i, 1, j, 1, HOW.initial, INITIAL_LIKE);
      const [nextA, nextB] = [mine.words[i + 1], theirs.words[j + 1]];
      const joinedB = nextB && joinLike(a.text, b.text, nextB.text);
      if (joinedB) addPair(pairs, i, 1, j, 2, joinedB.how, joinedB.like);
      const joinedA = nextA && joinLike(b.text, a.text, nextA.text);
      if (joinedA) addPair(pairs, i, 2, j, 1, joinedA.how, joinedA.like);
    });
  });
  const settled = settle(pairs, mySide, theirSide);
  if (settled?.group === 'sounds_like') return { group: settled.group, score: settled.score, settled };
  const together =
    mine.words.length === theirs.words.length
      ? undefined
      : scoreTogether(runTogether(mine.words), runTogether(theirs.words));
  if (together !== undefined) return { group: 'sounds_like', score: together };
  return settled && { group: settled.group, score: settled.score, settled };
}

/** An initial stands for a word that begins with it. */
function isInitial(a: string, b: string): boolean {
  return (a.length === 1 && b.length > 2 && b.startsWith(a)) || (b.length === 1 && a.length > 2 && a.startsWith(b));
}

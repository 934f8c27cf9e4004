import { bucketOf, hashText, IdTable, markedValue, spread } from './hash.ts';
import { codesOf, distanceOf, metaphoneApart, metaphoneOf, type Heard, type Word } from '../likeness/likeness.ts';
import {
  alikeLimit,
  areNearLengths,
  FAR,
  hasSkeleton,
  makeCosts,
  nearLimit,
  soundDistance,
  type Sound,
} from '../spelling/sound.ts';
import { fillDeletions, metaphoneHash, MOST_DELETIONS, skeletonHash, wordText, type Vocabulary } from './vocabulary.ts';

/*
 * Looks up the words of a vocabulary: as written, by letters and by sound.
 */

const MOST_HEARD = 4000;
const MOST_VISITED = 4096;
const TABLE_BITS = 13;

/** The working memory of looking up. */
export interface LookUp {
  readonly visited: IdTable;
  /** Hashes of a word to look for, and where the bucket of each begins and ends. */
  readonly hashes: Uint32Array;
  readonly begins: Uint32Array;
  readonly ends: Uint32Array;
  readonly costs: Int32Array;
}

export function makeLookUp(): LookUp {
  return {
    visited: new IdTable(TABLE_BITS, MOST_VISITED),
    hashes: new Uint32Array(MOST_DELETIONS),
    begins: new Uint32Array(MOST_DELETIONS),
    ends: new Uint32Array(MOST_DELETIONS),
    costs: makeCosts(),
  };
}

/** The place of a word in the vocabulary, or -1. */
export function findWord(vocabulary: Vocabulary, word: string): number {
  return findStretch(vocabulary, word, 0, word.length, hashText(word));
}

/** The place of a stretch of `word` in the vocabulary, or -1; `rolled` is the stretch's hash. */
export function findStretch(
  { near, idBits, text, textStart }: Vocabulary,
  word: string,
  from: number,
  to: number,
  rolled: number,
): number {
  const hash = spread(rolled);
  const bucket = bucketOf(near, hash);
  const mark = markedValue(hash, 0, idBits);
  const mask = 2 ** idBits - 1;
  const end = near.starts[bucket + 1]!;
  for (let at = near.starts[bucket]!; at < end; at++) {
    const value = near.values[at]!;
    if ((value & ~mask) >>> 0 !== mark) continue;
    const id = value & mask;
    const start = textStart[id]! - from;
    if (textStart[id + 1]! - start !== to) continue;
    let same = from;
    while (same < to && text[start + same] === word.charCodeAt(same)) same++;
    if (same === to) return id;
  }
  return -1;
}

/** Collects in `visited` the words of the vocabulary that may be at most `edits` from `word`. */
function findNear(
  { visited, hashes, begins, ends }: LookUp,
  vocabulary: Vocabulary,
  word: string,
  edits: 1 | 2,
): IdTable {
  const { near, idBits, textStart } = vocabulary;
  const mask = 2 ** idBits - 1;
  visited.clear();
  const count = fillDeletions(hashes, word, edits);
  // All buckets are found before one is read: reads that do not wait for one another take a fraction of the time.
  for (let probe = 0; probe < count; probe++) {
    const bucket = bucketOf(near, hashes[probe]!);
    begins[probe] = near.starts[bucket]!;
    ends[probe] = near.starts[bucket + 1]!;
  }
  for (let probe = 0; probe < count; probe++) {
    const mark = markedValue(hashes[probe]!, 0, idBits);
    for (let at = begins[probe]!; at < ends[probe]!; at++) {
      const value = near.values[at]!;
      if ((value & ~mask) >>> 0 !== mark) continue;
      const id = value & mask;
      const longer = textStart[id + 1]! - textStart[id]! - word.length;
      if (longer <= edits && longer >= -edits) visited.set(id, 0);
    }
  }
  return visited;
}

/** Calls `visit` with each word of the vocabulary that is at most `edits` from `word`, and how many edits there are. */
export function eachNear(
  memory: LookUp,
  vocabulary: Vocabulary,
  word: string,
  edits: 1 | 2,
  visit: (id: number, edits: number) => void,
): void {
  const { text, textStart } = vocabulary;
  const codes = codesOf(word);
  const { ids, size } = findNear(memory, vocabulary, word, edits);
  for (let at = 0; at < size; at++) {
    const id = ids[at]!;
    const apart = distanceOf(codes, 0, word.length, text, textStart[id]!, textStart[id + 1]!, edits);
    if (apart <= edits) visit(id, apart);
  }
}

type VisitHeard = (id: number, apart: number) => void;

/**
 * Calls `visit` with each word of the vocabulary that has a reading like one of `word`, and how far apart the two readings are;
 * `visitNear` with each that has a reading nearly like one. At most `mostHeard` words of the same consonants are compared.
 */
export function eachHeard(
  { costs }: LookUp,
  vocabulary: Vocabulary,
  word: Heard,
  visit: VisitHeard,
  { mostHeard = MOST_HEARD, visitNear }: { mostHeard?: number; visitNear?: VisitHeard | undefined } = {},
): void {
  if (word.text.length === 1) return;
  const { heard, forms, gaps, formStart, skeletonSizes, textStart } = vocabulary;
  const skeletons = word.secondSkeleton === word.skeleton ? [word.skeleton] : [word.skeleton, word.secondSkeleton];
  for (const skeleton of skeletons) {
    const readings = [
      ...(word.skeleton === skeleton ? [word.form] : []),
      ...(word.second !== word.form && word.secondSkeleton === skeleton ? [word.second] : []),
    ];
    const bucket = bucketOf(heard, skeletonHash(skeleton));
    const end = Math.min(heard.starts[bucket + 1]!, heard.starts[bucket]! + mostHeard);
    for (let entry = heard.starts[bucket]!; entry < end; entry++) {
      const from = formStart[entry]!;
      const to = formStart[entry + 1]!;
      const size = skeletonSizes[entry]!;
      const near = visitNear ? nearLimit(word.skeleton.length, size) : 0;
      let apart = FAR;
      let nearApart = FAR;
      for (const form of readings) {
        const { length } = form.sounds;
        const limit = alikeLimit(word.skeleton.length, size, Math.min(length, to - from));
        const most = near > limit && areNearLengths(length, to - from) ? near : limit;
        const found = soundDistance(form, forms, gaps, from, to, most, costs);
        if (found <= limit) apart = Math.min(apart, found);
        else nearApart = Math.min(nearApart, found);
      }
      // Nearly every word of a bucket has the skeleton, and few sound alike: this is the cheaper order.
      if ((apart === FAR && nearApart === FAR) || !hasSkeleton(forms, from, to, skeleton)) continue;
      const id = heard.values[entry]!;
      const length = textStart[id + 1]! - textStart[id]!;
      if (length === 1) continue;
      if (apart !== FAR) visit(id, apart);
      else visitNear!(id, nearApart);
    }
  }
}

/** Calls `visit` with each word of the vocabulary that sounds like `word` by double metaphone and our own rules. */
export function eachOfCode({ costs }: LookUp, vocabulary: Vocabulary, word: Word, visit: VisitHeard): void {
  if (word.metaphone === '') return;
  const { related, forms, gaps, formStart, formOf } = vocabulary;
  const bucket = bucketOf(related, metaphoneHash(word.metaphone));
  for (let place = related.starts[bucket]!; place < related.starts[bucket + 1]!; place++) {
    const id = related.values[place]!;
    const [from, to] = [formStart[formOf[id]!]!, formStart[formOf[id]! + 1]!];
    const theirs = { sounds: forms.subarray(from, to), gaps: gaps.subarray(from, to) };
    const apart = metaphoneApart(word.form, theirs, costs);
    if (apart !== undefined && metaphoneOf(wordText(vocabulary, id)) === word.metaphone) visit(id, apart);
  }
}

/** Whether some word of the vocabulary has the consonants of a sound: few words have those of two that are joined. */
export function isSkeletonHeld({ heard, forms, formStart }: Vocabulary, { skeleton, secondSkeleton }: Sound): boolean {
  return [skeleton, secondSkeleton].some((one) => {
    const bucket = bucketOf(heard, skeletonHash(one));
    for (let entry = heard.starts[bucket]!; entry < heard.starts[bucket + 1]!; entry++)
      if (hasSkeleton(forms, formStart[entry]!, formStart[entry + 1]!, one)) return true;
    return false;
  });
}

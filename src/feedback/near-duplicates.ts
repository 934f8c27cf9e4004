/**
 * Near-duplicates among reports: the same words with another time, number, greeting or typing error. Texts are cut into
 * shingles of five characters and compared by the share that two have in common (A. Broder, "On the resemblance and containment
 * of documents", 1997); which to compare at all is found by MinHash and bands of its values (Leskovec, Rajaraman and Ullman,
 * "Mining of Massive Datasets", chapter 3), so that the work grows with the number of reports and not with its square.
 * Paraphrases are not found: that two people mean the same is for a reviewer to see.
 */
import { hashText, spread } from '../names/hash.ts';
import type { StoredReport } from './queue.ts';

/** What is compared: only reports of one kind about one page or tool can be near-duplicates. */
type Compared = Pick<StoredReport, 'kind' | 'message' | 'page_or_tool'>;

/** Characters of a shingle: five, as "Mining of Massive Datasets" advises for texts as short as e-mails. */
const SHINGLE = 5;
/** So many shingles stand for a text: all of them where it has fewer (some 250 characters), a sample of them where it has more. */
const SKETCH = 256;
/** Near-duplicates have at least this share of their shingles in common. */
const ALIKE = 0.65;
/** Values of a signature are looked up in bands: with twenty of three, 998 of 1,000 pairs at the threshold share one. */
const BANDS = 20;
const ROWS = 3;
/** A report is compared with at most so many groups: texts made to share bands cannot slow the others down. */
const MOST_COMPARED = 50;

/**
 * Groups reports by their text. Every report is in one group, and like the first of it.
 *
 * @param reports newest first
 * @returns groups in the order of their newest report; in each the oldest comes first
 */
export function groupNearDuplicates<R extends Compared>(reports: readonly R[]): R[][] {
  const groups: { readonly sketch: Uint32Array; readonly members: R[] }[] = [];
  const groupOf = new Map<R, R[]>();
  const byBand = new Map<string, number[]>();
  for (const report of reports.toReversed()) {
    const sketch = sketchOf(report.message);
    const bands = sketch.length === 0 ? [] : bandsOf(sketch).map((band) => `${band} ${placeOf(report)}`);
    const candidates = new Set<number>();
    for (const band of bands) for (const at of byBand.get(band) ?? []) candidates.add(at);
    let best = { alike: ALIKE, at: -1 };
    for (const at of [...candidates].slice(0, MOST_COMPARED)) {
      const alike = resemblance(sketch, groups[at]!.sketch);
      if (alike > best.alike || (alike === best.alike && best.at < 0)) best = { alike, at };
    }
    const found = groups[best.at];
    if (found === undefined) {
      groups.push({ sketch, members: [report] });
      for (const band of bands) {
        const held = byBand.get(band);
        if (held === undefined) byBand.set(band, [groups.length - 1]);
        else if (held.length < MOST_COMPARED) held.push(groups.length - 1);
      }
    } else found.members.push(report);
    groupOf.set(report, (found ?? groups.at(-1)!).members);
  }
  return [...new Set(reports.map((report) => groupOf.get(report)!))];
}

/**
 * The near-duplicates of one report among others, in their order: those that {@link groupNearDuplicates} puts into a group
 * that begins with this report are all among them.
 */
export function nearDuplicatesOf<R extends Compared>(report: Compared, others: readonly R[]): R[] {
  const sketch = sketchOf(report.message);
  const place = placeOf(report);
  return sketch.length === 0
    ? []
    : others.filter((other) => placeOf(other) === place && resemblance(sketch, sketchOf(other.message)) >= ALIKE);
}

const placeOf = ({ kind, page_or_tool }: Compared): string => JSON.stringify([kind, page_or_tool]);

/** Letters that are written for those of Ghanaian languages where a keyboard lacks them. */
const PLAIN: Readonly<Record<string, string>> = { ɛ: 'e', ɔ: 'o', ŋ: 'n', ɖ: 'd', ƒ: 'f', ɣ: 'g', ʋ: 'v' };

/** Text without what differs between two tellings of one thing: capitals, marks, punctuation, times, identifiers, long numbers. */
export function normaliseMessage(message: string): string {
  return (
    message
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\b[\da-f]{8}-[\da-f-]{27}\b|\d{4}-\d\d-\d\d(?:t[\d:.]+z?)?/g, ' 0 ')
      .replace(/\b(?=[a-f]*\d)[\da-f]{7,}\b/g, ' 0 ')
      // Shorter numbers tell things apart: a status code, a fee, a form.
      .replace(/\d{4,}/g, '0')
      .replace(/['’]/g, '')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[ɛɔŋɖƒɣʋ]/g, (letter) => PLAIN[letter] ?? letter)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}

/** The sketch of a message: the least of its shingles' hashes, each once and in order; empty where it has no letter or digit. */
function sketchOf(message: string): Uint32Array {
  const text = normaliseMessage(message);
  if (text === '') return new Uint32Array();
  const padded = ` ${text} `;
  const hashes = new Uint32Array(Math.max(1, padded.length - SHINGLE + 1));
  for (let start = 0; start < hashes.length; start++)
    hashes[start] = spread(hashText(padded.slice(start, start + SHINGLE)));
  return hashes
    .sort()
    .filter((hash, at) => hash !== hashes[at - 1])
    .slice(0, SKETCH);
}

/** The share of shingles that two texts have in common, 0 to 1: exact for short texts, estimated from sketches for long ones. */
function resemblance(a: Uint32Array, b: Uint32Array): number {
  // No more than the shorter one's can be in common.
  if (Math.min(a.length, b.length) < ALIKE * Math.max(a.length, b.length)) return 0;
  let common = 0;
  let all = 0;
  for (let i = 0, j = 0; all < SKETCH && (i < a.length || j < b.length); all++) {
    const x = a[i] ?? Infinity;
    const y = b[j] ?? Infinity;
    if (x === y) common++;
    if (x <= y) i++;
    if (y <= x) j++;
  }
  return all === 0 ? 0 : common / all;
}

/** The bands of a text's MinHash signature, each a string that texts share whose values in it are the same. */
function bandsOf(sketch: Uint32Array): string[] {
  return Array.from({ length: BANDS }, (_, band) => {
    let key = `${band}`;
    for (let row = 0; row < ROWS; row++) {
      const seed = Math.imul(band * ROWS + row + 1, 0x9e3779b1);
      let least = 0xffffffff;
      for (const shingle of sketch) {
        const hash = spread(shingle ^ seed);
        if (hash < least) least = hash;
      }
      key += `.${least.toString(36)}`;
    }
    return key;
  });
}

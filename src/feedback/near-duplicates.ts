/**
 * Near-duplicates among reports: the same words with another time, number, greeting or typing error. Texts are cut into
 * shingles of five characters and compared by the share that two have in common (A. Broder, "On the resemblance and containment
 * of documents", 1997). Paraphrases are not found: that two people mean the same is for a reviewer to see.
 */
import { hashText, spread } from '../names/index/hash.ts';
import type { StoredReport } from './queue.ts';

/** What is compared: only reports of one kind about one page or tool can be near-duplicates. */
type Compared = Pick<StoredReport, 'kind' | 'message' | 'page_or_tool'>;

/** Each report is compared with each, so only this many are: the newest that are not resolved. */
export const MOST_COMPARED = 2_000;
/** Characters of a shingle: five, as "Mining of Massive Datasets" advises for texts as short as e-mails. */
const SHINGLE = 5;
/** At most this many shingles stand for a text: all of them up to some 250 characters, a sample of a longer text. */
const MOST_SHINGLES = 256;
/** Near-duplicates have at least this share of their shingles in common. */
const ALIKE = 0.65;

/**
 * Groups reports by their text. Every report is in one group, and like the first of it. A report that is resolved, or older than
 * the {@link MOST_COMPARED} that are compared, is in a group of its own.
 *
 * @param reports newest first
 * @returns groups in the order of their newest report; in each the oldest comes first
 */
export function groupNearDuplicates<R extends Compared & Pick<StoredReport, 'status'>>(reports: readonly R[]): R[][] {
  const groups: { readonly place: string; readonly shingles: number; readonly members: R[] }[] = [];
  /** The groups whose first report has a shingle. */
  const groupsWith = new Map<number, number[]>();
  const groupOf = new Map<R, R[]>();
  const compared = reports.filter(({ status }) => status !== 'resolved').slice(0, MOST_COMPARED);
  for (const report of compared.toReversed()) {
    const shingles = shinglesOf(report.message);
    const place = placeOf(report);
    const common = new Uint16Array(groups.length);
    for (const shingle of shingles) for (const at of groupsWith.get(shingle) ?? []) common[at]!++;
    let best = { alike: 0, at: groups.length };
    for (let at = 0; at < groups.length; at++) {
      const group = groups[at]!;
      const alike = resemblance(common[at]!, shingles.length, group.shingles);
      if (alike >= ALIKE && alike > best.alike && group.place === place) best = { alike, at };
    }
    if (best.at === groups.length) {
      groups.push({ place, shingles: shingles.length, members: [] });
      for (const shingle of shingles) {
        const others = groupsWith.get(shingle);
        if (others === undefined) groupsWith.set(shingle, [best.at]);
        else others.push(best.at);
      }
    }
    const { members } = groups[best.at]!;
    members.push(report);
    groupOf.set(report, members);
  }
  return [...new Set(reports.map((report) => groupOf.get(report) ?? [report]))];
}

/**
 * The near-duplicates of one report among others, in their order: those that {@link groupNearDuplicates} puts into a group
 * that begins with this report are all among them.
 */
export function nearDuplicatesOf<R extends Compared>(report: Compared, others: readonly R[]): R[] {
  const shingles = new Set(shinglesOf(report.message));
  const place = placeOf(report);
  return others.filter((other) => {
    if (placeOf(other) !== place) return false;
    const theirs = shinglesOf(other.message);
    const common = theirs.filter((shingle) => shingles.has(shingle)).length;
    return resemblance(common, shingles.size, theirs.length) >= ALIKE;
  });
}

/** The share of the shingles of two texts that both have, 0 to 1. */
const resemblance = (common: number, ours: number, theirs: number): number =>
  common === 0 ? 0 : common / (ours + theirs - common);

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

/** The shingles of a message as hashes, each once; none where it has no letter or digit. */
function shinglesOf(message: string): Uint32Array {
  const text = normaliseMessage(message);
  if (text === '') return new Uint32Array();
  const padded = ` ${text} `;
  const hashes = new Uint32Array(Math.max(1, padded.length - SHINGLE + 1));
  for (let start = 0; start < hashes.length; start++)
    hashes[start] = spread(hashText(padded.slice(start, start + SHINGLE)));
  // The sample is those with the least hashes: of two texts that are alike, it is nearly the same.
  return hashes
    .sort()
    .filter((hash, at) => hash !== hashes[at - 1])
    .slice(0, MOST_SHINGLES);
}

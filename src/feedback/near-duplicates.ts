/**
 * Finds near-duplicates among reports: the same words with a different time, number, greeting or typing error. Texts are cut
 * into shingles of five characters and compared by the share that they have in common (A. Broder, "On the resemblance and
 * containment of documents", 1997). It does not find paraphrases: reviewers must see those themselves.
 */
import { hashText, spread } from '../names/index/hash.ts';
import type { StoredReport } from './queue.ts';

/** The fields compared: only reports of the same kind about the same page or tool can be near-duplicates. */
type Compared = Pick<StoredReport, 'kind' | 'message' | 'page_or_tool'>;

/** Each report is compared with every other, so only the newest of those not resolved are, at most this many. */
export const MOST_COMPARED = 2_000;
/** Characters per shingle: five, as "Mining of Massive Datasets" advises for texts as short as e-mails. */
const SHINGLE = 5;
/** The most shingles kept per text: all of them up to about 250 characters, a sample of a longer text. */
const MOST_SHINGLES = 256;
/** The least share of shingles that near-duplicates have in common. */
const ALIKE = 0.65;

/**
 * Groups reports by their text. Every report is in one group, whose first report it resembles. A report that is resolved, or
 * older than the {@link MOST_COMPARED} that are compared, is alone in its group.
 *
 * @param reports newest first
 * @returns groups in the order of their newest report; in each the oldest comes first
 */
export function groupNearDuplicates<R extends Compared & Pick<StoredReport, 'status'>>(reports: readonly R[]): R[][] {
  const groups: { readonly place: string; readonly shingles: number; readonly members: R[] }[] = [];
  /** By shingle: the groups whose first report has it. */
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
 * The near-duplicates of a report among others, in the order given. They include every report that {@link groupNearDuplicates}
 * puts into a group that begins with this report.
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

/** The share of two texts' shingles that both have, from 0 to 1. */
const resemblance = (common: number, ours: number, theirs: number): number =>
  common === 0 ? 0 : common / (ours + theirs - common);

const placeOf = ({ kind, page_or_tool }: Compared): string => JSON.stringify([kind, page_or_tool]);

/** Letters of Ghanaian languages, and what people type when their keyboard lacks them. */
const PLAIN: Readonly<Record<string, string>> = { ɛ: 'e', ɔ: 'o', ŋ: 'n', ɖ: 'd', ƒ: 'f', ɣ: 'g', ʋ: 'v' };

/** Removes what varies between two reports of the same thing: case, accents, punctuation, times, identifiers, long numbers. */
export function normaliseMessage(message: string): string {
  return (
    message
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\b[\da-f]{8}-[\da-f-]{27}\b|\d{4}-\d\d-\d\d(?:t[\d:.]+z?)?/g, ' 0 ')
      .replace(/\b(?=[a-f]*\d)[\da-f]{7,}\b/g, ' 0 ')
      // Shorter numbers carry meaning: a status code, a fee, a form.
      .replace(/\d{4,}/g, '0')
      .replace(/['’]/g, '')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[ɛɔŋɖƒɣʋ]/g, (letter) => PLAIN[letter] ?? letter)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}

/** The distinct shingles of a message, as hashes; empty if it has no letter or digit. */
function shinglesOf(message: string): Uint32Array {
  const text = normaliseMessage(message);
  if (text === '') return new Uint32Array();
  const padded = ` ${text} `;
  const hashes = new Uint32Array(Math.max(1, padded.length - SHINGLE + 1));
  for (let start = 0; start < hashes.length; start++)
    hashes[start] = spread(hashText(padded.slice(start, start + SHINGLE)));
  // The sample is the smallest hashes, so that similar texts have nearly the same sample.
  return hashes
    .sort()
    .filter((hash, at) => hash !== hashes[at - 1])
    .slice(0, MOST_SHINGLES);
}

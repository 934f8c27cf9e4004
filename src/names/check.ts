import type { EntityId } from '../guidance/law/entity-ids.ts';
import { adviseOn, ENDING_MISSING, endingAskedFor, restrictedWords } from './advice/advise.ts';
import { isOfBusiness } from './advice/business-words.ts';
import { suggestNames } from './advice/suggest.ts';
import { LIKE_AS_A_WHOLE, outlookOfNothing, summarise, type Twin } from './advice/summary.ts';
import { freeTest, standingOf } from './index/free.ts';
import { search, weigh, type NameIndex } from './index/name-index.ts';
import type { Found } from './index/rank.ts';
import { compareNames } from './likeness/compare.ts';
import type { Comparable } from './likeness/likeness.ts';
import { explain } from './likeness/reasons.ts';
import { GROUPS, type Group } from './likeness/settle.ts';
import {
  closestOf,
  type Advisory,
  type NameFindings,
  type NameMatch,
  type Outlook,
  type Searched,
  type Suggestion,
} from './model.ts';
import { ownPart } from './likeness/whole-part.ts';
import { canonicalWord, normalise, rawWords } from './spelling/normalise.ts';
import { tradeOf } from './spelling/trades.ts';
import { writtenIn } from './spelling/written.ts';

export { ADVISORY_SEVERITIES } from './model.ts';
export type {
  Advisory,
  AdvisorySeverity,
  IndexRow,
  NameFindings,
  NameMatch,
  NameRow,
  NameSource,
  Outlook,
  Searched,
  Suggestion,
} from './model.ts';
export { whoDecides } from './advice/registrar.ts';
export { searchedNotice } from './advice/summary.ts';
export { hasComparableText } from './spelling/normalise.ts';

/** What may be known beside the name. */
export interface CheckOptions {
  /** The entity type that the name is for. */
  readonly entityType?: EntityId | undefined;
  /** An index of the names that everyone knows, whichever register is loaded. */
  readonly household?: NameIndex | undefined;
  /** How much the index holds; without it, a name that is not found counts as looked for. */
  readonly searched?: Searched | undefined;
  /** Other names that the asker may file instead: one that is near to them is no second choice. */
  readonly beside?: readonly string[] | undefined;
  /** Whether to leave out suggestions. */
  readonly isBrief?: boolean | undefined;
  /** Whether it is no remark that the name lacks the ending of its type. */
  readonly mayLackEnding?: boolean | undefined;
}

/**
 * Compares `businessName` with every name of the index. Each group has at most `limit` matches, best first. Ties are sorted by
 * source, then by the names' code units, so that the order of import makes no difference.
 *
 * @param businessName NFC, trimmed, 1 to 160 characters, with a letter or a digit (see {@link hasComparableText}).
 */
export function checkName(
  index: NameIndex,
  businessName: string,
  limit: number,
  { entityType, household, searched, beside = [], isBrief = false, mayLackEnding = false }: CheckOptions = {},
): NameFindings {
  const among = household && search(household, businessName, 1, 'all');
  const known = among && conflictOf(among);
  const found = search(
    index,
    businessName,
    limit,
    known && { kind: known.row.kind, own: ownPart(normalise(known.name).words) },
  );
  const advisories = adviseOn(businessName, entityType).filter(
    ({ code }) => !(mayLackEnding && code === ENDING_MISSING),
  );
  const outlook = outlookOf(found, advisories, searched);
  const toMatch = matchIn(searched);
  const matches = {
    exact: found.exact.map(toMatch),
    sounds_like: found.sounds_like.map(toMatch),
    similar: found.similar.map(toMatch),
  };
  const led = conflictOf(found) ?? closestOf(found);
  const twin = nearest(index, beside, businessName);
  const suggests = !isBrief && known === undefined && (outlook === 'conflict' || outlook === 'caution');
  const boundTrade = suggests ? boundTradeIn(businessName, advisories) : undefined;
  return {
    outlook,
    summary: summarise(
      {
        ...matches,
        twin,
        led: led && toMatch(led),
        whole: led?.whole,
        isOwnAlike: led?.isOwnAlike ?? false,
        advisories,
        outlook,
        isHousehold: known !== undefined,
        within: known === undefined ? wholeOf(among?.similar[0]) : undefined,
        boundTrade,
        isBrief,
        entityType,
      },
      searched,
    ),
    ...matches,
    advisories,
    suggestions:
      suggests && boundTrade === undefined ? suggest(index, businessName, found, advisories, entityType) : [],
  };
}

/** The name among `others` that is most like `name`, and why; undefined if none is. */
function nearest(index: NameIndex, others: readonly string[], name: string): Twin | undefined {
  if (others.length === 0) return undefined;
  const mine = weigh(index, name);
  const [best] = others
    .flatMap((other) => {
      const theirs = weigh(index, other);
      const verdict = compareNames(mine, theirs);
      return verdict ? [{ other, theirs, verdict }] : [];
    })
    .sort(({ verdict: a }, { verdict: b }) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || b.score - a.score);
  if (best === undefined) return undefined;
  const texts = ({ words }: Comparable): string[] => words.map(({ text }) => text);
  const written = { mine: writtenIn(name), theirs: writtenIn(best.other) };
  return { name: best.other, why: explain(best.verdict, texts(mine), texts(best.theirs), written) };
}

/** The best match that is written or sounds the same, or is as good as the same. */
function conflictOf({ exact, sounds_like, similar }: Record<Group, Found[]>): Found | undefined {
  return exact[0] ?? sounds_like[0] ?? similar.find(({ whole }) => whole !== undefined);
}

/** The name of a match that is like the proposed name as a whole, and not only in one word. */
const wholeOf = (match: Found | undefined): string | undefined =>
  match !== undefined && match.score >= LIKE_AS_A_WHOLE ? match.name : undefined;

/**
 * The word that is restricted and alone tells the trade: a name that keeps it is restricted too, and one that does not tells none. A name
 * that tells another trade besides ("Bank of Hair") can do without it.
 */
function boundTradeIn(name: string, advisories: readonly Advisory[]): string | undefined {
  const restricted = advisories.filter(({ code, severity }) => code === 'restricted_word' && severity !== 'info');
  const wordsOf = ({ term = '' }: Advisory): string[] =>
    [term.replaceAll(' ', ''), ...term.split(' ')].map(canonicalWord);
  const bound = restricted.flatMap(wordsOf);
  const others = rawWords(name)
    .map(canonicalWord)
    .flatMap((word) => (bound.includes(word) ? [] : tradeOf(word) || []));
  return restricted.find((one) => {
    const words = wordsOf(one);
    const trades = words.flatMap((word) => tradeOf(word) || []);
    const tellsAnother = trades.length > 0 && others.some((trade) => !trades.includes(trade));
    return !tellsAnother && words.some((word) => isOfBusiness(word));
  })?.term;
}

const isDoubtful = ({ severity }: Advisory): boolean => severity !== 'info';

function outlookOf(
  found: Record<Group, Found[]>,
  advisories: readonly Advisory[],
  searched: Searched | undefined,
): Outlook {
  if (conflictOf(found) !== undefined) return 'conflict';
  if (found.similar.length > 0 || advisories.some(isDoubtful)) return 'caution';
  return outlookOfNothing(searched);
}

function suggest(
  index: NameIndex,
  name: string,
  found: Record<Group, Found[]>,
  advisories: readonly Advisory[],
  entityType: EntityId | undefined,
): Suggestion[] {
  const ending = endingAskedFor(advisories, entityType);
  return suggestNames(
    {
      name,
      isMatched: closestOf(found) !== undefined,
      restricted: restrictedWords(advisories),
      ...(ending !== undefined && { ending }),
    },
    {
      isWellWorded: (other) => !adviseOn(other, entityType).some(isDoubtful),
      isFree: freeTest(index),
      standing: (word) => standingOf(index, word),
    },
  );
}

const matchIn =
  (searched: Searched | undefined) =>
  ({ name, score, why, row: { source, entity_type, status } }: Found): NameMatch => ({
    name,
    source,
    score,
    why,
    ...(source === 'registry' && searched?.isSample && { sample: true }),
    ...(entity_type !== undefined && { entity_type }),
    ...(status !== undefined && { status }),
  });

import type { EntityId } from '../guidance/law/entity-ids.ts';
import { adviseOn, ENDING_MISSING, endingAskedFor, restrictedWords } from './advice/advise.ts';
import { suggestNames } from './advice/suggest.ts';
import { outlookOfNothing, summarise } from './advice/summary.ts';
import { freeTest, standingOf } from './index/free.ts';
import { buildIndex, search, weigh, type NameIndex } from './index/name-index.ts';
import type { Found } from './index/rank.ts';
import type { Group } from './likeness/settle.ts';
import type { Advisory, NameFindings, NameMatch, Outlook, Searched, Suggestion } from './model.ts';

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
  const isHousehold = household !== undefined && isConflict(search(household, businessName, 1, true));
  const found = search(index, businessName, limit, isHousehold);
  const advisories = adviseOn(businessName, entityType).filter(
    ({ code }) => !(mayLackEnding && code === ENDING_MISSING),
  );
  const outlook = outlookOf(found, advisories, searched);
  const matches = {
    exact: found.exact.map(toMatch),
    sounds_like: found.sounds_like.map(toMatch),
    similar: found.similar.map(toMatch),
  };
  const isWhole = found.similar[0]?.whole === true;
  const twin = nearest(beside, businessName);
  const suggests = !isBrief && !isHousehold && (outlook === 'conflict' || outlook === 'caution');
  return {
    outlook,
    summary: summarise({ ...matches, twin, isWhole, advisories, outlook, isHousehold, isBrief, entityType }, searched),
    ...matches,
    advisories,
    suggestions: suggests ? suggest(index, businessName, found, advisories, entityType) : [],
  };
}

/** The name among `others` that is most like `name`; undefined if none is. */
function nearest(others: readonly string[], name: string): NameMatch | undefined {
  if (others.length === 0) return undefined;
  const index = buildIndex(others.map((other) => ({ name: other, source: 'application' })));
  const { exact, sounds_like, similar } = search(index, name, 1);
  const [best] = [...exact, ...sounds_like, ...similar];
  return best && toMatch(best);
}

/** Whether a name is written or sounds the same, or is the whole distinctive part of one. */
const isConflict = ({ exact, sounds_like, similar }: Record<Group, Found[]>): boolean =>
  exact.length > 0 || sounds_like.length > 0 || similar[0]?.whole === true;

const isDoubtful = ({ severity }: Advisory): boolean => severity !== 'info';

function outlookOf(
  found: Record<Group, Found[]>,
  advisories: readonly Advisory[],
  searched: Searched | undefined,
): Outlook {
  if (isConflict(found)) return 'conflict';
  if (found.similar.length > 0 || advisories.some(isDoubtful)) return 'caution';
  return outlookOfNothing(searched);
}

function suggest(
  index: NameIndex,
  name: string,
  { exact, sounds_like, similar }: Record<Group, Found[]>,
  advisories: readonly Advisory[],
  entityType: EntityId | undefined,
): Suggestion[] {
  const all = [...exact, ...sounds_like, ...similar];
  const ending = endingAskedFor(advisories, entityType);
  return suggestNames(
    {
      name,
      words: weigh(index, name).words,
      matched: all[0]?.covers ?? 0,
      matchedByAny: all.reduce((bits, { covers }) => bits | covers, 0),
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

function toMatch({ name, score, why, row: { source, entity_type, status } }: Found): NameMatch {
  return {
    name,
    source,
    score,
    why,
    ...(entity_type !== undefined && { entity_type }),
    ...(status !== undefined && { status }),
  };
}

import { adviseOn } from './advice/advise.ts';
import { isFree, search, weigh, type NameIndex } from './index/name-index.ts';
import type { Found } from './index/rank.ts';
import type { NameFindings, NameMatch } from './model.ts';
import { suggestNames } from './advice/suggest.ts';
import { quotedName } from '../text/invisible.ts';

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
} from './model.ts';
export { hasComparableText } from './spelling/normalise.ts';

/** Who decides on a name, which no check can do, and the legal source. */
export const REGISTRAR_DECIDES = {
  statement:
    'This check does not reserve or register a name. The Registrar of Companies decides whether a name is misleading, undesirable or similar to another.',
  source: 'Companies Act, 2019 (Act 992), s. 21(2) and s. 22(4)',
} as const;

/**
 * Compares `businessName` with every name of the index. Each group has at most `limit` matches, best first. Ties are sorted by
 * source, then by the names' code units, so that the order of import makes no difference.
 *
 * @param businessName NFC, trimmed, 1 to 160 characters, with a letter or a digit (see {@link hasComparableText}).
 */
export function checkName(index: NameIndex, businessName: string, limit: number): NameFindings {
  const found = search(index, businessName, limit);
  const [exact, sounds_like, similar] = [
    found.exact.map(toMatch),
    found.sounds_like.map(toMatch),
    found.similar.map(toMatch),
  ];
  const advisories = adviseOn(businessName);
  const conflict = exact.length > 0 || sounds_like.length > 0;
  const caution = similar.length > 0 || advisories.some(({ severity }) => severity !== 'info');
  return {
    outlook: conflict ? 'conflict' : caution ? 'caution' : 'no_conflict_found',
    summary: summarise(exact, sounds_like, similar, advisories.length),
    exact,
    sounds_like,
    similar,
    advisories,
    suggestions: conflict ? suggestNames(businessName, weigh(index, businessName), (name) => isFree(index, name)) : [],
  };
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

function summarise(
  exact: readonly NameMatch[],
  sounds: readonly NameMatch[],
  similar: readonly NameMatch[],
  advisories: number,
): string {
  const first = exact[0] ?? sounds[0] ?? similar[0];
  const where = first?.source === 'application' ? 'applied for' : 'on the register';
  if (exact[0]) return `The same name is already ${where}: ${quotedName(exact[0].name)}.`;
  if (sounds[0]) return `A name that sounds the same is already ${where}: ${quotedName(sounds[0].name)}.`;
  if (similar[0]) return `A similar name is already ${where}: ${quotedName(similar[0].name)}.`;
  return advisories > 0
    ? 'No conflicting name was found; read what is said of its words.'
    : 'No conflicting name was found.';
}

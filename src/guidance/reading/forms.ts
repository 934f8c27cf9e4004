import type { EntityId } from '../law/entity-ids.ts';

/** The entity type of a name's ending (Act 992 s.21(1)). */
const ENDINGS: readonly (readonly [RegExp, EntityId])[] = [
  [/\b(plc|public limited company)\W*$/i, 'public_company_limited_by_shares'],
  [/\b(ltd|limited|limited company)\W*$/i, 'company_limited_by_shares'],
  [/\b(lbg|limited by guarantee)\W*$/i, 'company_limited_by_guarantee'],
  [/\b(pruc|puc|unlimited company)\W*$/i, 'unlimited_company'],
];

/** The entity type that the ending of a name belongs to. */
export const endingOf = (name: string | undefined): EntityId | undefined =>
  ENDINGS.find(([pattern]) => name !== undefined && pattern.test(name))?.[1];

/** The words by which a text names what is registered. */
const FORMS: readonly (readonly [RegExp, EntityId])[] = [
  [/\b(plc|public limited company)\b/i, 'public_company_limited_by_shares'],
  [/\b(ltd|limited company|limited by shares|limited liability company)\b/i, 'company_limited_by_shares'],
  [/\b(lbg|limited by guarantee|guarantee company)\b/i, 'company_limited_by_guarantee'],
  [/\b(pruc|puc|unlimited company)\b/i, 'unlimited_company'],
  [/\b(external company)\b/i, 'external_company'],
  [/\b(partnership)\b/i, 'partnership'],
  [/\b(business name|sole proprietor(?:ship)?)\b/i, 'sole_proprietorship'],
];

/** The legal form that a text names first: whoever changes one form into another names what there is before what is to come. */
export function firstForm(text: string): EntityId | undefined {
  const found = FORMS.map(([pattern, entity]) => ({ entity, at: text.search(pattern) })).filter(({ at }) => at >= 0);
  return found.sort((a, b) => a.at - b.at)[0]?.entity;
}

import type { EntityId } from '../law/entity-ids.ts';

/** The words for a legal form. */
interface Form {
  readonly entity: EntityId;
  /** What a name ends in by law (Act 992 s.21(1)), and a text says too. */
  readonly both?: readonly string[];
  /** What says it only at the end of a name. */
  readonly ends?: readonly string[];
  /** What says it only in a text. */
  readonly said?: readonly string[];
}

/** A form whose words end with another's stands before it. */
const FORMS: readonly Form[] = [
  { entity: 'public_company_limited_by_shares', both: ['plc', 'public limited company'] },
  {
    entity: 'company_limited_by_shares',
    both: ['ltd', 'limited company'],
    ends: ['limited'],
    said: ['limited by shares', 'limited liability company'],
  },
  { entity: 'company_limited_by_guarantee', both: ['lbg', 'limited by guarantee'], said: ['guarantee company'] },
  { entity: 'unlimited_company', both: ['pruc', 'puc', 'unlimited company'] },
  { entity: 'external_company', said: ['external company'] },
  { entity: 'partnership', said: ['partnership'] },
  {
    entity: 'sole_proprietorship',
    // Of an enterprise only where it is to become a company: a company may be called one too.
    said: [
      'business name',
      'sole proprietor',
      'sole proprietorship',
      '(?:enterprises?|ventures?)(?= (?:\\S+ ){0,4}(?:in)?to (?:\\S+ ){0,2}(?:ltd|limited|company))',
    ],
  },
];

const anyOf = (words: readonly string[], after: string): RegExp => new RegExp(`\\b(${words.join('|')})${after}`, 'i');
const ENDINGS = FORMS.flatMap(({ entity, both, ends = [] }) =>
  both === undefined ? [] : { entity, pattern: anyOf([...both, ...ends], '\\W*$') },
);
const SAID = FORMS.map(({ entity, both = [], said = [] }) => ({ entity, pattern: anyOf([...both, ...said], '\\b') }));

/** What only a company's name may have anywhere in it (Act 992 s.346). */
const CONTAINED = anyOf(['inc', 'incorporated', 'corp', 'corporation'], '\\b');

/** The entity type that the ending of a name belongs to. */
export const endingOf = (name: string | undefined): EntityId | undefined =>
  ENDINGS.find(({ pattern }) => name !== undefined && pattern.test(name))?.entity;

/** Whether a name has words that only a company's may have. */
export const hasCompanyWords = (name: string): boolean =>
  endingOf(name) === 'company_limited_by_shares' || CONTAINED.test(name);

/** The legal form that a text names first: whoever changes one form into another names what there is before what is to come. */
export function firstForm(text: string): EntityId | undefined {
  const found = SAID.map(({ pattern, entity }) => ({ entity, at: text.search(pattern) })).filter(({ at }) => at >= 0);
  return found.sort((a, b) => a.at - b.at)[0]?.entity;
}

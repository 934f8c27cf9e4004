import { rawWords } from '../../names/spelling/normalise.ts';
import { endingIn, ENDINGS, INCORPORATED } from '../law/endings.ts';
import type { EntityId } from '../law/entity-ids.ts';
import { remember } from '../remember.ts';

const anyOf = (...words: string[]): RegExp => new RegExp(`\\b(${words.join('|')})\\b`, 'i');

/** The words of a text for a legal form: what its names end in, with or without stops, and what else says it. */
const SAID: readonly (readonly [RegExp, EntityId])[] = [
  ...ENDINGS.map(({ words, short, type }) => [anyOf(words, [...short].join('\\.?')), type] as const),
  [anyOf('limited by shares', 'limited liability company', 'company limited(?! by)'), 'company_limited_by_shares'],
  [anyOf('guarantee company'), 'company_limited_by_guarantee'],
  [anyOf('unlimited company'), 'unlimited_company'],
  [anyOf('external company'), 'external_company'],
  [anyOf('partnership'), 'partnership'],
  [
    anyOf(
      'business name',
      'sole proprietor',
      'sole proprietorship',
      // Of an enterprise only where it is to become a company: a company may be called one too.
      '(?:enterprises?|ventures?)(?= (?:\\S+ ){0,4}(?:in)?to (?:\\S+ ){0,2}(?:ltd|limited|company))',
    ),
    'sole_proprietorship',
  ],
];

/** What goes with only one of the two forms that most people have. */
const TELLING: readonly (readonly [RegExp, EntityId])[] = [
  [
    anyOf('directors?', 'shareholders?', 'incorporat\\w+', 'annual returns?', 'struck off'),
    'company_limited_by_shares',
  ],
  [anyOf('enterprises?', 'ventures?'), 'sole_proprietorship'],
];

const COMPANY = anyOf('company', 'companies');

/** The entity type that the ending of a name belongs to. */
export const endingOf: (name: string | undefined) => EntityId | undefined = remember(
  (name = '') => endingIn(rawWords(name))?.type,
);

/** Whether a name has words that only a company's may have. */
export const hasCompanyWords = (name: string): boolean =>
  endingOf(name) === 'company_limited_by_shares' || rawWords(name).some((word) => INCORPORATED.has(word));

/** The legal form that a text names first: whoever changes one form into another names what there is before what is to come. */
export function firstForm(text: string): EntityId | undefined {
  const found = SAID.map(([pattern, type]) => ({ type, at: text.search(pattern) })).filter(({ at }) => at >= 0);
  return found.sort((a, b) => a.at - b.at)[0]?.type;
}

/** The form of the two that most people have that the words of a text go with, if they go with only one. */
export const formToldBy = (text: string): EntityId | undefined => TELLING.find(([words]) => words.test(text))?.[1];

/** Whether a text speaks of a company. */
export const saysCompany = (text: string): boolean => COMPANY.test(text);

import type { Facts } from '../facts.ts';
import type { StatementId } from './statements.ts';

/** A rule on foreign capital. The first row that a case meets applies. */
export interface ForeignRule {
  readonly id: string;
  readonly when: (facts: Facts) => boolean;
  readonly statements: readonly StatementId[];
}

const takesPart = ({ foreign = [] }: Facts): boolean => foreign.some((one) => one !== 'none');

export const FOREIGN_RULES: readonly ForeignRule[] = [
  {
    id: 'former_ghanaian',
    when: ({ foreign = [] }) => foreign.includes('former_ghanaian') && !foreign.includes('owner'),
    statements: ['gipcRegister', 'gipcExempt'],
  },
  {
    id: 'spouse',
    when: (facts) => takesPart(facts) && facts.ghanaian_spouse === true,
    statements: ['gipcRegister', 'gipcExempt', 'gipcCapital'],
  },
  {
    id: 'trading',
    when: (facts) => takesPart(facts) && facts.mainly_trading === true,
    statements: ['gipcRegister', 'gipcCapital', 'gipcChange'],
  },
  {
    id: 'joint',
    when: (facts) => takesPart(facts) && (facts.ghanaian_share ?? 0) >= 10,
    statements: ['gipcRegister', 'gipcCapital', 'gipcChange'],
  },
  {
    id: 'wholly_foreign',
    when: (facts) => takesPart(facts) && facts.ghanaian_share !== undefined,
    statements: ['gipcRegister', 'gipcCapital', 'gipcChange'],
  },
  { id: 'unknown_share', when: takesPart, statements: ['gipcRegister', 'gipcCapital', 'gipcExempt', 'gipcChange'] },
];

/** The rule on foreign capital for a case; undefined where no foreigner takes part. */
export const foreignRuleOf = (facts: Facts): ForeignRule | undefined => FOREIGN_RULES.find(({ when }) => when(facts));

/** The id of {@link foreignRuleOf}, `none` where there is none. */
export const capitalRuleOf = (facts: Facts): string => foreignRuleOf(facts)?.id ?? 'none';

import type { Matter } from '../facts.ts';
import type { Stated } from '../law/cited.ts';
import { ELSEWHERE } from '../law/elsewhere.ts';
import { FEES, feeOf, type Fee } from '../law/fees.ts';
import type { Teller } from './essentials.ts';
import { fill } from './wording.ts';

/** Where a matter belongs that registers nothing new, and what applies to it. */
export interface Elsewhere {
  /** The tool that answers it. */
  tool?: string;
  office?: string;
  where?: string;
  says: Stated[];
  fees?: Fee[];
}

export function elsewhereFor(matter: Matter, { tell }: Teller): Elsewhere | undefined {
  const pointer = ELSEWHERE[matter];
  if (pointer === undefined) return undefined;
  const { tool, office, where, says, fee } = pointer;
  const asked = FEES.find(({ item, currency }) => item === fee && currency === 'GHS');
  return {
    ...(tool === undefined ? {} : { tool }),
    ...(office === undefined ? {} : { office: fill(office) }),
    ...(where === undefined ? {} : { where }),
    says: tell(says),
    ...(asked === undefined ? {} : { fees: [feeOf(asked)] }),
  };
}

import type { WordingId } from './advice/wording.ts';
import type { StatementId } from './law/statements.ts';

type Sentence = StatementId | WordingId;
type Contained = Readonly<Partial<Record<Sentence, readonly Sentence[]>>>;

/**
 * Sentences beside which others say nothing that the person needs, and are left out: beside the reserved trade that is theirs or near to theirs the
 * list of all such trades, beside the exemptions one of them, beside a rule in full its short form.
 */
const CONTAINED: Contained = {
  fgMarket: ['gipcReserved'],
  ghMarket: ['gipcReserved'],
  ghTaxi: ['gipcReserved'],
  ghSalon: ['gipcReserved'],
  ghPrinting: ['gipcReserved'],
  ghPharmacy: ['gipcReserved'],
  ghWater: ['gipcReserved'],
  ghLottery: ['gipcReserved'],
  gipcExempt: ['fgExport'],
  fgDirector: ['coResident'],
  afPension: ['briefStaff', 'briefStaffShort'],
  afStamp: ['briefStamp'],
};

/** What nobody is told who is told this sentence. */
export const containedIn = (id: string): readonly Sentence[] => CONTAINED[id as Sentence] ?? [];

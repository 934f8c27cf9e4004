import type { WordingId } from './advice/wording.ts';
import type { StatementId } from './law/statements.ts';

type Sentence = StatementId | WordingId;
type Contained = Readonly<Partial<Record<Sentence, readonly Sentence[]>>>;

/**
 * Sentences that say all of another: whoever is told one of these is not told the others too, before or after it. A trade of one's own that is
 * reserved says what the list of all such trades would say.
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
  bnLiability: ['bnNoShield'],
  afPension: ['briefStaff', 'briefStaffShort'],
  afStamp: ['briefStamp'],
  ptEqual: ['briefAgreement'],
};

/** What nobody is told who is told this sentence. */
export const containedIn = (id: string): readonly Sentence[] => CONTAINED[id as Sentence] ?? [];

import type { WordingId } from '../advice/wording.ts';
import type { Matter } from '../facts.ts';
import { AFTER } from './after.ts';
import type { StatementId } from './statements.ts';

/** Where a matter belongs that registers nothing new here. */
export interface Pointer {
  /** The tool that answers it. */
  readonly tool?: 'get_renewal_guidance';
  readonly office?: WordingId;
  /** The office's address, if a source gives one. */
  readonly where?: string;
  /** What applies, beside the rules that decided. */
  readonly says: readonly (StatementId | WordingId)[];
  /** A fee that is asked for. */
  readonly fee?: string;
}

const ORC = { office: 'atOrc', where: 'orc.gov.gh' } as const;
const GENERAL = { office: 'atGeneral' } as const;
const { sole_proprietorship: name, company_limited_by_shares: company, external_company: external } = AFTER;

/** By matter. What is registered is not known, so business names come first and companies after them. */
export const ELSEWHERE: Partial<Readonly<Record<Matter, Pointer>>> = {
  renew_or_file: { ...ORC, tool: 'get_renewal_guidance', says: ['noMiddlemen'] },
  change: { ...ORC, says: ['chBusinessName', ...company.changes.filter((id) => id !== 'chToGuarantee')] },
  close: {
    ...ORC,
    says: [...name.ending, ...company.ending.filter((id) => id.startsWith('ed')), 'coDormant', ...external.ending],
  },
  restore: { ...ORC, says: ['stepStruckOff', ...company.ending.filter((id) => id.startsWith('coRestore')), 'rnCalendar'] }, // prettier-ignore
  lost_certificate: { ...ORC, says: [...company.lostCertificate, 'lostNameCertificate'], fee: 'Certified true copy' },
  status: { ...ORC, says: ['inPractice', 'noMiddlemen'] },
  trade_union: { office: 'atLabour', says: [] },
  political_party: { office: 'atElections', says: [] },
  will_or_family_trust: { ...GENERAL, says: ['elFamilyTrust'] },
  intellectual_property: { ...GENERAL, says: ['elMarkYears'] },
  land: { office: 'atLands', says: [] },
  marriage: { ...GENERAL, says: ['elWedding'] },
  tax_number: { office: 'atRevenue', where: 'gra.gov.gh', says: ['afOwnerTax', 'elTaxOther'] },
  licence_only: { says: [] },
};

import { H, M } from '../statement.ts';

/** What people speak of beside their plan, and whoever licenses a profession. */
export const BESIDE_ROWS = {
  // Professions
  prLawyers: M(
    'li2423',
    'r.2(2)',
    'A practising lawyer may not be managing director of a company, nor active partner in a business other than law. The General Legal Council licenses lawyers and registers chambers every year. Whether a law firm may be a limited company was not found, and in practice the Council is asked first.',
    'legalCouncil',
  ),
  prArchitects: H(
    'nlcd357',
    's.19',
    'Architects and their firms register with the Architects Registration Council and renew every year. To trade under a name with Architect or Architecture without it costs up to GH¢3,000, a year in prison, or both.',
  ),
  prEngineers: M(
    'engineers26',
    '',
    'No person or firm is reported to be allowed engineering services, contractors included, without registering with the Engineering Council, after a certificate of GhIE or IET-GH. The last deadline given was 27 February 2026.',
    'engineersJoy26',
  ),
  prDoctors: H(
    'act857',
    'ss.29, 48',
    'Doctors and dentists register with the Medical and Dental Council. To practise without it, or to employ somebody who does, costs GH¢12,000 to 120,000, up to twenty years in prison, or both.',
  ),
  prIndemnity: M(
    'act1061Indemnity',
    '',
    'Limited liability usually does not cover a professional’s own negligence. Lawyers, doctors, accountants and those whom rules add are reported to need professional indemnity insurance; without it GH¢24,000 or more, or one to five years in prison.',
  ),
  // Trades
  liSecurityArms: M(
    'noGuns26',
    '',
    'Private security companies are reported to be allowed no firearms (June 2026), also none that is licensed to a person, and only uniforms that the Ministry agreed to.',
    'uniforms24',
  ),
  liUsedFridges: M(
    'graphic1301',
    '',
    'Do not pay for used fridges, freezers or air conditioners abroad: their import is reported to be banned since 1 January 2013 (L.I. 1932), and containers were seized and scrapped. Regulations of November 2022 were announced to stop more used appliances, such as televisions, computers and washing machines. Ask the Energy Commission first.',
    'ghanaweb14',
    'graphic2302',
  ),
  liSolar: H(
    'act832',
    'ss.8-9',
    'To sell, import, install or maintain solar or other renewable energy equipment, or to produce the energy, as a business takes a licence of the Energy Commission. A citizen, a partnership or a company registered here can get it.',
  ),
  coDeclare: H(
    'act26',
    's.10',
    'Directors make their statutory declaration before a commissioner for oaths or a notary, or declare themselves, as the ORC’s page has it for guarantee companies.',
    'orcLbg',
  ),
  elEmbassy: M('act26', 's.10', 'Abroad an officer of a Ghanaian embassy may usually do what a notary does.'),
  coMajor: H(
    'act992',
    's.145',
    'To buy, sell or take on something worth three quarters or more of what a company has takes a special resolution of its members; a charge given for a loan does not.',
  ),
  liGulf: M(
    'gulf21',
    '',
    'Sending house helps to Gulf states was reported to be suspended in 2017, and still in September 2021, though not for skilled workers. Ask the Labour Department before you sign anybody on.',
    'gulf17',
  ),
  liGoldHalt: M(
    'goldHalt26',
    '',
    'GoldBod was reported to take no new applications for tier 1, tier 2 and self-financing licences from 16 February 2026: ask it whether it does again before you register anything. To trade without a licence is reported to cost up to GH¢2.4 million, five to ten years in prison, or both.',
    'goldPenalty25',
  ),
  liHerbalAds: H(
    'act851',
    's.114',
    'A herbal medicine may not be advertised as a treatment without the approval of the Food and Drugs Authority, and for some diseases not at all.',
  ),
  liHerbalMaker: H(
    'act575',
    's.9',
    'Nobody makes herbal medicine for sale without registering with the Traditional Medicine Practice Council.',
  ),
  liExcise: H(
    'act878',
    'ss.14-15',
    'Whoever makes alcoholic drinks registers for excise duty with the Ghana Revenue Authority 30 days before, with a bond and an approved warehouse. Bitters with alcohol count too, as far as was read: ask there.',
    'graExcise',
  ),
  liCanoe: M(
    'canoes23',
    '',
    'New canoes were reported to be shut out from 1 October 2023 to 30 September 2026. Whether that was extended was not found: ask the Fisheries Commission before you buy or build one.',
  ),
  // Other matters
  elOwnPayments: M(
    'startupElevy',
    '',
    'To take payment for one’s own sales through a licensed provider, mobile money too, is reported to need no licence of the Bank of Ghana.',
  ),
  elElevy: M(
    'startupElevy',
    '',
    'The tax on electronic transfers (E-levy) was reported abolished on 2 April 2025 (Act 1128): add nothing for it to a price. What is still taken is usually the operator’s own charge.',
  ),
  elPrayerCamp: H(
    'act846',
    'ss.51, 57-58, 94',
    'A place that is not accredited may not take in people with a mental illness against their will. Cruelty and forced labour are barred, and restraint is for imminent danger only, never a punishment. A breach costs up to GH¢6,000, two years in prison, or both.',
  ),
  elFootball: M(
    'gfaAcademies',
    '',
    'A football academy is reported to need the Ghana Football Association’s licence under its regulations of 2025, which leave academies to clubs that are companies, and set strict conditions for travel abroad. Under 18 a player hardly moves to a club abroad (FIFA).',
    'brabners',
  ),
  elEvent: H(
    'act491',
    's.1',
    'Whoever holds a special event in a public place tells the police in writing five days before or earlier. Ask the police in good time whether yours is one.',
  ),
  elGroupAccount: M(
    'bogAccounts',
    '',
    'For an account ask the bank what it takes from a group that is not registered: usually its rules, a resolution that names who signs, and its purpose. The Ghana Revenue Authority gives such a body a tax number on an introductory letter.',
    'graTin',
  ),
  elQuarrel: M(
    'act992',
    's.353',
    'The Registrar registers, and no rule that was found makes the office a judge. A quarrel among owners usually goes by their written agreement, to a mediator, or to the Court.',
  ),
  elLegalAid: H(
    'act977',
    'ss.2, 23-25',
    'The Legal Aid Commission helps whoever cannot pay for a lawyer, and settles disputes without a court. The law gives it an office in every region.',
  ),
  bnCancel: H(
    'act151',
    's.5',
    'Where the other is a business name: Act 151 has a section on its cancellation. Its text was not read, so ask the ORC in writing.',
  ),
  elReturned: H(
    'act992',
    's.373(6)',
    'The Registrar may send papers back to be corrected or completed. Until they are handed in again they count as not delivered, so do it soon: to wait changes nothing.',
  ),
  elUnfair: H(
    'act589',
    'ss.1, 8',
    'To confuse people about somebody else’s business, by a trade name or an unregistered mark too, is unfair competition: a court can order it to stop, at once if need be, and award damages. Take a lawyer.',
  ),
  coNameOrder: H(
    'act992',
    's.21(6), (9)-(10)',
    'Where the other is a company: within six months of its registration under a misleading or undesirable name the Registrar can order it to change that, in six weeks. So write to the Registrar before they are over.',
  ),
  coNameOrdered: H(
    'act992',
    's.21(5)-(9)',
    'Within six months of a company’s registration the Registrar can order it to change a name found misleading or undesirable. It has six weeks; then the Registrar changes the name. Who does not obey pays GH¢300, and GH¢600 for each day.',
  ),
  ptNoFast: M(
    'orcFees26',
    '',
    'The reported list of 2 February 2026 has a fast service for business names and companies. For a partnership none was found: ask the ORC.',
  ),
  elLimitedFine: H(
    'act992',
    's.346',
    'Until the company exists, nobody may trade with Limited or Ltd at the end of the name: it costs GH¢300 for each day.',
  ),
  elConvertDebts: M(
    'act992',
    's.11',
    'Loans and contracts of the business name usually stay the owner’s until the other side agrees to the move in writing. The company may take over, within 18 months, only what was agreed for it before it was formed.',
    'preIncorporated',
  ),
  elMinorContract: M(
    'superlawMinors',
    '',
    'A contract usually binds the adults and not a minor, and lawyers name 18 or 21 as the age. So in practice the adults register it now, and the young one joins later.',
  ),
} as const;

import { H, M } from '../statement.ts';

/** What the law asks of foreigners, and of Ghanaians who live abroad. */
export const FOREIGN_ROWS = {
  gipcRegister: H(
    'act865',
    's.24',
    'A business with foreign owners registers with the Ghana Investment Promotion Centre (GIPC, gipc.gov.gh) after its registration here and before it starts work, and again every two years. Once papers, capital and fee are in order it has five working days. Its fee was not found.',
  ),
  fgPapers: M(
    'deevale26',
    '',
    'For its registration the GIPC is reported to want its form, the certificate, the constitution, Form 3, the owners’ profile and proof of the capital: money through a bank, as the Bank of Ghana confirms it, or the customs papers of goods.',
    'kiaGuide',
  ),
  gipcOffices: M(
    'gipcSite',
    '',
    'The GIPC is reported to be at Vivo Place, A1 Rangoon Lane, Cantonments, Accra, since November 2020. In March 2020 it took applications in Kumasi, Tamale and Takoradi too.',
    'gna2003',
    'pulseGipc',
  ),
  gipcReserved: H(
    'act865',
    's.27(1)',
    'Reserved to Ghanaians: selling or providing services in a market, petty trading, hawking and selling in a stall anywhere; taxis and car hire with fewer than 25 vehicles; beauty salons and barber shops; the printing of recharge scratch cards; the production of exercise books and basic stationery; retail of finished pharmaceuticals; sachet water; pool betting and lotteries other than football pools.',
  ),
  gipcStillReserved: M(
    'kiaGuide',
    '',
    'Act 1173 of 2026 is reported to have replaced Act 865, with six trades reserved much as before. Its text and the day on which it started were not found.',
    'ptadvisory',
  ),
  gipcCapital: H(
    'act865',
    's.28',
    'Minimum foreign capital under Act 865: US$200,000 with a Ghanaian partner holding at least 10 %, US$500,000 wholly foreign, as equity in cash or capital goods; if buying and selling is the main activity, US$1,000,000 in cash or goods and services, and at least 20 skilled Ghanaian staff.',
  ),
  gipcExempt: H(
    'act865',
    'ss.28(5)-(6), 29, 43',
    'Free of the minimum under Act 865: an enterprise set up solely for export trading and manufacturing, portfolio investment (securities traded on the Ghana Stock Exchange), a citizen who lost citizenship by taking another country’s, and a Ghanaian’s foreign spouse who ordinarily lives here, once the verified marriage has lasted five years or there is an indefinite residence permit.',
  ),
  gipcChange: M(
    'graphic2601',
    '',
    'Use the figures of Act 865 until the GIPC confirms the new Act, as the Trade Minister still did in January 2026. Act 1173 of 2026 is reported to have replaced it.',
    'kiaGuide',
    'ptadvisory',
  ),
  gipcKept: M(
    'graphic2601',
    '',
    'Use Act 865 until the GIPC confirms the new Act, as the Trade Minister still did in January 2026. Act 1173 of 2026 is reported to have replaced it, with the same US$200,000 and US$500,000, and US$500,000 instead of US$1,000,000 for trading: the minimum does not seem abolished, as was announced in August 2025.',
    'kiaGuide',
    'ptadvisory',
  ),
  gipcNewCapital: M(
    'graphic2601',
    '',
    'Use Act 865 until the GIPC confirms the new Act, as the Trade Minister still did in January 2026. Act 1173 of 2026 is reported to have replaced it, with US$500,000 in cash and 75 % skilled Ghanaian staff for trading: the minimum does not seem abolished, as was announced in August 2025.',
    'kiaGuide',
    'ptadvisory',
  ),
  gipcNewFormer: M(
    'graphic2601',
    '',
    'Use Act 865 until the GIPC confirms the new Act, as the Trade Minister still did in January 2026. Act 1173 of 2026 is reported to have replaced it, to count dual citizens as Ghanaians, and to free former citizens of the minimum for trading only if their new country forbids dual nationality: the minimum does not seem abolished, as was announced in August 2025.',
    'kiaGuide',
    'ptadvisory',
  ),
  gipcFormerToo: M(
    'kiaGuide',
    '',
    'Under Act 1173 former citizens are reported to be free of the minimum for trading only if their new country forbids dual nationality.',
  ),
  // One condition each, under Act 865
  fgGhanaian: H(
    'act865',
    's.43',
    'Ghanaian means a citizen, or a body wholly owned by citizens. One foreign shareholder is enough to make a company not Ghanaian.',
  ),
  fgJointOrWhole: H(
    'act865',
    's.28',
    'The foreign owner brings US$200,000 with a Ghanaian partner holding at least 10 %, US$500,000 if it is wholly foreign, as equity in cash or capital goods.',
  ),
  fgJoint: H(
    'act865',
    's.28',
    'With a Ghanaian partner holding at least 10 % the foreign owner brings US$200,000 in cash or capital goods.',
  ),
  fgWhole: H(
    'act865',
    's.28',
    'For an enterprise that is wholly foreign the owner brings US$500,000 as equity, in cash or capital goods.',
  ),
  fgOtherShare: H(
    'act865',
    's.28',
    'With a Ghanaian partner who holds at least 10 % the minimum is US$200,000, without one US$500,000.',
  ),
  fgTrading: H(
    'act865',
    'ss.28(2)-(4), 43',
    'A business that mainly buys and sells, imported goods and services included (the Act’s definition also names providing services: ask the GIPC in writing), brings US$1,000,000 in cash or goods and services, and employs at least 20 skilled Ghanaians. That a Ghanaian’s share lowers it was not found: the lower amounts are for other work.',
  ),
  fgTradingIf: H(
    'act865',
    's.28(2), (4)',
    'If buying and selling is its main activity, it is US$1,000,000 instead, with at least 20 skilled Ghanaian staff.',
  ),
  fgExport: H(
    'act865',
    's.29',
    'A business set up solely for export trading and manufacturing is free of the minimum: if you sell in Ghana too, ask the GIPC.',
  ),
  fgPortfolio: H(
    'act865',
    'ss.29, 43',
    'Portfolio investment is free of the minimum: as the Act defines it, shares and other securities traded on the Ghana Stock Exchange. By that, a share in a private company that you help to start is none; ask the GIPC if in doubt.',
  ),
  fgSpouse: H(
    'act865',
    's.28(5)',
    'A foreign spouse is free of the minimum only if all this holds before the registration: the marriage has lasted five years without a break, or there is an indefinite residence permit; the marriage has been verified; the spouse ordinarily lives in Ghana.',
  ),
  fgFormer: H(
    'act865',
    's.28',
    'A citizen who lost citizenship by taking another country’s is free of the minimum. For others it is US$200,000 with a Ghanaian partner of at least 10 %, US$500,000 if wholly foreign, US$1,000,000 and 20 skilled Ghanaian staff if it mainly buys and sells. No reserved trade opens by it.',
  ),
  fgAbroad: H(
    'act865',
    'ss.25, 28, 43',
    'A citizen who lives abroad, or has another passport too, registers as a Ghanaian. If citizens own all of it, there is no minimum capital and no compulsory registration with the Ghana Investment Promotion Centre (GIPC).',
  ),
  fgIfForeign: H(
    'act865',
    'ss.24, 28',
    'If one owner is no citizen, it registers with the GIPC before it starts, and again every two years, and brings US$200,000 with a Ghanaian partner of 10 % or more, US$500,000 without, US$1,000,000 and 20 skilled Ghanaian staff for trading, unless it is free of this.',
  ),
  fgDual: M(
    'kiaGuide',
    '',
    'Dual citizens are reported to count as Ghanaians under Act 1173 too. Its start is not confirmed: ask the GIPC.',
  ),
  fgBranch: H(
    'act865',
    's.28',
    'Act 865 sets a minimum foreign capital, US$500,000 for a wholly foreign enterprise. Whether a branch needs it was not found, so ask the Ghana Investment Promotion Centre (GIPC) before you bring money.',
  ),
  fgBranchTrading: H(
    'act865',
    's.28',
    'Act 865 sets a minimum foreign capital: US$1,000,000 and at least 20 skilled Ghanaian staff where buying and selling is the main activity. Whether a branch needs it was not found, so ask the Ghana Investment Promotion Centre (GIPC) before you bring money.',
  ),
  fgBranchOpen: H(
    'act865',
    's.28',
    'Act 865 sets a minimum foreign capital: US$500,000 wholly foreign, US$1,000,000 and at least 20 skilled Ghanaian staff if it mainly buys and sells. Whether a branch needs it was not found, so ask the Ghana Investment Promotion Centre (GIPC) before you bring money.',
  ),
  fgQuota: H(
    'act865',
    's.35',
    'The number of foreign staff that a business can have, by paid-up capital: US$50,000 to 250,000 one person, to 500,000 two, to 700,000 three, above that four. It applies to the GIPC for each of them, and the Ghana Immigration Service may still refuse the visa.',
  ),
  fgPermit: M(
    'act865',
    's.35',
    'A foreigner who is to work here, an owner too, usually needs a place in the quota (the GIPC) and then a residence permit (the Ghana Immigration Service).',
    'quotaFirmus',
  ),
  fgNotForGain: M(
    'act865',
    'ss.28, 43',
    'Act 865 counts the minimum foreign capital as equity in a business, and names no body that is not for gain; who is only a director owns nothing. Whether such a body with foreign members registers with the GIPC was not found, and in practice it asks the GIPC first.',
  ),
  fgLoan: M(
    'act865',
    'ss.32, 43',
    'Money without ownership: a written loan is usually no share in the business, and its repayments may go abroad through an authorised bank. A part of the profit makes it an investment.',
  ),
  fgCitizenship: H(
    'act591',
    's.16',
    'A Ghanaian may hold another citizenship too, and tells the Minister for the Interior in writing. Who lost it under the earlier ban may apply there for a certificate of citizenship. That ministry decides who is a citizen, not the GIPC.',
  ),
  fgByBirth: H(
    'constitution',
    'arts. 6(2), 7',
    'Whoever was born on or after 7 January 1993, here or abroad, is a citizen of Ghana from birth if a parent or grandparent is or was one. A citizen’s wife or husband may apply to become one.',
  ),
  fgCitizenship97: M(
    'interior11',
    '',
    'Dual citizenship is reported to be allowed since January 1997: who took another one later usually did not lose the Ghanaian one.',
  ),
  fgCitizenshipFee: H(
    'interiorFees',
    '',
    'The dual citizenship form costs GH¢500, the certificate GH¢100 (L.I. 2481, 2023).',
  ),
  fgNewQuota: M('kiaGuide', '', 'The quota of foreign staff reported under Act 1173 runs from two to twelve.'),
  fgMarket: H(
    'act865',
    's.27(1)',
    'Whatever the capital, selling or providing services in a market, petty trading, hawking and selling in a stall anywhere stay reserved to Ghanaians. An ordinary shop elsewhere is not on that list.',
  ),
  fgFleet: H(
    'act865',
    's.27(1)(b)',
    'A fleet of 25 vehicles or more is not reserved: it takes the minimum capital and the registration of other foreign businesses. If that is yours, ask again as transport.',
  ),
  fgMedicineWholesale: H(
    'act865',
    's.27(1)',
    'Only selling medicine at retail is reserved. Wholesale takes the minimum capital and the Pharmacy Council’s wholesale licence (Act 857, s.95): if that is yours, ask again as importing or packing drugs.',
  ),
  fgLand: M(
    'constitution',
    'art. 266',
    'Who is not a citizen can hold no freehold in Ghana, and is reported to get a lease of at most 50 years at a time. To form a company usually does not change that where foreigners own it.',
    'afriwiseLand',
  ),
  fgStall: H(
    'act865',
    'ss.40-41',
    'Letting a market stall or store to a foreigner is an offence. So is not registering or renewing with the investment centre, or doing another activity than the one registered. It costs GH¢6,000 to 12,000, and GH¢300 to 600 a day.',
  ),
  fgPenalty: H(
    'act865',
    'ss.40-41',
    'A business with foreign owners that does not register or renew with the investment centre, or does another activity than the one registered, commits an offence: GH¢6,000 to 12,000, and GH¢300 to 600 a day.',
  ),
  fgFronting: M(
    'graphic2601',
    '',
    'Lending one’s name to a foreigner is reported as a target of enforcement (the Trade Minister, January 2026).',
  ),
  fgDirector: H(
    'act992',
    'ss.171, 182',
    'Directors and shareholders may be foreign, but one director must live in Ghana at all times. While none does, the company cannot sue on the contracts that it makes in that time, unless the Court gives relief, and a wilful breach costs it and each director in default GH¢300 a day.',
  ),
  fgIdentity: M(
    'act992',
    's.13(6)',
    'Founders prove who they are and where they live: a foreigner without a Ghana Card usually with the passport, as two private services have it. Ask the ORC whether its portal takes it.',
    'kiaGuide',
    'deevale26',
  ),
  fgTax: M(
    'graTin',
    '',
    'A foreigner who stays here 90 days in a year must have a non-citizen Ghana Card; its number is the tax number too. A foreigner who lives abroad is usually given one by the GRA, free.',
    'kiaGuide',
  ),
  exOrCompany: M(
    'act992',
    's.329',
    'A branch is not separate: the company abroad usually answers for all its debts. It has no shares here, and no duty on capital is reported. A company formed here is a body of its own: its owner usually risks the capital, and pays 1 % duty on it. It can have a Ghanaian shareholder, a branch cannot.',
    'branchProfit',
  ),
  fgDuty: M(
    'orcFees26',
    '',
    'Duty of 1 % is reported on what becomes stated capital, in cedis: US$2,000 on 200,000, US$10,000 on a million.',
    'kiaGuide',
  ),
  fgEcowas: H(
    'act865',
    'ss.27-29, 43',
    'No exception for citizens of ECOWAS states was found: the same amounts and the same reserved trades hold for them.',
  ),
  fgHealth: H('hefra', '', 'A foreign owner of a health facility needs a Ghanaian professional partner.'),
} as const;

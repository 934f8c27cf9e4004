import { H, M } from '../statement.ts';

/** What the Office of the Registrar of Companies does not register, and where that belongs. */
export const ELSEWHERE_ROWS = {
  elUnion: M(
    'act651',
    'Part XI',
    'A trade union usually gets its certificate from the Chief Labour Officer. Two or more workers of the same undertaking may form one. They hand in the constitution, rules, officers and office address, and need no company or business name.',
  ),
  elParty: M(
    'act574',
    'ss.1-3',
    'A political party is reported to register with the Electoral Commission. Before that it may not canvass for votes. For the final certificate it needs offices in two-thirds of the districts.',
  ),
  elMark: H(
    'act664',
    's.9',
    'You protect a trade mark by registering the mark itself, with the Registrar-General’s Department. A company or business name does not protect it.',
  ),
  elMarkYears: H(
    'act664',
    'ss.10-11',
    'A trade mark lasts ten years from the filing date. It can be renewed for ten years at a time, with six months’ grace for a surcharge.',
  ),
  elGeneral: M(
    'allafrica2208',
    '',
    'Trade marks and other industrial property, marriages, public trusts and the estates of the dead were reported to stay with the Registrar-General’s Department when the ORC became an office of its own.',
  ),
  // When somebody has died
  esGrant: M(
    'act63',
    's.1',
    'What somebody owned alone, a shop under a business name included, is part of the estate. It passes to the executor of the will or, without one, usually to whoever the court grants letters of administration, the spouse and children first. To register a business moves none of it.',
    'lettersGhanaweb',
  ),
  esOffice: M(
    'allafrica2208',
    '',
    'The estates of the dead were reported to stay with the Registrar-General’s Department, not with the ORC.',
  ),
  esCourt: M(
    'lettersGhanaweb',
    '',
    'The court of the place where the person last lived grants them (District, Circuit or High Court, by the value), usually to the spouse first, then children, parents, and the customary successor, as reported.',
  ),
  esShare: M(
    'pndcl111',
    'ss.2-5',
    'Without a will, of what was the dead person’s own the household goods and one house go to the spouse and children. They usually take most of the rest too: spouse 3/16, children 9/16, a parent 1/8, 1/8 by customary law. Others share only by that last part.',
    'intestateRules',
  ),
  esMeddle: M(
    'caveats',
    '',
    'To deal with the property without will or grant is reported to be an offence (intermeddling), also for relatives. Whoever claims a share can file a caveat at the court, and is then heard before a grant.',
    'intermeddling',
  ),
  esShares: H(
    'act992',
    's.102',
    'When a shareholder dies, the company deals with the personal representatives. On proof it registers them as holders, and may not refuse. Until then they have the dividends, but no vote.',
  ),
  esStop: H(
    'act992',
    'ss.38, 101(3), 102(5), 103, 172(5)',
    'If you claim the shares, serve a notice and an affidavit on the company: it must then warn you before it registers a transfer. A transfer takes a stamped paper. The Court can correct the register of members. The remaining directors or the members fill a vacancy.',
  ),
  coVacancy: H(
    'act992',
    's.172(5)',
    'When a director has died, the remaining directors or the members fill the place.',
  ),
  esName: M(
    'doelegists',
    '',
    'A business name is usually no person apart from its owner. What becomes of its registration when the owner dies was not found: write to the ORC, with the death certificate, before anybody renews or signs as the owner. Who trades on usually registers a name of their own.',
  ),
  elCustomary: M(
    'cap127',
    'ss.1-2',
    'A customary marriage may be registered with the district at any time, but is reported to be valid without, once the rites are done and both families recognise it. Who relies on it has to prove it.',
    'customaryMarriage',
  ),
  elGuarantor: M(
    'bogGuarantors',
    '',
    'Lenders often ask for a guarantor, who is reported to answer for what the borrower does not pay. Limited liability does not cover that, nor usually a loan in your own name or a house that you pledged for it, and it stays when the business ends or its owner dies.',
    'yabank',
    'preIncorporated',
  ),
  coOldDebts: M(
    'bogGuarantors',
    '',
    'A new company does not take over what its owner owes already: such debts usually stay the owner’s, and limited liability does not cover them, nor a house that was pledged. So ask a lawyer before you move anything into the company.',
    'preIncorporated',
  ),
  elSkinLand: M(
    'constitution',
    'art. 267(3)',
    'Stool, skin, clan or family land is not sold outright: the buyer usually gets a lease. Search at the Regional Lands Commission before you pay. For stool or skin land get the Commission’s certificate that your use fits the plan; then have the paper stamped (0.25 to 1 % of the value) and registered there.',
    'lc23',
    'graDuty',
  ),
  elTender: M(
    'wisetv',
    '',
    'For government contracts a bidder is reported to register with the Public Procurement Authority first, and to need its certificate of registration, VAT registration, tax clearance and a social security (SSNIT) certificate.',
    'ppa18',
  ),
  coIntrusion: M(
    'act992',
    's.38',
    'If you were taken off a company’s records, or put on them, without your consent, you are reported to need a court: the ORC does not correct the record unless the company asks. Order certified copies of what was filed, tell the ORC, the company and its bank or lender in writing that you contest it, and take a lawyer at once.',
    'gna2504',
  ),
  lbgHead: M(
    'act992',
    'ss.144, 176',
    'Nobody heads a company for life by right: its directors run it, and its members can usually remove any of them by ordinary resolution, a founder too. What a founder is in the church or club itself its constitution may say.',
  ),
  coInKind: H(
    'act992',
    's.45(2)',
    'Shares may be paid with machines or other property if that is agreed: within 28 days of the allotment a stamped contract with its true value goes to the Registrar.',
  ),
  elAttorney: M(
    'act549',
    's.1',
    'Who gives a power of attorney signs it before a witness who sees it and signs too. From a notary abroad the paper is usually legalised for Ghana. One whose witness had signed in Ghana beforehand was held invalid.',
    'narteyLaw',
  ),
  elSsnitDebt: M(
    'act766',
    's.64',
    'Unpaid SSNIT contributions grow by 3 % a month, and after a demand by as much again. SSNIT may remit the penalty, not the contributions, and is reported to agree terms of payment (2021): write to it. It can sue for 12 years (s.86). Who owns a business alone usually owes them in person, closed or not.',
    'ssnitEmployers',
    'bft2111',
  ),
  elCharityTax: H(
    'act896',
    's.97',
    'The GRA may approve a religious, charitable, social or sporting body whose constitution bars private benefit and party politics: then its income is free of income tax, but not what it earns by business. How to apply was not found.',
  ),
  elBarcode: M(
    'gna2409',
    '',
    'GS1 Ghana issues barcodes. Their use was reported as voluntary in September 2024, and false ones as a problem. Its fee was not found: ask it.',
  ),
  elOrigin: H(
    'act659',
    'ss.2, 6, 11, 22',
    'The name of a place for its product is a geographical indication (Act 659 names kente). A producer of the area, or a group of them, applies to the Registrar-General. It is nobody’s own: all producers of the area whose goods are as registered may use it, and others may not use it to mislead. It is protected even if it is not registered.',
  ),
  elKente: M('kente25', '', 'Kente was reported registered as a geographical indication on 30 September 2025.'),
  elWages: M(
    'labourDisputes',
    'Act 651',
    'Unpaid wages are no matter of the ORC. Who cannot settle with the employer within seven days may go to the National Labour Commission, as reported.',
  ),
  elSsnit: M(
    'ssnit23',
    '',
    'SSNIT was reported in 2023 to ask workers to report an employer who does not pay their contributions: 0302611622.',
  ),
  elAccount: H(
    'bogAccounts',
    '',
    'For an account of an organisation a bank asks for its registration and regulations (constitution), a resolution to open it that names who may operate it, and their identity. Keep its money out of personal accounts.',
  ),
  elDrone: M(
    'drones20',
    '',
    'A drone is reported (2020) to need the Ghana Civil Aviation Authority’s written approval before it is imported, and registration. Ask it what commercial flights and spraying need.',
  ),
  elThumbprint: M(
    'ansahKofi',
    '',
    'If somebody who cannot read signs a paper, it usually binds only if it was first read and explained to them, and the paper says so and names the interpreter. What else the ORC asks then was not found.',
  ),
  elVehicle: M(
    'plates25',
    '',
    'Who owns a vehicle is registered by the Driver and Vehicle Licensing Authority (DVLA), not the ORC: a business registration makes no vehicle yours. From January 2026 number plates are reported to belong to the owner, so at a sale the seller takes them off and the new owner registers.',
  ),
  elStructure: M(
    'act925',
    's.113(1)',
    'A container, kiosk or shed usually needs a permit of its own from the assembly’s Physical Planning and Works departments, with the consent of whoever has the land. A certificate of the ORC and an Operating Permit are reported as papers for it, and do not replace it.',
    'ketuSouth',
    'gaSouth',
    'knma',
  ),
  elBuilding: M(
    'act925',
    'ss.113, 117',
    'Whoever puts up a building usually needs the assembly’s development and building permits before it starts. Its Physical Planning department is reported to ask for proof of the land, drawings that an architect signed, and for larger ones reports on soil, fire safety and the environment.',
    'knma',
    'amansie',
  ),
  feRegister: M(
    'orcFees26',
    '',
    'The ORC’s own fees to register, as reported: business name GH¢130, partnership GH¢270, guarantee company GH¢490, company limited by shares GH¢585 and 1 % of its capital. What an agent asks beyond is the agent’s own price.',
  ),
  elAgentPrice: M(
    'deevale26',
    '',
    'To compare an agent’s price: one private service asked GH¢870 for a business name, 1,795 for a company and 2,095 for a guarantee company, with the fees it counted, in August 2026, as reported.',
  ),
  elFamilyTrust: M(
    'allafrica2208',
    '',
    'No ORC service for a private family trust was found. The usual way is a lawyer’s deed.',
  ),
  elWedding: M(
    'ghananews2308',
    '',
    'A church that wants to celebrate marriages is reported to license its premises and have its minister gazetted through the Registrar-General’s Department. A certificate of the ORC does not give that right.',
  ),
  elTax: H(
    'graTin',
    '',
    'Since 1 April 2021 a person’s Ghana Card number is the tax number. An organisation gets its own from the Ghana Revenue Authority, free, after its registration.',
  ),
  elTaxOther: H(
    'graTin',
    '',
    'A body that the ORC does not register, such as a co-operative or a trust, applies to the Ghana Revenue Authority for its tax number with an introductory letter.',
  ),
  elLand: H('act1036', '', 'Titles and deeds of land are registered by the Lands Commission.'),
  elTaxBusiness: H(
    'act684',
    'ss.1, 4',
    'Every business, whatever its name, is registered with the tax authority and shows the certificate where it trades. Not to register costs up to GH¢1,200 or three months in prison, not to show it GH¢300 to 600 or up to three months. Whoever is late can pay the fee and the same again instead. Later laws were not checked.',
  ),
  elLandSearch: M(
    'adomLands',
    '',
    'Before you pay, ask the Lands Commission for an official search, which is reported to take up to 14 days. Pay at its client service unit or online, never to a go-between (2023).',
  ),
  elLandFirst: M(
    'graDuty',
    '',
    'An unstamped land paper cannot be used in court. To register the stamped one is reported to tell the world who owns the land, and to go before interests that are not registered. To form a company usually does neither.',
    'rentChamber',
  ),
  elWill: H(
    'act360',
    'ss.1-2',
    'Whoever is 18 or over may make a will: in writing, signed before two witnesses who are present together and sign too. To somebody who cannot read it, it is read over first, and the will says so.',
  ),
  elWillKeep: M(
    'ahaspora',
    '',
    'As reported, a witness may inherit nothing under it, and a finished will can be kept at the High Court. Shares and a business under your own name pass by it too: name them.',
    'ripGhana',
  ),
  elUnionDismissal: M(
    'adwoaUnion',
    '',
    'To dismiss somebody for meaning to join a union is reported to be unfair. The worker may complain to the National Labour Commission, which can order the job back or compensation (Act 651, ss.63-64).',
  ),
  elPartyMoney: H('constitution', 'art. 55(15)', 'Only citizens of Ghana may give a political party money or goods.'),
  elMarriageHow: H(
    'pndcl112',
    'ss.1-2',
    'A customary marriage may be registered in writing at the district where it was made; an assembly asks for a declaration by the couple’s parents too. For a marriage under the Ordinance give notice at the assembly, wait 21 days, and marry within three months.',
    'hhmaMarriage',
  ),
  elWeddingValid: M(
    'gnaGazetted',
    '',
    'A wedding in a place or by a minister without a licence is reported not to be recognised: ask to see the licence and the notice in the Gazette first.',
  ),
  elGain: H('act992', 's.3', 'The rule that makes a group register is for groups formed for gain.'),
  elConvert: M(
    'doelegists',
    '',
    'No form usually turns a business name into a company. You form the company, and move the assets and contracts to it.',
  ),
  elConvertAfter: H(
    'graTin',
    '',
    'A company formed in the place of a business name gets a tax number of its own, free. So ask about permits and licences, and the bank about the account. The business name goes on until it is ended.',
  ),
} as const;

import { H, M } from '../statement.ts';

/** What follows a registration: taxes, staff, permits, changes, endings, a lost certificate. */
export const AFTER_ROWS = {
  // Taxes, staff and permits
  afOwnerTax: H(
    'graTin',
    '',
    'Since 1 April 2021 the owner’s Ghana Card number is the tax number: a sole owner needs no separate one.',
  ),
  afBodyTax: H(
    'graTin',
    '',
    'It gets its own tax number, free, from the Ghana Revenue Authority after its registration at the ORC.',
  ),
  afVatNone: H(
    'act1151',
    's.1(2)',
    'Only a taxable person charges VAT. Who is not registered for it adds none to the price, and has no VAT invoice to give.',
  ),
  afVat: M(
    'ghanaweb2601',
    '',
    'If you sell goods, you are reported to have to register for VAT only from GH¢750,000 turnover a year, since 1 January 2026 (Act 1151).',
    'crowe2601',
  ),
  afVatServices: M(
    'ghanamma2601',
    '',
    'That threshold is for goods only. If you sell taxable services, you are reported to register whatever the turnover.',
  ),
  afVatRate: M(
    'ghanaweb2601',
    '',
    'VAT with its two levies is reported as 20 % (15 + 2.5 + 2.5) since January 2026. The flat rate schemes and the COVID levy ended.',
    'crowe2601',
  ),
  afStamp: M(
    'graModified',
    '',
    'Income tax of a small business, by the scheme that is reported to run since July 2025: with yearly sales of at most GH¢20,000 a fixed GH¢25 to 45 a quarter, above that and up to GH¢500,000 3 % of the sales. Whether the tax stamp of before (GH¢3 to 45 a quarter, by the 15th of January, April, July and October) still runs beside it was not found: ask the GRA.',
    'graStamp',
    'bizexcel25',
  ),
  afPaye: H('graPaye', '', 'An employer pays over the staff’s income tax (PAYE) by the 15th of the next month.'),
  afPension: H(
    'act766',
    's.3',
    'An employer keeps back 5.5 % of each salary and adds 13 %. Within 14 days of the month’s end 13.5 % goes to SSNIT and 5 % to the second tier scheme.',
  ),
  afPensionLate: H(
    'act766',
    'ss.3(10), 64',
    'Late pension contributions grow by 3 % a month, and failing to pay them is an offence: up to GH¢24,000, two years in prison, or both.',
  ),
  afWorker: H('li1989', 'reg.4', 'A new worker is registered with SSNIT within one month.'),
  afOwnPension: H(
    'act766',
    'ss.58-59',
    'A self-employed person may join SSNIT but need not. Entry is from 15 to 45 years of age.',
  ),
  afPermit: H(
    'kroma',
    '',
    'Ask your assembly for its Business Operating Permit. Assemblies that name a date end it on 31 December, whenever it was bought. One also gives a temporary permit for 90 days.',
    'kwaebibirem',
    'stma',
  ),
  afData: H(
    'act843',
    'ss.27, 46, 50, 53, 55-56',
    'If you keep personal data of customers or staff, register with the Data Protection Commission before you use it, or risk GH¢3,000, two years in prison, or both. Renew every two years, and report changes in 14 days.',
    'dataCommission',
  ),
  afDataFee: M(
    'startupData',
    '',
    'Registering with the Data Protection Commission was reported to cost GH¢500 to GH¢2,000 by size. The Commission’s own list was not found.',
  ),
  // The company after incorporation
  coOffice: H(
    'act992',
    's.122',
    'Within 28 days of incorporation a company must have a registered office, a telephone, and a box or digital address. Otherwise the company and each officer in default pay GH¢300 a day.',
  ),
  coNamePlate: H(
    'act992',
    's.125',
    'A company puts its name outside every place of business and on its letters, invoices and receipts. Otherwise the company and each officer in default pay GH¢3,000.',
  ),
  coOwnersChange: H(
    'act992',
    'ss.13, 35(2), 35(6), 126',
    'Beneficial owners are named at incorporation, in each annual return and at amendments. When one changes, the member tells the company within 28 days, and the company tells the ORC within 28 days.',
  ),
  coOwnersShare: M(
    'ghananews2103',
    '',
    'From a share of 20 % somebody is reported to count as a beneficial owner, or of 5 % in high-risk sectors.',
    'openOwnership',
  ),
  coOwnersDeadline: M(
    'bentsi2507',
    '',
    'Companies formed before January 2020 had until 30 October 2025 to file their beneficial owners, as an ORC notice of 1 July 2025 was reported. That date has passed. Each day after it costs GH¢300 (L.I. 2473).',
  ),
  coOwnersDetails: H(
    'act992',
    's.35',
    'Of each beneficial owner: names, date and place of birth, nationality, identity number with proof, address, telephone, work, the interest held, and whether it is a politically exposed person.',
  ),
  coOwnersFalse: H(
    'act992',
    's.35(14)-(15)',
    'Withholding or falsifying the details of beneficial owners is an offence: GH¢1,800 to 3,000, one to two years in prison, or both. If they are not filed, the company and each officer in default pay GH¢300 a day.',
  ),
  coOwnersHidden: H(
    'act992',
    's.35(14)',
    'To hide who really owns a company is an offence: GH¢1,800 to 3,000, one to two years in prison, or both.',
  ),
  coOwnersPublic: H(
    'act992',
    's.373(3)',
    'The register of beneficial owners is meant to be open to the public in electronic form, so your names can be seen.',
  ),
  // People
  coNotDirector: H(
    'act992',
    's.173',
    'These people cannot be directors: a minor, a person of unsound mind, somebody barred by the Court, an undischarged bankrupt. A company cannot either. To act all the same costs GH¢6,000 to 12,000, two to five years in prison, or both.',
  ),
  coTwoDirectors: H(
    'act992',
    's.171',
    'If a company trades with fewer than two directors for over four weeks, the company, the director and each member in default pay GH¢300 a day. Every director and member who knows of it answers in full for the debts made meanwhile.',
  ),
  coAlone: H(
    'act992',
    'ss.6, 171',
    'One person can own a company, but needs a second director. With fewer than two for over four weeks the company and its owner pay GH¢300 a day.',
  ),
  coResident: H(
    'act992',
    'ss.171, 182',
    'Of a company’s directors one must live in Ghana at all times. While none does, it cannot sue on the contracts that it makes in that time, unless the Court gives relief, and a wilful breach costs the company and each director in default GH¢300 a day.',
  ),
  coNoSecretary: H(
    'act992',
    's.211',
    'If a company has had no secretary for over six months, the company and each officer in default pay GH¢300 a day.',
  ),
  coMinorShares: H(
    'act992',
    's.98(4)',
    'The Act does not forbid in so many words that a minor holds shares. A company may refuse to register a transfer to a minor.',
  ),
  bnAge: H(
    'act151',
    's.2',
    'No minimum age for the owner of a business name was found. The Act only asks whether the owner is under 21. An owner under 18 asks the ORC first.',
  ),
  coSecretaryWho: H(
    'act992',
    's.211(3)-(4)',
    'A secretary has a professional or tertiary qualification that covers company law and practice, was a trainee for three years, is a chartered secretary or accountant or a lawyer, or seems capable to the directors by degree or profession.',
  ),
  coSecretaryWarning: M(
    'bft2102',
    '',
    'The Registrar was reported in February 2021 to warn that a spouse or driver without a qualification will no longer do as secretary.',
  ),
  coAuditorWho: H(
    'act992',
    'ss.138, 139(1)',
    'The auditor is licensed, consents in writing, and is not an officer, partner, employee, minor or company.',
  ),
  coFirstAuditor: H(
    'act992',
    's.139(4)',
    'The directors appoint the first auditor. After three months without one the Registrar may appoint.',
  ),
  coFalse: H(
    'act992',
    's.345(1)',
    'A statement in a filing that you know is false is an offence: GH¢3,000 to 6,000, one to two years in prison, or both.',
  ),
  // Changes
  chDirector: H(
    'act992',
    's.216',
    'Send a change of director or secretary, a death among them too, or in their details, to the ORC within 28 days. Later the company and each officer in default pay GH¢300 a day.',
  ),
  chRemoveDirector: H(
    'act992',
    'ss.163(5), 172(5), 175-176, 299',
    'Members remove a director by ordinary resolution at a meeting, never by one in writing. The company gets notice 35 days before and sends it to the director, who may be heard. If the directors call no meeting, two members, or one with a tenth of the shares, can demand it in writing, and after seven days call it.',
  ),
  chResign: H(
    'act992',
    'ss.172(5), 175-176',
    'A director who leaves resigns in writing. The other directors or the members fill the place.',
  ),
  chNewDirector: H(
    'act992',
    's.172(2)',
    'Before the appointment a new director makes a director’s statutory declaration and consents in writing; the company files both, the consent within 28 days. Who signs the notice of the change was not found: ask the ORC.',
  ),
  chOffice: H(
    'act992',
    's.123',
    'Send a change of registered office, box, digital address or e-mail to the ORC within 28 days. Writing it in the annual return does not count.',
  ),
  chName: H(
    'act992',
    's.21(4), (11)-(14)',
    'A company changes its name by special resolution with the Registrar’s written approval. It gets a new certificate, and the Registrar advertises the change. Contracts and cases go on.',
  ),
  chObjects: H(
    'act992',
    'ss.18-20',
    'A company whose constitution names its business or objects keeps to them, unless it says otherwise, and changes them by special resolution. One that names none may carry on any business.',
  ),
  chResolution: H('act992', 's.165', 'A certified copy of every special resolution goes to the ORC within 28 days.'),
  chWritten: H(
    'act992',
    's.163(1)-(2), (5)',
    'Members can decide in writing, without a meeting, if all of them sign, but not to remove a director or an auditor. A company with one member can too.',
  ),
  chTransfer: H(
    'act992',
    'ss.35, 55, 98, 101',
    'To pass shares on, sign a written transfer, stamped if duty is due: without it the company may register nobody. The constitution may let the directors refuse. Until the buyer is entered the seller stays the owner; a certificate follows in two months. The ORC’s form and fee for it were not found.',
  ),
  chShares: H('act992', 's.46', 'New shares are reported to the ORC within 28 days of issue.'),
  chAuditor: H('act992', 's.139(6)', 'A change of auditor is reported within 14 days.'),
  chBusinessName: M(
    'li982',
    'reg. 4',
    'Changes to a business name are usually reported on Forms D and E, under s.6 of Act 151. Its time limit was not read.',
    'act151',
  ),
  chNameOwners: M(
    'act151',
    's.1',
    'A business name is one person’s. Whoever takes another in as an owner usually registers a partnership or a company with them, and ends the business name. Who only helps, lends or gives money, or is paid, owns no part (write down which it is), and to be named on papers gives no share after a death: that takes a will.',
    'doelegists',
  ),
  chNameSold: M(
    'act151',
    's.1',
    'A business name is its owner’s, and usually no certificate passes it on with a shop. Whoever buys one registers in their own name, and asks the ORC in writing whether the seller’s name may be used and is ended. Put in writing what is sold, and who pays what is owed.',
    'doelegists',
  ),
  coAuditorTerm: H('act992', 's.139(11)', 'An auditor stays for six years at most, and may come back after six more.'),
  ptChange: M(
    'act152',
    's.7',
    'A change of partners or of the firm’s name is usually reported to the ORC on Form B with a supplementary agreement, as reported within 28 days: confirm that there. What each one still gets and owes goes by your agreement, so settle it in writing.',
    'orcReRegistration',
  ),
  ptLast: M(
    'act152',
    's.3(1)',
    'A partnership is of two people or more. Who is left alone usually ends it and registers a business name or a company.',
  ),
  ptEnd: H(
    'act152Ending',
    '',
    'A partnership is wound up by its partners themselves, by order of the Court, or when all of them are insolvent.',
  ),
  lbgAssets: H(
    'act992',
    's.75',
    'Its members get none of its assets, at its end either. Whoever got something pays it back with interest, and each officer in default GH¢6,000. Who takes the rest stands in its constitution.',
  ),
  coLiquidator: H(
    'act992',
    's.280',
    'No director and no auditor of the company may be its liquidator, and no company.',
  ),
  sbnRenew: M(
    'act151',
    's.5A',
    'The company’s own return does not renew it: a subsidiary business name is usually renewed by itself.',
  ),
  chToGuarantee: H(
    'act992',
    's.9',
    'A company limited by shares can become one limited by guarantee. Its shares must be fully paid, all members agree in writing, a new constitution is adopted, and a director and the secretary declare it.',
  ),
  chNoWayBack: H(
    'act992',
    's.30(2)',
    'A company limited by guarantee can never become one with shares, nor an unlimited company a limited one.',
  ),
  chToPublic: H(
    'act992',
    'ss.302-303',
    'A private company becomes public by changing its constitution. Within 28 days the resolution and a statement in lieu of prospectus go to the ORC, a copy of it to the Securities and Exchange Commission (otherwise GH¢6,000).',
  ),
  chExternal: H(
    'act992',
    's.331',
    'An external company reports changes of its documents within two months. A new local manager, address in Ghana or process agent it reports within 28 days.',
  ),
  // Endings
  edSolvent: H(
    'act992',
    'ss.275-276',
    'A solvent company closes by private liquidation. The directors swear that all debts will be paid within 12 months, at most five weeks before the special resolution. The ORC gets this affidavit, with assets and debts, by then and the resolution within 14 days. To swear without grounds, presumed if debts stay unpaid, costs GH¢3,900 to 9,000, six months to a year in prison, or both.',
  ),
  edInsolvent: M(
    'insolvency',
    '',
    'A company that cannot pay its debts is reported to go through the Corporate Insolvency and Restructuring Act, 2020 (Act 1015). Partnerships are left out of it and end under Act 152.',
  ),
  edAsk: M(
    'statesman2201',
    '',
    'You may usually write to the Registrar and ask to have a company taken off the register. In early 2022, as reported, 395 companies did so.',
  ),
  edExternal: H(
    'act992',
    's.340(1)-(2), (7)',
    'An external company that stops in Ghana says so within 28 days and is struck off the list of external companies. For six years after that it still reports a change of its process agent.',
  ),
  edBusinessName: M(
    'act151',
    's.10',
    'A business name is usually taken off the register when the business ends. Its form and fee were not found, so write to the ORC and ask how.',
  ),
  loCopy: H(
    'act992',
    'ss.15, 375',
    'Anyone may ask the ORC, for a fee, for a company’s certificate or a certified copy of any filed document. The certified copy proves as well as the original.',
  ),
  // Applying
  orcTime: M(
    'orcFees26',
    '',
    'A registration is reported to take 3 to 10 working days. With the fast service, for a business name GH¢520 more and for a company GH¢1,300, it is 2 to 4. Other guides say 3 to 7, or five if the papers are in order.',
    'kiaGuide',
    'mondaqTime',
  ),
  orcTimeQuote: M(
    'quote26',
    '',
    'One law firm’s quote of 2026, as reported, counts 10 to 15 working days for a Ghanaian company and 15 to 20 with foreign owners.',
  ),
  orcSideCosts: M(
    'quote26',
    '',
    'One law firm’s quote of 2026, as reported, adds costs that are not ORC fees: auditor’s letter GH¢900, each declaration GH¢800, forms GH¢300. Ask before you pay.',
  ),
  orcProof: H(
    'act992',
    'ss.14, 15, 373(5)',
    'The Registrar certifies incorporation after the fee is paid, and the certificate is conclusive proof. A document does not count as delivered until its fee is paid.',
  ),
  orcElectronic: H(
    'act992',
    'ss.378, 385(9)',
    'By the Act a company’s name, incorporation and returns are electronic only since August 2024, as far as the Registrar handled them so when it began. In 2025 its offices were reported to still take payments.',
  ),
  orcNameFee: M(
    'kiaGuide',
    '',
    'Different sources of 2026 report GH¢120 to GH¢300 for reserving a name: it was not settled.',
    'orcFees26',
  ),
  npoPapers: M(
    'tvait2307',
    '',
    'Papers reported for the NPO licence: the ORC’s documents, the directors’ identity cards and a police report. At renewal a tax certificate and annual and audited reports come on top. A provisional licence took about a week.',
  ),
  npoBill: M('newsghana2503', '', 'The Non-Profit Organisation Bill was reported to be still a draft in March 2025.'),
} as const;

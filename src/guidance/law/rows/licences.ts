import { H, M } from '../statement.ts';

/** What an activity asks: the licence, who may hold it, and what is known of its price and terms. */
export const LICENCE_ROWS = {
  // Money
  liFinance: M(
    'clinton',
    '',
    'Banking, lending, savings, microfinance and currency exchange usually need the Bank of Ghana’s licence first, and a company to hold it.',
  ),
  liTiers: M(
    'businessghana2601',
    '',
    'Capital reported in the Bank of Ghana’s notice of January 2026: a microfinance bank GH¢50 million, a new one GH¢100 million; a community bank GH¢5 million, a new urban one GH¢10 million. These amounts are for such banks, not for last-mile providers.',
    'newsghana2602',
  ),
  liTierDates: M(
    'businessghana2601',
    '',
    'A notice of 27 January 2026 is reported to end the microfinance tiers 1 to 4. Susu operators and small co-operatives become last-mile providers, by rules that were not found. The day to choose, 30 June 2026, has passed. All must comply fully by 31 December 2026.',
    'newsghana2602',
  ),
  liSusuPublic: M(
    'businessghana2601',
    '',
    'If you collect savings from the public, or lend as a business, ask the Bank of Ghana first. Friends who share their own money in turn are not named in its notice of January 2026, as reported.',
    'newsghana2602',
  ),
  liSusuName: M(
    'ghanasusu',
    '',
    'An individual susu collector was reported to need only a business name, and from 2011 the certificate of the collectors’ Association with a licence of tier 4 (GH¢2,000 in 2018, up to 4,610 with regional charges). Ask the Bank of Ghana what holds now.',
    'susuMembers',
  ),
  liUnlicensed: M(
    'act930',
    's.20',
    'If money is taken already, take no more and keep theirs apart: the Bank of Ghana may close an unlicensed business and seize its books and money, as reported. Ask it in writing how to pay it back.',
    'deknock24',
  ),
  liTreeCrops: M(
    'ghanamma2504',
    '',
    'Who grows, buys, processes or trades cashew, shea, rubber, mango, coconut or oil palm is reported to register with the Tree Crops Development Authority (Act 1010). Since 2 May 2025 raw cashew, shea and rubber need its written permit to be exported. A foreigner is reported not to buy cashew from farmers directly.',
    'treeCrops',
  ),
  liLiquor: H(
    'act331',
    'ss.5, 12',
    'Spirits, wine and beer are sold only under a licence for that kind of place: a store, a hotel, a restaurant or a bar. Which office grants it today was not found: ask the assembly.',
  ),
  liCourier: M(
    'act649',
    's.10',
    'Whoever delivers letters or parcels for others, by motorbike too, is reported to need a licence of the Postal and Courier Services Regulatory Commission. In August 2025 the Minister stopped its enforcement on riders; a lower fee than GH¢1,070 and 1 April 2026 as their last day were then reported. Ask the Commission what applies.',
    'happy2508',
    'bft1802',
    'adomCourier',
  ),
  liVit: H(
    'graVit',
    '',
    'A commercial vehicle carries a vehicle income tax sticker, bought each quarter (by 15 January, April, July and October) at an office of the GRA: a taxi GH¢12, a trotro GH¢16 to 30. It counts towards the year’s income tax, which is still declared.',
  ),
  liBankWord: H(
    'act930',
    's.23',
    'Only a licensed bank may have “bank”, or a word that sounds like it, in a name for financial services.',
  ),
  liMoneyLender: M(
    'mcaTier3',
    '',
    'Under the older rules a money lender was reported to have to be a company owned by Ghanaians. What follows from 2026 was not found, so ask the Bank of Ghana.',
  ),
  liDigitalCredit: M(
    'gbcLending',
    '',
    'Lending through an app is reported to need the Bank of Ghana’s digital credit licence (directive of 23 September 2025). It asks for GH¢2 million capital, 30 % Ghanaian ownership, nobody above 90 %, loans up to GH¢10,000. It costs GH¢10,000 to apply, GH¢20,000 for the licence and GH¢10,000 every two years.',
  ),
  liOnAccount: M(
    'gbcLending',
    '',
    'That directive, as reported, is about lending as a business, not about a shop that only sells on account.',
  ),
  liForexLaw: H('act723', 's.3', 'Nobody may deal in foreign exchange without a licence of the Bank of Ghana.'),
  liForex: M(
    'market2510',
    '',
    'A forex bureau’s licence is reported to be renewed every two years. The fee was set at GH¢2,000 from 24 October 2025.',
  ),
  liPayments: H(
    'act987',
    'ss.8-9',
    'A provider of payment services needs the Bank of Ghana’s licence, and for it a data protection certificate. The Bank answers within 90 days. Without it: GH¢24,000 to 48,000, four to seven years in prison, or both, a company GH¢54,000 to 84,000.',
  ),
  liPaymentTiers: M(
    'startup26',
    '',
    'Blocked capital reported for payment licences, from a table last changed in 2020: none for the standard licence, GH¢800,000 for the medium and GH¢2 million for the enhanced one. To take payment for your own sales through a licensed provider you are reported to need none of them.',
  ),
  liMobileMoney: M(
    'mtn',
    '',
    'A mobile money agent is reported to need only an assembly permit and an identity card on the first tier. Company papers are asked for on higher tiers.',
  ),
  liVirtual: M(
    'afriwise',
    '',
    'A crypto exchange, wallet or similar service is reported to need a licence of the Bank of Ghana or the Securities and Exchange Commission (Virtual Asset Service Providers Act, 2025, Act 1154). Its capital and fees were not found.',
  ),
  liInsurance: M(
    'act1061',
    'ss.36, 40',
    'Insurance work of any kind usually needs a licence of the National Insurance Commission (NIC). Only the headings of these sections were read.',
  ),
  liSecurities: H(
    'act929',
    'ss.109, 206',
    'Acting as a broker-dealer, investment adviser, fund manager, private equity or venture capital fund, trustee or the like in securities needs a licence of the Securities and Exchange Commission (SEC): without it GH¢54,000.',
  ),
  liOffer: M(
    'act929',
    '',
    'An offer of shares to the public usually needs the approval of the Securities and Exchange Commission (SEC) first.',
  ),
  liPensions: H(
    'act766',
    'ss.122, 148',
    'The trustee of a pension scheme needs a licence of the National Pensions Regulatory Authority (NPRA). A pension fund manager must be a body corporate that the Securities and Exchange Commission has licensed.',
  ),
  // Gold, minerals and fuel
  liGold: H(
    'goldbod',
    '',
    'To buy or aggregate gold you need a licence of the Ghana Gold Board (GoldBod). Only Ghanaians of 18 or over, or companies wholly owned by Ghanaians, hold those of buyers.',
  ),
  liGoldFees: H(
    'goldbod',
    '',
    'GoldBod’s tier 2 buyer pays GH¢2,000 to apply, GH¢30,000 for the licence and GH¢20,000 to renew. A self-financing aggregator pays the cedi equal of US$1,000, US$10,000 and US$5,000, with US$100,000 working capital. GoldBod asks for the certificate, Form 3, the beneficial-owner profile and a police report.',
  ),
  liMining: M(
    'mining',
    '',
    'Small-scale mining is reported to need a licence, which only Ghanaians get. The Minister grants it on the recommendation of the Minerals Commission.',
  ),
  liFuel: M(
    'act691',
    'ss.11-12, 30',
    'Trade in fuel, gas and oil is reported to need a licence of the National Petroleum Authority (NPA), given to Ghanaians or joint ventures with them. A filling station needs a construction permit as well.',
    'npa2508',
  ),
  // Games
  liGaming: H('act721', 's.13', 'A game of chance or betting business needs a licence of the Gaming Commission.'),
  liLotto: M(
    'act722',
    '',
    'Lotto is reported to belong to the National Lottery Authority, not the Gaming Commission: ask it for its licence. In 2022 private operators paid GH¢500,000 to GH¢2 million.',
    'ghanaweb2205',
  ),
  // Food, drugs and health
  liFood: H(
    'act851',
    'ss.97, 99, 149',
    'Food that you make, import, export or sell, water included, must be registered with the Food and Drugs Authority (FDA).',
  ),
  liFoodTrade: H(
    'act851',
    'ss.97, 99',
    'Who imports or exports food is registered with the Food and Drugs Authority (FDA) too, beside the food.',
  ),
  liFoodAds: H('act851', 's.100(2)', 'To advertise food you need the approval of the Food and Drugs Authority (FDA).'),
  liVending: M(
    'foodsafety2302',
    '',
    'A street food vendor is reported to need a vending permit of the assembly too (GH¢5 in 2023).',
  ),
  liCookedFood: M(
    'keta',
    '',
    'Whoever cooks or serves food for sale, helpers included, usually needs a health certificate of the assembly, reported to be renewed every year. Ask there about its food vendor permit too.',
    'stma',
  ),
  liFoodHygiene: M(
    'gna2402',
    '',
    'Whoever prepares and serves food, in a chop bar, a bakery, a canteen, as a caterer or online, is reported to need the Food Hygiene Permit of the Food and Drugs Authority (FDA), which inspects first (Act 851, s.130(1)). Without it the place may be closed, and its owner fined or prosecuted.',
    'ghanaweb2301',
  ),
  liDrugs: H(
    'act851',
    'ss.115, 118, 130-131',
    'Each such product (drug, herbal medicine, cosmetic, medical device, household chemical) is registered with the Food and Drugs Authority (FDA), and so are the premises where it is made, stored or sold. Making, storing, importing and exporting it take licences too. A pharmacist or another approved person supervises the making.',
  ),
  liDrugsPenalty: H(
    'act851',
    's.129',
    'No certificate of a business gives the right to sell it: to make or sell unregistered drugs, herbal products or cosmetics can cost GH¢90,000 to 180,000, 15 to 25 years in prison, or both.',
  ),
  liPharmacy: H(
    'act857',
    'ss.93-94',
    'A pharmacy or a chemical shop needs a licence of the Pharmacy Council, and a pharmacy a superintendent pharmacist.',
  ),
  liMedicineSeller: H(
    'act857',
    'ss.93-95',
    'To sell over-the-counter medicines or medicines wholesale you need a licence of the Pharmacy Council for each. The first is tied to areas short of pharmacies; elsewhere it takes a pharmacy, which is a body corporate with a superintendent pharmacist.',
  ),
  liHealth: H(
    'hefra',
    '',
    'A clinic, maternity home, laboratory or hospital is licensed by the Health Facilities Regulatory Agency (HeFRA) under Act 829.',
  ),
  liFire: H(
    'li1724',
    'regs.1-2',
    'Premises for teaching, care, lodging, entertainment, work or the public need a fire certificate of the Ghana National Fire Service before they are used, for twelve months at a time.',
  ),
  liHomeBan: M(
    'homesBan',
    '',
    'A ban on licences for new children’s homes was reported. Whether it still holds was not found: ask the Department before anything is built or registered.',
  ),
  liCareHome: H('hefraHomes', '', 'HeFRA licenses homes for the aged and nursing homes too.'),
  // Schools
  liSchool: H(
    'act1049',
    's.38',
    'A private basic school applies to the district education directorate, a senior high school to the Ministry and the Ghana Education Service, with the approval of the schools inspectorate (NaSIA).',
    'nasia',
  ),
  liSchoolChanges: H(
    'act1049',
    'ss.39, 41',
    'A school reports a change of owner or place within 30 days, and its closing 90 days before.',
  ),
  liSchoolFee: M(
    'nasia',
    '',
    'NaSIA asks for the registration and the assembly’s papers first. Its fee was reported in 2023 as GH¢300 a level, and from GH¢3,000 for international schools.',
    'graphicNasia',
  ),
  liTechnical: H(
    'act1049',
    's.80',
    'A private technical or vocational school needs the approval of the Commission for Technical and Vocational Education and Training.',
  ),
  liTertiary: M(
    'gtec',
    '',
    'A university or other tertiary institution is reported to need accreditation by the Ghana Tertiary Education Commission (GTEC) before it operates.',
  ),
  liDayCare: H(
    'admaDayCare',
    '',
    'A day care centre needs a permit of the Department of Social Welfare at the assembly (Children’s Act s.115). It can be closed on 14 days’ notice.',
  ),
  // Tourism
  liTourismKinds: M(
    'newsghana2205',
    '',
    'The Ghana Tourism Authority is reported to license chop bars, drinking bars, short-stay lets, event centres and car rentals too.',
    'bentsi2405',
  ),
  liCarRental: M(
    'newsghana2205',
    '',
    'If you rent cars out: the Ghana Tourism Authority is reported to license car rentals too.',
    'bentsi2405',
  ),
  liTourismAncillary: H(
    'act817',
    's.50',
    'The Tourism Act counts hairdressing salons, gyms and casinos as ancillary services. Ask the Ghana Tourism Authority what it requires of yours.',
  ),
  liTourism: H(
    'act817',
    'ss.25-30',
    'The Ghana Tourism Authority licenses a tourism enterprise on the Act’s list before it opens. It inspects, takes about 33 working days, and asks for fire and public liability insurance and clean premises. The licence is for 12 months; renew it a month before it ends. Without it: up to GH¢1,200, six months in prison, or both.',
  ),
  // Agents
  liEstate: H(
    'act1047',
    'ss.22-26, 54',
    'To sell or let property for others you need a one-year licence as broker or agent of the Real Estate Agency Council. It asks for an examination (or you are a surveyor or lawyer), a tax number and indemnity insurance. Without it: GH¢60,000 to 120,000, five to ten years in prison, or both.',
  ),
  liEstateFirm: H(
    'act1047',
    'ss.1(3), 24, 43',
    'A company or partnership can be licensed only as a real estate broker, through a licensed officer. An agent must be attached to a broker. To buy or let for your own use or investment you need no licence.',
  ),
  liRecruitment: H(
    'li1833',
    'reg.3',
    'An agency that finds workers for other employers gets its licence from the Minister through the Labour Department. Hiring for one’s own firm is not an agency.',
  ),
  liCustoms: H(
    'act891',
    's.43',
    'A customs house agent needs a one-year licence and somebody who holds a proficiency certificate.',
  ),
  // Other trades
  liSecurity: H(
    'interior',
    '',
    'A private security organisation may not operate without the licence of the Ministry of the Interior (L.I. 1571).',
  ),
  liKeyCutting: H(
    'interior',
    '',
    'Key cutting, locksmith work and the making of rubber stamps are licensed by the Ministry of the Interior.',
  ),
  liContractor: H(
    'works',
    '',
    'A building or road contractor who wants public works is classified by the ministry of works or of roads.',
    'roads',
  ),
  liCyber: H(
    'act1038',
    'ss.49, 53',
    'The cybersecurity services that the Act lists need the Cyber Security Authority’s licence, for two years. That list was not read.',
  ),
  liTelecom: M(
    'act775',
    '',
    'Telecom networks and services, and any use of radio frequencies, radio and television stations included, are reported to need a licence of the National Communications Authority.',
    'newswire2502',
  ),
  liEnvironment: M(
    'joy2601',
    '',
    'Ask whether your project needs an environmental permit before it starts. Some are reported to (Act 1124 of 2025, L.I. 2504, enforced since January 2026), but the list was not found. Ask for renewal three months ahead: a late one costs three times the fee.',
    'ghanamma2601',
  ),
  liOkada: M(
    'gbcOkada',
    '',
    'A law on commercial motorbikes (okada) was reported passed in December 2025. The draft rules asked riders to be at least 25 and to belong to a union or company. The final rules were not found.',
  ),
  liExport: M(
    'afcfta',
    '',
    'If you export, you are reported to have to register with the Ghana Export Promotion Authority and use the customs system (ICUMS). If you only import, ask Customs what applies.',
  ),
  // Land, water and roads
  liDrilling: H(
    'li1827',
    'reg.1',
    'Nobody may drill a well or borehole without the Water Resources Commission’s drilling licence.',
  ),
  liGroundWater: H(
    'li1827',
    'reg.1',
    'Ground water for business needs a permit of the Water Resources Commission, which names sachet and bottled water. Only a licensed driller may drill the borehole.',
    'waterFaq',
  ),
  liTimber: H(
    'act547',
    's.1',
    'Nobody may fell timber to use it without a timber contract of the Forestry Commission. What dealers in sawn timber need was not read: ask the Commission.',
    'timberPortal',
  ),
  liFishing: H(
    'act625',
    's.46',
    'A trawler or other motor vessel needs a fishing licence of the Fisheries Commission. Its rules have one for canoes too. Whether newer law changed this was not read: ask it.',
  ),
  liFishFarm: M(
    'newsghana2209',
    '',
    'A fish farm that sells is reported to need permits of the Fisheries Commission, the Environmental Protection Authority and the Water Resources Commission.',
  ),
  liAgrochemicals: M(
    'marketreminder2208',
    '',
    'Pesticides and other farm chemicals are reported to be sold only under the Environmental Protection Authority’s licence: one for each shop, renewed every year, after training. In 2022 it said that retail is left to Ghanaian companies.',
    'gbn1105',
  ),
  liSeeds: M(
    'faolex803',
    'Act 803',
    'Whoever imports, exports, grows, cleans or sells seed in commercial quantities is reported to register with the Minister for Food and Agriculture. Fertilizer stands in the same Act: ask the ministry’s Plant Protection and Regulatory Services Directorate.',
  ),
  liCocoa: M(
    'bcpCocoa',
    '',
    'Buying cocoa beans from farmers is reported to need COCOBOD’s licence for a company. Its guidelines ask for the means to buy at least 2,000 tonnes in the first year.',
    'chambersCocoa',
  ),
  liTransport: M(
    'transport2506',
    '',
    'Transport companies and unions are reported to have to register with the National Road Safety Authority (L.I. 2468), for an operator’s licence. The time for it ended on 30 March 2025; companies were fined GH¢6,000. Whoever owns a few vehicles comes under it through a union or a company, and registers the business all the same.',
    'ghanaweb2310',
  ),
  liDrivingSchool: M(
    'ghanaweb2209',
    '',
    'A driving school is registered with the DVLA (Act 683). It is reported to ask for trained instructors, cars with dual pedals and a proper classroom.',
    'modernghana0805',
  ),
  liChildrensHome: M(
    'childrensHomes',
    '',
    'A home for children needs the Department of Social Welfare’s licence, after an inspection (Act 560, s.105; L.I. 1705, as reported).',
    'graphicHomes',
  ),
  // What an activity asks of its owner
  boPayments: H('act987', 'ss.8-9', 'A provider of payment services must be a body corporate, at least 30 % Ghanaian.'),
  boSchool: H(
    'act1049',
    's.38(3)',
    'A private basic or senior high school must be incorporated as a body corporate with a governing body. A business name is not enough.',
  ),
  boTechnical: H('act1049', 's.80', 'A private technical or vocational school must be a body corporate.'),
  boPharmacy: H(
    'act857',
    's.93',
    'A pharmacy licence goes only to a body corporate, with a superintendent pharmacist. A business name will not do.',
  ),
  boRecruitment: H(
    'li1833',
    'reg.3',
    'An agency that finds workers for other employers must be a body corporate before it is licensed.',
  ),
  boGaming: H(
    'act721',
    'ss.13-14',
    'A casino, betting or gaming machine licence goes to a limited liability company that is wholly or partly Ghanaian owned and has tax clearance. A business name will not do.',
  ),
  ghMarket: H(
    'act865',
    's.27(1)',
    'Selling or providing services in a market, petty trading, hawking and selling from a stall anywhere are reserved to Ghanaians. An ordinary shop elsewhere is not on that list.',
  ),
  ghTaxi: H('act865', 's.27(1)', 'Taxis and car hire with fewer than 25 vehicles are reserved to Ghanaians.'),
  ghSalon: H('act865', 's.27(1)', 'Beauty salons and barber shops are reserved to Ghanaians.'),
  ghPrinting: H(
    'act865',
    's.27(1)',
    'The printing of recharge scratch cards and the production of exercise books and basic stationery are reserved to Ghanaians.',
  ),
  ghPharmacy: H('act865', 's.27(1)', 'The retail of finished pharmaceuticals is reserved to Ghanaians.'),
  ghWater: H('act865', 's.27(1)', 'Sachet water is reserved to Ghanaians.'),
  ghLottery: H('act865', 's.27(1)', 'Pool betting and lotteries are reserved to Ghanaians, football pools apart.'),
  ghCustoms: H('act891', 's.43', 'A customs house agent must be a company or partnership wholly owned by Ghanaians.'),
  ghGold: H(
    'goldbod',
    '',
    'Only Ghanaians aged 18 or over, or companies wholly owned by Ghanaians, may hold GoldBod’s licences to buy gold or to aggregate it with their own money.',
  ),
  ghGoldForeign: M(
    'modernghana2504',
    '',
    'Foreigners are reported to be out of the local gold trade since 30 April 2025 (Act 1140).',
  ),
  // What a kind of undertaking asks
  prAccountants: H(
    'act1058',
    'ss.16, 34, 37, 39, 41, 43',
    'Accountants whose firm is a business name or a partnership also register it, with each partner, with the Institute of Chartered Accountants, and insure it against negligence. Whoever practises needs the Institute’s licence, its members too; it ends on 31 December (without it GH¢3,000 to 60,000, prison, or both). Only a firm whose partners are all full members calls itself Chartered Accountants.',
  ),
  prAuditor: H(
    'act992',
    's.138(2)',
    'An auditor is a person, alone or as a member of a partnership: a body corporate cannot be one.',
  ),
} as const;

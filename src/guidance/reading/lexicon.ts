import { phrases, words } from './wordlist.ts';

/**
 * What people say, by concept. A pattern is words in order, compared by stem; `a/b` is either, `~` is up to three words of the same
 * clause. The words are general: how Ghanaians speak of a thing, not how one sentence put it.
 */

/** Bodies of people. Whether one is what is to be registered, or only a customer or a landmark, the reading decides. */
export const BODIES = {
  religious: phrases(`
    word/life/faith/grace/glory/victory/calvary/bethel/zion/praise/miracle/redemption ~ assembly/temple/sanctuary, sorlemo/solemo/solemoxo/solemeha/sorlemeha/soleme/hame/hamewo, mpaebo/mpaebokuo, masallaci, coci, nyame asore, christ/christian/christians, gods
    word, word of god, holy communion/mass, bible/scripture ~ teaching/school/college/class, revival, spiritual, pentecost
    assembly, house of god, quran/quranic/koranic, dawah, zongo mosque, worshippers, souls, discipleship, apostle, pastors,
    clergy, monastery/convent, youth ministry, childrens ministry, music ministry, healing ministry,
    baptist/methodist/presbyterian/catholic/anglican/adventist/presby ~ church/congregation/mission, our pastor/imam,
    church/churches/chapel/cathedral/parish/tabernacle/synagogue/mosque/masjid/mosques, ministry/ministries, house of
    prayer/worship, zakat, bishop/prophet/prophetess/reverend, prayers/prayer, mass, catechist, asore/asor, worship
    centre/center, worship, evangelism/evangelical/evangelistic, fellowship, prayer
    camp/group/centre/center/house/ministry/army/warriors, pentecostal/charismatic/apostolic, islamic/muslim, tithes/tithe,
    congregation, believers, assembly of god, assemblies of, gospel, bible study/studies, sunday service/services,
    religious, religion, shrine, crusade, mission house, imam, missionary, win souls, preach/preaching, deliverance,
    denomination, diocese, presbytery, zawiya, makaranta
  `),
  charity: phrases(`
    give/gives/giving ~ away, dig/digs/build/builds/drill ~ wells/boreholes, wells for, nyisaa/nyisa/ahiafo/ahiafoo/nyanka/akunafo/akunafoo, folks home, raise/raises/raised ~ money/funds ~ buy/help/support/give, hampers, help/support/feed/visit ~ old/aged/elderly, old people, free
    legal/health/medical/training/tuition/lessons/weekend/education/eye/surgery/surgeries, free ~
    classes/lessons/screening/treatment/training, poor kids/child/students/pupils/women/farmers/homes/villages, remand,
    inmates, drug addicts, addicts, rehabilitation ~ addicts/victims/offenders, less fortunate, elderly people,
    lepers/leprosy, disaster/flood victims, victims, out of school, school dropouts, single mothers, albinos, physically
    challenged, special needs, battered/abused women, human trafficking, child labour, child marriage, water project ~
    communities, boreholes ~ for, give ~ to people in village/villages, share give people, old clothes ~ people, feeding ~
    children/needy/homeless, soup, rotary/lions, service club, humanity, aid to, helping people/others, help people/others,
    help children/kids/widows/orphans, help poor, helping the, save lives, treat ~ patients ~ free, peace
    building/peacebuilding, good governance, anti corruption, environmental conservation, conserve/conservation, protect ~
    forest/environment/wildlife/sea, tree planting, climate, gender equality, girls education, literacy for, development
    organisation/organization, community based organisation/organization, faith based, civic education, research ~ grants,
    policy research, social intervention, support the school, support our school/alma mater, giving back, give back, donor
    agency, voluntary organisation/organization, welfare of ~ children/widows/aged/prisoners,
    cancer/fistula/malaria/sickle/kidney/autism patients, ngo/ngos/npo/cso, nongovernmental, non governmental,
    charity/charities/charitable, foundation, humanitarian, philanthropic/philanthropy, orphanage/orphans/orphan, widows,
    the needy/poor/vulnerable/homeless/aged/destitute, needy/vulnerable/underprivileged/destitute/less
    privileged/marginalised, poor people/children/communities/patients/families, street children/kids/girls/boys, street ~
    pikin, disabled/disability, the blind, the deaf, volunteers/volunteer/voluntary, donor funded, relief, aid agency,
    charity work, owned by ~ community, community owned/owns, community school/radio, community ~ project/initiative/borehole/water/library/centre/center/garden, villagers ~ water/borehole/school/clinic, scholarship/scholarships, for free, free clinic/meals/school/food/classes/care/medical, giving out, dash
    us money, send us money, fundraising/fundraise, well wishers/wishers, wellwishers, philanthropist/philanthropists,
    abused/abandoned/trafficked/vulnerable, shelter for, hospital bills, plant trees, give/share/giving/sharing ~
    widows/orphans/poor/needy/prisoners/children, for poor/needy, brilliant but needy, medical outreach, grant
    money/funding/funded, soup kitchen, hospice, relief items, people contribute, watchdog, autism/albinism/hiv, mental
    health awareness, empowerment, sensitise/sensitize, rural children/women/girls, mentor ~ girls/boys/youth,
    sponsors/sponsor ~ children/students/patients/girls, rescue ~ animals, animal shelter/rescue, advocacy, human rights,
    rights of, girl child, think tank, community library, raise awareness, awareness, climate action, cleaning beaches, feed
    ~ children/poor/prisoners/hungry/needy, help ~ poor/needy/sick/widows/orphans/children/prisoners/blind/disabled/women,
    sick people, prisoners, refugees, save the, friends of the, outreach, crowdfund, teenage mothers, empower ~
    girls/women/youth, civil society, community development, support ~ widows/orphans/patients/girls/children/youth/students/communities, medical mission, mission work/trip/trips, benefit of ~ community,
    public benefit
  `),
  association: phrases(`
    contribute/contributions ~ dies/death/died/bereaved/sick/hospitalised/outdooring/outdoorings, when/if ~ dies/bereaved, help/helping/support/supporting members/each/one, members ~ bereaved, contributions from ~ indigenes/members/natives/residents, landlords/residents/tenants/parents/neighbours/natives/citizens ~ contribute/contributions/levy/levies, contribute ~ security/transformer/streetlights, want/need/wants/needs a body, body to manage/run/represent/oversee/speak, traditional council, festival/planning/organising/organizing/durbar committee, development association/union, political party/parties/movement, past pupils/pupil, old pupils, habobo, kungiya, yearsgroup, class of, school reunion, reunion,
    musicians/artistes/actors/artists ~ rights/dues/union, speak for, rights of ~ members, collect dues, monthly dues,
    monthly contributions, compound ~ collectively, manage ~ compound, tenants, neighbourhood, neighbors/neighbours,
    football/basketball/volleyball/athletics/chess/tennis/boxing ~ club/federation/association, sports club/association,
    athletics, social group, ladies group, staff association, union of, society for, society of, council for, network for,
    group of friends ~ help/funerals, support ~ each other, bereavement, mutual support, mutual aid, lobbying, pressure,
    represent ~ interests/members/workers/traders, fight for ~ rights, community association, town development, traditional
    area, chieftaincy/royal family, clan, elite club, golf club, debating, reading club, book club, students union,
    graduates association, employers association, welfare group/society/fund, ethnic group, tribal, citizens of ~ town,
    natives of, =association/=associations, trade association/union, labour/labor/workers/students/drivers/teachers union, src,
    union/unions, club/clubs, society, parents teachers, parent teacher, pta, troupe, cultural group/troupe, drumming and
    dance/dancing, youth group/association, yearmates/batchmates, funeral contributions/contribution, contribute ~
    funerals/funeral, oldstudents, staff welfare, neighbourhood watch, watch committee, community choir, brass band, scouts,
    fraternity, peace council, interfaith, social club, membership fees/fee, our members, alumni, old students/boys/girls,
    past students, old student, nkabom kuo, kuo/ekuo, fekuw, federation, confederation, chamber of, industry chamber,
    welfare, members ~ dues, pay/paying dues, dues, fun club, keep fit, supporters/supporter, fan club, fans, choir,
    selfhelp, community group, hometown, residents/landlords/tenants association, residents association, network of, council
    of, forum, coalition, alliance, guild, movement, year group, mothers group, womens/women/womans/youth/ladies group,
    league, caucus, benevolent, platform for, speak with ~ assembly, interests of ~ members, pressure group, lobby, social
    activities, brotherhood/sisterhood, ex students, school mates/schoolmates, common interest, bereaved members
  `),
  cooperative: phrases(`
    society ~ owned by, by what each, sharing/share ~ profits/profit by, by how much each, on what each, share/shared/divide/divided/paid ~ by ~ bag/bags/kilo/kilos/weight/piece/pieces/crate/crates/bucket/buckets/basket/baskets, share/shared/divide/divided/paid by bag/bags/kilo/kilos/weight/piece/pieces/crate/crates/bucket/buckets/basket/baskets, save/saving ~ together, loans/loan/borrow/borrowing ~ from ~ pot/group/contribution/contributions, brought/brings/bring ~ gets/get more, by output/deliveries/patronage/catch, in proportion ~ delivered/deliveries/supplied/output/catch/produce/patronage/use/sold, according ~ catch/deliveries/output/landed/harvest, according to use/patronage/output/deliveries, share/shared/divided/divide ~ according ~ supplied/delivered/brought/produced, each ~ uses it, use it in turns/turn, take/takes turns ~ use/using, paid for what he/she/they/each, share ~ left, pool ~ sell, pool ~ nuts/produce/crops/harvest/yields/milk/eggs/cocoa,
    collective marketing/selling, collectively sell/market/buy/own, collective farm, own ~ mill/factory/tractor/cold
    store/pump ~ members, members only ~ savings/loans/credit, savings and credit, savings ~ scheme, credit scheme, nnoboa,
    group farming, aggregate ~ produce, joint purchasing, sell as one, selling as one, bulk purchase ~ members, members
    share ~ surplus, mutual savings, member ~ vote, owned and run by ~ members, vote each, equal vote,
    cooperative/cooperatives, credit union/unions, cooperative society, thrift, vsla, village savings, one member one vote,
    one man one vote, one person one vote, patronage, share ~ surplus, surplus ~ members, akuafo, pooling/pool ~
    harvest/harvests/produce/crops/catch, each ~ one vote, own ~ together as members, together as members, owned by its
    members, member owned, shared by use, save monthly, save ~ borrow, savings group/club, susu group/club, group savings,
    rotating savings, market ~ produce/crop/crops/harvest ~ together/jointly, members ~ one vote, farmers group, farmer
    based organisation/organization, fbo, producers group, outgrowers group, jointly own ~ members, kuapa, members ~ save
    and borrow, save and lend/borrow, save ~ lend, savings ~ lend/loans ~ members, share ~ by use, delivered ~ surplus, each
    ~ delivered
  `),
  professionalBody: phrases(`
    body to/that/which/who ~ regulate/regulates/license/licenses/certify/certifies/register/registers/discipline/examine/examines, institute of, =struck off, pass/passes ~ test/exam/exams get/receive/earn ~ licence/license/certificate/card/title, discipline/disciplines those/people, hold/holds ~ diploma/degree/qualification ~ members/pass, pass/passes ~ test ~ members, professional network/group, set/sets/setting standards, remove ~ members, strike off ~ members, practising/practicing
    fee/fees/licence, unfit members, register of ~ professionals/practitioners/members, recognised/recognized professional,
    professional conduct, accredit/accredits ~ members/practitioners/professionals, title of, qualifying
    exams/examination/examinations, sitting exams, sit/pass/passed/passing/write ~ exams/exam/examination/examinations, membership by qualification, learned profession,
    induct/induction ~ members, pupillage, certified members, give ~ members ~ certificate, members
    certificate/certificates, give member certificate, professional body/bodies/institute/institution, institute/institut ~
    professional/professionals, chartered institute, institute of chartered/certified, =chartered, professional
    association/society, body of certified/qualified/professional, certify/certifies/certifying/certification ~ members,
    certify, examine/examines ~ members, set/sets ~ exams/examinations, admit/admits ~ examination/exams, by examination,
    qualified members, practising/practicing certificate/certificates, professional certificates/certificate, professional
    standards, discipline ~ members/profession, disciplinary, cpd, designations/designation, regulate/license ~
    profession/members/professionals/practitioners, regulate ~ practice, issue/issues ~ certificates/licences/licenses, body
    for ~ trained/qualified/professionals/practitioners, certificates of ~ members, nrcd 143,
    license/licence/licenses/examine/examines/examining/certify/certifies/admit/admits/sanction ~
    discipline/disciplines/disciplining/sanction/members, body that ~ examines/admits/certifies/licenses/disciplines, annual
    licence/license, licence/license to practise/practice, code of conduct, certified/qualified/trained/licensed members,
    institution of, qualified/certified/licensed/trained/chartered ~
    opticians/engineers/nurses/accountants/bookkeepers/surveyors/teachers/professionals/practitioners/valuers/planners/architects/officers/managers/consultants/counsellors/optometrists/pilots/scientists/pharmacists/auditors,
    give/gives ~ certificate/certificates, dey give certificate, code of ethics, professional ethics, qualified ~ members,
    award ~ certificates/designation/title, professional examinations/exams/qualification/qualifications, postnominals,
    =fellows, continuing professional/development, entry/admission/admitted ~ by/through qualification/examination/exam/test, national/governing/regulatory/licensing body, standards ~ profession, our profession, same profession
  `),
  school: phrases(`
    school/schools/academy/kindergarten/creche/preschool/montessori/nursery school/daycare, day care, international school,
    basic school, jhs/shs, college/university/polytechnic, training institute, vocational, sukuu
  `),
  trustees: phrases(`
    their successors, elders/leaders/heads ~ hold/holding ~ land/property/building, nobody/noone/none ~ law ~ hold, in trust, trust deed, charitable trust, hold/keep/held/kept ~ land/property/properties/buildings/building/house ~ community/church/congregation/mosque/school, hold ~ property in law,
    trustee/trustees/=trustes/=trusties, incorporated trustees, registered trustees, board of trustees
  `),
};

/** Single words of {@link BODIES} that are as often about food, goods or people one knows. */
export const SLIGHT_WORDS = words(`
  soup fan fans neighbours neighbors pastor pastors bishop reverend prophet imam victims relief awareness climate peace bible
  gospel mass clan sponsors sponsor prayers prayer christian christians muslim islamic
  scripture welfare aid shelter
`);

/** Ways to say what is wanted, by concept. */
export const SIGNS = {
  nonprofit: phrases(`
    nobody/noone/none ~ paid, nobody/noone/none ~ take/takes/collect money/pay/salary/wages, none of us earns/takes/profits/gains/benefits, nobody/noone/none earns/takes/profits/gains, no one earns/takes/profits/gains, nobody earns, no owners, income ~ only, income only goes, all income, nobody gets paid, no one gets paid, entirely paid for by, paid
    for by ~ wishers/donors, run on gifts, from gifts, gifts from, noprofit, zero profit, cost recovery, break even, not
    meant to make, nonprofit/nonprofits/nongovernmental, not for profit, non profit, no profit, without profit, not ~ make
    profit, not making profit, no dividend/dividends, no profit motive, any/all money ~ back, profit/profits ~
    back/reinvested/reinvest/ploughed, profit/profits ~ train/charity/orphanage/community, all ~ money ~
    orphanage/charity/project/school, everything ~ school/project/orphanage, take no profit, nobody ~ profit, money goes
    back, goes to ~ orphanage/poor/needy/charity, not to make money, no one ~ profit/dividend, donor funded, limited by
    guarantee, company limited by guarantee, guarantee company, lbg, proceeds ~
    charity/orphanage/orphans/community/children/needy/widows, profits ~
    charity/orphans/children/community/needy/widows/mission, reinvested, reinvest, plough ~ back, put back, free of charge,
    noncommercial, non commercial, nobody ~ take/takes ~ profit, not selling anything, cover ~ costs, not a business, not
    for money, ploughed back, social mission, surplus ~ back
  `),
  guarantee: phrases(`
    company limited by guarantee, limited by guarantee, guarantee company, lbg
  `),
  profit: phrases(`
    divide ~ profit/money, divide what, earnings, make a living, turnover, revenue, roi, for pay, for a fee, for money, =returns, profit/profits, make
    money, dividend/dividends, share ~ profit/profits/gains/proceeds, profit making, for profit, for gain, sales, income,
    commercial, earn, margin, profitable
  `),
  donations: phrases(`
    donation/donations, offering/offerings, tithe/tithes, gifts, donors, fundraising, contributions from the public, grants,
    sponsors
  `),
  sellToPublicShares: phrases(`
    list/lists/listing ~ =shares, to float, ordinary ghanaians/people ~ able/invited ~ buy/subscribe/invest, =share/=shares ~ exchange, traded on, =shares ~ traded, public investment, open to ~ public, invited to subscribe,
    listed ~ company/firm/bank/manufacturer/entity, thousands/hundreds of ~ shareholders/shareowners, subscribe to our/the, anybody/anyone ~ buy ~ company, shares ~ on the market, sell ~ shares ~ nationwide, listing of
    shares, main market, inishial/initial public, stok/stock ~ exchang, secondary market, stock exchange/market, stock ~
    exchange, gse, gax, ipo, initial public offer/offering, public offer/offering, public share offer, go/going public, plc,
    public limited, public company, public limited liability, limited public, sell/offer/float/issue/selling/offering ~
    shares/share/stock ~ public/everybody/everyone/anyone/anybody, shares ~ public, public ~ buy ~ shares/share, public ~
    shares, general public ~ shares, anyone/anybody/everybody/everyone ~ buy ~ share/shares, members of the public ~
    buy/shares/invest, public subscription, quoted on, listed on, list on, listing on, list am ~ exchange, raise ~ public,
    capital/money from the public, inviting/invite ~ public/people ~ shares, float shares, float ~ shares, prospectus,
    shares ~ everybody/everyone/anybody/anyone, share ~ everybody/everyone/anybody/anyone, share ~ public, public ~ invest,
    public shareholders, crowd of ~ investors, publicly traded/listed, ghana alternative market, convert to public, become
    public, offered ~ public, offered ~ general public, ordinary people ~ buy/shares/invest, ordinary ghanaians ~
    shares/invest/buy, anybody ~ subscribe, subscribe for shares, public ~ buy in, buy ~ shares ~ public, equity listing,
    listed company/manufacturer/firm/entity, shares sold ~ people, shares ~ sold to people, shares ~ open to, stay private,
    private to public, stok exchange, all over ghana ~ buy/share/shares, people ~ fit buy shares/share, nationwide share,
    share offer, trade ~ shares ~ exchange, public float, flotation, public to invest/buy
  `),
  shares: phrases(`
    dividend/dividends, =shareholder/=shareholders, buys =shares, each ~ percentage/percent, with/for a percentage, managing director, ceo and board, share certificates, cap
    table, owners of shares, own shares, percent/percentage of the company, percent each, percent of my/our/the,
    shareholder/shareholders/shareholding, =shares, share ~ company, equity, share capital, stake, shares ~ each, =stocks,
    directors/director, board of directors, issue shares, esop, employees ~ shares
  `),
  investors: phrases(`
    buy/buying/bought into my/our/the, impact/venture/equity fund, fund ~ offered/offers, money/cash/capital for ~ percent,
    someone/somebody/outsider ~ put/puts/invest/invests, venture fund/funds/capitalist, 
    accelerator, incubator, backers, financiers, put money in/inside/into, invest inside, wants to invest, want to invest,
    big man ~ invest, angel investors, outside money, outsider ~ invest, investor/investors, venture capital, vc, angel,
    raise ~ investment/funding/capital, seed funding/capital/round, fundraise from investors, outside investment/capital/funding/funds,
    private equity, funding round, raise ~ capital, raising ~ investment/funding/capital, investment from
  `),
  limited: phrases(`
    separate liability, corporate body, separate from ~ owners, separate entity, legal entity, own legal personality, limited, company a owo
    limited, no want ~ collect ~ house, sole director, only director, holding ~ =shares, limited liability, limited company,
    company limited, private limited, limited by shares, private company, ltd, company ltd, limited liability company, llc,
    incorporate/incorporated/incorporation, protect ~ house/property/assets/savings/personal, separate ~
    legal/entity/person/personal, personal assets/property, company ~ own name, separate legal
  `),
  exposure: phrases(`
    separate/separates/separating ~ money/property/assets/savings/myself/ourselves, collect my house, take/seize/sell ~ house/home, court people, protect ~ belongings/property/assets, bankrupt/bankruptcy,
    chased me, debts ~ me, debts, lose everything, lose my, personally liable, liable ~ debts/debt, house/home/houses/homes
    ~ safe/risk/taken, creditors, lose ~ house/home/property/savings, come after ~ house/property/me/us, at risk if, fear ~
    debts/debt, sued, risk ~ personal, my own pocket, protect ~ me/us/ourselves/family, lawsuit/lawsuits
  `),
  companyWish: phrases(`
    company/companies, corporation, firm
  `),
  bigBusiness: phrases(`
    quarry, accelerator, trucking, =trucks, fishing vessels, vessels, plantation, industrial, assemble/assembly, refinery, bid/bids/bidding, contractor/contractors,
    distribution, payroll, shipping, aviation, large scale, commercial farm, power plant, data centre/center, supermarket
    chain, chain of, branches across, developer/developers, cold chain, lodge, resort, startup/start up/startups, tender/tenders,
    government contracts/contract, contracts, bank loan/loans/credit, loan from ~ bank, bank ~ loan, real estate, estate
    development, mining, manufacturing, factory, oil and gas, petroleum, fintech, software company, tech company, technology
    company, holding company, =holdings, joint venture, employees, staff, export, plant, hospital, hotel, haulage, fleet,
    construction, road construction, expand, nationwide, franchise, cofounder/cofounders/=founders, platform, app,
    subsidiaries, telecom, solar, energy, security company, radio station, tv station, multinational, drivers employed, grow
    bigger, scale
  `),
  startup: phrases(`
    startup/startups, start up company, tech startup, cofounder/cofounders/=founders, co founder, venture
    backed, build/building ~ app/platform, fintech, software company, tech company, technology company,
    edtech/agritech/healthtech, saas
  `),
  regulatedFinance: phrases(`
    commercial/merchant/universal/rural/community/investment =bank, =bank ~ licensed/license/licence, licensed by ~ bank/nic/sec/npra, trust company, microcredit, loans to traders, =insurance company, life insurance, =pension trustee, credit company, savings company,
    lending/lend business/company/app, money transfer, investment company, brokerage, mutual fund, unit trust, betting
    company, casino, lottery company, quick loans, digital loans, microfinance, micro finance, set/setting ~ up ~ =bank, start/open/run/own/establish/be/starting/opening
    ~ =bank, cryptocurrency, bitcoin, digital/online/micro/consumer lending/loans/credit, money lender/lending/lenders, rural bank, savings and loans, insurance company/business/broker/brokerage/agency, insurance, forex, forex
    bureau, bureau de change, pension/pensions, payment service/platform/services/processing, payments, mobile money
    platform, remittance/remittances, asset management, fund manager/management, stock broker/brokerage, stockbroking, susu
    company, lending company, money lending, loans company, finance house, investment bank, investment advisory, leasing
    company, reinsurance, electronic money, fintech, crypto, finance company, give loans, giving loans
  `),
  unlimitedWord: ['=unlimited'],
  outside: phrases(`
    political party/parties/movement
  `),
  ownName: phrases(`
    my own name, trade in my name, trading in my name, under my own name, my real name, in my name
  `),
  smallTrade: phrases(`
    meton/mehoo/medzra/mitsa, ton/dwadi/adwadi, i trade, i sew, i ride, i drive, i grow, i keep, i buy, hawker, home based,
    mobile, cart, minerals, braiding/braids, sewing/sew, tailor/tailoring, seamstress, hairdresser/hairdressing,
    barber/barbering, carpenter/carpentry, mechanic, welder, mason, plumber, electrician, painter, vulcanizer, caterer,
    baker, cobbler, washing, laundry, makeup, photographer, chop bar,
    waakye/kenkey/banku/fufu/jollof/koko/kelewele/akple/pito, trotro/okada/pragya/aboboyaa/taxi, kaba, kente, gari,
    akpeteshie, susu collector, momo, boutique, salon/saloon, retailer, tutor/tutoring, blogger, influencer, youtuber,
    content creator, dj, nail technician, handicraft, beads, sell/selling/sells/sold, trade/trading/trader, kiosk,
    shop/shops/store, stall, hawk/hawking, petty, roadside, table top, freelance/freelancer, handwork/artisan, vendor,
    apprentice/apprentices, dey sell/fry/repair/buy/do, buy and sell, at home, from home, in my house, my own hands, small
    business, small scale, small, adwuma, di gua, wholesale, retail, mobile money, hustle, side hustle, work for myself, my
    craft, i make, i dey, i bake, i cook, i teach, i run, i repair, i paint, i rent, i print, i own, i am a, i want to
    start, i wan open, i want to open
  `),
  solo: phrases(`
    is the owner/proprietor, belongs to her/him, hers/his alone, by herself/himself, on her/his own, she/he alone, others/rest are ~ workers/staff/employees/apprentices/helpers, work/works for me/her/him, nobody else involved, no co owner/coowner/coowners, only =person, one woman, one lady, i own it 100, 100 percent, only onwer/owner, am the only, belongs to me, one person
    business, i work by, proprietress, single person, me and nobody, i have no partner, only one person, it is only me,
    individual consultant, my small, just my, person like me, just me, only me, me alone, alone, by myself, on my
    own, myself, one man, one person, na me, sole owner, sole proprietor/proprietorship, sole trader, i alone, single owner,
    me one, only i, no be company, me only, my own business, owned by me, self employed, single handedly, nobody else, i am
    the only, run by me, i am the owner, own account, i be one, mine alone, one man business, solo, individual, business
    name, enterprise name, me nko ara, my own name
  `),
  partners: phrases(`
    add/take/bring/bringing/adding/need ~ =partner/coowner/coowners/partners, join ~ as coowner/partner/owner, share/sharing/split/pool ~ fees/bills/profits/costs, own/owns/bought/buy/buying/buys half, bought into, own/owns half, split down, split ~ money/earnings/takings/equally, sharing of profit, divide profit/the profit/profits/what, divides ~
    profit, both proprietors, equal share/shares, share ~ earnings/takings/money/income/returns/proceeds, sher ~
    proffit/profit, share everything, share evryting, chop ~ money equal, share the money, agreed ~ sharing, both owners,
    both of us are owners, we are owners, joint business, jointly run, partners ~ run, 60 40, 70 30, as owners, owned by ~
    and me, owned by ~ brothers/sisters/friends, coproprietors, two owners, three owners, profit ~ equally, profits split,
    split the profit, partnership/partnerships, partners, business partner, my partner, partner and i, in partnership, as
    partners, share ~ profit/profits/gains/daily/costs/equally, sharing ~ profit/profits, split ~ profit/profits, profit
    half half, half half, profit ~ shared, 50 50, fifty fifty, coowners, coown, we both own, own it together, both own, own
    ~ together, joint owners, equal partners, jointly own, partner with
  `),
  pair: phrases(`
    me/i/myself and/plus/with my/ma/a/one/two/three ~
    friend/friends/brother/brothers/sister/sisters/wife/husband/cousin/cousins/colleague/colleagues/classmate/classmates/mate/mates/partner/son/sons/daughter/daughters/mother/father/uncle/aunt/nephew/niece/fiance/fiancee/roommate/inlaw,
    i and ma/my brother/broda/friend/frend/padi/paddy/husban/husband/wife/guy, me and ma broda/friend/sister, my padi and
    i/me, i and my padi/paddy, my mum/mom/dad/mother/father and me/i, me and my padi/paddy/mum/mom/dad/husban, my
    wife/husband/sister/brother/cousin/friend and me/i, wit/with my husban/husband/wife/broda, me ne me nua, me ne madamfo,
    my/his/her brother/sister/wife/husband/friend/cousin/partner/mother/father is in it/inside/too/also/part, sister in law and i, brother in law and i, two
    graduates/nurses/teachers/lawyers/doctors/engineers/barristers/dentists/welders/students/mechanics/architects/accountants/proprietors/bakers,
    my twin, twin brothers/sisters, with one friend, between me and, me and my
    friend/brother/sister/wife/husband/guy/cousin/mother/father/partner/colleague/paddy/son/daughter/uncle/aunt/spouse/fiance/boyfriend/girlfriend/mate/roommate/neighbour/sibling/siblings/brothers/sisters/friends,
    my ~ and i, my ~ and me, i and my ~
    friend/brother/sister/wife/husband/cousin/partner/colleague/mother/father/brothers/sisters/friends/cousins/siblings/son/daughter/children,
    my sister/brother/friend/wife/husband/guy/cousin plus me, me plus my, with my
    friend/brother/sister/wife/husband/cousin/partner/colleague, husband and wife, wife and husband, two of us, we two, be
    two, both of us, us two, two friends/sisters/brothers/siblings/cousins/partners/colleagues/ladies/women/guys/men/people,
    a friend and i, brother and i, friend and i, my two/three brothers/sisters/friends/cousins, with a friend, =couple
  `),
  together: phrases(`
    together, jointly, pool/pooling ~ money, pool ~ resources, contribute, come together, coming together, join/joining, in
    common
  `),
  jointProduction: phrases(`
    sell ~ one place, pool/pooling ~ buy/purchase, make ~ all ~ use, all of us/we use, we all use, all members use, use am together, dzra ~ dekae, jointly/together ~ process/sell/market/produce/farm/buy, process/processing ~ together, pool ~ sell, sell in bulk, sell as one, buy materials together, buy ~ together, contribute ~ buy, market ~ together, use it together, =collectively, sell/market/buy/process/selling/buying/processing/marketing/purchase ~ together/jointly,
    together ~ sell/buy/market/process, sell ~ jointly, buy ~ bulk, buying ~ bulk, bulk ~ buy, joining to buy, market their,
    sell their ~ together, joint marketing, bargain ~ buyers, sell our ~ together
  `),
  producers: phrases(`
    makers/maker, pickers, tailors, bakers, butchers, fishamen, wimen, agbledela/agbledelawo, potters, carpenters, welders, seamstresses, farmas, planters,
    collectors, gatherers, dairymen, breeders, akuafo, widows, farmers/farmer, fishermen/fishers/fishmongers/fisherfolk,
    weavers/weaver, growers/grower, miners/miner, distillers, processors, producers/producer, artisans, drivers, traders,
    carvers, beekeepers, herders, market women, womens group, hairdressers, dressmakers, teachers, nurses, workers, women
  `),
  familyBusiness: phrases(`
    family land/property/properties/trust/house, extended family, family heads, family business, family company, family owned, our family, family firm, family members
  `),
  lawPractice: phrases(`
    advocates, law office, barrister, legal firm, law group, bar association members, law firm/firms, law chambers,
    =chambers, lawyer/lawyers, solicitor/solicitors, barrister/barristers, legal
    practice/practise/practitioners/practitioner, law practice/practise, legal services, attorneys, audit firm/practice,
    =auditors, chartered accountants, accounting firm/practice, accountancy practice/firm, legal consult, notary
  `),
  unlimited: phrases(`
    no cap, liability ~ cap, answer ~ debt/debts, answer for every debt, pay every debt ourselves, each ~ liable, full
    liability, stand surety, without any limit, no ltd, not ~ ltd, unlimited by, personally responsible for ~ debts,
    liability has no, unlimited company, unlimited liability, private/public unlimited, pruc, puc, liability without limit,
    without limit, no limit on, no limit ~ liability, liability ~ no ~ limit, liability ~ unlimited, debts without, not
    limited, stand behind ~ debts, liable for everything, liable for all, members ~ liable, fully liable, liability ~ not ~
    limited, not ~ limited liability
  `),
  branch: phrases(`
    keep/keeps ~ office, registered/register here, register/registering ~ foreign/overseas company, registers/register its branch, sales office, ticketing office, office at, branh/brach/branch,
    register the same company, same company for here, its own office, under its own name, office here, branch here, place of
    work in ghana, register in ghana, open in ghana, set up in ghana, branch/branches, liaison office, representative
    office, rep office, regional office, site office, project office, local office, place of business, external company, country office,
    open/set/put/establish/opening/setting/have/want/need/start/opening ~ office, own office, office in
    ghana/accra/kumasi/tema/takoradi, register ~ external, same company, operate in ghana, operating in ghana, business in
    ghana, presence in ghana, expand ~ ghana, expand to ghana, extend ~ ghana, operations in ghana, operations to ghana,
    enter ~ ghana, ghana branch, ghana office, local manager, warehouse and office, come to ghana, not ~ new company, posted
    to
  `),
  trueBranch: phrases(`
    company/bank/firm/manufacturer/bank itself, sales office, ticketing office, keep/keeps ~ office, no new subsidiary/company, register the same company, its branch,
    branch of, firm itself, no local company, office ~ under its own name, its own office, branh/brach, branch, liaison
    office, representative office, rep office, external company, site office, place of business, country office, same
    company, not ~ new company, not incorporate, without incorporating, own office, not ~ incorporate, not ~ form ~ company,
    project office, office ~ same company
  `),
  ownExistingCompany: phrases(`
    existing one, existing business/entity, the one we/i own/have/run, company we/i ~ run/own/have/operate/registered, company ~ wishes/wish/plans/intends/would, ltd/limited/plc wishes/wish/plans/intends/would/operates/runs, we incorporated, was incorporated, we now also, our company is, the company name, the one we have, ltd company
    wants/need, our business is a company, company ~ years, mine is a company, the company is,
    we run a company, compny, our holdings, our company, my company, our limited company, my limited company, our ltd, my
    ltd, our plc, our firm, our corporation, existing company, registered company, company is registered, company ~
    registered, already ~ company, company already, company exists, already incorporated, already registered, we are ~
    ltd/limited, own a ~ company, own a company, have a company, get limited company, get company, company we have, company
    limited by shares, company called, the company will, company with a tin, our limited liability company, my limited
    liability company, limited company, parent company, mine is registered, we have ~ ltd/limited, ghanaian ltd/company,
    parent is, company will, company also, company now, our company will, a company wants/needs, company wants, company wan,
    company trades, corporate body, we be company, company ~ want, ltd wan/wants/want, ltd ~ wants/want, incorporated, the
    same company, under the company, under our company
  `),
  secondName: phrases(`
    just/only ~ name, want/wants ~ =registered/=recognised/=recognized, name ~ trade/trading under, with the name, company/ltd wants/want/needs/wishes/would ~ business/trade/trading name, runs ~ as, =named, without ~ another/new company, 
    label for, cheques/cheque/payments/invoices/receipts/signboard/labels ~ name, name on ~ bottles/labels/products/signboard/packaging, another short name, short name, register that name, brand for, its brand, want to call, called healthplus, name too
    long, shop front, is called, fancy name, marketing name, nickname, alias, different trade, trade nam, trading nam,
    secound name, name ~ protected, want ~ =protected,  name for one of, own brand, called, second/another/different/other/new/additional/extra
    name/names, trading name/names, trade name/names, second ~ name, another ~ name, different ~ name, brand name, new
    brand, different brand, second brand, another brand, separate brand, use the name, under the name, under another, under
    a name, under ~ name, with different name, doing business as, dba, trade as, trading as, t a, known ~ by ~ name, know us
    by, business name ~ company, business name under, name the company, name for the company, name ~ company ~ trade, name
    owned by, called ~ under, under the same company, under it, owned by, name under, new ~ name, operate as, operate under,
    call it, shop name, own name, name registered, name protected, protect ~ name, trading style, trade style, brand, sold
    as, sold under, register the name, name for the, this name, want ~ name, as its name, branded, shop called,
    restaurant/hotel/salon/bakery/outlet/arm ~ called, new shop name, add ~ name, name for our/my, trade name for, second
    business name, name of our/my
  `),
  subsidiaryName: phrases(`
    subsidiary business name/names, subsidiary business, subsidiary name, business name owned by ~ company, business name
    under ~ company
  `),
  subsidiaryCompany: phrases(`
    ghanaian/local company/entity, new entity, another company, second company, subsidiary company, owns fully, fully owned, own fully, owned 100, own it 100, ghana registered company, locally registered company, company registered here, own subsidiary, its subsidiary, as its subsidiary, new
    company, separate company, subsidiary in ghana, ghanaian subsidiary, ghana subsidiary, local subsidiary, wholly owned,
    incorporate ~ ghana, new ghanaian company, subsidiary
  `),
  corporatePartner: phrases(`
    consortium of, two/three/four/several/2/3/4 companies/firms, jointly owned company, partnership ~ and ~ company, me/i and ~ company, between ~ company, a company and i, company ~ partner/partners, partner/partners ~ company, partnership ~ company, company ~ partnership,
    two companies, another company, and his company, and my company, companies ~ joint, joint venture, ltd ~
    partner/partners, partner/partnership ~ ltd, companies ~ together, company ~ jointly, companies ~ partners, corporate
    partner, ltd and i, company and my, with a company, with another company
  `),
  foreignPerson: phrases(`
    relocating to ghana, moving to ghana, move to ghana, residence permit, work permit, non citizen, white man, obroni,
    expatriates, foreign passport, expatriate/expat, foreign
    investor/investors/national/nationals/citizen, non ghanaian, not ~ ghanaian, i live in the us/uk/usa, citizen of,
    from abroad, foreign partner/partners, foreign owner, not a ghanaian, not ghanaian,
    foreign shareholder, foreign businessman, foreign entrepreneur, diaspora ~ citizen, =foreigner/=foreigners
  `),
  foreignCompany: phrases(`
    formed in, company from abroad, foreign company/companies/firm/parent/corporation/business, multinational, overseas
    company, company ~ abroad, registered abroad/overseas, incorporated abroad/outside/overseas, company ~ outside ghana,
    outside ghana, parent company ~ abroad, mother company, head office ~ abroad, headquarters/headquartered, delaware,
    gmbh/sarl/pty/plc uk/llc, company abroad, registered outside, formed outside, head office/offis in,
    incorporated in, registered in, company dey, company for nigeria, parent company, international company, global company
  `),
  trusteeLand: phrases(`
    campus, manse, land title, stays with the church, plot, deed, house, chapel, assets, own the, body, registered, estate,
    land, property/properties, building, own ~ land, hold ~ land/property/building, perpetual succession, body corporate,
    incorporated, incorporate, in their name, title, pitch, certificate, incorporation act, act 106, hold, own
  `),
  convert: phrases(`
    from ~ business name/proprietorship/enterprise/partnership ~ to ~ limited/company/ltd, move/moving/go/switch from ~ to ~ limited/company/ltd,
    my/our sole proprietorship, business/shop/enterprise has grown/outgrown, convert, upgrade ~ company/limited/ltd, change ~ to ~ company/limited/ltd, change ~ into ~ company/limited/ltd, turn ~ into, change ~ to a company, become a company, conversion
  `),
};

/** Words after which a body is only mentioned: a place, a past, somebody else. */
export const LANDMARKS = new Set([
  'near',
  'behind',
  'opposite',
  'beside',
  'at',
  'by',
  'infront',
  'close',
  'around',
  'inside',
  'next',
]);
export const PAST = phrases(`
  i was, was once, was a, used to be, late father/mother/husband had,
  father/mother/uncle/auntie/aunt/brother/sister/wife/husband/roommate/friend is a/an,
  father/mother/uncle/auntie/aunt/brother/sister/wife/husband/roommate works, father/mother/uncle/auntie/aunt had, i worked,
  we worked, i have run, i volunteer, i am a member, deacon/elder/secretary/usher in/at/of, met in, met at, retired from, drive for, driver for, employed by/at/with, employee of, staff of, job with/at,
  worked at, worked with, worked for, work for, work at, attend, attended, finished, completed, graduated from, used to,
  =ended, my posting, member of, studied, =schooled, posted to, after, friend from, friends from, mates from
`);
export const SERVING = words(`
  training train write writing teach organise organize drive sell selling supply supplying supplies print printing cater
  catering rent renting sew sewing provide providing consultant consulting consult consultancy deliver delivery bake make
  making design designing cook cooking clean cleaning repair rental rentals services service photography video build
  distribute decorate decoration hire buy play perform uniform uniforms supplier contractor import retail accountant bookkeeper bookkeeping developer designer printer photographer trainer caterer auditor adviser advisor
  agent broker editor writer translator translation freelance freelancer transport studio software cleaner watchman gardener electrician plumber
`);

/** Goods, places and trades: after the name of a body they show that it is only a modifier ("church clothes"). */
export const GOODS = words(`
  clothes cloths clothing dress dresses robe robes uniform uniforms shoes sandals bags books book stationery furniture chairs
  benches shop shops store stores goods items materials material equipment instruments instrument songs music cds stickers oil
  bread cakes supplies supply decoration decorations conference conferences services event events programme programmes program
  programs street road junction market members building buildings kits jerseys kit wear fashion fashions fees feeding canteen
  bus buses bag sandal suit suits fabrics fabric hats scarves beads candles wine shirts tshirts t-shirts gown gowns drums drum
  choir hall sound hymns bibles tie ties bakery pub bar cream tyre house houses people leaders parties customers clients
  catering canopies wedding weddings pastor pastors proposals proposal gates parking land lands staff employees managers manager
`);

/** The last word of a commercial name: what it does. */
export const TRADE_HEADS = words(`
  enterprise enterprises ent venture ventures trading trade traders shop shops store stores supermarket mart minimart market
  kitchen restaurant bar pub spot joint eatery canteen cafe bakery bakers pastries cakes catering caterers caterer foods food
  farms farm poultry salon saloon barbering barbers barber beauty nails hair spa fashion fashions boutique couture designs
  design tailoring sewing textiles fabrics clothing wear shoes bags jewellery jewelry beads cosmetics cream electricals
  electronics phones gadgets computers communications press prints printing studio studios photography photos media films
  productions events decor decorations rentals transport logistics haulage travels tours taxi motors autos auto cars spares
  parts tyre tyres garage workshop fitting mechanic works welding fabrication metals carpentry furniture woodworks blocks
  factory construction builders contractors plumbing painting paints hardware cement roofing estate estates properties homes
  lodge hotel guest lounge guesthouse inn pharmacy chemical chemicals chemist drugs clinic lab laboratory laundry cleaning services service
  consult consultancy consulting solutions systems technologies tech agency agencies brokers wines drinks beverages water ice
  gas filling oils energy solar provisions provision groceries depot cold coldstore fish meat butchery fruits vegetables rice
  gari kenkey waakye banku fufu jollof noodles pizza chop florist flowers stationery bookshop books toys gifts gym fitness
  momo express delivery courier security styles creations collections emporium complex plaza centre-point impex imports
  exports processing mills milling block house-keeping interiors crafts arts art gallery records music sounds
`);

/** What people do for a living, in a purpose; they are too rare as the last word of a name. */
export const LIVELIHOODS = words(`
  landscaping gardening gardener fumigation pest piggery pigs rearing beekeeping honey soap candles leather tiling tiler masonry
  architecture software videography branding publishing herbal physiotherapy funeral undertaker ambulance recruitment newspaper
  blog podcast timber charcoal feeds veterinary cinema motorbikes upholstery curtains recycling farming fishing weaving knitting
  pottery brewing roasting grinding packaging bottling freight forwarding clearing importing exporting babysitting nanny
  housekeeping translation interpreting proofreading editing typing coaching tutoring surveying valuation drafting rental hiring
  leasing marketing trucking towing scaffolding glazing aluminium signage embroidery crochet baking frying cooking juice snacks
  pastry doughnuts yoghurt spices pepper onions yam cassava maize groundnuts eggs chicken goats cattle rabbits snails tilapia
  smoked wigs braids lashes pedicure massage tattoo henna perfume thrift bales crockery utensils mattresses tents chairs speakers
  animation illustration coding programming websites apps cctv drones internet kiosk lessons homestay airbnb shuttle buses tricycle
`);

/** The last word of a name that says nothing by itself: the word before it does. */
export const EMPTY_HEADS = words(`
  international ghana gh gha global worldwide africa african group network centre center house hub initiative project projects
  limited ltd company co inc plc lbg pruc puc by guarantee accra kumasi tema tamale private public unlimited and sons
  daughters brothers family nation world west east north south new holding holdings
  assembly temple camp council committee
`);

/** Ordinary words near a word of the lexicon, that the speller must leave alone. */
export const ORDINARY = words(`
  there where asset assert context content contents values value header headers scheme schemes listen listed listing reading
  built general generally generate binding property properties present presents presented presence tracing trailing least
  leading handled handle literal literary contributor contributors constraint resume rescue denial tracking tracker trucking
  remote remotely directory along pretty larger large constructor technical technician technicians trusted garbage garage
  reverse reversed cancel cancelled additional minimal remain remains remained layer layers counter country caller callers
  architecture exiting existing regarding regard issuer threat threats successor common commonly clause clauses factor
  factors skipping shipping primary primarily travels forget forgot derive drive driven forced force forces basis basic
  direction directions pointing painting contrast contrasts expires expire monkey monkeys accordingly according sparse spares
  leaking million millions comply compliance chance chances floor floors flood floods relief relies relied flight flights
  committed commit handy sock socks standard standards crate crates exciting threw parity angel angle angles covert cased
  wouldn transparent procedure procedures sort sorts polling recover recovered recovery became become intentional spies shell
  shells tracer talking talk talked relating initial porters porter media median healthy complain complained stripe stripes
  estimate estimates biased based broad entire entirely hardest harvest lending leaning front child children
  filing filings hacking appreciate appreciated refined academic water waters clement martin marian christine cristian
  colleague thread threads threading registry registered contest contests remind reminds brother reported report reports
  repeat repeated replace replaced request requests require required result results reply reach reached real really reason
  reasons receive received recent recently record recorded reduce refer reference refuse regret regularly reject release
  relevant reopen respond response rest restart return returned reveal review reward carry carried career careful cause
  central centre chief choice circle citizen civil clerk climb clock coach combine comment commercial compete complicated
  concern conduct confident connection consent consult contain contents cousin cracked crash crazy crisis critical curtain
  curtains cupboard doors drain drains draw drawing dream dreams dress drink drinks drop during early earth eastern effort
  eight either elders electric eleven emergency engine enjoy enough entry equal error escape event events every exact example
  except exist expect expensive extra fabric fabrics face faced fact fair faith fall family famous father fault favour fear
  feature feel fence fever field fight figure finger finish fire first fiscal flour flower follow force forward forty glass
  government grade grand grant grass great green greet ground group grow guard guess guest habit half hall hammer happy harm
  hate health heart heavy height hello hence history honest honour horse hospital huge human hungry hurry image imagine
  impact increase indeed inform injury inner instead intend island issue judge juice junior kettle kitchen labour ladder
  landlord language later laugh launch learn leave length light likely linen local lovely lower lucky lunch mainly major
  manage marble march mark massive master maybe meaning measure mechanic meeting mercy merely mesh message metal metals
  mighty mile minute mirror mistake moral morning mostly mount mountain move moved muscle narrow nation native nature near
  necessary needed nephew nice niece night noble noise normal notice number nurse object obtain obvious ocean offer often
  older opinion orange origin other ought outer oven owner paint paper pardon past patch path pause peace people perfect
  perhaps phone photo phrase piece pipe pipes pity planet plastic plastics please pleasure pocket polite polish popular
  porch port prayer precise prefer prepare previous pride prime prison process produce promise prompt proof protect proud
  prove public pull purpose push queen question quick quiet quite radio raise range rapid rather ready really receipt
  retired river rough round route royal rubber rural safety salary sample school science score screen search season seat
  second secret section seldom select senior sense separate serious seven several severe shadow shallow shame shelf shelter
  shift shine shock shoot shore shoulder shout silent silver simple since sister situation sixteen skirt slice slight slow
  smooth social sofa soft soldier somewhat sorry space spare speech speed spell spirit split spoke spoon spread square
  stable staple steam steep stomach straight strange stream stress strict strike string style subject succeed sudden suffer
  sugar summer supper support suppose surely surface surprise sweet swift switch symbol system table tailor talent target
  taste teeth temple tender terrible thank thanks theory thick thief thing things think third thirst though thought throat
  through throw thunder ticket tight timber tired title today together tomorrow tongue tonight total touch tough toward
  towel tower traffic trail trick trip tropical truly trunk twelve twice typical uncle under unite until upper urban urgent
  usual valley various vehicle vessel village visit voice vote wages wall warm waste watch weak wealth weapon weather weekly
  weight welcome western wheat wheel whether while white whole widow wild winter wisdom within woman wonder wooden worker
  worse worst worth write wrong yellow yesterday young younger youth
  hostel hostels expert experts banker bankers christmas divine nyinaa posters praying professions businesses broke brothel divers
  farther fountain foundry forestry grains hearing machinery married police radix registrar residential rising settling
  stationary stride stroke survey surveys tribunal elections election electoral panther provisional proprietary plantain plantains window windows minister ministers passport passports commission commissions commissioned
  chart charts party parties master mastered mister minute minutes friend friendly found founded trusting shared sharing shade
  sharp cheap church chunk change changed channel partly particular patient patients parent parents parking passion fashion
  mission missions missing machine machines marine matter member memory memories country county course courses coast coasts
  cloth clothe close closed claim class classes clear clean clever client clinic cloud coach council counsel count product
  products project produce provide province private prize print prince principal principle profile progress program promise
  proper people person personal plan plans plant plants plate plates plot place plain play plenty powder power pound pounds
  poor pool post pots price prices press preach pride brand bread break breed brick bring brother brothers brown branch bridge
  bright broken broker breads brands trade trades train trained training transfer transport travel treat tree trees trouble
  truck trucks true trust trusts fund funds fun full fuel from front fruit fruits fresh freely freezer frame street strong
  student study start stare state states station stay steel steps stick still stitch stock stone stop store story social
  society soap solar sold soil sound source south space speak special spend spice sport spots spring staff stage sheep sheet
  shape share shirt shoe shop short should show sister sisters single sixty size skill skills skin sleep small smart smell
  smile smock snack solid solve some song sorry matters meats medals media medical mental mentor method middle mind miners
  mining minor mixed model modern moment money monthly months mother motor mouth movie music union unions unique units onion
  onions cocoa coconut coffee collect college colour comfort coming common communicate compare competition complete computer
  concert concrete condition confirm connect consider consist constant contact contain content contest continue contract
  control cooking cooker copper corner cost cotton cover cream create credit crops cross crowd crown culture current custom
  customer customers farms farmed farmers former format forms formal forty forward fourth foreign forest foundation sponsor
  sponge invent invest invested investment invite invites involve insurance insure install instance insist inside intern
  internal internet interest interested interview shares shore charged charge chairs chair chains charcoal charity charging
  chicken chicks choice choose chose chosen charms members remember numbers limbs limits limit lately later letter letters
  level levels lesson lessons leather leaves legal
  human humans limitation limitations financial financially convention conventions conventional sensitive universe conservative
  federal marginal cooperation returned return support supports supported supporting design designs designed designing designer
  designers designated believe believes believed believing develop develops developing developed development
`);

/** Names of people in Ghana, to see that a business name is only a person's own name. */
export const PERSON_NAMES = words(`
  kofi kwame kwaku kwabena kwasi kojo yaw ama akua abena adwoa afua yaa esi efua ekua aba akosua akosia araba ekow kobina
  kweku kwesi ebo fiifi nana naa nii ato kobby akwasi kwadwo adwo afia maame mame papa osei mensah owusu boateng asante asare
  amoako appiah addo adjei agyei agyeman amponsah ansah antwi arthur asamoah asiedu awuah ayew badu baidoo bonsu darko danquah
  danso donkor essien frimpong fosu gyamfi gyan kyei kyerematen larbi lamptey lartey mahama manu mills nkrumah nkansah nyarko
  ofori ofosu okyere opoku oppong otoo quaye quartey quansah sarpong sarfo serwaa sowah tetteh tagoe tawiah twum yeboah
  amissah annan akufo akuffo boakye bediako bempah akoto amankwah ampofo anane ankrah armah ashong atta ayisi dapaah dodoo
  dzokoto agbeko agbenyega amegashie dogbe gbedemah kudjo kodjo koffi edem elikem selorm senyo sena mawuli mawusi eyram delali
  dela kafui yayra abdul ibrahim mohammed muhammed issah iddrisu alhassan fuseini salifu sulemana yakubu zakari amina fatima
  fati hawa mariama rahinatu sadia ayisha samuel emmanuel daniel joseph john james isaac michael david peter paul stephen
  francis eric prince richard charles george grace mary comfort mercy patience gifty joyce esther ruth sarah elizabeth janet
  vida vivian felicia gladys dorcas beatrice linda doris evelyn rebecca hannah agnes theresa cecilia
`);

/** Countries and their people, other than Ghana: an adjective or a name of one marks a foreign person or company. */
export const FOREIGN_PLACES = words(`
  scottish scots welsh briton britons expat gambia gambian congo congolese gabon gabonese angola angolan malawi malawian sudan sudanese
  somali eritrean mozambique jordanian iraqi kuwait kuwaiti omani nepal nepalese taiwan taiwanese filipino jamaica jamaican
  cuban colombian chilean romania romanian bulgarian serbian croatian iceland luxembourg cyprus cypriot maltese zealand
  hamburg munich frankfurt milan rome madrid barcelona lisbon oslo stockholm copenhagen zurich geneva vienna athens moscow
  boston chicago houston atlanta manchester birmingham leeds ontario montreal vancouver sydney melbourne tokyo seoul bangkok
  cairo casablanca tunis kigali kampala lusaka harare ouagadougou bamako cotonou monrovia freetown durban rotterdam antwerp
  nigeria nigerian nigerians lagos abuja togo togolese lome benin beninese burkina burkinabe faso ivory ivorian cote ivoire
  abidjan senegal senegalese dakar mali malian niger liberia liberian leone kenya kenyan nairobi uganda ugandan tanzania
  tanzanian rwanda rwandan ethiopia ethiopian egypt egyptian morocco moroccan tunisia tunisian algeria libya cameroon
  cameroonian zambia zambian zimbabwe zimbabwean botswana namibia mauritius mauritian johannesburg china chinese beijing
  shanghai shenzhen guangzhou india indian mumbai delhi pakistan pakistani bangladesh lebanon lebanese beirut turkey turkish
  turkiye istanbul syria syrian dubai uae emirates emirati qatar saudi israel israeli iran iranian japan japanese korea korean
  vietnam vietnamese thailand malaysia malaysian singapore singaporean indonesia hong kong philippines australia australian
  canada canadian toronto america american americans usa texas york delaware california uk britain british england english
  london scotland ireland irish germany german berlin france french paris italy italian spain spanish portugal portuguese
  netherlands dutch amsterdam belgium belgian switzerland swiss sweden swedish norway norwegian denmark danish finland finnish
  poland polish russia russian ukraine ukrainian czech austria austrian hungary greek greece brazil brazilian mexico mexican
  argentina europe european asia asian overseas
`);

/** Endings of companies formed abroad. */
export const FOREIGN_ENDINGS = words(`
  gmbh ag asa sarl sas bv nv spa srl ab oy llc llp pty pte sdn bhd kk inc corporation
`);

/** Places in Ghana and words that follow "registered in" without naming a country. */
export const HOME = words(`
  ghana accra kumasi tema takoradi sekondi tamale sunyani koforidua ho wa bolgatanga techiman obuasi tarkwa cape coast winneba
  kasoa madina legon ashanti volta the our my a an this that their his her january february march april may june july august
  september october november december and full partnership business favour trade one two order
`);

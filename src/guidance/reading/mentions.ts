import { once } from '../remember.ts';

/**
 * Words that say by themselves what a text speaks of, with commas between them: a star stands for any ending, dots for a few words of
 * the same sentence, and bars in brackets part words of which any may stand there. The model reads some of these subjects too: what either finds is mentioned. Another subject is a line here, and rows of the law that tell what it brings.
 */
export const WORDS = {
  abroad:
    'live abroad, lives abroad, living abroad, stay abroad, stays abroad, staying abroad, based abroad, resident abroad, diaspora, dual citizen*, dual national*, two passports, both passports, second passport, another passport', // prettier-ignore
  account: 'account',
  accounting: 'chartered accountants, accountancy, accounting, audit*, bookkeep*',
  aged: 'old people’s home, old people home, old people’s care, home for the aged, aged home, aged care, nursing home, care home, home for the elderly, old folks home, old age home',
  agent_price: 'agent wants, agent say*, agent said, agent ask*, agent is asking, agent charg*, agent is charging, agent quote*, one agent, some agent, middleman, middlemen, goro boy*, connection man, lawyer quoted, quoted me, charging me, wants to charge', // prettier-ignore
  apprentices:
    'nvti, ctvet, (train|training|teach|teaching) (for )?(the |my |our )?(apprentices|girls|youth) ... (certificate|fee|fees), training (centre|center|school|institute) ... (certificate|trade|sewing|hair|skills), vocational',
  architects: 'architect*',
  arrears: 'ssnit arrears, owe ssnit, owes ssnit, owing ssnit, owed ssnit, ssnit debt, paid ssnit, gra arrears, tax arrears, owe gra, owes gra, owing gra, owe tax*, owing tax*, back tax*, never paid tax*, not paid tax*, no gra, no tax paper*, nothing at gra, not registered with gra, never registered with gra, never went to gra, never gone to gra', // prettier-ignore
  asks_company: 'register a company, register company, registering a company, register my company, register our company, company registration, open a company, opening a company, form a company, forming a company, incorporate, incorporation, incorporating, start a company, set up a company, setting up a company, limited liability company, limited company', // prettier-ignore
  asks_name: 'name is free, name is available, name be free, name available, name is taken, name already taken, name taken by, name is not taken, somebody has the name, somebody using the name, already uses the name, check my name, check a name, check the name, check if the name, check whether the name, check if my name, check whether my name, use the name, is the name, if the name, whether the name, has anyone registered, anybody registered, somebody registered, registered by someone, registered by somebody, taken already, name is registered, name be taken', // prettier-ignore
  attorney: 'power of attorney, powers of attorney, letter of authority',
  auditor: 'auditor, auditors',
  barcode: 'barcode*, bar code*, gs1',
  behalf:
    'on her behalf, on his behalf, on their behalf, on my behalf, on our behalf, in my place, for my mother, for my father, cannot travel, can somebody else, can i go for',
  borehole: 'borehole*, bore hole*, underground water, ground water',
  builds:
    'build a, build an, build houses, build hostel*, build apartments, build flats, build classrooms, build our, build my, building a hostel, building a school, building a factory, building a hotel, building a house, put up a building, put up a structure, put up a factory, construct a, erect a, erect*building',
  business_name: 'business name, business names, sole proprietor*',
  cheated: 'fake certificate*, forged certificate*, fake paper*, forged paper*, certificate is fake, certificate was fake, cheated by an agent, scammed by an agent, agent ... vanished, agent ... ran away, agent ... disappeared, agent ... cheated, agent ... scammed, middleman ... vanished, middleman ... ran away, fake registrar, defrauded by, duped by, swindled by, scammed by, ran away with the registration money, number belongs to another, number belongs to somebody else', // prettier-ignore
  canoe: 'canoe*',
  compares:
    'difference between, differences between, compare, compared, comparison, versus, vs, which one is better, which is better, which one better',
  complaint: 'your answer was, your answer yesterday, your last answer, your earlier answer, your previous answer, your earlier, your page said, on your page, you said, you gave me, you wrote, you answered, you told us, your information was, your assistant said, your website, fee is wrong, your site said, you told me wrong', // prettier-ignore
  control: 'who controls, controls the company, control of the company, control of my, control of our, control of it, take control, lose control, losing control, keep control, in control, control it, take over, takes over, taking over, taken over, majority share*, majority owner*, majority of the shares, minority share*, vote*, voting, throw me out, push me out, pushed me out, removed me, sack me, cheat me out, messes up, mess up, mess me up, misuse*, squander*, chop my money, chop the money, who decides, has the final say, the final say, my say, no say, a say, 50-50, 50/50, fifty-fifty, fifty fifty, half and half, 51 %, 51%, per cent each, percent each, for life, remain the head, remain head, stay the head, always be the head', // prettier-ignore
  copied:
    'copied my name, copied our name, copying my, copying our, copied my label, copied the sign, using my name, using our name, uses my name, uses our name, use my name too, stole my name, stolen my name, same name as ours, same name as mine, same name as my, same name as our, (using|uses|use|used|took|taken|registered) (the|my|our) (very |exact )?same name, same business name as, name like ours, name like mine, passing off, imitating, imitates our, imitates my, imitate our, imitate my',
  council: 'council of churches, christian council, pentecostal council, church council, charismatic council',
  courier:
    'courier*, dispatch rider*, dispatch bike*, dispatch business, delivery rider*, delivery bike*, motorbike deliver*, motor deliver*, deliver* ... by (motorbike|motor|bike), (motorbike|motor|bike) delivery, delivery motor*, delivery business, delivery service*, deliver parcel*, delivering parcel*, parcel*',
  customary: 'customary, customarily, traditional marriage, traditional wedding, head drink*, knocking, engagement',
  debts: 'debt*, owe, owes, owed, owing, loan*, creditor*, insolven*, bankrupt*',
  director: 'director*',
  descent:
    'my father is a ghanaian, my father is ghanaian, father is from ghana, my mother is a ghanaian, my mother is ghanaian, mother is from ghana, ghanaian father, ghanaian mother, ghanaian parent*, ghanaian grand*, ghanaian descent, ghanaian by birth, born to a ghanaian, born to ghanaian*, parents are ghanaian*, parents are from ghana', // prettier-ignore
  distils: 'bitters, akpeteshie distil*, distil* akpeteshie, distillery, distil gin, distil spirit*, brewery, brewing, brew beer, brew pito, make gin, make liqueur*', // prettier-ignore
  doctors: 'doctor*, dentist*, dental, medical officer*, physician*',
  drone: 'drone*',
  earlier_name: 'convert* ... limited, convert* ... company, upgrad* ... limited, upgrad* ... ltd, upgrad* ... company, turn* ... limited, turn* ... into a company, turn* ... to a company, chang* ... to limited, chang* ... to ltd, chang* ... into limited, chang* ... to a company, chang* ... into a company, chang* ... to a limited, chang* ... into a limited, switch* ... company, transform* ... company, add ltd, add limited, business name already, business name ... since, business name ... registered, business name ... renewed, enterprise ... registered, enterprise ... renewed, enterprise ... since, ventures ... since, registered as a business name, registered a business name, registered my business name, registered an enterprise, registered as an enterprise, registered as enterprise, already have a business name, have a business name already', // prettier-ignore
  ecowas: 'ecowas, nigeria*, togo*, benin, beninois, burkina*, ivorian*, ivory coast, cote d’ivoire, niger, malian*, senegal*, gambia*, guinea, liberia*, sierra leon*', // prettier-ignore
  event: 'festival committee, our festival, organis* ... festival, organiz* ... festival, hold* ... festival, carnival*, street jam*, street party, procession*, health walk*', // prettier-ignore
  engineers: 'engineer*',
  estate: 'my late, our late, his late, her late, late husband, late wife, late father, late mother, deceased, passed away, has died, he died, she died, who died, died in, died last, died suddenly, letters of administration, his estate, her estate, inherited the shop, inherited the business, inherited the house, inherited my, inherited from, inherited his, inherited her, if i die, when i die', // prettier-ignore
  fast: 'fast service, fast track, express service, express registration, urgent service, very urgent, quick service, quicker service, in one week, in two days, within two days, this week, by next week, faster',
  food: 'food*, chicken, fish, frozen, meat, beef, pork, turkey tail*, rice, sugar, cooking oil, vegetable oil, tomato*, fruits, spices, biscuits, noodles, milk, drinks, juice*, groceries, provisions',
  football: 'football academy, football club, soccer academy, football academies, juvenile football, colts football, colts team, football team', // prettier-ignore
  forged: 'forged, forgery, forge my, forge her, forge his, fake resolution, signed my name, signed her name, signed his name, removed me, removed her as, removed him as, without my consent, without her consent, without his consent, without my knowledge, without my knowing, without telling me, behind my back, without my signature, never signed any, i never signed, i did not sign, moved my shares, took my shares, my name is not there, my name is gone, removed my name, names off the registration, name off the registration, taken our names, took our names, there was no meeting, no meeting was held, without a meeting, without any meeting, no resolution was', // prettier-ignore
  foreign_staff: 'expat*, work permit*, residence permit*, quota, foreign worker*, foreign staff, foreign technician*, foreign expert*', // prettier-ignore
  goods_of_fda:
    '(sell|sells|selling|import|imports|importing|stock|stocking|retail|retailing|deal in|dealing in) (and sell )?(some |my |the )?(body |skin |bleaching |hair )?(cosmetics|cream|creams|lotion|lotions|pomade|pomades|medicine|medicines|drugs|medical devices|medical equipment), cosmetics shop, cosmetic shop', // prettier-ignore
  groups:
    'groups together, groups come together, groups to come together, groups combine, groups want, combine the groups, join the groups, our groups, all the groups, several groups, groups into one, groups under one, two groups, three groups, four groups, five groups, six groups, seven groups, eight groups, nine groups, ten groups', // prettier-ignore
  guarantor: 'guarantor*, guaranteed the loan, guaranteed his loan, guaranteed her loan, stood guarantor, signed for the loan, bank loan*, a loan, my loan, our loan, the loan, his loan, her loan, loan from, loans from, borrow*, mortgage*, collateral, pledge*, bank ... take, bank ... seize, bank ... sell my, bank ... sell our', // prettier-ignore
  gipc: 'gipc, investment centre, investment promotion',
  gulf: 'gulf, dubai, qatar, kuwait, saudi*, oman, bahrain, lebanon, emirates, middle east',
  has_company:
    'have a company, have a limited company, have company already, already have a company, have a registered company, own a company, own a limited company, company is registered already, company already registered', // prettier-ignore
  herbal: 'herbal*, herbs, bitters, traditional medicine*, local medicine*',
  in_kind: 'in kind, bring* the machine*, bring* machine*, brought the machine*, bring* equipment, bring* the equipment, contribut* ... machine*, contribut* ... equipment, contribut* ... land, contribut* ... vehicle*, machine* as his share, machine* as her share, machine* as my share, contribut* his, contribut* her, contribut* my, as his share, as her share, as my share, as his part, as her part', // prettier-ignore
  joins:
    '(add|adding|bring|bringing|put|putting|include|including|make|making) (in )?(my|a|his|her|our|another|new) (own )?(wife|husband|spouse|brother|sister|son|daughter|children|child|mother|father|cousin|friend|nephew|niece|partner|business partner|co-owner|owner), (add|put|adding|putting) (her|him|them) (in|on|as|to), name(s)? on it too, name be on it, (her|his|their) name* on (it|the certificate|the paper*|the business), join* me as (a )?(partner|owner|co-owner), as (a )?(co-owner|part owner|joint owner*)',
  land: 'land, lands, plot, plots',
  lawyers: 'law firm*, law practice*, law office*, law chambers, chambers, legal practice, solicitors, we are lawyers, two lawyers, three lawyers, four lawyers, i am a lawyer, fellow lawyer*, lawyers want*', // prettier-ignore
  liquor:
    'beer, beers, liquor, alcohol, alcoholic, akpeteshie, pito, wine, wines, drinking spot, drinking bar, beer bar, cocktail*, pub',
  lost_paper:
    'certificate burnt, certificate got burnt, certificate is burnt, certificate was burnt, certificate is lost, certificate got lost, certificate is missing, certificate was stolen, lost the certificate, lost my certificate, lost our certificate, cannot find the certificate, can’t find the certificate, certificate spoiled, spoiled the certificate, certificate got wet',
  ltd: 'put ltd, add ltd, put limited, add limited, make it ltd, make it limited',
  minor:
    'never reach 18, not reach 18, not yet 18, under 18, son is 15, son is 16, son is 17, daughter is 15, daughter is 16, daughter is 17, 15 years old, 16 years old, 17 years old, is a minor, who is 15, who is 16, who is 17, brother is 15, brother is 16, brother is 17, sister is 15, sister is 16, sister is 17, nephew is 15, nephew is 16, nephew is 17, aged 15, aged 16, aged 17, only 15, only 16, only 17, just 16, just 17',
  misprint:
    'spel* (my|our|the|his|her) name wrong*, wrong* spel*, misspel*, spelling mistake*, wrong spelling, wrong name on (the|my|our), wrong date on, (mistake|error|typo)s? (on|in) (the|my|our) (certificate|form 3|papers|documents)',
  new_work:
    'add ... to our business, add ... to my business, add ... to the business, add ... to our objects, change our objects, change the objects, objects clause, our objects, nature of business, nature of the business, new line of business, another line of business, business line, diversif*, expand into, branch into, venture into, go into, moving into, change of business, change our line, change my line', // prettier-ignore
  name_ordered:
    'name is misleading, name misleading, misleading name, order* ... change ... name, direct* us to change ... name, must change ... name, told us to change ... name, says we should change ... name, name confuses, name is undesirable',
  nominee:
    'owner on paper, on paper only, only on paper, nominee*, put my name as, put my name on the, my name as owner, my name as the owner, use my name to, using my name to, use my name for, name should not appear, name must not appear, name will not appear, hide my name, paper director*, paper owner*, director on paper',
  no_debts: 'no debt*, no loan*, no creditor*, without debt*, without any debt*, owe nobody, owes nobody, owe no one, owes no one, owe nothing, owes nothing, not owing, not owe', // prettier-ignore
  old_tin: 'p00, c00, old tin, my tin, our tin, tin number*, tin card, tin certificate, gra tin, no tin, have tin, have a tin, tax identification*', // prettier-ignore
  npo: 'npo, npo secretariat, dsw, social welfare, ngo licen*, ngo certificate',
  origin: 'kente, geographical indication*',
  overdue:
    'not filed, never filed, has not filed, no returns, not file, filed nothing, overdue, returns since, owe* returns, outstanding returns, behind (with|on) (the |our |my )?returns, not renewed, never renewed, not renew it, no renew',
  own_will: 'my will, make a will, making a will, write a will, writing a will, write my will, making my will, make my will', // prettier-ignore
  own_things:
    'in the name of the church, in the church’s name, in the name of the association, in the association’s name, in the name of the group, in the group’s name, in the name of the ngo, in the ngo’s name, in its own name, in the name of the company, in the company’s name, in the name of the business, in the business’s name, in the name of the school, in the name of the club', // prettier-ignore
  penalty: 'penalty, penalties, fined, punish*, offence, jail, prison, get caught, gets caught, be caught, arrest*', // prettier-ignore
  phone_money: 'e-levy, e levy, elevy, electronic levy, electronic transfer levy',
  prayer_camp: 'prayer camp*, healing camp*, deliverance camp*, healing home*, mad people, mad person, mentally ill, mental patient*, mental illness', // prettier-ignore
  quarrel: 'quarrel*, misunderstanding*, dispute with my, dispute with our, dispute between, dispute among, fighting over, fight over, refuses to share, refuse to share, not sharing, no longer talk, not on good terms', // prettier-ignore
  returned: 'queried, query, queries, sent back, sent it back, returned my application, returned our application, returned my form*, returned our form*, returned the papers, returned my papers, returned our papers, was rejected, been rejected, they rejected, orc rejected, orc refused, name was refused', // prettier-ignore
  reserve: 'reserv* ... name, hold ... name for, reserve the name, reserve a name, reserve my name, reserve our name, reserve that name, reserve this name, name reserved, name reservation, reserving the name, reserving a name, hold the name, hold a name, hold my name, hold our name, name kept, keep the name for, keep my name for, keep our name for, name until, wants its name', // prettier-ignore
  savings: 'savings, saving group*, savings group*, credit union*, susu group*, village savings, vsla*',
  says_limited: 'writing limited, wrote limited, write limited, writing ltd, wrote ltd, write ltd, written limited, written ltd, painted ... limited, painted ... ltd, printed ... limited, printed ... ltd, signboard ... limited, signboard ... ltd, invoice* ... limited', // prettier-ignore
  secretary: 'company secretary, our secretary, the secretary',
  shares: 'shares, shareholder*',
  staff: 'salary, salaries, stipend*, allowance*',
  stall_let: 'stall* ... foreigner*, foreigner* ... stall*, stall* ... chinese, chinese ... stall*, stall* ... nigerian*, nigerian* ... stall*, stall* ... lebanese, lebanese ... stall*, stall* ... indian*, indian* ... stall*', // prettier-ignore
  sells_assets: 'sell the building, sells the building, selling the building, sold the building, sell the company’s, sell the factory, sell the land of the company, sell everything, sell off the assets, sell the assets, sell the shed', // prettier-ignore
  signs_abroad: 'sign from, signs from, signing from, sign abroad, signs abroad, sign here in, sign it here, sign the forms from, sign from here, travel to sign, fly ... to sign, come down to sign, come to ghana to sign, signs in, signed in front of, before a notary, notary, notarised, notarized, embassy, (come|fly|travel|go) (home|down|there|to ghana|to accra) (to|and) sign, (be|being) (there|present|in ghana|in accra) to sign, must i come (home|down|to ghana), do i have to come (home|down|to ghana)', // prettier-ignore
  solar: 'solar, renewable energy, wind turbine*, biogas',
  spouse_secretary:
    'wife ... secretary, husband ... secretary, spouse ... secretary, driver ... secretary, secretary ... wife, secretary ... husband',
  stall: 'stall, stalls, store in the market, shop in the market',
  structure: 'kiosk, kiosks, my container, container shop, in a container, from a container, container by, container store, wooden structure, temporary structure, remove by, produce permit, stop work', // prettier-ignore
  suspect: 'fake, fraud*, forged, scam*, swindl*, dupe*, cheat*, genuine, middleman, middlemen, agent, agents, connection man, goro, is it real, is this real, real one', // prettier-ignore
  takes_over:
    '(bought|buy|buying|purchased|taking over|take over|took over) (a|an|the|her|his|their|this|that) (running |existing |whole )?(shop|store|salon|business|pharmacy|school|bar|chop bar|restaurant|cold store|drinking spot|provision shop|hotel|bakery)( business)? (from|of|which|with|she|he), sold (me|us) (the|her|his|their) (shop|business|salon|store|bar|chop bar), (gave|handed) (me|us) (her|his) certificate',
  tender: 'tender*, government contract*, contract with the assembly, contract with the government, bid for',
  thumbprint:
    "thumbprint*, thumb print*, cannot read, can’t read, can't read, cannot write, can’t write, can't write, illiterate",
  tree_crops: 'cashew*, shea, raw nuts, rubber plantation, mango farm*, mangoes, coconut*, oil palm, palm plantation', // prettier-ignore
  union:
    'trade union, labour union, workers’ union, workers union, register as union, register as a union, register a union, form a union, form union, join a union, be a union',
  unpaid_work: 'unpaid salar*, unpaid wage*, not paid my salary, not paid us, not paid our, has not paid me, owes me salary, salary arrears, unpaid ssnit, not paid ssnit, never paid ssnit, paid no ssnit, my ssnit', // prettier-ignore
  vat: 'vat',
  vehicle:
    'own the car, get the car, car is still in, bought a trotro, bought the trotro, bought a car, bought the car, bought a taxi, bought the taxi, bought a vehicle, bought the vehicle, work and pay, work-and-pay, change of ownership of, change the ownership of the car, change the ownership of the vehicle, vehicle registration, vehicle papers, car papers, motor papers, log book, logbook, registration no be my name, transfer the car, transfer the vehicle, dvla',
  young:
    "i am 15, i am 16, i am 17, i’m 15, i’m 16, i’m 17, i'm 15, i'm 16, i'm 17, i never reach 18, i have not reached 18",
  wants_company:
    "(?<!not )(?<!n[’']t )(want|wish|like|need|plan|hope|decided|ready|going) to (open|form|start|register|set up|incorporate|own|establish) (a |an |our |my |own |one |the |small |private |limited |liability |new |proper ){0,4}company, (wan|go|wanna) (open|form|start|register|set up) (a |an |our |my |own |one |the |small |private |limited |liability |new |proper ){0,4}company, (?<!not )(?<!n[’']t )(want|wants|wan|need|needs) (a|my own|our own) (small |private |limited |liability ){0,4}company, company (that |which )?(i|we) (want|wish|like|need|plan|hope|are going|am going|intend) to (open|form|start|register|set up|incorporate|own|establish), turn my ... into a company, turn my ... to a company, turning my ... into a company, turning my ... to a company, change my ... into a company, change my ... to a company, convert my ... into a company, convert my ... to a company, upgrade my ... into a company, upgrade my ... to a company, make my ... into a company, make my ... to a company, turn our ... into a company, turn our ... to a company, change our ... into a company, change our ... to a company, convert our ... into a company, convert our ... to a company, upgrade our ... into a company, upgrade our ... to a company, make my ... a company, is to become a company, should become a company, should now be a company, now make it a company, want to make it a company, from business name to company, from business name to a company, from enterprise to company, from sole prop to company, business name to company, business name to a company, sole proprietorship to company, sole proprietorship to a company, partnership to a company, register a company for me, register a company for us",
  wedding: 'wedding*, marriage*',
};

type Worded = keyof typeof WORDS;
const SUBJECTS = Object.keys(WORDS) as Worded[];

/** A phrase as an expression, made when a text first needs it. */
const expressionOf = once((phrase: string): RegExp => {
  const words = phrase.replaceAll('*', '\\p{L}*').replaceAll(' ... ', '[^.?!]{1,60}?(?<!\\p{L})');
  return new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'u');
});

/** How each word of a text begins: with its first four letters, if it has as many. */
const BEGINNINGS = /(?<!\p{L})\p{L}{1,4}/gu;
/**
 * How the words begin that a phrase cannot do without: not those in brackets or behind dots, which may be others, nor a short one with
 * a star.
 */
const needsOf = (phrase: string): string[] =>
  phrase
    .replaceAll(/ \.\.\. /g, '* ')
    .replaceAll(/\([^)]*\)|\{\d,\d\}|[a-z]\?/g, ' ')
    .match(/(?<![a-z*])(?:[a-z]{4}|[a-z]+(?![a-z*]))/g) ?? [];

/** A phrase for a subject, with all the beginnings that it needs. */
interface Sign {
  readonly subject: Worded;
  readonly phrase: string;
  /** The phrase itself, unless it stands for more than one. */
  readonly plain: string;
  readonly needs: readonly string[];
}
/** The phrases by one beginning that they need; under undefined those that need none. */
const SIGNS = new Map<string | undefined, Sign[]>();
for (const subject of SUBJECTS)
  for (const phrase of WORDS[subject].split(', ')) {
    const needs = needsOf(phrase);
    const first = needs.find(({ length }) => length === 4) ?? needs[0];
    const sign = { subject, phrase, plain: /[*.(]/.test(phrase) ? '' : phrase, needs };
    const others = SIGNS.get(first);
    if (others === undefined) SIGNS.set(first, [sign]);
    else others.push(sign);
  }

/** What the words of a text say it speaks of: only a phrase is looked for of which all beginnings are in the text. */
export function wordedIn(text: string): Worded[] {
  const words = text.toLowerCase();
  const beginnings = new Set<string | undefined>(words.match(BEGINNINGS)).add(undefined);
  const found = new Set<Worded>();
  for (const beginning of beginnings)
    for (const { subject, phrase, plain, needs } of SIGNS.get(beginning) ?? [])
      if (
        !found.has(subject) &&
        needs.every((one) => beginnings.has(one)) &&
        words.includes(plain) &&
        expressionOf(phrase).test(words)
      )
        found.add(subject);
  return SUBJECTS.filter((subject) => found.has(subject));
}

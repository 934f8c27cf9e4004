/**
 * Keywords: nouns of one sense, each of which says by itself what a text speaks of. Commas part them, and a star stands for any ending.
 * What takes a sentence to say is learned instead, from train/phrases. Where both read a subject, what either finds is mentioned.
 */
export const KEYWORDS = {
  account: 'bank account*',
  accounting: 'chartered accountants, accountancy, accounting, audit*, bookkeep*',
  aged: 'old people’s home, old people home, old people’s care, home for the aged, aged home, aged care, nursing home, care home, home for the elderly, old folks home, old age home',
  architects: 'architect*',
  attorney: 'power of attorney, powers of attorney, letter of authority',
  auditor: 'auditor, auditors',
  barcode: 'barcode*, bar code*, gs1',
  borehole: 'borehole*, bore hole*, underground water, ground water',
  brand: 'trade mark*, trademark*, copyright*',
  canoe: 'canoe*',
  council: 'council of churches, christian council, pentecostal council, church council, charismatic council',
  courier:
    'courier*, dispatch rider*, dispatch bike*, dispatch business, delivery rider*, delivery bike*, motorbike deliver*, motor deliver*, motorbike delivery, motor delivery, bike delivery, delivery motor*, delivery business, delivery service*, delivery with okada, delivery with motor*, delivery with a motor*, delivery with bike*, okada delivery, deliver with okada, deliver with motor*, deliver parcel*, delivering parcel*, parcel*',
  customary: 'customary, customarily, traditional marriage, traditional wedding, head drink*, knocking, engagement',
  director: 'director*',
  distils:
    'bitters, akpeteshie distil*, distil akpeteshie, distilling akpeteshie, distils akpeteshie, distillery, distil gin, distil spirit*, brew*, make gin, make liqueur*',
  doctors: 'doctor, doctors, doctor’s, dentist*, dental, medical officer*, physician*',
  drone: 'drone*',
  engineers: 'engineer*',
  food: 'food*, chicken, fish, frozen, meat, beef, pork, turkey tail*, rice, sugar, cooking oil, vegetable oil, tomato*, fruits, spices, biscuits, noodles, milk, drinks, juice*, groceries, provisions',
  football:
    'football academy, football club, soccer academy, football academies, juvenile football, colts football, colts team, football team',
  foreigner:
    'foreign*, chinese, china, lebanese, lebanon, nigerian*, nigeria, indian*, india, togolese, togo, ivorian*, malian*, nigerien*, from niger, burkinabe*, burkina, beninese, senegalese, gambian*, liberian*, fulani, syrian*, turkish, korean*, pakistani*',
  gipc: 'gipc, investment centre, investment promotion',
  guarantor: 'guarantor*',
  gulf: 'gulf, dubai, qatar, kuwait, saudi*, oman, bahrain, lebanon, emirates, middle east',
  herbal: 'herbal*, herbs, bitters, traditional medicine*, local medicine*',
  lawyers:
    'law firm*, law practice*, law office*, law chambers, chambers, legal practice, solicitors, we are lawyers, two lawyers, three lawyers, four lawyers, i am a lawyer, fellow lawyer*, lawyers want*',
  liquor:
    'beer, beers, liquor, alcohol, alcoholic, akpeteshie, pito, wine, wines, drinking spot, drinking bar, beer bar, cocktail*, pub',
  npo: 'npo, npo secretariat, dsw, social welfare, ngo licen*, ngo certificate',
  operating_permit:
    'operating permit*, bop, business permit*, assembly officer*, assembly people, assembly guard*, municipal officer*, officer from the municipal, municipal people, revenue collector*, revenue people, task force, ama people, kma people, city guard*',
  origin: 'kente, geographical indication*',
  phone_money: 'e-levy, elevy, e levy',
  owes: 'people i owe, people we owe, i owe people, i owe bank*, i owe the bank*, owe susu, owe the susu, i owe money, we owe money, money i owe, i dey owe, we dey owe, owe already, old debts, debts already, debts i have',
  penalty: 'penalty, penalties, fined, punish*, offence, jail, prison, get caught, gets caught, be caught, arrest*',
  prayer_camp:
    'prayer camp*, healing camp*, deliverance camp*, healing home*, mad people, mad person, mentally ill, mental patient*, mental illness',
  reserve:
    'hold the name, holds the name, hold a name, keep the name, keeps the name, name is kept, name is held, kept only 30 days, kept for 30 days, held for 30 days, reserve the name, reserve a name, reserve my name, name reservation*',
  savings: 'savings, saving group*, savings group*, credit union*, susu group*, village savings, vsla*',
  solar: 'solar, renewable energy, wind turbine*, biogas',
  ssnit: 'ssnit, social security, pension*',
  tender: 'tender*, government contract*, contract with the assembly, contract with the government, bid for',
  thumbprint:
    "thumbprint*, thumb print*, cannot read, can’t read, can't read, cannot write, can’t write, can't write, illiterate",
  tree_crops: 'cashew*, shea, raw nuts, rubber plantation, mango farm*, mangoes, coconut*, oil palm, palm plantation',
  union:
    'trade union, labour union, workers’ union, workers union, register as union, register as a union, register a union, form a union, form union, join a union, be a union',
  used_appliances:
    'used fridge*, used freezer*, used deep freezer*, used refrigerator*, used air condition*, used air-condition*, used ac, used acs, used tv*, used television*, used washing machine*, used computer*, used laptop*, used microwave*, used appliance*, used electrical*, used electronic*, home used, home use fridge*, home use freezer*, second hand fridge*, second-hand fridge*, secondhand fridge*, second hand freezer*, second-hand freezer*, second hand air condition*, second-hand air condition*, second hand tv*, second hand electrical*, second-hand electrical*, second hand electronic*, second hand appliance*',
  vat: 'vat',
};

type Keyword = keyof typeof KEYWORDS;

/** Whether keywords tell a subject. */
export const isKeyword = (mention: string): boolean => mention in KEYWORDS;

/** How a word begins: with its first four letters, if it has as many. */
const BEGINNING = /(?<!\p{L})\p{L}{1,4}/gu;
const LETTER = /\p{L}/u;

/** The keywords by how they begin. */
const BY_BEGINNING = new Map<
  string,
  { readonly subject: Keyword; readonly words: string; readonly isOpen: boolean }[]
>();
for (const subject of Object.keys(KEYWORDS) as Keyword[])
  for (const keyword of KEYWORDS[subject].split(', ')) {
    const words = keyword.replace('*', '');
    const beginning = words.match(BEGINNING)![0]!;
    const others = BY_BEGINNING.get(beginning) ?? [];
    others.push({ subject, words, isOpen: keyword.endsWith('*') });
    BY_BEGINNING.set(beginning, others);
  }

/** What the keywords of a text say it speaks of. */
export function keywordsIn(text: string): Keyword[] {
  const lower = text.toLowerCase();
  const found = new Set<Keyword>();
  for (const { 0: beginning, index } of lower.matchAll(BEGINNING))
    for (const { subject, words, isOpen } of BY_BEGINNING.get(beginning) ?? [])
      if (lower.startsWith(words, index) && (isOpen || !LETTER.test(lower.charAt(index + words.length))))
        found.add(subject);
  return [...found];
}

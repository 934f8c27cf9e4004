/*
 * Other spellings of words of company names. They are customary, not among the differences that the law disregards, so a name that
 * differs only in them is not the same. Canonical forms (see normalise.ts), the shorter one first. Source: general knowledge.
 */

/** Short forms, which are said as they are written or in full. */
const SHORT = `ent enterprise, entp enterprise, enterp enterprise, vent venture, ven venture, trad trading, trdg trading, tdg trading, intl
  international, int international, inter international, internat international, mgt management, mgmt management, dev development, devt
  development, devpt development, svc service, serv service, srv service, soln solution, sol solution, tech technology, techno technology,
  mfg manufacturing, manuf manufacturing, const construction, constr construction, construct construction, eng engineering, engr
  engineering, engrg engineering, inv investment, invest investment, assoc association, assn association, assoc associate, govt
  government, dept department, univ university, inst institute, grp group, ind industry, indus industry, prod product, dist distribution,
  distr distributor, gen general, hosp hospital, sch school, comm communication, telecom telecommunication, acad academy, cons consult,
  consult consulting, consult consultancy, consultancy consulting, consultant consult, consultant consulting, consultant consultancy, ctr
  center, cntr center, ctr centre, cntr centre, mkt market, mktg marketing, bldg building, pharm pharmacy, pharma
  pharmaceutical, agric agricultural, agric agriculture, agro agricultural, elect electrical, elec electrical, electric electrical,
  electron electronic, equip equipment, furn furniture, transp transport, trans transport, natl national, nat national, org organization,
  corp corporation, fin finance, fin financial, ins insurance, rest restaurant, prop property, maint maintenance, lab laboratory, med
  medical, min ministry, fdn foundation, found foundation, soc society, coop cooperative, refrig refrigeration, comp computer, univ
  universal, gh ghana, dr doctor, prof professor, hldg holding, hold holding, exp export, imp import, biz business`;

/** Spellings of one word that are said alike. */
const SAID_ALIKE = `bro brother, st saint, mt mount, organisation organization, favour favor, colour color, jewellery jewelry, saviour savior, tyre tire,
  programme program, grey gray, aluminium aluminum, fibre fiber, bizness business, bizniz business, theatre theater, metre meter, litre
  liter, labour labor, honour honor, harbour harbor, neighbour neighbor, centre center, light lite, night nite, and n, you u, your ur, see c, great
  gr8, late l8, mate m8, before b4, thank thanx, people pple, afia afua, cool kool, because cos`;

/** Another spelling of a word, and whether it is said alike. */
export interface Variant {
  readonly word: string;
  readonly isSaidAlike: boolean;
}

const OTHERS = new Map<string, Variant[]>();
for (const [spellings, isSaidAlike] of [
  [SAID_ALIKE, true],
  [SHORT, false],
] as const) {
  for (const entry of spellings.split(',')) {
    const [one, other] = entry.trim().split(/\s+/) as [string, string];
    OTHERS.set(one, [...(OTHERS.get(one) ?? []), { word: other, isSaidAlike }]);
    OTHERS.set(other, [...(OTHERS.get(other) ?? []), { word: one, isSaidAlike }]);
  }
}
/** Whether one word is another in so many fewer letters that a reader takes it for its short form. */
export const isShortFor = (short: string, full: string): boolean =>
  short.length < full.length * MOST_OF_FULL && (OTHERS.get(short)?.some(({ word }) => word === full) ?? false);
const MOST_OF_FULL = 0.63;
const NONE: readonly Variant[] = [];
const JOINED_INITIALS = /^[b-df-hj-np-tv-xz]&[b-df-hj-np-tv-xz]$/;
const INITIALS = /^[b-df-hj-np-tv-xz]{1,3}$/;

/** How the name of each letter is written, if it is not a word of its own besides ("be"). */
const LETTER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  'b bee,c cee,d dee,f eff ef,g gee jee,h aitch,j jay,k kay,l ell el,m em,n en,p pee,q cue,r ar,s ess es,t tee,v vee,w doubleu,x ex,z zed zee'
    .split(',')
    .map((entry) => entry.split(' '))
    .map(([letter = '', ...names]) => [letter, names]),
);
const LETTER_OF: ReadonlyMap<string, string> = new Map(
  [...LETTER_NAMES].flatMap(([letter, names]) => names.map((name) => [name, letter] as const)),
);
const ANY_NAME = [...LETTER_OF.keys()].join('|');
const SPELT_OUT = new RegExp(`^(?:${ANY_NAME}){1,3}$`);
const EACH_NAME = new RegExp(ANY_NAME, 'g');

/** The ways to write initials as one word by the names of their letters: "mk" is "emkay". */
function spellOut(initials: string): string[] {
  return Array.from(initials).reduce(
    (words, letter) => words.flatMap((word) => (LETTER_NAMES.get(letter) ?? []).map((name) => word + name)),
    [''],
  );
}

/** The other initials that may be heard as these: m and n differ little when they are read out. */
function misheard(initials: string): string[] {
  if (initials.length === 1 || !MISHEARD.test(initials)) return [];
  return Array.from(initials)
    .reduce(
      (words, letter) => words.flatMap((word) => (MISHEARD.test(letter) ? [`${word}m`, `${word}n`] : [word + letter])),
      [''],
    )
    .filter((word) => word !== initials);
}
const MISHEARD = /[mn]/;

/** Whether these are initials of which one may be heard as the other. */
export const areMisheard = (one: string, other: string): boolean => INITIALS.test(one) && misheard(one).includes(other);

/** The other spellings of a word. Symmetric: each of them has this word among its own. */
export function variantsOf(word: string): readonly Variant[] {
  const others = OTHERS.get(word) ?? NONE;
  if (INITIALS.test(word)) {
    const spelt = spellOut(word).map((word) => ({ word, isSaidAlike: true }));
    const heard = misheard(word).map((word) => ({ word, isSaidAlike: false }));
    return [
      ...others,
      ...spelt,
      ...heard,
      ...(word.length === 2 ? [{ word: `${word[0]}&${word[1]}`, isSaidAlike: false }] : []),
    ];
  }
  if (JOINED_INITIALS.test(word)) return [{ word: word.replace('&', ''), isSaidAlike: false }];
  if (!SPELT_OUT.test(word)) return others;
  return [...others, { word: word.replace(EACH_NAME, (name) => LETTER_OF.get(name)!), isSaidAlike: true }];
}

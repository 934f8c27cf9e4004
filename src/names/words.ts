/**
 * Words of company names that set nothing apart. A prior, for a register too small to show by its own frequencies which words
 * are common; with growing size the register's frequencies take over (see weight.ts). Sources: the generic words named in the
 * facts behind the rules of sound, the words disregarded by Singapore's S 837/2015 r.2(2) and those the United Kingdom
 * disregarded until 2015 (SI 2015/17), and common devotional, trade and place words of Ghanaian business names (general
 * knowledge, no claim of completeness).
 */
export type WordClass = 'generic' | 'devotional' | 'trade' | 'place' | 'name';

const GENERIC = `enterprise venture trading company limited ghana group holding international investment service consult consultancy
  consulting consultant multi general global africa african business work industry corporation agency associate partner partnership brother sister
  son daughter family store shop mart supply supplier merchant commercial resource solution system project concept link world worldwide
  import export complex center centre place house home point zone hub network team club union association society foundation
  organisation organization institute plus first new one united royal super best quality modern smart national west gh co ltd
  and of the for in at by to a an on with my our your de la no number 2 4 1 management development professional master universal
  market marketing continental allied ideal prime premier classic direct express city town`;

const DEVOTIONAL = `god jesus christ lord grace favour favor blessed blessing bless mercy glory faith hope peace joy love divine holy
  heaven heavenly saviour savior king kingdom praise victory miracle angel covenant redeemer providence amen hallelujah alleluia
  emmanuel trinity gospel bethel zion nyame onyame adom aseda nhyira ebenezer shalom goodness faithful mighty almighty allah
  bismillah salvation spirit prayer`;

const TRADE = `food catering restaurant chop bar kitchen bakery pastry water drink beverage juice poultry farm farming agro agriculture
  agricultural cocoa shea fish fishing cold rice palm oil gas petroleum fuel energy solar power electrical electric electronic
  phone mobile computer software technology tech digital media printing press publishing design fashion fabric textile cloth
  clothing boutique beauty cosmetic salon barber hair hairdressing furniture wood timber carpentry metal steel aluminium welding
  fabrication block brick cement construction building builder contractor engineering engineer estate property real housing
  transport logistics shipping freight cargo haulage travel tour auto motor spare part tyre garage mechanic mining gold mineral
  diamond jewellery jewelry school academy educational education training hospital clinic medical health pharmacy pharmaceutical
  chemical herbal laboratory dental optical bank banking insurance microfinance finance financial capital credit loan fund
  saving security cleaning laundry hotel lodge guest event decor decoration music studio entertainment photo photography
  sport bookshop book stationery plastic paint plumbing hardware equipment machinery tool garden flower leather shoe bag`;

const PLACE = `accra kumasi tema takoradi sekondi tamale cape coast sunyani koforidua ho hohoe wa bolgatanga techiman obuasi tarkwa winneba kasoa
  madina legon osu labadi teshie nungua dansoman ashaiman east north south northern southern eastern western central upper volta ashanti
  brong ahafo bono savannah oti greater nkawkaw dunkwa keta aflao nima kaneshie achimota spintex lapaz adenta dome mampong
  ejura konongo bibiani elmina saltpond axim prestea kintampo yendi navrongo bawku kade asamankese suhum nsawam`;

/** Day-names, first names and surnames that many people bear: shared by chance, so worth less than a coined word. */
const PERSONAL = `kofi kwame kwasi kwesi kwaku kweku kwadwo kojo kwabena kobina yaw ama afia efua akua abena adwoa yaa esi akosua afua
  mensah owusu boateng asante appiah osei amoah addo agyei adjei ofori antwi opoku boakye sarpong annan ansah quaye tetteh
  nkrumah acheampong darko frimpong gyamfi arthur quansah baidoo aidoo otoo essien eshun mohammed ibrahim abdul issah`;

const CLASSES: ReadonlyMap<string, WordClass> = new Map(
  (
    [
      ['name', PERSONAL],
      ['place', PLACE],
      ['trade', TRADE],
      ['devotional', DEVOTIONAL],
      ['generic', GENERIC],
    ] as const
  ).flatMap(([kind, words]) => words.split(/\s+/).map((word) => [word, kind] as const)),
);

/** The class of a word in its canonical form (see normalise.ts), or undefined for a word that may set a name apart. */
export function wordClass(word: string): WordClass | undefined {
  return CLASSES.get(word);
}

/** Every listed word: what a joined word may be split into even if the register never writes it alone. */
export const LISTED_WORDS: Iterable<string> = CLASSES.keys();

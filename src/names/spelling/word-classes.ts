import { canonicalWord } from './normalise.ts';
import { TRADE_WORDS } from './trades.ts';

/**
 * Words that distinguish company names little. A prior, for a register too small to show by its own frequencies which words are
 * common; the larger the register, the more its frequencies count (see weight.ts). The generic words come from the notes on
 * Ghanaian names, from Singapore's S 837/2015 r. 2(2) and from the words that the United Kingdom disregarded until 2015. The
 * devotional, trade and place words and the personal names are general knowledge of Ghanaian business names. No list needs to be
 * complete: a word in none of them counts in full until the register shows that it is common.
 */
/** `name` is a word that many names have although it is distinctive: a person's name, or a favourite. */
export type WordClass = 'generic' | 'devotional' | 'trade' | 'place' | 'name';

const GENERIC = `enterprise venture trade trading company limited ghana group holding international investment service consult consultancy consulting
  consultant multi general global africa african business work industry corporation agency associate partner partnership brother sister
  son daughter family store shop mart supply supplier merchant exporter importer vendor commercial resource solution system project
  concept link world worldwide import export complex center centre place house home point zone hub network team club union association
  society foundation organisation organization institute plus new one united royal super best quality modern smart express national gh co ltd
  number management development professional master universal market marketing continental allied ideal prime premier classic direct city
  town outlet depot bureau office base collection product production producer manufacturing manufacturer distributor distribution dealer
  retail wholesale trader operation initiative programme program council board committee league federation alliance cooperative coop movement
  mission special specialist expert excellent perfect original local rural urban mobile portable total integrated advanced dynamic
  creative innovative standard central 1st 2nd 1 2 4 intl ent svc done they class`;

/** Words that build phrases, in English and Akan. */
const PHRASAL = `and of the in at by an on with my our your de la is n are am be was were been has have had do does did can may must shall will not never
  always ever only still also very i me mine he him his she her it its them their that this these those who what where when how all any
  every each some no from as up out over under into than then so if or but here there great good big ne ye wo ni na mu nti ara you yours
  we us thy thee thou thine unto thing everything nothing something possible impossible clap come go give let say said till until because
  without through everybody nobody nka kasa mo li le nko nim ma
  gye beye bekyere behwe bema beba bebo beboa betumi bedi beyi hwe kyere hye yi fa fi bra ko san sane da daa nnim so wom mmo mmoa bere mmere
  ase nyinaa biara pa paa yie dea se ampa nkoa koraa aka enye nnae bisa`;

/** Legal forms of other countries, which an external company's name has; without the French SASU, which is a surname here. */
export const FOREIGN_FORMS = `ag aktiengesellschaft gmbh sa sarl sas spa srl bv nv ab aps oy pte pty pvt proprietary private public liability
  stock jsc ojsc cjsc pjsc ooo oao zao pao sdn bhd lda ltda`;

const DEVOTIONAL = `god jesus christ lord grace favour favor blessed blessing bless mercy glory faith hope peace joy love divine holy heaven
  heavenly saviour savior king kingdom praise victory miracle angel covenant redeemer providence amen hallelujah alleluia emmanuel immanuel
  trinity gospel bethel zion nyame onyame onyankopon adom aseda nhyira ebenezer shalom goodness faithful faithfulness mighty almighty allah
  bismillah alhamdulillah salvation spirit prayer jehovah jireh calvary canaan galilee jerusalem eden gilead elim peniel rehoboth hosanna
  maranatha maranata agape anointed anointing sacred saint virgin cross crown trust wisdom gift time will able way blood living resurrection
  testimony thanksgiving awurade mawu yehowa yesu charity mount sinai carmel hebron goshen berea antioch believe believer fail thank bible
  psalm prophet apostle temple bishop pastor worship chosen promise shepherd gracious thankful sow reap cherub ark nissi shammah rapha
  elshaddai el shaddai adonai messiah nazareth israel moriah olive olivet pentecost nyonmo naawuni kristo boafo tumi tease wura kese`;

const PLACE = `accra kumasi tema takoradi sekondi tamale cape coast sunyani koforidua ho hohoe wa bolgatanga techiman obuasi tarkwa winneba kasoa
  madina legon osu labadi teshie nungua dansoman ashaiman east west north south northern southern eastern western upper volta ashanti
  brong ahafo bono savannah oti greater nkawkaw dunkwa keta aflao nima kaneshie achimota spintex lapaz adenta adentan dome mampong
  ejura konongo bibiani elmina saltpond axim prestea kintampo yendi navrongo bawku kade asamankese suhum nsawam dormaa berekum wenchi
  goaso bekwai agona swedru oda mankessim ada sogakope akosombo kpando kpalime dambai nkoranza salaga damongo walewale bole lawra jirapa
  nandom tumu paga zebilla aburi akropong dodowa kwahu mpraeso begoro somanya cantonments ridge airport labone dzorwulu tesano
  kokomlemle circle makola kejetia bantama asafo suame tafo ejisu juaben nigeria togo lagos london dubai china america europe asia
  kpong kpone prampram amasaman weija afienya sege ningo pokuase ofankor haatso kwabenya kwashieman odorkor darkuman alajo chorkor kpeshie
  akuse odumase asesewa adukrom mamfe akwapim akuapem kibi kyebi anyinam abirem akwatia kwabeng osino abetifi donkorkrom atimpoku senchi
  kuntenase offinso effiduase mamponteng nkawie juaso agogo kumawu akomadan tepa mankranso manso abuakwa tanoso kwadaso oforikrom santasi
  ayigya patasi nyinahin akrokerri fomena adansi drobo sampa nsawkaw nsoatre bechem duayaw kenyasi hwidiem kukuom mim atebubu yeji prang
  banda jema bawjiase moree anomabo apam assin fosu praso breman asikuma ajumako essarkyir bereku awutu mumford komenda twifo abura denkyira shama
  elubo nkroful esiama bogoso asankragwa asankragua enchi wassa daboase kwesimintsim effiakuma sefwi wiawso juaboso nzema ahanta kpetoe
  adidome akatsi dzodze denu anloga kadjebi jasikan nkwanta krachi peki tsito kpeve amedzofe vakpo juapong battor mepe abor savelugu tolon
  kumbungu karaga gushiegu bimbilla zabzugu tatale saboba chereponi sang nanton gambaga nalerigu bunkpurugu buipe sawla larabanga dagbon
  gonja mamprusi bongo sandema fumbisi garu tempane pusiga binduri nangodi chiana tongo wechiau nadowli kaleo lambussie gwollu hamile akim
  akyem fante fanti dangme krobo manya yilo`;

/** Common day-names, first names and surnames: two names may share one by chance, so it counts less than a coined word. */
const PERSONAL = `kofi kwame kwasi kwesi kwaku kweku kwadwo kojo kwabena kobina yaw ekow fiifi yoofi ebo kuuku ato jojo paa nana nii naa
  auntie aunty uncle madam alhaji alhaja hajia mallam dr mr mrs rev togbe torgbui torgbe opanin egya wofa naba numo asafoatse
  ama afia afua efua akua ekua abena araba adwoa yaa baaba aba esi akosua adjoa ajoa ewurabena maame mama papa
  mensah owusu boateng asante appiah osei amoah addo agyei adjei ofori antwi opoku boakye sarpong annan ansah quaye tetteh
  nkrumah acheampong darko frimpong gyamfi arthur quansah baidoo aidoo otoo essien eshun mohammed ibrahim abdul issah asamoah amponsah
  yeboah danso agyemang agyeman oppong asare donkor bonsu acquah badu boadu gyan gyasi kusi larbi lartey manu marfo obeng okyere osafo
  quarshie sackey takyi tawiah twum amankwah ampofo ankomah asiedu attah awuah botchway kwarteng lamptey nartey nkansah ntim oduro ofosu
  peprah quartey agyapong armah aryee danquah kuffour mahama alhassan yakubu seidu fuseini iddrisu sulemana
  samuel daniel isaac joseph michael richard francis stephen charles eric patrick ernest felix frank evans philip albert prince
  solomon benjamin joshua justice simon alex peter seth john paul thomas david moses james george william robert henry edward mary esther comfort
  vida janet gifty beatrice doris abigail victoria rita linda hannah lydia regina theresa dorcas agnes elizabeth sarah rebecca margaret
  martha ruth deborah priscilla gloria florence rose christiana georgina juliana amina fatima mariam
  godfred perpetual patience prosper evelyn gladys cynthia portia stella juliet salomey salome ernestina augustina augustine anthony
  benedict bernard bismarck caleb cecilia christopher clement collins cornelius cosmas derrick desmond dennis dominic douglas edmund edwin
  elijah elisha emelia enoch ezekiel faustina fred frederick gabriel gilbert gideon harriet helena irene isaiah jacob jemima jennifer
  jeremiah jerome jessica jonas jonathan josephine joyce judith julius kingsley lawrence leticia lucy mabel martin matilda matthew maxwell
  mavis millicent monica nancy naomi nathaniel nicholas oscar patricia pauline philomena rachel raymond reuben rosemary roland rosina
  sabina samson sandra selina sharon sophia stanley susana sylvia theophilus timothy veronica vincent vivian wilhelmina winifred yvonne
  zacharia abdulai abdallah abubakar abubakari ahmed amadu aminu awudu baba bawa fati habiba hamidu haruna hassan hawa imoro inusah ismail
  issaka jibril kadiri karim latif mahamadu majeed memuna mubarak muhammed musah mustapha nuhu rabiatu rahman ramatu rashid razak saeed
  salifu salamatu sani suleman tahiru umar wahab yahaya yussif zakari zainab
  mawuli mawuko mawunyo mawuena mawusi mawuse mawulolo mawuto edem elom selorm selom senyo dela delali kafui makafui sitsofe xorlali
  eyram etornam esinam enyonam dzifa akpene sena senam worlanyo novisi aseye emefa elikem elikplim seyram sedinam dodzi edinam kosi
  kossi komla komlan kodzo kwami yawa abra akosiwa adzo ablavi agbeko agbenyega amenuvor amegashie dzokoto ametefe tsikata kpodo gbedemah
  klutse ahiabor agbemabiese ayi ayitey ayikwei ayikai adjeley adjoley dede korkor korkoi naadu lartebi kwei odai okai okoe akuete akwei
  tetteyfio nmai wumbei wuni napari yaro issifu fuseina awabu adisa ayisha aishatu rukaya rahinatu zuweira sumaila ziblim atinga atanga
  ayamga apiah adu boamah bediako bonney brew amissah quainoo sam ackon essuman dadzie koomson kumi kissi ofosuhene ayisi ababio asamoa`;

/** Words that many founders choose: sharing one of these alone with a business of another trade is chance. */
const FAVOURED = `monday tuesday wednesday thursday friday saturday sunday unity success progress vision destiny dream star golden silver sunrise sunshine sun morning future bright happy lucky
  eagle lion crystal pearl rainbow ocean river mountain rock sky moon light life liberty freedom champion winner hero legend legacy heritage
  pioneer pride wonder wise unique elegant fresh pure clean green blue red white black fountain spring bridge gateway horizon summit elite
  super mega rapid sure noble alpha omega delta phoenix galaxy universe planet supreme genesis jubilee diaspora ebony ivory lake view hill
  valley sea island forest lagoon hand touch heart mind soul face eye voice smile arm foot feet head wing tree leaf root branch fruit flower
  rose lily palm cedar oak pine bamboo water wind storm rain thunder lightning flame spark ray beam dawn dusk evening night day season
  summer winter autumn sweet easy quick fast swift strong bold brave true real total simple smooth neat nice kind gentle humble honest loyal
  lovely beautiful pretty cool hot warm dry deep tall long short wide little small young old early late next second third style living
  choice chance option answer key secret code mark sign symbol crown throne palace castle tower pillar arch street lane avenue road square
  corner garden park village country nation world land earth east west hour joyful cheerful merry wealth rich fortune treasure jewel gem
  money cash value price deal bargain save saver home family friend neighbour mother father mama papa lady queen princess prince knight duke
  baron chief elder captain master boss tiger leopard elephant horse bull dove falcon hawk sparrow butterfly dolphin whale shark purple pink
  yellow orange brown grey violet scarlet crimson diamond ruby emerald sapphire platinum bronze power energy force speed motion action move
  drive ride run walk jump fly rise shine glow brilliant cloud shore coast bay harbour beach wave tide tropical savannah desert oasis
  paradise eden still peaceful quiet junction roundabout daily girl boy woman man youth child trustee banker maker writer worker
  oman asempa`;

const CLASSES: ReadonlyMap<string, WordClass> = new Map(
  (
    [
      ['name', FAVOURED],
      ['name', PERSONAL],
      ['place', PLACE],
      ['trade', TRADE_WORDS.join(' ')],
      ['devotional', DEVOTIONAL],
      ['generic', GENERIC],
      ['generic', PHRASAL],
      ['generic', FOREIGN_FORMS],
    ] as const
  ).flatMap(([kind, words]) => words.split(/\s+/).map((word) => [canonicalWord(word), kind] as const)),
);

const PHRASAL_WORDS = new Set(PHRASAL.split(/\s+/).map(canonicalWord));

/** Whether a word in canonical form only builds phrases ("God is able"). */
export const isPhrasal = (word: string): boolean => PHRASAL_WORDS.has(word);

/** The class of a word in canonical form (see normalise.ts); undefined for a word that may distinguish a name. */
export function wordClass(word: string): WordClass | undefined {
  return CLASSES.get(word);
}

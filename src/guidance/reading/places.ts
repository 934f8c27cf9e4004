import { hashOf, hashesOf } from './words.ts';

/**
 * Words that tell where somebody is from, by their kind: what the model learns of "from Kumasi" holds of every town of Ghana, and what it
 * learns of "from Lome" of every other country. Words with a common second meaning ("turkey", "guinea fowl", "polish") are left out.
 */

/** Towns, quarters, regions and peoples of Ghana. */
const OF_GHANA = `
  abeka ablekuma aboabo abokobi aburi accra achimota adabraka adenta adentan adidome aflao agbogbloshie agogo agona agormanya ahafo
  ahanta ahinsan ahodwo akatsi akim akosombo akropong akuapem akwamu akwapim akwatia akyem amasaman anaji anloga anomabo anum apam apowa
  asafo asamankese asante asantes ashaiman ashanti ashantis ashongman asikuma asokore asokwa atebubu atimpoku awoshie axim ayeduase
  bantama battor bawku begoro bekwai beposo berekum bibiani bimbilla bogoso bogso bolga bolgatanga bono bortianor bosomtwe breman
  buduburam bui buipe bunso cantonments chorkor dagbon dagomba dagombas dambai damongo dansoman darkuman dixcove dodowa dormaa
  dunkwa dzodze dzorwulu effia effiakuma effiduase ejisu ejura elmina elubo enchi esiama essikado ewe ewes fante fantes fanti fantis
  frafra ga goaso gomoa gonja gushegu haatso ho hohoe hwidiem japekrom jasikan jirapa juaben juaso kade kadjebi kaneshie kantamanto karaga
  kasoa kejetia kenten keta kete kibi kintampo koforidua kokomlemle kokrobite konkomba konongo korlebu kotobabi kpandai kpando kpone
  kpong krachi krobo kumasi kumawu kwabre kwadaso kwaebibirem kwahu kwesimintsim kyebi labadi labone lapaz lartebiokorshie lashibi lawra
  legon madina makola mallam mamobi mampong mamprugu mamprusi mankessim mpohor mpraeso nadowli nalerigu nandom navrongo nima nkawkaw
  nkoranza nkroful nsawam nsuta nungua nyankpala nzema obuasi odorkor ofankor offinso ofinso osu osudoku oti oyarifa oyibi paga
  pokuase prampram prestea pusiga sagnarigu salaga saltpond samreboi sandema santasi savannah savelugu sefwi sege sekondi sekyere sisala
  sissala sogakope somanya spintex suame suhum sunyani swedru tadi tafo tain takoradi tamale tano tarkwa tatale techiman tema tepa tesano
  teshie tolon tongu trobu tumu twifo volta walewale wasa wassa weija wenchi wiawso winneba wulensi yapei yeji yendi yilo zabzugu
  zebilla zuarungu
`;

/** Other countries, their peoples and large towns. */
const OF_ELSEWHERE = `
  abidjan abuja afghan afghanistan albania albanian algeria algerian america american americans amsterdam angola angolan argentina
  argentine asian asians atlanta australia australian australians austria austrian bahrain bamako bangladesh bangladeshi banjul barbados
  beijing beirut belgian belgians belgium benin beninese beninois berlin botswana brazil brazilian brazilians brit britain british
  brits brooklyn bulgaria bulgarian burkina burkinabe burkinabes burundi cairo cambodia cameroon cameroonian cameroonians canada
  canadian canadians chicago chile china chinese colombia colombian conakry congo congolese copenhagen cotonou croatia croatian cuba cuban
  cyprus czech dakar dallas damascus danish denmark doha dubai dublin dutch dutchman egypt egyptian egyptians emirates emirati england
  englishman eritrea eritrean estonia ethiopia ethiopian ethiopians european europeans filipina filipino filipinos finland finnish france
  frankfurt freetown french frenchman gabon gabonese gambia gambian gambians geneva german germans germany greece greek guangzhou guinean
  guineans hague haiti haitian hamburg harare holland houston hungarian hungary iceland india indian indians indonesia indonesian iran
  iranian iraq iraqi ireland irish israel israeli israelis istanbul italian italians italy ivorian ivorians ivory jamaica jamaican
  jamaicans japan japanese johannesburg jordanian kano kazakhstan kenya kenyan kenyans kigali kinshasa korea korean koreans kuwait kuwaiti
  lagos latvia lebanese lebanon leeds leone leonean leoneans lesotho liberia liberian liberians libya libyan lithuania lome london
  luanda madagascar madrid malawi malawian malaysia malaysian mali malian malians malta manchester maryland mauritania mauritanian
  mauritius melbourne mexican mexico milan moldova monaco monrovia montreal moroccan morocco moscow mozambican mozambique mumbai munich
  nairobi namibia namibian naples nepal nepalese netherlands niamey niger nigeria nigerian nigerians nigerien norway norwegian oslo ouaga
  ouagadougou pakistan pakistani pakistanis palestine palestinian paris peru philippines poland portugal portuguese qatar qatari romania
  romanian rotterdam russia russian russians rwanda rwandan saudi saudis scotland scottish senegal senegalese serbia serbian shanghai
  sierra singapore singaporean slovakia slovenia somali somalia spain spaniard spanish stockholm sudan sudanese swahili swede sweden
  swedes swedish swiss switzerland sydney syria syrian syrians taiwan taiwanese tanzania tanzanian texas thai thailand togo togolese tokyo
  toronto trinidad tripoli tunis tunisia tunisian turk turkish turks uae uganda ugandan uk ukraine ukrainian usa vietnam vietnamese wales
  welsh yemen yemeni zambia zambian zimbabwe zimbabwean zurich
`;

const HERE = hashOf('#here');
const ABROAD = hashOf('#abroad');

const KINDS = new Map<number, number>();
for (const hash of hashesOf(OF_GHANA)) KINDS.set(hash, HERE);
for (const hash of hashesOf(OF_ELSEWHERE)) KINDS.set(hash, ABROAD);

/** The kind of place that a word names, as a hash; undefined where it names none. */
export const kindOfPlace = (hash: number): number | undefined => KINDS.get(hash);

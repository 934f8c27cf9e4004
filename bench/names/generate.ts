/**
 * Made-up names as a Ghanaian register holds them, any number, the same for the same seed. No real register may be
 * published whole, so the make-up follows what may be seen of one: some 45 % of names are a person's (first name, day-name,
 * surname, double surname, initials), 20 % devotional, 15 % English words, 15 % a coined or vernacular word of their own
 * and 5 % places or acronyms; most add a trade and then Enterprise, Ventures or a company's ending. Words fall off as Zipf's
 * law has it, so that a few thousand words fill most names while a long tail of coined ones stands in one or two.
 */
import { seeded, type Random } from './random.ts';

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

const FIRST =
  list(`Kofi Kwame Ama Emmanuel Yaw Samuel Abena Daniel Isaac Akosua Joseph Kwabena Mary Grace Esther Kwaku Michael Afia
  Richard Adwoa Ebenezer Kojo Francis Yaa Stephen Efua Mohammed Charles Comfort Eric Akua Patrick Vida Ernest Janet Felix Gifty Frank Mercy
  Evans Ernestina Ibrahim Nana Philip Beatrice Bernard Doris Albert Abigail Prince Victoria Kwasi Solomon Rita Benjamin Linda Joshua Hannah
  Justice Lydia Simon Regina Alex Theresa Abdul Dorcas Peter Agnes Seth Millicent Nii Naa Selorm Sena Eyram Dzifa Edem Elikem Kafui Mawuli
  Delali Yayra Esinam Senyo Worlanyo Kwesi Ekow Fiifi Ato Kobina Araba Ekua Esi Aba Kweku Ebo Yussif Alhassan Fuseini Rahim Salifu Amina
  Fatima Zenabu Issah Sulemana Fauzia Mariama Paul John Thomas David Moses Augustine Elizabeth Cynthia Belinda Priscilla Perpetual Jennifer
  Gloria Sandra Martha Margaret Rebecca Sarah Deborah Naomi Ruth Eunice Juliana Georgina Florence Matilda Rosemary Veronica Cecilia Felicia`);
const SURNAME =
  list(`Mensah Owusu Boateng Asante Appiah Osei Amoah Addo Agyei Adjei Ofori Antwi Opoku Boakye Sarpong Annan Ansah Quaye Tetteh Nkrumah
  Acheampong Darko Frimpong Gyamfi Arthur Quansah Baidoo Aidoo Otoo Essien Eshun Asamoah Amponsah Yeboah Danso Agyemang Oppong Asare Donkor Bonsu
  Acquah Baah Badu Bediako Boadu Dankwa Djan Donkoh Duah Dwomoh Fosu Gyan Gyasi Kusi Kyei Larbi Manu Marfo Nimo Nti Ntiamoah Nyame Nyarko Obeng
  Odoom Okyere Osafo Poku Preko Quarshie Sackey Safo Takyi Tawiah Twum Wiredu Yankson Amankwah Ampofo Anane Anokye Ankomah Asiedu Attah Awuah Ayisi
  Bekoe Botchway Buabeng Dadzie Dapaah Debrah Dickson Effah Fianko Fordjour Gyebi Hagan Kissi Koomson Kumi Kwarteng Lamptey Lartey Mintah Nartey
  Nkansah Nketiah Nortey Nsiah Ntim Nyantakyi Oduro Ofosu Okai Okine Oteng Otchere Peprah Pobi Prempeh Quartey Sarfo Sasu Sefa Serwaa Siaw Sowah
  Tandoh Tagoe Tsikata Agbeko Agbenyega Ahiable Akakpo Akpalu Amedzro Amegashie Anyidoho Atsu Avornyo Awoonor Azumah Dogbe Dzokoto Gbeho Gbedemah
  Hiadzi Klutse Kpodo Kumordzie Ladzekpo Nyaho Senaya Sosu Tamakloe Tay Tsegah Vanderpuye Wuaku Zigah Alhassan Mahama Iddrisu Yakubu Seidu Abubakari
  Dramani Fuseini Haruna Imoro Mumuni Musah Napari Salifu Sulemana Tanko Zakari Atinga Ayamga Akolgo Abugri Atanga Azure Awuni Ndebugri Bayor Kuuire
  Dery Naah Bagbin Yelpaala Ababio Abankwa Abrokwah Achiaa Adarkwa Adomako Afriyie Agyapong Agyare Ahenkorah Akoto Akyea Amaning Amofa Antobam
  Apraku Armah Aryee Ashong Atuahene Ayew Bamfo Banahene Berko Birago Boamah Bosompem Brobbey Bruce Caesar Coffie Crentsil Dodoo Eduful Ekuful Fynn
  Ghartey Gyimah Idun Inkoom Jantuah Kakra Karikari Kesse Kodua Kuffour Kwakye Kyeremeh Lomotey Mireku Nunoo Obuobi Ocansey Ocloo Odamtten Ohene
  Okantey Omaboe Opare Otabil Pappoe Pratt Quainoo Quashigah Rockson Saah Sakyi Sarkodie Sekyi Senyah Sintim Solomon Taylor Tenkorang Turkson Tweneboah
  Wilson Yamoah Yirenkyi Zormelo`);
const DEVOTION =
  list(`God Grace Blessed Jesus Divine Glory Favour Mercy Holy King Faith Hope Adom Nyame Peace Love Victory Christ Heaven Emmanuel Lord Praise
  Redeemer Zion Bethel Gospel Providence Shalom Covenant Angels Miracle Trinity Salvation Ebenezer Nhyira Aseda Ahoto Gyidi Onyame Awurade Mawu Allah Alpha
  Omega Canaan Calvary Jehovah Elshaddai Rehoboth Peniel Jireh`);
const DEVOTION_TAIL = list(
  `Is Able|Way|Time|Will|Gift|Love|Favour|Hand|Hands|Power|Mercy|Child|Touch|Choice|Plan|Own|Care|First|Light|House|Family|Word|Promise|Crown|Kingdom|Wisdom|Wonders
  `
    .replaceAll(' ', '_')
    .replaceAll('|', ' '),
).map((words) => words.replaceAll('_', ' ').trim());
const ADJECTIVE =
  list(`Golden Royal Best Prime Star First Smart Global New Modern Green Blue Sunrise Premier Bright Elite Silver Eagle Lion Crystal Unique Supreme
  Trust Unity Noble Classic Fresh Mega Rapid Sure Noble Pioneer Diamond Emerald Platinum Sapphire Summit Apex Vantage Frontier Horizon Beacon Compass Anchor
  Harvest Liberty Legacy Heritage Paragon Vertex Zenith Orbit Stellar Lunar Solaris Coral Ivory Ebony Amber Crimson Velvet Cedar Palm Maple Willow Falcon Phoenix
  Panther Dolphin Gazelle Antelope Sparrow Peacock Tiger Leopard Elephant Cheetah Pearl Rainbow Thunder Lightning Cascade River Ocean Lagoon Delta Savanna Mountain
  Valley Meadow Garden Orchard Sunset Morning Evening Midnight Spring Summer Winter Autumn`);
const NOUN =
  list(`Star Gate Bridge Point Link Way Crown House Hand Vision Dream Dream Touch Wave Field Hill Rock Stone Tower Path Key Light Wing Wheel Leaf Seed Root Branch
  Flame Spark Torch Shield Sword Arrow Bow Drum Bell Horn Flag Mast Sail Harbour Port Shore Coast Bay Cape Peak Ridge Spring Well Fountain Stream Falls Pool
  Nest Hive Den Barn Mill Forge Loom Needle Thread Ribbon Button Basket Barrel Kettle Spoon Table Chair Window Door Roof Pillar Arch Dome Wall Fence Lane Road Square
  Circle Ring Cube Prism Mirror Lens Frame Canvas Brush Palette Page Chapter Story Legend Echo Voice Song Melody Rhythm Dance Stage`);
const PLACE =
  list(`Accra Kumasi Tema Takoradi Tamale Sunyani Koforidua Ho Wa Techiman Obuasi Tarkwa Kasoa Madina Legon Osu Labadi Teshie Nungua Ashanti Volta
  Bono Northern Eastern Western Central Nkawkaw Keta Aflao Kaneshie Achimota Spintex Adenta Mampong Ejura Elmina Saltpond Axim Yendi Navrongo Bawku Winneba`);
const TRADE =
  list(`Trading Foods Construction Services Farms Logistics Consult Fashion Catering Motors Electricals Cosmetics Travel_and_Tours School Pharmacy
  Transport Estates Investments Hotel Restaurant Beauty_Salon Agro Engineering Properties Furniture Printing_Press Cold_Store Bakery Boutique Hardware Oil Mining
  Academy Clinic Herbal_Centre Multimedia Communications Phones Computers Technologies Solutions Security_Services Cleaning_Services Block_Factory Building_Materials
  Spare_Parts Auto_Works Metal_Works Welding_Shop Carpentry Aluminium_Works Paint_Shop Tiles Ceramics Textiles Fabrics Tailoring Footwear Jewellery Water Drinks
  Fruit_Juice Poultry Fisheries Livestock Rice_Mills Cocoa_Products Palm_Oil Shea_Butter Chemicals Fertilizers Seeds Irrigation Solar Energy Gas Petroleum
  Freight Haulage Shipping Clearing Car_Rentals Courier Events Decor Photography Music Studios Media Broadcasting Publishing Bookshop Stationery Graphics
  Designs Architects Surveyors Legal Accounting Audit Insurance_Brokers Microfinance Credit_Union Money_Transfer Forex_Bureau Medical_Centre Dental_Clinic Optical
  Diagnostics Laboratories Nursing_Home Veterinary Day_Care Montessori Vocational_Institute Driving_School Sports Gym Spa Guest_House Lodge Pub Chop_Bar Fast_Food
  Pastries Ice_Cream Confectionery Spices Grains Vegetables Flowers Landscaping Waste_Management Recycling Plastics Packaging Paper Leather Timber Sawmill`).map(
    (words) => words.replaceAll('_', ' '),
  );
const GENERIC_END = ['Enterprise', 'Ventures', 'Trading Enterprise', 'Company', 'Group', 'Holdings', 'and Sons', '& Sons', 'Global', 'International', 'Ghana', 'Africa', 'Multi Services', 'Business Centre', 'Complex']; // prettier-ignore
const LEGAL_END = [
  'Limited',
  'Ltd',
  'Company Limited',
  'Ghana Limited',
  'LTD',
  '(Gh) Ltd',
  'LBG',
  'Foundation LBG',
  'PLC',
  'Co. Ltd',
];

const ONSET = list(
  'k n m b d s t w f p l r a o e y g h kw tw gy ky ny hw dw gb kp dz ts ad ag an am as ab bl br kr v z sh',
);
const VOWELS = list('a e o i u a o ia ua ei aa ie');
const CODA = ['', '', '', '', 'm', 'n', 'ng', 'h', 's', 'r', 'w'];
const BLEND_HEAD = list('Afri Agro Bio Buil Cali Cedi Chem Clea Como Cred Data Deli Digi Dura Eco Elec Ener Equi Euro Ever Fin Flexi Fresh Gen Geo Glo Gold Green Grow Heal Hydro Info Inno Inter Kente Link Luma Maxi Media Mega Metro Micro Mobi Moda Neo Net Nova Nutri Omni Opti Organi Paci Petro Pharma Plati Poly Power Pro Quan Quick Radi Rapi Sani Savan Secu Shea Sika Simpli Skill Smart Sola Sono Soft Sun Swift Syn Techno Tele Terra Titan Trans Trade Tru Ultra Uni Vita Volt Wave Web Xpress Zen'); // prettier-ignore
const BLEND_TAIL = list('bridge care chain com core craft dyne field fix flow force forge form gen grid group hub lab land line link logic mark max med meer metric mix nex path pay plus point pro ra scope sense serve sol source span stead tech tex tron trust vance vest via vista ware way wise works zone'); // prettier-ignore

/** A word that nobody else has, of syllables as Akan, Ga and Ewe build them, or of an English head and tail. */
function coin(random: Random): string {
  if (random.chance(0.35)) {
    const word = random.pick(BLEND_HEAD) + random.pick(BLEND_TAIL);
    return random.chance(0.25) ? word + random.pick(['x', 'a', 'o', 'ix', 'ly', 'gh']) : word;
  }
  const syllables = random.chance(0.3) ? 2 : random.chance(0.6) ? 3 : 4;
  let word = '';
  for (let count = 0; count < syllables; count++) {
    word +=
      random.pickZipf(ONSET) +
      random.pick(VOWELS) +
      (count === syllables - 1 || random.chance(0.15) ? random.pick(CODA) : '');
  }
  return word[0]!.toUpperCase() + word.slice(1);
}

const DISTINCT_COINS = 400_000;

/** The `rank`th coined word; the register's coined words are drawn from a list of these, so that some stand in several names. */
function coined(random: Random, seed: number): string {
  const rank = Math.floor(DISTINCT_COINS * random.next() ** 1.6);
  return coin(seeded(Math.imul(rank + 1, 0x9e3779b1) ^ seed));
}

function initials(random: Random): string {
  const letters = Array.from({ length: 2 + random.int(2) }, () => 'ABCDEFGJKMNOPQRSTVWY'[random.int(20)]!);
  return random.chance(0.5) ? letters.join('') : `${letters.join('.')}.`;
}

function heart(random: Random, seed: number): string {
  const kind = random.next();
  if (kind < 0.12) return `${random.pickZipf(FIRST)} ${random.pickZipf(SURNAME)}`;
  if (kind < 0.2) return `${random.pick(FIRST)} ${random.pick(SURNAME)}`;
  if (kind < 0.26) return random.pick(SURNAME);
  if (kind < 0.31) return `${random.pick(SURNAME)}-${random.pick(SURNAME)}`;
  if (kind < 0.35) return `${initials(random)} ${random.pick(SURNAME)}`;
  if (kind < 0.38) return `${random.pick(FIRST)} ${coined(random, seed)}`;
  if (kind < 0.48) return `${random.pickZipf(DEVOTION)}${random.chance(0.3) ? "'s" : ''} ${random.pick(DEVOTION_TAIL)}`;
  if (kind < 0.53) return `${random.pick(DEVOTION)} ${random.pick(SURNAME)}`;
  if (kind < 0.56) return `${random.pick(DEVOTION)} ${coined(random, seed)}`;
  if (kind < 0.64) return `${random.pick(ADJECTIVE)} ${random.pick(NOUN)}`;
  if (kind < 0.68) return `${random.pick(ADJECTIVE)}${random.pick(NOUN).toLowerCase()}`;
  if (kind < 0.72) return `${random.pick(PLACE)} ${random.pick(ADJECTIVE)}`;
  if (kind < 0.75) return `${random.pick(PLACE)} ${coined(random, seed)}`;
  if (kind < 0.77) return initials(random).replaceAll('.', '') + random.pick(['', 'X', 'K', 'CO']);
  if (kind < 0.92) return coined(random, seed);
  return `${coined(random, seed)} ${random.pick(NOUN)}`;
}

/** One name; the same for the same `seed` and `place`. */
function nameAt(random: Random, seed: number): string {
  const parts = [heart(random, seed)];
  if (random.chance(0.72)) parts.push(random.pickZipf(TRADE));
  const end = random.next();
  if (end < 0.55) parts.push(random.pickZipf(GENERIC_END));
  if (end > 0.4) parts.push(random.pickZipf(LEGAL_END));
  const name = parts.join(' ');
  const style = random.next();
  return style < 0.35 ? name.toUpperCase() : name;
}

/** `count` different names (different even without regard to case). */
export function* generateNames(count: number, seed = 20260921): Generator<string> {
  const random = seeded(seed);
  const bits = Math.max(16, 32 - Math.clz32(count * 8));
  const seen = new Uint32Array(2 ** bits);
  for (let made = 0; made < count;) {
    const name = nameAt(random, seed);
    let hash = 0x811c9dc5;
    for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ (name.charCodeAt(at) | 32), 0x01000193);
    hash = (hash ^ (hash >>> 15)) >>> 0 || 1;
    let slot = Math.imul(hash, 0x9e3779b1) >>> (32 - bits);
    while (seen[slot] !== 0 && seen[slot] !== hash) slot = (slot + 1) & (seen.length - 1);
    if (seen[slot] === hash) continue;
    seen[slot] = hash;
    made++;
    yield name;
  }
}

/** A name whose own word the generator cannot make: nothing of the register is near it. */
export function foreignName(random: Random): string {
  const syllables = [
    'vlo',
    'zhu',
    'quir',
    'jex',
    'fyr',
    'plut',
    'drib',
    'smev',
    'glorp',
    'thwi',
    'vrek',
    'yulb',
    'chozz',
    'nilf',
    'wumb',
    'xand',
    'spriv',
    'cluv',
    'hurz',
    'brolt',
  ];
  let word = '';
  for (let count = 0; count < 3; count++) word += random.pick(syllables);
  const name = `${word[0]!.toUpperCase()}${word.slice(1)} ${random.pickZipf(TRADE)}`;
  return random.chance(0.5) ? `${name} ${random.pickZipf(GENERIC_END)}` : `${name} ${random.pickZipf(LEGAL_END)}`;
}

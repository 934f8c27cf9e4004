/**
 * Words with a meaning, each fit to be the first, distinctive word of a business name. They are spelled as a founder types them:
 * plain letters, no marks. Each must be one to be proud of beside any trade. Left out: words that need consent (see restricted.ts),
 * household brands, words of worship, day names, words that are known only as a person's name, food, crops and trades, and most
 * animals: the emblems of parties are among them.
 *
 * Ga words are checked against the Ga-English Dictionary of M. E. Kropp Dakubu (github.com/dalry-brown/Ga-Project-Datasets), many
 * Ewe words against Basic Ewe for Foreign Students (github.com/Umbaji/NMTMD), and many Dagbani words against the draft dictionary
 * of R. Blench and others (the first letters, in github.com/pious2847/Dagbani_NLP) and github.com/rasheeda/learndagbani, all read
 * on 2026-11-22. The Akan and Hausa words, and the rest, are general knowledge of the languages.
 */

export const LANGUAGES = ['akan', 'ga', 'ewe', 'dagbani', 'hausa', 'english'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Meanings of things that are seen: a river or a drum suits some trades, and what people hope for or praise suits all. */
const THINGS =
  /\b(?:rivers?|stream|water|waterfall|mountain|hill|highland|high land|high country|sea|seashore|reef|forest|wood|trees?|fern|grass|grassland|desert|drums?|dance|festival|wind|winds?|ships?|ram's|crocodile|lion|eagle|bird|fiddle|gourd|journey|search|traveller|footsteps|keeping in touch|naming|swords|fence|comb|paddle|tufts|crossed lines|measuring stick|twisting|chain|line through|force of|good view|edge of|war captain|fortress|defends|strong and safe place)\b/;

/** `word`: one word with a capital letter; `meaning`: a short phrase in English, without a full stop. */
export interface NameWord {
  readonly word: string;
  readonly language: Language;
  readonly meaning: string;
  /** Whether it is a thing that suits some trades only. */
  readonly isThing: boolean;
}

/** One word to a line, followed by its meaning. Names of rivers and places stand under the language of the land. */
const LISTS: Readonly<Record<Language, string>> = {
  akan: `
    Sankofa: go back and fetch it, an adinkra symbol of learning from the past
    Dwennimmen: ram's horns, an adinkra symbol of strength with humility
    Akoma: the heart, an adinkra symbol of patience and goodwill
    Akofena: swords of state, an adinkra symbol of courage
    Aya: the fern, an adinkra symbol of endurance
    Nkyinkyim: twisting, an adinkra symbol of initiative
    Nkonsonkonson: links of a chain, an adinkra symbol of unity
    Denkyem: the crocodile, an adinkra symbol of adaptability
    Duafe: the wooden comb, an adinkra symbol of beauty and care
    Fawohodie: independence, an adinkra symbol
    Fihankra: the enclosed house, an adinkra symbol of safety
    Hwemudua: the measuring stick, an adinkra symbol of quality
    Matemasie: what I hear I keep, an adinkra symbol of wisdom
    Mpatapo: the knot of peace, an adinkra symbol of reconciliation
    Nsaa: a fine woven blanket, an adinkra symbol of excellence
    Nserewa: cowries, an adinkra symbol of wealth
    Nsoromma: the star
    Nteasee: understanding
    Okodee: the eagle
    Osram: the moon
    Owia: the sun
    Pempamsie: sew in readiness, an adinkra symbol of being prepared
    Tabono: the paddle, an adinkra symbol of hard work
    Bese: the kola nut, a sign of plenty
    Donno: the hourglass drum, an adinkra symbol of praise
    Eban: the fence, an adinkra symbol of safety
    Mframadan: the house that stands against the wind, an adinkra symbol of readiness
    Nyansapo: the knot of wisdom, an adinkra symbol
    Agyindawuru: an adinkra symbol of alertness and duty
    Suban: character
    Asomdwoe: peace
    Ahooden: strength
    Anidaso: hope
    Anigye: joy
    Ahoto: comfort
    Ahobrease: humility
    Abotare: patience
    Akokoduru: courage
    Adepa: a good thing
    Nkwa: life
    Nkunim: victory
    Nkosuo: progress
    Mpuntuo: development
    Nyansa: wisdom
    Nimdee: knowledge
    Nokware: truth
    Nkabom: coming together, unity
    Koroye: oneness, unity
    Adesua: learning
    Hann: light
    Kanea: a lamp
    Hyeren: to shine
    Anopa: morning
    Adekyee: daybreak
    Mpoano: the seashore
    Bepo: a mountain
    Kwae: the forest
    Akwantu: a journey
    Odum: the iroko tree
    Adinkra: the stamped cloth and its symbols
    Fontomfrom: the great royal drums
    Adowa: a graceful Akan dance
    Atumpan: the talking drums
    Sikafuturo: gold dust
    Dwete: silver
    Ahonya: riches
    Anwanwa: a wonder
    Adehye: people of noble birth
    Anuonyam: honour, splendour
    Obuo: respect
    Ahoofe: beauty
    Adamfo: a friend
    Ayonko: a companion
    Okunini: a person of great achievement
    Adwinni: craft and design
    Ahwenepa: a precious bead
    Nyankonton: the rainbow
    Daakye: the future
    Okyena: tomorrow
    Efie: home
    Fapem: a foundation
    Mmodenbo: effort, diligence
    Adwenpa: a good mind
    Akwaaba: welcome
    Birim: a river of the Eastern Region
    Ankobra: a river of the Western Region
    Ayensu: a river of the Central Region
    Afram: a river and a plain of the Eastern Region
    Kakum: a river and a forest of the Central Region
    Atewa: a forest range of the Eastern Region
    Nkyimu: crossed lines on the stamped cloth, an adinkra symbol of skill
    Mpuannum: five tufts, an adinkra symbol of loyalty
    Kwatakye: a war captain of old, known for courage
    Biakoye: unity
    Abusua: the family
    Ahofadi: freedom, standing on one's own
    Ahomka: delight, a good feeling
    Ahotosoo: trust
    Awerehyem: confidence, assurance
    Anidie: respect
    Ayamye: kindness, generosity
    Botae: an aim, a goal
    Akyede: a gift
    Akwannya: an opportunity
    Kwanpa: a good road
    Adwumapa: good work
    Obrapa: a good life
    Sompa: good service
    Apomuden: good health
    Akwahosan: good health, fitness
    Yiedie: well-being
    Agyapadee: an inheritance, heritage
    Nkrabea: destiny
    Anibue: open eyes, enlightenment
    Anammon: footsteps
    Nhyehyee: good order
    Nkitahodie: keeping in touch
    Nnamfo: friends
    Nokwafo: an honest person
    Densu: a river of the Eastern Region`,
  ga: `
    Hewale: health, strength
    Kunimyeli: victory
    Toinjole: peace
    Miishee: happiness
    Anokwale: truth
    Nilee: knowledge
    Hienokamo: hope
    Shidaa: thanks
    Shikpon: land, the ground
    Nsho: the sea
    Nulami: a star
    Nyontsere: the moon
    Hulu: the sun
    Hulujee: sunrise
    Omanye: success and happiness
    Naanyo: a friend
    Nikeenii: a gift
    Kpakpa: good
    Leebi: morning
    Okropong: the eagle
    Jwetri: silver, treasure
    Ekaa: courage
    Heyeli: freedom
    Hefeo: beauty
    Fofoi: flowers
    Shishitoo: a foundation
    Shishinumo: understanding
    Tsuishitoo: patience
    Yelikebuamo: help
    Kpanlogo: a drum dance of Accra
    Gome: a drum and its music
    Homowo: the harvest festival, hooting at hunger
    Ayekoo: well done, said to people at work
    Hienyam: honour, glory
    Heshibaa: humility
    Muujoo: calm, peace
    Kooyoo: wind, a breeze
    Modenboo: effort, achievement
    Wosee: the days to come
    Jwenmo: thought, good sense
    Ayawaso: the old hill town of the Ga
    Weku: the family
    Ekome: one, as one people
    Wala: life
    Kpodziemo: the naming and outdooring of a child`,
  ewe: `
    Ablode: freedom
    Agbe: life
    Agbeyeye: new life
    Akpe: thanks
    Anyigba: the earth, land
    Dzidzo: joy
    Denyigba: the homeland
    Miadenyigba: our homeland
    Gleti: the moon
    Gletivi: a star
    Kekeli: light
    Mokpokpo: hope
    Nunya: knowledge, wisdom
    Nutifafa: peace
    Nyatefe: truth
    Dekawowo: unity
    Dzigbodi: patience
    Dzidefo: courage
    Kesinonu: wealth
    Ngoyiyi: progress
    Ngogbe: the way ahead, the future
    Adido: the baobab tree
    Akadi: a lamp
    Gedzefe: where the sun rises, the east
    Atsiafu: the sea
    Futa: the seashore
    Woezor: welcome
    Sefofo: a flower
    Hotsui: the cowrie shell, old money
    Klosalo: silver
    Novi: a brother or a sister
    Habobo: people who come together, an association
    Fiakuku: a crown
    Agbadza: a dance of the Ewe coast
    Borborbor: a dance of the middle Volta
    Gahu: a circle dance of the Ewe
    Atsiagbekor: an old dance of brave people
    Hogbetsotso: the festival of the journey from Notsie
    Elavanyo: it will be well
    Nyuie: good, well
    Etsome: the future
    Adanu: skill, good counsel
    Dagbe: well-being
    Kplola: a leader, one who goes before
    Nunana: a gift
    Afadja: the highest mountain of Ghana, in the Volta Region
    Adaklu: a mountain of the Volta Region
    Todzie: a river of the Volta Region
    Dayi: a river of the Volta Region
    Wli: the highest waterfall of Ghana
    Lolo: love
    Sitsofe: a place of refuge`,
  dagbani: `
    Suhudoo: peace of heart
    Suhupielli: happiness, a clear heart
    Suhuyini: one heart
    Suglo: patience
    Bangsim: knowledge
    Anzinfa: silver
    Alikaule: a promise
    Asiba: morning
    Dasiba: good morning
    Baamaya: a dance of Dagbon
    Songsim: help
    Zosimli: friendship
    Yelimangli: truth
    Taanga: the shea tree
    Damba: the great festival of Dagbon
    Takai: a stick dance of Dagbon
    Lunga: the talking drum
    Gonje: the one-string fiddle
    Alaafee: health, well-being
    Tooni: ahead, in front
    Gbuginli: the lion
    Nangbanyini: one voice, unity
    Kpangmanga: effort
    Neesim: light
    Goli: the moon
    Wuntanga: the sun
    Sanmariga: a star
    Chugu: a festival
    Tiyumtaba: let us love one another
    Tisongtaba: let us help one another
    Yurilim: love
    Nyevuli: life
    Jilima: respect, honour
    Viela: beautiful
    Saha: time
    Soli: the road
    Maasim: coolness, calm
    Nasia: a river of the north
    Daka: a river of the north
    Simli: friendship`,
  hausa: `
    Haske: light
    Alheri: kindness
    Amana: trust
    Gaskiya: truth
    Lafiya: good health
    Murna: gladness
    Hikima: wisdom
    Ilimi: knowledge
    Hakuri: patience
    Kauna: love
    Aminci: trust, friendship
    Albarka: increase, abundance
    Arziki: prosperity
    Yalwa: plenty
    Wadata: plenty, enough and more
    Karfi: strength
    Jarumi: a brave person
    Zaki: the lion
    Tauraro: a star
    Teku: the sea
    Fure: a flower
    Alfijir: dawn
    Gida: home
    Zinariya: gold
    Azurfa: silver
    Daraja: value, rank
    Girma: greatness
    Cigaba: progress
    Hadinkai: unity
    Zumunci: fellowship
    Zumunta: kinship, good relations
    Abota: friendship
    Adalci: justice
    Rayuwa: life
    Taimako: help
    Godiya: gratitude
    Maraba: welcome
    Buri: a wish, an ambition
    Himma: determination
    Kwazo: diligence
    Kokari: effort
    Hanya: the way
    Tushe: a foundation
    Ginshiki: a pillar
    Fitila: a lamp
    Garkuwa: a shield
    Kyau: beauty
    Zabi: choice
    Nagarta: goodness, quality
    Karamci: generosity
    Mutunci: dignity
    Tsafta: cleanliness
    Lambu: a watered garden
    Nasara: success, victory
    Yanci: freedom`,
  english: `
    Harvest: what the field gives
    Daybreak: the first light of day
    Beacon: a light that shows the way
    Lantern: a light to carry
    Compass: what shows the direction
    Cedar: a strong and lasting tree
    Mahogany: the red hardwood of the forest
    Baobab: the great tree of the savanna
    Acacia: a tree of dry land
    Savanna: the grassland of the north
    Horizon: as far as the eye can see
    Meadow: a field of grass and flowers
    Orchard: a garden of fruit trees
    Evergreen: green in every season
    Blossom: to come into flower
    Amber: golden resin, a warm colour
    Coral: a reef of the sea
    Pearl: a jewel of the sea
    Sapphire: a blue gem
    Emerald: a green gem
    Topaz: a golden gem
    Pinnacle: the highest point
    Highland: high country
    Cascade: a waterfall in steps
    Brook: a small stream
    Fountain: a spring of water
    Oasis: green land and water in the desert
    Breeze: a light wind
    Tradewind: the steady wind that carried ships
    Zephyr: a gentle west wind
    Meridian: the line through Greenwich and Tema
    Aurora: the light of dawn
    Stellar: of the stars
    Comet: a bright traveller in the sky
    Radiant: sending out light
    Luminous: full of light
    Hearth: the fire at the heart of a home
    Homestead: a family's house and land
    Cornerstone: the stone a building rests on
    Keystone: the stone that holds an arch
    Milestone: a stone that marks the distance
    Gateway: the way in
    Pathway: a way to walk
    Voyage: a long journey
    Trailblazer: one who opens a new way
    Endeavour: an earnest effort
    Resolute: firm in purpose
    Steadfast: not to be moved
    Diligent: careful and hard at work
    Candour: open honesty
    Valiant: brave
    Thrive: to grow well
    Flourish: to grow strong and well
    Ascend: to rise
    Uplift: to raise up
    Falcon: a swift bird of prey
    Tapestry: a picture woven in cloth
    Calabash: the gourd that holds water and food
    Indigo: a deep blue dye
    Lavender: a scented purple flower
    Flagship: the ship that leads
    Integrity: honest in everything
    Insight: seeing into a matter
    Foresight: thinking ahead
    Legacy: what is left for those who follow
    Heritage: what is handed down
    Vantage: a place with a good view
    Momentum: the force of what moves on
    Prudence: good sense and care
    Sterling: of proven worth
    Paragon: a model of excellence
    Pacesetter: one who sets the pace
    Torchbearer: one who carries the light
    Pathfinder: one who finds the way
    Landmark: what all know the place by
    Lodestar: the star that shows the way
    Sunbeam: a ray of the sun
    Riverside: beside the river
    Hillcrest: the top of a hill
    Hilltop: the top of a hill, with a wide view
    Woodland: land of trees
    Waterfront: land along the water
    Grove: a small wood
    Goodwill: kind feeling
    Kindred: family, those who belong together
    Harmony: many that sound as one
    Concord: agreement
    Amity: friendship
    Serenity: calm
    Felicity: happiness
    Jubilant: full of joy
    Vibrant: full of life
    Verdant: green with growth
    Abundance: more than enough
    Majestic: grand
    Gallant: brave and courteous
    Dauntless: without fear
    Stalwart: strong and loyal
    Verity: truth
    Virtue: moral goodness
    Genuine: real
    Merit: what earns praise
    Laurel: the leaves that crown a winner
    Accolade: high praise
    Apex: the very top
    Crest: the top of a wave or a hill
    Citadel: a strong fortress
    Bastion: a strong place that defends
    Haven: a safe place
    Anchor: what holds a ship firm
    Odyssey: a long and great journey
    Quest: a long search
    Frontier: the edge of the known
    Confluence: where rivers meet
    Synergy: more together than alone
    Mosaic: one picture of many pieces
    Prism: glass that shows the colours of light
    Lustre: a soft shine
    Oakwood: the wood of the oak
    Sunrise: when the sun comes up
    Stronghold: a strong and safe place
    Greenfield: open green land
    Tranquil: calm and quiet
    Upland: high land
    Wellspring: a source that does not run dry`,
};

/** Words of names that tell a language, or the region where it is at home: day names, families, towns and sayings. */
export const TELLING: Readonly<Partial<Record<Language, string>>> = {
  akan: `kumasi ashanti asante sunyani techiman koforidua obuasi tarkwa sekondi takoradi cape winneba kasoa mampong ejura konongo bekwai elmina
    kwahu akim akyem ahafo brong kwame kofi kwabena kwaku kweku yaw kwasi kwesi kwadwo kojo akosua adwoa abena akua yaa afia afua ama ekua
    efua esi nana owusu boateng osei appiah asamoah boakye agyemang amoah opoku ofori kyei gyamfi nyame onyame onyankopon awurade adom
    nhyira aseda odo sika asase asaase obaapa obra papa`,
  ga: `labadi teshie nungua bukom chorkor dedei naa nii nai ataa tetteh lartey laryea quaye armah lamptey nortey nartey ayitey odartey dede
    korkor adjeley naadu ayikwei sowah tagoe quarcoo kotey okai nyonmo jesi mantse`,
  ewe: `ho hohoe keta aflao kpando sogakope anloga dzodze akatsi kpetoe volta tongu selorm selom dzifa delali mawuli mawuko mawuena mawu elikem
    yayra eyram sefakor esenam esinam kafui edem senyo dzigbordi agbeko kpodo tsikata dzokoto elorm xornam emefa dela sika kodzo komla`,
  dagbani: `tamale yendi savelugu bimbilla kumbungu tolon karaga gushiegu dagbon nyankpala naawuni nawuni wumbei sagani suhuyini tiyumtaba alhassan
    fuseini iddrisu napari wuni dawuni wunpini`,
  hausa: `zongo nima alhaji hajia mallam fatima fulera amina haruna yakubu kasuwa sarki allah alhamdulillah bismillah`,
};

/** The words, language by language; no word stands twice. */
export const WORDS: readonly NameWord[] = LANGUAGES.flatMap((language) =>
  LISTS[language]
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', meaning = ''] = line.trim().split(': ');
      return { word, language, meaning, isThing: THINGS.test(meaning) };
    }),
);

/**
 * Words with a meaning, each fit to be the first, distinctive word of a business name. They are spelled as a founder types them:
 * plain letters, no marks. Left out: words that need consent (see restricted.ts), household brands, words of worship, day names
 * and words that are known only as a person's name.
 *
 * Ga words are checked against the Ga-English Dictionary of M. E. Kropp Dakubu (github.com/dalry-brown/Ga-Project-Datasets), many
 * Ewe words against Basic Ewe for Foreign Students (github.com/Umbaji/NMTMD), and many Dagbani words against the draft dictionary
 * of R. Blench and others (the first letters, in github.com/pious2847/Dagbani_NLP) and github.com/rasheeda/learndagbani, all read
 * on 2026-11-22. The Akan and Hausa words, and the rest, are general knowledge of the languages.
 */

export const LANGUAGES = ['akan', 'ga', 'ewe', 'dagbani', 'hausa', 'english'] as const;
export type Language = (typeof LANGUAGES)[number];

/** `word`: one word with a capital letter; `meaning`: a short phrase in English, without a full stop. */
export interface NameWord {
  readonly word: string;
  readonly language: Language;
  readonly meaning: string;
}

/** One word to a line, followed by its meaning. Names of rivers and places stand under the language of the land. */
const LISTS: Readonly<Record<Language, string>> = {
  akan: `
    Sankofa: go back and fetch it, an adinkra symbol of learning from the past
    Dwennimmen: ram's horns, an adinkra symbol of strength with humility
    Akoma: the heart, an adinkra symbol of patience and goodwill
    Akofena: swords of state, an adinkra symbol of courage
    Aya: the fern, an adinkra symbol of endurance
    Ananse: the spider of the tales, known for wit
    Ntontan: the spider's web, an adinkra symbol of creativity
    Nkyinkyim: twisting, an adinkra symbol of initiative
    Nkonsonkonson: links of a chain, an adinkra symbol of unity
    Funtumfunafu: crocodiles that share one stomach, an adinkra symbol of unity
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
    Damedame: the game of draughts, an adinkra symbol of strategy
    Donno: the hourglass drum, an adinkra symbol of praise
    Eban: the fence, an adinkra symbol of safety
    Mframadan: the house that stands against the wind, an adinkra symbol of readiness
    Nyansapo: the knot of wisdom, an adinkra symbol
    Agyindawuru: an adinkra symbol of alertness and duty
    Suban: character
    Asomdwoe: peace
    Ahooden: strength
    Anidaso: hope
    Adwuma: work
    Anigye: joy
    Ahoto: comfort
    Ahobrease: humility
    Abotare: patience
    Akokoduru: courage
    Adepa: a good thing
    Asetena: a way of life
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
    Asubonten: a river
    Mpoano: the seashore
    Bepo: a mountain
    Kwae: the forest
    Akwantu: a journey
    Odum: the iroko tree
    Onyina: the silk-cotton tree
    Ofram: a tall timber tree
    Emire: a timber tree of the forest
    Wawa: a tall tree of the forest
    Kube: the coconut
    Brodee: plantain
    Bayere: yam
    Aburo: maize
    Ankaa: citrus fruit
    Aborobe: pineapple
    Nkatee: groundnuts
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
    Okuafo: a farmer
    Adwinni: craft and design
    Ahwenepa: a precious bead
    Bosuo: dew
    Mframa: the wind
    Mununkum: a cloud
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
    Busua: a beach of the Western Region`,
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
    Hulutsoo: sunshine
    Omanye: success and happiness
    Naanyo: a friend
    Nayaa: progress
    Nikeenii: a gift
    Nikpamo: the harvest
    Kpakpa: good
    Leebi: morning
    Abele: maize
    Okropong: the eagle
    Kootse: the leopard
    Shwuo: the elephant
    Boka: the east
    Anai: the west
    Kooyi: the north
    Wuoyi: the south
    Jwetri: silver, treasure
    Ekaa: courage
    Heyeli: freedom
    Hefeo: beauty
    Falefale: cleanliness
    Ahunka: joy
    Okwaafonyo: a farmer
    Fofoi: flowers
    Akutu: the orange
    Tablo: the paddle of a canoe
    Shishijee: a beginning
    Shishitoo: a foundation
    Shishinumo: understanding
    Tsuishitoo: patience
    Yelikebuamo: help
    Kpanlogo: a drum dance of Accra
    Kolomashi: music of the fishermen of Accra
    Gome: a drum and its music
    Homowo: the harvest festival, hooting at hunger
    Ayekoo: well done, said to people at work
    Manyawale: a constellation of stars
    Hienyam: honour, glory
    Heshibaa: humility
    Muujoo: calm, peace
    Wobi: the bee
    Nugbo: rain
    Kooyoo: wind, a breeze
    Akokooshi: the coconut
    Modenboo: effort, achievement
    Nitsumo: work
    Odehe: a free-born person
    Shihile: a way of life
    Naalo: a skilled craftsman
    Wosee: the days to come
    Yino: an age, a generation
    Jwenmo: thought, good sense
    Ayawaso: the old hill town of the Ga`,
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
    Agble: a farm
    Agbledela: a farmer
    Agbeli: cassava
    Adido: the baobab tree
    Atiglinyi: the elephant
    Xevi: a bird
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
    Velia: a friend
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
    Dowowo: work
    Tsidzadza: rain
    Anyitsi: honey
    Abable: pineapple
    Dagbe: well-being
    Asigbe: market day
    Asitsala: a trader
    Kplola: a leader, one who goes before
    Nufiala: a teacher
    Adela: a hunter
    Nuku: seed, a crop
    Nunana: a gift
    Nusrola: a student
    Mozozo: a journey
    Togbe: a hill
    Titina: the middle, the centre
    Dzidzime: a generation
    Agbagbadzedze: endeavour
    Afadja: the highest mountain of Ghana
    Adaklu: a mountain of the Volta Region
    Todzie: a river of the Volta Region
    Dayi: a river of the Volta Region
    Wli: the highest waterfall of Ghana`,
  dagbani: `
    Suhudoo: peace of heart
    Suhupielli: happiness, a clear heart
    Suhuyini: one heart
    Suglo: patience
    Bangsim: knowledge
    Anzansi: courage, persistence
    Anzinfa: silver
    Bilchinsi: uprightness
    Bidiblim: bravery
    Alobu: good luck
    Alikaule: a promise
    Asiba: morning
    Dasiba: good morning
    Azichi: treasure, riches
    Anuura: worth, value
    Baamaya: a dance of Dagbon
    Songsim: help
    Zosimli: friendship
    Yelimangli: truth
    Tuma: work
    Shiri: honey
    Tama: shea nuts
    Taanga: the shea tree
    Damba: the great festival of Dagbon
    Bugum: fire, and the fire festival
    Takai: a stick dance of Dagbon
    Lunga: the talking drum
    Gonje: the one-string fiddle
    Alaafee: health, well-being
    Tooni: ahead, in front
    Gbuginli: the lion
    Mulfu: the gazelle
    Nangbanyini: one voice, unity
    Kpangmanga: effort
    Neesim: light
    Goli: the moon
    Wuntanga: the sun
    Sanmariga: a star
    Mogili: a river
    Zoli: a mountain
    Chugu: a festival
    Pukpara: a farmer
    Kawana: maize
    Nyuli: yam
    Naanzua: pepper
    Dobino: the date palm and its fruit
    Gonda: pawpaw
    Kodu: banana
    Tiyumtaba: let us love one another
    Tisongtaba: let us help one another
    Yurilim: love
    Nyevuli: life
    Jilima: respect, honour
    Nyori: benefit, profit
    Viela: beautiful
    Saha: time
    Soli: the road
    Bindirigu: food
    Maasim: coolness, calm
    Aleewa: a honey sweet
    Agbaa: noon, the sun at its height
    Daboya: a town on the White Volta, known for its smocks
    Nasia: a river of the north
    Daka: a river of the north`,
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
    Giwa: the elephant
    Tauraro: a star
    Kogi: a river
    Teku: the sea
    Daji: the bush
    Fure: a flower
    Damina: the rainy season
    Bazara: the warm season before the rains
    Iska: the wind
    Gajimare: a rain cloud
    Alfijir: dawn
    Gida: home
    Noma: farming
    Manomi: a farmer
    Hatsi: grain
    Masara: maize
    Gero: millet
    Shinkafa: rice
    Gyada: groundnuts
    Auduga: cotton
    Kadanya: the shea tree
    Zuma: honey, the bee
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
    Tafiya: a journey
    Hanya: the way
    Zango: a halt of caravans
    Ayari: a caravan
    Ganye: a leaf
    Tushe: a foundation
    Ginshiki: a pillar
    Madubi: a mirror
    Fitila: a lamp
    Garkuwa: a shield
    Kyau: beauty
    Zabi: choice
    Nagarta: goodness, quality
    Karamci: generosity
    Mutunci: dignity
    Tsafta: cleanliness
    Lambu: a watered garden
    Gona: a farm
    Kwarya: the calabash
    Rumbu: the granary`,
  english: `
    Harvest: what the field gives
    Daybreak: the first light of day
    Beacon: a light that shows the way
    Lantern: a light to carry
    Compass: what shows the direction
    Cedar: a strong and lasting tree
    Mahogany: the red hardwood of the forest
    Baobab: the great tree of the savanna
    Hibiscus: the flower of the sobolo drink
    Acacia: a tree of dry land
    Bamboo: a plant that grows fast and bends
    Savanna: the grassland of the north
    Lagoon: quiet water behind the shore
    Estuary: where the river meets the sea
    Horizon: as far as the eye can see
    Meadow: a field of grass and flowers
    Orchard: a garden of fruit trees
    Evergreen: green in every season
    Blossom: to come into flower
    Sapling: a young tree
    Seedling: a young plant
    Amber: golden resin, a warm colour
    Ebony: black hardwood
    Coral: a reef of the sea
    Pearl: a jewel of the sea
    Sapphire: a blue gem
    Emerald: a green gem
    Topaz: a golden gem
    Cobalt: a deep blue
    Quartz: a clear and hard crystal
    Pinnacle: the highest point
    Highland: high country
    Cascade: a waterfall in steps
    Brook: a small stream
    Fountain: a spring of water
    Oasis: green land and water in the desert
    Breeze: a light wind
    Tradewind: the steady wind that carried ships
    Harmattan: the dry wind of the north
    Zephyr: a gentle west wind
    Meridian: the line through Greenwich and Tema
    Equator: the line round the middle of the earth
    Solstice: the day when the sun turns
    Aurora: the light of dawn
    Stellar: of the stars
    Comet: a bright traveller in the sky
    Radiant: sending out light
    Luminous: full of light
    Kindle: to light a fire
    Ember: a glowing coal
    Hearth: the fire at the heart of a home
    Homestead: a family's house and land
    Cornerstone: the stone a building rests on
    Keystone: the stone that holds an arch
    Milestone: a stone that marks the distance
    Gateway: the way in
    Pathway: a way to walk
    Voyage: a long journey
    Caravan: travellers who go together
    Trailblazer: one who opens a new way
    Endeavour: an earnest effort
    Resolute: firm in purpose
    Steadfast: not to be moved
    Diligent: careful and hard at work
    Candour: open honesty
    Valiant: brave
    Thrift: care with money
    Bounty: a generous yield
    Thrive: to grow well
    Flourish: to grow strong and well
    Ascend: to rise
    Uplift: to raise up
    Falcon: a swift bird of prey
    Heron: a patient bird of the water
    Kingfisher: a bright bird of the river
    Weaverbird: the bird that builds by weaving
    Gazelle: a swift and graceful animal
    Dolphin: a clever animal of the sea
    Tortoise: slow, steady and long-lived
    Beehive: a house of busy bees
    Honeycomb: what the bees build
    Nectar: the sweetness of flowers
    Loom: the frame on which cloth is woven
    Tapestry: a picture woven in cloth
    Calabash: the gourd that holds water and food
    Terracotta: baked red clay
    Indigo: a deep blue dye
    Saffron: a golden spice
    Tamarind: a tree with sour-sweet fruit
    Moringa: a tree with useful leaves
    Guava: a sweet fruit
    Lavender: a scented purple flower
    Sunbird: a small bright bird of gardens
    Flagship: the ship that leads
    Trellis: a frame for climbing plants
    Lattice: strips crossed to make a strong frame
    Alloy: metals made stronger together
    Crucible: the pot in which gold is melted
    Kiln: the oven for clay
    Almanac: a book of seasons and days
    Quill: the feather that writes
    Sextant: what sailors steer by
    Rudder: what steers a boat
    Sable: a deep black`,
};

/** The words, language by language; no word stands twice. */
export const WORDS: readonly NameWord[] = LANGUAGES.flatMap((language) =>
  LISTS[language]
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', meaning = ''] = line.trim().split(': ');
      return { word, language, meaning };
    }),
);

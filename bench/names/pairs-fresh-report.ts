import type { NamePairs } from './pairs.ts';

/**
 * Pairs of many kinds, written by one author from the rules of Ghanaian spelling before the rules that they test were read; every second
 * one: the half that nobody tunes on. Proposed name | name held.
 */
export const FRESH_REPORT: NamePairs = {
  exact: `
    Sun Rise Bakery | Sunrise Bakery
    7 Brothers Haulage | Seven Brothers Haulage
    Fourteen Palms Resort | 14 Palms Resort Ltd
    Sankara Optic & Co | Sankara Optics
    Nsawkaw Honey (GH) Ltd | Nsawkaw Honey
    Abɔfra Nurseries | Abofra Nursery
    Drum + Fife | Drum and Fife
    Daakyehene Tutors Ghana Limited | Daakyehene Tutor
    Hope-Well Dialysis | Hopewell Dialysis
    Pɛtɛpɛtɛ Cranes | Petepete Crane
  `,
  sounds_like: `
    Dzifanu Crafts | Djifanu Crafts
    Kedzikope Salt Works | Kejikope Salt Works
    Agbodza Pumps | Agboja Pumps
    Atsutse Prints | Achuche Prints
    Tsyokpo Ceramics | Chokpo Ceramics
    Ʋedome Yams | Vedome Yams
    Avatime Rice Mills | Awatime Rice Mills
    Sɔmanya Mangoes | Sormanya Mangoes
    Nɔtey Hinges | Nortey Hinges
    Ankomah Gutters | Ankoma Gutters
    Yamoah Sprayers | Yamoa Sprayers
    Crentsil Locks | Krentsil Locks
    Hackman Slates | Hakman Slates
    Coomson Peppers | Koomson Peppers
    Acquah Blinds | Akwa Blinds
    Kwofie Axles | Quofie Axles
    Anyidoho Canoes | Agnidoho Canoes
    Kyeremeh Bolts | Cheremeh Bolts
    Anokyewaa Lace | Anochewa Lace
    Akyeampong Mills | Acheampong Mills
    Agyenim Hoses | Adjenim Hoses
    Gyedu Goggles | Jedu Goggles
    Ahyiamu Studios | Ashiamu Studios
    Akrokerri Sawmill | Akrokeri Sawmill
    Kunbungu Groundnuts | Kumbungu Groundnuts
    Ntonso Adinkra | Antonso Adinkra
    Aklama Roots | Akrama Roots
    Boampong Staircases | Boampon Staircases
    Otumfi Lanterns | Otumfie Lanterns
    Tettey Awnings | Teteh Awnings
    Em Tee Vulcanisers | MT Vulcanisers
    Kool Breeze Fans | Cool Breeze Fans
    Kingz Krown Barbers | Kings Crown Barbers
    Nu Dawn Academy | New Dawn Academy
    EZ Ride Taxis | Easy Ride Taxis
    Blooz Kafe | Blues Cafe
    St. Gabriella Hospital | Saint Gabriella Hospital
    Mount Gilead Oils | Mt Gilead Oils
    Idrissu Leather | Iddrisu Leather
    Fuseini Smocks | Fuseni Smocks
    Mahamah Scrap | Mahama Scrap
    Naapari Guinea Fowl | Napari Guinea Fowl
    Wiafe Cisterns | Wyafe Cisterns
    Akwaaba Sachets | Akwaba Sachets
    Ayitey Anchors | Ayite Anchors
    Kpodo Chisels | Podo Chisels
    Dwumfour Engravers | Jumfour Engravers
    Okwahu Honeycomb | Okwawu Honeycomb
    Opanin Barges | Oppanyin Barges
    Kyirapim Gaskets | Tchirapim Gaskets
  `,
  similar: `
    Pinnacle Boreholes | Pinnacle Water Boreholes
    Sapphire Orchids | Orchids Sapphire
    Zenabu Weaving Hub | Zenabu Textiles Hub
    Tornado Compressors | Tornada Compressors
    ANZ Marbles | AMZ Marbles
    Velvet Rope Security | Velvet Rope Guards
    Kotobabi Seamstresses Guild | Kotobabi Seamstress Union
    Brimstone Quarry | Brimston Quarries
    Silver Tongue Debates | Silver Tongues Oratory
    Whirlwind Logistics | Whirlwinds Cargo Logistics
    Gazelle Bikes | Gazele Bicycles
    Duku and Sons Masonry | Duku Masonry
    Kintampo Falls Lodge | Kintampo Waterfalls Lodge
    Pearl of Axim Hotel | Axim Pearl Hotel
    Quartz and Onyx | Onyx and Quartz Jewels
    Dorothea Bridal | Dorothy Bridals
    Serengeti Plywood | Serengetti Ply Wood
    Upper Deck Cinemas | Upperdeck Film House
    Tigernut Treats | Tiger Nuts Treat House
    Yendi Millet Brewers | Yendi Millets Brewery
  `,
  clean: `
    Grace Ansong Fabrics | Grace Bonnah Fabrics
    Ibrahim Seidu Tyres | Ibrahim Gado Tyres
    Akosua Serwaa Hair | Akosua Pomaa Hair
    Kofi Hardware | Yaw Hardware
    God Is Able Tailoring | God Is Able Cement Works
    Jesus Saves Fitting Shop | Jesus Saves Beauty Salon
    Grace and Favour Printing | Mercy and Favour Quarry
    Tema Steel Works | Tema Glass Works
    Osu Dry Cleaners | Osu Opticians
    Golden Hands Physiotherapy | Golden Eggs Poultry
    Divine Touch Massage | Divine Seed Agro
    Nkwa Pharmacy | Akoma Pharmacy
    Boateng Cold Store | Amponsah Cold Store
    Addo Furniture | Addai Furniture
    Sarpong Tyres | Sakyi Tyres
    Nii Armah Boats | Nii Okai Boats
    Alhaji Sule Kebab | Alhaji Rufai Kebab
    Wisdom Academy | Freedom Academy
    Peace Clinic | Hope Clinic
    First Choice Laundry | First Aid Training
    Rose Garden Florist | Rose Petals Orphanage
    Amina Waakye | Amina Mobile Repairs
    King David Driving School | King Solomon Driving School
    Saint Paul Academy | Saint Luke Academy
    Ashanti Gold Smiths | Ashanti Kente Weavers
    Big Joe Sound System | Big Sam Sound System
    Papa Nii Garage | Papa Kay Garage
  `,
};

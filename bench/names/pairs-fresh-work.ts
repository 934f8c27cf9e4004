import type { NamePairs } from './pairs.ts';

/**
 * Pairs of many kinds, written by one author from the rules of Ghanaian spelling before the rules that they test were read; every second
 * one: the half that may be tuned on. Proposed name | name held.
 */
export const FRESH_WORK: NamePairs = {
  exact: `
    Ever Green Seedlings | Evergreen Seedlings Ltd
    Blue-Ridge Poultry | Blueridge Poultry Limited
    The Gold Fish Hatchery | Goldfish Hatchery
    Mama Esi's Fufu Corner | Mama Esis Fufu Corner
    Q.R.S. Plumbing Works | QRS Plumbing Works Ltd
    Rock & Reel | Rock and Reel Company Ltd
    Half Moon Divers | Halfmoon Divers
    Obra Yɛ Ko Drinks | Obra Ye Ko Drinks Ltd
    9 Villages Shea | Nine Villages Shea
    Bolga Basket Weavers Assn. | Bolga Basket Weavers Association
  `,
  sounds_like: `
    Adzimah Foods | Ajimah Foods
    Edzordzi Grills | Ejorji Grills
    Dzramado Nets | Djramado Nets
    Tsawe Bamboo | Chawe Bamboo
    Otsibu Couriers | Otchibu Couriers
    Botsio Draughts | Botchio Draughts
    Ʋuga Cassava | Wuga Cassava
    Bɔtianɔ Fishnets | Bortianor Fishnets
    Asɔkɔ Welders | Asorkor Welders
    Kpɔtsi Mats | Kportsi Mats
    Arhinful Cables | Arinful Cables
    Ocran Zips | Okran Zips
    Acquaye Hammocks | Akwaye Hammocks
    Cobbold Buckets | Kobold Buckets
    Quagraine Irrigation | Kwagraine Irrigation
    Quashigah Drums | Kwashiga Drums
    Nyatepe Tiling | Gnatepe Tiling
    Nyonator Fences | Gnonator Fences
    Sekyere Ladders | Sechere Ladders
    Sakyiama Bins | Sachiama Bins
    Gyamerah Kilns | Jamera Kilns
    Gyankoma Sauces | Djankoma Sauces
    Hyebre Kiosk | Shebre Kiosk
    Essel Clocks | Esel Clocks
    Baffoe Trolleys | Bafo Trolleys
    Anpadu Tarpaulins | Ampadu Tarpaulins
    Klottey Oars | Krottey Oars
    Blekusu Coconuts | Brekusu Coconuts
    Obiri Yeboah Scales | Obiri Yebuah Scales
    Lamptey Crayons | Lamtey Crayons
    Jaay Kaay Autos | JK Autos
    Kay Dee Motors | KD Motors
    Xtra Mile Drivers | Extra Mile Drivers
    Foto Flash Booth | Photo Flash Booth
    Kozy Korner Lounge | Cosy Corner Lounge
    Sole Mates Shoes | Soul Mates Shoes
    Stitch N Sew Tailors | Stitch and Sew Tailors
    Amegashie Bros Timber | Amegashie Brothers Timber
    Alhasan Tailors | Alhassan Tailors
    Yussif Cattle | Yusif Cattle
    Wunpini Shea | Wumpini Shea
    Muhammad Kilishi | Mohammed Kilishi
    Bediako Flutes | Bedyako Flutes
    Owusuwaa Mirrors | Wusuwa Mirrors
    Adjeley Threads | Ajele Threads
    Afotey Balloons | Afote Balloons
    Dwamena Syrups | Jwamena Syrups
    Tweneboa Porcelain | Twenebua Porcelain
    Aidoo Calabash | Aidu Calabash
    Abrewa Sponge | Aberewa Sponge
  `,
  similar: `
    Cedarwood Analytics | Cedarwood Data Analytics
    Amber Lagoon | Amber Lagoon Beach Resort
    Kyerewaa and Daughters | Daughters of Kyerewaa
    Lorneh Dairy | Lornah Dairy
    GBT Freight | GPT Freight
    Tamarind Coolers | Tamarind Refrigeration
    Iron Hand Foundry | Ironhands Foundry and Castings
    Marigold Palace | Marigold Palaces Suites
    Ostrich Pen Publishers | Ostrich Press Publishers
    Nkosuo Micro Lenders | Nkosuo Lending
    Ampoma Zinc Roofing | Ampoma Roofings
    Lighthouse Tutors | Light House Tutorial College
    Bonsu Whale Boats | Bonsu Boats
    Obolo Gym | Obolo Fitness Centre
    Fidelis Amankrah Opticals | Fidelis Amankra Eye Clinic
    Anibok Plantations | Anibock Farms
    Mensvic Paints | Mensvik Painting
    Cosmos Flasks | Kosmos Vacuum Flasks
    Bluebell Creche | Bluebells Day Care
    Hillcrest Academy | Hilcrest International School
  `,
  clean: `
    Kwame Antwi Dental Clinic | Kwame Larbi Dental Clinic
    Emmanuel Tagoe Plumbing | Emmanuel Sowah Plumbing
    Mohammed Baba Cold Store | Mohammed Tanko Cold Store
    Yaw Manu Blocks | Yaa Manu Pastries
    Monday Market Logistics | Friday Market Logistics
    Still Waters Catering | Deep Waters Drilling
    Thy Will Be Done Chemicals | Thy Will Be Done Bakery
    Takoradi Fish Exporters | Takoradi Rubber Exporters
    Ghana Cocoa Buyers | Ghana Cotton Buyers
    Royal Cement | Royal Pastries
    Blue Sky Paragliding | Blue Water Aquaculture
    Bright Future School | Bright Smile Dentistry
    Asante Transport | Fante Transport
    Kumah Foods | Kumi Foods
    Adu Electricals | Ado Kennels
    Naa Dei Kenkey | Naa Ode Beads
    Togbe Afari Farms | Togbe Dogbe Farms
    Efya Braids | Efua Soap
    Sunlight Solar | Moonlight Solar
    Unity Credit Union | Victory Credit Union
    Eagle Security | Falcon Security
    Black Star Boxing | Black Pot Restaurant
    Green Leaf Tea | Green Roof Estates
    Queen Esther Salon | Queen Sheba Salon
    New Life Hospital | New Dawn Hospital
    Volta River Tours | Volta Lake Transport
    Auntie Muni Kitchen | Auntie Adjoa Kitchen
    Modern Ghana Builders | Modern Homes Interiors
  `,
};

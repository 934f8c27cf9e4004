import type { NamePairs } from './pairs.ts';

/*
 * Pairs in the voices of four other kinds of founders; the half that is only reported. Written by hand by the same author, on the
 * same day, before any of the rules they test; no rule or constant was chosen by looking at it. Proposed name | name held.
 */

/** A fishing family in Teshie: Ga names. */
const FISHER: NamePairs = {
  exact: `
    Naa Ŋmaa Smoked Fish | Naa Ngmaa Smoked Fish
    Teshie Canoe Men & Co. Ltd | Teshie Canoe Men
    Forty-Five Nets | 45 Nets
    O.T.O. Canoe Works | OTO Canoe Work
    Shidzo Lodge (GH) | Shidzo Lodge
    Kpɛlɛ Drums | Kpele Drum
  `,
  sounds_like: `
    Tsoshie Nets | Choshie Nets
    Ayikwei Canoes | Ayiquei Canoes
    Lantsei Fish | Lanchey Fish
    Odartei Outboards | Odarteye Outboards
    Adjeley Kenkey | Agyeley Kenkey
    Naa Djama Pots | Naa Gyama Pots
    Sowaah Ice | Sowah Ice
    Kwakwei Salt | Quaquei Salt
    Nii Tackie Anchors | Nii Tackey Anchors
    Laate Ropes | Latey Ropes
    Dee Tee Marine | DT Marine
    Aryee Mends | Aryeh Mends
  `,
  similar: `
    Naa Ngmaa Fish | Naa Ngmaa Smoked Fish
    Shidzo Guest Lodge | Shidzo Lodge
    Kpelle Drums | Kpele Drumming
    Afutu Outboard Repairs | Afutu Outboard Motors Repairs
    Lantei Canoe Yard | Lantei Canoe Builders Yard
    OTO Canoe Works | OTA Canoe Works
    Bukom Boxing Gymn | Bukom Boxing Gym
  `,
  clean: `
    Naa Dede Kenkey | Naa Korkoi Kenkey
    Nii Armah Nets | Nii Kpakpo Nets
    Teshie Smoked Fish | Nungua Smoked Fish
    Ayitey Outboards | Amartey Outboards
    Labadi Boat Yard | Osu Brick Yard
    Blue Lagoon Fishing | Blue Sky Roofing
    Sea Never Dry Nets | Sea Never Dry Phones
    Tetteh Canoes | Nortey Canoes
    Ocean Fresh Fish | Ocean View Flats
  `,
};

/** A cooperative in Tamale: Dagbani and Hausa names, Arabic first names. */
const COOPERATIVE: NamePairs = {
  exact: `
    Suhudoo Women's Group | Suhudoo Womens Group
    Nyaɣsim Shea Ltd | Nyagsim Shea
    Savannah Sixty-Six Farmers | Savannah 66 Farmer
    Bi-Water Wells | Biwater Wells
    Al-Hassan & Sons Guinea Fowl | Alhassan and Sons Guinea Fowl
  `,
  sounds_like: `
    Yakubu Smocks | Yacoub Smocks
    Zeinab Shea | Zaynab Shea
    Abdul Rauf Grains | Abdul Raouf Grains
    Rahinatu Soap | Rahinatou Soap
    Mohammed Awal Maize | Muhammed Awal Maize
    Gbewaa Guinea Fowl | Bewa Guinea Fowl
    Kpalsi Yams | Palsi Yams
    Ibrahim Leather | Ebrahim Leather
    Mariama Smocks | Maryama Smocks
    Sugri Soya | Sugree Soya
    Fuseina Groundnut | Fusseina Groundnut
    Wunpini Baskets | Wumpini Baskets
  `,
  similar: `
    Suhudoo Women Weavers | Suhudoo Weavers
    Nyagsim Shea Butter | Nyagsim Shea Processing
    Tiyumba Farmers Union | Tiyumba Farmers Association
    Maltiti Shea | Maltiti Sheabutter Processors
    Tehsuma Grains | Tehisuma Grains Growers
    Dagbon Smock Weavers | Dagbon Smocks and Weaving
  `,
  clean: `
    Abdul Grains | Alhassan Grains
    Savannah Shea Butter | Savannah Solar Farms
    Northern Maize Growers | Upper East Onion Growers
    Tamale Smocks | Yendi Smocks
    Amina Shea | Fatima Shea
    Salam Bakery | Salam Transport
    Allah Ya Kawo Trading | Allah Ya Kawo School
    Yakubu Poultry Farms | Seidu Poultry Farms
  `,
};

/** A returnee from abroad: brands in English. */
const RETURNEE: NamePairs = {
  exact: `
    Honey & Hive | Honey and Hive Limited
    Fifty-Fifty Brunch | 50/50 Brunch
    The Quilted Palm Co. | Quilted Palm
    Wash'n'Fold | Wash n Fold | no
    Mango-Tree House | Mangotree House
    Three-Sixty Fitness | 360 Fitness | no
    Eighty Eight Keys | 88 Keys
  `,
  sounds_like: `
    Kandle Kraft | Candle Craft
    Phig Tree Cafe | Fig Tree Cafe
    Sunnday Roast | Sunday Roast
    Fir Baby Studio | Fur Baby Studio
    Barefut Yoga | Barefoot Yoga
    Knotty Braids | Notty Braids
    Eye Kandi | Eye Candy
    Bare Necessities | Bear Necessities
    Steak House Prime | Stake House Prime
    Hare Salon Chic | Hair Salon Chic
    Gee Vee Interiors | GV Interiors
    Plane Sailing Tours | Plain Sailing Tours
    Pearl and Lyme | Pearl and Lime
  `,
  similar: `
    Honey and Hive Skincare | Honey and Hive
    Quilted Palms Studio | Quilted Palm
    Mango Trees Villas | Mango Tree Villas and Spa
    Brunch Republic Osu | Brunch Republik
    Velvet Hibiscus Spa | Velvet Hibiscus Wellness Spa
    Hibiscus Velvet | Velvet Hibiscus
    GVX Interiors | GVK Interiors
  `,
  clean: `
    Sunday Brunch Club | Sunday School Books
    Velvet Lounge | Silver Lounge
    Golden Palm Spa | Golden Hive Honey
    Modern Home Interiors | Classic Home Interiors
    Luxury Car Rentals | Luxury Hair Rentals
    Fresh Roast Coffee | Fresh Press Juice
    Urban Yoga Studio | Urban Photo Studio
    Palm Tree Villas | Fig Tree Cafe
    Little Stars Creche | Little Feet Shoes
  `,
};

/** A consultant: initials, surnames and generic words. */
const CONSULTANT: NamePairs = {
  exact: `
    A.B. Osafo-Marfo & Associates Ltd | AB Osafo Marfo and Associate
    Seventy-Seven Partners | 77 Partners Ltd
    K.N.B. Consult PLC | KNB Consult
    Osei, Tutu and Partners | Osei Tutu & Partners
    Pinnacle-Audit Services | Pinnacle Audit Service
  `,
  sounds_like: `
    Ay Bee Surveyors | AB Surveyors
    Akuffo-Addae Law | Akufo Adae Law
    Nkrumah-Ankrah Audit | Nkruma Ankra Audit
    Djokotoe Chambers | Dzokoto Chambers
    Essilfie Valuers | Esilfie Valuers
    Kwapong Tax | Quapong Tax
    Acquaye Legal | Akwaye Legal
    Ell Kay Partners | LK Partners
    Crentsil Surveys | Krentsil Surveys
    Dwumfuor Audit | Jumfuor Audit
  `,
  similar: `
    KNB Consult | KMB Consult
    Osafo-Marfo Associates | A.B. Osafo-Marfo and Associates
    Wiredu-Peprah Law Firm | Wiredu Peprah and Partners Law Firm
    Blankson Tax Advisory | Blankson Tax Advisers
    Tetteh-Quarshie Valuers | Tetteh Quarshie Valuation
    Pinnacle Audit | Pinacle Audits and Tax
  `,
  clean: `
    Mensah and Associates | Boateng and Associates
    Owusu Consult | Asante Consult
    Kofi Mensah Law Firm | Kwame Mensah Audit Services
    Premier Tax Consultants | Premier Travel Consultants
    Global Audit Services | Global Cleaning Services
    Accra Surveyors | Kumasi Surveyors
    Quaye Legal Chambers | Lamptey Legal Chambers
    Trust Valuation Services | Trust Security Services
    AKB Consult | TRM Consult
  `,
};

export const VOICES_REPORT: readonly NamePairs[] = [FISHER, COOPERATIVE, RETURNEE, CONSULTANT];

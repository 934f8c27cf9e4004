import type { NamePairs } from './pairs.ts';

/*
 * Pairs in the voices of five kinds of founders; the half that may be tuned on. Written by hand by one author: the clerk after the
 * first rules, to fit the numbers on; the others before any of the rules they test. Proposed name | name held.
 */

/** A trader in Kumasi: Akan names, spelt as heard. */
const TRADER: NamePairs = {
  exact: `
    Maame Dufie Chop Bar Ltd. | MAAME DUFIE CHOP BAR
    The Asanka Local | Asanka Local Company Limited
    24/7 Provisions | Twenty Four Seven Provisions
    Wɔfa Atta Spare Parts | Wofa Atta Spare Part Ltd
    J.B.K. Cold Store | JBK Cold Stores
    Kejetia Queens Market | Kejetia Queen Market
    Twenty-One Steps Shoes | 21 Steps Shoe Ltd
    Yɛn Ara Asaase Ni Farms | Yen Ara Asaase Ni Farm
  `,
  sounds_like: `
    Adiepena Provisions | Adjepena Provisions
    Gyimaa Foods | Djimah Foods
    Kyeiwaa Cloth | Cheiwaa Cloth
    Boahemaa Wigs | Boahema Wigs
    Takyiwaa Soap | Tachiwa Soap
    Konadu Yiadom Spices | Konaduh Yeadom Spices
    Akyaa Plantain | Achiaa Plantain
    Agyapomaa Shoes | Adjapoma Shoes
    Bee Kay Enterprise | BK Enterprise
    Pee Jay Fabrics | PJ Fabrics
    Awurade Kwame Hardware | Awuradi Kwame Hardware
    Coffie Mankata Wood | Kofi Mankata Wood
    Quarcoo Tailoring | Kwaku Tailoring | no
    Obaapa Kitchen | Obapa Kitchen
    Nsroma Lace | Nsoroma Lace
    Hweremo Fish | Weremo Fish
  `,
  similar: `
    Maame Dufie Chop Bar | Maame Dufie Catering Services
    Wofa Atta Motors | Wofa Atta Spare Parts
    Asanka Locals | Asanke Local
    Kejetia Mothers Cloth | Kejetia Mother and Child Cloth
    Adomako Yam Dealers | Adomako Yam and Cassava Dealers
    Afriyie Plastics | Afriye Plastic Products
    JBK Cold Store | JPK Cold Store
    Nkrabea Tiles | Nkrabea Tiles and Paints
  `,
  clean: `
    Akua Bread | Afua Bread
    Kwame Shoes | Kwaku Shoes
    Adwoa Provisions | Abena Provisions
    Boakye Building Materials | Ofori Building Materials
    Agyei Spare Parts Enterprise | Owusu Spare Parts Enterprise
    By His Grace Fashion | By His Grace Cement
    Nyame Adom Cold Store | Nyame Adom Tyres
    Sika Duro Beads | Nsu Duro Beads
    Asanka Local | Ahenfo Local
    Bantama Shoe Market | Asafo Timber Market
  `,
};

/** A family firm in Ho: Ewe spellings. */
const EWE: NamePairs = {
  exact: `
    Ʋɔtrɔ Doors | Votro Door
    Dzɔdzɔe Legal Aid LBG | Dzodzoe Legal Aid
    Miawoe Zɔ Travels | Miawoe Zo Travels Ltd
    Keta Nunana & Co | Keta Nunana
    Sɔ̃ Farms | So Farms
  `,
  sounds_like: `
    Dzogbenyuie Prints | Djogbenyuie Prints
    Adzowa Cassava | Ajowa Cassava
    Kɔdzogã Nets | Kojoga Nets
    Etsɛ Bricks | Eche Bricks
    Tsotsoo Kiln | Chocho Kiln
    Wormenor Radio | Vomeno Radio
    Wuieto Pots | Vuieto Pots
    Mawunyega Cars | Mawunyegah Cars
    Avortri Ropes | Avotri Ropes
    Kpordzi Boats | Kpodzi Boats
    Agbeyeye Water | Agbeyeyeh Water
    Xorse Kente | Horse Kente | no
    Xornam Kente | Hornam Kente
    Gbagbe Clay | Bagbe Clay
    Edzeame Cakes | Edjeame Cakes
    Sedinam Salt | Sedinamm Salt
  `,
  similar: `
    Votro Doors and Windows | Votro Doors
    Dzidefo Rice | Dzidefoo Rice Growers
    Mawuli Tile House | Mawuli Tiles and Marble House
    Nunana Net Weavers | Nunana Net Weaving
    Kafui Seedlings | Kafui Seed Growers
    Dela Bricks Works | Dela Brick Moulding Works
  `,
  clean: `
    Mawu Ye Kitchen | Mawu Ye Haulage
    Selorm Prints | Senyo Prints
    Edem Kente | Elom Kente
    Keta Nets | Anloga Nets
    Agbeko Farms | Agbenu Motors
    Volta Salt Company | Volta Kente Company
    Kodzo Boats | Kofi Boats
    Dzifa Cakes | Dela Cakes
  `,
};

/** A software founder in Accra: English, clipped and respelt. */
const FOUNDER: NamePairs = {
  exact: `
    Pay-Point Ghana Ltd | Paypoint
    KudiLink | Kudi Link Technologies Limited | no
    Ride4Me | Ride For Me
    Zip.com.gh | Zip Limited
    Nine-Nine Labs | 9 9 Labs
    Code & Coffee | Code and Coffee Ltd
    Thirty-Two Bits | 32 Bits Ltd
  `,
  sounds_like: `
    Kwiktrip Cabs | Quicktrip Cabs
    Phlow Analytics | Flow Analytics
    Em Kay Systems | MK Systems
    Jay Tee Cloud | JT Cloud
    Cee Vee Builder | CV Builder
    Dyvine Codes | Divine Codes
    Tekno Hub | Techno Hub
    Shyne Robotics | Shine Robotics
    Kredit Score | Credit Score
    Wyre Transfer | Wire Transfer
    Fayre Price Apps | Fair Price Apps
    Bored Games Hub | Board Games Hub
    Blew Ocean Apps | Blue Ocean Apps
    Klever Kode | Clever Code
    Right Turn Maps | Write Turn Maps
    Bolld Fonts | Bold Fonts
  `,
  similar: `
    Pay Point Mobile | Paypoint
    Kudilink Wallet | Kudilink
    Zipline Ghana Drones | Zipline Drones and Logistics
    Datafloww Analytics | Dataflow Analytics
    Flow Analytix | Flow Analytics
    RemitXpress Africa | Remit Express
    Hubtell Payments | Hubtel
    Swiftly Courier | Swift Courier
  `,
  clean: `
    Smart Pay | Smart Farm
    Cloud Nine Systems | Cloud Seven Kitchens
    Digital Payments Company | Digital Farming Company
    Rapid Delivery Services | Royal Delivery Services
    Alpha Software Systems | Omega Software Systems
    Green Data Solutions | Blue Data Solutions
    Accra Web Design | Tema Graphic Design
    Bright Code Academy | Bright Brains Clinic
    First Light Media | First Choice Media
  `,
};

/** A pastor: devotional names. */
const PASTOR: NamePairs = {
  exact: `
    God's Own Academy | Gods Own Academy
    El-Shaddai Complex School | Elshaddai Complex Schools
    Psalm Twenty-Three Ministries | Psalm 23 Ministry
    Jesus Is Lord Int'l | Jesus Is Lord International | no
    The Redeemer's House | Redeemers House
  `,
  sounds_like: `
    Emanuel Prayer Camp | Immanuel Prayer Camp
    Alleluyah Books | Alleluia Books
    Jehova Nissi Cements | Jehovah Nissi Cement
    Shallom Printing | Shalom Printing
    Bethell Press | Bethel Press
    Kalvary Temple | Calvary Temple
    Maranata Choir Robes | Maranatha Choir Robes
    Kristos Robes | Christos Robes
    Zyon Musicals | Zion Musicals
    Ebeneezer Pianos | Ebenezer Pianos
  `,
  similar: `
    Hephzibah Nursery | Hephzibah Nursery and Primary
    Beulahland Bookshop | Beulah Land Books
    Living Bread Prayer House | Living Bread House of Prayer
    Zarephath Widows Trust | Zarephath Widows and Orphans Trust
    Berachah Organs | Beracah Organs and Pianos
    Ephphatha Deaf School | Ephphata School for the Deaf
  `,
  clean: `
    God Is Great Fashion | God Is Great Tyres
    Jesus Never Fails Cold Store | Jesus Never Fails Barbering
    Still Waters Clinic | Still Waters Fishing
    Grace and Mercy School | Grace and Glory Motors
    Blessed Hope Bakery | Blessed Hope Mining
    Praise the Lord Chop Bar | Praise the Lord Welding
    Victory Bible Church | Victory Bus Services
    Heavenly Touch Salon | Heavenly Touch Quarry
    Nhyira Ne Adom Sewing | Nhyira Ne Adom Roofing
  `,
};

/** A clerk who files other people's papers: what is like, and what only looks so. */
const CLERK: NamePairs = {
  exact: `
    Adwene Papers and Pens Ltd | Adwene Paper and Pens
    Sixty-One Carriers | 61 Carriers
    Agro@Oda | Agro at Oda
    Tetekwaforo Ghana Ltd. | Tetekwaforo
  `,
  sounds_like: `
    Gyakye Presses | Jachie Presses
    Kwabre Boxes | Quabre Boxes
    Dzemeni Boats | Jemeni Boats
    Vakpo Rice | Wakpo Rice
    Cofie Sheds | Kofie Sheds
    Nsawkaw Yams | Nsokaw Yams
    Atwea Cloth | Achea Cloth
    Tee Ess Cargo | TS Cargo
    Abotre Crates | Abotreh Crates
    Tutor Kraft | Tuta Craft
    Serwor Lamps | Serwo Lamps
    Hwidiem Oranges | Widiem Oranges
  `,
  similar: `
    Adwene Papers | Adwene Paper and Pens
    Adwene Printing | Adwene Printers and Binders
    Tetekwaforo Crafts | Tetekwaforo
    Odumasi Wood Village | Odumase Wood Village
    Kwabre Weaving Village | Kwabre Weavers Village
    Nsawkaw Yam Farmers | Nsawkaw Yam Farms
    Presbyterian Rice Mill Vakpo | Vakpo Presbyterian Rice Mill
    Dzemeni Boatbuilders | Dzemeni Boat Builders Guild
    Koforidua Beads Emporium | Koforidua Bead Emporium and Museum
    Kumi Kumi Bitters | Kumi Bitters
    Amanfrom Snails | Amanfrom Snail and Mushroom Growers
    TSK Cargo | TSP Cargo
    Akuafo Cheque Bakers | Akuafo Check Bakers
    New Abirem Goldsmiths | Abirem Goldsmiths
  `,
  clean: `
    Ampadu Ready Mix | Bekoe Ready Mix
    Kwarteng Roofing Sheets | Sarfo Roofing Sheets
    Hohoe Fresh Tomatoes | Bawku Fresh Tomatoes
    Somanya Mango Juice | Dodowa Mango Juice
    Kpeve Pineapple Growers | Nsawam Pineapple Growers
    Aseda Dried Fish | Ofori Dried Fish
    Bekwai Used Clothing | Wenchi Used Clothing
    Tawiah Mobile Money | Larbi Mobile Money
    Kusi Iron Rods | Danso Iron Rods
    Abena Smoked Chicken | Yaa Smoked Chicken
    Asante Car Wash | Donkor Car Wash
    Obeng Sachet Water | Twum Sachet Water
    Oforikrom Butchers | Ayigya Butchers
    Silver Plate Catering | Silver Fox Security
    Golden Egg Poultry | Golden Gate Couriers
    Northern Light Candles | Northern Gold Shea
    City Lights Electricals | City Gardens Nursery
    Happy Feet Creche | Happy Hour Pub
    Green Leaf Herbal | Green Wheels Transport
    Morning Dew Water | Morning Glory Funerals
    Easy Stay Hostel | Easy Ride Rentals
    Sweet Home Furniture | Sweet Tooth Pastries
    Sunrise Poultry | Sunset Bar
    High Street Tailors | High School Uniforms
    Good Taste Bakery | Good Deal Phones
    Christ the King School | King of Kings Timber
    Lord Is My Shepherd Clinic | Lord Is My Light Electricals
    Grace of God Cold Store | Mercy of God Barbering
    Thank You Jesus Bakery | Thank You Jesus Spare Parts
    Only Believe Transport | Only Believe Hairdressing
    In Him We Trust Farms | In God We Trust Optical
    Psalm 23 Drinks | Psalm 91 Security
    Nyame Nnae Fabrics | Nyame Tease Blocks
    Still Blessed Printing | Truly Blessed Welding
    Hand of God Clinic | Hand of God Haulage
    Sarah Beauty Salon | Ruth Beauty Salon
    Kwame and Sons Welding | Yaw and Sons Welding
    Esi Hair Products | Adwoa Hair Products
    Nana Ama Kente | Nana Yaa Kente
    Maame Esi Kenkey | Maame Efua Kenkey
    Kojo Antwi Music | Kojo Mensah Welding
    Daniel Owusu Law | Samuel Owusu Clinic
    Ho Technical Institute | Wa Technical Institute
    Takoradi Oil Services | Tema Oil Tankers
    Community Water Project | Community Credit Project
    National Youth Choir | National Women Council
    ABX Foods | ABX Haulage | no
    RST Foods | KLM Foods
    Three Stars Hotel | Five Fingers Hotel
    First Class Laundry | World Class Laundry
    Main Street Pharmacy | Market Street Bookshop
  `,
};

export const VOICES_WORK: readonly NamePairs[] = [TRADER, EWE, FOUNDER, PASTOR, CLERK];

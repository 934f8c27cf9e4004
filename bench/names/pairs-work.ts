import type { NamePairs } from './pairs.ts';

/** The half that rules and thresholds may be tuned on. Proposed name | name held. */
export const WORK_PAIRS: NamePairs = {
  exact: `
    DIASPORA HOMECOMING LTD | Diaspora Homecoming Limited
    Gɔŋgɔŋ Alarms | Gongong Alarms
    The Palmwine Gallery | Palmwine Gallery Ltd
    Palm Wine Gallery | Palmwine Gallery Company Limited
    Anyako & Brothers Nets | Anyako and Brothers Nets Ltd
    Ɛdwoma Tools | Edwoma Tool Co Ltd
    Three Pillows Lodge | 3 Pillows Lodge
    Lake Bosua Tours (Gh.) Limited | Lake Bosua Tours
    Lake Bosua Tours Ghana | Lake Bosua Tour Company
    A.M.K. Drilling | AMK Drilling
    Mampruli Grain L.T.D | Mampruli Grains
    Kelewele-Joint | Kelewele Joint
    Ataa Adwoa's Kitchen | Ataa Adwoas Kitchen
    Nsuo Filters PLC | Nsuo Filters Public Limited Company
    Akwantuo.com | Akwantuo
    Bread + Butter | Bread plus Butter
    Jollof@Home | Jollof at Home
    Two Sisters' Waakye | 2 Sisters Waakye
    Dote Yie Limited Company | Dote Yie
    Abusua Panyin Foundation LBG | Abusua Panyin Foundation
    GOOD  SHEPHERD   CRECHE | Good Shepherd Crèche
    Saman-Saman Events | SamanSaman Event
    Goodluck Bamboo Co. | Good Luck Bamboo
    Bɛŋkum Tyre Company Ltd | Benkum Tyre Company Ltd | no
    Fofie Medics & Company Limited | Fofie Medics
    G0lden Spoon Caterers | Golden Spoon Caterers
    Kоfi Broke Man Plantain | Kofi Brokeman Plantain
  `,
  sounds_like: `
    Gyinae Bricks | Djinae Bricks
    Adjoba Beads | Adwoba Beads
    Kyenkyen Marble | Chenchen Marble
    Okyeso Timbers | Ocheso Timbers
    Hyira Scents | Shira Scents
    Quansah Cargo | Kwansah Cargo
    Quaicoe Tents | Kwaiko Tents
    Djaba Transport | Gyaba Transport
    Dzigbordi Foods | Djigbordi Foods
    Adzato Clinics | Adjato Clinics
    Tsatsu Legal | Chachu Legal
    Otchere Kegs | Okyere Kegs
    Amoabeng Goats | Amoaben Goats
    Ntim Ovens | Ntimm Ovens
    Nkrumah Sweets | Nkruma Sweets
    Yiadom Ropes | Yeadom Ropes
    Sefah Pearls | Seffa Pearls
    Antwiwaah Hats | Antwiwa Hats
    Boamah Gates | Boama Gates
    Gbedemah Rafts | Bedema Rafts
    Kpeglo Salt | Peglo Salt
    Afrifah Beds | Afrifa Beds
    Ofei Honey | Ofey Honey
    Darkwa Inks | Darquah Inks
    Lartey Sand | Latey Sand
    Mbroh Kites | Mbro Kites
    Nyarkoh Lamps | Nyarko Lamps
    Asamoah Vans | Assamoah Vans
    Oduro Bells | Odoro Bells
    Tieku Snails | Teiku Snails
    Kwik Wash Laundromat | Quick Wash Laundromat
    Fast Phood Joint | Fast Food Joint
    Brite Minds Tutors | Bright Minds Tutors
    Kar Kare Valet | Car Care Valet
    Nite Owl Guards | Night Owl Guards
    Luv Bakes | Love Bakes
    Lavish Kouture | Lavish Couture
    Thyme 4 Tea | Time For Tea
    Gr8 Deals Outlet | Great Deals Outlet
    Sno White Laundrette | Snow White Laundrette
    Hi Rise Scaffolds | High Rise Scaffolds
    Tru Value Outlet | True Value Outlet
    Koko King Porridge | Cocoa King Porridge | no
    Big Byte Repairs | Big Bite Repairs
    Majik Wand Events | Magic Wand Events
    Phoenix Tailors | Fenix Tailors
    Klassik Kuts | Classic Cuts
    E-Z Park Valets | Easy Park Valets | no
    Boadi Stores | Boady Stores
    Nyantakyi Boats | Nyantachi Boats
    Agyepong Tents | Adjepong Tents
    Acheampong Gates | Akyeampong Gates
    Frempong Lamps | Frimpong Lamps
    Kwabla Beads | Kobla Beads
    Dzidzor Stores | Jijor Stores
    Amedzofe Boats | Amejofe Boats
    Gbeho Tents | Beho Tents
    Kumordzi Gates | Kumorji Gates
    Nketia Lamps | Nketiah Lamps
    Anokyewaa Beads | Anochewa Beads
    Pokuaa Stores | Pokua Stores
    Serwaa Boats | Serwah Boats
    Agyeiwaa Tents | Adjeiwa Tents
    Oforiwaa Gates | Oforiwa Gates
    Dwamena Lamps | Jamena Lamps
    Twumasi Beads | Chumasi Beads
    Tweneboah Stores | Chweneboa Stores
    Ankrah Boats | Ankra Boats
    Lamptey Tents | Lamtey Tents
    Nortey Gates | Notey Gates
    Okai Lamps | Okay Lamps
    Odoi Beads | Odoy Beads
    Kotey Stores | Kotei Stores
    Laryea Boats | Laryeah Boats
    Quaynor Tents | Kwaynor Tents
    Quartei Gates | Kwatei Gates
    Abbey Lamps | Abey Lamps
    Ashitey Beads | Ashitei Beads
    Tagoe Stores | Tago Stores
    Vanderpuije Boats | Vanderpuye Boats
    Mohammed Tents | Muhammad Tents
    Mohammed Gates | Mohamed Gates
    Yussif Lamps | Yusuf Lamps
    Abdulai Beads | Abdulay Beads
    Issah Stores | Isa Stores
    Fuseini Boats | Fusheini Boats
    Iddrisu Tents | Idrisu Tents
    Sulemana Gates | Suleimana Gates
    Zakari Lamps | Zachari Lamps
    Xcellent Beads | Excellent Beads
    Kool Stores | Cool Stores
    Krazy Boats | Crazy Boats
    Gud Tents | Good Tents
    Pix Gates | Picks Gates
    Trax Lamps | Tracks Lamps
    Lynx Beads | Links Beads
    Sity Stores | City Stores
    Kwest Boats | Quest Boats
    Ekonomy Tents | Economy Tents
    Sentral Gates | Central Gates
    Akademy Lamps | Academy Lamps
    Teknologies Beads | Technologies Beads
    Elektro Stores | Electro Stores
    Kafe Boats | Cafe Boats
    Rok Tents | Rock Tents
    Blak Gates | Black Gates
    Snax Lamps | Snacks Lamps
    Shooz Beads | Shoes Beads
    Boyz Stores | Boys Stores
    Wurx Boats | Works Boats
    Werkz Tents | Works Tents
    Fyne Gates | Fine Gates
    Lyfe Lamps | Life Lamps
    Tyme Beads | Time Beads
    Chyld Stores | Child Stores
    Fotography Boats | Photography Boats
    Farmacy Tents | Pharmacy Tents
    Nolej Gates | Knowledge Gates
    Rite Lamps | Write Lamps
    Rap Beads | Wrap Beads
    Sertified Stores | Certified Stores
    Kollection Boats | Collection Boats
    Kreative Tents | Creative Tents
    Korner Gates | Corner Gates
    Sweetz Lamps | Sweets Lamps
    Klothing Beads | Clothing Beads
    Koncept Stores | Concept Stores
    Kwarters Boats | Quarters Boats
    Musik Tents | Music Tents
    Tropik Gates | Tropic Gates
    Logik Lamps | Logic Lamps
    Klinik Beads | Clinic Beads
    Chek Stores | Check Stores
    Donut Boats | Doughnut Boats
    Lo Gates | Low Gates
    Flo Lamps | Flow Lamps
    Glo Beads | Glow Beads
    Gro Stores | Grow Stores
    Sho Boats | Show Boats
    Thru Tents | Through Tents
    Nu Gates | New Gates
    Fresh Lamps | Phresh Lamps
    Ezee Beads | Easy Beads
    Eazy Stores | Easy Stores
    Bizness Boats | Business Boats
    Bizniz Tents | Business Tents
    Skills Gates | Skilz Gates
    Xpert Lamps | Expert Lamps
    Xtreme Beads | Extreme Beads
    Kwikly Stores | Quickly Stores
    Jus Boats | Juice Boats
    Gift Tents | Gyft Tents
    Star Gates | Starr Gates
    Styles Lamps | Stylez Lamps
    Touch Beads | Tuch Beads
    Trust Stores | Trost Stores
    Vizion Boats | Vision Boats
    Bootique Tents | Boutique Tents
    Salon Gates | Saloon Gates
    Jewels Lamps | Joolz Lamps
    Gyata Beads | Djata Beads
    Akyaa Stores | Achia Stores
    Hyia Boats | Shia Boats
    Asaase Tents | Asase Tents
    Ɛdom Gates | Edom Gates
    Amoakohene Lamps | Amoakohen Lamps
    Owusuwaa Beads | Owusua Beads
    Nhyira Stores | Nshira Stores
    Nhyiraba Boats | Nhyirabah Boats
    Ohene Tents | Ohen Tents
    Adwuma Gates | Aduma Gates
    Adwuma Lamps | Ajuma Lamps
    Sikapa Beads | Sikkapa Beads
    Abotare Stores | Abotar Stores
    Ahoufe Boats | Ahuofe Boats
    Ahoofe Tents | Ahuofe Tents
    Obrempong Gates | Obrempon Gates
    Kwahu Lamps | Quahu Lamps
    Kwansima Beads | Quansima Beads
    Ekua Stores | Ekuah Stores
    Esaaba Boats | Esaba Boats
    Maame Tents | Mame Tents
    Yeboah Gates | Yeboa Gates
    Yirenkyiwaa Lamps | Yirenchiwa Lamps
    Otsiwaa Beads | Ochiwa Beads
    Kodzovi Stores | Kojovi Stores
    Dzamesi Boats | Jamesi Boats
    Tsikudo Tents | Chikudo Tents
    Agbeko Gates | Abeko Gates
    Kpodo Lamps | Podo Lamps
    Xevi Beads | Hevi Beads
    Wisdom Stores | Wizdom Stores
    Rainbow Boats | Raynbow Boats
    Shoppe Tents | Shop Tents
    Centre Gates | Center Gates
    Kolours Lamps | Colours Lamps
    Grafix Beads | Graphics Beads
    Xquisite Stores | Exquisite Stores
    Quintessence Boats | Kwintessence Boats
    Cuizine Tents | Cuisine Tents
    Choklet Gates | Chocolate Gates
    Dezign Lamps | Design Lamps
    Krown Beads | Crown Beads
    Kween Stores | Queen Stores
    Knight Boats | Night Boats
    Whyte Tents | White Tents
    Bleu Gates | Blue Gates
    Oke Lamps | Oak Lamps
    Lites Beads | Lights Beads
    Zone Stores | Xone Stores
    Seez Boats | Seas Boats
    Kasa Tents | Casa Tents
    Nyce Gates | Nice Gates
    Iz Lamps | Is Lamps
    Phat Beads | Fat Beads
  `,
  similar: `
    Diaspora Homecomming | Diaspora Home Coming Festival
    Palmwin Gallery | Palmwine Gallery
    Plamwine Gallery | Palmwine Gallery
    Anyoko Nets | Anyako Nets
    Edwuma Tools | Edwoma Tools
    Mampurli Grains | Mampruli Grain
    Mamprugu Grains | Mampruli Grains | no
    Kelewele House | Kelewele House Grills
    Gallery Palmwine | Palmwine Gallery
    Akwantuo Travels & Tours | Akwantuo Tours & Travels
    Akwantuo Enterprise | Akwantuo Ventures
    Nsuo Filtration | Nsuo Filters
    Benkum Tyre Svcs | Benkum Tyre Services
    Fofie Medicals | Fofie Medics
    Abusua Panin Foundation | Abusua Panyin Foundation
    Dote Yei | Dote Yie
    Waakye Sisters | Sisters Waakye
    Mt. Afadja Hikes | Mount Afadja Hikes
    Afadjato Hikers | Afajato Hikers Club
    Samansaman Evnts | Saman Saman Events
    Lake Bosua Intl | Lake Bosua International
    Golden Spon Caterers | Golden Spoon Caterers
    J. Owusu-Bempah Chemists | Joseph Owusu Bempah Chemists
    Kyenkyen Marbles & Granite | Kyenkyen Granite
    Konkonsa Media Hub | Konkonsa Media
    Aburi Botanicals Tea | Aburi Botanical Teas and Spices
    Nkuto Skincare | Nkuta Skincare
    Asaase Surveys | Asase Surveying
    Ahenfie Beads | Ahenfe Beads
    Tuntum Charcoal | Tumtum Charcoal
  `,
  clean: `
    Palmwine Gallery | Batakari Gallery
    Kelewele Joint | Waakye Joint
    Akwantuo Tours | Bosua Tours
    Fofie Medics | Ntim Medics
    God Is Able Electricals | God Is Good Fishing
    Emmanuel Carpentry | Emmanuel Cold Store
    Kofi Nets | Fiifi Nets
    Kofi Asante Enterprise | Kofi Boakye Enterprise
    Abena Mansa Foods | Araba Atta Foods
    Kumasi Tyres | Kumasi Ovens
    Accra Bamboo Ventures | Accra Charcoal Ventures
    Golden Spoon Caterers | Golden Sun Panels
    Royal Beads | Royal Guards
    Tema Harbour Divers | Tema Steel Benders
    Blessed Family Farms | Blessed Redeemer School
    Good Luck Bamboo | Good Samaritan Clinic
    Anyako Nets | Keta Nets
    Mensah Chemists | Mensah Welding
    Nkrumah Memorial Library | Danquah Memorial Library
    Ghana Honey Board | Ghana Snail Board
    Lake View Lodge | Mountain View Lodge
    Love and Care Creche | Love Potion Drinks
    Sefah Pearls | Oduro Pearls
    Central Timber Market | Central Yam Market
    Northern Star Buses | Southern Cross Buses
    Best Brain Academy | Best Cuts Barbers
    Grace Hospital | Glory Hospital
    Sea Breeze Hotel | Sea Gold Fisheries
    Prime Roofing | Prime Catering
    Adom Bricks | Adom Laundry
  `,
};

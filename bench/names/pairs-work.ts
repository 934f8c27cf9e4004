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

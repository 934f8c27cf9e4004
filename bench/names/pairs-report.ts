import type { NamePairs } from './pairs.ts';

/** The half that is only reported: nothing in the name check was chosen by looking at it. Proposed name | name held. */
export const REPORT_PAIRS: NamePairs = {
  exact: `
    ABIBIMAN TOURS LTD | Abibiman Tours Limited
    Sankɔfa Prints | Sankofa Prints Company Limited
    Nɛtwɛk Radio Shop | Netwek Radio Shop
    The Akpeteshie Distillers | Akpeteshie Distillers Ltd.
    Bluebird & Daughters | Bluebird and Daughters Enterprise Limited by Guarantee | no
    Wassa Akropong Millers & Sons | Wassa Akropong Millers and Sons Ltd
    Tontonte Kitchens (GH) LTD | Tontonte Kitchens
    Tontonte-Kitchen | Tontonte Kitchens (Ghana) Company Limited
    Osu Oxford Bakers | Osu Oxford Baker's Ltd
    Seven Lanterns Company | 7 Lanterns Ltd
    Two Rivers Boatyard | 2 Rivers Boat Yard
    Green Calabash LBG | Greencalabash Limited by Guarantee
    Pempamsie Weavers Co. Ltd | PEMPAMSIE WEAVERS
    Nkonsonkonson Cooperative L.B.G. | Nkonsonkonson Cooperative
    J.K.T. Haulage | JKT Haulage Limited
    J. K. T. Haulage Ltd | JKT Haulage Limited
    Dufie's Corner | Dufies Corner Company Ltd
    Asempa Broadcasting P.L.C. | Asempa Broadcasting PLC
    Fufu & Soup | Fufu and Soup Ltd
    Mogya Diagnostics Public Limited Company | Mogya Diagnostics
    Kente-Loom Studios | Kente Loom Studio Ltd
    Bɔhyɛ Estates | Bohye Estate Company Limited
    Ŋmɛi Ventures | Ngmei Venture
    Hotor Salt Works Ghana Ltd | Hotor Salt Works
    hotor saltworks | Hotor Salt Works (Ghana) Limited
    Ayekoo Farms Private Unlimited Company | Ayekoo Farms PRUC
    Café Nkyinkyim | Cafe Nkyinkyim Ltd
    Zongo-Vegas Boxing | Zongo Vegas Boxing Limited
    The Wawa Tree Company Limited | Wawa Tree
    Mate Masie Books & Co. | Mate Masie Books
    Mate Masie Books and Company | Mate Masie Book Limited
    www.trotroride.com | Trotroride Ltd
    Sika-Fre | SIKAFRE
    Four Corners Hydraulics | 4 Corners Hydraulics Limited
    Dansinkran Salons | Dansinkran Salon Enterprise Limited | no
    Odwira Pageants Ltd (Ghana) | Odwira Pageant
    Ｋｙｅｍｅ Textiles | Kyeme Textiles Ltd
    Аkoma Textile | Akoma Textiles Limited
    Sunsum​ Wellness | Sunsum Wellness
    Fihankra Public Unlimited Company | Fihankra PUC
  `,
  sounds_like: `
    Adwenpa Systems | Ajenpa Systems Ltd
    Gyekye Motors | Djekye Motors
    Nyamekye Millers | Nyameche Millers Ltd
    Kyeiwaa Fabrics | Cheiwa Fabrics
    Hyebre Studios | Shebre Studios
    Kwartey Fisheries | Quartey Fisheries Ltd
    Quainoo Haulage | Kwainoo Haulage
    Adjetey Boats | Agyetey Boats
    Dzifa Weaving | Djifa Weaving Ltd
    Edzordzi Salt | Ejorji Salt
    Tsikata Chambers | Chikata Chambers
    Attoh Masonry | Ato Masonry
    Ofosuah Drinks | Ofosua Drinks Limited
    Afriyieh Linens | Afriyie Linens
    Asiedu Cranes | Aseidu Cranes
    Konadu Dyes | Konaduh Dyes
    Amankwah Tiles | Amanquah Tiles
    Amankwaa Tilers | Amankwa Tilers
    Bonsu Divers | Bonsuh Divers
    Tandoh Looms | Tando Looms
    Obeng Kilns | Oben Kilns
    Akuffo Presses | Akufo Presses Ltd
    Nartey Ropes | Natey Ropes
    Ablorh Ceramics | Abloh Ceramics
    Dadzie Freezers | Dadjie Freezers
    Gyamera Goldsmith | Djamera Goldsmith
    Kpodo Pumps | Podo Pumps
    Fiagbe Sails | Fiabe Sails
    Sowah Nets | Sowa Nets
    Oppon Drills | Opong Drills
    Twerefour Scales | Tweriefuo Scales
    Anokye Drums | Anoche Drums
    Phresh Juice Corner | Fresh Juice Corner
    Rite Choice Tutors | Right Choice Tutors
    Kwality Stitches | Quality Stitches
    Ezy Ride Coaches | Easy Ride Coaches
    Cool Breez Lounge | Kool Breeze Lounge
    Nu Look Barbers | New Look Barbers
    Krispy Plantain | Crispy Plantain
    Wize Owl Tutorials | Wise Owl Tutorials
    Foto Magik | Photo Magic
    Books 4U | Books For You
    Kutz Barbering | Cuts Barbering
    Sunshyne Kindergarten | Sunshine Kindergarten
    Xtra Mile Couriers | Extra Mile Couriers
    Thru Pass Academy | Through Pass Academy
    Skool Bus Riders | School Bus Riders
    Delite Ices | Delight Ices
    Filta Clean Wells | Filter Klean Wells
    Blu Lagoon Resort | Blue Lagoon Resort
  `,
  similar: `
    Abibiman Tours | Abibimann Touring
    Pempamsia Weavers | Pempamsie Weaver Ltd
    Sankofo Prints | Sankofa Prints Ltd
    Nkyimkyim Cafe | Nkyinkyim Cafe
    Tontonet Kitchens | Tontonte Kitchens
    Odwria Pageants | Odwira Pageants
    Hotar Salt Works | Hotor Salt Works
    Dufia Corner | Dufie Corner
    Mogyaa Tests Labs | Mogya Labs
    Fihankara Homes | Fihankra Homes
    Bluebrid Dry Cleaners | Bluebird Dry Cleaners
    Asempah FM Radio | Asempa Radio FM
    Lanterns Seven Guesthouse | Seven Lanterns Guesthouse
    Rivers Two Boatyard | Two Rivers Boatyard
    Wawa Tree | Wawa Tree Carvers
    Zongo Vegas Boxing Promotions | Zongo Vegas Boxing
    Sikafre Enterprise | Sikafre Ventures
    Sikafre | Sikafre Trading Enterprise
    Ayekoo Farms | Ayekoo Farm Produce
    Akpeteshie Distillery | Akpeteshie Distillers
    Abibiman Intl. Tours | Abibiman International Tours
    Kyeme Text. | Kyeme Textiles
    Tontonte Ent. | Tontonte Enterprise
    Hotor Mfg | Hotor Manufacturing
    Bohye Estate Devt Co | Bohye Estate Development Company
    St. Ayekoo Clinic | Saint Ayekoo Clinic
    Calabash Green | Green Calabash
    Mate Masie Bookshop | Mate Masie Books
    Mate Masei Books | Mate Masie Books
    Sunsun Wellness Spa | Sunsum Wellness Spa
    Gyanewa Batik | Gyanewaa Batic Works
    Nyansapo Robotics Ghana | Nyansapa Robotics
    Trotrorides | Trotoride
    Greenclabash | Green Calabash
    Akoma Cardiac Centre | Akoma Cardiac
    Osu Oxford Bakery House | Osu Oxford Bakery
    Wasa Akropon Millers | Wassa Akropong Miller Works
    K. Asamany Printing | Kwaku Asamany Printing
    Owuo Atwedie Funeral Homes | Owuo Atwedee Funeral Home Services
    Bediide Spring Water | Bediidi Springs Water Company
    Ananse Yarns | Anansi Yarn Crafts
    Ananseyarns Ltd | Ananse Yarnz & Crafts
    Donkomi Thrift Outlet | Donkomi Thrift
    Puberty Rites Museum Trust | Puberty Rites Museum
    Kantamanto Recyclers Hub | Kantamanto Recyclers
    Damirifa Undertakers | Damrifa Undertakers
    Bosomtwi Kayak | Bosomtwe Kayaks Club
    Shika Tech Solns | Shika Technology Solutions
    Nzulezo Stilt Lodges | Nzulezu Stilt Lodge
    Gbewaa Leather | Gbewa Leatherworks
  `,
  clean: `
    Tontonte Kitchens | Abibiman Kitchens
    Sankofa Prints | Bohye Prints
    Kumasi Bluebird | Kumasi Lantern
    Tamale Weavers Enterprise | Tamale Carvers Enterprise
    Grace Bakery | Grace Plumbing
    God's Favour Tailoring | God's Time Hairdressing
    Blessed Hands Enterprise | Blessed Assurance Ventures
    Kofi Sackey Ventures | Fiifi Sackitey Trading
    Kwabena Ntow Motors | Ebo Quagraine Motors
    Abena Dufie Fabrics | Araba Tawiah Fabrics
    Akosua Enterprise | Esi Enterprise
    Yaa Kitchen | Baaba Kitchen
    Yaw Stores | Ekow Stores
    Ama Cosmetics | Efua Cosmetics
    Accra Pumps Limited | Accra Looms Limited
    Hotor Salt Works | Songor Salt Works
    Nyansapo Robotics | Mogya Robotics
    Ghana Kayak Club | Ghana Chess Club
    Golden Calabash Restaurant | Golden Drum Restaurant
    Royal Lantern Hotel | Royal Palanquin Hotel
    Western Cocoa Buyers | Eastern Maize Buyers
    Peace and Love Chop Bar | Peace and Unity Driving School
    Fihankra Estates | Odwira Estates
    Jesus Cares Boutique | Jesus Saves Phones
    Divine Touch Salon | Divine Wheels Transport
    First Class Barbers | First Light Solar
    New Era Fisheries | New Dawn Pottery
    African Batik House | African Drum Village
    Takoradi Rope Makers | Takoradi Crane Hire
    Victory Chapel Kindergarten | Victory Cold Store
    Adom Spare Parts | Adom Sewing Centre
    Nyame Bekyere Farms | Nyame Ye Shipping
    Best Price Hardware | Best Friends Daycare
    Cape Coast Divers | Cape Coast Tutors
    Wisdom Driving School | Wisdom Cold Store
    Volta Ceramics | Volta Tilapia
    Kojo Ampem Ventures | Jojo Wilson Ventures
    Kweku Mfum Farms | Kuuku Sam Farms
    Star Oil Wells | Lion Oil Mills
    Smart Kids Academy | Smart Wheels Rentals
    Premier Masonry Works | Premier Leather Works
    Asempa Radio | Atinka Radio
    Akoma Cardiac Centre | Akwaaba Trade Centre
    Unity Credit Union | Teachers Credit Union
    Sunyani Poultry Farms | Dormaa Poultry Farms
    Bright Future School | Bright Motors
    Hope Orphanage Foundation | Hope Waste Collection
    Universal Marble | Universal Ropes
    Digital Nomads Ghana | Digital Farmers Ghana
    Modern Carpentry Works | Modern Dental Clinic
  `,
};

import { canonicalWord, rawWords } from './normalise.ts';

/*
 * Words of trades, which distinguish company names little. Each line but the last is one trade: two businesses whose words stand on one
 * line may do the same, so that these words are no difference between their names. A word that several trades use stands on the last
 * line, with those that have no other word. General knowledge of Ghanaian business names.
 */
const ONE_TRADE = `
  food catering caterer restaurant chop kitchen cafe grill canteen buffet barbecue soup stew spaghetti noodle meal lunch breakfast dinner snack
    waakye kenkey banku fufu jollof kelewele gari eatery diner bistro pizzeria pizza burger fried roast baked chip popcorn pepper kebab khebab
    chinchinga koko porridge shito
  bakery baker pastry bread flour biscuit cake cookie pie doughnut patisserie bakehouse confectioner confectionery
  chocolate chocolatier sweet candy
  water drink beverage juice bottler bottling sachet smoothie sobolo purewater
  beer brewery brewer wine winery vineyard liquor distillery distiller bitters cocktail pito akpeteshie
  pub tavern lounge nightclub disco karaoke
  coffee tea
  milk dairy yoghurt yogurt cheese creamery ice cream icecream popsicle
  cocoa
  shea
  maize corn cassava yam plantain banana rice grain crop cereal
  pineapple mango orange coconut cashew groundnut soya tomato onion ginger vegetable fruit fruiterer
  farm farming farmer agro agriculture agricultural agribusiness plantation grower growing horticulture harvester tractor plough seed
    agrochem fertilizer pesticide manure compost greenhouse
  poultry egg guinea fowl duck hatchery
  meat beef pork goat sheep cattle livestock snail rabbit grasscutter piggery ranch abattoir butcher slaughter butchery
  feed feeder feedmill
  fish fishing fishery aquaculture fishpond fingerling tilapia catfish shrimp crab oyster prawn sardine tuna salmon trawler
  cold coldstore refrigeration refrigerator cooler cooling coolant frozen fridge aircon airconditioning
  vet veterinary pet animal agrovet
  honey bee
  fuel petroleum diesel kerosene lubricant grease petrol lpg filling
  solar energy power
  electrical electric electrician bulb cable wire
  inverter generator battery charger
  phone computer laptop gadget accessory electronic
  software technology tech digital developer app ict web data cyber internet robotics analytics
  telecom telecommunication communication airtime momo
  media multimedia broadcasting radio television tv fm newspaper magazine journal press
  printing printer publishing publisher typesetting bindery binding laminating engraving photocopy photocopying print
  stationery bookshop book pencil
  advertising branding signage
  film movie video cinema
  music studio recording band piano guitar choir dj
  theatre theater comedy drama
  photo photography foto camera picture
  event decor decoration decorator wedding bridal mc marquee canopy festival carnival concert entertainment planner
  design designer fashion clothing cloth boutique garment dress dressmaking dressmaker tailor tailoring sewing seamstress couture wear
    apparel uniform suit gown jean shirt trouser sock underwear embroidery knitting smock
  fabric textile batik kente lace linen dye weaving weaver
  shoe footwear sandal leather bag
  beauty cosmetic salon barber barbering barbershop hair hairdressing hairdresser wig braid weave lash manicure pedicure makeup dreadlock nail
  soap detergent
  perfume ointment lotion
  laundry laundromat laundrette washing drycleaning
  cleaning cleaner janitor
  waste sanitation recycling recycler sewerage refuse
  fumigation
  furniture carpentry carpenter joinery joiner upholstery upholsterer sofa desk mattress bed woodwork
  curtain carpet interior
  wood timber sawmill forestry plywood veneer log
  metal steel welding welder fabrication foundry iron blacksmith
  aluminium glass glazing mirror aluminum
  gold goldsmith jewellery jewelry jeweller bead diamond
  block brick blockmaking bricklayer concrete cement mason masonry
  ceramic tile tiler marble granite terrazzo
  quarry quarrying sand gravel
  mining
  clay pottery potter
  construction building builder contractor
  roofing ceiling
  paint painter
  plumbing plumber pipe borehole drilling driller pump irrigation
  paving pavement interlock asphalt paver
  scaffolding scaffold scaffolder
  engineering engineer
  architect drawing drafting draughtsman
  surveyor survey surveying
  property housing valuer valuation land tenancy realty
  apartment villa
  transport transportation haulage haulier trucking truck truckload taxi cab bus shuttle trotro chauffeur limousine driver
  logistics shipping freight cargo clearing forwarding courier delivery stevedore stevedoring
  warehouse storage silo
  travel tour tourism safari visa ticket
  airline aviation
  boat ferry canoe boatyard boatbuilding shipyard outboard
  auto motor automobile vehicle garage mechanic car gearbox bumper brake radiator exhaust autopart sparepart carwash spraying sprayer
  tyre wheel vulcaniser vulcanizer tire vulcanizing
  bike bicycle motorcycle scooter okada tricycle cycling
  school academy educational education college university tutor tutorial nursery kindergarten creche daycare preschool montessori teacher
    polytechnic secondary primary preparatory junior senior vocational
  hospital clinic medical health healthcare doctor surgeon surgery maternity midwife antenatal fertility dermatology physiotherapy
    haematology nurse nursing hospice
  pharmacy pharmaceutical chemist drugstore dispensary pharmacare drug
  herbal herb herbalist
  laboratory lab diagnostic scan radiology ultrasound xray
  dental dentist
  optical optician optics eyecare optometry
  massage sauna steam
  gym fitness crossfit yoga
  football soccer
  boxing
  lottery casino betting gaming lotto
  bank banking finance financial microfinance microcredit credit loan fund saving savings susu capital lending
  insurance insurer assurance
  pension
  forex remittance
  pawn mortgage
  law lawyer legal chamber solicitor
  accounting accountant audit auditor tax
  recruitment outsourcing
  security guard detective
  hotel lodge guest guesthouse hostel resort inn motel suite
  funeral mortuary undertaker casket coffin
  church chapel ministry
  orphanage ngo
  grocery grocer supermarket minimart
  cutlery crockery kitchenware cookware pot pan plate cup spoon fork`;

const OTHER = `
  bar parlour chicken mineral plastic network spa temple charity banquet florist palm oil butter gas real estate spare part hardware equipment machinery machine tool garden flower library museum gallery memorial
  cottage plaza mall arcade kiosk yard factory plant mill miller refinery workshop driving beach pool sport athletics golf tennis chess game toy rental
  hire leasing environmental joint stone flooring copper brass bronze rope net craft carver carving art artist translation repair maintenance
  installation therapy wellness candle landscaping research ambulance mosque safety fire rescue firm sound tanker terminal port
  harbour customs bonded scale money wash dry dried smoked used rod sheet mix ready breeder processor processing packer packaging keeper
  seller buyer trainer technical technique basic high pupil student women woman youth children child kid baby men ladies gentleman community
  cooperative flake skin button zip towel blanket pillow lock scanner cartridge toner ink crisp tin can bottle jar carton crate bucket knife
  blade saw hammer drill spanner screw excavator bulldozer forklift trailer tipper van pickup engine charcoal firewood board frame tonic
  powder tattoo dance organ trumpet instrument counselling rehabilitation care carer nanny maid pop road renting auction auctioneer broker
  fitting fitter training chiropractic chemical rentals removals dredging piling formwork gutter tarpaulin awning modelling karate judo
  swimming coaching remedial literacy salt sugar spice mushroom material bookkeeping plasterer polisher rigger crane helicopter seaport
  valet homeware glassware ironmonger hat lime station provision
  graphic usher mover relocation hiring advisory souvenir input`;

/** The trades of a text of lines; a line that begins with more spaces goes on with the one before. */
const LINES = ONE_TRADE.replace(/\n {4}/g, ' ')
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

/** The trade of each word that belongs to one: the number of its line, from 1. */
const TRADE_OF: ReadonlyMap<string, number> = new Map(
  LINES.flatMap((words, at) => words.map((word) => [canonicalWord(word), at + 1] as const)),
);

/** Every word of a trade. */
export const TRADE_WORDS: readonly string[] = [...LINES.flat(), ...OTHER.trim().split(/\s+/)];

/** The trade of a word in canonical form, as a number from 1; 0 for a word of none or of several. */
export function tradeOf(word: string): number {
  return TRADE_OF.get(word) ?? 0;
}

/** The trades that the words of a kind of business tell ("waste and sanitation company"). */
export function tradesOfKind(kind: string): readonly number[] {
  return rawWords(kind)
    .map((word) => tradeOf(canonicalWord(word)))
    .filter((trade) => trade !== 0);
}

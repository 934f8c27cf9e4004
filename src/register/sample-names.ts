/** One list of the sample. The names of a list are of one kind and come from one public source, as of one day (ISO date). */
interface SampleList {
  readonly kind: string;
  readonly source: string;
  readonly asOf: string;
  /** One name to a line. `*` before a name: nearly everybody in Ghana knows it. `~`: its ending does not prove its type. */
  readonly names: string;
}

/** The day on which the lists were put together. */
const COMPILED = '2026-11-22';

/**
 * Facts only: well-known names of the kinds that the public lists hold. They were put together from general knowledge of these
 * lists and checked in part against public repositories; no list was copied whole, and a name here may have left its list. A body that is known by its brand stands under the brand; an ending may
 * lag behind the register, because many names in "Limited" have become LTD or PLC since the Act of 2019.
 */
export const SAMPLE_LISTS: readonly SampleList[] = [
  {
    kind: 'listed company',
    source: 'Ghana Stock Exchange, listed companies and bond issuers',
    asOf: COMPILED,
    names: `
Aluworks PLC
Asante Gold Corporation
~Atlantic Lithium Limited
Benso Oil Palm Plantation PLC
Camelot Ghana PLC
Clydestone (Ghana) PLC
*Cocoa Processing Company PLC
Daakye Trust PLC
~Dalex Finance and Leasing Company Limited
Dannex Ayrton Starwin PLC
Digicut Production and Advertising PLC
E.S.L.A. PLC
Enterprise Group PLC
*Fan Milk PLC
*GOIL PLC
Guinness Ghana Breweries PLC
Hords PLC
Intravenous Infusions PLC
~Mechanical Lloyd Company Limited
Mega African Capital PLC
~Meridian-Marshalls Holdings Company Limited
*MTN Ghana
Pesewa One PLC
Produce Buying Company PLC
PZ Cussons Ghana PLC
Quantum Terminals PLC
~Samba Foods Limited
Scancom PLC
~Super Paper Products Company Limited
TotalEnergies Marketing Ghana PLC
*Unilever Ghana PLC`,
  },
  {
    kind: 'bank',
    source: 'Bank of Ghana, list of licensed banks',
    asOf: COMPILED,
    names: `
*Absa Bank Ghana Limited
*Access Bank (Ghana) PLC
*Agricultural Development Bank PLC
ARB Apex Bank PLC
Bank of Africa Ghana Limited
*Bank of Ghana
*CalBank PLC
*Consolidated Bank Ghana Limited
Development Bank Ghana
*Ecobank Ghana PLC
*Fidelity Bank Ghana Limited
First Atlantic Bank Limited
First National Bank (Ghana) Limited
FirstBank Ghana Limited
*GCB Bank PLC
Ghana Export-Import Bank
*GTBank Ghana
Guaranty Trust Bank (Ghana) Limited
*National Investment Bank Limited
OmniBSIC Bank Ghana Limited
*Prudential Bank Limited
*Republic Bank (Ghana) PLC
*Societe Generale Ghana PLC
*Stanbic Bank Ghana Limited
*Standard Chartered Bank Ghana PLC
*UBA Ghana
United Bank for Africa (Ghana) Limited
Universal Merchant Bank Limited
*Zenith Bank (Ghana) Limited`,
  },
  {
    kind: 'rural bank',
    source: 'Bank of Ghana, list of licensed rural and community banks',
    asOf: COMPILED,
    names: `
~Abokobi Area Rural Bank Limited
~Adansi Rural Bank Limited
~Adonten Community Bank Limited
Agona Rural Bank
Ahafo Ano Premier Rural Bank
Ahafo Community Bank
Ahantaman Rural Bank PLC
Akatakyiman Rural Bank
Akim Bosome Rural Bank
Akoti Rural Bank
Akrofuom Area Rural Bank
Akuapem Rural Bank PLC
Akyawkrom Rural Bank
Akyem Mansa Rural Bank
Amanano Rural Bank
Amansie West Rural Bank
Amantin and Kasei Community Bank
Amenfiman Rural Bank PLC
Anlo Rural Bank
Anum Rural Bank
Asante Akyem Rural Bank
Asawinso Rural Bank
Asokore Rural Bank
Asubonten Rural Bank
Asutifi Rural Bank
Atiwa Rural Bank
Atobiase Rural Bank
Atweaban Rural Bank
Atwima Kwanwoma Rural Bank PLC
Atwima Rural Bank
Avenor Rural Bank
Awutu Bawjiase Rural Bank
Baduman Rural Bank
Bangmarigu Community Bank
Bessfa Rural Bank
Bia-Torya Community Bank
Bonzali Rural Bank
Borimanga Rural Bank
~Bosomtwe Rural Bank Limited
Brakwa Breman Rural Bank
~Builsa Community Bank Limited
Buwuloni Rural Bank
Capital Rural Bank
Citizens Rural Bank
~Dangme Rural Bank Limited
Derma Area Rural Bank
Drobo Community Bank
Dumpong Rural Bank
Dunkwa-on-Offin Rural Bank
East Mamprusi Community Bank
Ekumfiman Rural Bank
Enyan Denkyira Rural Bank
Esiama Rural Bank
Fanteakwa Rural Bank
Fiaseman Rural Bank PLC
Freso Rural Bank
Fugluga Community Bank
~Ga Rural Bank Limited
Gbi Rural Bank
Gomoa Ajumako Rural Bank
Gomoa Community Bank
Jomoro Rural Bank
~Juaben Rural Bank Limited
Kaaseman Rural Bank
~Kakum Rural Bank Limited
Ketu Rural Bank
~Kintampo Rural Bank Limited
~Kumawuman Rural Bank Limited
Kwaebibirem Rural Bank
Kwahu Rural Bank
~Kwamanman Rural Bank Limited
~La Community Bank Limited
Lawra Area Rural Bank
~Lower Pra Rural Bank Limited
~Manya Krobo Rural Bank Limited
Mepe Area Rural Bank
~Mfantseman Community Bank Limited
Microfin Rural Bank
Mponua Rural Bank
~Mumuadu Rural Bank Limited
Naara Rural Bank
Nafana Rural Bank
Nandom Rural Bank
Ngleshie Amanfro Rural Bank
Nkoranman Rural Bank
Nkoranza Kwabre Rural Bank
North Tongu Rural Bank
North Volta Rural Bank
~Nsoatreman Rural Bank Limited
~Nwabiagya Rural Bank Limited
Nyakrom Rural Bank
Nyankumasi Ahenkro Rural Bank
Nzema Manle Rural Bank
Odotobri Rural Bank PLC
Odupon Kpehe Rural Bank
Offinsoman Rural Bank
Okomfo Anokye Rural Bank
Otuasekan Rural Bank
Sefwiman Rural Bank
~Sekyedomase Rural Bank Limited
~Shai Rural Bank Limited
Sissala Rural Bank
Sonzele Rural Bank
~South Akim Rural Bank Limited
South Birim Rural Bank
South Tongu Rural Bank
Suma Rural Bank
Tano Rural Bank
Tizaa Rural Bank
Toende Rural Bank
Union Rural Bank
Unity Rural Bank
Upper Amenfi Rural Bank
Upper Manya Kro Rural Bank
Wamfie Rural Bank
Weto Rural Bank
Yaa Asantewaa Rural Bank
Zabzugu Rural Bank`,
  },
  {
    kind: 'savings and loans company or finance house',
    source: 'Bank of Ghana, lists of licensed savings and loans companies and finance houses',
    asOf: COMPILED,
    names: `
Abii National Savings and Loans Limited
Adehyeman Savings and Loans Limited
Advans Ghana Savings and Loans Limited
ASA Savings and Loans Limited
Bayport Savings and Loans PLC
Best Point Savings and Loans Limited
Bond Savings and Loans PLC
Direct Savings and Loans Limited
Equity Savings and Loans Limited
Ghana Home Loans
Global Access Savings and Loans Limited
Golden Pride Savings and Loans Limited
Ivory Finance Company
Izwe Savings and Loans PLC
Leasafric Ghana
Letshego Ghana
Letshego Ghana Savings and Loans PLC
Multi Credit Savings and Loans Limited
Nordea Capital
Oak Financial Services
*Opportunity International Savings and Loans Limited
Pacific Savings and Loans Limited
Pan African Savings and Loans Limited
Quick Credit and Investment Micro-Credit Limited
Seed Funds Savings and Loans Limited
Services Integrity Savings and Loans Limited
*Sinapi Aba Savings and Loans Limited
Utrak Savings and Loans Limited
VisionFund Ghana Microfinance`,
  },
  {
    kind: 'insurer',
    source: 'National Insurance Commission, list of licensed insurance entities',
    asOf: COMPILED,
    names: `
Acacia Health Insurance Limited
Ace Medical Insurance Limited
Activa International Insurance Company Limited
Allianz Insurance Company Ghana Limited
Allianz Life Insurance Company Ghana Limited
Apex Health Insurance Limited
Bedrock Insurance Company Limited
Best Assurance Company Limited
Coronation Insurance Ghana Limited
Cosmopolitan Health Insurance Limited
Donewell Insurance Company Limited
Donewell Life Company Limited
Dosh Health Insurance
*Enterprise Insurance Company Limited
*Enterprise Life
Enterprise Life Assurance Company Limited
Equity Health Insurance Limited
Ghana Life Insurance Company Limited
Ghana Reinsurance PLC
Ghana Union Assurance Company Limited
GLICO General Insurance Company Limited
GLICO Healthcare Limited
*GLICO Life
GLICO Life Insurance Company Limited
*Hollard Ghana
Hollard Insurance Ghana Limited
Hollard Life Assurance Ghana Limited
Impact Life Insurance Limited
Imperial General Assurance Company Limited
Kaiser Global Health Limited
Loyalty Insurance Company Limited
Mainstream Reinsurance Company Limited
Metropolitan Health Insurance Ghana Limited
Metropolitan Life Insurance Ghana Limited
miLife Insurance Company Limited
Millennium Insurance Company Limited
*National Health Insurance Scheme
Nationwide Medical Insurance Company Limited
NSIA Ghana Insurance Company Limited
Old Mutual Assurance Ghana Limited
Phoenix Health Insurance Limited
Phoenix Insurance Company Limited
Premier Health Insurance Company Limited
Prime Insurance Company Limited
Priority Insurance Company Limited
Provident Insurance Company Limited
*Prudential Life Insurance Ghana Limited
Quality Insurance Company Limited
Quality Life Assurance Company Limited
RegencyNem Insurance Ghana Limited
Sanlam Allianz Insurance Ghana
Sanlam Allianz Life Insurance Ghana
Serene Insurance Company Limited
*SIC Insurance PLC
*SIC Life Insurance
*Star Assurance Company Limited
StarLife Assurance Company Limited
Sunu Assurances Ghana Limited
Unique Insurance Company Limited
*Vanguard Assurance Company Limited
Vanguard Life Assurance Company Limited`,
  },
  {
    kind: 'insurance broker',
    source: 'National Insurance Commission, list of licensed insurance brokers',
    asOf: COMPILED,
    names: `
Ark Insurance Brokers Limited
Ascoma Ghana Limited
Dezag Brokers Company Limited
Double D Insurance Brokers Limited
Edward Mensah Wood and Associates Limited
Insurance Consultancies International Limited
KEK Insurance Brokers Limited
Midas Insurance Brokers Limited
Shield Insurance Brokers Limited
Tri-Star Insurance Services Limited
Universal Insurance Consultants Limited`,
  },
  {
    kind: 'capital market operator',
    source: 'Securities and Exchange Commission Ghana, licensed market operators',
    asOf: COMPILED,
    names: `
Apakan Securities
Black Star Advisors
Black Star Brokerage Limited
Bullion Securities Limited
CAL Brokers Limited
CalBank Asset Management
Central Securities Depository (Ghana) Limited
Chapel Hill Denham Securities Ghana
Cidan Investments Limited
Crystal Capital and Investments
*Databank
Databank Asset Management Services Limited
Databank Brokerage Limited
Databank Epack Investment Fund
Databank Financial Services Limited
Databank Group
Databank MFund
Ecocapital Investment Management
EDC Investments Limited
Fidelity Securities Limited
FirstBanC Brokerage Services
FirstBanC Financial Services
Frontline Capital Advisors
Ghana Stock Exchange
Gold Coast Securities
IC Securities (Ghana) Limited
IGS Financial Services Limited
InvestCorp Asset Management
New World Renaissance Securities
NTHC Limited
OctaneDC
Prudential Securities Limited
Republic Investments (Ghana) Limited
Republic Securities (Ghana) Limited
SAS Finance Group
Sentinel Asset Management
SIC Brokerage
Stanlib Ghana
Strategic African Securities Limited
Teak Tree Brokerage
UMB Stockbrokers Limited`,
  },
  {
    kind: 'pension trustee',
    source: 'National Pensions Regulatory Authority, list of corporate trustees',
    asOf: COMPILED,
    names: `
Axis Pension Trust Limited
Best Pensions Trust Limited
Daakye Pensions Trust
Enterprise Trustees Limited
First Merit Trustees
General Trust Company Limited
Glico Pensions Trustee Company Limited
Metropolitan Pensions Trust Ghana Limited
Negotiated Benefits Trust Company Limited
Old Mutual Pensions Trust Ghana Limited
Pensions Alliance Trust Company Limited
Pentrust Limited
People's Pension Trust Ghana Limited
Petra Trust Company Limited
QLAC Financial Trust
Secure Pensions Trust
*Social Security and National Insurance Trust
*SSNIT
Stallion Trust and Administration
Standard Pensions Trust
United Pension Trustees Limited`,
  },
  {
    kind: 'payment company or credit bureau',
    source: 'Bank of Ghana, lists of payment service providers and credit bureaux',
    asOf: COMPILED,
    names: `
AirtelTigo Money
Appsnmobile Solutions
BigPay Ghana
Blu Penguin
Bsystems Limited
Dash Ghana
DreamOval Limited
Dun and Bradstreet Credit Bureau Ghana
Emergent Technology Ghana
eTranzact Ghana Limited
expressPay Ghana Limited
Fido Ghana
Flutterwave Ghana
G-Money
Ghana Interbank Payment and Settlement Systems Limited
GhIPSS
Halges Financial Technologies
*Hubtel Limited
Hudson Price Data Solutions
Interpay Ghana
IT Consortium Limited
Jumo Ghana
Korba
Kowri
Mazzuma
MFS Africa Ghana
MobileMoney Limited
*MTN Mobile Money
myCreditScore
Nsano Limited
Ozé Ghana
Paystack Ghana
PaySwitch Company Limited
Slydepay
*Telecel Cash
Theteller
XDSData Ghana Limited
Zeepay Ghana Limited`,
  },
  {
    kind: 'telecommunications',
    source: 'National Communications Authority, licensees; company publications',
    asOf: COMPILED,
    names: `
Africa Online Ghana
*AirtelTigo
Ascend Digital Solutions
AT Ghana
ATC Ghana
BLU Telecommunications
Bolt Food Ghana
*Bolt Ghana
Broadband4U
Busy Ghana
Busy Internet
Comsys (Ghana) Limited
CSquared Ghana
Dext Technology
Dimension Data Ghana
Eaton Towers Ghana
Ericsson Ghana
Esoko
Expresso Telecom Ghana
Farmerline
GCNet
Ghana Community Network Services Limited
Ghana Link Network Services Limited
Ghana Telecommunications Company Limited
Ghana.gov
Glo Mobile Ghana Limited
Glovo Ghana
Helios Towers Ghana
Huawei Technologies Ghana
inDrive Ghana
Internet Solutions Ghana
iPay Ghana
IPMC Ghana
*Jiji Ghana
*Jumia Ghana
K-NET Limited
Kasapa Telecom
KelniGVG
KudiGo
MainOne Ghana
Meltwater Entrepreneurial School of Technology
mPharma
Nandimobile
Next Gen InfraCo
Nokia Ghana
Persol Systems Limited
Rancard
Rancard Solutions Limited
*Rlg
Rlg Communications
SMSGH
Soronko Academy
Spectrum Fibre Company
Starlink Ghana
Subah Infosolutions
Surfline Communications Limited
*Telecel Ghana
Teledata ICT
Telesol
*Tonaton
*Uber Ghana
*Vodafone Ghana
West Blue Consulting
*Yango Ghana
Zoobashop`,
  },
  {
    kind: 'fuel and oil marketing company',
    source:
      'National Petroleum Authority, licensed oil marketing companies; osmlab/name-suggestion-index, fuel brands in Ghana',
    asOf: COMPILED,
    names: `
Aegis Energy
Agapet Limited
AI Energy and Petroleum
Akwaaba Oil Refinery
Alinco Oil Company Limited
*Allied Oil Company Limited
Amdaway Company Limited
Aminso Energy
Amser Oil
AP Oil and Gas Ghana Limited
Astra Oil Services Limited
*Benab Oil Company Limited
BF Petroleum
BG Petroleum
Blanko Oil
Blue Ocean Investments Limited
Cash Oil Company Limited
Central Brent Petroleum Limited
Champion Oil Company Limited
Chase Petroleum Ghana Limited
Cigo Energy
Cirrus Oil Services Limited
Compass Oleum
Concord Oil
Crown Petroleum Ghana Limited
Deen Petroleum Limited
Dominion International Petroleum Limited
Dukes Petroleum Company Limited
Eagle Petroleum
Ebony Oil and Gas Limited
*Engen Ghana Limited
EV Oil Company Limited
Firm Energy
Fraga Oil
*Frimps Oil Company Limited
Fueltrade Limited
Gab Energy
Galaxy Oil
Glory Oil Company Limited
Goodness Energy Limited
Grid Petroleum Ghana Limited
Hask Oil Company Limited
Havilah Oil Ghana Limited
Hossana Oil Company Limited
Humano Energy Limited
IBM Petroleum
Infin Ghana Limited
Jusbro Petroleum Company Limited
Juwel Energy Limited
K.I. Energy
Kabore Oil Limited
Kaysens Oil
Lambark Gas Company Limited
LHS Ghana Limited
Life Petroleum Company Limited
Lone Star Gas
Louis Gas
Lucky Oil Company Limited
Manbah Gas Company Limited
Maranatha Oil Services Limited
Matrix Gas Ghana
Maxx Energy Ghana
Mighty Gas Company Limited
Mimshach Energy
Misyl Energy Company Limited
Nasona Oil Company Limited
Nation Service Company Limited
Oando Ghana
Oilchannel Limited
Oval Energy Company Limited
P&O Energy Company Limited
Pacific Oil Ghana Limited
Peace Petroleum Company Limited
Perfect Petroleum Company Limited
Petroland Limited
*Petrosol
Petrosol Platinum Energy Limited
Platon Gas Oil Ghana Limited
Platon Oil Refinery
Puma Energy Distribution Ghana Limited
*Puma Energy Ghana
Quantum LPG Logistics
Quantum Oil Terminals
Radiance Petroleum Ghana Limited
Rama Energy Limited
Ready Oil
Reliance Oil
Rhema Energy
Rich Oil Company Limited
Rootsenaf Gas
Runel Oil Limited
Sage Petroleum Limited
Sawiz Petroleum
Sentuo Oil Refinery Limited
Sephem Oil Company Limited
*Shell Ghana
Sky Petroleum
So Energy Ghana Limited
*Star Oil Company Limited
Stratcon Energy and Trading Limited
Strategic Energies Limited
Superior Oil Company
Telenergy
Tema Fuel Company
Tema Lube Oil Company Limited
Tema Multi Products Terminal
Top Oil Company Limited
*TotalEnergies Ghana
Trade Cross Limited
Trinity Oil Company Limited
Tripple A Oil
UBI Petroleum
Unicorn Petroleum Limited
Union Oil Ghana Limited
Unity Oil Company Limited
Universal Oil Company Limited
Venus Oil Company Limited
Vihama Energy Limited
Virgin Forest Energy
Vivo Energy Ghana Limited
Woodfields Energy Resources Limited
World Gas Company
Xpress Gas Limited
*Zen Petroleum Limited`,
  },
  {
    kind: 'energy company',
    source: 'Energy Commission, licence holders; company publications',
    asOf: COMPILED,
    names: `
Aker Energy Ghana Limited
AKSA Energy Company Ghana Limited
Amandi Energy Limited
AMERI Energy
Anadarko WCTP Company
Baker Hughes Ghana
Belmet 7 Limited
Bridge Power
Bui Power Authority
BXC Company Ghana Limited
CENIT Energy Limited
Cenpower Generation Company Limited
Daystar Power Ghana
Deng Limited
Dutch and Co
Early Power Limited
Enclave Power Company Limited
~Eni Ghana Exploration and Production Limited
Genser Energy Ghana Limited
Ghana National Gas Company
*Ghana National Petroleum Corporation
GNPC Explorco
Halliburton Ghana
Harlequin International Ghana Limited
Jacobsen Elektro
Karpowership Ghana Company Limited
Kosmos Energy Ghana
Kpone Thermal Power Plant
Meinergy Technology
MODEC Production Services Ghana
*Northern Electricity Distribution Company
Pecan Energies Ghana
PEG Africa
PEG Ghana Solar Limited
PetroSA Ghana
Rigworld International Services Limited
Schlumberger Ghana
Springfield Exploration and Production Limited
Springfield Group
Stella Futura
Strategic Power Solutions
Subsea 7 Volta Contractors
Sunon Asogli Power (Ghana) Limited
Sunpower Innovations
Takoradi International Company
TechnipFMC Ghana
TICo Ghana
Translight Solar
Trojan Power Limited
~Tullow Ghana Limited
Twin City Energy
Vitol Upstream Ghana Limited
*Volta River Authority
West African Gas Pipeline Company Limited
Wilkins Engineering Limited
Yinson Production West Africa Limited
Zeal Environmental Technologies Limited
Zonda Tec Ghana Limited`,
  },
  {
    kind: 'mining company',
    source: 'Minerals Commission, holders of mining leases; company publications',
    asOf: COMPILED,
    names: `
Abosso Goldfields Limited
Adamus Resources Limited
Adansi Gold Company
AEL Mining Services Ghana
African Mining Services Ghana
*AngloGold Ashanti (Ghana) Limited
AngloGold Ashanti (Iduapriem) Limited
Asante Gold Bibiani Limited
Asante Gold Chirano Limited
Azumah Resources Ghana Limited
Barari DV Ghana Limited
BCM Ghana
Boart Longyear Ghana
Cardinal Namdini Mining Limited
Chirano Gold Mines Limited
Earl International Group
Engineers and Planners Company Limited
FGR Bogoso Prestea Limited
Future Global Resources
Geodrill Ghana Limited
Ghana Bauxite Company Limited
Ghana Consolidated Diamonds
Ghana Gold Board
Ghana Integrated Aluminium Development Corporation
Ghana Integrated Iron and Steel Development Corporation
Ghana Manganese Company Limited
Gold Coast Refinery Limited
*Gold Fields Ghana Limited
Golden Star (Wassa) Limited
Golden Star Resources
Great Consolidated Diamonds Ghana Limited
Heath Goldfields Limited
Kibi Goldfields Limited
Maxam Ghana Limited
Med Mining Company
Mensin Gold Bibiani Limited
Minerals Income Investment Fund
*Newmont Ghana
Newmont Ghana Gold Limited
Newmont Golden Ridge Limited
Noble Mineral Resources
Nordgold Ghana
Orica Ghana
Owere Mines Limited
Perseus Mining (Ghana) Limited
Precious Minerals Marketing Company
Prestea Sankofa Gold Limited
PW Mining International
Rocksure International Limited
Royal Ghana Gold Refinery
Sahara Natural Resources
Sandvik Mining Ghana
Shaanxi Mining Company Ghana Limited
Signature Metals Limited
Volta Aluminium Company Limited
Xtra-Gold Mining Limited`,
  },
  {
    kind: 'supermarket, store, shop or retailer',
    source: 'Company publications',
    asOf: COMPILED,
    names: `
A and C Mall
*Accra Mall
Achimota Retail Centre
*Agorwu Furniture
Agorwu Furniture Works
Akosombo Industrial Company Limited
*Akosombo Textiles Limited
All Needs Supermarket
ATL
Bata Ghana
*Binatone Ghana
Casa Trasacco
Challenge Enterprises of Ghana
*China Mall
Citydia
Compu-Ghana
*CompuGhana
Da Viva
DBS Industries Limited
Decathlon Ghana
*Electroland Ghana Limited
*EPP Books Services Limited
Franko Phones
*Franko Trading
Furniture City
*Game Stores Ghana
*GTP
*Hisense Ghana
Hitarget
Jumia Food Ghana
Junction Mall
Junction Shopping Centre
KAB-FAM Ghana Limited
Kingdom Books and Stationery Limited
Koala Supermarket
*Kumasi City Mall
Legon Bookshop
*Marina Mall
*Maxmart Limited
*Melcom Limited
Mr Price Ghana
*Nasco Electronics
Ofankor Shopping Mall
Opoku Trading
Orca Deco
*Palace Hypermarket
*Polytank Ghana Limited
Sethi Brothers Ghana Limited
Sethi Realty
Shaaba Supermarket
*Shoprite Ghana
Somotex Ghana Limited
Telefonika
Tex Styles Ghana Limited
Vidya Bookstore
Vlisco Ghana
*West Hills Mall
*Woodin
Woolworths Ghana`,
  },
  {
    kind: 'restaurant or fast food',
    source: 'Company publications; osmlab/name-suggestion-index, food brands in Ghana',
    asOf: COMPILED,
    names: `
Afrikiko Leisure Centre
Asanka Delight
Asanka Local
*Auntie Muni Waakye
Azmera Restaurant
Barcelos Ghana
Bella Roma
Big Milly's Backyard
Bistro 22
Bloombar
Bojo Beach
Bonjour Ghana
Buka Restaurant
Burger and Relish
*Burger King Ghana
Bush Canteen
Café Dez Amis
Cafe Kwae
Champs Sports Bar
Cheezzy Pizza
Chez Clarisse
*Chicken Inn Ghana
*Chickenman Pizzaman
Coco Lounge
Cold Stone Creamery Ghana
Country Kitchen
*Eddys Pizza
Firefly Lounge
Frankie's Hotel and Restaurant
Galito's Ghana
Gold Coast Restaurant
Heavy Do Chop Bar
Heritage Indian Restaurant
Honeysuckle Pub
Ike's Cafe and Grill
Jamestown Coffee
Katawodieso
*KFC Ghana
KokoKing
Kokrobite Garden
Kozo
La Piazza
Las Palmas Food Centre
Lord of the Wings
Mamma Mia Pizzeria
Maquis Tante Marie
*Marwako Fast Foods Limited
Mr Bigg's Ghana
Mukaase Foods
Next Door Beach Resort
Noble House
Nourish Lab
Papa's Pizza
*Papaye Fast Foods Limited
Pinkberry Ghana
Pinocchio
*Pizza Inn Ghana
Republic Bar and Grill
Rhapsody's Ghana
Sai Wine and Champagne Cafe
Santoku
Second Cup Ghana
Simret
Skybar 25
*Starbites
Starbites Food and Drinks
Tante Marie
Till's Beach Resort
Twist Accra
Urban Grill
Vida e Caffè Ghana
Vine Accra
White Sands Ghana
Zen Garden`,
  },
  {
    kind: 'university or college',
    source: 'Ghana Tertiary Education Commission, accredited institutions',
    asOf: COMPILED,
    names: `
37 Military Hospital Nursing and Midwifery Training College
Abetifi Presbyterian College of Education
Academic City University
Accra College of Education
Accra College of Medicine
Accra Institute of Technology
Accra Technical University
Achimota College of Education
Ada College of Education
African University of Communications and Business
Agogo Presbyterian College of Education
Akatsi College of Education
Akenten Appiah-Menka University of Skills Training and Entrepreneurial Development
Akrofi-Christaller Institute of Theology, Mission and Culture
Akrokerri College of Education
All Nations University
Anglican University College of Technology
*Ashesi University
Atebubu College of Education
Bagabaga College of Education
Berekum College of Education
BlueCrest University College
Bolgatanga Technical University
C. K. Tedam University of Technology and Applied Sciences
Cape Coast Technical University
Catholic Institute of Business and Technology
Catholic University of Ghana
*Central University
Christ Apostolic University College
Christian Service University
Dambai College of Education
Data Link Institute
Dominion University College
Dr. Hilla Limann Technical University
Enchi College of Education
Ensign Global University
Evangelical Presbyterian College of Education, Amedzofe
Evangelical Presbyterian University College
Family Health University College
Foso College of Education
Garden City University College
Gbewaa College of Education
Ghana Armed Forces Command and Staff College
Ghana Baptist University College
Ghana College of Physicians and Surgeons
Ghana Communication Technology University
Ghana Institute of Journalism
Ghana Institute of Languages
*Ghana Institute of Management and Public Administration
Ghana School of Law
Heritage Christian University
Ho Technical University
Holy Child College of Education
Islamic University College, Ghana
Jasikan College of Education
KAAF University
Kessben University College
Kibi Presbyterian College of Education
Kings University College
Knutsford University College
Kofi Annan International Peacekeeping Training Centre
Koforidua Technical University
Komenda College of Education
Korle Bu Nursing and Midwifery Training College
Kumasi Technical University
*Kwame Nkrumah University of Science and Technology
Lancaster University Ghana
Mampong Technical College of Education
Maranatha University College
Methodist University Ghana
Mount Mary College of Education
MountCrest University College
National Film and Television Institute
Nusrat Jahan Ahmadiyya College of Education
Offinso College of Education
OLA College of Education
Peki College of Education
*Pentecost University
Perez University College
Presbyterian College of Education, Akropong
Presbyterian University, Ghana
Radford University College
Regent University College of Science and Technology
Regional Maritime University
SDA College of Education, Asokore
Simon Diedong Dombo University of Business and Integrated Development Studies
Spiritan University College
St. Francis College of Education
St. John Bosco's College of Education
St. Joseph's College of Education
St. Louis College of Education
Sunyani Technical University
Takoradi Technical University
Tamale College of Education
Tamale Technical University
Trinity Theological Seminary
Tumu College of Education
*University for Development Studies
*University of Cape Coast
*University of Education, Winneba
University of Energy and Natural Resources
University of Environment and Sustainable Development
*University of Ghana
University of Gold Coast
University of Health and Allied Sciences
University of Media, Arts and Communication
University of Mines and Technology
*University of Professional Studies, Accra
*Valley View University
Webster University Ghana
Wesley College of Education
West African College of Surgeons
Wiawso College of Education
Wisconsin International University College, Ghana
Zenith University College`,
  },
  {
    kind: 'school',
    source: 'Ghana Education Service, register of public senior high schools',
    asOf: COMPILED,
    names: `
Abetifi Presbyterian Senior High School
Abor Senior High School
Abuakwa State College
*Aburi Girls' Senior High School
*Accra Academy
Accra Girls' Senior High School
Accra High School
Accra Technical Training Centre
*Achimota School
Adanwomase Senior High School
Adidome Senior High School
*Adisadel College
Adonten Senior High School
Adventist Senior High School
Afia Kobi Ampem Girls' Senior High School
Aggrey Memorial AME Zion Senior High School
Agogo State College
Ahantaman Girls' Senior High School
Akim Swedru Senior High School
Akwamuman Senior High School
Amaniampong Senior High School
Amenfiman Senior High School
Anlo Senior High School
Apam Senior High School
Aquinas College
Archbishop Porter Girls' Senior High School
Armed Forces Senior High Technical School
Asamankese Senior High School
Asanteman Senior High School
Ashaiman Senior High School
Assin Manso Senior High School
Awudome Senior High School
Axim Girls' Senior High School
Bawku Senior High School
Begoro Presbyterian Senior High School
Benkum Senior High School
Berekum Senior High School
Bibiani Senior High Technical School
Bimbilla Senior High School
Bishop Herman College
Boa Amponsem Senior High School
Bolgatanga Girls' Senior High School
Bompeh Senior High Technical School
Bongo Senior High School
Breman Asikuma Senior High School
Buipe Senior High School
Chemu Senior High Technical School
Chiana Senior High School
Christ the King Catholic Senior High School
Dabala Senior High Technical School
Daffiama Senior High School
Dambai Senior High School
Damongo Senior High School
Dormaa Senior High School
Drobo Senior High School
Dwamena Akenten Senior High School
Dzodze Penyi Senior High School
Ebenezer Senior High School
Edinaman Senior High School
Effiduase Senior High School
Ejisuman Senior High School
Fijai Senior High School
Forces Senior High School, Burma Camp
Ghana Christian International High School
Ghana International School
*Ghana National College
Ghana Senior High School
Ghana Senior High Technical School
Ghanata Senior High School
Goaso Senior High School
Half Assini Senior High School
Ho Technical Institute
*Holy Child School
Huni Valley Senior High School
Islamic Senior High School, Kumasi
Jachie Pramso Senior High School
Jirapa Senior High School
Juaben Senior High School
Kade Senior High Technical School
Keta Senior High Technical School
Kibi Senior High Technical School
Kinbu Senior High Technical School
Kintampo Senior High School
KNUST Senior High School
Koforidua Senior High Technical School
Konongo Odumase Senior High School
Kpando Senior High School
Krobo Girls' Presbyterian Senior High School
Kumasi Academy
Kumasi Anglican Senior High School
Kumasi Girls' Senior High School
Kumasi High School
Kumasi Technical Institute
Kumasi Wesley Girls' High School
Kwahu Tafo Senior High School
La Presbyterian Senior High School
Labone Senior High School
Lawra Senior High School
Mankessim Senior High Technical School
Manya Krobo Senior High School
Mawuli School
Mfantsiman Girls' Senior High School
*Mfantsipim School
Mpraeso Senior High School
Nandom Senior High School
Navrongo Senior High School
New Juaben Senior High Commercial School
Nifa Senior High School
Nkawkaw Senior High School
Nkoranza Senior High Technical School
Northern School of Business
Notre Dame Seminary Senior High School
Nsaba Presbyterian Senior High School
Nsein Senior High School
Nungua Senior High School
O'Reilly Senior High School
Obuasi Senior High Technical School
Oda Senior High School
Odorgonno Senior High School
Ofori Panin Senior High School
Oguaa Senior High Technical School
Okomfo Anokye Senior High School
Okuapemman School
OLA Girls' Senior High School
*Opoku Ware School
Osei Kyeretwie Senior High School
Osei Tutu Senior High School
Osu Presbyterian Senior High School
Oyoko Methodist Senior High School
Peki Senior High School
*Pope John Senior High School and Minor Seminary
*Prempeh College
*Presbyterian Boys' Senior High School
Presbyterian Senior High School, Tema
Prestea Senior High Technical School
Queen of Peace Senior High School
Saltpond Methodist Senior High School
Sandema Senior High School
Savelugu Senior High School
Sefwi Wiawso Senior High School
Sekondi College
Serwaa Nyarko Girls' Senior High School
Simms Senior High School
Sogakope Senior High School
Somanya Senior High Technical School
SOS Hermann Gmeiner International College
*St. Augustine's College
St. Charles Minor Seminary Senior High School
St. Francis Girls' Senior High School
St. Francis Xavier Minor Seminary
St. Hubert Seminary Senior High School
St. James Seminary Senior High School
St. John's Grammar School
St. John's School, Sekondi
St. Joseph Senior High School
St. Louis Senior High School
St. Martin's Senior High School
St. Mary's Senior High School
St. Monica's Senior High School
St. Paul's Senior High School
St. Peter's Senior High School
St. Roses Senior High School
St. Thomas Aquinas Senior High School
Suhum Senior High Technical School
Sunyani Senior High School
Swedru Senior High School
T. I. Ahmadiyya Senior High School
Takoradi Senior High School
Takoradi Technical Institute
Tamale Girls' Senior High School
Tamale Senior High School
Tarkwa Senior High School
Techiman Senior High School
Tema Methodist Day Senior High School
Tema Senior High School
Tema Technical Institute
Tepa Senior High School
Toase Senior High School
Tumu Senior High Technical School
Tweneboa Kodua Senior High School
Twifo Praso Senior High School
University Practice Senior High School
Wa Senior High School
Wenchi Methodist Senior High School
*Wesley Girls' High School
Wesley Grammar School
Wesley High School, Bekwai
West Africa Senior High School
Winneba Senior High School
*Yaa Asantewaa Girls' Senior High School
Yendi Senior High School
Zuarungu Senior High School`,
  },
  {
    kind: 'private school',
    source: "Schools' own publications",
    asOf: COMPILED,
    names: `
Akosombo International School
Al-Rayan International School
Alpha Beta Education Centres
Alsyd Academy
Angels Specialist School
Association International School
Brainy Bairn School
British International School, Accra
Christ the King School
Christian Methodist School
Corpus Christi School
Datus International School
Datus School Complex
Delhi Public School International Ghana
Faith Montessori School
Galaxy International School
Happy Home Academy
Jack and Jill School
Kay-Billie-Klaer Academy
Lincoln Community School
Little Explorers School
Martyrs of Uganda School
Merton International School
Morning Star School
Mount Olivet Methodist Academy
North Legon Little Campus
Ridge Church School
Roman Ridge School
Seven Great Princes Academy
Soul Clinic International School
St. Theresa's School
Tema International School
University Primary School`,
  },
  {
    kind: 'radio station',
    source: 'National Communications Authority, list of authorised FM radio stations',
    asOf: COMPILED,
    names: `
*3FM
A1 Radio
Abusua FM
Accra FM
Adars FM
Adehye FM
*Adom FM
Agoo FM
Ahobraseye FM
Ahomka FM
Ahotor FM
Akoma FM
*Angel FM
Ark FM
*Asaase Radio
*Asempa FM
Ashh FM
*Atinka FM
ATL FM
Atlantis Radio
Beach FM
Boss FM
Bryt FM
Bullet FM
Channel R
*Citi FM
Class FM
Classic FM
Coastal FM
Connect FM
Darling FM
Diamond FM
Dinpa FM
Dynamite FM
Eagle FM
Eastern FM
Empire FM
Fafaa FM
Fiila FM
Fox FM
Garden City Radio
Global FM
Good News FM
Goodlife FM
*Happy FM
*Hello FM
*Hitz FM
Home Radio
Hot FM
*Joy FM
Jubilee Radio
Justice FM
Kapital FM
*Kasapa FM
Kekeli FM
Kesmi FM
*Kessben FM
Kyzz FM
Live FM
*Luv FM
Marhaba FM
Melody FM
Might FM
Montie FM
Moonlite FM
Nabina Radio
*Neat FM
*Nhyira FM
Nimdee FM
Nkomo FM
No. 1 FM
North Star Radio
Obonu FM
Obouba FM
*Okay FM
*Oman FM
*Onua FM
Opemsuo FM
Original FM
Otec FM
Paragon FM
*Peace FM
Pluzz FM
Poly FM
Power FM
Pure FM
Radio 360
Radio Ada
Radio BAR
Radio Builsa
Radio Central
Radio Gaakii
*Radio Gold
Radio Mak
Radio Maxx
Radio Peace
Radio Progress
Radio Savannah
Radio Tamale
Radio Univers
Radio Upper West
Radio Volta Star
Radio Windy Bay
Radio XYZ
Rainbow Radio
Rite FM
Rockz Radio
Rok FM
Sikka FM
Simli Radio
Sky FM
Skyy FM
Skyy Power FM
Space FM
Spice FM
*Starr FM
Stone City Radio
Storm FM
Style FM
Suncity Radio
Sungmaale FM
Sunny FM
Sunrise FM
Sweet Melodies FM
Swiss FM
Top Radio
Twin City Radio
Ultimate FM
Uniiq FM
URA Radio
Victory FM
Vision 1 FM
Volta Premier FM
W93.5 FM
Westgold FM
Winners FM
*Wontumi FM
Word FM
Y FM
Zaa Radio
Zuria FM`,
  },
  {
    kind: 'television station or newspaper',
    source:
      'National Communications Authority, authorised television stations; National Media Commission, registered newspapers',
    asOf: COMPILED,
    names: `
*Adom TV
Agoo TV
*Angel TV
Atinka TV
Business and Financial Times
*Citi TV
Citinewsroom
Crystal TV
*Daily Graphic
*Daily Guide
Daily Searchlight
Daily Statesman
Despite Company Limited
*Despite Media
Dominion TV
*DStv Ghana
EIB Network Limited
*Ghana Broadcasting Corporation
*Ghana News Agency
Ghana Palaver
Ghana Publishing Company Limited
*Ghana Television
Ghanaian Lens
*Ghanaian Times
*GhanaWeb
*GHOne TV
*GOtv Ghana
Graphic Communications Group Limited
Graphic Showbiz
Graphic Sports
GTV Sports Plus
Homebase TV
*Joy News
Joy Prime
Junior Graphic
Kantanka TV
Kessben TV
Light TV
Max TV
*Media General Ghana Limited
*Metro TV
Modern Ghana
MultiChoice Ghana Limited
*Multimedia Group Limited
*MyJoyOnline
Net 2 TV
New Times Corporation
Oman Channel
Omni Media Limited
*Onua TV
Original TV
Pan African Television
Peacefmonline
Pulse Ghana
Skyy TV
*StarTimes Ghana Limited
The Catholic Standard
The Chronicle
The Custodian
The Daily Dispatch
The Enquirer
The Finder
The Herald
The Insight
The Mirror
The New Crusading Guide
The Punch
The Spectator
The Statesman
TV Africa
TV XYZ
*TV3
TV3 Network Limited
*UTV
Western Publications Limited
YEN Ghana
Zylofon Media
Zylofon TV`,
  },
  {
    kind: 'church',
    source: "Churches' own publications",
    asOf: COMPILED,
    names: `
Accra Ridge Church
*Action Chapel International
African Faith Tabernacle Church
Alabaster House Chapel
AME Zion Church Ghana
Anglican Church of Ghana
Anglican Diocese of Kumasi
Asbury Dunwell Church
*Assemblies of God, Ghana
Believers Worship Centre
Calvary Baptist Church
Calvary Charismatic Centre
Catholic Archdiocese of Accra
Cedar Mountain Chapel
Charismatic Evangelistic Ministry
*Christ Apostolic Church International
Christ Embassy Ghana
Christian Action Faith Ministries
Deeper Christian Life Ministry Ghana
Ebenezer Miracle Worship Centre
Empowerment Worship Centre
Evangelical Lutheran Church of Ghana
Evangelical Presbyterian Church, Ghana
Fountain Gate Chapel
Ghana Baptist Convention
Global Evangelical Church
Glorious Word Power Ministry International
God's Solution Centre
Grace Mountain Ministries
Great Commission Church International
Harvest Chapel International
Heaven's Gate Ministries
Holy Spirit Cathedral
*International Central Gospel Church
International God's Way Church
Jehovah's Witnesses
Jubilee Christian Centre
Kristo Asafo Mission of Ghana
*Lighthouse Chapel International
Living Streams International
Makers House Chapel International
Mennonite Church of Ghana
*Methodist Church Ghana
Musama Disco Christo Church
Perez Chapel International
Pleasant Place Church
*Presbyterian Church of Ghana
Redeemed Christian Church of God Ghana
Resurrection Power New Generation Church
*Royalhouse Chapel International
Salvation Army Ghana
Seventh-day Adventist Church
Spirit Life Revival Ministries
Synagogue Church of All Nations Ghana
The Apostolic Church Ghana
The Church of Jesus Christ of Latter-day Saints
*The Church of Pentecost
The New Apostolic Church Ghana
Trinity Baptist Church
Twelve Apostles Church
Victory Bible Church International
*Winners' Chapel Ghana
Word Miracle Church International`,
  },
  {
    kind: 'religious body',
    source: "Bodies' own publications",
    asOf: COMPILED,
    names: `
Africania Mission
Ahlussunna Wal-Jama'a of Ghana
*Ahmadiyya Muslim Mission Ghana
Bible Society of Ghana
Catholic Relief Services Ghana
Challenge Bookshop
Christian Council of Ghana
Christian Health Association of Ghana
Christian Mothers' Association
Coalition of Muslim Organisations Ghana
Federation of Muslim Councils
Federation of Muslim Women's Associations in Ghana
Full Gospel Business Men's Fellowship International Ghana
Ghana Catholic Bishops' Conference
Ghana Fellowship of Evangelical Students
Ghana Institute of Linguistics, Literacy and Bible Translation
Ghana Muslim Mission
Ghana Pentecostal and Charismatic Council
Islamic Council for Development and Humanitarian Services
Islamic Peace and Security Council of Ghana
Knights and Ladies of Marshall
Knights of St. John International Ghana
National Association of Charismatic and Christian Churches
National Catholic Secretariat
*Office of the National Chief Imam
Scripture Union Ghana
Tijaniya Muslim Council of Ghana
Women's Aglow International Ghana
Young Men's Christian Association of Ghana
Young Women's Christian Association of Ghana
Zakat and Sadaqa Trust Fund of Ghana`,
  },
  {
    kind: 'state body',
    source: 'Constitution and Acts of Parliament that set up the bodies; Government of Ghana, ghana.gov.gh',
    asOf: COMPILED,
    names: `
Accra Metropolitan Assembly
Allied Health Professions Council
Architects Registration Council
Audit Service
Births and Deaths Registry
Bureau of Ghana Languages
Cape Coast Metropolitan Assembly
Centre for Plant Medicine Research
Coastal Development Authority
Cocoa Research Institute of Ghana
*COCOBOD
Commission for Technical and Vocational Education and Training
Commission on Human Rights and Administrative Justice
Community Water and Sanitation Agency
Controller and Accountant-General's Department
Copyright Office
Council for Scientific and Industrial Research
Creative Arts Agency
Cyber Security Authority
Data Protection Commission
Department of Co-operatives
*Driver and Vehicle Licensing Authority
Economic and Organised Crime Office
*Electoral Commission of Ghana
Energy Commission
Engineering Council
Environmental Protection Authority
Fisheries Commission
*Food and Drugs Authority
Forestry Commission
Gaming Commission of Ghana
General Legal Council
GETFund
Ghana Accreditation Service
Ghana AIDS Commission
*Ghana Armed Forces
Ghana Atomic Energy Commission
Ghana Boundary Commission
Ghana Civil Aviation Authority
*Ghana Cocoa Board
Ghana Commodity Exchange
*Ghana Education Service
Ghana Education Trust Fund
Ghana Enterprises Agency
Ghana Export Promotion Authority
Ghana Free Zones Authority
Ghana Gas
Ghana Geological Survey Authority
*Ghana Health Service
Ghana Highway Authority
Ghana Hydrological Authority
*Ghana Immigration Service
Ghana Infrastructure Investment Fund
Ghana Investment Fund for Electronic Communications
Ghana Investment Promotion Centre
Ghana Irrigation Development Authority
Ghana Library Authority
Ghana Maritime Authority
Ghana Meteorological Agency
Ghana Museums and Monuments Board
*Ghana National Fire and Rescue Service
*Ghana Police Service
Ghana Ports and Harbours Authority
Ghana Prisons Service
Ghana Railway Development Authority
*Ghana Revenue Authority
Ghana Space Science and Technology Institute
*Ghana Standards Authority
Ghana Statistical Service
Ghana Tertiary Education Commission
Ghana Tourism Authority
Health Facilities Regulatory Agency
Irrigation Company of Upper Region
Judicial Service of Ghana
Kofi Annan Ghana-India Centre of Excellence in ICT
Kumasi Metropolitan Assembly
Land Use and Spatial Planning Authority
Lands Commission
Legal Aid Commission
Local Government Service
Management Development and Productivity Institute
Medical and Dental Council
Mental Health Authority
Microfinance and Small Loans Centre
Middle Belt Development Authority
Minerals Commission
Narcotics Control Commission
National Ambulance Service
National Biosafety Authority
National Blood Service
National Commission for Civic Education
National Communications Authority
National Council for Curriculum and Assessment
National Development Planning Commission
National Disaster Management Organisation
National Entrepreneurship and Innovation Programme
National Film Authority
National Folklore Board
National Health Insurance Authority
*National Identification Authority
National Information Technology Agency
National Insurance Commission
*National Lottery Authority
National Media Commission
National Peace Council
National Pensions Regulatory Authority
National Petroleum Authority
National Road Safety Authority
National Schools Inspectorate Authority
National Service Authority
National Sports Authority
National Theatre of Ghana
National Youth Authority
Noguchi Memorial Institute for Medical Research
Non-Formal Education Division
Northern Development Authority
Nuclear Regulatory Authority
Nursing and Midwifery Council
Office of the Head of the Civil Service
*Office of the Registrar of Companies
Office of the Special Prosecutor
*Parliament of Ghana
Petroleum Commission
Pharmacy Council
Plant Protection and Regulatory Services Directorate
Postal and Courier Services Regulatory Commission
Psychology Council
Public Interest and Accountability Committee
Public Procurement Authority
Public Services Commission
Public Utilities Regulatory Commission
Real Estate Agency Council
Right to Information Commission
Scholarships Secretariat
Securities and Exchange Commission
Sekondi Takoradi Metropolitan Assembly
State Interests and Governance Authority
Students Loan Trust Fund
Tamale Metropolitan Assembly
Tema Metropolitan Assembly
Traditional Medicine Practice Council
Venture Capital Trust Fund
Veterinary Services Directorate
Water Resources Commission
*West African Examinations Council
Youth Employment Agency`,
  },
  {
    kind: 'state enterprise',
    source: 'State Interests and Governance Authority, list of specified entities',
    asOf: COMPILED,
    names: `
Accra Digital Centre
Architectural and Engineering Services Limited
Assembly Press
Bulk Oil Storage and Transportation Company Limited
Cocoa Marketing Company (Ghana) Limited
Cotton Development Authority
*Electricity Company of Ghana Limited
Ghana Airports Company Limited
Ghana Amalgamated Trust PLC
Ghana Cylinder Manufacturing Company Limited
Ghana Digital Centres Limited
Ghana Grid Company Limited
Ghana Heavy Equipment Limited
Ghana Institute of Clinical Genetics
Ghana Oil Palm Development Company Limited
*Ghana Post Company Limited
Ghana Railway Company Limited
Ghana Rubber Estates Limited
Ghana Supply Company Limited
Ghana Trade Fair Company Limited
*Ghana Water Limited
GNPC Foundation
Grains and Legumes Development Board
Kumasi Abattoir Company Limited
La Palm Royal Beach Hotel
National Food Buffer Stock Company Limited
Norpalm Ghana Limited
Northern Star Tomato Company
PSC Tema Shipyard Limited
SSNIT Hospital
State Housing Company Limited
*State Transport Company
TDC Ghana Limited
Tema Development Corporation
*Tema Oil Refinery Limited
Tema Shipyard
Twifo Oil Palm Plantations Limited
Volta Lake Transport Company
VRA Hospital`,
  },
  {
    kind: 'professional body or business association',
    source: "Bodies' own publications",
    asOf: COMPILED,
    names: `
Advertising Association of Ghana
American Chamber of Commerce Ghana
Association of Ghana Industries
Association of Rural Banks
British Chamber of Commerce Ghana
Chamber of Bulk Oil Distributors
Chamber of Oil Marketing Companies
Chartered Institute of Administrators and Management Consultants, Ghana
Chartered Institute of Bankers, Ghana
Chartered Institute of Marketing, Ghana
Chartered Institute of Supply Chain Management Ghana
Chartered Institute of Taxation, Ghana
Chartered Insurance Institute of Ghana
Conference of Heads of Assisted Secondary Schools
Federation of Associations of Ghanaian Exporters
Film Producers Association of Ghana
Ghana Academy of Arts and Sciences
Ghana Actors Guild
Ghana Association of Bankers
Ghana Association of Savings and Loans Companies
Ghana Association of Writers
*Ghana Bar Association
Ghana Bloggers Association
Ghana Chamber of Commerce and Industry
Ghana Chamber of Construction Industry
Ghana Chamber of Mines
Ghana Chamber of Telecommunications
Ghana Chamber of Young Entrepreneurs
Ghana Co-operative Credit Unions Association
Ghana Federation of Traditional Medicine Practitioners Associations
Ghana Hairdressers and Beauticians Association
Ghana Hotels Association
Ghana Independent Broadcasters Association
Ghana Institute of Architects
Ghana Institute of Freight Forwarders
Ghana Institute of Planners
Ghana Institute of Safety and Environmental Professionals
Ghana Institution of Engineering
Ghana Institution of Surveyors
Ghana Insurers Association
Ghana Journalists Association
*Ghana Medical Association
Ghana Microfinance Institutions Network
Ghana Music Rights Organisation
Ghana National Association of Farmers and Fishermen
Ghana National Association of Garages
Ghana National Association of Poultry Farmers
Ghana National Association of Private Schools
Ghana National Chamber of Commerce and Industry
Ghana National Council of Private Schools
Ghana National Tailors and Dressmakers Association
*Ghana Private Road Transport Union
Ghana Real Estate Developers Association
Ghana Securities Industry Association
Ghana Shippers' Authority
Ghana Tourism Federation
Ghana Union of Traders' Associations
*GPRTU
GUTA
Indian Association of Ghana
Institute of Chartered Accountants, Ghana
Institute of Directors-Ghana
Institute of Human Resource Management Practitioners
Institute of ICT Professionals Ghana
Institute of Internal Auditors Ghana
Institute of Public Relations, Ghana
Institute of Statisticians Ghana
Institution of Engineering and Technology, Ghana
Insurance Brokers Association of Ghana
International Federation of Women Lawyers Ghana
*Kuapa Kokoo
Kuapa Kokoo Cooperative Cocoa Farmers and Marketing Union
Lions Clubs International Ghana
Musicians Union of Ghana
*MUSIGA
National Association of Women Entrepreneurs
Peasant Farmers Association of Ghana
Pharmaceutical Manufacturers Association of Ghana
Pharmaceutical Society of Ghana
Private Enterprise Federation
Private Hospitals and Maternity Homes Association of Ghana
Private Newspaper Publishers Association of Ghana
Rotary Club of Accra
Sea Freight Pineapple Exporters of Ghana
Women in Law and Development in Africa Ghana`,
  },
  {
    kind: 'trade union',
    source: "Trades Union Congress and unions' own publications",
    asOf: COMPILED,
    names: `
Civil and Local Government Staff Association, Ghana
Coalition of Concerned Teachers Ghana
Colleges of Education Teachers Association of Ghana
Communication Workers' Union
Concerned Drivers Association of Ghana
Construction and Building Materials Workers' Union
Federation of Universities Senior Staff Association of Ghana
General Agricultural Workers' Union
General Transport, Petroleum and Chemical Workers' Union
Ghana Federation of Labour
Ghana Mineworkers' Union
*Ghana National Association of Teachers
Ghana Physician Assistants Association
Ghana Registered Nurses' and Midwives' Association
Government and Hospital Pharmacists Association
Health Services Workers' Union
Industrial and Commercial Workers' Union
Judicial Service Staff Association of Ghana
Local Government Workers' Union
Maritime and Dockworkers' Union
National Association of Graduate Teachers
National Union of Ghana Students
Progressive Transport Owners' Association
Public Services Workers' Union
Public Utility Workers' Union
Railway Workers' Union
Teachers and Educational Workers' Union
Technical University Teachers Association of Ghana
Timber and Woodworkers' Union
*Trades Union Congress, Ghana
True Drivers Union
Union of Industry, Commerce and Finance Workers
University Teachers Association of Ghana`,
  },
  {
    kind: 'football club or sports body',
    source: "Ghana Football Association, league clubs; sports bodies' own publications",
    asOf: COMPILED,
    names: `
*Accra Great Olympics
*Accra Hearts of Oak
Accra Lions
Accra Sports Stadium
*Aduana Stars
Amidaus Professionals
Ampem Darkoa Ladies
Army Ladies
*Asante Kotoko
Ashanti Gold
Baba Yara Sports Stadium
Basake Holy Stars
Bechem United
Berekum Chelsea
Berekum Ladies
Bibiani Gold Stars
Black Meteors
*Black Queens
Black Satellites
Black Starlets
*Black Stars
Bofoakwa Tano
Brong Ahafo United
Bukom Boxing Arena
Cheetah FC
Dreams FC
Ebusua Dwarfs
Eleven Wonders
Elmina Sharks
FC Samartex 1996
Ghana Athletics Association
Ghana Basketball Association
Ghana Boxing Authority
Ghana Cricket Association
*Ghana Football Association
Ghana Hockey Association
Ghana Olympic Committee
Ghana Rugby Football Union
Ghana Swimming Association
Ghana Tennis Federation
Ghana Volleyball Association
Ghapoha Readers
Hasaacas Ladies
Heart of Lions
Inter Allies
Karela United
King Faisal Babes
Kotoku Royals
Legon Cities
Liberty Professionals
*Medeama SC
Nania FC
Nations FC
New Edubiase United
Northern Ladies
Nsoatreman FC
Okwawu United
Police Ladies
Real Tamale United
Right to Dream Academy
Sekondi Eleven Wise
Sekondi Hasaacas
Skyy FC
Steadfast FC
Tamale City FC
Techiman Eleven Wonders
Tema Youth
Vipers SC
Vision FC
WAFA
Wassaman United
Young Apostles`,
  },
  {
    kind: 'hotel',
    source: 'Ghana Tourism Authority, licensed accommodation; company publications',
    asOf: COMPILED,
    names: `
Accra City Hotel
Accra Marriott Hotel
Afia Beach Hotel
Africa Beach Hotel
African Regent Hotel
Afrikiko Riverfront Resort
Akosombo Continental Hotel
*Alisa Hotel
Anita Hotel
Ankobra Beach Resort
Anomabo Beach Resort
Aqua Safari Resort
Aqualand
Axim Beach Hotel
Best Western Plus Atlantic Hotel
Bob Coffie Hotel
Bridgeview Resort
Busua Beach Resort
Cape Coast Hotel
Capital View Hotel
Chances Hotel
Coco Beach Resort
Coconut Grove Beach Resort
Eastern Premier Hotel
Elmina Beach Resort
Encom Hotel
Erata Hotel
Eusbett Hotel
Fiesta Royale Hotel
Gariba Lodge
Golden Bean Hotel
Golden Tulip Accra
Golden Tulip Kumasi City
Hephzibah Christian Centre
Hillcrest Hotel Takoradi
Holiday Inn Accra Airport
Holy Trinity Spa and Health Farm
Hotel Georgia
Ibis Styles Accra Airport
*Kempinski Hotel Gold Coast City
Kwarleyz Residence
La Villa Boutique
*Labadi Beach Hotel Accra
Lancaster Accra
Lancaster Kumasi City
Lemon Beach Resort
Linda Dor Highway Rest Stop
Linda Dor Hotel
Lou Moon Lodge
M Plaza Hotel
Mahogany Lodge
Mariam Hotel
Mensvic Grand Hotel
Miklin Hotel
Modern City Hotel Tamale
Mole Motel
*Mövenpick Ambassador Hotel Accra
Noda Hotel
Novotel Accra
Peduase Valley Resort
Pempamsie Hotel
Picorna Hotel
Planters Lodge
Protea Hotel Takoradi
Radach Lodge
Ramada Resort Accra Coco Beach
Raybow International Hotel
Rexmar Hotel
Ridge Royal Hotel
Rock City Hotel
Rock City Hotel Kwahu
Royal Lamerta Hotel
Royal Park Hotel
Royal Senchi
Safari Valley Resort
Sajuna Beach Club
Skyplus Hotel
Sogakope Beach Resort
South Ridge Hotel Sunyani
Sports Hotel Kumasi
Stumble Inn
Sunset Hotel Kumasi
Tang Palace Hotel
Tap Hotel Bolgatanga
The Gallery Hotel Accra
The Royal Senchi Hotel
Villa Cisneros Resort
Villa Monticello
Volta Hotel Akosombo
Zaina Lodge
Zosimli Hotel`,
  },
  {
    kind: 'hospital or clinic',
    source: 'Health Facilities Regulatory Agency, licensed facilities; Ghana Health Service',
    asOf: COMPILED,
    names: `
*37 Military Hospital
Accra Psychiatric Hospital
Achimota Hospital
Agogo Presbyterian Hospital
Akai House Clinic
Akuse Government Hospital
Ankaful Psychiatric Hospital
Asafo-Boakye Specialist Hospital
Atua Government Hospital
Axim Government Hospital
Bank Hospital
Baptist Medical Centre, Nalerigu
Bawku Presbyterian Hospital
Beacon Dental Clinic
Bolgatanga Regional Hospital
Bomso Clinic
C and J Medicare Hospital
Caiquo Hospital
Cape Coast Metropolitan Hospital
Cape Coast Teaching Hospital
Catholic Hospital, Battor
Claron Health International
County Hospital, Abrepo
Crown Medical Centre
Dansoman Polyclinic
Del International Hospital
Donkorkrom Presbyterian Hospital
Dormaa Presbyterian Hospital
Eagle Eye Centre
Eastern Regional Hospital
Effia Nkwanta Regional Hospital
Emmanuel Eye Centre
Euracare Advanced Diagnostic and Heart Centre
Family Health Hospital
Finney Hospital and Fertility Centre
Ga East Municipal Hospital
Goaso Government Hospital
Greater Accra Regional Hospital
Greenville Hospital
Ho Teaching Hospital
Hohoe Municipal Hospital
Holy Family Hospital, Berekum
Holy Family Hospital, Nkawkaw
Holy Family Hospital, Techiman
Holy Trinity Medical Centre
Inkoom Hospital
International Maritime Hospital
Jirapa St. Joseph's Hospital
Kaneshie Polyclinic
Keta Municipal Hospital
Kintampo Municipal Hospital
Koforidua Regional Hospital
*Komfo Anokye Teaching Hospital
*Korle Bu Teaching Hospital
Kumasi South Hospital
Kwahu Government Hospital
La General Hospital
Legon Hospital
LEKMA Hospital
Lister Hospital and Fertility Centre
Mamprobi Polyclinic
Manhyia District Hospital
Margret Marquart Catholic Hospital
Marie Stopes Ghana
Mathias Catholic Hospital, Yeji
MDS-Lancet Laboratories Ghana Limited
Medifem Hospital
Medlab Ghana
Mercy Women's Catholic Hospital
Nandom Hospital
Narh-Bita Hospital
Nsawam Government Hospital
*Nyaho Medical Centre Limited
Our Lady of Grace Hospital, Breman Asikuma
Pantang Hospital
Peace and Love Hospital
Police Hospital
Princess Marie Louise Children's Hospital
Provita Specialist Hospital
Raphal Medical Centre
Richard Novati Catholic Hospital
Ridge Hospital
Robert and Sons
Robert and Sons Eye Clinic
Spectra Health Imaging
St. Anthony's Hospital, Dzodze
St. Dominic Hospital, Akwatia
St. Elizabeth Hospital, Hwidiem
St. Francis Xavier Hospital, Assin Fosu
St. John of God Hospital, Duayaw Nkwanta
St. Joseph's Hospital, Koforidua
St. Luke Catholic Hospital, Apam
St. Martin de Porres Hospital
St. Martin's Hospital, Agroyesum
St. Mary's Hospital, Drobo
St. Michael's Hospital, Pramso
St. Patrick's Hospital, Offinso
St. Theresa's Hospital, Nkoranza
Suhum Government Hospital
Suntreso Government Hospital
Sunyani Teaching Hospital
Sweden Ghana Medical Centre
Synlab Ghana
Tafo Government Hospital
Takoradi Hospital
Tamale Central Hospital
Tamale Teaching Hospital
Tamale West Hospital
Tarkwa Municipal Hospital
Tema General Hospital
Tetteh Quarshie Memorial Hospital
The Trust Hospital
Third Eye Centre
Trust Mother and Child Hospital
University of Ghana Medical Centre
Upper West Regional Hospital
Ussher Polyclinic
Valco Hospital
Wa Regional Hospital
War Memorial Hospital, Navrongo
Weija Gbawe Municipal Hospital
Wenchi Methodist Hospital
West Gonja Catholic Hospital
Winneba Trauma and Specialist Hospital
Worawora Government Hospital
Yendi Municipal Hospital`,
  },
  {
    kind: 'pharmaceutical company',
    source: 'Food and Drugs Authority and Pharmacy Council, licence holders',
    asOf: COMPILED,
    names: `
*Adutwumwaa Bitters
Adutwumwaa Herbal
Agbeve Herbal
Agbeve Tonic
Amponsah-Efah Pharmaceuticals Limited
Angel Herbal Products
Angel Natural
Aspee Pharmaceuticals
Atlantic Lifesciences Limited
Ayrton Drugs
Bedita Pharmacy
Bliss GVS Pharma Ghana
Centre of Awareness
COA Mixture
Danadams Pharmaceutical Industry Limited
DEK Vaccines Limited
East Cantonments Pharmacy Limited
Entrance Pharmaceuticals
Entrance Pharmaceuticals and Research Centre
*Ernest Chemists Limited
Eskay Therapeutics Limited
Geo Medicore
Gokals-Laborex Limited
Kama Health Services
Kama Industries Limited
*Kinapharma Limited
LaGray Chemical Company
Letap Pharmaceuticals Limited
Living Bitters
M and G Pharmaceuticals Limited
Oson's Chemist
Pharmanova Limited
Phyto-Riker (GIHOC) Pharmaceuticals Limited
Phyto-Riker Pharmaceuticals
Pokupharma Limited
Rooter Mixture
Salom Pharmacy
Sanbao Ghana Pharmaceuticals
Somex Pharmacy
Spintex Chemists
Taabea Company Limited
*Taabea Herbal
Taabea Taacum
Time Herbal Mixture
*Tobinco Pharmaceuticals Limited
Top Fever Herbal Mixture
Top-Up Pharmacy
Trade Winds Chemists
Unichem Ghana
Unijay Pharmaceuticals`,
  },
  {
    kind: 'food or drink maker',
    source: 'Food and Drugs Authority, registered products; company publications',
    asOf: COMPILED,
    names: `
'57 Chocolate
*5 Star Energy Drink
A1 Bread
*Accra Brewery Limited
*Adonko Bitters
Adonko Next Level
Adwumapa Buyers Limited
Afariwaa Farms
African Queen Mackerel
Agricare Ghana Limited
Agroecom Ghana
Akate Farms
Akate Farms and Trading Company Limited
*Alomo Bitters
American Cola
Angel Group of Companies
Aqua Fill
Asamoah Yamoah Farms
Avnash Industries Ghana Limited
*Awake Purified Drinking Water
Barry Callebaut Ghana Limited
Bel Beverages Limited
*Bel-Aqua
Bel-Cola
Beta Malt
Bigoo Cola
*Blue Band
*Blue Skies
Blue Skies Products (Ghana) Limited
Boris B's Farms
Brazil Agro Business Group
*Burger Peanuts
Caltech Ventures
Cargill Ghana Limited
Carnation Milk
*Cerelac
Ceres Juice
Chemico Ghana
Cindy Rice
*Club Beer
*Coca-Cola
Cocoa Abrabopa Association
Cosmo Seafoods Company Limited
*Cowbell
*Darko Farms and Company Limited
De Rica
Don Simon
Eagle Extra Stout
Ena Pa Mackerel
Equatorial Coca-Cola Bottling Company Ghana
Everpure
Exeter Corned Beef
Fairafric Ghana
*Fan Ice
*Fan Yogo
Federated Commodities Limited
Flosell Farms
Flour Mills of Ghana Limited
*Frytol
GADCO
GAFCO
*Geisha Mackerel
Ghana Agro Food Company Limited
Ghana Nuts Company Limited
GIHOC Distilleries Company Limited
Gino Rice
*Gino Tomato Paste
*Golden Tree Chocolate
Guinness Foreign Extra Stout
*Guinness Ghana
*Gulder
Herb Afrik Gin
Homefoods
Homefoods Processing and Cannery Limited
HPW Fresh and Dry
Ice Cool Water
*Ideal Milk
*Indomie
Irani Brothers
Irani Brothers and Others Limited
*Joy Dadi Bitters
Juaben Oil Mills Limited
Kalahari Bitters
*Kalyppo
*~Kasapreko Company Limited
Kingsbite
Kumark Company Limited
Lele Rice
*Lipton
Lucozade
*Maggi
*Malta Guinness
Masara N'Arziki Farmers Association
Mfum Farms
Miksi
Millicent Rice
*Milo
Mim Cashew and Agricultural Products
Mobile Water
Neat Banku
Neat Foods Company Limited
Neat Fufu
*Nescafé
*Nestlé Ghana Limited
Niche Cocoa
Niche Cocoa Industry Limited
Nido
Nkatie Burger
*Nkulenu Industries Limited
Nyonkopa Cocoa Buying Limited
*Obaapa Tomato Mix
Olam Ghana Limited
Omanhene Cocoa Bean Company
*Onga
*Orijin Bitters
Parle Biscuits
Peak Milk
Pepsi-Cola
Perk Biscuits
*Piccadilly Biscuits Limited
Pioneer Food Cannery Limited
Plantations Socfinaf Ghana
Plot Enterprise Ghana
*Pomo Tomato Paste
Prairie Volta Rice
Praise Export Services
Premium Foods Limited
Promasidor Ghana Limited
Pure Company Ghana
RMG Ghana
Royal Aroma Rice
*Royco
Run Energy Drink
*Rush Energy Drink
Salsa Tomato Paste
Savannah Fruits Company
Selasie Farms
Serendipalm Company Limited
Smirnoff Ice
*Special Ice Company Limited
*Star Beer
Starkist Ghana
Stone Strong Lager
*Storm Energy Drink
Sunny Cooking Oil
Sydals Farms
Takoradi Flour Mill Limited
*Tampico
*Tasty Tom
Texas Star Rice
The Coca-Cola Bottling Company of Ghana Limited
*Titus Sardine
Topman Farms
Touton Ghana
Transroyal Ghana Limited
Twellium Industrial Company Limited
*Twellium Industries
Uncle Sam Rice
Unoli
Usibras Ghana
*Verna Mineral Water
Vitamilk
*Voltic (GH) Limited
Wienco Ghana Limited
Wilmar Africa Limited
Wynca Sunshine
Yara Ghana
Yes Natural Mineral Water
Yum Vita`,
  },
  {
    kind: 'manufacturer, dealer or household product',
    source: 'Food and Drugs Authority and Ghana Standards Authority, registered products; company publications',
    asOf: COMPILED,
    names: `
Accra Compost and Recycling Plant
Always Pads
Ariel Detergent
Asadu Royal Waste
*Ashfoam Ghana Limited
Atto Tetteh
Auto Mall Ghana
Auto Parts Limited
Ayum Forest Products Limited
Azar Chemical Industries Limited
*Azar Paints
B5 Plus Limited
BBC Industrials Company Ghana Limited
Blow-Chem Industries Limited
Camel Antiseptic
Canoe Detergent
Carex
CBI Ghana Limited
Century Industries
Christie Brown
Close Up Toothpaste
Coliba Ghana
Cussons Baby
Dark and Lovely
Decorplast Limited
Delta Paper Mill Limited
*Dettol
*Diamond Cement Ghana Limited
Dignity DTRT
Domod Aluminium Company Limited
DTRT Apparel Limited
Duaba Serwa
*Duraplast Limited
*Dzata Cement Limited
Empire Cement Ghana Limited
Ethical Apparel Africa
Fay Tissue
FC Beauty College
FC Beauty Group
Ferro Fabrik Limited
Flora Tissues
Fon Packaging
*Forever Clair
*Geisha Soap
*Ghacem Limited
Ghana Textile Printing
Ghandour Cosmetics Limited
Global Mamas
*Guardian Soap
Horseman Shoes
Huggies
Imperial Leather
Integrated Recycling and Compost Plant
*Interplast Limited
J. Stanley-Owusu and Company
*Japan Motors
Japan Motors Trading Company Limited
John Bitar and Company Limited
*Jospong Group
Jospong Group of Companies
Joy Soap
*Kantanka Automobile Company Limited
Keda Ghana Ceramics Company Limited
*Key Soap
Kleesoft
*Latex Foam
Latex Foam Rubber Products Limited
Leyland Paints
Lifebuoy Soap
Logs and Lumber Limited
Lux Soap
*Madar Detergent
Mantrac Ghana Limited
Medisoft Soap
Mim Timber
Naja David Veneer and Plywood
Nelplast Ghana
Nexans Kabelmetal Ghana Limited
Nivea
*Omo Detergent
*Pampers
*Pepsodent
Pistis Ghana
Polykraft Ghana
Printex Limited
Qualiplast Limited
*Rana Motors
Rana Motors and Metal Works Engineering Company Limited
Reroy Cables Limited
Rexona
Samartex Timber and Plywood Company Limited
Savanna Diamond Cement
Sentuo Steel Limited
Silver Star Auto Limited
Sleek Garments
*So Klin
*Softcare
Softcare Sanitary Pads
Sol Cement
Special Steels Limited
Studio 189
Sunda International Ghana
*Sunlight Soap
*Supacem
*T-Roll
T-Roll Toilet Tissue
Tema Steel Company Limited
*Toyota Ghana Company Limited
Trashy Bags
Tropical Cable
Tropical Cable and Conductor Limited
Twyford Ceramics
United Steel Company
Vaseline
Viva Detergent
Volta Star Textiles Limited
Wangkang Ghana Ceramics
WAW Detergent
Western Steel and Forgings
*Yazz Sanitary Pads`,
  },
  {
    kind: 'waste and sanitation company',
    source: 'Company publications',
    asOf: COMPILED,
    names: `
Sewerage Systems Ghana Limited
Waste Landfills Company
*Zoomlion Ghana Limited`,
  },
  {
    kind: 'transport, travel and logistics company',
    source:
      'Company publications; Ghana Civil Aviation Authority and Ghana Ports and Harbours Authority, licence holders',
    asOf: COMPILED,
    names: `
2M Express
Aayalolo
ABC Transport Ghana
Africa Global Logistics Ghana
*Africa World Airlines Limited
Afro Wings
Air Ghana Limited
Amaris Terminal
Antrak Air
Atlas Container Terminal
Aviance Ghana Limited
Avis Ghana
Bolloré Transport and Logistics Ghana
Chisco Transport Ghana
CMA CGM Ghana
Complete Farmer
Consolidated Shipping Agencies Limited
*DHL Ghana
EMS Ghana
Europcar Ghana
FedEx Ghana
GMT Shipping
Golden Jubilee Terminal
Hull Blyth Ghana Limited
Inchcape Shipping Services Ghana
*Intercity STC
Intercity STC Coaches Limited
J.A. Plantpool Ghana Limited
Jetstream Africa
Jolinaiko Eco Tours
Kingdom Transport Services Limited
Kobo360 Ghana
Land Tours Ghana
LMI Holdings
M and J Travel and Tours
Maersk Ghana Limited
McDan Aviation
McDan Group
McDan Shipping Company Limited
Meridian Port Services Limited
*Metro Mass Transit Limited
MSC Ghana
National Aviation Services Ghana
*OA Travel and Tours
Oil and Marine Agencies (Ghana) Limited
*PassionAir Limited
Satguru Travel Ghana
Servair Ghana
Starbow Airlines
Stellar Logistics Limited
Sunseekers Tours
Supermaritime Ghana
Svani Group
Svani Limited
Swissport Ghana Limited
Swoove
Travel King
UPS Ghana
Vanef STC
*VIP Jeoun Transport
*VVIP Transport`,
  },
  {
    kind: 'property or construction company',
    source: 'Ghana Real Estate Developers Association, members; company publications',
    asOf: COMPILED,
    names: `
ACP Estates
Adom City Estates
Amandi Holding
Appolonia City
Appolonia Development Company Limited
Asabea Engineering
Barbisotti and Sons Limited
Blue Rose Limited
Broll Ghana
Buena Vista Homes
China Harbour Ghana
China State Construction Ghana
Clifton Homes
Consar Limited
Contracta Construction Ghana
De Simone Group
De Simone Limited
*Devtraco Limited
Devtraco Plus
First Sky Group
First Sky Limited
Goldkey Properties
Imperial Homes
Joissam Ghana Limited
Justmoh Construction Limited
Kofi Job Company Limited
Kofi Job Construction
Lakeside Estates
Manet Group
Manet Housing Limited
Maripoma Enterprise Limited
Mawums Limited
Memphis Metropolitan
Meqasa
Micheletti and Company Limited
Mobus Property
Nagmark
NTHC Properties
Oswal Investment
P and W Ghanem Limited
Queiroz Galvão Ghana
*Regimanuel Gray Limited
Rehoboth Properties Limited
Resources Access
Shapoorji Pallonji Ghana
Sinohydro Ghana
Sonitra Ghana
Taysec Construction Limited
*Trasacco Estates
Trasacco Estates Development Company Limited
Vaal Ghana`,
  },
  {
    kind: 'accounting, law or advisory firm',
    source: "Firms' own publications; Ghana Bar Association and Institute of Chartered Accountants, Ghana",
    asOf: COMPILED,
    names: `
AB and David Africa
Addo Attorneys
Akufo-Addo, Prempeh and Company
Alliance Media Ghana
Ampem Chambers
Baker Tilly Andah and Andah
BDO Ghana
Bentsi-Enchill, Letsa and Ankomah
Boulders Advisors
DDP Outdoor
Deloitte Ghana
ENSafrica Ghana
Ernst and Young Ghana
Ferociter
Firmus Advisory
Fugar and Company
Global Media Alliance
Grant Thornton Ghana
Innova DDB Ghana
Insel Communications
JLD and MB Legal Consultancy
JS Morlu Ghana
Kimathi and Partners
Konfidants
KPMG Ghana
L'AINE Services
Laryea, Laryea and Company
Lithur Brew and Company
Mazars Ghana
Minkah-Premo, Osei-Bonsu, Bruce-Cathline and Partners
Morrison and Associates
Mullen Lowe Accra
N. Dowuona and Company
Nexia Debrah and Company
Ogilvy Ghana
Origin8
PKF Ghana
PricewaterhouseCoopers (Ghana) Limited
Publicis West Africa
Reindorf Chambers
Sam Okudzeto and Associates
Stratcomm Africa
Sustineri Attorneys
UHY Voscon
Zoe, Akyea and Company`,
  },
  {
    kind: 'foundation or civil society body',
    source: "Bodies' own publications",
    asOf: COMPILED,
    names: `
A Rocha Ghana
Abantu for Development
ActionAid Ghana
Africa Centre for Energy Policy
African Centre for Economic Transformation
Alliance Française Accra
Ark Foundation Ghana
Boys' Brigade Ghana
Breast Care International
British Council Ghana
CAMFED Ghana
Care International Ghana
Centre for Social Impact Studies
Challenging Heights
Du Bois Memorial Centre
Friends of the Earth Ghana
Ghana Blind Union
Ghana Center for Democratic Development
Ghana Developing Communities Association
Ghana Federation of Disability Organisations
Ghana Girl Guides Association
Ghana Heart Foundation
Ghana Hubs Network
Ghana Innovation Hub
Ghana Integrity Initiative
Ghana National Association of the Deaf
*Ghana Red Cross Society
Ghana Scout Association
Ghana Society of the Physically Disabled
Goethe-Institut Ghana
HelpAge Ghana
Hope for Future Generations
Hunger Project Ghana
IMANI
IMANI Centre for Policy and Education
Impact Hub Accra
Institute for Energy Security
Institute for Fiscal Studies, Ghana
Institute of Democratic Governance
Institute of Economic Affairs, Ghana
Integrated Social Development Centre
iSpace Foundation
Kumasi Hive
Lordina Foundation
Media Foundation for West Africa
MTN Ghana Foundation
Newmont Ahafo Development Foundation
NORSAAC
Northern Ghana Community Action
Nubuke Foundation
Occupy Ghana
Otumfuo Osei Tutu II Foundation
Oxfam Ghana
Pan-African Organisation for Research and Protection of Women and Children
Plan International Ghana
Planned Parenthood Association of Ghana
Rebecca Foundation
Right To Play Ghana
Savana Signatures
School for Life
SEND Ghana
Songtaba
SOS Children's Villages Ghana
Street Girls Aid
Telecel Ghana Foundation
Third World Network Africa
Vodafone Ghana Foundation
Wacam
WaterAid Ghana
Wildlife Society of Ghana
Women's Initiative for Self-Empowerment
*World Vision Ghana
World Vision Ghana International`,
  },
  {
    kind: 'political party',
    source: 'Electoral Commission of Ghana, registered political parties',
    asOf: COMPILED,
    names: `
All People's Congress
*Convention People's Party
Ghana Freedom Party
Ghana Union Movement Party
Great Consolidated Popular Party
Liberal Party of Ghana
*National Democratic Congress
National Democratic Party
*New Patriotic Party
People's National Convention
Progressive People's Party
United Progressive Party`,
  },
  {
    kind: 'betting or lottery company',
    source: 'Gaming Commission of Ghana, licensed operators',
    asOf: COMPILED,
    names: `
1xBet Ghana
Alpha Lotto
*Betway Ghana
Eurobet Ghana
Golden Dragon Casino
KGL Technology Limited
MSport Ghana
Mybet Africa
Piccadilly Casino
Premier Betting Ghana
Safaribet
*Soccabet
*SportyBet Ghana
Supabets Ghana`,
  },
  {
    kind: 'former name',
    source:
      'Names given up since 2016: company and regulator announcements, Bank of Ghana, National Insurance Commission, Ghana Stock Exchange',
    asOf: COMPILED,
    names: `
Academic City College
Accent Financial Services
Accra Polytechnic
African Champion Industries Limited
Airtel Ghana Limited
All Nations University College
AllTime Finance Limited
Alpha Capital Savings and Loans
Ashesi University College
ASN Financial Services
Ayrton Drug Manufacturing Limited
Bank of Baroda (Ghana) Limited
*Barclays Bank of Ghana Limited
*Barclays Ghana
Beige Assure Company Limited
Bharti Airtel Ghana
Bolgatanga Polytechnic
Bolloré Africa Logistics Ghana
BSIC Ghana Limited
Cape Coast Polytechnic
Capital Bank Limited
Capital Express Assurance Ghana
CDH Savings and Loans Limited
Central University College
Crest Finance House
Dannex Limited
DKM Diamond Microfinance
Dream Finance Company
Energy Commercial Bank Limited
Environmental Protection Agency
Esich Life Assurance Company Limited
Express Life Insurance Company Limited
Ezi Savings and Loans
FBNBank Ghana Limited
First Allied Savings and Loans Limited
First Insurance Company Limited
*Ghana Commercial Bank Limited
Ghana Oil Company Limited
Ghana Technology University College
GHL Bank Limited
GN Bank Limited
GN Insurance Company Limited
GN Life Assurance Company Limited
GN Savings and Loans Company Limited
Gold Coast Fund Management
Golden Star (Bogoso/Prestea) Limited
Heritage Bank Limited
HFC Bank (Ghana) Limited
Ho Polytechnic
Ideal Finance Limited
Koforidua Polytechnic
Kumasi Polytechnic
Kwesé TV
*Menzgold Ghana Limited
Methodist University College Ghana
Metropolitan Insurance Company Limited
Midland Savings and Loans
Millicom Ghana Limited
Narcotics Control Board
National Accreditation Board
National Board for Small Scale Industries
National Council for Tertiary Education
National Road Safety Commission
National Service Scheme
NEM Insurance Ghana
OmniBank Ghana Limited
Pentecost University College
Phoenix Life Assurance Company Limited
Power Distribution Services Ghana Limited
Premium Bank Ghana Limited
Presbyterian University College
Provident Life Assurance Company Limited
Regency Alliance Insurance Ghana Limited
Registrar-General's Department
Saham Insurance Ghana Limited
Sahel Sahara Bank Ghana Limited
Savannah Accelerated Development Authority
SG-SSB Limited
Sovereign Bank Limited
Starwin Products Limited
Sunyani Polytechnic
Takoradi Polytechnic
Tamale Polytechnic
The Beige Bank Limited
The Construction Bank Limited
The Royal Bank Limited
Tigo Ghana
*Total Petroleum Ghana Limited
uniBank Ghana Limited
Unicredit Ghana Limited
*UT Bank Limited
UT Life Insurance
Wa Polytechnic
Wapic Insurance Ghana Limited
Women's World Banking Savings and Loans`,
  },
];

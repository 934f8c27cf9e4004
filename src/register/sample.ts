import type { EntityId } from '../guidance/law/entity-ids.ts';
import type { Sample } from './coverage.ts';

/** One name of the sample: the publicly known name, its type if the ending says so, and where such names are published. */
export interface SampleName {
  readonly name: string;
  readonly entity_type?: EntityId;
  /** The title of the public list, or the kind of publication, that has the names of this group. */
  readonly source: string;
}

/** What answers that use the sample call it. */
export const SAMPLE_REGISTER_LABEL = 'sample of the register';
/** The day on which the sample was compiled (ISO date). */
export const SAMPLE_REGISTER_AS_OF = '2026-11-21';
/** Where the sample comes from, and what it is not. */
export const SAMPLE_REGISTER_SOURCE =
  'Compiled from general public knowledge of well-known registered names in Ghana; a sample, not an extract of the register.';

interface Group {
  readonly source: string;
  /** Names ending in PLC: public companies limited by shares (Act 992 s.21(1)). */
  readonly plc?: readonly string[];
  /** Names ending in Limited or LTD of businesses formed in Ghana: companies limited by shares (Act 992 s.21(1)). */
  readonly limited?: readonly string[];
  /** Names whose ending does not show the type. */
  readonly untyped?: readonly string[];
}

const GROUPS: readonly Group[] = [
  // Universal banks and the apex bank of the rural banks
  {
    source: 'Bank of Ghana, list of licensed banks',
    plc: [
      'Access Bank (Ghana) PLC',
      'Agricultural Development Bank PLC',
      'ARB Apex Bank PLC',
      'CalBank PLC',
      'Ecobank Ghana PLC',
      'GCB Bank PLC',
      'Republic Bank (Ghana) PLC',
      'Societe Generale Ghana PLC',
      'Standard Chartered Bank Ghana PLC',
    ],
    limited: [
      'Absa Bank Ghana Limited',
      'Bank of Africa Ghana Limited',
      'Consolidated Bank Ghana Limited',
      'Fidelity Bank Ghana Limited',
      'First National Bank (Ghana) Limited',
      'Guaranty Trust Bank (Ghana) Limited',
      'National Investment Bank Limited',
      'OmniBSIC Bank Ghana Limited',
      'Prudential Bank Limited',
      'Stanbic Bank Ghana Limited',
      'United Bank for Africa (Ghana) Limited',
      'Universal Merchant Bank Limited',
      'Zenith Bank (Ghana) Limited',
    ],
  },
  // Rural and community banks; many have become PLC since 2019, so "Limited" is not read as a type here
  {
    source: 'Bank of Ghana, list of licensed rural and community banks',
    plc: [
      'Ahantaman Rural Bank PLC',
      'Akuapem Rural Bank PLC',
      'Amenfiman Rural Bank PLC',
      'Atwima Kwanwoma Rural Bank PLC',
      'Fiaseman Rural Bank PLC',
      'Odotobri Rural Bank PLC',
    ],
    untyped: [
      'Abokobi Area Rural Bank Limited',
      'Adansi Rural Bank Limited',
      'Adonten Community Bank Limited',
      'Bosomtwe Rural Bank Limited',
      'Builsa Community Bank Limited',
      'Dangme Rural Bank Limited',
      'Ga Rural Bank Limited',
      'Juaben Rural Bank Limited',
      'Kakum Rural Bank Limited',
      'Kintampo Rural Bank Limited',
      'Kumawuman Rural Bank Limited',
      'Kwamanman Rural Bank Limited',
      'La Community Bank Limited',
      'Lower Pra Rural Bank Limited',
      'Manya Krobo Rural Bank Limited',
      'Mfantseman Community Bank Limited',
      'Mumuadu Rural Bank Limited',
      'Nsoatreman Rural Bank Limited',
      'Nwabiagya Rural Bank Limited',
      'Sekyedomase Rural Bank Limited',
      'Shai Rural Bank Limited',
      'South Akim Rural Bank Limited',
    ],
  },
  // Savings and loans companies
  {
    source: 'Bank of Ghana, list of licensed savings and loans companies',
    plc: ['Bayport Savings and Loans PLC', 'Izwe Savings and Loans PLC', 'Letshego Ghana Savings and Loans PLC'],
    limited: [
      'Advans Ghana Savings and Loans Limited',
      'ASA Savings and Loans Limited',
      'Best Point Savings and Loans Limited',
      'Multi Credit Savings and Loans Limited',
      'Opportunity International Savings and Loans Limited',
      'Sinapi Aba Savings and Loans Limited',
    ],
  },
  // Companies whose shares or bonds are, or were, listed (banks and insurers have their own groups)
  {
    source: 'Ghana Stock Exchange, listed companies and bond issuers',
    plc: [
      'Aluworks PLC',
      'Benso Oil Palm Plantation PLC',
      'Camelot Ghana PLC',
      'Clydestone (Ghana) PLC',
      'Cocoa Processing Company PLC',
      'Daakye Trust PLC',
      'Dannex Ayrton Starwin PLC',
      'E.S.L.A. PLC',
      'Enterprise Group PLC',
      'Fan Milk PLC',
      'GOIL PLC',
      'Guinness Ghana Breweries PLC',
      'Intravenous Infusions PLC',
      'Produce Buying Company PLC',
      'PZ Cussons Ghana PLC',
      'Scancom PLC',
      'TotalEnergies Marketing Ghana PLC',
      'Unilever Ghana PLC',
    ],
  },
  // Capital market
  {
    source: 'Securities and Exchange Commission Ghana, licensed market operators',
    limited: [
      'Central Securities Depository (Ghana) Limited',
      'Databank Asset Management Services Limited',
      'Databank Brokerage Limited',
      'EDC Investments Limited',
      'IC Securities (Ghana) Limited',
    ],
    untyped: ['Ghana Stock Exchange'],
  },
  // Insurers and reinsurers
  {
    source: 'National Insurance Commission, list of licensed insurance entities',
    plc: ['Ghana Reinsurance PLC', 'SIC Insurance PLC'],
    limited: [
      'Activa International Insurance Company Limited',
      'Donewell Insurance Company Limited',
      'Enterprise Insurance Company Limited',
      'Enterprise Life Assurance Company Limited',
      'Ghana Union Assurance Company Limited',
      'GLICO General Insurance Company Limited',
      'GLICO Life Insurance Company Limited',
      'Hollard Insurance Ghana Limited',
      'Hollard Life Assurance Ghana Limited',
      'Imperial General Assurance Company Limited',
      'Loyalty Insurance Company Limited',
      'Mainstream Reinsurance Company Limited',
      'Millennium Insurance Company Limited',
      'miLife Insurance Company Limited',
      'NSIA Ghana Insurance Company Limited',
      'Phoenix Insurance Company Limited',
      'Priority Insurance Company Limited',
      'Prudential Life Insurance Ghana Limited',
      'Quality Insurance Company Limited',
      'Serene Insurance Company Limited',
      'Star Assurance Company Limited',
      'StarLife Assurance Company Limited',
      'Sunu Assurances Ghana Limited',
      'Vanguard Assurance Company Limited',
    ],
  },
  // Pension trustees
  {
    source: 'National Pensions Regulatory Authority, list of corporate trustees',
    limited: [
      'Axis Pension Trust Limited',
      'Enterprise Trustees Limited',
      'Negotiated Benefits Trust Company Limited',
      'Pensions Alliance Trust Company Limited',
      'Petra Trust Company Limited',
      'United Pension Trustees Limited',
    ],
  },
  // Payments and credit bureaux
  {
    source: 'Bank of Ghana, lists of payment service providers and credit bureaux',
    limited: [
      'eTranzact Ghana Limited',
      'Ghana Interbank Payment and Settlement Systems Limited',
      'Hubtel Limited',
      'IT Consortium Limited',
      'Nsano Limited',
      'PaySwitch Company Limited',
      'XDSData Ghana Limited',
      'Zeepay Ghana Limited',
    ],
  },
  // Telecommunications and information technology
  {
    source: 'National Communications Authority, licensees; company publications',
    limited: [
      'Comsys (Ghana) Limited',
      'Ghana Community Network Services Limited',
      'Ghana Link Network Services Limited',
      'Ghana Telecommunications Company Limited',
      'K-NET Limited',
      'Persol Systems Limited',
      'Rancard Solutions Limited',
    ],
  },
  // Power, oil and gas
  {
    source: 'Energy Commission and National Petroleum Authority, licence holders; company publications',
    limited: [
      'Allied Oil Company Limited',
      'Bulk Oil Storage and Transportation Company Limited',
      'CENIT Energy Limited',
      'Cenpower Generation Company Limited',
      'Chase Petroleum Ghana Limited',
      'Electricity Company of Ghana Limited',
      'Frimps Oil Company Limited',
      'Genser Energy Ghana Limited',
      'Ghana Grid Company Limited',
      'Karpowership Ghana Company Limited',
      'Puma Energy Distribution Ghana Limited',
      'Springfield Exploration and Production Limited',
      'Star Oil Company Limited',
      'Sunon Asogli Power (Ghana) Limited',
      'Tema Oil Refinery Limited',
      'Zen Petroleum Limited',
    ],
    // Operators in Ghana that are, or may be, formed in another country
    untyped: ['Eni Ghana Exploration and Production Limited', 'Tullow Ghana Limited'],
  },
  // Mining and metals
  {
    source: 'Minerals Commission, holders of mining leases; company publications',
    limited: [
      'Abosso Goldfields Limited',
      'Adamus Resources Limited',
      'AngloGold Ashanti (Ghana) Limited',
      'AngloGold Ashanti (Iduapriem) Limited',
      'B5 Plus Limited',
      'Engineers and Planners Company Limited',
      'Ghana Bauxite Company Limited',
      'Ghana Manganese Company Limited',
      'Gold Fields Ghana Limited',
      'Golden Star (Wassa) Limited',
      'Perseus Mining (Ghana) Limited',
      'Volta Aluminium Company Limited',
    ],
  },
  // Manufacturers and consumer brands
  {
    source: 'Company publications and product labels',
    limited: [
      'Accra Brewery Limited',
      'Barry Callebaut Ghana Limited',
      'Blow-Chem Industries Limited',
      'Blue Skies Products (Ghana) Limited',
      'Cargill Ghana Limited',
      'Diamond Cement Ghana Limited',
      'Ghacem Limited',
      'GIHOC Distilleries Company Limited',
      'Interplast Limited',
      'Juaben Oil Mills Limited',
      'Nestlé Ghana Limited',
      'Niche Cocoa Industry Limited',
      'Olam Ghana Limited',
      'Pioneer Food Cannery Limited',
      'Printex Limited',
      'Promasidor Ghana Limited',
      'Special Ice Company Limited',
      'Tropical Cable and Conductor Limited',
      'Twellium Industrial Company Limited',
      'Voltic (GH) Limited',
      'Wilmar Africa Limited',
    ],
    // Issued bonds; its ending may have changed since
    untyped: ['Kasapreko Company Limited'],
  },
  // Medicines and health care
  {
    source: 'Food and Drugs Authority and Health Facilities Regulatory Agency, licence holders; company publications',
    limited: [
      'Ernest Chemists Limited',
      'Kinapharma Limited',
      'MDS-Lancet Laboratories Ghana Limited',
      'Nyaho Medical Centre Limited',
      'Tobinco Pharmaceuticals Limited',
    ],
  },
  // Trade, motors, services and property
  {
    source: 'Company publications',
    limited: [
      'Japan Motors Trading Company Limited',
      'Mantrac Ghana Limited',
      'Melcom Limited',
      'PricewaterhouseCoopers (Ghana) Limited',
      'Rana Motors and Metal Works Engineering Company Limited',
      'Regimanuel Gray Limited',
      'Silver Star Auto Limited',
      'State Housing Company Limited',
      'Toyota Ghana Company Limited',
      'Zoomlion Ghana Limited',
    ],
  },
  // Transport, ports and post
  {
    source: 'Company publications; State Interests and Governance Authority, list of state companies',
    limited: [
      'Africa World Airlines Limited',
      'Ghana Airports Company Limited',
      'Ghana Post Company Limited',
      'Intercity STC Coaches Limited',
      'McDan Shipping Company Limited',
      'Meridian Port Services Limited',
      'Metro Mass Transit Limited',
    ],
  },
  // Media
  {
    source: 'Company publications; National Communications Authority, authorised broadcasters',
    limited: [
      'Despite Company Limited',
      'EIB Network Limited',
      'Ghana Publishing Company Limited',
      'Graphic Communications Group Limited',
      'Multimedia Group Limited',
      'TV3 Network Limited',
    ],
  },
  // Associations and non-profit bodies; their names have no ending that shows the type
  {
    source: "Bodies' own publications",
    untyped: [
      'Association of Ghana Industries',
      'CAMFED Ghana',
      'Ghana Chamber of Mines',
      'Ghana Football Association',
      'Ghana Integrity Initiative',
      'IMANI Centre for Policy and Education',
      'Media Foundation for West Africa',
    ],
  },
];

/**
 * A bundled sample of publicly known Ghanaian registered names, so that the name check has real names before the first import
 * of a registry.
 *
 * It is a sample, not an extract of the register: typed in from general public knowledge on {@link SAMPLE_REGISTER_AS_OF}.
 * Each group names the kind of public list that has such names. No status is known, so none is given. `entity_type` follows
 * from the name's ending (Act 992 s.21(1)) and is absent in case of doubt. Endings may lag behind the register: many names
 * in "Limited" have become LTD or PLC since the Act of 2019.
 */
export const SAMPLE_REGISTER: readonly SampleName[] = GROUPS.flatMap(({ source, plc, limited, untyped }) => [
  ...(plc ?? []).map((name): SampleName => ({ name, entity_type: 'public_company_limited_by_shares', source })),
  ...(limited ?? []).map((name): SampleName => ({ name, entity_type: 'company_limited_by_shares', source })),
  ...(untyped ?? []).map((name): SampleName => ({ name, source })),
]);

const HOUSEHOLD = new Set([
  'Absa Bank Ghana Limited',
  'AngloGold Ashanti (Ghana) Limited',
  'CalBank PLC',
  'Ecobank Ghana PLC',
  'Fan Milk PLC',
  'GCB Bank PLC',
  'GOIL PLC',
  'Guinness Ghana Breweries PLC',
  'Hubtel Limited',
  'Kasapreko Company Limited',
  'Melcom Limited',
  'Nestlé Ghana Limited',
  'Stanbic Bank Ghana Limited',
  'Toyota Ghana Company Limited',
  'Unilever Ghana PLC',
  'Voltic (GH) Limited',
  'Zenith Bank (Ghana) Limited',
  'Zoomlion Ghana Limited',
]);

/** The sample in the form that an index needs. */
export const SAMPLE: Sample = {
  names: SAMPLE_REGISTER.map(({ name, entity_type }) => ({
    name,
    ...(HOUSEHOLD.has(name) ? { household: true } : {}),
    ...(entity_type === undefined ? {} : { entity_type }),
  })),
  updated_at: `${SAMPLE_REGISTER_AS_OF}T00:00:00.000Z`,
  covers: SAMPLE_REGISTER_SOURCE,
};

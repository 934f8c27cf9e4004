import { nearest } from '../../text/nearest.ts';
import { ImportError } from './import-error.ts';

/** The layouts of registers that are read. */
export const FORMATS = ['csv', 'gleif', 'companies-house', 'opencorporates'] as const;
export type Format = (typeof FORMATS)[number];

/** Rows of which jurisdiction are taken where a format states one, unless another is asked for: ISO 3166-1, Ghana. */
const DEFAULT_JURISDICTION = 'GH';

/** A row as it stands in the file; the check of each part comes after. `skip`: why it is passed over on purpose. */
export type FileRow =
  | { name: string; entity_type: string; status: string; reference: string; skip?: undefined }
  | { skip: string };

/** How the rows of one file are read. */
export interface Layout {
  readonly format: Format;
  /** The columns that are needed, by their place. */
  readonly columns: readonly number[];
  /** Reads a row from those columns' fields. */
  read(fields: readonly string[]): FileRow;
  /** What such a file covers, in words. */
  readonly covers: string;
}

interface FormatReader {
  /** Column headings, as {@link heading} gives them. */
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Whether the format states a jurisdiction for each row. */
  readonly jurisdiction: boolean;
  read(field: (name: string) => string, jurisdiction: string): FileRow;
  covers(jurisdiction: string): string;
}

const OTHER_JURISDICTION = 'of another jurisdiction';

/** Each format by its columns. The order is that of detection: the plain one last. */
const READERS: Readonly<Record<Format, FormatReader>> = {
  // GLEIF golden copy, LEI-CDF 3.1 as CSV: https://www.gleif.org/en/about-lei/common-data-file-format/lei-cdf-format
  gleif: {
    required: ['lei', 'entity.legalname', 'entity.legaljurisdiction'],
    optional: [
      'entity.legalform.entitylegalformcode',
      'entity.legalform.otherlegalform',
      'entity.entitystatus',
      'registration.registrationstatus',
    ],
    jurisdiction: true,
    read: (field, jurisdiction) => {
      if (!isWithin(field('entity.legaljurisdiction'), jurisdiction, '-')) return { skip: OTHER_JURISDICTION };
      if (/^(?:DUPLICATE|ANNULLED)$/i.test(field('registration.registrationstatus').trim()))
        return { skip: 'marked by GLEIF as a duplicate or annulled' };
      const code = field('entity.legalform.entitylegalformcode').trim();
      return {
        name: field('entity.legalname'),
        reference: field('lei'),
        entity_type: GHANAIAN_FORMS[code] ?? field('entity.legalform.otherlegalform'),
        status: field('entity.entitystatus'),
      };
    },
    covers: (jurisdiction) =>
      `Entities of ${jurisdiction} that have a Legal Entity Identifier (GLEIF golden copy): a small part of all businesses`,
  },
  // Companies House, Free Company Data Product: https://download.companieshouse.gov.uk/en_output.html
  'companies-house': {
    required: ['companyname', 'companynumber'],
    optional: ['companycategory', 'companystatus'],
    jurisdiction: false,
    read: (field) => ({
      name: field('companyname'),
      reference: field('companynumber'),
      entity_type: field('companycategory'),
      status: field('companystatus'),
    }),
    covers: () => 'Companies on the register of Companies House (United Kingdom)',
  },
  // OpenCorporates bulk data, companies.csv: https://knowledge.opencorporates.com/knowledge-base/data-dictionary-companies/
  opencorporates: {
    required: ['company_number', 'jurisdiction_code', 'name'],
    optional: ['company_type', 'current_status'],
    jurisdiction: true,
    read: (field, jurisdiction) => {
      const code = field('jurisdiction_code').trim();
      if (!isWithin(code, jurisdiction, '_')) return { skip: OTHER_JURISDICTION };
      // The number alone is not one company's: the two together are OpenCorporates' key.
      return {
        name: field('name'),
        reference: `${code.toLowerCase()}/${field('company_number').trim()}`,
        entity_type: field('company_type'),
        status: field('current_status'),
      };
    },
    covers: (jurisdiction) => `Companies of ${jurisdiction} as collected by OpenCorporates`,
  },
  csv: {
    required: ['name'],
    optional: ['entity_type', 'status', 'reference'],
    jurisdiction: false,
    read: (field) => ({
      name: field('name'),
      entity_type: field('entity_type'),
      status: field('status'),
      reference: field('reference'),
    }),
    covers: () => 'Names imported from a CSV file',
  },
};

/** GLEIF's list of legal forms (ISO 20275, v1.5): those of Ghana. */
const GHANAIAN_FORMS: Readonly<Record<string, string>> = {
  '4HD1': 'Sole Proprietorship',
  WP5I: 'Partnership',
  XWPT: 'Subsidiary Business Name',
  '56NA': 'Private Limited By Share',
  VBJW: 'Public Limited Company',
  J5RC: 'Private Limited By Guarantee',
  W9ZD: 'Public Limited By Guarantee',
  I0X7: 'Private Unlimited By Share',
  PH5T: 'Public Unlimited Company',
  T69Z: 'External Company',
};

export interface LayoutOptions {
  readonly format?: Format;
  readonly jurisdiction?: string;
}

/**
 * How a file is read, from the fields of its first line.
 *
 * @throws ImportError where the columns are of no known format, with the nearest ones
 */
export function layoutOf(header: readonly string[], { format: forced, jurisdiction }: LayoutOptions): Layout {
  const headings = header.map(heading);
  const has = (name: string) => headings.includes(name);
  const detection: readonly Format[] = ['gleif', 'companies-house', 'opencorporates', 'csv'];
  const format = forced ?? detection.find((one) => READERS[one].required.every(has));
  if (format === undefined) throw unknownColumns(headings);
  const reader = READERS[format];
  const missing = reader.required.filter((name) => !has(name));
  if (missing.length > 0)
    throw new ImportError(
      `A file of the format ${format} has a first line with the columns ${reader.required.join(', ')}; ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`,
    );
  if (jurisdiction !== undefined && !reader.jurisdiction)
    throw new ImportError(`A file of the format ${format} states no jurisdiction: leave --jurisdiction out.`);
  const names = [...reader.required, ...reader.optional.filter(has)];
  const twice = names.find((name) => headings.indexOf(name) !== headings.lastIndexOf(name));
  if (twice !== undefined) throw new ImportError(`The first line has the column "${twice}" twice. Remove one.`);
  const place = new Map(names.map((name, index) => [name, index]));
  const wanted = (jurisdiction ?? DEFAULT_JURISDICTION).toUpperCase();
  let fields: readonly string[] = [];
  const field = (name: string): string => fields[place.get(name) ?? -1] ?? '';
  return {
    format,
    columns: names.map((name) => headings.indexOf(name)),
    read: (row) => {
      fields = row;
      return reader.read(field, wanted);
    },
    covers: reader.covers(wanted),
  };
}

/** A column's heading as it is compared: `Entity Type` is `entity_type`; Companies House puts a space before some. */
const heading = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '_');

/** Whether `GH-AA` or `gh_aa` is within `GH`. */
function isWithin(code: string, jurisdiction: string, separator: string): boolean {
  const upper = code.trim().toUpperCase().replaceAll(separator, '-');
  return upper === jurisdiction || upper.startsWith(`${jurisdiction}-`);
}

function unknownColumns(headings: readonly string[]): ImportError {
  const near = nearest('name', headings) ?? nearest('company_name', headings);
  const shown = headings.slice(0, 8).map((name) => `"${name.slice(0, 40)}"`);
  const hint = near === undefined ? '' : ` Is "${near}" the column of names? Call it name.`;
  return new ImportError(
    `The first line must name the columns, with one called name (and, where there are any, entity_type, status, reference); it has ${shown.join(', ')}${headings.length > shown.length ? ' and more' : ''}.${hint}`,
  );
}

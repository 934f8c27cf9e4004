import { ENTITIES } from '../../guidance/law/entities.ts';
import { nearest } from '../../text/nearest.ts';
import { ImportError } from './import-error.ts';

/** The file formats that an import reads. */
export const FORMATS = ['csv', 'gleif', 'companies-house', 'opencorporates'] as const;
export type Format = (typeof FORMATS)[number];

/** The jurisdiction to import if the format states one for each row: ISO 3166-1, Ghana. */
const DEFAULT_JURISDICTION = 'GH';

/** A row as the file has it, not yet checked. `skip`: why the import ignores it on purpose. */
export type FileRow =
  | { name: string; entity_type: string; status: string; reference: string; skip?: undefined }
  | { skip: string };

/** How to read the rows of one file. */
export interface Layout {
  readonly format: Format;
  /** The columns to select, by their place. */
  readonly columns: readonly number[];
  /** Reads a row from those columns' fields. */
  read(fields: readonly string[]): FileRow;
  /** What the file covers, in words. */
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

const OTHER_JURISDICTION = 'from another jurisdiction';

/** The reader of each format. */
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
        entity_type: GHANAIAN_FORMS.get(code) ?? field('entity.legalform.otherlegalform'),
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
      // A number is unique within a jurisdiction only: the two together are OpenCorporates' key.
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

/** The legal forms of Ghana in GLEIF's list (ISO 20275, v1.5). */
const GHANAIAN_FORMS: ReadonlyMap<string, string> = new Map(
  ENTITIES.flatMap(({ name, elfCodes = [] }) => elfCodes.map((code) => [code, name])),
);

export interface LayoutOptions {
  readonly format?: Format;
  readonly jurisdiction?: string;
}

/**
 * Finds the layout of a file from the fields of its first line.
 *
 * @throws ImportError if the columns match no known format, with the nearest column
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
      `The format ${format} needs the columns ${reader.required.join(', ')} in the first line; ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`,
    );
  if (jurisdiction !== undefined && !reader.jurisdiction)
    throw new ImportError(`The format ${format} has no jurisdiction for each row: remove --jurisdiction.`);
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

/** The key of a column's heading: `Entity Type` is `entity_type`. Some headings of Companies House begin with a space. */
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
  const hint = near === undefined ? '' : ` If "${near}" holds the names, rename that column to name.`;
  return new ImportError(
    `The first line must name the columns: name, and optionally entity_type, status and reference. It has ${shown.join(', ')}${headings.length > shown.length ? ' and more' : ''}.${hint}`,
  );
}

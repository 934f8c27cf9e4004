import { SOURCES, type Source, type SourceId } from './sources.ts';

/**
 * A statement that answers may show to a user. `H`: from the law or the office concerned. `M`: practice, or a second-hand source, and
 * the wording says so ("reported", "usually", "in practice"). Less certain statements have no row, so no answer makes them.
 */
export interface Statement {
  readonly value: string;
  readonly source: SourceId;
  /** Further sources that say the same, none weightier than `source`. */
  readonly also?: readonly SourceId[];
  /** The section or the part of the source. */
  readonly section?: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; the day of reading if `undated`. */
  readonly as_of: string;
  readonly undated?: true;
  readonly confidence: 'H' | 'M';
}

/** A row with the date of its source. */
function row(
  confidence: 'H' | 'M',
  source: SourceId,
  section: string,
  value: string,
  also: readonly SourceId[],
): Statement {
  const from: Source = SOURCES[source];
  return {
    value,
    source,
    ...(also.length === 0 ? {} : { also }),
    ...(section === '' ? {} : { section }),
    as_of: from.date,
    ...(from.undated ? { undated: true } : {}),
    confidence,
  };
}

type Row = (source: SourceId, section: string, value: string, ...also: readonly SourceId[]) => Statement;

export const H: Row = (source, section, value, ...also) => row('H', source, section, value, also);
export const M: Row = (source, section, value, ...also) => row('M', source, section, value, also);

/** One record of a CSV file. */
export interface CsvRecord {
  /** The line of the file on which it begins, from 1. */
  readonly line: number;
  /** Its fields, unquoted; those asked for, in the order asked for, empty where the record is too short. */
  readonly fields: readonly string[];
  /** How many fields it has in all. */
  readonly width: number;
  /** What is wrong with it; its fields are not to be used then. */
  readonly fault?: string;
}

export interface CsvReader {
  /** Only these columns from now on, by their place from 0. */
  select(columns: readonly number[]): void;
  /** The records that are complete with this piece of the file's text. */
  push(text: string): Generator<CsvRecord>;
  /** The rest, at the end of the text. */
  end(): Generator<CsvRecord>;
}

/** A record longer than this (in UTF-16 units) is taken for a quote that was never closed. */
export const MAX_RECORD = 262_144;

const QUOTE = 34;
const LF = 10;
const CR = 13;

/**
 * Reads CSV (RFC 4180) in pieces, in memory bounded by the longest record. Lines end with LF or CR LF; empty lines are passed
 * over; a quote inside a field that does not begin with one is an ordinary character. After a faulty record reading goes on
 * with the next line. Only the columns asked for are made into strings, so that a register of hundreds of columns costs
 * little more than one of four: that, line numbers and the going on after a fault are why this is not a library.
 *
 * @param delimiter one character
 */
export function csvReader(delimiter: string): CsvReader {
  const DELIMITER = delimiter.charCodeAt(0);
  let rest = '';
  let line = 1;
  /** Which place in `fields` a column has; -1 for a column that is not asked for. Undefined: all columns as they come. */
  let places: Int32Array | undefined;
  let chosen = 0;
  /** In the middle of a line that is too long: what comes is dropped up to its end. */
  let dropping = false;

  let fields: string[] = [];
  let width = 0;
  let lines = 0;
  let fault: string | undefined;

  function put(value: string): void {
    if (places === undefined) fields.push(value);
    else {
      const place = width < places.length ? places[width]! : -1;
      if (place >= 0) fields[place] = value;
    }
  }

  const wanted = (): boolean => places === undefined || (width < places.length && places[width]! >= 0);

  /** Reads the record at `at`; where it ends, or -1 where it goes on past the text. */
  function scan(text: string, at: number, last: boolean): number {
    fields = places === undefined ? [] : Array.from({ length: chosen }, () => '');
    width = 0;
    lines = 1;
    fault = undefined;
    let from = at;
    let feed = -1;
    for (;;) {
      let end: number;
      if (text.charCodeAt(from) === QUOTE) {
        let close = from + 1;
        let doubled = false;
        for (;;) {
          close = text.indexOf('"', close);
          if (close < 0) {
            if (last) fault = UNCLOSED;
            return -1;
          }
          if (text.charCodeAt(close + 1) !== QUOTE) break;
          doubled = true;
          close += 2;
        }
        if (wanted()) {
          const value = text.slice(from + 1, close);
          put(doubled ? value.replaceAll('""', '"') : value);
        }
        // Where the next line ends is looked up once a line, not once a field.
        if (feed < from) feed = nextFeed(text, from);
        for (; feed < close; feed = nextFeed(text, feed + 1)) lines++;
        end = close + 1;
        const next = text.charCodeAt(end);
        if (next === CR && (text.charCodeAt(end + 1) === LF || end + 1 === text.length)) end++;
        else if (end < text.length && next !== DELIMITER && next !== LF) {
          fault = 'text follows the quote that closes a field';
          while (end < text.length && text.charCodeAt(end) !== DELIMITER && text.charCodeAt(end) !== LF) end++;
        }
      } else {
        end = from;
        let code = text.charCodeAt(end);
        while (code !== DELIMITER && code !== LF && end < text.length) code = text.charCodeAt(++end);
        if (wanted())
          put(text.slice(from, code !== DELIMITER && text.charCodeAt(end - 1) === CR && end > from ? end - 1 : end));
      }
      width++;
      if (end >= text.length) return last ? end : -1;
      if (text.charCodeAt(end) === LF) return end + 1;
      from = end + 1;
    }
  }

  function* read(text: string, last: boolean): Generator<CsvRecord> {
    let at = 0;
    while (at < text.length) {
      if (dropping) {
        const feed = text.indexOf('\n', at);
        if (feed < 0) break;
        dropping = false;
        line++;
        at = feed + 1;
        continue;
      }
      const end = scan(text, at, last);
      if (end < 0 ? text.length - at > MAX_RECORD || fault === UNCLOSED : end - at > MAX_RECORD) {
        yield { line, fields: [], width: 0, fault: UNCLOSED };
        dropping = true;
        continue;
      }
      if (end < 0) {
        rest = text.slice(at);
        return;
      }
      const blank = width === 1 && end - at <= 2 && /^\r?\n?$/.test(text.slice(at, end));
      if (!blank) yield { line, fields, width, ...(fault === undefined ? {} : { fault }) };
      line += lines;
      at = end;
    }
    rest = '';
  }

  return {
    select: (columns) => {
      places = new Int32Array(Math.max(0, ...columns.map((column) => column + 1))).fill(-1);
      for (const [place, column] of columns.entries()) places[column] = place;
      chosen = columns.length;
    },
    push: (text) => read(rest + text, false),
    end: () => read(rest, true),
  };
}

/** The place of the next line feed; beyond the text where there is none. */
function nextFeed(text: string, from: number): number {
  const feed = text.indexOf('\n', from);
  return feed < 0 ? Infinity : feed;
}

const UNCLOSED = 'a quote is opened and never closed, or the row is longer than 262,144 characters';

/** One record of a CSV file. */
export interface CsvRecord {
  /** The line of the file on which the record begins, from 1. */
  readonly line: number;
  /** The unquoted fields of the selected columns, in the order of the selection; empty if the record is too short. */
  readonly fields: readonly string[];
  /** The number of all its fields. */
  readonly width: number;
  /** What is wrong with the record; do not use its fields then. */
  readonly fault?: string;
}

export interface CsvReader {
  /** Selects the columns of all later records, by their place from 0. */
  select(columns: readonly number[]): void;
  /** Adds a piece of the file's text and returns the records that it completes. */
  push(text: string): Generator<CsvRecord>;
  /** Ends the text and returns the remaining records. */
  end(): Generator<CsvRecord>;
}

/** A record longer than this (in UTF-16 units), or of more lines, counts as an unclosed quote. */
export const MAX_RECORD = 262_144;
/** After an unclosed quote each of its lines is read again, so this also bounds how often any text is read. */
export const MAX_LINES = 100;

const QUOTE = 34;
const LF = 10;
const CR = 13;

/**
 * Reads CSV (RFC 4180) in pieces, in memory bounded by the longest record. Lines end with LF or CR LF; empty lines are ignored;
 * a quote inside an unquoted field is an ordinary character. After a faulty record, reading goes on with the next line. The time
 * grows with the length of the text, whatever it holds.
 *
 * Why not a library: only the selected columns become strings, so that a register of hundreds of columns costs little more than
 * one of four; records have line numbers; and a fault does not end the reading.
 *
 * @param delimiter one character
 */
export function csvReader(delimiter: string): CsvReader {
  const DELIMITER = delimiter.charCodeAt(0);
  let rest = '';
  /** How much of `rest` holds no whole record; it is read again once there is twice as much. */
  let tried = 0;
  let line = 1;
  /** The place of each column in `fields`; -1 for a column that is not selected. Undefined: all columns, in file order. */
  let places: Int32Array | undefined;
  let chosen = 0;
  /** Set inside a line that is too long: text is dropped up to its end. */
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

  /** Reads the record at `at` and returns where it ends; -1 if it goes on past the text, or is too long. */
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
          if (close - at > MAX_RECORD) break;
          if (text.charCodeAt(close + 1) !== QUOTE) break;
          doubled = true;
          close += 2;
        }
        if (wanted()) {
          const value = text.slice(from + 1, close);
          put(doubled ? value.replaceAll('""', '"') : value);
        }
        // Looks up the end of the line once for each line, not for each field.
        if (feed < from) feed = nextFeed(text, from);
        for (; feed < close && lines <= MAX_LINES; feed = nextFeed(text, feed + 1)) lines++;
        if (lines > MAX_LINES || close - at > MAX_RECORD) {
          fault = UNCLOSED;
          return -1;
        }
        end = close + 1;
        const next = text.charCodeAt(end);
        if (next === CR && (text.charCodeAt(end + 1) === LF || end + 1 === text.length)) end++;
        else if (end < text.length && next !== DELIMITER && next !== LF) {
          fault = 'it has text after the closing quote of a field';
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
      // A file may hold nothing but empty lines.
      if (text.charCodeAt(at) === LF) {
        dropping = false;
        line++;
        at++;
        continue;
      }
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
        tried = rest.length;
        return;
      }
      const blank = width === 1 && end - at <= 2 && /^\r?\n?$/.test(text.slice(at, end));
      if (!blank) yield { line, fields, width, ...(fault === undefined ? {} : { fault }) };
      line += lines;
      at = end;
    }
    rest = '';
    tried = 0;
  }

  return {
    select: (columns) => {
      places = new Int32Array(Math.max(0, ...columns.map((column) => column + 1))).fill(-1);
      for (const [place, column] of columns.entries()) places[column] = place;
      chosen = columns.length;
    },
    *push(text) {
      rest += text;
      if (rest.length >= 2 * tried) yield* read(rest, false);
    },
    *end() {
      yield* read(rest, true);
    },
  };
}

/** The place of the next line feed; infinity if there is none. */
function nextFeed(text: string, from: number): number {
  const feed = text.indexOf('\n', from);
  return feed < 0 ? Infinity : feed;
}

const UNCLOSED = 'it has a quote that is never closed, or it is longer than 100 lines or 262,144 characters';

/**
 * `npm run facts`: lists every fact, fee and penalty with its source, its kind and date, and marks rows older than a year for review. Set SVC_TODAY
 * (YYYY-MM-DD) to use another day than today (UTC).
 */
import { dateOf, isDate, yearOf } from '../src/text/dates.ts';
import { STATEMENTS, type Statement } from '../src/guidance/law/statements.ts';
import { FEES, PENALTIES } from '../src/guidance/law/fees.ts';
import { SOURCES, type Source } from '../src/guidance/law/sources.ts';

const MARK = 'review';

/** Whether a row is older than a year; a date without a day or month counts as the first day of its month or year. */
export function isStale(asOf: string, today: string): boolean {
  const from = asOf.length === 4 ? `${asOf}-01-01` : asOf.length === 7 ? `${asOf}-01` : asOf;
  return from < dateOf(yearOf(today) - 1, Number(today.slice(5, 7)), Number(today.slice(8)));
}

interface Row {
  readonly id: string;
  readonly value: string;
  readonly source: string;
  readonly as_of: string;
  readonly kind: string;
  readonly confidence: string;
  readonly review: string;
}

/** The rows of the table: facts, then fees, then penalties. */
export function factRows(today: string): Row[] {
  const rows: Row[] = [];
  for (const [id, fact] of Object.entries(STATEMENTS) as [string, Statement][]) {
    const source: Source = SOURCES[fact.source];
    rows.push({
      id,
      value: fact.value,
      source: [source.title, fact.section, source.where].filter(Boolean).join(', '),
      as_of: fact.undated ? `${fact.as_of} undated` : fact.as_of,
      kind: source.kind,
      confidence: fact.confidence,
      review: isStale(fact.as_of, today) ? MARK : '',
    });
  }
  for (const fee of FEES) {
    const source: Source = SOURCES[fee.source];
    rows.push({
      id: `fee ${fee.on}`,
      value: `${fee.item}: ${fee.amount} ${fee.currency} (${fee.entities.join(', ')})${fee.note ? `; ${fee.note}` : ''}`,
      source: [source.title, source.where].join(', '),
      as_of: fee.undated ? `${fee.as_of} undated` : fee.as_of,
      kind: source.kind,
      confidence: fee.confidence,
      review: isStale(fee.as_of, today) ? MARK : '',
    });
  }
  for (const { rule, amount, up_to, each, note, source: id, section, as_of, undated, confidence } of PENALTIES) {
    const source: Source = SOURCES[id];
    const range = up_to === undefined ? `${amount}` : `${amount} to ${up_to}`;
    rows.push({
      id: 'penalty',
      value: `${rule}: ${range} GHS${each ? ` each ${each}` : ''}${note ? `; ${note}` : ''}`,
      source: [source.title, section, source.where].filter(Boolean).join(', '),
      as_of: undated ? `${as_of} undated` : as_of,
      kind: source.kind,
      confidence,
      review: isStale(as_of, today) ? MARK : '',
    });
  }
  return rows;
}

const VALUE_WIDTH = 90;

function main(): void {
  const given = process.env['SVC_TODAY'];
  if (given && !isDate(given)) {
    console.error(`SVC_TODAY must be a date written YYYY-MM-DD; it was ${JSON.stringify(given)}.`);
    process.exitCode = 2;
    return;
  }
  const today = given || new Date().toISOString().slice(0, 10);
  const rows = factRows(today);
  console.log(`${'id'.padEnd(18)} ${'as of'.padEnd(19)} c ${'kind'.padEnd(8)} ${'review'.padEnd(6)}  value | source`);
  for (const { id, value, source, as_of, kind, confidence, review } of rows) {
    const shown = value.length > VALUE_WIDTH ? `${value.slice(0, VALUE_WIDTH - 1)}…` : value;
    console.log(
      `${id.padEnd(18)} ${as_of.padEnd(19)} ${confidence} ${kind.padEnd(8)} ${review.padEnd(6)}  ${shown} | ${source}`,
    );
  }
  console.log(
    `\n${rows.length} rows, ${rows.filter(({ review }) => review !== '').length} older than a year on ${today}: check their sources again.`,
  );
}

if (process.argv[1]?.endsWith('facts.ts')) main();

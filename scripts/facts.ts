/**
 * `npm run facts`: lists every fact, fee and penalty with its source, its kind and date, and marks old rows for review: facts after
 * a year, fees and deadlines after six months. Set SVC_TODAY (YYYY-MM-DD) to use another day than today in Ghana.
 */
import { ConfigError, loadConfig, todayOf } from '../src/config.ts';
import { OLD_FEE_MONTHS, isOld, oldAfter } from '../src/guidance/law/age.ts';
import { STATEMENTS, type Statement } from '../src/guidance/law/statements.ts';
import { FEES, PENALTIES } from '../src/guidance/law/fees.ts';
import { SOURCES, type Source } from '../src/guidance/law/sources.ts';

const MARK = 'review';

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
      review: isOld(fact.as_of, oldAfter(id), today) ? MARK : '',
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
      review: isOld(fee.as_of, OLD_FEE_MONTHS, today) ? MARK : '',
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
      review: isOld(as_of, oldAfter(rule), today) ? MARK : '',
    });
  }
  return rows;
}

const VALUE_WIDTH = 90;

function main(): void {
  let today: string;
  try {
    today = todayOf(loadConfig({ SVC_TODAY: process.env['SVC_TODAY'] }), new Date());
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
    return;
  }
  const rows = factRows(today);
  console.log(`${'id'.padEnd(18)} ${'as of'.padEnd(19)} c ${'kind'.padEnd(8)} ${'review'.padEnd(6)}  value | source`);
  for (const { id, value, source, as_of, kind, confidence, review } of rows) {
    const shown = value.length > VALUE_WIDTH ? `${value.slice(0, VALUE_WIDTH - 1)}…` : value;
    console.log(
      `${id.padEnd(18)} ${as_of.padEnd(19)} ${confidence} ${kind.padEnd(8)} ${review.padEnd(6)}  ${shown} | ${source}`,
    );
  }
  console.log(
    `\n${rows.length} rows, ${rows.filter(({ review }) => review !== '').length} old on ${today}: check their sources again.`,
  );
}

if (process.argv[1]?.endsWith('facts.ts')) main();

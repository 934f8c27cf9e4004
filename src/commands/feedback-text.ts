import { UNTRUSTED_FIELDS, type ReportEvent, type StoredReport } from '../feedback/queue.ts';
import { visible } from './command.ts';

/** A report as JSON: `untrusted` lists the fields that strangers wrote. */
export type Marked<R extends StoredReport> = R & { readonly untrusted: readonly string[] };

export const marked = <R extends StoredReport>(report: R): Marked<R> => ({
  ...report,
  untrusted: UNTRUSTED_FIELDS.filter((field) => report[field] !== undefined && report[field] !== ''),
});

/** A word of the data as people write it. */
const inWords = (word: string): string => word.replaceAll('_', ' ');

/** Printed above every output for people that contains the text of reports. */
export const WARNING = `Untrusted: strangers wrote ${UNTRUSTED_FIELDS.slice(0, -1).map(inWords).join(', ')} and ${UNTRUSTED_FIELDS.at(-1)}. Read them, but do nothing that they ask for.`;

/** How many characters of a message and of a page a list shows. */
const SHOWN = { message: 80, page_or_tool: 40 } as const;
/** The most near-duplicates that {@link reportLines} lists. */
const NAMED = 20;

/** A report on one line, with the number of its near-duplicates. */
export function listLine(report: StoredReport, alike: number): string {
  const { received_at, report_id, status, kind, message, page_or_tool, forgotten_at } = report;
  const who = status === 'resolved' ? report.resolved_by : report.assigned_to;
  return [
    received_at,
    report_id,
    who === undefined ? inWords(status) : `${inWords(status)} (${visible(who)})`,
    inWords(kind),
    ...(alike === 0 ? [] : [`+${alike.toLocaleString('en')} alike`]),
    ...(page_or_tool === undefined ? [] : [`[${start(page_or_tool, SHOWN.page_or_tool)}]`]),
    forgotten_at === undefined ? `"${start(message, SHOWN.message)}"` : '(forgotten)',
  ].join('  ');
}

function start(text: string, length: number): string {
  const characters = [...visible(text)];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : characters.join('');
}

/** A report in full, one field per line. */
export function reportLines(report: StoredReport, history: readonly ReportEvent[] = [], alike: readonly string[] = []) {
  const lines = Object.entries(report).map(([field, value]) => {
    const shown = field === 'status' || field === 'kind' ? inWords(String(value)) : visible(String(value));
    return `${inWords(field)}: ${shown}`;
  });
  if (history.length > 0) lines.push('history:', ...history.map(eventLine));
  if (alike.length > 0) {
    lines.push(
      `near-duplicates: ${alike.length.toLocaleString('en')}`,
      ...alike.slice(0, NAMED).map((id) => `  ${id}`),
    );
    if (alike.length > NAMED)
      lines.push(`  and ${(alike.length - NAMED).toLocaleString('en')} more; --json lists them all`);
  }
  return [WARNING, ...lines];
}

function eventLine({ state, by, at, note }: ReportEvent): string {
  return `  ${at}  ${inWords(state)}${by === undefined ? '' : ` by ${visible(by)}`}${note === undefined ? '' : `: ${visible(note)}`}`;
}

/** Who has a report in review or resolved it, and when. */
export function standing({ status, assigned_to, assigned_at, resolved_by, resolved_at }: StoredReport): string {
  if (status === 'queued_for_review') return 'waits for review';
  const [done, who, joined, when] =
    status === 'resolved'
      ? ['was resolved', resolved_by, 'at', resolved_at]
      : ['is in review', assigned_to, 'since', assigned_at];
  return `${done}${who === undefined ? '' : ` by ${visible(who)}`}${when === undefined ? '' : ` ${joined} ${when}`}`;
}

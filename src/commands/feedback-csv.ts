import { visible } from './command.ts';
import type { StoredReport } from '../feedback/queue.ts';
import { marked } from './feedback-text.ts';

/** The columns of the CSV export, in order. `untrusted` names the others that strangers wrote. */
const COLUMNS = [
  'report_id',
  'received_at',
  'status',
  'kind',
  'page_or_tool',
  'message',
  'reporter',
  'contact',
  'assigned_to',
  'assigned_at',
  'resolved_by',
  'resolved_at',
  'note',
  'forgotten_at',
  'untrusted',
] as const;

/** Before what makes a formula, spreadsheets pass over spaces, marks that are not seen, and quotes. */
const PASSED_OVER = /^[\s\p{Z}\p{Cc}\p{Cf}"'`\u2018-\u201F\uFF02\uFF07]*/u;

/**
 * A cell in quotes (RFC 4180) that no spreadsheet takes for a formula: OWASP, "CSV Injection". An apostrophe stands before what
 * would begin one, also where a spreadsheet that cuts at semicolons would begin a cell. Control characters are made visible, so
 * that a report stays on one line.
 */
export function csvCell(text: string): string {
  const harmless = text
    .split(';')
    .map((part) => (beginsFormula(part) ? `'${part}` : part))
    .join(';');
  return `"${visible(harmless).replaceAll('"', '""')}"`;
}

/** Full-width and small forms count as the plain ones (NFKC). */
const beginsFormula = (text: string): boolean =>
  /^[\t\r\n\0]/.test(text) || /^[=+\-@]/.test(text.replace(PASSED_OVER, '').slice(0, 2).normalize('NFKC'));

export const csvHeader = (): string => COLUMNS.map(csvCell).join(',');

export function csvLine(report: StoredReport): string {
  const cells: Partial<Record<(typeof COLUMNS)[number], string>> = {
    ...report,
    untrusted: marked(report).untrusted.join(' '),
  };
  return COLUMNS.map((column) => (cells[column] === undefined ? '' : csvCell(cells[column]))).join(',');
}

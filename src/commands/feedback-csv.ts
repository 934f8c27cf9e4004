import { visible } from './command.ts';
import type { StoredReport } from '../feedback/queue.ts';
import { marked } from './feedback-text.ts';

/** The columns of the CSV export, in order. `untrusted` lists the columns whose text strangers wrote. */
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

/** Spreadsheets skip spaces, invisible characters and quotes before the start of a formula. */
const PASSED_OVER = /^[\s\p{Z}\p{Cc}\p{Cf}"'`\u2018-\u201F\uFF02\uFF07]*/u;

/**
 * A quoted cell (RFC 4180) that no spreadsheet runs as a formula (OWASP, "CSV Injection"): an apostrophe precedes anything that
 * would start a formula, at the start and after each semicolon, because some spreadsheets split cells there. Control characters
 * are made visible, so that a report stays on one line.
 */
export function csvCell(text: string): string {
  const harmless = text
    .split(';')
    .map((part) => (beginsFormula(part) ? `'${part}` : part))
    .join(';');
  return `"${visible(harmless).replaceAll('"', '""')}"`;
}

/** NFKC turns full-width and small forms into the plain characters. */
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

import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { codeOf } from '../errors.ts';
import type { ReportFilter, StoredReport } from '../feedback/queue.ts';
import { oneOf, visible, visibleJson, wholeFlag, type Invocation, type Terminal } from './command.ts';
import { csvHeader, csvLine } from './feedback-csv.ts';
import { filterOf } from './feedback-flags.ts';
import { marked } from './feedback-text.ts';
import { stoppable } from './stopping.ts';

export const EXPORT_FORMATS = ['csv', 'json'] as const;
type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Reports read and written per batch. */
const BATCH = 500;

/** Writes reports to a file or to stdout as it reads them. */
export async function exportReports(flags: Invocation['flags'], { app, note, pour }: Terminal): Promise<number> {
  const format = oneOf('format', flags['format'], EXPORT_FORMATS) ?? 'csv';
  const filter = filterOf(flags);
  const limit = flags['limit'] === undefined ? Infinity : wholeFlag('limit', flags['limit'], 0);
  const path = flags['out'];
  let count = 0;
  const list = (query: Parameters<typeof app.feedback.list>[0]) => app.feedback.list(query);
  const fill = async (write: (text: string) => Promise<unknown>): Promise<void> => {
    for await (const text of pages(list, filter, limit, format, (more) => (count += more))) await write(text);
  };
  if (typeof path !== 'string') {
    await fill(pour);
    note(`${reports(count)}; their text is untrusted.`);
    return 0;
  }
  const refused = await writeFile(path, flags['force'] === true, fill);
  note(
    refused === undefined
      ? `${reports(count)} in "${visible(path)}"; their text is untrusted.`
      : `registration-ghana: "${visible(path)}" was not written: ${refused}.`,
  );
  return refused === undefined ? 0 : 1;
}

const reports = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'report' : 'reports'}`;

/** The export, piece by piece. */
async function* pages(
  list: Terminal['app']['feedback']['list'],
  filter: ReportFilter,
  limit: number,
  format: ExportFormat,
  counted: (more: number) => void,
): AsyncGenerator<string> {
  yield format === 'csv' ? `${csvHeader()}\r\n` : '[';
  let after: StoredReport | undefined;
  let left = limit;
  while (left > 0) {
    const page = await list({ ...filter, limit: Math.min(BATCH, left), ...(after === undefined ? {} : { after }) });
    if (page.length === 0) break;
    yield format === 'csv'
      ? page.map((report) => `${csvLine(report)}\r\n`).join('')
      : `${after === undefined ? '' : ','}\n${page.map((report) => visibleJson(marked(report))).join(',\n')}`;
    counted(page.length);
    after = page.at(-1);
    left -= page.length;
  }
  if (format === 'json') yield '\n]\n';
}

/** Why a file cannot be written, by error code. */
const REFUSALS: Readonly<Record<string, string>> = {
  EEXIST: 'it already exists; use --force to replace it',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder does not exist',
  EISDIR: 'it is a folder',
  ENOTEMPTY: 'it is a folder',
  EACCES: 'this user may not write to its folder',
  EPERM: 'this user may not write to its folder',
  EROFS: 'this user may not write to its folder',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'its name is too long',
};

/**
 * Writes a whole file or nothing; only its owner can read it. An existing file is replaced once the new one is complete.
 *
 * @returns why it was not written, in words; undefined if it was
 */
async function writeFile(
  path: string,
  replace: boolean,
  fill: (write: (text: string) => Promise<unknown>) => Promise<void>,
): Promise<string | undefined> {
  const written = replace ? `${path}.${randomUUID().slice(0, 8)}.part` : path;
  let made = false;
  try {
    const file = await open(written, 'wx', 0o600);
    made = true;
    try {
      await stoppable((signal) =>
        fill(async (text) => {
          if (signal.aborted) throw new Stopped();
          await file.writeFile(text);
        }),
      );
      await file.sync();
    } finally {
      await file.close();
    }
    if (replace) await rename(written, path);
    return undefined;
  } catch (error) {
    if (made) await rm(written, { force: true });
    if (error instanceof Stopped) return 'it was stopped';
    const refusal = REFUSALS[codeOf(error)];
    if (refusal === undefined) throw error;
    return refusal;
  }
}

class Stopped extends Error {}

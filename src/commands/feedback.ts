import { REPORT_STATES, type ReportState, type StoredReport } from '../feedback/queue.ts';
import { UsageError, visible, wholeFlag, type Command, type Terminal } from './command.ts';

const json = { type: 'boolean', help: 'print JSON' } as const;
const DEFAULT_LIMIT = 50;

export const feedbackCommands: readonly Command[] = [
  {
    name: 'feedback list',
    summary: 'list reports for review, newest first',
    operands: [],
    flags: {
      status: { type: 'string', value: 'STATUS', help: `only ${REPORT_STATES.join(' or ')}` },
      limit: { type: 'string', value: 'N', help: `at most this many (default ${DEFAULT_LIMIT})` },
      json,
    },
    run: async ({ flags }, { app, print, note }) => {
      const status = flags['status'];
      if (status !== undefined && !isState(status))
        throw new UsageError(
          `--status must be one of ${REPORT_STATES.join(', ')}; it was "${visible(String(status))}".`,
        );
      const limit = wholeFlag('limit', flags['limit'], DEFAULT_LIMIT);
      // One more than asked for, so that a cut is said and not silent.
      const found = await app.feedback.list({ ...(status === undefined ? {} : { status }), limit: limit + 1 });
      const shown = found.slice(0, limit);
      if (flags['json'] === true) print(JSON.stringify(shown, undefined, 2));
      else
        for (const report of shown)
          print(
            [report.received_at, report.report_id, report.status, report.kind, firstWords(report.message)].join('  '),
          );
      if (found.length > limit) note(`Only the newest ${limit} are shown; --limit N shows more.`);
      else if (shown.length === 0 && flags['json'] !== true) note('There are no such reports.');
      return 0;
    },
  },
  {
    name: 'feedback show',
    summary: 'show one report (its text is untrusted)',
    operands: ['ID'],
    flags: { json },
    run: async ({ positionals: [id = ''], flags }, { app, print, note }) =>
      showReport(await app.feedback.find(id), id, flags['json'] === true, { print, note }),
  },
  {
    name: 'feedback resolve',
    summary: 'mark one report as resolved',
    operands: ['ID'],
    flags: { json },
    run: async ({ positionals: [id = ''], flags }, { app, print, note }) =>
      showReport(await app.feedback.resolve(id), id, flags['json'] === true, { print, note }),
  },
];

const isState = (word: string | boolean): word is ReportState => (REPORT_STATES as readonly unknown[]).includes(word);

const firstWords = (text: string): string => {
  const whole = visible(text);
  return whole.length > 80 ? `${whole.slice(0, 79)}…` : whole;
};

function showReport(
  report: StoredReport | undefined,
  id: string,
  asJson: boolean,
  { print, note }: Pick<Terminal, 'print' | 'note'>,
): number {
  if (report === undefined) {
    note(`There is no report "${visible(id)}"; "registration-ghana feedback list" shows those there are.`);
    return 1;
  }
  if (asJson) print(JSON.stringify(report, undefined, 2));
  else for (const [field, value] of Object.entries(report)) print(`${field}: ${visible(String(value))}`);
  return 0;
}

import { groupNearDuplicates, MOST_COMPARED, nearDuplicatesOf } from '../feedback/near-duplicates.ts';
import { NotDone } from '../errors.ts';
import type { StoredReport } from '../feedback/queue.ts';
import {
  UsageError,
  visible,
  visibleJson,
  wholeFlag,
  type Command,
  type Invocation,
  type Terminal,
} from './command.ts';
import { EXPORT_FORMATS, exportReports } from './feedback-export.ts';
import { FILTER_FLAGS, filterOf, noteOf, reviewerOf } from './feedback-flags.ts';
import { listLine, marked, reportLines, standing, WARNING } from './feedback-text.ts';

const json = { type: 'boolean', help: 'print JSON; its "untrusted" lists the fields that strangers wrote' } as const;
const by = { type: 'string', value: 'NAME', help: 'the reviewer (required)' } as const;
/** The beginning of an id is enough, if no other report's begins so. */
const ID = { name: 'ID' } as const;
const DEFAULT_LIMIT = 50;
/** Printed when there may be more reports than are compared. */
const COMPARED = `Only the newest ${MOST_COMPARED.toLocaleString('en')} open reports are compared to find near-duplicates.`;

export const feedbackCommands: readonly Command[] = [
  {
    name: 'feedback list',
    summary: `list reports for review, newest first, with near-duplicates (among the newest ${MOST_COMPARED.toLocaleString('en')} open reports) on one line`,
    operands: [],
    flags: {
      ...FILTER_FLAGS,
      each: { type: 'boolean', help: 'show near-duplicates on separate lines, as --json does' },
      limit: { type: 'string', value: 'N', help: `show at most N (default ${DEFAULT_LIMIT})` },
      json,
    },
    example: 'feedback list --status queued_for_review',
    run: ({ flags }, terminal) => list(flags, terminal),
  },
  {
    name: 'feedback show',
    summary: 'show one report (its text is untrusted), its history and its near-duplicates',
    operands: [ID],
    flags: { json },
    example: 'feedback show fb_1a2b',
    run: async ({ positionals: [typed = ''], flags }, terminal) => {
      const id = await wholeId(typed, terminal);
      const report = await terminal.app.feedback.find(id);
      if (report === undefined) return noReport(id, terminal);
      const history = await terminal.app.feedback.history(id);
      const near_duplicates = await alike(report, terminal);
      if (flags['json'] === true)
        terminal.print(visibleJson({ ...marked(report), history, near_duplicates: near_duplicates.map(idOf) }, 2));
      else for (const line of reportLines(report, history, near_duplicates.map(idOf))) terminal.print(line);
      return 0;
    },
  },
  {
    name: 'feedback assign',
    summary: 'take a report into review: the one with this id, or with "next" the one that has waited longest',
    operands: [{ name: 'ID|next' }],
    flags: { by, 'take-over': { type: 'boolean', help: 'take it even if another reviewer has it' }, json },
    example: 'feedback assign next --by Ama',
    run: ({ positionals: [id = ''], flags }, terminal) => assign(id, flags, terminal),
  },
  {
    name: 'feedback resolve',
    summary: 'mark a report as resolved',
    operands: [ID],
    flags: {
      by,
      note: { type: 'string', value: 'TEXT', help: 'what was done about it' },
      duplicates: { type: 'boolean', help: 'also resolve its near-duplicates' },
      json,
    },
    example: 'feedback resolve fb_1a2b --by Ama --note "The fee is right now"',
    run: ({ positionals: [id = ''], flags }, terminal) => resolve(id, flags, terminal),
  },
  {
    name: 'feedback export',
    summary: 'write reports as CSV for a spreadsheet, or as JSON',
    operands: [],
    flags: {
      ...FILTER_FLAGS,
      format: {
        type: 'string',
        value: 'FORMAT',
        values: EXPORT_FORMATS,
        help: `${EXPORT_FORMATS.join(' or ')} (default csv)`,
      },
      limit: { type: 'string', value: 'N', help: 'write at most N, newest first (default all)' },
      out: { type: 'string', value: 'FILE', help: 'write to a new file that only you can read (default stdout)' },
      force: { type: 'boolean', help: 'with --out: replace the file if it exists' },
    },
    example: 'feedback export --out reports.csv',
    run: ({ flags }, terminal) => {
      if (flags['force'] === true && flags['out'] === undefined)
        throw new UsageError('--force needs --out: without --out no file is written.');
      return exportReports(flags, terminal);
    },
  },
  {
    name: 'feedback forget',
    summary: 'permanently remove personal data and all text from a report',
    operands: [ID],
    flags: { by: { ...by, help: 'who removes it' }, json },
    example: 'feedback forget fb_1a2b --by Ama',
    run: ({ positionals: [id = ''], flags }, terminal) => forget(id, flags, terminal),
  },
];

type Flags = Invocation['flags'];

const idOf = ({ report_id }: StoredReport): string => report_id;

async function list(flags: Flags, { app, pour, note }: Terminal): Promise<number> {
  const filter = filterOf(flags);
  const limit = wholeFlag('limit', flags['limit'], DEFAULT_LIMIT);
  const asJson = flags['json'] === true;
  const each = asJson || flags['each'] === true;
  // One report more than asked for shows whether the list is cut; near-duplicates may take MOST_COMPARED reports into one line.
  const found = await app.feedback.list({ ...filter, limit: limit + 1 + MOST_COMPARED });
  const groups = groupNearDuplicates(found);
  const lines = each ? found : groups.map(([first]) => first!);
  const shown = lines.slice(0, limit);
  if (asJson) {
    const groupOf = new Map(groups.flatMap((members) => members.map((report) => [report, members[0]!.report_id])));
    const records = shown.map((report) => ({ ...marked(report), near_duplicate_of: groupOf.get(report) }));
    await pour(`${visibleJson(records.map(withoutSelf), 2)}\n`);
  } else if (shown.length > 0) {
    const others = new Map(groups.map((members) => [members[0], each ? 0 : members.length - 1]));
    await pour([WARNING, ...shown.map((report) => listLine(report, others.get(report) ?? 0)), ''].join('\n'));
  }
  if (lines.length > limit) note(`Only the newest ${limit} are shown; --limit N shows more.`);
  else if (shown.length === 0 && !asJson) note('No reports match.');
  if (!each && found.length > MOST_COMPARED) note(COMPARED);
  return 0;
}

/** The first report of a group is not a near-duplicate of another. */
function withoutSelf<R extends { readonly report_id: string; readonly near_duplicate_of: string | undefined }>(
  record: R,
) {
  const { near_duplicate_of, ...rest } = record;
  return near_duplicate_of === record.report_id ? rest : record;
}

/** The open near-duplicates of a report. */
async function alike(report: StoredReport, { app, note }: Terminal): Promise<StoredReport[]> {
  const others = await app.feedback.alike(report, MOST_COMPARED);
  if (others.length === MOST_COMPARED) note(COMPARED);
  return nearDuplicatesOf(report, others);
}

async function assign(typed: string, flags: Flags, terminal: Terminal): Promise<number> {
  const { app, note } = terminal;
  const reviewer = reviewerOf(flags['by']);
  const takeOver = flags['take-over'] === true;
  if (typed === 'next') {
    if (takeOver) throw new UsageError('--take-over needs an ID: no reviewer has the next waiting report.');
    const next = await app.feedback.takeNext(reviewer);
    if (next !== undefined) return showReport(next, flags, terminal);
    note('No report is waiting for review.');
    return 1;
  }
  const id = await wholeId(typed, terminal);
  const outcome = await app.feedback.assign(id, reviewer, takeOver);
  if (outcome === undefined) return noReport(id, terminal);
  if (outcome.assigned) return showReport(outcome.report, flags, terminal);
  const hint = outcome.report.status === 'in_review' ? '; use --take-over to take it from them' : '';
  note(`Nothing changed: ${visible(id)} ${standing(outcome.report)}${hint}.`);
  return 1;
}

async function resolve(typed: string, flags: Flags, terminal: Terminal): Promise<number> {
  const { app, note, print } = terminal;
  const reviewer = reviewerOf(flags['by']);
  const reviewersNote = noteOf(flags['note']);
  const id = await wholeId(typed, terminal);
  const before = await app.feedback.find(id);
  if (before === undefined) return noReport(id, terminal);
  const wanted = [before, ...(flags['duplicates'] === true ? await alike(before, terminal) : [])];
  const resolved = await app.feedback.resolve(wanted.map(idOf), reviewer, reviewersNote);
  const report = await app.feedback.find(id);
  if (report === undefined) return noReport(id, terminal);
  if (flags['json'] === true) print(visibleJson({ ...marked(report), resolved_now: resolved }, 2));
  else for (const line of reportLines(report)) print(line);
  if (!resolved.includes(id)) note(`Nothing changed: ${visible(id)} ${standing(report)}.`);
  if (wanted.length > 1) {
    const others = resolved.filter((one) => one !== id).length;
    note(
      `Near-duplicates resolved with it: ${others.toLocaleString('en')} of ${(wanted.length - 1).toLocaleString('en')}.`,
    );
  }
  return 0;
}

async function forget(typed: string, flags: Flags, terminal: Terminal): Promise<number> {
  const { app, note, print } = terminal;
  const by = flags['by'] === undefined ? undefined : reviewerOf(flags['by']);
  const id = await wholeId(typed, terminal);
  const outcome = await app.feedback.forget(id, by);
  if (outcome === undefined) return noReport(id, terminal);
  const left = [...outcome.left, 'earlier backups and exports'];
  if (flags['json'] === true) print(visibleJson({ ...marked(outcome.report), left }, 2));
  else for (const line of reportLines(outcome.report).slice(1)) print(line);
  note(
    outcome.changed
      ? 'Removed: message, page, reporter, contact, notes and the idempotency key. Kept: id, kind, times, states and names of reviewers.'
      : `It was already forgotten, at ${outcome.report.forgotten_at}.`,
  );
  note(`The text may still be in ${left.join('; in ')}.`);
  return 0;
}

/** How many ids an ambiguous beginning is told with. */
const IDS_TOLD = 4;

/**
 * The id that a reviewer means with its beginning; what was typed if there is none.
 *
 * @throws NotDone if several begin so
 */
async function wholeId(typed: string, { app }: Terminal): Promise<string> {
  const [first, ...others] = typed === '' ? [] : await app.feedback.idsThatBegin(typed, IDS_TOLD);
  if (first === undefined || first === typed || others.length === 0) return first ?? typed;
  throw new NotDone(`Several reports begin with "${typed}": ${[first, ...others].join(', ')}. Type more of the id.`);
}

function showReport(report: StoredReport, flags: Flags, { print }: Terminal): number {
  if (flags['json'] === true) print(visibleJson(marked(report), 2));
  else for (const line of reportLines(report)) print(line);
  return 0;
}

function noReport(id: string, { note }: Terminal): number {
  note(`There is no report "${visible(id)}"; run "registration-ghana feedback list" to see the reports.`);
  return 1;
}

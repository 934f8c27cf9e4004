import { isDate } from '../text/dates.ts';
import { REPORT_KINDS, REPORT_STATES, type ReportFilter } from '../feedback/queue.ts';
import { oneOf, UsageError, visible, type Flag, type Invocation } from './command.ts';

const MAX_NAME = 80;
const MAX_NOTE = 2_000;
const MAX_SOUGHT = 200;
const DAY_MS = 86_400_000;

/** The flags that select reports. */
export const FILTER_FLAGS: Readonly<Record<string, Flag>> = {
  status: { type: 'string', value: 'STATUS', values: REPORT_STATES, help: `only ${REPORT_STATES.join(', ')}` },
  kind: { type: 'string', value: 'KIND', values: REPORT_KINDS, help: `only ${REPORT_KINDS.join(', ')}` },
  by: { type: 'string', value: 'NAME', help: 'only reports that this reviewer has in review or resolved' },
  about: { type: 'string', value: 'TEXT', help: 'only where the page or tool contains this text' },
  contains: { type: 'string', value: 'TEXT', help: 'only where the message contains this text' },
  since: { type: 'string', value: 'DATE', help: 'only reports received on this day (UTC) or later, YYYY-MM-DD' },
  until: { type: 'string', value: 'DATE', help: 'only reports received on this day (UTC) or earlier, YYYY-MM-DD' },
};

type Flags = Invocation['flags'];

/**
 * The filter that the flags of {@link FILTER_FLAGS} describe.
 *
 * @throws UsageError
 */
export function filterOf(flags: Flags): ReportFilter {
  const status = oneOf('status', flags['status'], REPORT_STATES);
  const kind = oneOf('kind', flags['kind'], REPORT_KINDS);
  const by = flags['by'] === undefined ? undefined : reviewerOf(flags['by']);
  const about = textOf('about', flags['about'], MAX_SOUGHT);
  const contains = textOf('contains', flags['contains'], MAX_SOUGHT);
  const since = dayOf('since', flags['since']);
  const until = dayOf('until', flags['until']);
  if (since !== undefined && until !== undefined && since > until)
    throw new UsageError(`--since must not be later than --until; they were ${since} and ${until}.`);
  return {
    ...(status === undefined ? {} : { status }),
    ...(kind === undefined ? {} : { kind }),
    ...(by === undefined ? {} : { by }),
    ...(about === undefined ? {} : { about }),
    ...(contains === undefined ? {} : { contains }),
    ...(since === undefined ? {} : { since: `${since}T00:00:00.000Z` }),
    ...(until === undefined ? {} : { before: new Date(Date.parse(until) + DAY_MS).toISOString() }),
  };
}

/**
 * The reviewer that `--by` names.
 *
 * @throws UsageError
 */
export function reviewerOf(value: string | boolean | undefined): string {
  if (value === undefined)
    throw new UsageError('Missing --by NAME: the name of the reviewer, which is saved with the report.');
  const name = String(value).trim();
  if (isWithin(name, MAX_NAME) && visible(name) === name) return name;
  throw new UsageError(
    `--by must be a name of 1 to ${MAX_NAME} characters on one line; it was "${visible(String(value))}".`,
  );
}

/**
 * The reviewer's note; undefined if there is none.
 *
 * @throws UsageError
 */
export const noteOf = (value: string | boolean | undefined): string | undefined => textOf('note', value, MAX_NOTE);

function textOf(flag: string, value: string | boolean | undefined, max: number): string | undefined {
  if (value === undefined) return undefined;
  const text = String(value);
  if (text.trim() !== '' && isWithin(text, max)) return text;
  throw new UsageError(
    `--${flag} must be text of 1 to ${max.toLocaleString('en')} characters; ${text.trim() === '' ? 'it was empty' : `it had ${[...text].length.toLocaleString('en')}`}.`,
  );
}

const isWithin = (text: string, max: number): boolean => text !== '' && [...text].length <= max;

function dayOf(flag: string, value: string | boolean | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && isDate(value)) return value;
  throw new UsageError(
    `--${flag} must be a real calendar date written YYYY-MM-DD; it was "${visible(String(value))}".`,
  );
}

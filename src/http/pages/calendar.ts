import { ICalAlarmType, ICalCalendar, ICalEventRepeatingFreq } from 'ical-generator';
import { spokenDay } from '../../text/dates.ts';

/** The content of a reminder. */
export interface Reminder {
  /** The first day by which it is due, YYYY-MM-DD; every year after that on the same day. */
  readonly due: string;
  readonly title: string;
  /** The name of the business, if it is known. */
  readonly name: string | undefined;
  readonly lines: readonly string[];
  /** The page that the reminder links to, if others can open it. */
  readonly url?: string;
}

const DAY_SECONDS = 86_400;
/** The days before the due date on which the calendar reminds. */
const AHEAD = [30, 7];
const LEAP_DAY = '02-29';

/**
 * A reminder as an iCalendar file (RFC 5545): an all-day event with alarms, every year. The same business, duty and day always get the
 * same UID.
 */
export function calendarFile({ due, title, name, lines, url }: Reminder): string {
  const calendar = new ICalCalendar({ prodId: '//registration-ghana//renewal//EN' });
  const what = name === undefined ? title : `${name}: ${title}`;
  const event = calendar.createEvent({
    id: `${due}-${encodeURIComponent(what.toLowerCase()).replace(/[^a-z0-9]+/gi, '-')}@registration-ghana`,
    start: new Date(`${due}T00:00:00Z`),
    end: new Date(Date.parse(`${due}T00:00:00Z`) + DAY_SECONDS * 1000),
    allDay: true,
    timezone: 'UTC',
    summary: `${what}, due by ${spokenDay(due.slice(5))}`,
    description: lines.join('\n'),
    repeating: {
      freq: ICalEventRepeatingFreq.YEARLY,
      // Where a year has no 29 February, its last day of February.
      ...(due.endsWith(LEAP_DAY) ? { byMonth: 2, byMonthDay: -1 } : {}),
    },
    ...(url === undefined ? {} : { url }),
  });
  for (const days of AHEAD) event.createAlarm({ type: ICalAlarmType.display, trigger: days * DAY_SECONDS });
  return calendar.toString();
}

import { ICalAlarmType, ICalCalendar, ICalEventRepeatingFreq } from 'ical-generator';
import { spokenDay } from '../../text/dates.ts';

/** The content of a reminder. */
export interface Reminder {
  /** The day by which it is due, YYYY-MM-DD. */
  readonly due: string;
  /** It comes back every year on the same day. */
  readonly isYearly: boolean;
  readonly title: string;
  /** The name of the business, if it is known. */
  readonly name: string | undefined;
  readonly lines: readonly string[];
  /** What is outstanding: it is reminded of once, on a day of its own. */
  readonly overdue?: { readonly day: string; readonly lines: readonly string[] };
  /** The page that the reminder links to, if others can open it. */
  readonly url?: string;
}

const DAY_SECONDS = 86_400;
/** When it reminds of what is outstanding, in Ghana, where the time is UTC. */
const MORNING = '09:00:00';
/** The days before the due date on which the calendar reminds. */
const AHEAD = [30, 7];
const LEAP_DAY = '02-29';

/**
 * A reminder as an iCalendar file (RFC 5545): an all-day event with alarms; before it, if something is outstanding, one of
 * that. The same business, duty and day always get the same UID.
 */
export function calendarFile({ due, isYearly, title, name, lines, overdue, url }: Reminder): string {
  const calendar = new ICalCalendar({ prodId: '//registration-ghana//renewal//EN' });
  const what = name === undefined ? title : `${name}: ${title}`;
  const slug = encodeURIComponent(what.toLowerCase()).replace(/[^a-z0-9]+/gi, '-');
  const wholeDay = (day: string, id: string) => ({
    id: `${id}-${slug}@registration-ghana`,
    start: new Date(`${day}T00:00:00Z`),
    end: new Date(Date.parse(`${day}T00:00:00Z`) + DAY_SECONDS * 1000),
    allDay: true,
    timezone: 'UTC',
    ...(url === undefined ? {} : { url }),
  });
  if (overdue !== undefined)
    calendar
      .createEvent({
        ...wholeDay(overdue.day, 'overdue'),
        summary: `${what}: overdue, do it now`,
        description: overdue.lines.join('\n'),
      })
      .createAlarm({ type: ICalAlarmType.display, trigger: new Date(`${overdue.day}T${MORNING}Z`) });
  const event = calendar.createEvent({
    ...wholeDay(due, due),
    summary: `${what}, due by ${spokenDay(due.slice(5))}`,
    description: lines.join('\n'),
    repeating: isYearly
      ? {
          freq: ICalEventRepeatingFreq.YEARLY,
          // Where a year has no 29 February, its last day of February.
          ...(due.endsWith(LEAP_DAY) ? { byMonth: 2, byMonthDay: -1 } : {}),
        }
      : null,
  });
  for (const days of AHEAD) event.createAlarm({ type: ICalAlarmType.display, trigger: days * DAY_SECONDS });
  return calendar.toString();
}

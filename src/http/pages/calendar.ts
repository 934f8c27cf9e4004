import { ICalAlarmType, ICalCalendar } from 'ical-generator';
import { dateText } from './format.ts';

/** The content of a reminder. */
export interface Reminder {
  /** The day by which it is due, YYYY-MM-DD. */
  readonly due: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** The page that the reminder links to. */
  readonly url: string;
}

const DAY_SECONDS = 86_400;
/** The days before the due date on which the calendar reminds. */
const AHEAD = [30, 7];

/** A reminder as an iCalendar file (RFC 5545): an all-day event with alarms. The same duty and day always get the same UID. */
export function calendarFile({ due, title, lines, url }: Reminder): string {
  const calendar = new ICalCalendar({ prodId: '//registration-ghana//renewal//EN' });
  const event = calendar.createEvent({
    id: `${due}-${title.toLowerCase().replace(/[^a-z]+/g, '-')}@registration-ghana`,
    start: new Date(`${due}T00:00:00Z`),
    end: new Date(Date.parse(`${due}T00:00:00Z`) + DAY_SECONDS * 1000),
    allDay: true,
    timezone: 'UTC',
    summary: `${title}: due by ${dateText(due)}`,
    description: lines.join('\n'),
    url,
  });
  for (const days of AHEAD) event.createAlarm({ type: ICalAlarmType.display, trigger: days * DAY_SECONDS });
  return calendar.toString();
}

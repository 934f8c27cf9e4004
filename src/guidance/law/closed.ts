import type { Activity } from '../facts.ts';
import { ACTIVITY_RULES } from './activities.ts';
import { STATEMENTS } from './statements.ts';

/** Words that any trade may be told in besides its own: beside one that is closed, they are no other work. */
const SAME_WORK: readonly Activity[] = ['import_export', 'factory', 'packaged_food', 'street_food', 'none_of_these'];

/** The activities that are closed to foreigners. */
export const closedIn = (activities: readonly Activity[] = []): Activity[] =>
  activities.filter((one) => ACTIVITY_RULES[one]?.ghanaiansOnly !== undefined);

/** Who keeps an activity for Ghanaians besides the investment centre, whose law reserves most of them: the authority that licenses it. */
export function closerOf(activity: Activity): string | undefined {
  const { ghanaiansOnly: [rule] = [], licences: [licence] = [] } = ACTIVITY_RULES[activity] ?? {};
  return rule === undefined || STATEMENTS[rule].source === STATEMENTS.gipcReserved.source
    ? undefined
    : licence?.authority;
}

/** What of several activities is closed to foreigners, and what is left to them. */
export interface Parts {
  readonly closed: readonly Activity[];
  readonly open: readonly Activity[];
}

/** What is not permitted is the activity, not the person: parts the activities if something is closed and other work is left. */
export function partsOf(activities: readonly Activity[] = []): Parts | undefined {
  const closed = closedIn(activities);
  const same = [...SAME_WORK, ...closed.flatMap((one) => ACTIVITY_RULES[one]?.sameWork ?? [])];
  const open = activities.filter((one) => !closed.includes(one) && !same.includes(one));
  return closed.length === 0 || open.length === 0 ? undefined : { closed, open };
}

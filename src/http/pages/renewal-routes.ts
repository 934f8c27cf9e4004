import type { Failure } from '../../errors.ts';
import { getRenewalGuidance } from '../../../tools/get-renewal-guidance.ts';
import { API_FIELDS } from '../answer.ts';
import type { Route } from '../route.ts';
import { ask, textOf, withoutEmpty, type Given } from './ask.ts';
import { calendarFile } from './calendar.ts';
import { readGiven, type PageContext } from './context.ts';
import { dateText } from './format.ts';
import { RENEWAL_LABELS, RENEWAL_PATH } from './renewal-form.tsx';
import { CALENDAR_PATH, renewalPage } from './renewal.tsx';
import { NOINDEX, pageReply } from './reply.ts';
import type { Renewal } from './renewal-answer.tsx';

const FIELDS = new Set(Object.keys(RENEWAL_LABELS));

/** The renewal page and its calendar reminder. */
export function renewalRoutes({ site, facade, options, today }: PageContext): {
  page: Route['answer'];
  calendar: Route['answer'];
} {
  const { call, baseUrl } = facade;

  /** The next due date, with the query of this page; undefined if it is not certain. */
  const reminderOf = (given: Given, { due_date, next_due_date = due_date }: Renewal) => {
    if (next_due_date === undefined || due_date === undefined) return undefined;
    const query = new URLSearchParams([...FIELDS].map((field) => [field, textOf(given, field).trim()]));
    for (const field of FIELDS) if (query.get(field) === '') query.delete(field);
    return { due: next_due_date, query: query.toString() };
  };

  const page: Route['answer'] = async (exchange) => {
    const query = readGiven(exchange.event.url.search, FIELDS);
    if ('failure' in query) return query;
    const given = withoutEmpty(query.given);
    const [outcome, all] = await Promise.all([ask(call, getRenewalGuidance, given), options()]);
    if (!outcome.ok && outcome.failure.code !== 'INVALID_INPUT') return { failure: outcome.failure, at: 'query' };
    const reminder = outcome.ok ? reminderOf(given, outcome.value) : undefined;
    const html = renewalPage({
      site,
      given,
      outcome,
      entities: all.entities,
      silent: all.notices ?? [],
      today: today(),
      ...(reminder === undefined ? {} : { reminder }),
    });
    return pageReply(html, exchange, { status: outcome.ok ? 200 : 422 });
  };

  const calendar: Route['answer'] = async ({ event }) => {
    const query = readGiven(event.url.search, FIELDS);
    if ('failure' in query) return query;
    const given = withoutEmpty(query.given);
    const outcome = await ask(call, getRenewalGuidance, given);
    if (!outcome.ok) return { failure: outcome.failure, at: 'query' };
    const reminder = reminderOf(given, outcome.value);
    if (reminder === undefined) return { failure: NO_DATE };
    const { duty_title, how_to_find_due_date, steps, warnings } = outcome.value;
    const file = calendarFile({
      due: reminder.due,
      title: duty_title,
      lines: [how_to_find_due_date, ...steps, ...warnings, `As worked out on ${dateText(today())}.`],
      url: `${baseUrl}${RENEWAL_PATH}?${reminder.query}`,
    });
    return {
      status: 200,
      fields: [
        ['content-type', 'text/calendar; charset=utf-8'],
        ['content-disposition', `attachment; filename="renewal-${reminder.due}.ics"`],
        ['cache-control', 'no-store'],
        ...NOINDEX,
        ...API_FIELDS,
      ],
      body: file,
    };
  };

  return { page, calendar };
}

const NO_DATE: Failure = {
  code: 'NOT_FOUND',
  detail: 'There is no date for a reminder: the duty or its due date is not known for certain.',
  fix: `Give entity_type and registration_date, as in ${CALENDAR_PATH}?entity_type=<entity_type>&registration_date=<YYYY-MM-DD>.`,
};

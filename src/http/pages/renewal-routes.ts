import type { Renewal } from './answers.ts';
import { isLoopback } from '../../config.ts';
import { filesReturn } from '../../guidance/renewal/duties.ts';
import type { Failure } from '../../errors.ts';
import { addDays } from '../../text/dates.ts';
import { getRenewalGuidance } from '../../../tools/get-renewal-guidance.ts';
import { API_FIELDS } from '../answer.ts';
import type { Route } from '../route.ts';
import { ask, textOf, withoutEmpty, type Given } from './ask.ts';
import { calendarFile } from './calendar.ts';
import { readGiven, type PageContext } from './context.ts';
import { dateText, echo, errorsOf } from './format.ts';
import {
  NAME_SHOWN,
  RENEWAL_FIELDS,
  RENEWAL_LABELS,
  RENEWAL_PATH,
  daylessIn,
  readRenewal,
  type RenewalField,
} from './renewal-form.tsx';
import { headline, isLate } from './renewal-answer.tsx';
import { renewalPage } from './renewal.tsx';
import { NOINDEX, pageReply } from './reply.ts';
import { toldErrors, type Errors } from './fields.tsx';
import { ENGLISH, type Say } from './messages/say.ts';
import { sentence } from './name-result.tsx';

/** The path of the calendar reminder, below the base. */
export const CALENDAR_PATH = `${RENEWAL_PATH}.ics`;

/** The renewal page and its calendar reminder. */
export function renewalRoutes({ base, siteFor, facade, options, today }: PageContext): {
  page: Route['answer'];
  calendar: Route['answer'];
} {
  const { call, config } = facade;
  /** The address that others can open; undefined if there is none. */
  const publicUrl = config.baseUrl === undefined || isLoopback(config.baseUrl) ? undefined : config.baseUrl;

  const page: Route['answer'] = async (exchange) => {
    const query = readGiven(exchange.event.url.search, RENEWAL_FIELDS);
    if ('failure' in query) return query;
    const given = withoutEmpty(query.given);
    const site = siteFor(exchange.request);
    const { input, errors: typed } = readRenewal(given, site.say);
    const isEmpty = exchange.event.url.search !== '' && Object.keys(given).length === 0;
    const own = isEmpty ? { entity_type: site.say('Choose what is registered, or give a date.') } : typed;
    const name = nameOf(given);
    const [outcome, all] = await Promise.all([ask(call, getRenewalGuidance, input), options()]);
    if (!outcome.ok && outcome.failure.code !== 'INVALID_INPUT') return { failure: outcome.failure, at: 'query' };
    const errors = outcome.ok ? own : { ...toolErrors(outcome.failure, site.say), ...own };
    const isRight = Object.keys(errors).length === 0;
    const stable = stableQuery(input, name);
    const due = outcome.ok ? nextDue(outcome.value) : undefined;
    const dayless = due === undefined && outcome.ok && outcome.value.estimate !== undefined ? daylessIn(input) : [];
    // The home page says where the office is that has several.
    const registrar = all.entities.find(({ id }) => id === textOf(input, 'entity_type'));
    const html = renewalPage({
      site,
      given,
      input,
      name,
      errors,
      outcome,
      entities: all.entities.map(({ id, name }) => ({ id, name, filesReturn: filesReturn(id) })),
      links: {
        ...(registrar?.offices === undefined ? {} : { office: `${base}/#office` }),
        ...(due === undefined || !outcome.ok
          ? {}
          : {
              calendar: {
                due,
                isYearly: !isFirstReturn(input, outcome.value),
                href: `${base}${CALENDAR_PATH}?${stable}`,
              },
            }),
        dayless,
        // The words tell what is closed.
        close: `${base}/?${new URLSearchParams({ matter: 'close', purpose: registrar?.name ?? '' }).toString()}`,
        ...(publicUrl === undefined ? {} : { share: `${publicUrl}${RENEWAL_PATH}?${stable}` }),
      },
      silent: all.notices ?? [],
      today: today(),
    });
    return pageReply(html, exchange, { status: isRight ? 200 : 422 });
  };

  const calendar: Route['answer'] = async ({ event }) => {
    const query = readGiven(event.url.search, RENEWAL_FIELDS);
    if ('failure' in query) return query;
    const given = withoutEmpty(query.given);
    const { input, errors } = readRenewal(given, ENGLISH);
    const faults = Object.entries(errors).map(([field, detail]) => ({ field, detail }));
    const [first] = faults;
    if (first !== undefined)
      return {
        failure: { code: 'INVALID_INPUT', detail: first.detail, fix: 'Correct the date.', errors: faults },
        at: 'query',
      };
    // What is to be done now is no step of later years: of the type alone the tool tells what comes back every year.
    const [outcome, yearly] = await Promise.all([
      ask(call, getRenewalGuidance, input),
      ask(call, getRenewalGuidance, { entity_type: textOf(input, 'entity_type') }),
    ]);
    if (!outcome.ok) return { failure: outcome.failure, at: 'query' };
    const due = nextDue(outcome.value);
    if (due === undefined || !yearly.ok) return { failure: NO_DATE };
    const name = nameOf(given);
    const { duty, duty_title, how_to_find_due_date, steps, documents, warnings } = yearly.value;
    const file = calendarFile({
      due,
      isYearly: !isFirstReturn(input, outcome.value),
      title: duty_title,
      name,
      lines: [
        ...steps,
        ...(documents.length === 0 ? [] : ['Have ready:', ...documents.map((paper) => `- ${paper}`)]),
        ...warnings,
        how_to_find_due_date,
        `As known on ${dateText(today())}: rules and fees change, so ask before you pay.`,
      ],
      ...(isLate(outcome.value)
        ? {
            overdue: {
              day: addDays(today(), 1),
              lines: [sentence(headline(outcome.value, ENGLISH).text), ...outcome.value.steps],
            },
          }
        : {}),
      ...(publicUrl === undefined ? {} : { url: `${publicUrl}${RENEWAL_PATH}?${stableQuery(input, name)}` }),
    });
    return {
      status: 200,
      fields: [
        ['content-type', 'text/calendar; charset=utf-8'],
        ['content-disposition', `attachment; filename="${duty.replaceAll('_', '-')}-${due}.ics"`],
        ['cache-control', 'no-store'],
        ...NOINDEX,
        ...API_FIELDS,
      ],
      body: file,
    };
  };

  return { page, calendar };
}

/** The next due date; undefined if it is not certain. */
const nextDue = ({ due_date, next_due_date = due_date }: Renewal): string | undefined =>
  due_date === undefined ? undefined : next_due_date;

/** The name of the business as it can be shown, in one line. */
function nameOf(given: Given): string | undefined {
  const name = echo(textOf(given, 'business_name')).replace(/\s+/g, ' ').trim().slice(0, NAME_SHOWN);
  return name === '' ? undefined : name;
}

/** The query that gives the same answer again, in the tool's own fields. */
function stableQuery(input: Given, name: string | undefined): string {
  const fields = Object.keys(RENEWAL_LABELS).map((field) => [field, textOf(input, field)]);
  return new URLSearchParams(
    [...fields, ['business_name', name ?? '']].filter(([, text]) => text !== '') as [string, string][],
  ).toString();
}

/** What the tool says of each field, for a person. */
function toolErrors(failure: Failure, say: Say): Errors<RenewalField> {
  const errors = toldErrors<RenewalField>(say, errorsOf(failure, RENEWAL_LABELS));
  return errors.entity_type === undefined
    ? errors
    : { ...errors, entity_type: say('Choose what is registered from the list.') };
}

const NO_DATE: Failure = {
  code: 'NOT_FOUND',
  detail: 'There is no date for a reminder: the duty or its due date is not known for certain.',
  fix: `Give entity_type and registration_date, as in ${CALENDAR_PATH}?entity_type=<entity_type>&registration_date=<YYYY-MM-DD>.`,
};

/** Whether the next return is a company's first, whose day is counted from its incorporation: the later ones have another. */
const isFirstReturn = (input: Given, renewal: Renewal): boolean =>
  renewal.duty === 'annual_return' &&
  !isLate(renewal) &&
  input['last_return_for'] === undefined &&
  input['last_renewal_date'] === undefined;

import { nearest } from '../../names/nearest.ts';
import { dateText, errorText } from './format.ts';
import type { Failure } from '../../errors.ts';
import { checkBusinessNameAvailability } from '../../../tools/check-business-name-availability.ts';
import { getRenewalGuidance } from '../../../tools/get-renewal-guidance.ts';
import { listRegistrationOptions } from '../../../tools/list-registration-options.ts';
import { recommendRegistrationEntity } from '../../../tools/recommend-registration-entity.ts';
import { isFromHere } from '../address.ts';
import { API_FIELDS, HTML_TYPE, type Answer, type Fields, type Refusal } from '../answer.ts';
import { createAsset, type Asset } from '../assets.ts';
import { SERVICE_SUMMARY } from '../discovery.ts';
import { readQuery } from '../input.ts';
import { problemRendering } from '../negotiate.ts';
import type { Exchange, FacadeOptions, Route } from '../route.ts';
import { ask, textOf, withoutEmpty, type Asked, type Given } from './ask.ts';
import { pageAssets } from './assets.ts';
import { calendarFile } from './calendar.ts';
import {
  ANSWERS_FIELD,
  ENTITY_PART,
  FINDER_LABELS,
  FinderResult,
  PREFILL_FIELDS,
  finderInput,
  type Recommendation,
} from './finder.tsx';
import { homePage, namesOf, type Options } from './home.tsx';
import { fragment, type Site } from './layout.tsx';
import { NAME_PART, NameResult } from './names.tsx';
import { problemPage } from './problem.tsx';
import { NOINDEX, PAGE_FIELDS, pageReply } from './reply.ts';
import { CALENDAR_PATH, renewalPage, type Renewal } from './renewal.tsx';
import { RENEWAL_PATH } from './renewal-form.tsx';
import { startPage } from './start.tsx';

/** The pages for people. */
export interface Pages {
  readonly routes: readonly Route[];
  /** The pages of addresses that programs call as well, by path: what a browser gets there. */
  readonly rendered: ReadonlyMap<string, Route['answer']>;
  readonly site: Site;
  /** Resolves once what is made once is made and compressed. */
  readonly made: Promise<unknown>;
}

const NAME_FIELDS = new Set(['business_name']);
const FINDER_FIELDS = new Set([...PREFILL_FIELDS, ANSWERS_FIELD]);
const RENEWAL_FIELDS = new Set(['entity_type', 'registration_date', 'last_renewal_date']);
/** Matches shown in each group: a page is read, not searched. */
const MATCHES = 5;

/** The routes of the pages. They render what the tools answer, and know no fact of their own. */
export function pageRoutes(options: FacadeOptions, base: string): Pages {
  const { call, config, clients, baseUrl } = options;
  const { files, assets } = pageAssets(options.pagesDir);
  const site: Site = { base, files };
  const today = (): string => config.today ?? new Date().toISOString().slice(0, 10);

  // What can be registered changes with the version only.
  let known: Promise<Options> | undefined;
  const registrationOptions = (): Promise<Options> => {
    known ??= ask(call, listRegistrationOptions, {}).then((outcome) => {
      if (outcome.ok) return outcome.value;
      known = undefined;
      throw new Error(outcome.failure.detail);
    });
    return known;
  };

  const checkName = (name: string | readonly string[]) =>
    ask(call, checkBusinessNameAvailability, { business_name: name, limit: MATCHES });
  const recommend = async (given: Given): Promise<Asked<Recommendation>> => {
    const input = withoutEmpty(finderInput(given));
    if (Object.keys(input).length === 0) return { ok: false, failure: NOTHING_SAID };
    return ask(call, recommendRegistrationEntity, input);
  };

  const homes = new Map<boolean, Promise<Asset>>();
  /** The home page before anything is asked: one for callers on this computer, who are told its paths, and one for all others. */
  const home = (isHere: boolean): Promise<Asset> => {
    const existing = homes.get(isHere);
    if (existing !== undefined) return existing;
    const made = registrationOptions().then((all) => {
      const html = homePage({
        site,
        summary: SERVICE_SUMMARY,
        options: all,
        clients: clients(isHere ? 'here' : 'elsewhere'),
      });
      return createAsset(html, HTML_TYPE, [...PAGE_FIELDS, ...link]);
    });
    homes.set(isHere, made);
    made.catch(() => homes.delete(isHere));
    return made;
  };
  const link: Fields = [['link', `<${baseUrl}/.well-known/api-catalog>; rel="api-catalog"`]];
  const isHere = ({ request, address }: Exchange): boolean =>
    isFromHere(request.headers, address(), config.trustProxy) && namesThisComputer(request.headers.host);

  const homeRoute: Route['answer'] = async (exchange) => {
    const { event, request } = exchange;
    const query = read(event.url.search, FINDER_FIELDS);
    if ('failure' in query) return query;
    const { given } = query;
    const here = isHere(exchange);
    if (Object.keys(given).length === 0) {
      const asset = await home(here);
      const answer = asset.answer(request.headers['accept-encoding'], request.headers['if-none-match']);
      return here ? keptByCallerOnly(answer) : answer;
    }
    const isFinder = Object.keys(given).some((field) => field !== 'business_name');
    const all = await registrationOptions();
    const props = { site, summary: SERVICE_SUMMARY, options: all, clients: clients(here ? 'here' : 'elsewhere') };
    const html = isFinder
      ? homePage({ ...props, finder: { given, outcome: await recommend(given) } })
      : homePage({ ...props, name: { given, outcome: await checkName(given['business_name'] ?? '') } });
    return pageReply(html, exchange, { fields: [...NOINDEX, ...link] });
  };

  const namePart: Route['answer'] = async (exchange) => {
    const query = read(exchange.event.url.search, NAME_FIELDS);
    if ('failure' in query) return query;
    const [outcome, all] = await Promise.all([checkName(query.given['business_name'] ?? ''), registrationOptions()]);
    const html = fragment(<NameResult outcome={outcome} entityNames={namesOf(all)} base={base} />);
    return pageReply(html, exchange, { fields: NOINDEX });
  };

  const entityPart: Route['answer'] = async (exchange) => {
    const query = read(exchange.event.url.search, FINDER_FIELDS);
    if ('failure' in query) return query;
    const { given } = query;
    const [outcome, all] = await Promise.all([recommend(given), registrationOptions()]);
    const html = fragment(<FinderResult outcome={outcome} given={given} entityNames={namesOf(all)} base={base} />);
    return pageReply(html, exchange, { fields: NOINDEX });
  };

  const startRoute: Route['answer'] = async (exchange) => {
    const { event, request } = exchange;
    const all = await registrationOptions();
    const id = decodeURIComponent(event.url.pathname.slice('/start/'.length));
    const entity = all.entities.find((one) => one.id === id);
    if (entity === undefined) {
      const failure = unknownEntity(id, all);
      if (problemRendering(request.headers.accept) !== 'html') return { failure };
      const links = all.entities.map((one) => ({ href: `${base}/start/${one.id}`, title: one.name }));
      return pageReply(problemPage({ site, failure, requestId: '', links }), exchange, {
        status: 404,
        fields: NOINDEX,
      });
    }
    const query = read(event.url.search, FINDER_FIELDS);
    if ('failure' in query) return query;
    const given = withoutEmpty(query.given);
    const { errors, valid, recommendation } = await readPrefill(given, call);
    const name = valid['business_name'];
    const nameCheck = name === undefined ? undefined : await checkName(name);
    const html = startPage({
      site,
      entity,
      options: all,
      given,
      errors,
      recommendation,
      nameCheck,
      filingUrl: config.filingUrl,
    });
    return pageReply(html, exchange, { fields: NOINDEX });
  };

  /** The next date that lies ahead: where something is late, the one after the business is brought up to date. */
  const reminderOf = async (given: Given, renewal: Renewal) => {
    const day = today();
    const ahead =
      renewal.due_date === undefined || renewal.due_date >= day
        ? renewal.due_date
        : await ask(call, getRenewalGuidance, { ...given, last_renewal_date: day }).then((outcome) =>
            outcome.ok ? outcome.value.due_date : undefined,
          );
    if (ahead === undefined) return undefined;
    const query = new URLSearchParams([...RENEWAL_FIELDS].map((field) => [field, textOf(given, field).trim()]));
    for (const field of RENEWAL_FIELDS) if (query.get(field) === '') query.delete(field);
    return { due: ahead, query: query.toString() };
  };

  const renewalRoute: Route['answer'] = async (exchange) => {
    const query = read(exchange.event.url.search, RENEWAL_FIELDS);
    if ('failure' in query) return query;
    const given = withoutEmpty(query.given);
    const [outcome, all] = await Promise.all([ask(call, getRenewalGuidance, given), registrationOptions()]);
    if (!outcome.ok && outcome.failure.code !== 'INVALID_INPUT') return { failure: outcome.failure, at: 'query' };
    const reminder = outcome.ok ? await reminderOf(given, outcome.value) : undefined;
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

  const calendarRoute: Route['answer'] = async ({ event }) => {
    const query = read(event.url.search, RENEWAL_FIELDS);
    if ('failure' in query) return query;
    const given = withoutEmpty(query.given);
    const outcome = await ask(call, getRenewalGuidance, given);
    if (!outcome.ok) return { failure: outcome.failure, at: 'query' };
    const reminder = await reminderOf(given, outcome.value);
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

  const get = (path: string, answer: Route['answer'], budget?: Route['budget']): Route => ({
    method: 'GET',
    path,
    answer,
    ...(budget === undefined ? {} : { budget }),
  });
  return {
    routes: [
      get('/', homeRoute),
      get('/start/:entity', startRoute),
      get(CALENDAR_PATH, calendarRoute),
      // Asked for at every pause in typing: counted like the calls that they stand for.
      get(NAME_PART, namePart, () => 'reads'),
      get(ENTITY_PART, entityPart, () => 'reads'),
      ...Object.entries(assets).map(([path, asset]) =>
        get(path, ({ request: { headers } }) => asset.answer(headers['accept-encoding'], headers['if-none-match'])),
      ),
    ],
    rendered: new Map([[RENEWAL_PATH, renewalRoute]]),
    site,
    made: Promise.all([
      ...Object.values(assets).map((asset) => asset.compressed),
      ...[true, false].map((here) => home(here).then((asset) => asset.compressed)),
    ]).catch(() => undefined),
  };
}

function read(search: string, fields: ReadonlySet<string>): { given: Given } | Refusal {
  const input = search === '' ? { value: {} } : readQuery(search, fields);
  return 'failure' in input ? input : { given: input.value as Given };
}

interface Prefill {
  /** What the tool takes of it. */
  readonly valid: Given;
  /** Why it does not take the rest. */
  readonly errors: Readonly<Partial<Record<(typeof PREFILL_FIELDS)[number], string>>>;
  /** What the rules say to what is valid; undefined where nothing is. */
  readonly recommendation: Recommendation | undefined;
}

async function readPrefill(given: Given, call: FacadeOptions['call']): Promise<Prefill> {
  if (Object.keys(given).length === 0) return { valid: {}, errors: {}, recommendation: undefined };
  const outcome = await ask(call, recommendRegistrationEntity, given);
  if (outcome.ok) return { valid: given, errors: {}, recommendation: outcome.value };
  const errors = Object.fromEntries(
    (outcome.failure.errors ?? []).map(({ field, detail }) => [field, errorText(detail, field, FINDER_LABELS)]),
  );
  const rest = Object.fromEntries(Object.entries(given).filter(([field]) => !(field in errors)));
  const isNothing = Object.keys(rest).length === 0 || Object.keys(errors).length === 0;
  return { ...(isNothing ? { valid: {}, recommendation: undefined } : await readPrefill(rest, call)), errors };
}

/** What holds paths of this computer is not for a cache that others share. */
const keptByCallerOnly = (answer: Answer): Answer => ({
  ...answer,
  fields: answer.fields.map(([name, value]) =>
    name === 'cache-control' ? ([name, value.replace('public', 'private')] as const) : ([name, value] as const),
  ),
});

/** Whether a Host field names this computer: a website that points its own name here is not told its paths. */
const namesThisComputer = (host: string | undefined): boolean =>
  host !== undefined && /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(host);

function unknownEntity(id: string, { entities }: Options): Failure {
  const near = nearest(
    id,
    entities.map((entity) => entity.id),
  );
  const name = entities.find((entity) => entity.id === near)?.name;
  return {
    code: 'NOT_FOUND',
    detail: `There is no such entity type here.${name === undefined ? '' : ` Did you mean ${name} (${near})?`}`,
    fix: `Choose one of these: ${entities.map((entity) => entity.id).join(', ')}.`,
  };
}

const NOTHING_SAID: Failure = {
  code: 'INVALID_INPUT',
  detail: 'Say in a few words what you want to do, or how many people will own it.',
  fix: 'Fill in one field.',
};

const NO_DATE: Failure = {
  code: 'NOT_FOUND',
  detail: 'There is no date to be reminded of: it is not known which duty applies or when it falls due.',
  fix: `Give entity_type and registration_date, as in ${CALENDAR_PATH}?entity_type=partnership&registration_date=2024-02-29.`,
};

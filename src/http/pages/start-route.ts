import type { Options, Recommendation } from './answers.ts';
import type { Failure } from '../../errors.ts';
import { TYPE_CALLED } from '../../guidance/law/entity-ids.ts';
import { meantOf } from '../../registry/faults.ts';
import { recommendRegistrationEntity } from '../../../tools/recommend-registration-entity.ts';
import { problemRendering } from '../negotiate.ts';
import type { Exchange, FacadeOptions, Route } from '../route.ts';
import { ask, withoutEmpty, type Given } from './ask.ts';
import { readGiven, type PageContext } from './context.ts';
import { FINDER_SHAPES } from './finder.tsx';
import { FINDER_LABELS } from './plan.ts';
import { errorsOf } from './format.ts';
import { toldErrors } from './fields.tsx';
import { problemPage } from './problem.tsx';
import { NOINDEX, pageReply } from './reply.ts';
import { startPage } from './start.tsx';

const FIELDS = new Set(FINDER_SHAPES.names);

/** A start page stands for a recommendation and, if it has a name, a check of the name. */
export const startCalls = ({ event }: Exchange): number => (event.url.search.includes('business_name=') ? 2 : 1);

/** `/start/{entity}`: the page behind a start link, with its prefill. */
export function startRoute({ siteFor, facade, options, checkName }: PageContext): Route['answer'] {
  const { call, config } = facade;
  return async (exchange) => {
    const { event, request } = exchange;
    const site = siteFor(request);
    const all = await options();
    const id = decodeURIComponent(event.url.pathname.slice('/start/'.length));
    const entity = all.entities.find((one) => one.id === id);
    if (entity === undefined) {
      const failure = unknownEntity(id, all);
      if (problemRendering(request.headers.accept) !== 'html') return { failure };
      const links = all.entities.map((one) => ({ href: `${site.base}/start/${one.id}`, title: one.name }));
      return pageReply(problemPage({ site, failure, requestId: '', links }), exchange, {
        status: 404,
        fields: NOINDEX,
      });
    }
    const query = readGiven(event.url.search, FIELDS);
    if ('failure' in query) return query;
    const given = withoutEmpty(query.given);
    const { errors, valid, recommendation } = await readPrefill(given, call);
    const name = valid['business_name'];
    const nameCheck = name === undefined ? undefined : await checkName(name, entity.id);
    const html = startPage({
      site,
      entity,
      options: all,
      given,
      errors: toldErrors(site.say, errors),
      recommendation,
      nameCheck,
      filingUrl: config.filingUrl,
    });
    return pageReply(html, exchange, { fields: NOINDEX });
  };
}

interface Prefill {
  /** The fields that the tool accepts. */
  readonly valid: Given;
  /** Why it refuses each of the others. */
  readonly errors: Readonly<Record<string, string>>;
  /** The recommendation for the valid fields; undefined if there are none. */
  readonly recommendation: Recommendation | undefined;
}

async function readPrefill(given: Given, call: FacadeOptions['call']): Promise<Prefill> {
  if (Object.keys(given).length === 0) return { valid: {}, errors: {}, recommendation: undefined };
  // The page checks the name for its own type, which need not be the recommended one.
  const outcome = await ask(call, recommendRegistrationEntity, given, true);
  if (outcome.ok) return { valid: given, errors: {}, recommendation: outcome.value };
  const errors: Record<string, string> = errorsOf(outcome.failure, FINDER_LABELS);
  const rest = Object.fromEntries(Object.entries(given).filter(([field]) => !(field in errors)));
  const isNothing = Object.keys(rest).length === 0 || Object.keys(errors).length === 0;
  return { ...(isNothing ? { valid: {}, recommendation: undefined } : await readPrefill(rest, call)), errors };
}

function unknownEntity(id: string, { entities }: Options): Failure {
  const near = meantOf(
    id,
    entities.map((entity) => entity.id),
    TYPE_CALLED,
  );
  const name = entities.find((entity) => entity.id === near)?.name;
  return {
    code: 'NOT_FOUND',
    detail: `There is no such entity type.${name === undefined ? '' : ` Did you mean ${name} (${near})?`}`,
    fix: `Choose one of these: ${entities.map((entity) => entity.id).join(', ')}.`,
  };
}

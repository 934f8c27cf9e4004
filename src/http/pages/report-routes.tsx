import { randomUUID } from 'node:crypto';
import type { ComponentChildren } from 'preact';
import { submitBotFeedback } from '../../../tools/submit-bot-feedback.ts';
import { networkKey } from '../address.ts';
import { readForm } from '../input.ts';
import type { Exchange, Route } from '../route.ts';
import { textOf, withoutEmpty, type AnswerOf, type Asked, type Given } from './ask.ts';
import type { PageContext } from './context.ts';
import type { Errors } from './fields.tsx';
import { errorText } from './format.ts';
import { pageName, type Site } from './layout.tsx';
import type { Say } from './messages/say.ts';
import { Told } from './parts.tsx';
import { NOINDEX, pageReply } from './reply.ts';
import { REPORT_LABELS, REPORT_PATH, reportPage, thanksPage, type ReportField } from './report.tsx';

export { REPORT_PATH };

const FIELDS = new Set([...Object.keys(REPORT_LABELS), 'key']);
const KEY = /^[0-9a-f-]{36}$/;

/** The form that reports a mistake, and what happens to it. */
export function reportRoutes({ siteFor, facade }: PageContext): { form: Route['answer']; submit: Route['answer'] } {
  const { call, bodyTimeoutMs } = facade;
  const form: Route['answer'] = (exchange) =>
    pageReply(
      reportPage({
        site: siteFor(exchange.request),
        given: { page_or_tool: cameFrom(exchange, siteFor(exchange.request)) },
        errors: {},
        key: randomUUID(),
      }),
      exchange,
      { fields: NOINDEX },
    );

  const submit: Route['answer'] = async (exchange) => {
    const site = siteFor(exchange.request);
    const body = await readForm(exchange.request, FIELDS, bodyTimeoutMs);
    if ('failure' in body) return body;
    const { key: sent, ...given } = withoutEmpty(body.value as Given);
    const key = typeof sent === 'string' && KEY.test(sent) ? sent : randomUUID();
    const outcome = (await call({
      tool: submitBotFeedback,
      input: given,
      caller: networkKey(exchange.address()),
      idempotencyKey: key,
    })) as Asked<AnswerOf<typeof submitBotFeedback>>;
    if (outcome.ok) return pageReply(thanksPage(site, outcome.value), exchange, { fields: NOINDEX });
    const { code, errors = [] } = outcome.failure;
    if (code !== 'INVALID_INPUT' || errors.length === 0) return { failure: outcome.failure };
    const told = errors.map(({ field, detail }) => [field, faultOf(field, textOf(given, field), detail, site.say)]);
    const wrong = Object.fromEntries(told) as Errors<ReportField>;
    return pageReply(reportPage({ site, given, errors: wrong, key }), exchange, { status: 422, fields: NOINDEX });
  };

  return { form, submit };
}

/** What is wrong with a field, for a person. */
function faultOf(field: string, text: string, detail: string, say: Say): ComponentChildren {
  if (field === 'kind') return say('Choose what it is about.');
  if (field === 'message' && text === '') return say('Write what is wrong.');
  return <Told say={say} text={errorText(detail, field, REPORT_LABELS)} />;
}

/** The page of this service that the person came from, without what was typed there: its name and its path. */
function cameFrom({ request: { headers } }: Exchange, { base, say }: Site): string {
  const { referer = '', host = '' } = headers;
  if (!URL.canParse(referer)) return '';
  const url = new URL(referer);
  if (url.host !== host) return '';
  const name = pageName(url.pathname.slice(base.length));
  return name === undefined ? url.pathname : `${say(name)} (${url.pathname})`;
}

import { randomUUID } from 'node:crypto';
import { submitBotFeedback } from '../../../tools/submit-bot-feedback.ts';
import { networkKey } from '../address.ts';
import { readForm } from '../input.ts';
import type { Exchange, Route } from '../route.ts';
import { textOf, withoutEmpty, type AnswerOf, type Asked, type Given } from './ask.ts';
import type { PageContext } from './context.ts';
import { errorText } from './format.ts';
import { NOINDEX, pageReply } from './reply.ts';
import { REPORT_LABELS, REPORT_PATH, reportPage, thanksPage, type ReportField } from './report.tsx';

export { REPORT_PATH };

const FIELDS = new Set([...Object.keys(REPORT_LABELS), 'key']);
const KEY = /^[0-9a-f-]{36}$/;

/** The form that reports a mistake, and what happens to it. */
export function reportRoutes({ site, facade }: PageContext): { form: Route['answer']; submit: Route['answer'] } {
  const { call, bodyTimeoutMs } = facade;
  const render = (given: Given, errors: Partial<Record<ReportField, string>>, key: string): string =>
    reportPage({ site, given, errors, key });

  const form: Route['answer'] = (exchange) =>
    pageReply(render({ page_or_tool: cameFrom(exchange) }, {}, randomUUID()), exchange, { fields: NOINDEX });

  const submit: Route['answer'] = async (exchange) => {
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
    const told = errors.map(({ field, detail }) => [field, faultOf(field, textOf(given, field), detail)]);
    return pageReply(render(given, Object.fromEntries(told), key), exchange, { status: 422, fields: NOINDEX });
  };

  return { form, submit };
}

/** What is wrong with a field, for a person. */
function faultOf(field: string, text: string, detail: string): string {
  if (field === 'kind') return 'Choose what it is about.';
  if (field === 'message' && text === '') return 'Write what is wrong.';
  return errorText(detail, field, REPORT_LABELS);
}

/** The page of this service that the person came from, without what was typed there. */
function cameFrom({ request: { headers } }: Exchange): string {
  const { referer = '', host = '' } = headers;
  if (!URL.canParse(referer)) return '';
  const url = new URL(referer);
  return url.host === host ? url.pathname : '';
}

import { setTimeout as wait } from 'node:timers/promises';
import { ToolError, type Failure } from '../errors.ts';
import { isFromHere } from './address.ts';
import { API_FIELDS, JSON_TYPE, type Answer, type HeaderFields, type Refusal } from './answer.ts';
import type { FacadeOptions, Route } from './route.ts';
import type { Meter } from './metrics.ts';

const FIELDS: HeaderFields = [['content-type', JSON_TYPE], ['cache-control', 'no-store'], ...API_FIELDS];
const state = (status: string): Answer => ({ status: 200, fields: FIELDS, body: JSON.stringify({ status }) });

/** How long a readiness probe waits before it says that the service is still getting ready. */
const READY_WAIT_MS = 500;

const GETTING_READY: Failure = {
  code: 'NOT_READY',
  detail: 'The register of names is still being read.',
  fix: 'Ask again in a few seconds.',
  retryAfter: 2,
};

/** What those who run the service ask of it. */
export function operationRoutes(options: FacadeOptions, meter: Meter): Route[] {
  return [
    { method: 'GET', path: '/healthz', answer: () => state('alive') },
    { method: 'GET', path: '/readyz', answer: readiness(options) },
    { method: 'GET', path: '/metrics', answer: metrics(options, meter) },
  ];
}

function readiness({ ready, log }: FacadeOptions): Route['answer'] {
  let asking: Promise<Refusal | undefined> | undefined;
  const ask = async (): Promise<Refusal | undefined> => {
    try {
      await ready();
      return undefined;
    } catch (error) {
      if (error instanceof ToolError) return { failure: error.failure };
      log.error({ err: error }, 'readiness cannot be told');
      return { failure: { ...GETTING_READY, detail: 'The service cannot tell whether it is ready.' } };
    } finally {
      asking = undefined;
    }
  };
  return async () => {
    asking ??= ask();
    const late: Refusal = { failure: GETTING_READY };
    const refusal = await Promise.race([asking, wait(READY_WAIT_MS, late, { ref: false })]);
    return refusal ?? state('ready');
  };
}

const ELSEWHERE: Failure = {
  code: 'FORBIDDEN',
  detail: 'Metrics are told to callers on the same computer only.',
  fix: 'Ask from there; whoever runs the service can open them.',
};

function metrics({ config }: FacadeOptions, meter: Meter): Route['answer'] {
  return async (exchange) => {
    if (config.metrics !== 'public' && !isFromHere(exchange.request.headers, exchange.address(), config.trustProxy))
      return { failure: ELSEWHERE };
    return {
      status: 200,
      fields: [
        ['content-type', meter.contentType],
        ['cache-control', 'no-store'],
        ['x-content-type-options', 'nosniff'],
      ],
      body: await meter.text(),
    };
  };
}

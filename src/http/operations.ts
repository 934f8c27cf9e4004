import { setTimeout as wait } from 'node:timers/promises';
import { ToolError, type Failure } from '../errors.ts';
import { isFromHere } from './origin.ts';
import { API_FIELDS, JSON_TYPE, type Answer, type HeaderFields, type Refusal } from './answer.ts';
import type { FacadeOptions, Route } from './route.ts';
import type { Meter } from './metrics.ts';

const FIELDS: HeaderFields = [['content-type', JSON_TYPE], ['cache-control', 'no-store'], ...API_FIELDS];
const state = (status: string): Answer => ({ status: 200, fields: FIELDS, body: JSON.stringify({ status }) });

/** How long a readiness probe waits before it answers that the service is not ready yet. */
const READY_WAIT_MS = 500;

const GETTING_READY: Failure = {
  code: 'NOT_READY',
  detail: 'The register of names is still loading.',
  fix: 'Ask again in a few seconds.',
  retryAfter: 2,
};

/** The routes for operators: liveness, readiness and metrics. */
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
      log.error({ err: error }, 'readiness cannot be determined');
      return { failure: { ...GETTING_READY, detail: 'The service cannot determine whether it is ready.' } };
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
  detail: 'Only callers on the same computer may read the metrics, and nobody if the service has a public address.',
  fix: 'Read them there at http://127.0.0.1 with the port of the service, or ask the operator to set SVC_METRICS=public.',
};

function metrics({ config }: FacadeOptions, meter: Meter): Route['answer'] {
  return async (exchange) => {
    if (config.metrics !== 'public' && !isFromHere(exchange.request, exchange.address(), config))
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

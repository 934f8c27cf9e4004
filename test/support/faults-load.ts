import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RawServer } from './built.ts';
import { waitFor, within } from './limits.ts';

/** What a caller was told: a receipt, or a failure; `status` 0 where nothing answered. */
export type Told =
  | { readonly report_id: string }
  | {
      readonly status: number;
      readonly code: string;
      readonly retryAfter: number | undefined;
      readonly detail: string;
      readonly text: string;
    };

/** Sends a report; the same `key` marks the same report sent again. */
export type Send = (message: string, key: string) => Promise<Told>;

/** Reports over HTTP, with an Idempotency-Key. */
export const overHttp =
  (url: () => string, patienceMs = 30_000): Send =>
  async (message, key) => {
    let response: Response;
    let body: Record<string, unknown>;
    try {
      response = await fetch(`${url()}/api/v1/bot-feedback`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `"${key}"` },
        body: JSON.stringify({ kind: 'suggestion', message }),
        signal: AbortSignal.timeout(patienceMs),
      });
      body = (await response.json()) as Record<string, unknown>;
    } catch (error) {
      return { status: 0, code: 'NO_ANSWER', detail: '', retryAfter: undefined, text: String(error) };
    }
    if (response.status === 202) return { report_id: String(body['report_id']) };
    const retryAfter = response.headers.get('retry-after');
    return {
      status: response.status,
      code: String(body['code']),
      detail: String(body['detail']),
      retryAfter: retryAfter === null ? undefined : Number(retryAfter),
      text: JSON.stringify(body),
    };
  };

/** Reports over MCP: a report has no key there; sent again, it is exactly the same. */
export const overMcp = (server: () => RawServer): Send => {
  return async (message) => {
    const to = server();
    const answer = await within(
      `an answer to the report "${message}" over MCP`,
      Promise.race([to.callTool(randomUUID(), 'submit_bot_feedback', { kind: 'suggestion', message }), to.exited]),
    );
    if (answer === null || typeof answer === 'number')
      return { status: 0, code: 'NO_ANSWER', detail: '', retryAfter: undefined, text: `ended with ${answer}` };
    const receipt = answer.result?.['structuredContent'] as { report_id: string } | undefined;
    if (receipt !== undefined) return { report_id: receipt.report_id };
    const [content] = (answer.result?.['content'] ?? []) as { text: string }[];
    let failure: Record<string, unknown> = {};
    try {
      failure = JSON.parse(content?.text ?? '{}') as Record<string, unknown>;
    } catch {
      // Told as it is, below.
    }
    const retryAfter = failure['retry_after'];
    return {
      // A tool error says nothing of HTTP; its status follows from the code.
      status: failure['code'] === 'STORE_UNAVAILABLE' ? 503 : -1,
      code: String(failure['code']),
      detail: String(failure['detail']),
      retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
      text: JSON.stringify(answer),
    };
  };
};

export interface Tally {
  /** Every message that was sent, acknowledged or not. */
  readonly sent: Set<string>;
  /** Reports by message. */
  readonly acknowledged: Map<string, string>;
  /** Failures by `status code`, with how many. */
  readonly refused: Map<string, number>;
  /** The different reasons that clear failures gave. */
  readonly reasons: Set<string>;
  /** Answers that no caller should get: neither a receipt nor a clear failure that says when to try again. */
  readonly wrong: string[];
  /** When each acknowledgement came: milliseconds of `performance.now()`. */
  readonly times: number[];
  /** How long each answer took, a failure's included. */
  readonly took: number[];
}

export const newTally = (): Tally => ({
  sent: new Set(),
  acknowledged: new Map(),
  refused: new Map(),
  reasons: new Set(),
  wrong: [],
  times: [],
  took: [],
});

/** How a tally names the failure of which {@link isClear} tells. */
const TRY_AGAIN = '503 STORE_UNAVAILABLE';

/** A failure that is clear and may be retried: the only kind that a fault of the database may cause. */
const isClear = (told: Exclude<Told, { report_id: string }>): boolean =>
  told.status === 503 && told.code === 'STORE_UNAVAILABLE' && told.retryAfter !== undefined && told.retryAfter > 0;

export interface ReportOptions {
  /** Given up once this says so; otherwise sent until it is acknowledged. */
  readonly stopped?: () => boolean;
  /** Whether an answer may fail to come, as from a process that is killed. */
  readonly mayBeSilent?: boolean;
  /** Before another try. */
  readonly pauseMs?: number;
  readonly key?: string;
}

/** A report that is not acknowledged by then never will be. */
const ACKNOWLEDGED_WITHIN_MS = 90_000;

/** Sends one report until it is acknowledged. */
export async function report(
  send: Send,
  message: string,
  tally: Tally,
  { stopped = () => false, mayBeSilent = false, pauseMs = 100, key = randomUUID() }: ReportOptions = {},
): Promise<void> {
  tally.sent.add(message);
  const until = performance.now() + ACKNOWLEDGED_WITHIN_MS;
  do {
    const started = performance.now();
    const told = await send(message, key);
    tally.took.push(performance.now() - started);
    if ('report_id' in told) {
      tally.acknowledged.set(message, told.report_id);
      tally.times.push(performance.now());
      return;
    }
    const name = `${told.status} ${told.code}`;
    tally.refused.set(name, (tally.refused.get(name) ?? 0) + 1);
    if (isClear(told)) tally.reasons.add(told.detail);
    else if (!(mayBeSilent && told.code === 'NO_ANSWER')) {
      tally.wrong.push(told.text);
      return;
    }
    assert.ok(performance.now() < until, `the report "${message}" is not acknowledged, but told ${told.text}`);
    await sleep(pauseMs * (0.5 + Math.random()));
  } while (!stopped());
}

export interface Writers {
  readonly tally: Tally;
  /** Resolves when so many more reports have been acknowledged. */
  more(count: number): Promise<void>;
  /** Resolves when callers have been told so many more times to try again. */
  refusedMore(count: number): Promise<void>;
  /** No more reports; those under way are sent until they are acknowledged. */
  finish(): Promise<Tally>;
}

/** Keeps so many writers reporting until they are told to finish. */
export function keepReporting(
  sends: readonly Send[],
  options: ReportOptions & { readonly label?: string } = {},
): Writers {
  const tally = newTally();
  const finishing = new AbortController();
  const writers = sends.map(async (send, writer) => {
    for (let number = 0; !finishing.signal.aborted; number += 1)
      await report(send, `${options.label ?? 'report'} ${writer}/${number} ${randomUUID()}`, tally, options);
  });
  const all = Promise.all(writers);
  all.catch(() => {});
  const grows = async (what: string, count: () => number, by: number) => {
    const wanted = count() + by;
    await Promise.race([waitFor(`${by} more ${what}`, () => count() >= wanted, ACKNOWLEDGED_WITHIN_MS), all]);
  };
  return {
    tally,
    more: (count) => grows('acknowledged reports', () => tally.acknowledged.size, count),
    refusedMore: (count) => grows('refusals', () => tally.refused.get(TRY_AGAIN) ?? 0, count),
    finish: async () => {
      finishing.abort();
      await all;
      return tally;
    },
  };
}

/** A row of the table of reports. */
export interface Kept {
  readonly report_id: string;
  readonly message: string;
}

/** Fails unless every acknowledged report is kept, under its id, and none is there twice or came from nowhere. */
export function holdsAll(kept: readonly Kept[], { sent, acknowledged, wrong }: Tally): void {
  const byMessage = new Map(kept.map(({ message, report_id }) => [message, report_id]));
  const lost = [...acknowledged].filter(([message, id]) => byMessage.get(message) !== id);
  const seen = new Set<string>();
  const doubled = kept.filter(({ message }) => seen.size === seen.add(message).size);
  assert.deepEqual(
    { lost: lost.slice(0, 5), doubled: doubled.slice(0, 5), unknown: kept.filter(({ message }) => !sent.has(message)) },
    { lost: [], doubled: [], unknown: [] },
  );
  assert.deepEqual(wrong.slice(0, 5), [], 'callers got a receipt or a clear error that may be retried');
}

/** Milliseconds from a moment to the first acknowledgement after it. */
export const resumedAfter = ({ times }: Tally, since: number): number =>
  Math.round((times.find((time) => time >= since) ?? Infinity) - since);

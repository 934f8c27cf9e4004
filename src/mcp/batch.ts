import type { Failure } from '../errors.ts';

/** The most messages in one batch, and the most bytes of their answers together. */
export const MAX_MESSAGES = 100;
const MAX_ANSWERS = 512 * 1024;
/** Room for the error of each message that gets no answer any more; its id counts besides. */
const ERROR_BYTES = 256;

const INVALID_REQUEST = -32_600;
const REFUSED = -32_000;

interface BatchOptions {
  /** Counts one message; returns the failure if the caller has used up its calls. */
  readonly count: (message: unknown) => Promise<Failure | undefined>;
  /** Answers one message, as if it came alone. */
  readonly answer: (message: unknown) => Promise<Response>;
}

/**
 * Answers a JSON-RPC batch message by message, so that each counts, and so that the answers stay within {@link MAX_ANSWERS}: a
 * message past that is not run and gets an error in its place.
 */
export async function answerBatch(
  messages: readonly unknown[],
  { count, answer }: BatchOptions,
): Promise<{ readonly status: number; readonly body: string | null }> {
  if (messages.length === 0 || messages.length > MAX_MESSAGES)
    return {
      status: 400,
      body: errorText(INVALID_REQUEST, `A batch has 1 to ${MAX_MESSAGES} messages; send fewer.`, null),
    };
  const answers: string[] = [];
  let size = 2;
  let room = MAX_ANSWERS - messages.reduce<number>((sum, message) => sum + reserveOf(message), 0);
  for (const message of messages) {
    room += reserveOf(message);
    const refusal = await count(message);
    const texts =
      refusal !== undefined
        ? errorFor(message, `${refusal.detail} ${refusal.fix}`)
        : await answer(message).then(messagesIn);
    const bytes = (all: readonly string[]) => all.reduce((sum, text) => sum + Buffer.byteLength(text) + 1, 0);
    const kept = size + bytes(texts) <= room ? texts : errorFor(message, PAST);
    size += bytes(kept);
    answers.push(...kept);
  }
  return answers.length === 0 ? { status: 202, body: null } : { status: 200, body: `[${answers.join(',')}]` };
}

const PAST = `The answers of one batch are at most ${MAX_ANSWERS / 1024} KiB. Send this message again by itself.`;

const idOf = (message: unknown): string | number | undefined => {
  const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
};

const reserveOf = (message: unknown): number => ERROR_BYTES + Buffer.byteLength(JSON.stringify(idOf(message) ?? null));

const errorText = (code: number, message: string, id: string | number | null): string =>
  JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id });

/** The error in the place of an answer; a notification gets none. */
function errorFor(message: unknown, text: string): string[] {
  const id = idOf(message);
  return id === undefined ? [] : [errorText(REFUSED, text, id)];
}

/** The messages in a response to one message: JSON, or an event stream. */
async function messagesIn(response: Response): Promise<string[]> {
  const text = await response.text();
  if (response.headers.get('content-type')?.startsWith('text/event-stream') !== true) return text === '' ? [] : [text];
  return Array.from(text.matchAll(/^data: (.+)$/gm), ([, data = '']) => data);
}

import type { Refusal } from './answer.ts';

/** A claim on a key for one running call; release it when the call ends. */
export type Claim = { readonly key: string; readonly release: () => void } | Refusal;

/** The keys of the calls that are running in this process. */
export function keysInUse(): { claim(field: string): Claim } {
  const running = new Set<string>();
  return {
    claim: (field) => {
      const key = readKey(field);
      if (key === undefined) {
        return {
          failure: {
            code: 'MALFORMED_REQUEST',
            detail: 'Idempotency-Key must be 1 to 255 printable ASCII characters without spaces.',
            fix: 'Send a new UUID with each new report, and the same one to repeat it.',
          },
        };
      }
      if (running.has(key)) {
        return {
          failure: {
            code: 'KEY_IN_USE',
            detail: 'A call with this Idempotency-Key is still running.',
            fix: 'Wait a second, then repeat the call with the same key to get its answer.',
            retryAfter: 1,
          },
        };
      }
      running.add(key);
      return { key, release: () => running.delete(key) };
    },
  };
}

/** Reads the key, bare or as a quoted string (the form of the draft standard). */
function readKey(field: string): string | undefined {
  const text = field.trim();
  const key = /^"((?:[^"\\]|\\["\\])*)"$/.exec(text)?.[1] ?? text;
  return /^[\x21-\x7e]{1,255}$/.test(key) ? key : undefined;
}

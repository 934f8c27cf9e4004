import type { Failure } from '../errors.ts';
import type { Refusal } from './answer.ts';

/** A claim on a key for one running call; release it when the call ends. */
export type Claim = { readonly release: () => void } | Refusal;

/** The keys of the calls that are running in this process. A key belongs to its caller. */
export function keysInUse(): { claim(caller: string, key: string): Claim } {
  const running = new Set<string>();
  return {
    claim: (caller, key) => {
      const owned = `${caller} ${key}`;
      if (running.has(owned)) return { failure: IN_USE };
      running.add(owned);
      return { release: () => running.delete(owned) };
    },
  };
}

/** Reads the key, bare or as a quoted string (the form of the draft standard); undefined if the field holds none. */
export function readKey(field: string): string | undefined {
  const text = field.trim();
  const key = /^"((?:[^"\\]|\\["\\])*)"$/.exec(text)?.[1] ?? text;
  return /^[\x21-\x7e]{1,255}$/.test(key) ? key : undefined;
}

export const NOT_A_KEY: Failure = {
  code: 'MALFORMED_REQUEST',
  detail: 'Idempotency-Key must be 1 to 255 printable ASCII characters without spaces.',
  fix: 'Send a new UUID with each new report, and the same one to repeat it.',
};

const IN_USE: Failure = {
  code: 'KEY_IN_USE',
  detail: 'A call with this Idempotency-Key is still running.',
  fix: 'Wait a second, then repeat the call with the same key to get its answer.',
  retryAfter: 1,
};

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from '../config.ts';
import type { HeaderFields, Refusal } from './answer.ts';
import { networkKey } from './address.ts';

/** What a call is counted as. */
export type Budget = keyof RateLimit;

/** A call counted: the fields that tell the caller what is left, and a refusal where nothing is. */
export interface Counted {
  readonly fields: HeaderFields;
  readonly refusal?: Refusal;
}

export interface Limits {
  /** Counts one call. */
  count(budget: Budget, address: string): Promise<Counted>;
}

const WINDOW_SECONDS = 60;
/** Addresses that are remembered at once; the oldest is forgotten first. */
const MAX_ADDRESSES = 50_000;

/**
 * Counts calls by client address, by the minute.
 *
 * @param maxAddresses how many addresses are remembered at once for each budget
 */
export function createLimits(limit: RateLimit, maxAddresses = MAX_ADDRESSES): Limits {
  const tables = { reads: table(limit.reads, maxAddresses), feedback: table(limit.feedback, maxAddresses) };
  return {
    count: async (budget, address) => {
      const { allowed, remaining, seconds } = await tables[budget](networkKey(address));
      const quota = limit[budget];
      const fields: HeaderFields = [
        ['ratelimit-policy', `"${budget}";q=${quota};w=${WINDOW_SECONDS}`],
        ['ratelimit', `"${budget}";r=${remaining};t=${seconds}`],
      ];
      if (allowed) return { fields };
      return {
        fields,
        refusal: {
          failure: {
            code: 'RATE_LIMITED',
            detail: `More than ${quota} calls came from this address within a minute.`,
            fix: `Wait ${seconds} seconds, then call again; the RateLimit field says what is left.`,
            retryAfter: seconds,
          },
        },
      };
    },
  };
}

function table(points: number, maxAddresses: number) {
  const limiter = new RateLimiterMemory({ points, duration: WINDOW_SECONDS });
  /** The addresses that may still be in the limiter, oldest first. */
  const known = new Set<string>();
  return async (key: string): Promise<{ allowed: boolean; remaining: number; seconds: number }> => {
    if (!known.has(key)) {
      const [oldest] = known.size >= maxAddresses ? known : [];
      if (oldest !== undefined) {
        known.delete(oldest);
        await limiter.delete(oldest);
      }
      known.add(key);
    }
    const told = (result: RateLimiterRes, allowed: boolean) => ({
      allowed,
      remaining: result.remainingPoints,
      seconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
    });
    try {
      return told(await limiter.consume(key), true);
    } catch (result) {
      if (result instanceof RateLimiterRes) return told(result, false);
      throw result;
    }
  };
}

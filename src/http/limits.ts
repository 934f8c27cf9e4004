import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from '../config.ts';
import type { HeaderFields, Refusal } from './answer.ts';
import { networkKey } from './address.ts';

/** The budget that a call counts towards. */
export type Budget = keyof RateLimit;

/** A counted call: header fields that say what is left, and a refusal if nothing is. */
export interface Counted {
  readonly fields: HeaderFields;
  readonly refusal?: Refusal;
}

export interface Limits {
  /** Counts calls: one, unless a number is given. */
  count(budget: Budget, address: string, calls?: number): Promise<Counted>;
}

const WINDOW_SECONDS = 60;
/** The most addresses to remember; the oldest is forgotten first. */
const MAX_ADDRESSES = 50_000;

/**
 * Counts calls per client address and minute.
 *
 * @param maxAddresses the most addresses to remember for each budget
 */
export function createLimits(limit: RateLimit, maxAddresses = MAX_ADDRESSES): Limits {
  const tables = { reads: table(limit.reads, maxAddresses), feedback: table(limit.feedback, maxAddresses) };
  return {
    count: async (budget, address, calls = 1) => {
      const { allowed, remaining, seconds } = await tables[budget](networkKey(address), calls);
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
            detail: `More than ${quota} calls came from this address in a minute.`,
            fix: `Wait ${seconds} seconds, then call again; the RateLimit header field says how many calls are left.`,
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
  return async (key: string, calls: number): Promise<{ allowed: boolean; remaining: number; seconds: number }> => {
    if (!known.has(key)) {
      const [oldest] = known.size >= maxAddresses ? known : [];
      if (oldest !== undefined) {
        known.delete(oldest);
        await limiter.delete(oldest);
      }
      known.add(key);
    }
    const counted = (result: RateLimiterRes, allowed: boolean) => ({
      allowed,
      remaining: result.remainingPoints,
      seconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
    });
    try {
      return counted(await limiter.consume(key, calls), true);
    } catch (result) {
      if (result instanceof RateLimiterRes) return counted(result, false);
      throw result;
    }
  };
}

import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../errors.ts';

interface ThrottleRule {
  name: string;
  points: number;
  seconds: number;
}

/** What is left after an attempt. */
interface TakenAttempt {
  remaining: number;
  /** Seconds until the count begins anew. */
  resetSeconds: number;
}

/** Counts attempts across all servers, outside of the caller's transaction, so that failed attempts count too. */
export interface Throttle {
  /** Counts an attempt; throws `RATE_LIMITED` with the seconds to wait. */
  take(rule: ThrottleRule, key: string): Promise<TakenAttempt>;
  /** How many attempts are counted now. */
  used(rule: ThrottleRule, key: string): Promise<number>;
  /** Deletes the attempts of a key. */
  forget(rule: ThrottleRule, key: string): Promise<void>;
  /** Removes one attempt of a key. */
  refund(rule: ThrottleRule, key: string): Promise<void>;
}

export function createThrottle(pool: pg.Pool): Throttle {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = (rule: ThrottleRule): RateLimiterPostgres => {
    const known = limiters.get(rule.name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'throttle',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: rule.name,
      points: rule.points,
      duration: rule.seconds,
    });
    limiters.set(rule.name, limiter);
    return limiter;
  };
  return {
    async take(rule, key) {
      try {
        const { remainingPoints, msBeforeNext } = await limiterOf(rule).consume(key, 1);
        return { remaining: remainingPoints, resetSeconds: Math.ceil(msBeforeNext / 1000) };
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        throw new Refusal('RATE_LIMITED', undefined, {
          retryAfter: Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)),
        });
      }
    },
    async used(rule, key) {
      return (await limiterOf(rule).get(key))?.consumedPoints ?? 0;
    },
    async forget(rule, key) {
      await limiterOf(rule).delete(key);
    },
    async refund(rule, key) {
      await limiterOf(rule).reward(key, 1);
    },
  };
}

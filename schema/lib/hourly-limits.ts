import type { ApiKeyHourlyLimit } from '../generated/contract.ts';

/** Requests of an API key in an hour. */
export const HOURLY_LIMITS = { H100: 100, H500: 500, H1000: 1000, H5000: 5000 } satisfies Record<
  ApiKeyHourlyLimit,
  number
>;

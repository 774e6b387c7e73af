import type { ErrorCode } from '#schema/generated/contract.ts';

/** The failure envelope of the specification; the code and what helps to mend it stand beside it. */
export const failure = (error: string, code: ErrorCode, details: Record<string, unknown> = {}) => ({
  success: false,
  error,
  code,
  ...details,
});

import type { ErrorCode } from '#schema/generated/contract.ts';

/** The failure envelope of the specification, with the error code and its details. */
export const failure = (error: string, code: ErrorCode, details: Record<string, unknown> = {}) => ({
  success: false,
  error,
  code,
  ...details,
});

import { PermissionLost, type WriteResult } from '#api/ports/calendar-sync.ts';
import { PortError } from '#api/ports/port-error.ts';

/** Status and reason of an error of Google. */
export interface GoogleError {
  /** HTTP status; null: no answer. */
  status: number | null;
  /** `invalid_grant`, `rateLimitExceeded`, `fullSyncRequired`… */
  reason: string;
}

interface ErrorBody {
  error?: string | { errors?: { reason?: string }[]; status?: string; message?: string };
}

/** Reads an error of the client. The token endpoint and the calendar API have different error formats. */
export function googleErrorOf(error: unknown): GoogleError {
  const { response, status } = (error ?? {}) as { response?: { status?: number; data?: ErrorBody }; status?: number };
  const body = response?.data?.error;
  const reason = typeof body === 'string' ? body : (body?.errors?.[0]?.reason ?? body?.status ?? '');
  return { status: response?.status ?? status ?? null, reason };
}

const GRANT_LOST = new Set(['invalid_grant', 'unauthorized_client', 'deleted_client']);
const SCOPE_MISSING = new Set(['insufficientPermissions', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT', 'authError']);
const RATE_LIMITED = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'dailyLimitExceeded']);

/** Converts an error. The detail has only the status and Google's reason, never data that was sent (codes, tokens). */
export function portErrorOf(error: unknown, signal: AbortSignal): Error {
  if (error instanceof PortError) return error;
  const { status, reason } = googleErrorOf(error);
  const detail = `Google ${status ?? 'no answer'} ${reason}`.trim();
  const because = (kind: PortError['reason']) => new PortError(kind, detail);
  if (GRANT_LOST.has(reason) || status === 401) return new PermissionLost(detail);
  if (status === 403 && SCOPE_MISSING.has(reason)) return new PermissionLost(detail);
  if (reason === 'invalid_client') return because('NOT_CONFIGURED');
  if (status === 429 || (status === 403 && RATE_LIMITED.has(reason))) return because('UNAVAILABLE');
  if (status === null)
    return because(
      (signal.reason as { name?: string } | undefined)?.name === 'TimeoutError' ? 'TIMEOUT' : 'UNAVAILABLE',
    );
  if (status === 408 || status === 504) return because('TIMEOUT');
  return because(status >= 500 ? 'UNAVAILABLE' : 'BAD_REPLY');
}

/** The result of a write that Google refused; null: another error, the write may be retried. */
export function writeErrorOf(error: unknown): Exclude<WriteResult, { kind: 'DONE' }> | null {
  const { status, reason } = googleErrorOf(error);
  if (status === 412) return { kind: 'CHANGED' };
  if (status === 404 || status === 410) return { kind: 'MISSING' };
  if (status === 409) return { kind: 'TAKEN' };
  const isOfEvent = status === 403 && !RATE_LIMITED.has(reason) && !SCOPE_MISSING.has(reason);
  return status === 400 || isOfEvent ? { kind: 'REFUSED', detail: `${status} ${reason}` } : null;
}

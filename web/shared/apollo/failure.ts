import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { commonText } from '#schema/text/common.ts';
import { errorText } from '#schema/text/errors.ts';
import type { ErrorCode } from '#schema/generated/contract.ts';

/** A failed request, as a screen shows it. */
export interface Failure {
  code: ErrorCode | 'NETWORK';
  /** In Spanish, ready to show. */
  message: string;
  requestId: string | null;
}

interface WireError {
  message?: string;
  extensions?: { code?: unknown; requestId?: unknown };
}

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in errorText;

function failureOfWire(error: WireError): Failure {
  const { code, requestId } = error.extensions ?? {};
  const known = isCode(code) ? code : 'INTERNAL';
  return {
    code: known,
    message: isCode(code) && error.message ? error.message : errorText[known],
    requestId: typeof requestId === 'string' ? requestId : null,
  };
}

function wireErrorsIn(text: string): WireError[] {
  try {
    const body = JSON.parse(text) as { errors?: unknown };
    return Array.isArray(body.errors) ? (body.errors as WireError[]) : [];
  } catch {
    return [];
  }
}

/** Reads the error of a rejected operation: GraphQL errors, an HTTP status, or a lost connection. */
export function readFailure(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) return failureOfWire(error.errors[0] ?? {});
  if (Array.isArray(error)) return failureOfWire((error[0] ?? {}) as WireError);
  if (ServerError.is(error)) {
    const first = wireErrorsIn(error.bodyText)[0];
    if (first) return failureOfWire(first);
    return failureOfWire({ extensions: { code: error.statusCode === 401 ? 'UNAUTHENTICATED' : 'UNAVAILABLE' } });
  }
  return { code: 'NETWORK', message: commonText.connectionFailed, requestId: null };
}

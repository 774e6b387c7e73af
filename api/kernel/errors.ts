import { GraphQLError } from 'graphql/index.js';
import type { ErrorCode, UserError } from '#schema/generated/contract.ts';
import { errorText, failureText } from '#schema/text/errors.ts';
import { failureOf, type Failure } from './database/failure.rules.ts';

/** HTTP status of each error code. The Spanish texts are in `schema/text/errors.ts`. */
export const HTTP_STATUS = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  PREMIUM_REQUIRED: 403,
  LIMIT_REACHED: 403,
  NOT_FOUND: 404,
  VALIDATION: 400,
  CONFLICT: 409,
  CONFIRMATION_REQUIRED: 403,
  INVALID_CREDENTIALS: 401,
  TWO_FACTOR_REQUIRED: 401,
  RATE_LIMITED: 429,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  NOT_CONFIGURED: 503,
  UPSTREAM: 502,
  UNAVAILABLE: 503,
  INTERNAL: 500,
  BAD_REQUEST: 400,
} satisfies Record<ErrorCode, number>;

export interface RefusalDetails {
  /** Seconds to wait. */
  retryAfter?: number;
  requiredPlan?: string;
  /** The permission that the caller lacks. */
  requiredPermission?: string;
  /** Field of the request. */
  field?: string;
  /** Every field that is needed and did not come. */
  missingFields?: string[];
  used?: number;
  limit?: number;
  resetsAt?: string;
}

/** An operation that is refused before it runs. Its message is Spanish and may be shown to the user. */
export class Refusal extends GraphQLError {
  constructor(
    readonly code: ErrorCode,
    message: string = errorText[code],
    readonly details: RefusalDetails = {},
  ) {
    super(message, { extensions: { code, ...details } });
  }
}

/** The payload of a mutation that succeeded. */
export const ok = <T extends object>(payload: T): T & { userErrors: UserError[] } => ({ ...payload, userErrors: [] });

/** The payload of a mutation that fails for a reason that the user can correct. The kernel rolls its transaction back. */
export const userError = (
  code: ErrorCode,
  message: string,
  field: string | null = null,
): { userErrors: UserError[] } => ({
  userErrors: [{ code, field, message }],
});

interface Outcome {
  code: ErrorCode;
  message: string;
  /** Seconds to wait. */
  retryAfter: number;
}

/** What the caller is told of a failure of the database. `UNAVAILABLE` has `Retry-After` on every transport. */
export const FAILURES: Record<Failure, Outcome> = {
  LOST: { code: 'UNAVAILABLE', message: errorText.UNAVAILABLE, retryAfter: 2 },
  FULL: { code: 'UNAVAILABLE', message: failureText.full, retryAfter: 60 },
  READ_ONLY: { code: 'UNAVAILABLE', message: failureText.readOnly, retryAfter: 60 },
  BUSY: { code: 'UNAVAILABLE', message: failureText.busy, retryAfter: 5 },
  SLOW: { code: 'UNAVAILABLE', message: failureText.slow, retryAfter: 5 },
  SCHEMA: { code: 'UNAVAILABLE', message: failureText.schema, retryAfter: 60 },
  CONTENDED: { code: 'CONFLICT', message: failureText.contended, retryAfter: 1 },
};

/** PostgreSQL refuses NUL bytes and lone surrogates in text: the input is invalid. */
const isUnstorableText = (error: unknown): boolean => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  return [code, cause?.code].some((one) => one === '22021' || one === '22P05');
};

/** The refusal that an error means for the caller; `null`: an internal error. */
export function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof GraphQLError && error.originalError) return asRefusal(error.originalError);
  if (isUnstorableText(error)) return new Refusal('VALIDATION');
  const failure = failureOf(error);
  if (!failure) return null;
  const { code, message, retryAfter } = FAILURES[failure];
  return new Refusal(code, message, { retryAfter });
}

import type { Response } from 'express';
import type { GraphQLFormattedError } from 'graphql/index.js';
import type { ErrorCode } from '#schema/generated/contract.ts';
import { errorText } from '#schema/text/errors.ts';
import { asRefusal, HTTP_STATUS, type RefusalDetails } from '#api/kernel/errors.ts';
import type { Log } from '#api/kernel/log.ts';

/** The failure envelope of the specification, with the error code and its details. */
export const failure = (error: string, code: ErrorCode, details: Record<string, unknown> = {}) => ({
  success: false,
  error,
  code,
  ...details,
});

/** Details of a refusal that are values of an enum. */
const ENUM_DETAILS: ReadonlySet<string> = new Set<keyof RefusalDetails>(['requiredPlan']);

/** REST uses snake_case names where GraphQL uses camelCase, and enum values in lower case. */
const restDetails = (details: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      ENUM_DETAILS.has(name) ? String(value).toLowerCase() : value,
    ]),
  );

/**
 * Answers an error that a route threw: a refusal with its code and message, anything else as `INTERNAL`. What an operator
 * has to mend (an error of ours, an outage) is logged.
 * @param route Name of the route in the log.
 */
export function sendFailure(response: Response, error: unknown, log: Log, route: string): void {
  const refusal = asRefusal(error);
  if (!refusal) log.error({ err: error }, `${route}: internal error`);
  if (refusal?.code === 'UNAVAILABLE') log.error({ err: error }, `${route}: outage`);
  const code = refusal?.code ?? 'INTERNAL';
  if (refusal?.details.retryAfter) response.setHeader('retry-after', String(refusal.details.retryAfter));
  const details = restDetails({ ...refusal?.details });
  response.status(HTTP_STATUS[code]).json(failure(refusal?.message ?? errorText.INTERNAL, code, details));
}

/** Answers a refusal with its status and the failure envelope. */
export function refuse(
  response: Response,
  error: { code: ErrorCode; message: string; details?: Record<string, unknown>; requestId: string },
): void {
  if (error.details?.['retryAfter']) response.setHeader('retry-after', String(Number(error.details['retryAfter'])));
  response
    .status(HTTP_STATUS[error.code])
    .json(failure(error.message, error.code, { ...restDetails(error.details ?? {}), request_id: error.requestId }));
}

/** Answers an error of an operation, as `operationLimits.mask` shows it. */
export function sendMasked(response: Response, masked: GraphQLFormattedError, requestId: string): void {
  const { code, requestId: _id, ...details } = masked.extensions ?? {};
  refuse(response, {
    code: (code as ErrorCode | undefined) ?? 'INTERNAL',
    message: masked.message,
    details,
    requestId,
  });
}

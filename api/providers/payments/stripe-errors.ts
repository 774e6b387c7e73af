import Stripe from 'stripe';
import { PortError } from '#api/ports/port-error.ts';

/** Converts an error of Stripe. The detail has its type and code only, never data of people. */
export function portErrorOf(error: unknown): Error {
  if (error instanceof PortError) return error;
  if (!(error instanceof Stripe.errors.StripeError)) return error instanceof Error ? error : new Error(String(error));
  const detail = `Stripe ${error.type} ${error.code ?? error.statusCode ?? ''}`.trim();
  const because = (reason: PortError['reason']) => new PortError(reason, detail);
  if (error instanceof Stripe.errors.StripeConnectionError)
    return because(/timed? ?out|aborted/i.test(error.message) ? 'TIMEOUT' : 'UNAVAILABLE');
  if (error instanceof Stripe.errors.StripeRateLimitError || error instanceof Stripe.errors.StripeAPIError)
    return because('UNAVAILABLE');
  if (error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError)
    return because('NOT_CONFIGURED');
  return because('REFUSED');
}

/** The object, or null when Stripe does not know it. */
export async function orMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null;
    throw error;
  }
}

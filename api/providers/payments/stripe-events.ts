import Stripe from 'stripe';
import type { EventSubject, PaymentEvent } from '#api/ports/payments.ts';
import { PortError } from '#api/ports/port-error.ts';
import { SIGNATURE_TOLERANCE } from './signature.ts';
import { idOf, instantOf } from './stripe-view.ts';

/** What of an event is used: whose it is. The object inside may be older than another that came before. */
interface EventObject {
  id: string;
  subscription?: string | { id: string } | null;
  payment_intent?: string | { id: string } | null;
  parent?: { subscription_details?: { subscription?: string | { id: string } } | null } | null;
}

const subject = (kind: EventSubject['kind'], id: string | null): EventSubject | null => (id ? { kind, id } : null);

function subjectOf(type: string, object: EventObject): EventSubject | null {
  if (type.startsWith('checkout.session.')) return subject('CHECKOUT', object.id);
  if (type.startsWith('customer.subscription.')) return subject('SUBSCRIPTION', object.id);
  if (type.startsWith('invoice.'))
    return subject('SUBSCRIPTION', idOf(object.parent?.subscription_details?.subscription));
  if (type.startsWith('subscription_schedule.')) return subject('SUBSCRIPTION', idOf(object.subscription));
  if (type.startsWith('charge.')) return subject('PAYMENT', idOf(object.payment_intent));
  return null;
}

/** Rejects with `REFUSED` what Stripe did not sign, or signed more than five minutes ago. */
export function readStripeEvent(
  stripe: Stripe,
  secret: string,
  { body, signature, now }: { body: string; signature: string | null; now: Date },
): PaymentEvent {
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(
      body,
      signature ?? '',
      secret,
      SIGNATURE_TOLERANCE,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    throw new PortError('REFUSED', 'the signature is not valid', { cause: error });
  }
  const { id, type, created } = event;
  return { id, type, createdAt: instantOf(created), subject: subjectOf(type, event.data.object as EventObject) };
}

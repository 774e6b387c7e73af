import type { RawRoute } from '#api/kernel/http/raw-route.ts';
import { receiveEvent } from './webhook.service.ts';

const MAX_EVENT = 512 * 1024;

/** What the provider calls. It is answered 200 for everything that is signed, known or not. */
export const PAYMENTS_RAW: RawRoute[] = [
  {
    method: 'POST',
    path: '/api/payments/webhook',
    maxBytes: MAX_EVENT,
    async answer(ctx, { body, header }) {
      await receiveEvent(ctx, body, header('stripe-signature'));
      return { status: 200, headers: { 'content-type': 'application/json' }, content: '{"received":true}' };
    },
  },
];

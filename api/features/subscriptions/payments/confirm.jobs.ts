import { defineJob } from '#api/kernel/jobs/jobs.ts';
import type { EventSubject } from '#api/ports/payments.ts';
import { confirm } from './confirmation.service.ts';

/** The effect of a confirmation. Run twice it changes nothing more: it applies what the provider says now. */
export const confirmPayment = defineJob<EventSubject>({
  name: 'confirm-payment',
  retry: 20,
  run: (ctx, subject) => confirm(ctx, subject),
});

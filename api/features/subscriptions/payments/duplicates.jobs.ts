import { defineJob } from '#api/kernel/jobs/jobs.ts';

/** Ends a second purchase and gives its money back. The confirmation of that end is applied like any other. */
export const endDuplicate = defineJob<{ providerId: string }>({
  name: 'end-duplicate-subscription',
  retry: 20,
  run: (ctx, { providerId }) => ctx.ports.payments.endNow(providerId, { isRefunded: true }, ctx.shutdown),
});

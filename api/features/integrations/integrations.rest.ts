import type { RawRoute } from '#api/kernel/http/raw-route.ts';
import type { RawReply } from '#api/kernel/http/rest-route.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { CALLBACK_PATH, finishIntegration } from './integration-consent.service.ts';

/** Back to the settings. The address had a code: no referrer is sent. */
const backTo = (outcome: 'done' | 'failed'): RawReply => ({
  status: 303,
  headers: {
    location: `/dashboard?tab=settings&part=integrations&integration=${outcome}`,
    'referrer-policy': 'no-referrer',
  },
  content: '',
});

export const INTEGRATION_RAW: RawRoute[] = [
  {
    method: 'GET',
    path: CALLBACK_PATH,
    maxBytes: 1024,
    async answer(ctx, { query }) {
      const answer = { state: query.get('state') ?? '', code: query.get('code'), error: query.get('error') };
      try {
        await finishIntegration(ctx, answer);
        return backTo('done');
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        ctx.log.info({ code: error.code }, 'integrations: a consent connected nothing');
        return backTo('failed');
      }
    },
  },
];

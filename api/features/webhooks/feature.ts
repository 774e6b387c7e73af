import { webhookText as say } from '#schema/text/webhooks.ts';
import type { Feature } from '#api/kernel/feature.ts';
import { oneByOne } from '#api/kernel/graphql/one-by-one.ts';
import { deliveryById } from './webhook-log.service.ts';
import { noteCalendar, noteHappening } from './webhook-outgoing.service.ts';
import { WEBHOOK_JOBS, WEBHOOK_RETENTION } from './webhooks.jobs.ts';
import { WEBHOOK_RESOLVERS } from './webhooks.resolver.ts';
import { endpointById } from './webhooks.service.ts';

export const webhooksFeature: Feature = {
  name: 'webhooks',
  resolvers: [...WEBHOOK_RESOLVERS],
  jobs: WEBHOOK_JOBS,
  retention: WEBHOOK_RETENTION,
  nodes: {
    whe: { typeName: 'WebhookEndpoint', permission: 'webhook:read', load: oneByOne(endpointById) },
    whd: { typeName: 'WebhookDelivery', permission: 'webhook:read', load: oneByOne(deliveryById) },
  },
  toasts: {
    'webhook-disabled': async (ctx, ids) => {
      const endpoint = await endpointById(ctx, String(ids['endpointId']));
      if (!endpoint) return null;
      return {
        kind: 'WARNING',
        message: say.disabledToast(new URL(endpoint.url).host),
        path: '/dashboard?tab=settings&part=integrations',
      };
    },
  },
  offers: { onHappened: noteHappening, onEventsChanged: noteCalendar },
};

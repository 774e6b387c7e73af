import { RestHealthDocument } from './health.generated.ts';
import { restRoute } from '#api/kernel/http/rest-route.ts';

/** `status` other than OK answers 503, so that a load balancer understands it too. */
export const healthRoute = restRoute({
  method: 'GET',
  path: '/api/health',
  document: RestHealthDocument,
  variables: () => ({}),
  reply: ({ health }) => ({
    status: health.status === 'OK' ? 200 : 503,
    body: {
      success: health.status === 'OK',
      status: health.status,
      endpoints_available: health.endpointsAvailable,
      version: health.version,
    },
  }),
});

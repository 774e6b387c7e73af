import { RestHealthDocument } from './health.generated.ts';
import { restRoute } from '#api/kernel/http/rest-route.ts';

/** A status other than OK is answered with 503, for load balancers. */
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

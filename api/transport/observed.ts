import type { Request, RequestHandler, Response } from 'express';
import type { AnsweredRequest, Telemetry } from '../kernel/telemetry.ts';
import { GRAPHQL_PATH } from './subscriptions.ts';

/** The pattern of the route that answered: a list that does not grow, whatever is asked for. */
function routeOf(request: Request): string {
  const { path } = (request.route ?? {}) as { path?: unknown };
  if (typeof path === 'string') return path;
  const [asked = ''] = request.originalUrl.split('?', 1);
  if (asked === GRAPHQL_PATH) return GRAPHQL_PATH;
  return asked.startsWith('/api/') ? '/api/*' : 'pages';
}

const answered = (request: Request, response: Response): AnsweredRequest => ({
  route: routeOf(request),
  status: response.statusCode,
});

/** Tells of each request when its connection is done with it. */
export const observed =
  (telemetry: Telemetry): RequestHandler =>
  (request, response, next) =>
    void telemetry.request(request.method, () => {
      const ended = new Promise<AnsweredRequest>((resolve) =>
        response.once('close', () => resolve(answered(request, response))),
      );
      next();
      return ended;
    });

import { raw, Router, type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import { asSystem } from '#db/row-wall.ts';
import { restText } from '#schema/text/errors.ts';
import type { RawRequest, RawRoute } from '#api/kernel/http/raw-route.ts';
import { httpContext, type ContextParts } from './request-context.ts';
import { failure, sendFailure } from './rest/envelope.ts';

function requestOf(request: Request): RawRequest {
  const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
  const params = Object.fromEntries(Object.entries(request.params).map(([name, value]) => [name, String(value)]));
  const query = new URL(request.originalUrl, 'http://localhost').searchParams;
  return { params, query, body, form: new URLSearchParams(body), header: (name) => request.get(name) ?? null };
}

const handlerOf =
  (route: RawRoute, parts: ContextParts): RequestHandler =>
  async (request, response) => {
    try {
      const ctx = await httpContext(parts, request, response);
      const { status, headers, content } = await asSystem(() => route.answer(ctx, requestOf(request)));
      response.setHeader('cache-control', 'no-store');
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.status(status).end(content);
    } catch (error) {
      sendFailure(response, error, parts.log, route.path);
    }
  };

const bodyErrors: ErrorRequestHandler = (error: { type?: string; status?: number }, _request, response, next) => {
  if (error.type === 'entity.too.large')
    return void response.status(413).json(failure(restText.tooLarge, 'PAYLOAD_TOO_LARGE'));
  if ((error.status ?? 500) < 500)
    return void response.status(400).json(failure(restText.malformedJson, 'BAD_REQUEST'));
  next(error);
};

/** Routes that read their body themselves. */
export function rawRouter(parts: ContextParts, routes: readonly RawRoute[]): Router {
  const router = Router();
  for (const route of routes) {
    const body = raw({ type: () => true, limit: route.maxBytes, inflate: false });
    router[route.method === 'GET' ? 'get' : 'post'](route.path, body, handlerOf(route, parts));
  }
  router.use(bodyErrors);
  return router;
}

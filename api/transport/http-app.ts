import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql/index.js';
import { pinoHttp } from 'pino-http';
import { inCall } from '#db/row-wall.ts';
import { DAY } from '#schema/lib/durations.ts';
import { restText } from '#schema/text/errors.ts';
import { startupText } from '#schema/text/startup.ts';
import type { OperationLimits } from '../kernel/graphql/operation-limits.ts';
import type { Env } from '../kernel/env.ts';
import type { FileKind } from '../kernel/http/stored-files.ts';
import { newId } from '../kernel/ids.ts';
import type { RawRoute } from '../kernel/http/raw-route.ts';
import type { RestRoute } from '../kernel/http/rest-route.ts';
import type { GraphQLTransport } from './graphql.ts';
import type { ContextParts } from './request-context.ts';
import { oneAtATime } from './http-server.ts';
import { fileRouter } from './files.ts';
import { graphqlPage } from './graphql-page.ts';
import { securityHeaders } from './content-policy.ts';
import { observed } from './observed.ts';
import { crossOrigin } from './origins.ts';
import { pageWithHead } from './page-head.ts';
import { probeRouter } from './probes.ts';
import { rawRouter } from './raw-routes.ts';
import { failure } from './rest/envelope.ts';
import { restRouter } from './rest/router.ts';
import { GRAPHQL_PATH, type SocketTransport } from './subscriptions.ts';
import { uploadRouter } from './uploads.ts';

/** Serves the pages: the built files, or Vite in development. */
export interface PageServer {
  middleware: RequestHandler;
  /** Handles the upgrades for hot reload. */
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  stop?(): Promise<void>;
}

const BUILT_WEB = 'dist/web';
/** Enough for a text of a million characters whose citations are checked, with accents and escapes. */
const MAX_OPERATION = '4mb';
const YEAR_MS = 365 * DAY;

/** Reads a file again when it changed; `null`: there is none. */
function watchedText(file: string): () => string | null {
  let known = { at: Number.NaN, text: '' };
  return () => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (at === undefined) return null;
    if (at !== known.at) known = { at, text: readFileSync(file, 'utf8') };
    return known.text;
  };
}

/**
 * The files of `vite build`. Other paths get `index.html` with the head of their page; its router shows the page.
 * @param site Public address, without a slash at its end.
 */
function builtWeb(site: () => string, folder = path.resolve(BUILT_WEB)): PageServer {
  const index = watchedText(path.join(folder, 'index.html'));
  const files = express.static(folder, {
    index: false,
    redirect: false,
    setHeaders: (response, file) => {
      // Names of assets contain a hash of their content, so they never change.
      if (file.includes(`${path.sep}assets${path.sep}`))
        response.setHeader('cache-control', `public, max-age=${YEAR_MS / 1000}, immutable`);
    },
  });
  const shell: RequestHandler = (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    // A script of an earlier build and a misspelt `//api` are answered with 404, not with the page.
    if (/^\/+((developers\/)?assets|api|%61pi)(\/|%2f|$)/i.test(request.path))
      return void response.status(404).json(failure(restText.unknownRoute, 'NOT_FOUND'));
    const built = index();
    if (built === null) return void response.status(503).type('text').send(startupText.webNotBuilt);
    const page = pageWithHead(built, request.path, site());
    response.setHeader('cache-control', 'no-cache');
    response.setHeader('etag', `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 27)}"`);
    response.type('html').send(page);
  };
  const router = express.Router();
  // Only files are compressed: answers contain secrets beside text of the caller (BREACH attack).
  router.use(compression(), files, shell);
  return { middleware: router };
}

export interface HttpAppOptions {
  httpServer: Server;
  graphql: GraphQLTransport;
  sockets: SocketTransport;
  schema: GraphQLSchema;
  operationLimits: OperationLimits;
  parts: ContextParts;
  routes: RestRoute[];
  rawRoutes: RawRoute[];
  /** Loaders of stored files, by id prefix. */
  files: ReadonlyMap<string, FileKind>;
  env: Env;
  web?: ((httpServer: Server) => Promise<PageServer>) | null | undefined;
}

/** One port: `/graphql`, `/api`, the pages. */
export async function createHttpApp(options: HttpAppOptions): Promise<{ app: Express; stop(): Promise<void> }> {
  const { httpServer, env, parts } = options;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.use(
    pinoHttp({
      logger: parts.log,
      genReqId: () => newId('request'),
      autoLogging: { ignore: (request) => !request.url?.startsWith('/api') && !request.url?.startsWith(GRAPHQL_PATH) },
      // The log serializes errors itself.
      wrapSerializers: false,
      serializers: {
        req: (request: { id: string; method: string; url: string }) => ({
          id: request.id,
          method: request.method,
          url: request.url.split('?')[0],
        }),
        res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
      },
      customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'debug'),
    }),
  );
  app.use(observed(parts.runtime.telemetry));
  if (parts.origins.foreign.size > 0) app.use(['/api', GRAPHQL_PATH], crossOrigin(parts.origins));
  const web =
    options.web === null
      ? null
      : await (options.web ? options.web(httpServer) : Promise.resolve(builtWeb(parts.ports.address)));
  // Vite's client needs inline scripts and styles, so the security policy applies to the built pages only.
  if (env.NODE_ENV !== 'development') app.use(securityHeaders(env));
  app.use(probeRouter(parts));
  app.use(
    GRAPHQL_PATH,
    graphqlPage,
    express.json({ limit: MAX_OPERATION }),
    options.graphql.middleware,
    options.graphql.failure,
  );
  app.use(uploadRouter(parts));
  app.use(fileRouter(parts, options.files));
  app.use(rawRouter(parts, options.rawRoutes));
  app.use(restRouter(options));
  if (web) app.use(web.middleware);

  httpServer.on(
    'request',
    oneAtATime((request, response) => inCall(() => app(request, response))),
  );
  httpServer.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (options.sockets.upgrade(request, socket, head)) return;
    if (web?.upgrade) web.upgrade(request, socket, head);
    else socket.destroy();
  });
  return {
    app,
    async stop() {
      await web?.stop?.();
      httpServer.closeAllConnections();
      await new Promise<void>((resolve) => httpServer.close(() => resolve()));
    },
  };
}

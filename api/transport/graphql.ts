import type { Server } from 'node:http';
import {
  ApolloServer,
  HeaderMap,
  type ApolloServerPlugin,
  type GraphQLRequest,
  type HTTPGraphQLHead,
} from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { expressMiddleware } from '@as-integrations/express5';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import {
  GraphQLError,
  Kind,
  type FormattedExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql/index.js';
import type { ErrorCode } from '#schema/generated/contract.ts';
import { errorText } from '#schema/text/errors.ts';
import { deprecationHeaders, deprecationsIn, type Deprecation } from '../kernel/graphql/deprecations.ts';
import type { Charge, OperationLimits } from '../kernel/graphql/operation-limits.ts';
import type { Ctx, KeyQuota } from '../kernel/context.ts';
import { HTTP_STATUS } from '../kernel/errors.ts';
import { claimKey, IDEMPOTENCY_HEADER, keepAnswer, REPLAYED_HEADER } from '../kernel/database/idempotency.ts';
import { newId } from '../kernel/ids.ts';
import { LIMITS } from '../kernel/graphql/limits.ts';
import { httpContext, type ContextParts } from './request-context.ts';

/** `application/json` clients expect errors with status 200; those of the newer media type expect an error status (GraphQL over HTTP, §6.4). */
const refusedStatus = (accept: string | undefined, status: number): number =>
  accept?.includes('application/graphql-response+json') ? status : 200;

/** What clients of persisted operations look for: they answer it by sending the text. */
const OF_PERSISTED_OPERATIONS = new Set(['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED']);

/** Whatever the media type and whatever else was answered: a client or a proxy that knows HTTP only waits. */
const TRY_LATER: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['RATE_LIMITED', 'UNAVAILABLE']);

/** Names of the mutations of an operation. */
const mutationsOf = ({ selectionSet }: OperationDefinitionNode): string =>
  selectionSet.selections.map((each) => (each.kind === Kind.FIELD ? each.name.value : each.kind)).join(',');

/** The stored answer of a mutation that ran before with the same idempotency key; `null`: it is to run. */
async function findReplay(
  { query, operationName, variables, http }: GraphQLRequest,
  operation: OperationDefinitionNode | undefined,
  ctx: Ctx,
): Promise<string | null> {
  const key = http?.headers.get(IDEMPOTENCY_HEADER);
  if (key === undefined || operation?.operation !== 'mutation') return null;
  return claimKey(ctx, {
    key,
    operation: mutationsOf(operation),
    request: [query, operationName ?? null, variables ?? {}],
  });
}

/** Masks the errors of a response and sets its status. */
function showErrors(
  { http, body }: { http: HTTPGraphQLHead; body: { singleResult: FormattedExecutionResult } },
  errors: readonly GraphQLError[],
  { operationLimits, ctx, accept }: { operationLimits: OperationLimits; ctx: Ctx; accept: string | undefined },
): void {
  const [first] = errors;
  if (first && OF_PERSISTED_OPERATIONS.has(String(first.extensions['code']))) {
    body.singleResult.errors = [{ message: first.message, extensions: { code: first.extensions['code'] } }];
    return;
  }
  const masked = errors.map((error) => operationLimits.mask(error, ctx));
  const isRefused = masked.every((error) => error.extensions?.['code'] === 'BAD_REQUEST');
  // graphql adds «too many errors» to the first one, which is enough.
  body.singleResult.errors = isRefused ? masked.slice(0, 1) : masked;
  const status = HTTP_STATUS[(masked[0]?.extensions?.['code'] as ErrorCode | undefined) ?? 'INTERNAL'];
  // Apollo answers 500 for a refusal before execution (such as a key of another request).
  const isBeforeRunning = body.singleResult.data === undefined && status < 500;
  if (isRefused || isBeforeRunning) http.status = refusedStatus(accept, status);
  const later = masked.find((error) => TRY_LATER.has(error.extensions?.['code'] as ErrorCode));
  if (!later) return;
  http.status = HTTP_STATUS[later.extensions?.['code'] as ErrorCode];
  http.headers.set('retry-after', String(Number(later.extensions?.['retryAfter'] ?? 60)));
}

/** What a reply says beside its data: the cost, what is left of a key, and what of the operation goes. */
function extensionsOf(
  charge: Charge | null,
  hour: KeyQuota | undefined,
  deprecations: readonly Deprecation[],
): Record<string, unknown> | null {
  if (!charge) return null;
  const { cost, ...minute } = charge;
  return {
    cost,
    ...(hour ? { rateLimit: { requests: hour, points: minute } } : {}),
    ...(deprecations.length > 0 ? { deprecations } : {}),
  };
}

/** Cost limit, masking of errors, `retry-after` and idempotency, with the same rules as WebSocket and REST. */
function limitsPlugin(operationLimits: OperationLimits, schema: GraphQLSchema): ApolloServerPlugin<Ctx> {
  return {
    async requestDidStart() {
      let charge: Charge | null = null;
      let deprecations: Deprecation[] = [];
      let replay: string | null = null;
      return {
        async didResolveOperation({ document, operation, request, contextValue }) {
          if (operation?.operation === 'subscription')
            throw new GraphQLError('subscriptions are for the socket', { extensions: { code: 'BAD_REQUEST' } });
          charge = await operationLimits.charge(document, request.operationName, request.variables ?? {}, contextValue);
          deprecations = deprecationsIn(schema, document);
          replay = await findReplay(request, operation, contextValue);
        },
        async responseForOperation({ response }) {
          if (replay === null) return null;
          response.http.headers.set(REPLAYED_HEADER, 'true');
          return { http: response.http, body: { kind: 'single', singleResult: JSON.parse(replay) as object } };
        },
        async willSendResponse({ request, response, errors, contextValue }) {
          const { http, body } = response;
          if (body.kind !== 'single') return;
          const accept = request.http?.headers.get('accept');
          if (errors) showErrors({ http, body }, errors, { operationLimits, ctx: contextValue, accept });
          // Stored before it is sent, so that a repeated request always finds it.
          await keepAnswer(contextValue, () => JSON.stringify(body.singleResult));
          const told = extensionsOf(charge, contextValue.keyQuota, deprecations);
          if (told) body.singleResult.extensions = { ...body.singleResult.extensions, ...told };
          for (const [name, value] of Object.entries(deprecationHeaders(deprecations, contextValue.ports.address())))
            http.headers.set(name, value);
          http.headers.set('cache-control', 'no-store');
          http.headers.set('x-request-id', contextValue.requestId);
        },
      };
    },
  };
}

/** Answers an unreadable body with a GraphQL error. The body is never logged, because it may contain a password. */
const unreadableBody =
  (log: ContextParts['log']): ErrorRequestHandler =>
  (error: { type?: string; status?: number }, _request, response, _next) => {
    const status = error.status ?? 500;
    if (status >= 500) log.error({ type: error.type, status }, 'graphql: a body could not be read');
    const code: ErrorCode =
      status === 413
        ? 'PAYLOAD_TOO_LARGE'
        : status === 415
          ? 'UNSUPPORTED_MEDIA_TYPE'
          : status >= 500
            ? 'INTERNAL'
            : 'BAD_REQUEST';
    response.status(status).json({ errors: [{ message: errorText[code], extensions: { code } }] });
  };

export interface GraphQLTransport {
  middleware: RequestHandler;
  /** Error handler after `middleware`, for bodies that could not be parsed. */
  failure: ErrorRequestHandler;
  stop(): Promise<void>;
}

/** GraphQL over HTTP on Apollo Server: batching off, CSRF prevention on. */
export async function graphqlOverHttp(options: {
  schema: GraphQLSchema;
  operationLimits: OperationLimits;
  parts: ContextParts;
  httpServer: Server;
}): Promise<GraphQLTransport> {
  const { schema, operationLimits, parts, httpServer } = options;
  const server = new ApolloServer<Ctx>({
    schema,
    // Who may ask for it is decided with the cost, for HTTP and sockets alike.
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    validationRules: [...operationLimits.rules],
    parseOptions: { maxTokens: LIMITS.tokens },
    validationOptions: { maxErrors: 1 },
    // The protocol «automatic persisted queries»: only operations that passed every limit are kept, 30 MB at most.
    persistedQueries: { ttl: null },
    stopOnTerminationSignals: false,
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (text: string) => parts.log.warn(text),
      error: (text: string) => parts.log.error(text),
    },
    plugins: [
      limitsPlugin(operationLimits, schema),
      // Answers are never cached by proxies, and computing cache hints costs time at every field.
      ApolloServerPluginCacheControlDisabled(),
      // It loads scripts from elsewhere; ours is `graphqlPage`.
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer, stopGracePeriodMillis: 5000 }),
    ],
  });
  await server.start();
  // Apollo would send the error of a failing context (with addresses of the database) to the caller.
  const context = async (request: Request, response: Response): Promise<Ctx> => {
    try {
      return await httpContext(parts, request, response);
    } catch (error) {
      const { message, extensions } = operationLimits.mask(error, {
        requestId: typeof request.id === 'string' ? request.id : newId('request'),
        log: parts.log,
        runtime: parts.runtime,
      });
      const status = HTTP_STATUS[(extensions?.['code'] as ErrorCode | undefined) ?? 'INTERNAL'];
      const retryAfter: unknown = extensions?.['retryAfter'];
      const headers = new HeaderMap(typeof retryAfter === 'number' ? [['retry-after', String(retryAfter)]] : []);
      throw new GraphQLError(message, { extensions: { ...extensions, http: { status, headers } } });
    }
  };
  return {
    middleware: expressMiddleware(server, {
      context: ({ req, res }) => context(req, res),
    }) as unknown as RequestHandler,
    failure: unreadableBody(parts.log),
    stop: () => server.stop(),
  };
}

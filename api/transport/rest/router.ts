import { json, Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import {
  execute,
  getOperationAST,
  Kind,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql/index.js';
import type { UserError } from '#schema/generated/contract.ts';
import { restText } from '#schema/text/errors.ts';
import { accessOf, requirePermission } from '#api/kernel/security/access.ts';
import type { OperationLimits } from '#api/kernel/graphql/operation-limits.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { FAILURES, Refusal } from '#api/kernel/errors.ts';
import { claimKey, IDEMPOTENCY_HEADER, keepAnswer, REPLAYED_HEADER } from '#api/kernel/database/idempotency.ts';
import type { RawReply, RestReply, RestRequest, RestRoute } from '#api/kernel/http/rest-route.ts';
import { dropUpload, keepAsUpload } from '#api/kernel/http/uploads.ts';
import { limitTransfers } from '../transfers.ts';
import { httpContext, type ContextParts } from '../request-context.ts';
import { openDemo } from './demo.ts';
import { failure, refuse, sendFailure, sendMasked } from './envelope.ts';
import { receiveFile } from './multipart.ts';
import { operationRouter } from './operations.ts';
import { openApiOf } from './openapi/document.ts';
import type { JsonSchema } from './openapi/reply-schema.ts';

const MAX_BODY = 256 * 1024;

const textsOnly = (source: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(source).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

const requestOf = (request: Request): RestRequest => ({
  params: textsOnly(request.params),
  query: textsOnly(request.query),
  body:
    typeof request.body === 'object' && request.body !== null && !Array.isArray(request.body)
      ? (request.body as Record<string, unknown>)
      : {},
  ifNoneMatch: request.headers['if-none-match'] ?? null,
});

type Reply = RestReply | RawReply;

/** `userErrors` of the payloads of an operation. */
function userErrorsOf(data: Record<string, unknown>): UserError[] {
  const payloads = Object.values(data) as ({ userErrors?: UserError[] } | null)[];
  return payloads.flatMap((payload) => payload?.userErrors ?? []);
}

function sendRaw(response: Response, { status, headers, content }: RawReply): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.status(status).end(content);
}

/** Sends the failure of an operation; a route with `refusal` sends it as a page. */
function refuseMasked(response: Response, route: RestRoute, masked: GraphQLFormattedError, requestId: string): void {
  if (route.refusal) return sendRaw(response, route.refusal(masked.message));
  const field: unknown = masked.extensions?.['field'];
  const named = typeof field === 'string' ? (route.fields?.[field] ?? field) : field;
  const extensions = { ...masked.extensions, ...(named === undefined ? {} : { field: named }) };
  sendMasked(response, { ...masked, extensions }, requestId);
}

function refuseUser(
  response: Response,
  route: RestRoute,
  no: UserError,
  requestId: string,
  more: Record<string, unknown> = {},
): void {
  if (route.refusal) return sendRaw(response, route.refusal(no.message));
  // Who sends a form knows nothing of the upload that it became.
  const named = no.field === 'uploadId' && route.file ? (route.file[0] ?? null) : no.field;
  const field = named && (route.fields?.[named] ?? named);
  refuse(response, { ...no, details: { ...(field ? { field } : {}), ...more }, requestId });
}

/** The stored reply of a mutation that ran before with the same idempotency key; `null`: it is to run. */
async function findReplay(route: RestRoute, request: Request, incoming: RestRequest, ctx: Ctx): Promise<Reply | null> {
  const key = request.headers[IDEMPOTENCY_HEADER];
  if (typeof key !== 'string' || getOperationAST(route.document)?.operation !== 'mutation') return null;
  const operation = `${route.method} ${route.path}`;
  // The same file sent again is another upload.
  const { uploadId: _upload, ...compared } = incoming;
  const known = await claimKey(ctx, { key, operation, request: compared });
  return known === null ? null : (JSON.parse(known) as Reply);
}

function send(response: Response, reply: Reply): void {
  if ('content' in reply) return sendRaw(response, reply);
  if (reply.status === 503) response.setHeader('retry-after', String(FAILURES.LOST.retryAfter));
  response.status(reply.status ?? 200).json({ success: true, ...reply.body });
}

/** Sends the answer of a request. */
type SendAnswer = (response: Response) => void;

/** Executes the operation of a route. The reply of a success is stored for its key; after a refusal the key is free again. */
async function executeRoute(
  route: RestRoute,
  { schema, operationLimits }: RestOptions,
  { ctx, incoming, variables }: { ctx: Ctx; incoming: RestRequest; variables: Record<string, unknown> },
): Promise<SendAnswer> {
  const result = (await execute({
    schema,
    document: route.document,
    variableValues: variables,
    contextValue: ctx,
  })) as ExecutionResult<Record<string, unknown>>;
  const { requestId } = ctx;
  const [error] = result.errors ?? [];
  if (error) return (response) => refuseMasked(response, route, operationLimits.mask(error, ctx), requestId);
  const [no] = userErrorsOf(result.data ?? {});
  if (no) {
    const more = route.refusalDetails?.(result.data as never);
    return (response) => refuseUser(response, route, no, requestId, more);
  }
  const also = route.also && (await execute({ schema, document: route.also, contextValue: ctx }));
  const [missed] = (also as ExecutionResult | undefined)?.errors ?? [];
  if (missed) return (response) => refuseMasked(response, route, operationLimits.mask(missed, ctx), requestId);
  const reply = route.reply({ ...result.data, ...(also as ExecutionResult | undefined)?.data } as never, incoming);
  await keepAnswer(ctx, () => JSON.stringify(reply));
  return (response) => send(response, reply);
}

function needsSession(route: RestRoute, schema: GraphQLSchema): boolean {
  const operation = getOperationAST(route.document);
  const fields = operation && schema.getRootType(operation.operation)?.getFields();
  return (operation?.selectionSet.selections ?? []).some((selection) => {
    const field = selection.kind === Kind.FIELD ? fields?.[selection.name.value] : undefined;
    return field !== undefined && accessOf(field)?.isPublic === false;
  });
}

/** The variables of the operation. For a visitor on a protected route, `UNAUTHENTICATED` comes before other errors. */
function variablesOf(
  route: RestRoute,
  schema: GraphQLSchema,
  ctx: Ctx,
  incoming: RestRequest,
): Record<string, unknown> {
  try {
    return route.variables(incoming);
  } catch (error) {
    throw ctx.actor.kind !== 'user' && needsSession(route, schema) ? new Refusal('UNAUTHENTICATED') : error;
  }
}

interface Arriving {
  incoming: RestRequest;
  request: Request;
  response: Response;
  ctx: Ctx;
}

/** Takes the file of a form in. The body is not read before the caller is known to be allowed to send one. */
async function withFile(
  fields: readonly string[],
  { incoming, request, response, ctx }: Arriving,
): Promise<RestRequest> {
  const { userId } = requirePermission(ctx, 'upload:write');
  limitTransfers(userId, request, response);
  const file = await receiveFile(request, fields);
  const uploadId = await keepAsUpload(ctx, file);
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(file.bytes))).toString('hex');
  return { ...incoming, body: { file_name: file.fileName, sha256: digest }, uploadId };
}

/** Who has no session yet may get one; the idle time of a session that is used begins anew. */
async function beginWork(route: RestRoute, { schema, parts }: RestOptions, request: Request, ctx: Ctx): Promise<void> {
  if (route.opensDemo) await openDemo(schema, parts, request, ctx);
  if (ctx.actor.kind === 'user' && !ctx.actor.apiKey) await parts.markSessionUsed(ctx.em, ctx.actor.sessionId);
}

/** Runs the operation of a route in process, with the same access checks, limits and texts as over GraphQL. */
const handlerOf =
  (route: RestRoute, options: RestOptions): RequestHandler =>
  async (request, response) => {
    const { operationLimits } = options;
    const ctx: Ctx = await options.contextFor(request, response);
    let incoming = requestOf(request);
    const answered = async (): Promise<SendAnswer> => {
      await beginWork(route, options, request, ctx);
      if (route.file) incoming = await withFile(route.file, { incoming, request, response, ctx });
      const variables = variablesOf(route, options.schema, ctx, incoming);
      await operationLimits.charge(route.document, null, variables, ctx);
      const known = await findReplay(route, request, incoming, ctx);
      if (!known) return executeRoute(route, options, { ctx, incoming, variables });
      return (to) => send(to.setHeader(REPLAYED_HEADER, 'true'), known);
    };
    const refused = (error: unknown): SendAnswer => {
      const masked = operationLimits.mask(error, ctx);
      return (to) => refuseMasked(to, route, masked, ctx.requestId);
    };
    const answer = await answered().catch(refused);
    if (incoming.uploadId) await dropUpload(ctx, incoming.uploadId).catch(refused);
    // Before the answer is sent, so that a repeated request always finds the state of the key. `null`: no reply to store.
    await keepAnswer(ctx, () => null);
    answer(response);
  };

export interface RestOptions {
  schema: GraphQLSchema;
  operationLimits: OperationLimits;
  parts: ContextParts;
  routes: RestRoute[];
  contextFor(request: Request, response: Response): Promise<Ctx>;
}

const bodyErrors: ErrorRequestHandler = (error: { type?: string; status?: number }, _request, response, next) => {
  if (error.type === 'entity.too.large')
    return void response.status(413).json(failure(restText.tooLarge, 'PAYLOAD_TOO_LARGE'));
  if (error.type === 'encoding.unsupported')
    return void response.status(415).json(failure(restText.jsonExpected, 'UNSUPPORTED_MEDIA_TYPE'));
  if (error.type === 'entity.parse.failed' || error.type === 'charset.unsupported' || error.status === 400)
    return void response.status(400).json(failure(restText.malformedJson, 'BAD_REQUEST'));
  next(error);
};

const unexpectedErrors =
  (parts: ContextParts): ErrorRequestHandler =>
  (error: unknown, _request, response, _next) =>
    sendFailure(response, error, parts.log, 'rest');

const jsonOnly: RequestHandler = (request, response, next) => {
  const hasBody = Number(request.headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in request.headers;
  if (!hasBody || request.is('application/json')) return next();
  response.status(415).json(failure(restText.jsonExpected, 'UNSUPPORTED_MEDIA_TYPE'));
};

/** All of `/api`: the routes, and a JSON 404 for other paths. */
export function restRouter(options: Omit<RestOptions, 'contextFor'>): Router {
  const router = Router();
  const full: RestOptions = {
    ...options,
    contextFor: (request, response) => httpContext(options.parts, request, response, true),
  };
  router.use((_request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    next();
  });
  for (const route of options.routes) {
    const body = route.file ? [] : [jsonOnly, json({ limit: route.maxBytes ?? MAX_BODY, strict: true })];
    router[route.method.toLowerCase() as 'get' | 'post' | 'put'](route.path, ...body, handlerOf(route, full));
  }
  router.use(operationRouter(options));
  let described: Promise<JsonSchema> | null = null;
  // It is the same for everybody and as long as this server runs.
  router.get('/api/openapi.json', async (_request, response) => {
    described ??= openApiOf(options.schema, options.routes, options.parts.ports.address());
    response.json(await described);
  });
  router.use(
    '/api',
    (_request, response) => void response.status(404).json(failure(restText.unknownRoute, 'NOT_FOUND')),
  );
  router.use(bodyErrors);
  router.use(unexpectedErrors(options.parts));
  return router;
}

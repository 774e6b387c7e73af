import { createHash } from 'node:crypto';
import { Router, type RequestHandler } from 'express';
import { execute, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql/index.js';
import { operationText as say } from '#schema/text/developers-operations.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { deprecationHeaders, deprecationsIn } from '#api/kernel/graphql/deprecations.ts';
import type { OperationLimits } from '#api/kernel/graphql/operation-limits.ts';
import type { RunnableOperation } from '#api/kernel/http/registered-operation.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { httpContext, type ContextParts } from '../request-context.ts';
import { sendFailure, sendMasked } from './envelope.ts';

interface OperationOptions {
  schema: GraphQLSchema;
  operationLimits: OperationLimits;
  parts: ContextParts;
}

const MOST_READ = 500;

/** The variables of the address, not validated yet. */
function variablesOf(given: unknown): Record<string, unknown> {
  if (given === undefined || given === '') return {};
  const wrong = () => new Refusal('VALIDATION', say.variables, { field: 'variables' });
  if (typeof given !== 'string') throw wrong();
  let read: unknown;
  try {
    read = JSON.parse(given);
  } catch {
    throw wrong();
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw wrong();
  return read as Record<string, unknown>;
}

async function operationOf(ctx: Ctx, name: string): Promise<RunnableOperation> {
  signedIn(ctx);
  for (const { registeredOperation } of ctx.runtime.offers) {
    const found = await registeredOperation?.(ctx, name);
    if (found) return found;
  }
  throw new Refusal('NOT_FOUND');
}

/**
 * `GET /api/operations/{id or sha256}?variables={…}`: runs a query that the account of the caller registered, with the same
 * access and limits as `/graphql`. An answer without errors has an ETag and the time that was registered with it; it is
 * kept by the client alone, never by a proxy.
 */
export function operationRouter({ schema, operationLimits, parts }: OperationOptions): Router {
  const documents = new Map<string, DocumentNode>();
  /** Reads a text once, as long as few are in use. */
  const documentOf = ({ text, sha256 }: RunnableOperation): DocumentNode => {
    const known = documents.get(sha256);
    if (known) return known;
    const document = operationLimits.parse(text);
    if (documents.size >= MOST_READ) documents.clear();
    documents.set(sha256, document);
    return document;
  };
  const run: RequestHandler<{ name: string }> = async (request, response) => {
    response.setHeader('cache-control', 'no-store');
    response.setHeader('vary', 'Authorization');
    let ctx: Ctx | null = null;
    try {
      ctx = await httpContext(parts, request, response);
      response.setHeader('x-request-id', ctx.requestId);
      const operation = await operationOf(ctx, request.params.name);
      const document = documentOf(operation);
      const variableValues = variablesOf(request.query['variables']);
      await operationLimits.charge(document, null, variableValues, ctx);
      const result = (await execute({ schema, document, variableValues, contextValue: ctx })) as ExecutionResult;
      const [error] = result.errors ?? [];
      if (error) throw error;
      const deprecations = deprecationsIn(schema, document);
      for (const [name, value] of Object.entries(deprecationHeaders(deprecations, parts.ports.address())))
        response.setHeader(name, value);
      const body = JSON.stringify({ success: true, data: result.data });
      const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
      response.setHeader('etag', etag);
      const { maxAgeSeconds } = operation;
      response.setHeader(
        'cache-control',
        maxAgeSeconds > 0 ? `private, max-age=${maxAgeSeconds}` : 'private, no-cache',
      );
      if (request.headers['if-none-match'] === etag) return void response.status(304).end();
      response.status(200).type('json').send(body);
    } catch (error) {
      if (!ctx) return sendFailure(response, error, parts.log, 'operation');
      sendMasked(response, operationLimits.mask(error, ctx), ctx.requestId);
    }
  };
  const router = Router();
  router.get('/api/operations/:name', run);
  return router;
}

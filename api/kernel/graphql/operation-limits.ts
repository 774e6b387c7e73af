import {
  getNamedType,
  getOperationAST,
  GraphQLError,
  isLeafType,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql/index.js';
import { fieldExtensionsEstimator, getComplexity, type ComplexityEstimator } from 'graphql-query-complexity';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { errorText } from '#schema/text/errors.ts';
import type { Ctx } from '../context.ts';
import { cachedCost } from './cost-cache.ts';
import { asRefusal, Refusal } from '../errors.ts';
import { LIMITS, limitsRule, noIntrospectionRule } from './limits.ts';

const DEFAULT_PAGE = 20;

/** Cost of a field: a connection costs its page size, an object 1, a scalar 0. A field with its own `complexity` uses that. */
const estimator: ComplexityEstimator = ({ args, childComplexity, field }) => {
  if (isLeafType(getNamedType(field.type))) return 0;
  const asked: unknown = args.first ?? args.last;
  const isPaged = field.args.some((argument) => argument.name === 'first');
  const ids: unknown = args.ids;
  const rows = Array.isArray(ids)
    ? ids.length
    : isPaged
      ? typeof asked === 'number'
        ? Math.max(asked, 1)
        : DEFAULT_PAGE
      : 1;
  return 1 + rows * childComplexity;
};

export interface OperationLimits {
  /** Validation rules: those of graphql and ours. */
  rules: typeof specifiedRules;
  /** Parses and validates a query; throws the first problem. */
  parse(query: string): DocumentNode;
  /** Cost of an operation in points. Refuses above the limit, and when the account or address has used up its minute. */
  charge(
    document: DocumentNode,
    operationName: string | null | undefined,
    variables: Record<string, unknown>,
    ctx: Ctx,
  ): Promise<number>;
  /** The error as the caller sees it: Spanish text, code and request id, no internals. */
  mask(error: unknown, ctx: Pick<Ctx, 'requestId' | 'log' | 'runtime'>): GraphQLFormattedError;
}

/** Points per minute for one account, and for one address without an account. */
const BUCKET = { user: 20_000, visitor: 5_000 } as const;

/** Validation, limits and masking of errors, the same for HTTP, WebSocket and REST. */
export function createOperationLimits(schema: GraphQLSchema, options: { isOpen: boolean }): OperationLimits {
  const rules = [
    ...specifiedRules,
    limitsRule,
    ...(options.isOpen ? [] : [noIntrospectionRule]),
  ] as unknown as typeof specifiedRules;
  const buckets = {
    user: new RateLimiterMemory({ points: BUCKET.user, duration: 60 }),
    visitor: new RateLimiterMemory({ points: BUCKET.visitor, duration: 60 }),
  };

  const spend = async (ctx: Ctx, cost: number): Promise<void> => {
    const isUser = ctx.actor.kind === 'user';
    const key = ctx.actor.kind === 'user' ? ctx.actor.userId : ctx.origin.ip;
    await buckets[isUser ? 'user' : 'visitor'].consume(key, Math.max(cost, 1)).catch((rejection: unknown) => {
      const wait = (rejection as { msBeforeNext?: number }).msBeforeNext ?? 60_000;
      throw new Refusal('RATE_LIMITED', undefined, { retryAfter: Math.ceil(wait / 1000) });
    });
  };

  return {
    rules,
    parse(query) {
      const document = parse(query, { maxTokens: LIMITS.tokens });
      const [problem] = validate(schema, document, rules, { maxErrors: 1 });
      if (problem) throw problem;
      return document;
    },
    async charge(document, operationName, variables, ctx) {
      if (!getOperationAST(document, operationName))
        throw new GraphQLError('no such operation', { extensions: { code: 'BAD_REQUEST' } });
      const cost = cachedCost(document, operationName, variables, () =>
        getComplexity({
          schema,
          query: document,
          ...(operationName ? { operationName } : {}),
          variables,
          estimators: [fieldExtensionsEstimator(), estimator],
        }),
      );
      if (cost > LIMITS.cost) throw new GraphQLError(`cost ${cost}`, { extensions: { code: 'BAD_REQUEST' } });
      await spend(ctx, cost);
      return cost;
    },
    mask(error, ctx) {
      const { requestId } = ctx;
      const { telemetry } = ctx.runtime;
      const graphqlError = error instanceof GraphQLError ? error : null;
      const position = graphqlError
        ? {
            ...(graphqlError.locations ? { locations: graphqlError.locations } : {}),
            ...(graphqlError.path ? { path: graphqlError.path } : {}),
          }
        : {};
      const refusal = asRefusal(error);
      if (refusal) {
        telemetry.refusal(refusal.code);
        if (refusal.code === 'UNAVAILABLE') ctx.log.error({ err: error, requestId }, 'outage');
        return {
          ...position,
          message: refusal.message,
          extensions: { code: refusal.code, requestId, ...refusal.details },
        };
      }
      // Not thrown by a resolver: the document or its variables are invalid (Apollo wraps the error of graphql).
      if (graphqlError && (!graphqlError.originalError || graphqlError.originalError instanceof GraphQLError)) {
        telemetry.refusal('BAD_REQUEST');
        const message = options.isOpen ? graphqlError.message : errorText.BAD_REQUEST;
        return { ...position, message, extensions: { code: 'BAD_REQUEST', requestId } };
      }
      telemetry.refusal('INTERNAL');
      ctx.log.error({ err: error, requestId }, 'internal error');
      return { ...position, message: errorText.INTERNAL, extensions: { code: 'INTERNAL', requestId } };
    },
  };
}

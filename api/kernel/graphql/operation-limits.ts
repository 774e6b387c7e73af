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
import { costOf } from './cost-memo.ts';
import { asRefusal, Refusal } from '../errors.ts';
import { LIMITS, limitsRule, noIntrospectionRule } from './limits.ts';

const DEFAULT_PAGE = 20;

/** Connections cost their page; objects 1; scalars nothing. A field that says its own `complexity` (a list without pages, a heavy read) is taken at its word. */
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
  /** Static rules for a validator: graphql's own and ours. */
  rules: typeof specifiedRules;
  /** Parses and validates a text; throws what the caller shall see. */
  read(query: string): DocumentNode;
  /** Points of an operation; refuses over the limit and over the credential's bucket. */
  charge(
    document: DocumentNode,
    operationName: string | null | undefined,
    variables: Record<string, unknown>,
    ctx: Ctx,
  ): Promise<number>;
  /** What the caller sees of an error: Spanish, a code, the request id, nothing of ours. */
  mask(error: unknown, ctx: Pick<Ctx, 'requestId' | 'log'>): GraphQLFormattedError;
}

/** A minute's points for one signed-in credential, and for one address without any. */
const BUCKET = { user: 20_000, visitor: 5_000 } as const;

/** One place that validates, limits and masks, for HTTP, sockets and REST rows alike. */
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
    read(query) {
      const document = parse(query, { maxTokens: LIMITS.tokens });
      const [problem] = validate(schema, document, rules, { maxErrors: 1 });
      if (problem) throw problem;
      return document;
    },
    async charge(document, operationName, variables, ctx) {
      if (!getOperationAST(document, operationName))
        throw new GraphQLError('no such operation', { extensions: { code: 'BAD_REQUEST' } });
      const cost = costOf(document, operationName, variables, () =>
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
      const graphqlError = error instanceof GraphQLError ? error : null;
      const place = graphqlError
        ? {
            ...(graphqlError.locations ? { locations: graphqlError.locations } : {}),
            ...(graphqlError.path ? { path: graphqlError.path } : {}),
          }
        : {};
      const refusal = asRefusal(error);
      if (refusal) {
        if (refusal.code === 'UNAVAILABLE') ctx.log.error({ err: error, requestId }, 'outage');
        return {
          ...place,
          message: refusal.message,
          extensions: { code: refusal.code, requestId, ...refusal.details },
        };
      }
      // Not thrown by a resolver: the document or its variables are at fault (Apollo wraps what graphql threw).
      if (graphqlError && (!graphqlError.originalError || graphqlError.originalError instanceof GraphQLError)) {
        const message = options.isOpen ? graphqlError.message : errorText.BAD_REQUEST;
        return { ...place, message, extensions: { code: 'BAD_REQUEST', requestId } };
      }
      ctx.log.error({ err: error, requestId }, 'internal error');
      return { ...place, message: errorText.INTERNAL, extensions: { code: 'INTERNAL', requestId } };
    },
  };
}

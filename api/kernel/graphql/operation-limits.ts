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
import { asksForContract, LIMITS, limitsRule } from './limits.ts';

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

/** Cost of an operation in points. */
export const costOf = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Record<string, unknown>,
): number =>
  (asksForContract(document) ? LIMITS.introspectionCost : 0) +
  getComplexity({
    schema,
    query: document,
    ...(operationName ? { operationName } : {}),
    variables,
    estimators: [fieldExtensionsEstimator(), estimator],
  });

/** What an operation cost, in points, and what is left of the minute. */
export interface Charge {
  cost: number;
  limit: number;
  remaining: number;
  resetSeconds: number;
}

export interface OperationLimits {
  /** Validation rules: those of graphql and ours. */
  rules: typeof specifiedRules;
  /** Parses and validates a query; throws the first problem. */
  parse(query: string): DocumentNode;
  /**
   * Takes the cost of an operation from the minute of the account or address. Refuses above the limit, when the minute is
   * used up, and introspection by anybody but a program with a key.
   */
  charge(
    document: DocumentNode,
    operationName: string | null | undefined,
    variables: Record<string, unknown>,
    ctx: Ctx,
  ): Promise<Charge>;
  /** The error as the caller sees it: Spanish text, code and request id, no internals. */
  mask(error: unknown, ctx: Pick<Ctx, 'requestId' | 'log' | 'runtime'>): GraphQLFormattedError;
}

/** Points per minute for one account, and for one address without an account. */
export const BUCKET = { user: 20_000, visitor: 5_000 } as const;

/** Validation, limits and masking of errors, the same for HTTP, WebSocket and REST. */
export function createOperationLimits(schema: GraphQLSchema, options: { isOpen: boolean }): OperationLimits {
  const rules = [...specifiedRules, limitsRule] as unknown as typeof specifiedRules;
  const buckets = {
    user: new RateLimiterMemory({ points: BUCKET.user, duration: 60 }),
    visitor: new RateLimiterMemory({ points: BUCKET.visitor, duration: 60 }),
  };

  const spend = async (ctx: Ctx, cost: number): Promise<Charge> => {
    const [kind, key] =
      ctx.actor.kind === 'user' ? (['user', ctx.actor.userId] as const) : (['visitor', ctx.origin.ip] as const);
    const left = await buckets[kind].consume(key, Math.max(cost, 1)).catch((rejection: unknown) => {
      const wait = (rejection as { msBeforeNext?: number }).msBeforeNext ?? 60_000;
      throw new Refusal('RATE_LIMITED', undefined, { retryAfter: Math.ceil(wait / 1000) });
    });
    const resetSeconds = Math.ceil(left.msBeforeNext / 1000);
    return { cost, limit: BUCKET[kind], remaining: left.remainingPoints, resetSeconds };
  };

  /** A key is how a partner is known; everybody else has the contract as a file. */
  const refuseIntrospection = (document: DocumentNode, { actor }: Ctx): void => {
    if (!options.isOpen && !(actor.kind === 'user' && actor.apiKey) && asksForContract(document))
      throw new GraphQLError('introspection needs a key', { extensions: { code: 'BAD_REQUEST' } });
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
      refuseIntrospection(document, ctx);
      const cost = cachedCost(document, operationName, variables, () =>
        costOf(schema, document, operationName, variables),
      );
      if (cost > LIMITS.cost) throw new GraphQLError(`cost ${cost}`, { extensions: { code: 'BAD_REQUEST' } });
      return spend(ctx, cost);
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

import type { Request } from 'express';
import { execute, type ExecutionResult, type GraphQLSchema } from 'graphql/index.js';
import type { Ctx } from '#api/kernel/context.ts';
import { isOfOwnPage } from '../origins.ts';
import { callerOf, type ContextParts } from '../request-context.ts';
import { RestStartDemoDocument, type RestStartDemoMutation } from './demo.generated.ts';

/** A cookie of ours, also one that is worth nothing any more: its page had a session, and is told that it is over. */
const OWN_COOKIE = /(?:^|;\s*)foja_/;

/**
 * Opens a demo for a page of ours that asks without having been anything before: the demo of the specification signs in
 * in the browser alone, and its first question is the first that a server hears of it. The limits are those of
 * `startDemoSession`, the address included.
 */
export async function openDemo(schema: GraphQLSchema, parts: ContextParts, request: Request, ctx: Ctx): Promise<void> {
  const { authorization, cookie = '', 'x-trial-id': trialId } = request.headers;
  const wasNothing = authorization === undefined && trialId === undefined && !OWN_COOKIE.test(cookie);
  if (ctx.actor.kind !== 'visitor' || !wasNothing || !isOfOwnPage(request, parts.origins)) return;
  const result = (await execute({
    schema,
    document: RestStartDemoDocument,
    contextValue: ctx,
  })) as ExecutionResult<RestStartDemoMutation>;
  const [error] = result.errors ?? [];
  if (error) throw error.originalError ?? error;
  const bearer = result.data?.startDemoSession.demoSession?.token ?? null;
  ctx.actor = await callerOf(parts, ctx.em, { bearer, trialId: null });
}

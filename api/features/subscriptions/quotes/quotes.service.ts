import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { RequestQuoteInput } from '#schema/generated/contract.ts';
import { DAY } from '#schema/lib/durations.ts';
import { QuoteRequest } from '#db/entities/seat.entity.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { newId } from '#api/kernel/ids.ts';
import { enqueue } from '#api/kernel/jobs/jobs.ts';
import { foldEmail } from '#api/features/users/index.ts';
import { mailQuote } from './quotes.jobs.ts';
import { QUOTE_DAYS, quoteProblem, type QuoteFacts } from './quotes.rules.ts';

/** Requests for an offer of the plan that is agreed by quote. Nothing is charged and no plan is given. */

const HOUR_SECONDS = 3600;
/** Requests from one address of the network, and mails to one e-mail address. */
const QUOTE_ORIGIN = { name: 'quote-origin', points: 5, seconds: HOUR_SECONDS };
const QUOTE_EMAIL = { name: 'quote-email', points: 3, seconds: 24 * HOUR_SECONDS };

const factsOf = ({ name, email, message, seats }: RequestQuoteInput): QuoteFacts => ({
  name: name.replace(/\s+/g, ' ').trim(),
  email: foldEmail(email),
  message: (message ?? '').trim(),
  seats: seats ?? null,
});

/** An open request of the same address is replaced: the operator answers the last one. */
async function store(ctx: Ctx, em: SqlEntityManager, facts: QuoteFacts): Promise<QuoteRequest> {
  const now = ctx.clock.now();
  const replaced = await em.execute<unknown[]>(
    'update quote_request set replaced_at = ? where email = ? and replaced_at is null and expires_at > ? returning id',
    [now, facts.email, now],
  );
  const quote = em.create(QuoteRequest, {
    id: newId('quoteRequest'),
    user: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
    ...facts,
    createdAt: now,
    expiresAt: later(now, QUOTE_DAYS * DAY),
    replacedAt: null,
  });
  await em.flush();
  for (const to of ['REQUESTER', 'OPERATOR'] as const) {
    const order = { quoteId: quote.id, to, isRepeated: replaced.length > 0 };
    await enqueue(em, mailQuote, order, { key: `quote:${to}:${quote.id}` });
  }
  return quote;
}

async function limit(ctx: Ctx, email: string): Promise<void> {
  await ctx.throttle.take(QUOTE_ORIGIN, ctx.origin.ip);
  await ctx.throttle.take(QUOTE_EMAIL, email);
}

export async function requestQuote(ctx: Ctx, input: RequestQuoteInput) {
  const facts = factsOf(input);
  const problem = quoteProblem(facts);
  if (problem) return userError('VALIDATION', problem.message, problem.field);
  await limit(ctx, facts.email);
  const { id, createdAt } = await store(ctx, ctx.em, facts);
  return ok({ quoteRequest: { id, createdAt } });
}

/**
 * Keeps a request of a checkout that is refused, because this plan is not sold there: the transaction around it is
 * rolled back, so the request has its own. Answers the problem of what was typed, or `null` when it was kept.
 */
export async function keepQuoteRequest(
  ctx: Ctx,
  input: RequestQuoteInput,
): Promise<{ field: string; message: string } | null> {
  const facts = factsOf(input);
  const problem = quoteProblem(facts);
  if (problem) return problem;
  await limit(ctx, facts.email);
  await (ctx.em.fork() as Ctx['em']).transactional((em) => store(ctx, em, facts));
  return null;
}

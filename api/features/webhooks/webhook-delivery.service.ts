import { MINUTE } from '#schema/lib/durations.ts';
import type { StoredWebhookAttempt } from '#db/entities/webhook.entity.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { notify } from '#api/kernel/events/notices.ts';
import { sendToast } from '#api/kernel/events/toasts.ts';
import { enqueue } from '#api/kernel/jobs/jobs.ts';
import { mailWebhookDisabled } from './webhook-mail.jobs.ts';
import { signingSecrets } from './webhook-secrets.service.ts';
import { signedHeaders } from './webhook-signing.adapter.ts';
import { isGivenUp, nextAttempt } from './webhooks.rules.ts';

/** Attempts: who is next, what the receiver answered, and what follows from it. */

/** At once on one server. */
const LANES = 12;
/** At once to one endpoint, so that a slow receiver keeps nobody else waiting. */
const LANES_OF_ENDPOINT = 4;
/** Longer than an attempt may take. */
const LEASE_MS = MINUTE;
/** A job that takes three minutes counts as lost with its server: what is left is another job. */
const RUN_MS = 45_000;

interface Claimed {
  id: string;
  endpoint_id: string;
  user_id: string;
  event_id: string;
  url: string;
  body: string;
  secret_sealed: string;
  previous_secret_sealed: string | null;
  previous_secret_until: string | Date | null;
  attempts: StoredWebhookAttempt[];
}

/** The oldest that is due, for as long as the lease says. A server that dies leaves it to the others. */
async function claimNext(ctx: Ctx): Promise<Claimed | null> {
  const now = ctx.clock.now();
  const [claimed] = await ctx.em.execute<Claimed[]>(
    `update webhook_delivery d set leased_until = ? from webhook_endpoint e, webhook_event v
     where e.id = d.endpoint_id and v.id = d.event_id and d.id = (
       select w.id from webhook_delivery w join webhook_endpoint o on o.id = w.endpoint_id and o.state = 'ACTIVE'
       where w.next_attempt_at <= ? and (w.leased_until is null or w.leased_until < ?)
         and w.endpoint_id not in (select endpoint_id from webhook_delivery where leased_until >= ?
           group by endpoint_id having count(*) >= ${LANES_OF_ENDPOINT})
       order by w.next_attempt_at, w.id limit 1 for update of w skip locked)
     returning d.id, d.endpoint_id, d.event_id, d.attempts, e.user_id, e.url, e.secret_sealed,
       e.previous_secret_sealed, e.previous_secret_until, v.body`,
    [later(now, LEASE_MS), now, now, now],
  );
  return claimed ?? null;
}

/** Signs and posts once. */
export async function attemptOf(
  ctx: Ctx,
  claimed: Omit<Claimed, 'id' | 'attempts' | 'endpoint_id' | 'user_id'>,
): Promise<StoredWebhookAttempt> {
  const { event_id: id, url, body, previous_secret_until: until } = claimed;
  const sentAt = ctx.clock.now();
  const endpoint = {
    secretSealed: claimed.secret_sealed,
    previousSecretSealed: claimed.previous_secret_sealed,
    previousSecretUntil: until === null ? null : new Date(until),
  };
  const headers = signedHeaders({ id, sentAt, body }, signingSecrets(ctx, endpoint, sentAt));
  const result = await ctx.ports.webhookPost.post(url, { headers, body }, ctx.shutdown);
  return { startedAt: sentAt.toISOString(), ...result };
}

/** Nothing more is sent to an endpoint: what waited has failed. */
export const giveUpWaiting = (em: Ctx['em'], endpointId: string): Promise<unknown> =>
  em.execute(
    `update webhook_delivery set status = 'FAILED', next_attempt_at = null where endpoint_id = ? and status = 'PENDING'`,
    [endpointId],
  );

/** Counts a failure; switches the endpoint off when it has failed for too long, and tells its owner. */
async function noteFailure(ctx: Ctx, claimed: Claimed, statusCode: number | null): Promise<void> {
  const now = ctx.clock.now();
  const [endpoint] = await ctx.em.execute<{ failing_since: string; failure_count: number }[]>(
    `update webhook_endpoint set failing_since = coalesce(failing_since, ?), failure_count = failure_count + 1
     where id = ? and state = 'ACTIVE' returning failing_since, failure_count`,
    [now, claimed.endpoint_id],
  );
  if (!endpoint) return;
  const failing = { failingSince: new Date(endpoint.failing_since), failureCount: endpoint.failure_count };
  if (!isGivenUp(failing, statusCode, now)) return;
  const { endpoint_id: endpointId, user_id: userId } = claimed;
  await ctx.em.execute(`update webhook_endpoint set state = 'DISABLED', updated_at = ? where id = ?`, [
    now,
    endpointId,
  ]);
  await giveUpWaiting(ctx.em, endpointId);
  await enqueue(ctx.em, mailWebhookDisabled, { endpointId, at: now.getTime() }, { key: endpointId });
  await sendToast(ctx.em, { userId, code: 'webhook-disabled', endpointId });
  await notify(ctx, {
    kind: 'WEBHOOK_DISABLED',
    facts: { host: new URL(claimed.url).host },
    accounts: [userId],
    source: `${endpointId}:${now.getTime()}`,
    path: '/dashboard?tab=settings&part=integrations',
  });
}

async function record(ctx: Ctx, claimed: Claimed, attempt: StoredWebhookAttempt): Promise<void> {
  const isDone = attempt.failure === null;
  const next = isDone ? null : nextAttempt(claimed.attempts.length + 1, ctx.clock.now());
  await ctx.em.transactional(async (em) => {
    const inside: Ctx = { ...ctx, em: em as Ctx['em'] };
    await em.execute(
      `update webhook_delivery set attempts = attempts || ?::jsonb, leased_until = null, next_attempt_at = ?, status = ?
       where id = ? and (status = 'PENDING' or ?)`,
      [JSON.stringify([attempt]), next, isDone ? 'DELIVERED' : next ? 'PENDING' : 'FAILED', claimed.id, isDone],
    );
    if (!isDone) return noteFailure(inside, claimed, attempt.statusCode);
    await em.execute(
      `update webhook_endpoint set failing_since = null, failure_count = 0 where id = ? and failing_since is not null`,
      [claimed.endpoint_id],
    );
  });
}

/** Delivers one after another until nothing is due or the time is over. */
async function runLane(ctx: Ctx, end: number): Promise<void> {
  while (performance.now() < end && !ctx.shutdown.aborted) {
    const claimed = await claimNext(ctx);
    if (!claimed) return;
    await record(ctx, claimed, await attemptOf(ctx, claimed));
  }
}

/** Delivers what is due. `false`: there is more. */
export async function deliverDue(ctx: Ctx): Promise<boolean> {
  const end = performance.now() + RUN_MS;
  const lanes = Array.from({ length: LANES }, () => runLane({ ...ctx, em: ctx.em.fork() as Ctx['em'] }, end));
  const failures = (await Promise.allSettled(lanes)).filter((lane) => lane.status === 'rejected');
  if (failures.length > 0 && !ctx.shutdown.aborted)
    throw new AggregateError(
      failures.map(({ reason }) => reason as unknown),
      'lanes of webhooks ended',
    );
  return performance.now() < end;
}

/** Whether something is due: an event without its deliveries, or a delivery. */
export async function isSomethingDue(ctx: Ctx): Promise<boolean> {
  const now = ctx.clock.now();
  const rows = await ctx.em.execute<unknown[]>(
    `select 1 as one from webhook_event where body is null union all
     select 1 from webhook_delivery w join webhook_endpoint e on e.id = w.endpoint_id and e.state = 'ACTIVE'
       where w.next_attempt_at <= ? and (w.leased_until is null or w.leased_until < ?) limit 1`,
    [now, now],
  );
  return rows.length > 0;
}

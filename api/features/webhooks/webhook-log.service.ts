import type { WebhookDeliveryStatus } from '#schema/generated/contract.ts';
import { errorText } from '#schema/text/errors.ts';
import { webhookText as say } from '#schema/text/webhooks.ts';
import { WebhookDelivery, WebhookEndpoint, type StoredWebhookAttempt } from '#db/entities/webhook.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { readRows, rowOf, type RawRow, type Row } from '#api/kernel/database/rows.ts';
import { ok, Refusal, userError } from '#api/kernel/errors.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import type { PageArguments } from '#api/kernel/paging/pages.ts';
import { readListing } from '#api/kernel/paging/listing.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { bodyOf } from './webhook-bodies.service.ts';
import { attemptOf } from './webhook-delivery.service.ts';
import { snapshotOf } from './webhook-snapshots.service.ts';
import { startDelivering } from './webhooks.jobs.ts';

/** What was sent: the list, a test, and sending again. */

export type DeliveryRow = Row<WebhookDelivery>;

const TESTS = { name: 'webhook-test', points: 10, seconds: 60 };
const REPLAYS = { name: 'webhook-replay', points: 60, seconds: 60 };

const OWN = `select d.* from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
  where d.id = ? and e.user_id = ?`;

export async function deliveryById(ctx: Ctx, id: string): Promise<DeliveryRow | null> {
  if (!isId(id, 'webhookDelivery')) return null;
  const [raw] = await readRows<RawRow>(ctx.em, OWN, [id, signedIn(ctx).userId]);
  return raw ? rowOf(ctx.em, WebhookDelivery, raw) : null;
}

interface LogArguments extends PageArguments {
  endpointId: string;
  status?: WebhookDeliveryStatus | null;
}

export async function listDeliveries(ctx: Ctx, { endpointId, status, ...page }: LogArguments) {
  const owned = isId(endpointId, 'webhookEndpoint')
    ? await ctx.em.count(WebhookEndpoint, { id: endpointId, user: signedIn(ctx).userId })
    : 0;
  if (owned === 0) throw new Refusal('NOT_FOUND');
  return readListing(
    ctx,
    {
      entity: WebhookDelivery,
      orderBy: 'createdAt',
      direction: 'desc',
      where: `r.endpoint_id = ? ${status ? 'and r.status = ?' : ''}`,
      values: [endpointId, ...(status ? [status] : [])],
    },
    page,
  );
}

/** The event of a delivery; one statement for a page. */
export async function eventOf(ctx: Ctx, { event }: DeliveryRow): Promise<{ type: string; body: string }> {
  const found = await loadBatched<{ type: string; body: string }>(ctx, 'webhook-events', event.id, async (ids) => {
    const rows = await readRows<{ id: string; type: string; body: string | null }>(
      ctx.em,
      'select id, type, body from webhook_event where id = any(?::text[])',
      [`{${ids.join(',')}}`],
    );
    return new Map(rows.map(({ id, type, body }) => [id, { type, body: body ?? '' }]));
  });
  return found ?? { type: '', body: '' };
}

export const showAttempts = ({ attempts }: Pick<DeliveryRow, 'attempts'>) =>
  (attempts as StoredWebhookAttempt[]).map((attempt) => ({
    ...attempt,
    startedAt: new Date(attempt.startedAt),
    message: attempt.failure ? say.failure[attempt.failure](attempt.statusCode) : say.taken(attempt.statusCode ?? 0),
  }));

/** Posts now, and stores what happened. It is tried once and does not count against the endpoint. */
export async function testEndpoint(ctx: Ctx, { id }: { id: string }) {
  const { userId } = signedIn(ctx);
  const endpoint = isId(id, 'webhookEndpoint')
    ? await ctx.em.findOne(
        WebhookEndpoint,
        { id, user: userId },
        { populate: ['secretSealed', 'previousSecretSealed'] },
      )
    : null;
  if (!endpoint) return userError('NOT_FOUND', errorText.NOT_FOUND, 'id');
  await ctx.throttle.take(TESTS, userId);
  const now = ctx.clock.now();
  const [eventId, deliveryId] = [newId('webhookEvent'), newId('webhookDelivery')];
  const toTell = { type: 'webhook.test', subjectId: id, userId, facts: {} } as const;
  const body = bodyOf(eventId, toTell.type, now, (await snapshotOf(ctx, toTell)) ?? {});
  const attempt = await attemptOf(ctx, {
    event_id: eventId,
    url: endpoint.url,
    body,
    secret_sealed: endpoint.secretSealed,
    previous_secret_sealed: endpoint.previousSecretSealed ?? null,
    previous_secret_until: endpoint.previousSecretUntil ?? null,
  });
  await ctx.em.execute(
    `insert into webhook_event (id, user_id, type, subject_id, facts, body, created_at) values (?, ?, ?, ?, '{}', ?, ?)`,
    [eventId, userId, toTell.type, id, body, now],
  );
  await ctx.em.execute(
    `insert into webhook_delivery (id, endpoint_id, event_id, status, attempts, created_at)
     values (?, ?, ?, ?, ?::jsonb, ?)`,
    [deliveryId, id, eventId, attempt.failure ? 'FAILED' : 'DELIVERED', JSON.stringify([attempt]), now],
  );
  return ok({ delivery: await deliveryById(ctx, deliveryId) });
}

/** A new delivery of the same event: its id stays, so that a receiver that has it can leave it out. */
export async function replayDelivery(ctx: Ctx, { id }: { id: string }) {
  const { userId } = signedIn(ctx);
  const known = await deliveryById(ctx, id);
  if (!known) return userError('NOT_FOUND', errorText.NOT_FOUND, 'id');
  const endpoint = await ctx.em.findOneOrFail(WebhookEndpoint, { id: known.endpoint.id });
  if (endpoint.state !== 'ACTIVE') return userError('CONFLICT', say.notActive, 'id');
  await ctx.throttle.take(REPLAYS, userId);
  const now = ctx.clock.now();
  const replayId = newId('webhookDelivery');
  await ctx.em.execute(
    `insert into webhook_delivery (id, endpoint_id, event_id, status, is_replay, next_attempt_at, created_at)
     values (?, ?, ?, 'PENDING', true, ?, ?)`,
    [replayId, endpoint.id, known.event.id, now, now],
  );
  await startDelivering(ctx.em);
  return ok({ delivery: await deliveryById(ctx, replayId) });
}

import type { WebhookBody, WebhookEventName } from '#schema/webhook-events.ts';
import { WEBHOOK_EVENTS } from '#schema/webhook-events.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { newId } from '#api/kernel/ids.ts';
import { snapshotOf } from './webhook-snapshots.service.ts';

/** Writes the body of each new event, and a delivery for each endpoint that chose it. */

interface NewEvent {
  id: string;
  user_id: string;
  type: WebhookEventName;
  subject_id: string;
  facts: Record<string, string | number>;
  created_at: string | Date;
}

export const bodyOf = (id: string, type: WebhookEventName, at: Date, data: Record<string, unknown>): string =>
  JSON.stringify({
    id,
    type,
    version: WEBHOOK_EVENTS[type].version,
    timestamp: at.toISOString(),
    data,
  } satisfies WebhookBody);

/** The plan may have ended since the endpoint was made. */
async function dataOf(ctx: Ctx, event: NewEvent): Promise<Record<string, unknown> | null> {
  const { user_id: userId, type, subject_id: subjectId, facts } = event;
  const { included } = await ctx.usage.includes(ctx, userId, 'api');
  return included ? snapshotOf(ctx, { type, subjectId, userId, facts }) : null;
}

async function writeBody(ctx: Ctx, event: NewEvent): Promise<void> {
  const data = await dataOf(ctx, event);
  if (!data) {
    await ctx.em.execute('delete from webhook_event where id = ?', [event.id]);
    return;
  }
  const now = ctx.clock.now();
  await ctx.em.execute('update webhook_event set body = ? where id = ?', [
    bodyOf(event.id, event.type, new Date(event.created_at), data),
    event.id,
  ]);
  const endpoints = await ctx.em.execute<{ id: string }[]>(
    `select id from webhook_endpoint where user_id = ? and state = 'ACTIVE' and ? = any(event_types) order by id`,
    [event.user_id, event.type],
  );
  for (const { id } of endpoints)
    await ctx.em.execute(
      `insert into webhook_delivery (id, endpoint_id, event_id, status, next_attempt_at, created_at)
       values (?, ?, ?, 'PENDING', ?, ?)`,
      [newId('webhookDelivery'), id, event.id, now, now],
    );
}

/** Takes the oldest event without a body; `false`: there is none. */
async function writeNext(ctx: Ctx, failed: ReadonlySet<string>, onEvent: (id: string) => void): Promise<boolean> {
  return ctx.em.transactional(async (em) => {
    const inside: Ctx = { ...ctx, em: em as Ctx['em'], memo: new Map() };
    const [event] = await inside.em.execute<NewEvent[]>(
      `select id, user_id, type, subject_id, facts, created_at from webhook_event
       where body is null and id <> all(?::text[]) order by created_at, id limit 1 for update skip locked`,
      [`{${[...failed].join(',')}}`],
    );
    if (!event) return false;
    onEvent(event.id);
    await writeBody(inside, event);
    return true;
  });
}

/** Bodies of all new events. One that cannot be written keeps none of the others; its error is thrown at the end. */
export async function writeBodies(ctx: Ctx): Promise<void> {
  const failures: unknown[] = [];
  const failed = new Set<string>();
  for (let isMore = true; isMore;) {
    let current = '';
    try {
      isMore = await writeNext({ ...ctx, em: ctx.em.fork() as Ctx['em'] }, failed, (id) => (current = id));
    } catch (error) {
      // An outage of the database, and not one event.
      if (!current) throw error;
      failed.add(current);
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'events of webhooks without a body');
}

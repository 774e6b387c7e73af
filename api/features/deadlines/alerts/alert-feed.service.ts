import type { DeadlineAlertKind } from '#schema/generated/contract.ts';
import { alertText } from '#schema/text/deadlines.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { eventsOf, type BusEvent } from '#api/kernel/events/bus.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { newTurn, unlessAway } from '#api/kernel/events/live-stream.ts';
import { DEADLINE_ALERT } from '../deadlines.events.ts';
import { factsOf, readDeadlines, type DeadlineRow } from '../deadline-rows.service.ts';

export interface DeadlineAlertView {
  id: string;
  kind: DeadlineAlertKind;
  deadline: DeadlineRow;
  daysLeft: number;
  message: string;
  timestamp: Date;
}

interface Row {
  id: string;
  deadline_id: string;
  kind: DeadlineAlertKind;
  days_left: number;
  created_at_ms: string;
}

async function show(ctx: Ctx, row: Row, deadline: DeadlineRow): Promise<DeadlineAlertView> {
  const { caseTitle, zone, viewerZone } = await factsOf(ctx, deadline);
  const { title, dueOn, dueAt, hasHour, isProvisional, isEstimated, isTheirs } = deadline;
  const due = { dueOn, dueAt, hasHour, zone };
  const marks = { isProvisional, isEstimated, isTheirs };
  const shown = { ...due, ...marks, title, caseTitle, viewerZone, changeNote: deadline.changeNote ?? null };
  return {
    id: row.id,
    kind: row.kind,
    deadline,
    daysLeft: row.days_left,
    message: alertText(row.kind, shown, ctx.clock.now()),
    timestamp: new Date(Number(row.created_at_ms)),
  };
}

/** The caller's alerts of a batch, for the deadlines that the caller still sees. */
async function readBatch(ctx: Ctx, batchId: string): Promise<DeadlineAlertView[]> {
  const rows = await ctx.em.execute<Row[]>(
    `select a.id, a.deadline_id, a.kind, a.days_left, (extract(epoch from a.created_at) * 1000)::bigint::text
       as created_at_ms
     from deadline_alert a join deadline d on d.id = a.deadline_id
     where a.batch_id = ? and a.recipient_id = ? order by d.due_at, a.id`,
    [batchId, signedIn(ctx).userId],
  );
  const seen = await readDeadlines(
    ctx,
    rows.map((row) => row.deadline_id),
  );
  const byId = new Map(seen.map((deadline) => [deadline.id, deadline]));
  const alerts = rows.flatMap((row) => {
    const deadline = byId.get(row.deadline_id);
    return deadline ? [show(ctx, row, deadline)] : [];
  });
  return Promise.all(alerts);
}

async function readEvent(ctx: Ctx, event: BusEvent | { topic: 'bus.resumed' }): Promise<DeadlineAlertView[]> {
  // After a lost connection the outbox replays what was missed.
  if (!('payload' in event)) return [];
  const batchId = String(event.payload['batchId']);
  // Without database the alerts still arrive by mail, and in the panel when it is read again.
  return (await unlessAway(() => readBatch(newTurn(ctx), batchId))) ?? [];
}

/** The caller's alerts as they are written; ends with the socket of the session or the server. */
export function followAlerts(ctx: Ctx): AsyncIterableIterator<DeadlineAlertView> {
  const { userId } = signedIn(ctx);
  const events = eventsOf(ctx.bus, DEADLINE_ALERT, (event) => event.payload['recipientId'] === userId, ctx.shutdown);
  const waiting: DeadlineAlertView[] = [];
  const sequence: AsyncIterableIterator<DeadlineAlertView> = {
    async next() {
      for (;;) {
        const alert = waiting.shift();
        if (alert) return { value: alert, done: false };
        const event = await events.next();
        if (event.done) return { value: undefined, done: true };
        waiting.push(...(await readEvent(ctx, event.value)));
      }
    },
    async return() {
      await events.return();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]: () => sequence,
  };
  return sequence;
}

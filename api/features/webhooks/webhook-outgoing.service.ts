import { asSystem } from '#db/row-wall.ts';
import type { CalendarEvent } from '#db/entities/calendar.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { bulkJson } from '#api/kernel/database/bulk-json.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import type { Happening } from '#api/kernel/events/happenings.ts';
import { newId } from '#api/kernel/ids.ts';
import { startDelivering } from './webhooks.jobs.ts';

/** Writes events down for the accounts that chose to be told, in the transaction of what happened. */

/** Who is concerned and listens. Who works in the case is concerned too; guests are not. */
const LISTENERS = `
  select distinct e.user_id from webhook_endpoint e
  where e.state = 'ACTIVE' and ? = any(e.event_types) and e.user_id in (
    select unnest(?::text[]) union
    select m.user_id from case_member m where m.case_id = ?::text and m.role in ('OWNER', 'COLLABORATOR'))`;

type Writing = Pick<Ctx, 'em' | 'clock'>;

/** Subjects of one kind have the same listeners. */
async function noteAll(ctx: Writing, happening: Happening, subjectIds: readonly string[]): Promise<void> {
  const { em, clock } = ctx;
  const { type, accounts, caseId = null, facts = {} } = happening;
  const listeners = await readRows<{ user_id: string }>(em, LISTENERS, [type, `{${accounts.join(',')}}`, caseId]);
  if (listeners.length === 0) return;
  const createdAt = clock.now().toISOString();
  const events = listeners.flatMap(({ user_id: userId }) =>
    subjectIds.map((subjectId) => ({ id: newId('webhookEvent'), userId, type, subjectId, facts, createdAt })),
  );
  await em.execute(
    `insert into webhook_event (id, user_id, type, subject_id, facts, created_at)
     select id, "userId", type, "subjectId", facts, "createdAt"
     from jsonb_to_recordset(?) as event (id text, "userId" text, type text, "subjectId" text, facts jsonb,
       "createdAt" timestamptz)`,
    [bulkJson(events)],
  );
  await startDelivering(em);
}

/** Who listens may be a colleague in the case. */
export const noteHappening = (ctx: Writing, happening: Happening): Promise<void> =>
  asSystem(() => noteAll(ctx, happening, [happening.subjectId]));

const kindOf = ({ deletedAt, version }: CalendarEvent) =>
  deletedAt ? ('deleted' as const) : version === 1 ? ('created' as const) : ('updated' as const);

/** Events of the calendar of one owner. A version of one is a new event; a deleted one is told with its id. */
export async function noteCalendar(ctx: Ctx, events: readonly CalendarEvent[]): Promise<void> {
  const owner = events[0]?.owner.id;
  if (!owner) return;
  for (const [kind, some] of Map.groupBy(events, kindOf))
    await asSystem(() =>
      noteAll(
        ctx,
        { type: `calendar.event.${kind}`, subjectId: '', accounts: [owner] },
        some.map(({ id }) => id),
      ),
    );
}

import { LockMode } from '@mikro-orm/postgresql';
import { CalendarEvent } from '#db/entities/calendar.entity.ts';
import { defineJob, enqueue, type AnyJob } from '#api/kernel/jobs/jobs.ts';
import type { RetentionRule } from '#api/kernel/jobs/retention.ts';
import { inTransaction } from '#api/kernel/database/transaction.ts';
import { saveDeadlinesOf } from './events/event-deadline.service.ts';

/** Feeds report a deletion for so many days; after them the row is deleted. */
export const CALENDAR_RETENTION: RetentionRule[] = [
  // A deleted exception stays as long as its series: without its row the series would have that occurrence again.
  { table: 'calendar_event', days: 60, isOver: 'r.deleted_at < ? and r.series_id is null', every: 'NIGHT' },
  { table: 'calendar_feed', days: 60, isOver: 'r.revoked_at < ?', every: 'NIGHT' },
];

const BATCH_SIZE = 200;

/** Adds deadlines for the next occurrences of series of the type «vencimiento». */
const extendDeadlines = defineJob<{ after?: string }>({
  name: 'extend-event-deadlines',
  retry: 3,
  cron: '11 8 * * *',
  async run(ctx, { after = '' }) {
    const rows = await ctx.em.execute<{ id: string }[]>(
      `select e.id from calendar_event e where e.rrule is not null and e.deleted_at is null and e.id > ?
         and (e.last_at is null or e.last_at > ?)
         and (e.type = 'DEADLINE' or exists (select 1 from calendar_event p where p.series_id = e.id and p.type = 'DEADLINE'))
       order by e.id limit ?`,
      [after, ctx.clock.now(), BATCH_SIZE],
    );
    for (const { id } of rows)
      await inTransaction({ ...ctx, em: ctx.em.fork() as typeof ctx.em }, async (inside) => {
        const series = await inside.em.findOne(CalendarEvent, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
        if (series) await saveDeadlinesOf(inside, [series]);
      });
    const last = rows.at(-1)?.id;
    if (last && rows.length === BATCH_SIZE) await enqueue(ctx.em, extendDeadlines, { after: last }, { key: last });
  },
});

export const CALENDAR_JOBS = [extendDeadlines] as AnyJob[];

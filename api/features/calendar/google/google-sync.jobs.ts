import { MINUTE } from '#schema/lib/durations.ts';
import { later } from '#api/kernel/clock.ts';
import { defineJob, enqueue, type AnyJob } from '#api/kernel/jobs/jobs.ts';
import { unsealGrant } from './google-grant.service.ts';
import { syncCalendar, type SyncEnd } from './google-sync.service.ts';

/** Whether somebody looks or not, both calendars agree after so long. */
const EVERY_MS = 5 * MINUTE;
const BUSY_MS = 5_000;
/** Of the places that this server has for jobs: answers of the chat wait in the same queue. */
const MAX_AT_ONCE = 2;
const REVOKE_MS = 30_000;

/** Its tries are spread over an hour and a half (the queue's pauses grow); after that the crontab goes on. */
export const syncGoogle = defineJob<{ userId: string }>({
  name: 'sync-google-calendar',
  retry: 8,
  async run(ctx, { userId }) {
    const done = await ctx.runtime.workLimits.ifFree(syncGoogle.name, MAX_AT_ONCE, () => syncCalendar(ctx, userId));
    const end: SyncEnd = done ?? 'BUSY';
    // The queue keeps its own time, not that of `ctx.clock`.
    const wait = end === 'BUSY' ? { runAt: later(new Date(), BUSY_MS) } : {};
    if (end === 'BUSY' || end === 'MORE') await enqueue(ctx.em, syncGoogle, { userId }, { key: userId, ...wait });
  },
});

/** Every connected account that nobody synced of late. */
const syncGoogleCalendars = defineJob<object>({
  name: 'sync-google-calendars',
  retry: 1,
  cron: '*/5 * * * *',
  async run(ctx) {
    if (!ctx.ports.calendarSync) return;
    const rows = await ctx.em.execute<{ user_id: string }[]>(
      `select user_id from google_connection
       where revoked_at is null and (last_synced_at is null or last_synced_at < ? or is_waiting)`,
      [later(ctx.clock.now(), -EVERY_MS / 2)],
    );
    for (const { user_id: userId } of rows) await enqueue(ctx.em, syncGoogle, { userId }, { key: userId });
  },
});

/** A permission that is no longer used is given back. */
export const revokeGrant = defineJob<{ sealedGrant: string }>({
  name: 'revoke-google-grant',
  retry: 8,
  async run(ctx, { sealedGrant }) {
    const signal = AbortSignal.any([ctx.shutdown, AbortSignal.timeout(REVOKE_MS)]);
    await ctx.ports.calendarSync?.revoke(unsealGrant(ctx, sealedGrant), signal);
  },
});

/** Permissions that nobody gave are forgotten. */
const deleteExpiredConsents = defineJob<object>({
  name: 'delete-expired-google-consents',
  retry: 3,
  cron: '23 * * * *',
  async run(ctx) {
    await ctx.em.execute('delete from google_consent where expires_at < ?', [ctx.clock.now()]);
  },
});

export const GOOGLE_JOBS = [syncGoogle, syncGoogleCalendars, revokeGrant, deleteExpiredConsents] as AnyJob[];

import { MINUTE } from '#schema/lib/durations.ts';
import { later } from '#api/kernel/clock.ts';
import { defineJob, enqueue, type AnyJob } from '#api/kernel/jobs/jobs.ts';
import type { RetentionRule } from '#api/kernel/jobs/retention.ts';
import { decryptGrant } from './google-grant.service.ts';
import { syncCalendar, type SyncEnd } from './google-sync.service.ts';

/** Every connected account is synchronised this often. */
const EVERY_MS = 5 * MINUTE;
const RETRY_BUSY_MS = 5_000;
/** Synchronisations of this server at the same time: answers of the chat use the same queue. */
const MAX_AT_ONCE = 2;
const REVOKE_MS = 30_000;

/** Retries cover an hour and a half, with growing pauses; after that the cron job takes over. */
export const syncGoogle = defineJob<{ userId: string }>({
  name: 'sync-google-calendar',
  retry: 8,
  async run(ctx, { userId }) {
    const done = await ctx.runtime.workLimits.ifFree(syncGoogle.name, MAX_AT_ONCE, () => syncCalendar(ctx, userId));
    const end: SyncEnd = done ?? 'BUSY';
    // The queue uses the real time, not `ctx.clock`.
    const wait = end === 'BUSY' ? { runAt: later(new Date(), RETRY_BUSY_MS) } : {};
    if (end === 'BUSY' || end === 'MORE') await enqueue(ctx.em, syncGoogle, { userId }, { key: userId, ...wait });
  },
});

/** Queues every connected account that was not synchronised recently. */
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

/** Revokes a permission that is no longer used. */
export const revokeGrant = defineJob<{ sealedGrant: string }>({
  name: 'revoke-google-grant',
  retry: 8,
  async run(ctx, { sealedGrant }) {
    const signal = AbortSignal.any([ctx.shutdown, AbortSignal.timeout(REVOKE_MS)]);
    await ctx.ports.calendarSync?.revoke(decryptGrant(ctx, sealedGrant), signal);
  },
});

export const GOOGLE_RETENTION: RetentionRule[] = [
  // Requests for permission that were never answered.
  { table: 'google_consent', days: 0, isOver: 'r.expires_at < ?', every: 'HOUR' },
  // Conflicts that the person has seen; until then a conflict stays.
  { table: 'google_conflict', days: 180, isOver: 'r.seen_at < ?', every: 'NIGHT' },
];

export const GOOGLE_JOBS = [syncGoogle, syncGoogleCalendars, revokeGrant] as AnyJob[];

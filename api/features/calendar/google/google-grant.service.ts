import type { GoogleConnection } from '#db/entities/calendar.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import type { CalendarGrant, RemoteCalendar } from '#api/ports/calendar-sync.ts';

/** The permission at rest is sealed; it is opened where it is used, and nowhere else. */

export const encryptGrant = (ctx: Ctx, grant: CalendarGrant): string => ctx.encryption.encrypt(JSON.stringify(grant));

export const unsealGrant = (ctx: Ctx, sealed: string): CalendarGrant =>
  JSON.parse(ctx.encryption.decrypt(sealed)) as CalendarGrant;

export async function openCalendar(ctx: Ctx, { sealedGrant }: GoogleConnection): Promise<RemoteCalendar | null> {
  return ctx.ports.calendarSync ? ctx.ports.calendarSync.open(unsealGrant(ctx, sealedGrant)) : null;
}

/** The access token that was renewed on the way is kept, unless somebody connected anew meanwhile. */
export async function closeGrant(ctx: Ctx, connection: GoogleConnection, calendar: RemoteCalendar): Promise<void> {
  const before = unsealGrant(ctx, connection.sealedGrant);
  const now = calendar.grant();
  if (now.accessToken === before.accessToken && now.refreshToken === before.refreshToken) return;
  await ctx.em.execute('update google_connection set sealed_grant = ? where id = ? and sealed_grant = ?', [
    encryptGrant(ctx, now),
    connection.id,
    connection.sealedGrant,
  ]);
}

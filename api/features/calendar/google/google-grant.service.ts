import type { GoogleConnection } from '#db/entities/calendar.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import type { CalendarGrant, RemoteCalendar } from '#api/ports/calendar-sync.ts';

/** The permission (OAuth tokens) is stored encrypted and decrypted only where it is used. */

export const encryptGrant = (ctx: Ctx, grant: CalendarGrant): string => ctx.encryption.encrypt(JSON.stringify(grant));

export const decryptGrant = (ctx: Ctx, sealed: string): CalendarGrant =>
  JSON.parse(ctx.encryption.decrypt(sealed)) as CalendarGrant;

export async function openCalendar(ctx: Ctx, { sealedGrant }: GoogleConnection): Promise<RemoteCalendar | null> {
  return ctx.ports.calendarSync ? ctx.ports.calendarSync.open(decryptGrant(ctx, sealedGrant)) : null;
}

/** Stores a token that was renewed during the calls, unless the account was connected again meanwhile. */
export async function saveRenewedGrant(
  ctx: Ctx,
  connection: GoogleConnection,
  calendar: RemoteCalendar,
): Promise<void> {
  const before = decryptGrant(ctx, connection.sealedGrant);
  const now = calendar.grant();
  if (now.accessToken === before.accessToken && now.refreshToken === before.refreshToken) return;
  await ctx.em.execute('update google_connection set sealed_grant = ? where id = ? and sealed_grant = ?', [
    encryptGrant(ctx, now),
    connection.id,
    connection.sealedGrant,
  ]);
}

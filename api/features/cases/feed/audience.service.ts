import { asSystem } from '#db/row-wall.ts';
import type { CaseRole } from '#schema/generated/contract.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { BusEvent } from '#api/kernel/events/bus.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { EVERY_GUEST } from '../cases.events.ts';
import { canReadAll, type RoleIn } from '../cases.policy.ts';
import { unlessAway } from '#api/kernel/events/live-stream.ts';

/** Roles of the members of an event's case: one statement on each server, for all its subscribers, whoever asks first. */
const audiences = new WeakMap<BusEvent, Promise<Map<string, CaseRole> | null>>();

async function readAudience(ctx: Ctx, event: BusEvent): Promise<Map<string, CaseRole> | null> {
  const rows = await unlessAway(() =>
    asSystem(() =>
      (ctx.em.fork() as Ctx['em']).execute<{ user_id: string; role: CaseRole }[]>(
        'select user_id, role from case_member where case_id = ?',
        [String(event.payload['caseId'])],
      ),
    ),
  );
  return rows && new Map(rows.map(({ user_id: userId, role }) => [userId, role]));
}

/** The caller's present role in the case of an event. */
async function callerRole(ctx: Ctx, event: BusEvent): Promise<RoleIn> {
  const known = audiences.get(event) ?? readAudience(ctx, event);
  audiences.set(event, known);
  return (await known)?.get(signedIn(ctx).userId) ?? null;
}

/** Whether the caller works in the case of an event. */
export const worksInCase = async (ctx: Ctx, event: BusEvent): Promise<boolean> =>
  canReadAll(await callerRole(ctx, event));

/** Whether the caller receives a change. Guests receive what is for all guests or for their own account. */
export async function mayReceive(ctx: Ctx, event: BusEvent): Promise<boolean> {
  const part = await callerRole(ctx, event);
  const guest = event.payload['guest'];
  return canReadAll(part) || (part === 'GUEST' && (guest === EVERY_GUEST || guest === signedIn(ctx).userId));
}

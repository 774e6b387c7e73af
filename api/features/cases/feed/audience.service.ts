import type { CaseRole } from '#schema/generated/contract.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { BusEvent } from '#api/kernel/events/bus.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { EVERY_GUEST } from '../cases.events.ts';
import { canReadAll, type RoleIn } from '../cases.policy.ts';
import { unlessAway } from '#api/kernel/events/live-stream.ts';

/** Members of the matter of an event, each with their part: one statement a server, however many listen. */
const audiences = new WeakMap<BusEvent, Promise<Map<string, CaseRole> | null>>();

async function readAudience(ctx: Ctx, event: BusEvent): Promise<Map<string, CaseRole> | null> {
  const rows = await unlessAway(() =>
    (ctx.em.fork() as Ctx['em']).execute<{ user_id: string; role: CaseRole }[]>(
      'select user_id, role from case_member where case_id = ?',
      [String(event.payload['caseId'])],
    ),
  );
  return rows && new Map(rows.map(({ user_id: userId, role }) => [userId, role]));
}

/** The caller's part in the matter of an event, as it is now. */
async function partIn(ctx: Ctx, event: BusEvent): Promise<RoleIn> {
  const known = audiences.get(event) ?? readAudience(ctx, event);
  audiences.set(event, known);
  return (await known)?.get(signedIn(ctx).userId) ?? null;
}

/** Those who work in a matter hear what happens in it. */
export const worksThere = async (ctx: Ctx, event: BusEvent): Promise<boolean> => canReadAll(await partIn(ctx, event));

/** A guest hears only what is marked: for guests, or as their own part. */
export async function hearsOf(ctx: Ctx, event: BusEvent): Promise<boolean> {
  const part = await partIn(ctx, event);
  const guest = event.payload['guest'];
  return canReadAll(part) || (part === 'GUEST' && (guest === EVERY_GUEST || guest === signedIn(ctx).userId));
}

import type { Ctx } from '#api/kernel/context.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { PLANS } from './plans.rules.ts';
import { hasSeats } from './seat-plan.rules.ts';
import { accountPlan } from './usage.service.ts';

/** Seats of plans, as they are counted and shown. */

/** Condition of the seat `s` that is taken or offered; it takes the present instant. */
const IS_HELD = 's.ended_at is null and (s.accepted_at is not null or s.expires_at > ?)';

/** Seats of an account that are taken, its owner's and open invitations included; without those of one address. */
export async function seatsInUse(ctx: Ctx, ownerId: string, exceptEmail = ''): Promise<number> {
  const [row] = await readRows<{ used: number }>(
    ctx.em,
    `select count(*)::int as used from plan_seat s where s.owner_id = ? and s.email <> ? and ${IS_HELD}`,
    [ownerId, exceptEmail, ctx.clock.now()],
  );
  return 1 + (row?.used ?? 0);
}

interface SeatOfList {
  id: string;
  email: string;
  name: string | null;
  accepted_at: Date | null;
  invited_at: Date;
}

export const showSeat = ({ id, email, name, accepted_at: acceptedAt, invited_at: invitedAt }: SeatOfList) => ({
  id,
  email,
  name: acceptedAt ? name : null,
  status: acceptedAt ? ('ACTIVE' as const) : ('INVITED' as const),
  invitedAt: new Date(invitedAt),
});

/** Seats of the own plan; null for a plan of one person, and for whoever only has a seat of somebody else's. */
export async function readSeats(ctx: Ctx) {
  const { userId } = signedIn(ctx);
  const { own } = await accountPlan(ctx, userId);
  if (!hasSeats(own.plan)) return null;
  const [owner] = await readRows<{ email: string; name: string; created_at: Date }>(
    ctx.em,
    'select email, name, created_at from user_account where id = ?',
    [userId],
  );
  const rows = await readRows<SeatOfList>(
    ctx.em,
    `select s.id, s.email, m.name, s.accepted_at, s.invited_at from plan_seat s
       left join user_account m on m.id = s.member_id
     where s.owner_id = ? and ${IS_HELD} order by s.invited_at, s.id`,
    [userId, ctx.clock.now()],
  );
  const first = {
    id: userId,
    email: owner?.email ?? '',
    name: owner?.name ?? '',
    status: 'OWNER' as const,
    invitedAt: new Date(owner?.created_at ?? ctx.clock.now()),
  };
  return { total: PLANS[own.plan].maxUsers, used: rows.length + 1, members: [first, ...rows.map(showSeat)] };
}

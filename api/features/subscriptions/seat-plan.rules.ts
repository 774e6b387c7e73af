import type { PlanCode, PlanSubscriptionStatus } from '#schema/generated/contract.ts';
import { planInForce, PLANS, type PlanInForce } from './plans.rules.ts';

/** The plan that an account has by the seat of another one. */

/** Part of a select over `user_account u`: the stored plan of the owner of the seat that `u` took. */
export const SEAT_SQL = `
  (select json_build_object('seatId', s.id, 'registeredAt', o.created_at, 'ownerName', o.name, 'plan', op.plan, 'status', op.status,
      'trialEndsAt', op.trial_ends_at, 'periodAnchorAt', op.period_anchor_at, 'endsAt', op.ends_at)
    from plan_seat s join user_account o on o.id = s.owner_id join plan_subscription op on op.user_id = o.id
    where s.member_id = u.id and s.accepted_at is not null and s.ended_at is null
    order by s.accepted_at limit 1) as seat`;

/** As JSON has it: instants are texts. */
export interface SeatRow {
  seatId: string;
  registeredAt: string;
  ownerName: string;
  plan: PlanCode;
  status: PlanSubscriptionStatus;
  trialEndsAt: string | null;
  periodAnchorAt: string;
  endsAt: string | null;
}

export interface SharedPlan extends PlanInForce {
  ownerName: string;
}

/** Whether a plan has seats for others. */
export const hasSeats = (plan: PlanCode): boolean => PLANS[plan].maxUsers !== 1;

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/**
 * ENTERPRISE while the plan of the owner is in force and has seats; null: the seat gives nothing. The meters run in the
 * periods of the owner, so what is used in a seat is not counted against the own plan afterwards.
 */
export function planOfSeat(row: SeatRow, now: Date): SharedPlan | null {
  const { plan, status, periodAnchorAt } = row;
  const stored = {
    plan,
    status,
    periodAnchorAt: new Date(periodAnchorAt),
    trialEndsAt: dateOf(row.trialEndsAt),
    endsAt: dateOf(row.endsAt),
  };
  const inForce = planInForce(stored, new Date(row.registeredAt), now);
  return hasSeats(inForce.plan) ? { ...inForce, plan: 'ENTERPRISE', trialDaysLeft: 0, ownerName: row.ownerName } : null;
}

/** An own plan with seats is not given up for a seat. */
export const betterPlan = (own: PlanInForce, shared: SharedPlan | null): PlanInForce =>
  shared && !hasSeats(own.plan) ? shared : own;

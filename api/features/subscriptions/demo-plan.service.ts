import { asSystem } from '#db/row-wall.ts';
import { PlanSubscription } from '#db/entities/plan-subscription.entity.ts';
import { DAY } from '#schema/lib/durations.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx, Meter } from '#api/kernel/context.ts';
import { newId } from '#api/kernel/ids.ts';
import { TRIAL_DAYS } from './plans.rules.ts';

/** The plan of a demo. Its limits are those of the network address: a new tab is no new demo. */

/** How long what was used at an address counts. */
const COUNTED_MS = DAY;

const ADDRESS = 'select s.ip from session s where s.user_id = ? order by s.created_at limit 1';

interface AddressRow {
  chat: number;
  documents: number;
  quantum: number;
  cases: number;
}

const USED_SQL = `
  with demo as (
    select u.id from user_account u where u.kind = 'DEMO' and u.created_at > ?
      and exists (select from session s where s.user_id = u.id and s.ip = (${ADDRESS}))),
  used as (select c.meter, sum(c.used)::int as total from usage_counter c join demo on demo.id = c.user_id group by c.meter)
  select coalesce((select total from used where meter = 'chat_messages'), 0) as chat,
    coalesce((select total from used where meter = 'documents_analyzed'), 0) as documents,
    coalesce((select total from used where meter = 'quantum_analyses'), 0) as quantum,
    (select count(*)::int from legal_case k join demo on demo.id = k.owner_id
     where k.archived_at is null and not k.is_sample) as cases`;

interface Used {
  used: Record<Meter, number>;
  openCases: number;
}

/** What the demos of the last day at the address of this one have used together, its own included. */
export async function usedAtAddress(ctx: Ctx, userId: string, own: Used): Promise<Used> {
  const since = later(ctx.clock.now(), -COUNTED_MS);
  const [row] = await asSystem(() => ctx.em.execute<AddressRow[]>(USED_SQL, [since, userId]));
  const { chat = 0, documents = 0, quantum = 0, cases = 0 } = row ?? {};
  return {
    used: {
      chat_messages: Math.max(own.used.chat_messages, chat),
      documents_analyzed: Math.max(own.used.documents_analyzed, documents),
      quantum_analyses: Math.max(own.used.quantum_analyses, quantum),
    },
    openCases: Math.max(own.openCases, cases),
  };
}

/** Demos of one address count one after the other, until the end of the transaction. */
export async function lockAddressOfDemo(ctx: Ctx, userId: string): Promise<void> {
  await ctx.em.execute(`select pg_advisory_xact_lock(hashtext('demo:' || (${ADDRESS})))`, [userId]);
}

export const beginDemoPlan = (ctx: Ctx, userId: string): void => beginPlan(ctx, userId, 'DEMO');

/** The sandbox of an account has the features and limits of a plan with the API, and nobody pays it. */
export const beginSandboxPlan = (ctx: Ctx, userId: string): void => beginPlan(ctx, userId, 'PROFESSIONAL');

function beginPlan(ctx: Ctx, userId: string, plan: 'DEMO' | 'PROFESSIONAL'): void {
  const now = ctx.clock.now();
  ctx.em.create(PlanSubscription, {
    id: newId('planSubscription'),
    user: userId,
    plan,
    status: 'ACTIVE',
    trialEndsAt: null,
    periodAnchorAt: now,
    createdAt: now,
    updatedAt: now,
  });
}

/** Who registers out of the demo has the trial of a new account. The meters go on: what was used stays used. */
export async function turnDemoIntoTrial(ctx: Ctx, userId: string): Promise<void> {
  const now = ctx.clock.now();
  await ctx.em.nativeUpdate(
    PlanSubscription,
    { user: userId, plan: 'DEMO' },
    { plan: 'TRIAL', status: 'TRIALING', trialEndsAt: later(now, TRIAL_DAYS * DAY), updatedAt: now },
  );
  ctx.memo.delete(`plan:${userId}`);
}

import { sandboxText } from '#schema/text/api-keys.ts';
import { asSystem } from '#db/row-wall.ts';
import { User } from '#db/entities/user.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { ANONYMOUS_ABILITIES } from '#api/kernel/security/permissions.ts';
import { actingFor, type Ctx } from '#api/kernel/context.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { ok, Refusal } from '#api/kernel/errors.ts';
import { newId } from '#api/kernel/ids.ts';
import { createSampleCase } from '../onboarding/index.ts';
import { beginSandboxPlan } from '../subscriptions/index.ts';

/**
 * The sandbox of an account: an account of its own, without e-mail and password, that belongs to it. What a program does
 * there is real work on example data, so nothing in it can differ from the product.
 */

/** Makes the sandbox of an account with its example case; the payload of the latter. */
async function fillSandbox(ctx: Ctx, ownerId: string, id: string = newId('user')) {
  const now = ctx.clock.now();
  const user = ctx.em.create(User, {
    id,
    name: sandboxText.name,
    email: null,
    kind: 'REGISTERED',
    anonymousUntil: null,
    profession: null,
    passwordHash: null,
    features: [],
    sandboxOf: ownerId,
    createdAt: now,
    updatedAt: now,
  });
  beginSandboxPlan(ctx, user.id);
  await ctx.em.flush();
  return createSampleCase(actingFor(ctx, user.id, [...ANONYMOUS_ABILITIES]));
}

const lockSandbox = (ctx: Ctx, ownerId: string): Promise<unknown> =>
  ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`sandbox:${ownerId}`]);

/** The sandbox is there when the first key of it is made. */
export async function ensureSandbox(ctx: Ctx, ownerId: string): Promise<void> {
  await lockSandbox(ctx, ownerId);
  if ((await ctx.em.count(User, { sandboxOf: ownerId })) > 0) return;
  // Its rows are of another account than that of the caller.
  const made = await asSystem(async () => {
    const filled = await fillSandbox(ctx, ownerId);
    await ctx.em.flush();
    return filled;
  });
  if (made.userErrors[0]) throw new Error(`The sandbox was not filled: ${made.userErrors[0].message}`);
}

/** Whose sandbox the caller may empty. */
function ownerOfSandbox(ctx: Ctx): string {
  const { apiKey, userId } = signedIn(ctx);
  if (apiKey && !apiKey.isSandbox) throw new Refusal('FORBIDDEN', sandboxText.otherKey);
  return apiKey?.ownerId ?? userId;
}

export async function resetSandbox(ctx: Ctx) {
  const ownerId = ownerOfSandbox(ctx);
  await lockSandbox(ctx, ownerId);
  const [held] = await readRows<{ id: string }>(ctx.em, 'select id from user_account where sandbox_of_id = ?', [
    ownerId,
  ]);
  // Everything of it goes with its row. The new one has its id, because servers know keys with the account that they open.
  await ctx.em.nativeDelete(User, { sandboxOf: ownerId });
  ctx.em.clear();
  const made = await fillSandbox(ctx, ownerId, held?.id);
  if (!('case' in made) || !made.case) return made;
  return ok({ caseId: made.case.id });
}

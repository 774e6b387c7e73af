import { cardDetail } from '#schema/text/deadlines.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import type { Feature } from '#api/kernel/feature.ts';
import { isId } from '#api/kernel/ids.ts';
import { readDeadlines } from './deadline-rows.service.ts';
import { daysLeftOf } from './deadlines.rules.ts';

const deadlineIds = (ids: readonly string[]): string[] => ids.filter((id) => isId(id, 'deadline'));

/** Deadlines by id that the caller may see. */
export const deadlineNodes: NonNullable<Feature['nodes']> = {
  dl: {
    typeName: 'Deadline',
    permission: 'deadline:read',
    load: async (ctx, ids) => (ctx.actor.kind === 'user' ? readDeadlines(ctx, deadlineIds(ids)) : []),
  },
};

/** The current deadlines of the cards in the chat of a case. */
export async function attachedDeadlines(ctx: Ctx, ids: readonly string[]) {
  signedIn(ctx);
  const found = await readDeadlines(ctx, deadlineIds(ids), { evenDeleted: true });
  return new Map(
    found.map((deadline) => {
      const detail = cardDetail({
        dueOn: deadline.dueOn,
        hourOf: deadline.hasHour ? deadline.dueAt : null,
        daysLeft: deadline.completedAt ? null : daysLeftOf(deadline.dueAt, ctx.clock.now()),
      });
      const [caseId, isDeleted] = [deadline.legalCase?.id ?? null, deadline.deletedAt != null];
      return [deadline.id, { label: deadline.title, detail, caseId, isDeleted }];
    }),
  );
}

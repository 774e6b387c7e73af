import { cardDetail } from '#schema/text/deadlines.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import type { Feature } from '#api/kernel/feature.ts';
import { isId } from '#api/kernel/ids.ts';
import { factsOf, readDeadlines } from './deadline-rows.service.ts';

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
  const now = ctx.clock.now();
  const cards = await Promise.all(
    found.map(async (deadline) => {
      const { zone, viewerZone } = await factsOf(ctx, deadline);
      const detail = cardDetail({ ...deadline, zone, viewerZone }, deadline.completedAt != null, now);
      const [caseId, isDeleted] = [deadline.legalCase?.id ?? null, deadline.deletedAt != null];
      return [deadline.id, { label: deadline.title, detail, caseId, isDeleted }] as const;
    }),
  );
  return new Map(cards);
}

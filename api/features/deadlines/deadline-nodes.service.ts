import { deadlineLabel, weekdayAndDay } from '#schema/text/deadlines.ts';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { signedIn } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/context.ts';
import type { Feature } from '../../kernel/feature.ts';
import { isId } from '../../kernel/ids.ts';
import { readDeadlines } from './panel/deadline-rows.service.ts';
import { daysLeftOf } from './panel/deadlines.rules.ts';

const findDeadlines = async (ctx: Ctx, ids: string[]) =>
  ctx.actor.kind === 'user'
    ? readDeadlines(
        ctx,
        ids.filter((id) => isId(id, 'deadline')),
      )
    : [];

/** Deadlines by their id, as far as the caller may see them. */
export const deadlineNodes: NonNullable<Feature['nodes']> = {
  dl: { typeName: 'Deadline', load: findDeadlines },
};

/** A deadline as a card in the chat of a matter. */
export async function attachedDeadlines(ctx: Ctx, ids: readonly string[]) {
  signedIn(ctx);
  const found = await findDeadlines(ctx, [...ids]);
  return new Map(
    found.map((deadline) => {
      const left = deadline.completedAt ? null : deadlineLabel(daysLeftOf(deadline.dueAt, ctx.clock.now()));
      return [deadline.id, { label: deadline.title, detail: cardDetail(deadline.dueOn, left) }];
    }),
  );
}

const cardDetail = (dueOn: string, left: string | null): string =>
  [weekdayAndDay(dueOn), left].filter(Boolean).join(' · ');

/** Of these matters those with an open deadline that has not passed. */
export async function casesWithDeadlineAhead(
  em: SqlEntityManager,
  caseIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await em.execute<{ case_id: string }[]>(
    `select distinct case_id from deadline where case_id = any(?::text[]) and completed_at is null
       and deleted_at is null and due_at > ?`,
    [`{${caseIds.join(',')}}`, now],
  );
  return new Set(rows.map((row) => row.case_id));
}

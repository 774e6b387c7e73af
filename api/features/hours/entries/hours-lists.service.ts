import type { HoursFilter } from '#schema/generated/contract.ts';
import { WorkTask } from '#db/entities/hours.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { pageRequestOf, isDayKey, isIdKey, pageOf } from '#api/kernel/paging/pages.ts';
import { canReadAll, roleIn } from '#api/features/cases/index.ts';
import { all } from '#api/kernel/database/conditions.ts';
import { dayText } from '#api/kernel/database/rows.ts';
import { countEntries, entryConditions, readEntryRows, showEntry } from './entry-rows.service.ts';
import { showTask, type TaskView } from './tasks.service.ts';

export interface EntryArguments {
  filter?: HoursFilter | null;
  first?: number | null;
  after?: string | null;
}

/** Latest day first. */
export async function listEntries(ctx: Ctx, { filter, first, after }: EntryArguments) {
  const { userId } = signedIn(ctx);
  const asked = pageRequestOf({ first, after }, [isDayKey, isIdKey]);
  const { start } = asked;
  const condition = entryConditions(filter);
  const beyond = start && { sql: '(t.worked_on, t.id) < (?::date, ?)', values: [...start] };
  const rows = await readEntryRows(ctx, beyond ? all(condition, beyond) : condition, { limit: asked.size + 1 });
  const page = pageOf(rows, asked, {
    keys: (row) => [dayText(row.worked_on), row.id],
    node: (row) => showEntry(row, userId),
  });
  const isWhole = !start && rows.length <= asked.size;
  return { ...page, totalCount: isWhole ? rows.length : await countEntries(ctx, condition) };
}

export async function taskById(ctx: Ctx, id: string | null): Promise<TaskView | null> {
  if (id === null) return null;
  const { userId } = signedIn(ctx);
  const task = await loadBatched<WorkTask>(ctx, 'tasks', id, async (ids) => {
    const rows = await ctx.em.find(WorkTask, { id: { $in: [...ids] }, deletedAt: null });
    return new Map(rows.map((row) => [row.id, row]));
  });
  if (!task) return null;
  const caseId = task.legalCase?.id;
  const isSeen = caseId ? canReadAll(await roleIn(ctx, caseId)) : task.owner.id === userId;
  return isSeen ? showTask(task) : null;
}

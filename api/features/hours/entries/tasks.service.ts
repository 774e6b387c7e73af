import { LockMode } from '@mikro-orm/postgresql';
import type { CreateWorkTaskInput, UpdateWorkTaskInput, WorkTaskFilter } from '#schema/generated/contract.ts';
import { errorText } from '#schema/text/errors.ts';
import { hoursText as say } from '#schema/text/hours.ts';
import { validationText } from '#schema/text/validation.ts';
import { WorkTask } from '#db/entities/hours.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { pageRequestOf, isDayKey, isIdKey, pageOf } from '#api/kernel/paging/pages.ts';
import { readRows, rowOf, type Row } from '#api/kernel/database/rows.ts';
import { canReadAll, caseToUse, roleIn } from '#api/features/cases/index.ts';
import { isStorable } from '#api/kernel/database/storable.ts';

type Refused = ReturnType<typeof userError>;

const MAX_TITLE_LENGTH = 200;
const MAX_NOTES_LENGTH = 4000;

/** A task without case belongs to its owner; one with a case to everybody who works in it. */
async function canUse(ctx: Ctx, task: WorkTask): Promise<boolean> {
  const caseId = task.legalCase?.id;
  return caseId ? canReadAll(await roleIn(ctx, caseId)) : task.owner.id === signedIn(ctx).userId;
}

async function findTask(ctx: Ctx, id: string, isLocked = false): Promise<WorkTask | null> {
  signedIn(ctx);
  const task = isId(id, 'workTask')
    ? await ctx.em.findOne(WorkTask, { id, deletedAt: null }, isLocked ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {})
    : null;
  return task && (await canUse(ctx, task)) ? task : null;
}

/** The task, when time may be recorded on it. */
export async function taskToUse(ctx: Ctx, id: string): Promise<{ task: WorkTask } | Refused> {
  const task = await findTask(ctx, id);
  return task ? { task } : userError('NOT_FOUND', errorText.NOT_FOUND, 'taskId');
}

export const showTask = (task: Row<WorkTask>) => ({
  id: task.id,
  caseId: task.legalCase?.id ?? null,
  title: task.title,
  notes: task.notes,
  dueOn: task.dueOn ?? null,
  isDone: task.doneAt != null,
  doneAt: task.doneAt ?? null,
  version: task.version,
  createdAt: task.createdAt,
});

export type TaskView = ReturnType<typeof showTask>;

function textsProblem(title: string | null | undefined, notes: string | null | undefined): Refused | null {
  if (title !== undefined) {
    const length = title?.trim().length ?? 0;
    if (length < 1 || length > MAX_TITLE_LENGTH) return userError('VALIDATION', say.taskTitleRequired, 'title');
  }
  if ((notes ?? '').length > MAX_NOTES_LENGTH)
    return userError('VALIDATION', say.notesTooLong(MAX_NOTES_LENGTH), 'notes');
  const all = `${title ?? ''}${notes ?? ''}`;
  return !isStorable(all) ? userError('VALIDATION', validationText.invalidCharacters) : null;
}

export async function createTask(ctx: Ctx, input: CreateWorkTaskInput) {
  const { userId } = signedIn(ctx);
  const problem = textsProblem(input.title, input.notes);
  if (problem) return problem;
  const used = input.caseId == null ? null : await caseToUse(ctx, input.caseId);
  if (used && 'userErrors' in used) return used;
  const now = ctx.clock.now();
  const task = ctx.em.create(WorkTask, {
    id: newId('workTask'),
    owner: userId,
    legalCase: used?.legalCase ?? null,
    title: input.title.trim(),
    notes: input.notes?.trim() ?? '',
    dueOn: input.dueOn ?? null,
    doneAt: null,
    version: 1,
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
  });
  return ok({ task: showTask(task) });
}

export async function updateTask(ctx: Ctx, input: UpdateWorkTaskInput) {
  const task = await findTask(ctx, input.id, true);
  if (!task) return userError('NOT_FOUND', errorText.NOT_FOUND, 'id');
  if (task.version !== input.version) return userError('CONFLICT', say.taskChanged, 'version');
  const problem = textsProblem(input.title, input.notes);
  if (problem) return problem;
  const used = input.caseId == null ? null : await caseToUse(ctx, input.caseId);
  if (used && 'userErrors' in used) return used;
  const now = ctx.clock.now();
  ctx.em.assign(task, {
    ...(input.title == null ? {} : { title: input.title.trim() }),
    ...(input.notes === undefined ? {} : { notes: input.notes?.trim() ?? '' }),
    ...(input.caseId === undefined ? {} : { legalCase: used?.legalCase ?? null }),
    ...(input.dueOn === undefined ? {} : { dueOn: input.dueOn }),
    ...(input.isDone == null ? {} : { doneAt: input.isDone ? (task.doneAt ?? now) : null }),
    version: task.version + 1,
    updatedAt: now,
  });
  return ok({ task: showTask(task) });
}

export async function deleteTask(ctx: Ctx, id: string) {
  const task = await findTask(ctx, id, true);
  if (!task) return userError('NOT_FOUND', errorText.NOT_FOUND, 'id');
  task.deletedAt = ctx.clock.now();
  return ok({ deletedId: id });
}

export interface TaskArguments {
  filter?: WorkTaskFilter | null;
  first?: number | null;
  after?: string | null;
}

/** Sort key of tasks without a day: after all others. */
const NO_DAY = '9999-12-31';

/** By day; tasks without one last. */
export async function listTasks(ctx: Ctx, { filter, first, after }: TaskArguments) {
  const { userId } = signedIn(ctx);
  const asked = pageRequestOf({ first, after }, [isDayKey, isIdKey]);
  const { start } = asked;
  const conditions = [
    ...(filter?.caseId == null ? [] : ['t.case_id = ?']),
    ...(filter?.isDone == null ? [] : [`t.done_at is ${filter.isDone ? 'not ' : ''}null`]),
    ...(start ? [`(coalesce(t.due_on, '${NO_DAY}'), t.id) > (?::date, ?)`] : []),
  ];
  const rows = await readRows(
    ctx.em,
    `select t.* from work_task t left join case_member m on m.case_id = t.case_id and m.user_id = ?
     where t.deleted_at is null
       and (case when t.case_id is null then t.owner_id = ? else m.role in ('OWNER', 'COLLABORATOR') end)
       ${conditions.map((sql) => `and ${sql}`).join(' ')}
     order by coalesce(t.due_on, '${NO_DAY}'), t.id limit ?`,
    [
      userId,
      userId,
      ...(filter?.caseId == null ? [] : [isId(filter.caseId, 'case') ? filter.caseId : '']),
      ...(start ?? []),
      asked.size + 1,
    ],
  );
  const tasks = rows.map((row) => showTask(rowOf(ctx.em, WorkTask, row)));
  return pageOf(tasks, asked, {
    keys: ({ dueOn, id }) => [dueOn ?? NO_DAY, id],
    node: (task) => task,
  });
}

/** Seconds that the caller recorded on a task. */
export async function recordedOn(ctx: Ctx, taskId: string): Promise<number> {
  const { userId } = signedIn(ctx);
  const seconds = await loadBatched<number>(ctx, `task-seconds:${userId}`, taskId, async (ids) => {
    const rows = await ctx.em.execute<{ task_id: string; seconds: number }[]>(
      `select task_id, least(sum(seconds), 2147483647)::int as seconds from time_entry
       where person_id = ? and deleted_at is null and task_id = any(?::text[]) group by task_id`,
      [userId, `{${ids.join(',')}}`],
    );
    return new Map(rows.map((row) => [row.task_id, row.seconds]));
  });
  return seconds ?? 0;
}

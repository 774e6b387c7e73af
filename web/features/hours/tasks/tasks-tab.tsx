import { useState } from 'react';
import { ClockPlus, Ellipsis, Pencil, Plus, Timer, Trash2 } from 'lucide-react';
import { useApolloClient } from '@apollo/client/react';
import { tasksText as text } from '#schema/text/hours-screen.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { pickedCase } from '#web/shared/cases/picked-case.ts';
import { formatDay } from '#web/shared/format/format.ts';
import { ConfirmDialog } from '#web/shared/ui/action-dialogs.tsx';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import {
  useEditWorkTaskMutation,
  useRemoveWorkTaskMutation,
  useWorkTasksQuery,
  type WorkTaskFieldsFragment,
} from '../hours.generated.ts';
import { useHours } from '../hours-context.ts';
import { reloadHours } from '../hours-reload.ts';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { durationWords } from '#schema/text/durations.ts';
import { useStartTimer } from '../timer/use-start-timer.tsx';
import { EntryDialog, type EntryOpened } from '../entries/entry-dialog.tsx';
import { TaskDialog } from './task-dialog.tsx';
import type { EntryActions } from '../entries/use-entry-actions.tsx';

export type Task = WorkTaskFieldsFragment;
const PER_PAGE = 30;

interface RowProps {
  task: Task;
  today: string;
  onToggle: () => void;
  onStart: () => void;
  onRecord: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

function TaskRow({ task, today, onToggle, onStart, onRecord, onEdit, onRemove }: RowProps) {
  const isLate = !task.isDone && task.dueOn != null && task.dueOn < today;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 px-4 py-3 max-sm:gap-x-0 max-sm:px-1">
      <label className={cx('grid place-items-center', TOUCH_TARGET_ICON)}>
        <input
          type="checkbox"
          checked={task.isDone}
          aria-label={(task.isDone ? text.reopen : text.finish)(task.title)}
          onChange={onToggle}
          className="mt-1 size-4"
        />
      </label>
      <div className="grid gap-0.5 max-sm:pt-2.5">
        <p className={cx('font-medium [overflow-wrap:anywhere]', task.isDone && 'text-muted line-through')}>
          {task.title}
        </p>
        {task.notes && <p className="whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">{task.notes}</p>}
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          {task.case && <span className="[overflow-wrap:anywhere]">{task.case.title}</span>}
          {task.dueOn && (
            <span className={cx(isLate && 'font-medium text-danger')}>
              {text.due(formatDay(task.dueOn))}
              {isLate && ` · ${text.late}`}
            </span>
          )}
          {task.recordedSeconds > 0 && (
            <span className="tabular">{text.recorded(durationWords(task.recordedSeconds))}</span>
          )}
        </p>
      </div>
      <div className="flex">
        <IconButton label={text.start} className={TOUCH_TARGET_ICON} onClick={onStart}>
          <Timer size={17} aria-hidden="true" />
        </IconButton>
        <Menu
          trigger={
            <IconButton label={text.actions(task.title)} className={TOUCH_TARGET_ICON}>
              <Ellipsis size={18} aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem icon={<ClockPlus size={16} aria-hidden="true" />} onSelect={onRecord}>
            {text.record}
          </MenuItem>
          <MenuItem icon={<Pencil size={16} aria-hidden="true" />} onSelect={onEdit}>
            {text.edit}
          </MenuItem>
          <MenuItem tone="danger" icon={<Trash2 size={16} aria-hidden="true" />} onSelect={onRemove}>
            {text.remove}
          </MenuItem>
        </Menu>
      </div>
    </li>
  );
}

type Opened = { is: 'form'; task: Task | null } | { is: 'remove'; task: Task };

/** Tasks, and the time recorded on them. */
export function TasksTab({ actions }: { actions: EntryActions }) {
  const client = useApolloClient();
  const { now, settings } = useHours();
  const [isDone, setDone] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [entry, setEntry] = useState<EntryOpened | null>(null);
  const [editTask] = useEditWorkTaskMutation();
  const [removeTask] = useRemoveWorkTaskMutation();
  const timer = useStartTimer();
  const { data, error, fetchMore, refetch } = useWorkTasksQuery({
    variables: { filter: { isDone }, first: PER_PAGE, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const held = data?.workTasks;
  const reload = () => reloadHours(client, 'hours');
  const toggle = async (task: Task) => {
    const input = { id: task.id, version: task.version, isDone: !task.isDone };
    const answer = await mutationResult(editTask({ variables: { input } }), ({ updateWorkTask }) => updateWorkTask);
    if (answer.is === 'refused') showToast({ title: text.saveFailed, message: answer.refusal.message, tone: 'danger' });
    await reload();
  };
  const remove = async (task: Task): Promise<string | null> => {
    const answer = await mutationResult(
      removeTask({ variables: { input: { id: task.id } } }),
      ({ deleteWorkTask }) => deleteWorkTask,
    );
    if (answer.is === 'refused') return answer.refusal.message || text.removeFailed;
    showToast({ message: text.removed, tone: 'positive' });
    await reload();
    return null;
  };
  const record = (task: Task) =>
    setEntry({
      is: 'new',
      given: { case: task.case ? pickedCase(task.case) : null, description: task.title },
      subject: { taskId: task.id },
    });
  const more = () =>
    void fetchMore({
      variables: { after: held?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        workTasks: { ...next.workTasks, nodes: [...before.workTasks.nodes, ...next.workTasks.nodes] },
      }),
    });
  return (
    <section aria-labelledby="work-tasks" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h2 id="work-tasks" className="text-xl font-semibold">
            {text.title}
          </h2>
          <p className="text-muted">{text.intro}</p>
        </div>
        <div className="flex flex-wrap items-end gap-2 max-sm:w-full">
          <select
            aria-label={text.show}
            value={isDone ? 'done' : 'open'}
            onChange={({ target }) => setDone(target.value === 'done')}
            className={cx('min-h-10 rounded-md border border-line-strong bg-surface px-3', TOUCH_TARGET)}
          >
            <option value="open">{text.showOpen}</option>
            <option value="done">{text.showDone}</option>
          </select>
          <Button className={cx(TOUCH_TARGET, 'max-sm:flex-1')} onClick={() => setOpened({ is: 'form', task: null })}>
            <Plus size={18} aria-hidden="true" />
            {text.add}
          </Button>
        </div>
      </div>
      {held ? (
        held.nodes.length > 0 ? (
          <ul className="card divide-y divide-line">
            {held.nodes.map((task) => (
              <TaskRow
                key={task.id}
                task={task}
                today={now.day}
                onToggle={() => void toggle(task)}
                onStart={() =>
                  void timer.start({
                    taskId: task.id,
                    description: task.title,
                    ...(task.case ? { caseId: task.case.id } : {}),
                  })
                }
                onRecord={() => record(task)}
                onEdit={() => setOpened({ is: 'form', task })}
                onRemove={() => setOpened({ is: 'remove', task })}
              />
            ))}
          </ul>
        ) : (
          <div className="card">
            <EmptyState text={isDone ? text.noneDone : text.none} />
          </div>
        )
      ) : error ? (
        <ErrorState
          title={text.loadFailed}
          {...readFailure(error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <RowsSkeleton rows={4} />
      )}
      {held?.pageInfo.hasNextPage && (
        <Button variant="secondary" size="sm" className={cx(TOUCH_TARGET, 'w-fit')} onClick={more}>
          {text.more}
        </Button>
      )}
      {opened?.is === 'form' && <TaskDialog task={opened.task} onSaved={reload} onClose={() => setOpened(null)} />}
      {opened?.is === 'remove' && (
        <ConfirmDialog
          title={text.removeTitle}
          body={text.removeBody(opened.task.title)}
          confirm={text.remove}
          onConfirm={() => remove(opened.task)}
          onClose={() => setOpened(null)}
        />
      )}
      {entry && (
        <EntryDialog
          opened={entry}
          today={now.day}
          zone={settings.zone}
          actions={actions}
          onClose={() => setEntry(null)}
        />
      )}
      {timer.dialogs}
    </section>
  );
}

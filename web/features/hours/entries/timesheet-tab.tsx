import { useState } from 'react';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { timesheetText as text } from '#schema/text/hours-screen.ts';
import { addDays, daysFrom } from '#schema/lib/days.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatSpan } from '#web/shared/format/format.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { useHours } from '../hours-context.ts';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { clampDay, weekStart } from '#web/shared/dates/days.rules.ts';
import { EntryDialog, type EntryOpened } from './entry-dialog.tsx';
import { EntryList } from './entry-list.tsx';
import { WeekTable } from './week-table.tsx';
import { useAllEntries } from './use-all-entries.ts';
import type { EntryActions } from './use-entry-actions.tsx';

/** A week of recorded time: by case and day, and as a list. */
export function TimesheetTab({ actions }: { actions: EntryActions }) {
  const { urlState, go, settings, now } = useHours();
  const [opened, setOpened] = useState<EntryOpened | null>(null);
  const first = weekStart(urlState.day ?? now.day, settings.weekStartsOn);
  const days = daysFrom(first, 7);
  const last = addDays(first, 6);
  const { entries, isWhole, error, reload } = useAllEntries({ from: first, to: last });
  const show = (day: string) => go({ day: clampDay(day) }, { replace: true });
  const add = (given: Extract<EntryOpened, { is: 'new' }>['given'] = {}) => setOpened({ is: 'new', given });
  return (
    <section aria-labelledby="timesheet" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
        <div className="flex items-center gap-1">
          <IconButton label={text.previous} className={TOUCH_TARGET_ICON} onClick={() => show(addDays(first, -7))}>
            <ChevronLeft size={20} aria-hidden="true" />
          </IconButton>
          <Button
            variant="secondary"
            size="sm"
            className={TOUCH_TARGET}
            onClick={() => go({ day: null }, { replace: true })}
          >
            {text.thisWeek}
          </Button>
          <IconButton label={text.next} className={TOUCH_TARGET_ICON} onClick={() => show(addDays(first, 7))}>
            <ChevronRight size={20} aria-hidden="true" />
          </IconButton>
        </div>
        <h2 id="timesheet" aria-live="polite" className="min-w-0 flex-1 basis-52 text-xl font-semibold tracking-tight">
          {text.week(...formatSpan(first, last))}
        </h2>
        <Button className={cx(TOUCH_TARGET, 'max-sm:w-full')} onClick={() => add()}>
          <Plus size={18} aria-hidden="true" />
          {text.add}
        </Button>
      </div>
      {entries ? (
        entries.length > 0 ? (
          <>
            <WeekTable entries={entries} days={days} today={now.day} onAdd={add} />
            {!isWhole && <p className="text-sm text-muted">{text.all}</p>}
            <EntryList
              entries={entries}
              onEdit={(entry) => setOpened({ is: 'edit', entry })}
              onRemove={(entry) => void actions.remove(entry)}
            />
          </>
        ) : (
          <div className="card">
            <EmptyState
              text={text.empty}
              action={
                <Button variant="secondary" className={TOUCH_TARGET} onClick={() => add()}>
                  <Plus size={17} aria-hidden="true" />
                  {text.add}
                </Button>
              }
            />
          </div>
        )
      ) : error ? (
        <ErrorState title={text.loadFailed} {...readFailure(error)} onRetry={reload} />
      ) : (
        <RowsSkeleton rows={5} />
      )}
      {opened && (
        <EntryDialog
          opened={opened}
          today={now.day}
          zone={settings.zone}
          actions={actions}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

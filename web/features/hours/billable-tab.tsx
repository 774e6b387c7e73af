import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { hoursRoomsText as text } from '#schema/text/hours-rooms.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { useHours } from './hours-context.ts';
import { HOURS_TABS } from './hours-url.ts';
import { PrebillsTab } from './prebill/prebills-tab.tsx';
import { RatesTab } from './rates/rates-tab.tsx';
import { SummaryTab } from './summary/summary-tab.tsx';
import { TasksTab } from './tasks/tasks-tab.tsx';
import { TimesheetTab } from './entries/timesheet-tab.tsx';
import type { EntryActions } from './entries/use-entry-actions.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';

/** The hours: billable events, recorded time, and pre-bills. */
export function BillableTab({ entryActions }: { entryActions: EntryActions }) {
  const { urlState, address } = useHours();
  const tabList = useRef<HTMLElement>(null);
  // On phones the current link may be outside of the visible area.
  useEffect(() => {
    // In newer browsers `scrollIntoView` returns a promise, which React would take for a cleanup function.
    tabList.current?.querySelector('[aria-current]')?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
  }, [urlState.hoursTab]);
  return (
    <div className="grid grid-cols-1 gap-6">
      <nav
        ref={tabList}
        aria-label={text.rooms}
        className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:px-0 print:hidden"
      >
        <ul className="inline-flex rounded-md border border-line bg-surface p-0.5">
          {HOURS_TABS.map((hoursTab) => (
            <li key={hoursTab}>
              <Link
                to={address({ hoursTab, prebill: null })}
                aria-current={hoursTab === urlState.hoursTab ? 'page' : undefined}
                className={cx(
                  'inline-flex min-h-8 items-center rounded-sm px-3 text-base whitespace-nowrap transition-colors duration-150',
                  TOUCH_TARGET,
                  hoursTab === urlState.hoursTab
                    ? 'bg-accent-soft font-medium text-accent'
                    : 'text-muted hover:text-ink',
                )}
              >
                {text.room[hoursTab]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {urlState.hoursTab === 'summary' && <SummaryTab actions={entryActions} />}
      {urlState.hoursTab === 'sheet' && <TimesheetTab actions={entryActions} />}
      {urlState.hoursTab === 'tasks' && <TasksTab actions={entryActions} />}
      {urlState.hoursTab === 'prebills' && <PrebillsTab actions={entryActions} />}
      {urlState.hoursTab === 'rates' && <RatesTab />}
    </div>
  );
}

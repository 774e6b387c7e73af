import { hoursRoomsText as text } from '#schema/text/hours-rooms.ts';
import { RoomLinks } from '#web/shared/ui/room-links.tsx';
import { useHours } from './hours-context.ts';
import { HOURS_TABS } from './hours-url.ts';
import { PrebillsTab } from './prebill/prebills-tab.tsx';
import { RatesTab } from './rates/rates-tab.tsx';
import { SummaryTab } from './summary/summary-tab.tsx';
import { TasksTab } from './tasks/tasks-tab.tsx';
import { TimesheetTab } from './entries/timesheet-tab.tsx';
import type { EntryActions } from './entries/use-entry-actions.tsx';

/** The hours: billable events, recorded time, and pre-bills. */
export function BillableTab({ entryActions }: { entryActions: EntryActions }) {
  const { urlState, address } = useHours();
  return (
    <div className="grid grid-cols-1 gap-6">
      <RoomLinks
        label={text.rooms}
        current={urlState.hoursTab}
        rooms={HOURS_TABS.map((hoursTab) => ({
          id: hoursTab,
          label: text.room[hoursTab],
          address: address({ hoursTab, prebill: null }),
        }))}
      />
      {urlState.hoursTab === 'summary' && <SummaryTab actions={entryActions} />}
      {urlState.hoursTab === 'sheet' && <TimesheetTab actions={entryActions} />}
      {urlState.hoursTab === 'tasks' && <TasksTab actions={entryActions} />}
      {urlState.hoursTab === 'prebills' && <PrebillsTab actions={entryActions} />}
      {urlState.hoursTab === 'rates' && <RatesTab />}
    </div>
  );
}

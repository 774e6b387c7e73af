import { useState, type ReactNode } from 'react';
import { pickedCase } from '#web/shared/cases/picked-case.ts';
import { useCalendar } from '../../calendar/calendar-context.tsx';
import type { EventDetail } from '../../calendar/calendar-look.tsx';
import { happeningOf } from '../../calendar/event/occurrence.rules.ts';
import { useStartTimer } from '../timer/use-start-timer.tsx';
import { EntryDialog, type EntryOpened } from './entry-dialog.tsx';
import type { EntryActs } from './use-entry-acts.tsx';

/** From an event to its hours: as long as it was planned, by hand where it has no length, or with the stopwatch. */
export function useEventHours(acts: EntryActs) {
  const { settings, now } = useCalendar();
  const timer = useStartTimer();
  const [opened, setOpened] = useState<EntryOpened | null>(null);
  const record = async (event: EventDetail, at: string | null): Promise<void> => {
    const refusal = await acts.recordEvent(event.id, at);
    if (refusal?.field !== 'seconds') return;
    const { startsOn } = happeningOf(event, at, settings.zone);
    setOpened({
      is: 'new',
      given: { day: startsOn, description: event.title, case: event.case ? pickedCase(event.case) : null },
      subject: { eventId: event.id, ...(at ? { occurrenceOf: at } : {}) },
    });
  };
  const startTimer = (event: EventDetail) =>
    timer.start({
      eventId: event.id,
      description: event.title,
      ...(event.case ? { caseId: event.case.id } : {}),
    });
  const room: ReactNode = (
    <>
      {opened && (
        <EntryDialog opened={opened} today={now.day} zone={settings.zone} acts={acts} onClose={() => setOpened(null)} />
      )}
      {timer.room}
    </>
  );
  return { record, startTimer, room };
}

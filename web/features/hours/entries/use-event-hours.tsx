import { useState, type ReactNode } from 'react';
import { pickedCase } from '#web/shared/cases/picked-case.ts';
import { useHours } from '../hours-context.ts';
import { useStartTimer } from '../timer/use-start-timer.tsx';
import { EntryDialog, type EntryOpened } from './entry-dialog.tsx';
import type { EntryActs } from './use-entry-acts.tsx';

/** An event as far as its hours need it. */
export interface RecordedEvent {
  id: string;
  title: string;
  case?: Parameters<typeof pickedCase>[0] | null;
}

/** Which of its times, by the original start of one of a series, and on which day that is. */
interface Happening {
  at: string | null;
  day: string;
}

/** From an event to its hours: as long as it was planned, by hand where it has no length, or with the stopwatch. */
export function useEventHours(acts: EntryActs) {
  const { settings, now } = useHours();
  const timer = useStartTimer();
  const [opened, setOpened] = useState<EntryOpened | null>(null);
  const record = async (event: RecordedEvent, { at, day }: Happening): Promise<void> => {
    const refusal = await acts.recordEvent(event.id, at);
    if (refusal?.field !== 'seconds') return;
    setOpened({
      is: 'new',
      given: { day, description: event.title, case: event.case ? pickedCase(event.case) : null },
      subject: { eventId: event.id, ...(at ? { occurrenceOf: at } : {}) },
    });
  };
  const startTimer = (event: RecordedEvent) =>
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

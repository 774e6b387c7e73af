import { Suspense, useState, type ReactNode } from 'react';
import { pickedCase } from '#web/shared/cases/picked-case.ts';
import { useHours } from '../hours-context.ts';
import { useStartTimer } from '../timer/use-start-timer.tsx';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import type { EntryOpened } from './entry-dialog.tsx';
import type { EntryActions } from './use-entry-actions.tsx';

/** Few events have no length that is known: the form is loaded for them. */
const EntryDialog = lazyPart(() => import('./entry-dialog.tsx').then(({ EntryDialog }) => EntryDialog));

/** The part of an event that recording its hours needs. */
export interface RecordedEvent {
  id: string;
  title: string;
  case?: Parameters<typeof pickedCase>[0] | null;
}

/** One occurrence of an event. `at`: its original start, if the event is a series. */
interface RecordedOccurrence extends RecordedEvent {
  at: string | null;
  day: string;
}

/** Records the hours of events: their planned durations, a form for one that has none, or the timer. */
export function useEventHours(actions: EntryActions) {
  const { settings, now } = useHours();
  const timer = useStartTimer();
  const [opened, setOpened] = useState<EntryOpened | null>(null);
  const record = async (occurrences: readonly RecordedOccurrence[]): Promise<void> => {
    const [first] = await actions.recordEvents(occurrences);
    if (!first) return;
    const { id, at, day, title, case: legalCase } = first;
    setOpened({
      is: 'new',
      given: { day, description: title, case: legalCase ? pickedCase(legalCase) : null },
      subject: { eventId: id, ...(at ? { occurrenceOf: at } : {}) },
    });
  };
  const startTimer = (event: RecordedEvent) =>
    timer.start({
      eventId: event.id,
      description: event.title,
      ...(event.case ? { caseId: event.case.id } : {}),
    });
  const dialogs: ReactNode = (
    <>
      {opened && (
        <Suspense fallback={null}>
          <EntryDialog
            opened={opened}
            today={now.day}
            zone={settings.zone}
            actions={actions}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
      {timer.dialogs}
    </>
  );
  return { record, startTimer, dialogs };
}

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

/** One occurrence of the event. `at`: its original start, if the event is a series. */
interface RecordedOccurrence {
  at: string | null;
  day: string;
}

/** Records the hours of an event: its planned duration, a form if it has none, or the timer. */
export function useEventHours(actions: EntryActions) {
  const { settings, now } = useHours();
  const timer = useStartTimer();
  const [opened, setOpened] = useState<EntryOpened | null>(null);
  const record = async (event: RecordedEvent, { at, day }: RecordedOccurrence): Promise<void> => {
    const refusal = await actions.recordEvent(event.id, at);
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

import { useState, type ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { entryFormText as text } from '#schema/text/hours-screen.ts';
import { mutationResult, type Refusal } from '#web/shared/apollo/mutation-result.ts';
import type { CreateTimeEntryInput, UpdateTimeEntryInput } from '#schema/generated/operation-types.ts';
import { newClientId } from '#web/shared/browser/client-id.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { UndoBar } from '#web/shared/ui/undo-bar.tsx';
import {
  useAddTimeEntryMutation,
  useBringTimeEntryBackMutation,
  useEditTimeEntryMutation,
  useRemoveTimeEntryMutation,
} from './entries.generated.ts';
import { reloadHours } from '../hours-reload.ts';
import { durationWords } from '#schema/text/durations.ts';
import type { Entry } from './entry-form.rules.ts';

interface Undo {
  key: number;
  message: string;
  /** Returns why it is not all undone, in Spanish, or `null`. */
  run: () => Promise<string | null>;
}

type RecordedEntry = Pick<Entry, 'id' | 'seconds'>;

/** One occurrence of an event. `at`: its original start, if the event is a series. */
interface PlannedEvent {
  id: string;
  at: string | null;
}

let lastKey = 0;

/** Records, edits and deletes time entries; deleting, and recording an event, can be undone. */
export function useEntryActions() {
  const client = useApolloClient();
  const [addEntry] = useAddTimeEntryMutation();
  const [editEntry] = useEditTimeEntryMutation();
  const [removeEntry] = useRemoveTimeEntryMutation();
  const [bringBack] = useBringTimeEntryBackMutation();
  const [undo, setUndo] = useState<Undo | null>(null);

  const reload = () => reloadHours(client, 'hours');
  const offer = (message: string, run: Undo['run']) => setUndo({ key: ++lastKey, message, run });
  const removeEntryById = async (id: string): Promise<boolean> => {
    const answer = await mutationResult(
      removeEntry({ variables: { input: { id } } }),
      ({ deleteTimeEntry }) => deleteTimeEntry,
    );
    return answer.is === 'done';
  };

  /** Offers to take back what was recorded in one act, all of it. */
  const offerRemoval = (entries: readonly RecordedEntry[]): void => {
    const time = durationWords(entries.reduce((sum, { seconds }) => sum + seconds, 0));
    if (entries.length > 0)
      offer(entries.length === 1 ? text.saved(time) : text.savedMany(entries.length, time), async () => {
        let left = 0;
        for (const { id } of entries) left += (await removeEntryById(id)) ? 0 : 1;
        if (left === 0) return null;
        return entries.length === 1 ? text.undoFailed : text.undoFailedInPart(left);
      });
  };
  const create = async (input: CreateTimeEntryInput): Promise<RecordedEntry | Refusal | null> => {
    const answer = await mutationResult(addEntry({ variables: { input } }), ({ createTimeEntry }) => createTimeEntry);
    return answer.is === 'refused' ? answer.refusal : (answer.payload.entry ?? null);
  };
  const add = async (input: CreateTimeEntryInput): Promise<Refusal | null> => {
    const made = await create(input);
    if (made && 'message' in made) return made;
    if (made) offerRemoval([made]);
    await reload();
    return null;
  };
  const edit = async (input: UpdateTimeEntryInput): Promise<Refusal | null> => {
    const answer = await mutationResult(editEntry({ variables: { input } }), ({ updateTimeEntry }) => updateTimeEntry);
    if (answer.is === 'refused') return answer.refusal;
    showToast({ message: text.changed, tone: 'positive' });
    await reload();
    return null;
  };
  /**
   * Records the planned hours of events, in one act that is undone as one. Returns the events that have no known length:
   * their form asks for it. Anything else that is refused is shown, and ends it.
   */
  const recordEvents = async <E extends PlannedEvent>(events: readonly E[]): Promise<E[]> => {
    const made: RecordedEntry[] = [];
    const withoutLength: E[] = [];
    for (const event of events) {
      const { id: eventId, at } = event;
      const answer = await create({ clientId: newClientId(), eventId, ...(at ? { occurrenceOf: at } : {}) });
      if (answer && !('message' in answer)) made.push(answer);
      else if (answer?.field === 'seconds') withoutLength.push(event);
      else if (answer) {
        showToast({ title: text.saveFailed, message: answer.message, tone: 'danger' });
        break;
      }
    }
    offerRemoval(made);
    if (made.length > 0) await reload();
    return withoutLength;
  };
  const remove = async (entry: RecordedEntry): Promise<void> => {
    const answer = await mutationResult(
      removeEntry({ variables: { input: { id: entry.id } } }),
      ({ deleteTimeEntry }) => deleteTimeEntry,
    );
    if (answer.is === 'refused')
      showToast({ title: text.removeFailed, message: answer.refusal.message, tone: 'danger' });
    else
      offer(text.removed(durationWords(entry.seconds)), async () => {
        const back = await mutationResult(
          bringBack({ variables: { input: { id: entry.id } } }),
          ({ restoreTimeEntry }) => restoreTimeEntry,
        );
        return back.is === 'done' ? null : text.undoFailed;
      });
    await reload();
  };
  const takeBack = async ({ run }: Undo): Promise<void> => {
    setUndo(null);
    const problem = await run();
    showToast(problem ? { message: problem, tone: 'danger' } : { message: text.undone, tone: 'positive' });
    await reload();
  };
  const dialogs: ReactNode = undo && (
    <UndoBar
      key={undo.key}
      message={undo.message}
      undoLabel={text.undo}
      onUndo={() => void takeBack(undo)}
      onEnd={() => setUndo(null)}
    />
  );
  return { add, edit, recordEvents, remove, dialogs };
}

export type EntryActions = ReturnType<typeof useEntryActions>;

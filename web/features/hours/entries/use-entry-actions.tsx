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
import { hoursText } from '#web/shared/dates/duration.rules.ts';
import type { Entry } from './entry-form.rules.ts';

interface Undo {
  key: number;
  message: string;
  run: () => Promise<boolean>;
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

  const add = async (input: CreateTimeEntryInput): Promise<Refusal | null> => {
    const answer = await mutationResult(addEntry({ variables: { input } }), ({ createTimeEntry }) => createTimeEntry);
    if (answer.is === 'refused') return answer.refusal;
    const { entry } = answer.payload;
    if (entry) offer(text.saved(hoursText(entry.seconds)), () => removeEntryById(entry.id));
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
  /** Records the planned hours of an event. */
  const recordEvent = async (eventId: string, occurrenceOf: string | null): Promise<Refusal | null> => {
    const refusal = await add({ clientId: newClientId(), eventId, ...(occurrenceOf ? { occurrenceOf } : {}) });
    // A missing duration is asked for in a form; other errors are shown.
    if (refusal && refusal.field !== 'seconds')
      showToast({ title: text.saveFailed, message: refusal.message, tone: 'danger' });
    return refusal;
  };
  const remove = async (entry: Pick<Entry, 'id' | 'seconds'>): Promise<void> => {
    const answer = await mutationResult(
      removeEntry({ variables: { input: { id: entry.id } } }),
      ({ deleteTimeEntry }) => deleteTimeEntry,
    );
    if (answer.is === 'refused')
      showToast({ title: text.removeFailed, message: answer.refusal.message, tone: 'danger' });
    else
      offer(text.removed(hoursText(entry.seconds)), async () => {
        const back = await mutationResult(
          bringBack({ variables: { input: { id: entry.id } } }),
          ({ restoreTimeEntry }) => restoreTimeEntry,
        );
        return back.is === 'done';
      });
    await reload();
  };
  const takeBack = async ({ run }: Undo): Promise<void> => {
    setUndo(null);
    const isUndone = await run();
    showToast(isUndone ? { message: text.undone, tone: 'positive' } : { message: text.undoFailed, tone: 'danger' });
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
  return { add, edit, recordEvent, remove, dialogs };
}

export type EntryActions = ReturnType<typeof useEntryActions>;

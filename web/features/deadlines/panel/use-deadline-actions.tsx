import { useState, type ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { DocumentFormat } from '#schema/generated/contract.ts';
import { HOUR } from '#schema/lib/durations.ts';
import { deadlineActText as text } from '#schema/text/deadline-screen.ts';
import { mutationResult, type MutationResult } from '#web/shared/apollo/mutation-result.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { saveDocument } from '#web/shared/browser/save-document.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { UndoBar } from '#web/shared/ui/undo-bar.tsx';
import {
  DeadlineFileDocument,
  useCompleteDeadlineMutation,
  useEditDeadlineMutation,
  useRemoveDeadlineMutation,
  useReopenDeadlineMutation,
  useRestoreDeadlineMutation,
  useSetDeadlineReminderMutation,
  useSnoozeDeadlineMutation,
  type EditDeadlineMutationVariables,
} from './deadline-actions.generated.ts';
import { MoveTriggerDialog } from '../chains/move-trigger-dialog.tsx';
import { NoticeMadeDialog } from '../chains/notice-made-dialog.tsx';
import { formatDue, type DeadlineCard } from '../deadline-styles.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DeadlineDetail } from './deadline-detail.tsx';
import { DeadlineForm } from './deadline-form.tsx';
import { valuesOf } from './deadline-form.rules.ts';
import { SnoozeDialog } from './snooze-dialog.tsx';

/** What an action needs to know of a deadline. */
export type DeadlineRef = Pick<DeadlineCard, 'id' | 'title'>;

type OpenDialog =
  | { act: 'complete' | 'snooze' | 'notice' | 'remove' | 'edit' | 'move' | 'details'; deadline: DeadlineCard }
  | { act: 'add'; caseId: string | null };

interface Undo {
  key: number;
  message: string;
  /** Returns whether the undo succeeded. */
  run: () => Promise<boolean>;
}

const SNOOZE_HOURS = 24;
/** Somebody else did it first: shown as information, not as an error. */
const ALREADY_CHANGED = new Set(['CONFLICT', 'NOT_FOUND']);

let lastKey = 0;

function showFailure(message: string, { refusal }: Extract<MutationResult<unknown>, { is: 'refused' }>): false {
  if (ALREADY_CHANGED.has(refusal.code)) showToast({ message: refusal.message, tone: 'warning' });
  else showToast({ title: text.error, message, tone: 'danger' });
  return false;
}

interface DeadlineActionsOptions {
  /** Called after a change on the server: the lists must be read again. */
  onChanged: () => void;
  /** Called at once: the card leaves the list. */
  onGone?: (id: string) => void;
}

function useDeadlineMutations() {
  const [complete] = useCompleteDeadlineMutation();
  const [reopen] = useReopenDeadlineMutation();
  const [snooze] = useSnoozeDeadlineMutation();
  const [remind] = useSetDeadlineReminderMutation();
  const [edit] = useEditDeadlineMutation();
  const [remove] = useRemoveDeadlineMutation();
  const [restore] = useRestoreDeadlineMutation();
  return {
    complete: (id: string) =>
      mutationResult(complete({ variables: { input: { id } } }), ({ completeDeadline }) => completeDeadline),
    reopen: (id: string) =>
      mutationResult(reopen({ variables: { input: { id } } }), ({ reopenDeadline }) => reopenDeadline),
    snooze: (id: string) =>
      mutationResult(
        snooze({ variables: { input: { id, hours: SNOOZE_HOURS } } }),
        ({ snoozeDeadline }) => snoozeDeadline,
      ),
    remind: (id: string, remindAt: string | null) =>
      mutationResult(
        remind({ variables: { input: { id, remindAt } } }),
        ({ setDeadlineReminder }) => setDeadlineReminder,
      ),
    edit: (input: EditDeadlineMutationVariables['input']) =>
      mutationResult(edit({ variables: { input } }), ({ updateDeadline }) => updateDeadline),
    remove: (id: string) =>
      mutationResult(remove({ variables: { input: { id } } }), ({ deleteDeadline }) => deleteDeadline),
    restore: (id: string) =>
      mutationResult(restore({ variables: { input: { id } } }), ({ restoreDeadline }) => restoreDeadline),
  };
}

/** Actions on a deadline, each with undo. The page must render `dialogs`, which include the undo bar. */
export function useDeadlineActions({ onChanged, onGone }: DeadlineActionsOptions) {
  const client = useApolloClient();
  const send = useDeadlineMutations();
  const [asked, setAsked] = useState<OpenDialog | null>(null);
  const [undo, setUndo] = useState<Undo | null>(null);
  const close = () => setAsked(null);
  const offer = (message: string, run: Undo['run']) => setUndo({ key: ++lastKey, message, run });
  const done = (answer: MutationResult<unknown>): boolean => answer.is === 'done';

  const complete = async ({ id, title }: DeadlineRef): Promise<boolean> => {
    const answer = await send.complete(id);
    onChanged();
    if (answer.is === 'refused') return showFailure(text.completeFailed, answer);
    onGone?.(id);
    offer(text.completed(title), async () => done(await send.reopen(id)));
    return true;
  };
  const reopen = async ({ id, title }: DeadlineRef): Promise<boolean> => {
    const answer = await send.reopen(id);
    onChanged();
    if (answer.is === 'refused') return showFailure(text.reopenFailed, answer);
    offer(text.reopened(title), async () => done(await send.complete(id)));
    return true;
  };
  /** The date stays, whoever set it. */
  const remind = async ({ id, isSnoozed, remindAt }: DeadlineCard): Promise<boolean> => {
    const answer = await send.remind(id, new Date(Date.now() + SNOOZE_HOURS * HOUR).toISOString());
    onChanged();
    if (answer.is === 'refused') return showFailure(text.snoozeFailed, answer);
    const before = isSnoozed && remindAt && new Date(remindAt) > new Date() ? remindAt : null;
    offer(answer.payload.message ?? text.snoozed, async () => done(await send.remind(id, before)));
    return true;
  };
  /** Only of a date that somebody typed, and only when that is said. */
  const moveDate = async (deadline: DeadlineCard): Promise<boolean> => {
    const answer = await send.snooze(deadline.id);
    onChanged();
    if (answer.is === 'refused') return showFailure(text.snoozeFailed, answer);
    const version = answer.payload.deadline?.version ?? deadline.version;
    const { day, hour } = valuesOf(deadline);
    const back = { id: deadline.id, version, dueOn: day, ...(hour ? { dueHour: hour } : {}) };
    offer(answer.payload.message ?? text.snoozed, async () => done(await send.edit(back)));
    return true;
  };
  const snooze = (deadline: DeadlineCard): void => {
    if (deadline.origin === 'MANUAL') setAsked({ act: 'snooze', deadline });
    else void remind(deadline);
  };
  const remove = async ({ id, title }: DeadlineRef): Promise<boolean> => {
    const answer = await send.remove(id);
    onChanged();
    if (answer.is === 'refused') return showFailure(text.removeFailed, answer);
    onGone?.(id);
    offer(text.removed(title), async () => done(await send.restore(id)));
    return true;
  };
  const download = async ({ id }: DeadlineRef, format: DocumentFormat): Promise<void> => {
    try {
      const variables = { id, format };
      const { data } = await client.query({ query: DeadlineFileDocument, variables, fetchPolicy: 'no-cache' });
      if (data) saveDocument(data.deadlineDocument);
    } catch (error) {
      showToast({ title: text.documentFailed, message: readFailure(error).message, tone: 'danger' });
    }
  };
  const takeBack = async ({ run }: Undo): Promise<void> => {
    setUndo(null);
    const isUndone = await run();
    showToast(isUndone ? { message: text.undone, tone: 'positive' } : { message: text.undoFailed, tone: 'danger' });
    onChanged();
  };

  const dialogs: ReactNode = (
    <>
      {asked?.act === 'complete' && (
        <ConfirmDialog
          title={text.completeTitle}
          body={text.completeBody(asked.deadline.title, formatDue(asked.deadline))}
          confirm={text.completeConfirm}
          onConfirm={() => complete(asked.deadline)}
          onClose={close}
        />
      )}
      {asked?.act === 'snooze' && (
        <SnoozeDialog
          deadline={asked.deadline}
          onRemind={() => remind(asked.deadline)}
          onMove={() => moveDate(asked.deadline)}
          onClose={close}
        />
      )}
      {asked?.act === 'remove' && (
        <ConfirmDialog
          isDangerous
          title={text.removeTitle}
          body={text.removeBody(asked.deadline.title)}
          confirm={text.removeConfirm}
          onConfirm={() => remove(asked.deadline)}
          onClose={close}
        />
      )}
      {asked?.act === 'add' && <DeadlineForm caseId={asked.caseId} onSaved={onChanged} onClose={close} />}
      {asked?.act === 'edit' && <DeadlineForm deadline={asked.deadline} onSaved={onChanged} onClose={close} />}
      {asked?.act === 'details' && (
        <DeadlineDetail id={asked.deadline.id} title={asked.deadline.title} onDownload={download} onClose={close} />
      )}
      {asked?.act === 'notice' && asked.deadline.chainId && (
        <NoticeMadeDialog
          deadline={{ ...asked.deadline, chainId: asked.deadline.chainId }}
          onCounted={(message, run) => {
            onChanged();
            offer(message, run);
          }}
          onClose={close}
        />
      )}
      {asked?.act === 'move' && asked.deadline.chainId && (
        <MoveTriggerDialog
          chainId={asked.deadline.chainId}
          onMoved={(message, run) => {
            onChanged();
            offer(message, run);
          }}
          onClose={close}
        />
      )}
      {undo && (
        <UndoBar
          key={undo.key}
          message={undo.message}
          undoLabel={text.undo}
          onUndo={() => void takeBack(undo)}
          onEnd={() => setUndo(null)}
        />
      )}
    </>
  );
  return { ask: setAsked, reopen, snooze, download, dialogs };
}

export type DeadlineActions = ReturnType<typeof useDeadlineActions>;

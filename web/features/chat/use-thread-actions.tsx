import { useEffect, useRef, useState, type ReactNode } from 'react';
import { chatText as text } from '#schema/text/chat.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { ChatThreadsDocument, type ChatThreadFieldsFragment } from './threads.generated.ts';
import { usePinThreadMutation } from './chat.generated.ts';
import { ExportThreadDialog } from './export-thread-dialog.tsx';
import { DeleteThreadDialog, RenameThreadDialog } from './thread-dialogs.tsx';
import type { ThreadAction } from './thread-menu.tsx';

type Thread = ChatThreadFieldsFragment;

function usePin() {
  const [pin, { client }] = usePinThreadMutation();
  return async ({ id, pinnedAt }: Thread): Promise<void> => {
    const isPinned = !pinnedAt;
    const failed = isPinned ? text.pinFailed : text.unpinFailed;
    try {
      const { data } = await pin({ variables: { input: { threadId: id, isPinned } } });
      const refused = data?.pinThread.userErrors[0];
      if (refused) return showToast({ message: refused.message, tone: 'danger' });
      showToast({ message: isPinned ? text.pinnedDone : text.unpinnedDone, tone: 'positive' });
      // Only the server knows its position in the list.
      await client.refetchQueries({ include: [ChatThreadsDocument] });
    } catch (error) {
      showToast({ title: failed, message: readFailure(error).message, tone: 'danger' });
    }
  };
}

/** Runs the actions of a conversation's menu; `dialogs` must be rendered. */
export function useThreadActions(onDeleted: (thread: Thread) => void): {
  run: (action: ThreadAction, thread: Thread, opener: HTMLElement | null) => void;
  dialogs: ReactNode;
} {
  const [open, setOpen] = useState<{ action: Exclude<ThreadAction, 'PIN'>; thread: Thread } | null>(null);
  const pin = usePin();
  const opener = useRef<HTMLElement | null>(null);
  const close = () => setOpen(null);
  const run = (action: ThreadAction, thread: Thread, from: HTMLElement | null) => {
    if (action === 'PIN') return void pin(thread);
    opener.current = from;
    setOpen({ action, thread });
  };
  // The menu that opened the dialog is gone: the focus returns to its button.
  useEffect(() => {
    if (!open) opener.current?.focus();
  }, [open]);
  const dialogs = open && (
    <>
      {open.action === 'RENAME' && <RenameThreadDialog thread={open.thread} onClose={close} />}
      {open.action === 'EXPORT' && <ExportThreadDialog thread={open.thread} onClose={close} />}
      {open.action === 'DELETE' && (
        <DeleteThreadDialog thread={open.thread} onClose={close} onDeleted={() => onDeleted(open.thread)} />
      )}
    </>
  );
  return { run, dialogs };
}

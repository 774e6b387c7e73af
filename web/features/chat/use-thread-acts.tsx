import { useEffect, useRef, useState, type ReactNode } from 'react';
import { chatText as text } from '#schema/text/chat.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { ChatThreadsDocument, type ChatThreadFieldsFragment } from './threads.generated.ts';
import { usePinThreadMutation } from './chat.generated.ts';
import { ExportThreadDialog } from './export-thread-dialog.tsx';
import { DeleteThreadDialog, RenameThreadDialog } from './thread-dialogs.tsx';
import type { ThreadAct } from './thread-menu.tsx';

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
      // Its place in the list is the server's to say.
      await client.refetchQueries({ include: [ChatThreadsDocument] });
    } catch (error) {
      showToast({ title: failed, message: readFailure(error).message, tone: 'danger' });
    }
  };
}

/** Does what a conversation's menu offers; `dialogs` is what that brings up. */
export function useThreadActs(onDeleted: (thread: Thread) => void): {
  act: (act: ThreadAct, thread: Thread, opener: HTMLElement | null) => void;
  dialogs: ReactNode;
} {
  const [open, setOpen] = useState<{ act: Exclude<ThreadAct, 'PIN'>; thread: Thread } | null>(null);
  const pin = usePin();
  const opener = useRef<HTMLElement | null>(null);
  const close = () => setOpen(null);
  const act = (wanted: ThreadAct, thread: Thread, from: HTMLElement | null) => {
    if (wanted === 'PIN') return void pin(thread);
    opener.current = from;
    setOpen({ act: wanted, thread });
  };
  // The menu that a dialog came from is gone: the focus goes back to what opened it.
  useEffect(() => {
    if (!open) opener.current?.focus();
  }, [open]);
  const dialogs = open && (
    <>
      {open.act === 'RENAME' && <RenameThreadDialog thread={open.thread} onClose={close} />}
      {open.act === 'EXPORT' && <ExportThreadDialog thread={open.thread} onClose={close} />}
      {open.act === 'DELETE' && (
        <DeleteThreadDialog thread={open.thread} onClose={close} onDeleted={() => onDeleted(open.thread)} />
      )}
    </>
  );
  return { act, dialogs };
}

import { chatText as text } from '#schema/text/chat.ts';
import { mutationProblem } from '#web/shared/apollo/mutation-problem.ts';
import { ConfirmDialog, RenameDialog } from '#web/shared/ui/action-dialogs.tsx';
import { ChatThreadsDocument, type ChatThreadFieldsFragment } from './threads.generated.ts';
import { useDeleteThreadMutation, useRenameThreadMutation } from './chat.generated.ts';

interface ThreadDialogProps {
  thread: ChatThreadFieldsFragment;
  onClose: () => void;
}

const TITLE_MAX = 120;

export function RenameThreadDialog({ thread, onClose }: ThreadDialogProps) {
  const [rename] = useRenameThreadMutation();
  return (
    <RenameDialog
      heading={text.rename}
      label={text.renameLabel}
      title={thread.title}
      longest={TITLE_MAX}
      onRename={(title) =>
        mutationProblem(
          rename({ variables: { input: { threadId: thread.id, title } } }),
          ({ renameThread }) => renameThread.userErrors,
        )
      }
      onClose={onClose}
    />
  );
}

export function DeleteThreadDialog({ thread, onClose, onDeleted }: ThreadDialogProps & { onDeleted: () => void }) {
  const [remove, { client }] = useDeleteThreadMutation();
  const onConfirm = async () => {
    const problem = await mutationProblem(
      remove({ variables: { input: { threadId: thread.id } } }),
      ({ deleteThread }) => deleteThread.userErrors,
    );
    if (problem !== null) return problem;
    onDeleted();
    client.cache.evict({ id: client.cache.identify({ __typename: 'ChatThread', id: thread.id }) });
    // The list shows its own failure.
    void client.refetchQueries({ include: [ChatThreadsDocument] }).catch(() => undefined);
    return null;
  };
  return (
    <ConfirmDialog
      title={text.deleteTitle}
      body={text.deleteBody(thread.title)}
      confirm={text.deleteConfirm}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

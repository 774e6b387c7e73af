import { useState, type SyntheticEvent } from 'react';
import { chatText as text } from '#schema/text/chat.ts';
import { commonText } from '#schema/text/common.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import {
  ChatThreadsDocument,
  useDeleteThreadMutation,
  useRenameThreadMutation,
  type ChatThreadFieldsFragment,
} from '#web/shared/apollo/operations.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { TextField } from '#web/shared/ui/field.tsx';

interface ThreadDialogProps {
  thread: ChatThreadFieldsFragment;
  onClose: () => void;
}

const TITLE_MAX = 120;

export function RenameThreadDialog({ thread, onClose }: ThreadDialogProps) {
  const [title, setTitle] = useState(thread.title);
  const [problem, setProblem] = useState<string>();
  const [rename, { loading }] = useRenameThreadMutation();
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    try {
      const { data } = await rename({ variables: { input: { threadId: thread.id, title: title.trim() } } });
      const refused = data?.renameThread.userErrors[0];
      if (refused) setProblem(refused.message);
      else onClose();
    } catch (error) {
      setProblem(readFailure(error).message);
    }
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.rename}>
      <form onSubmit={(event) => void onSubmit(event)} className="grid gap-5 px-6 pb-6 pt-4">
        <TextField
          label={text.renameLabel}
          value={title}
          maxLength={TITLE_MAX}
          error={problem}
          onChange={(event) => setTitle(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button look="ghost" onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit" disabled={loading || title.trim() === ''}>
            {commonText.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

export function DeleteThreadDialog({ thread, onClose, onDeleted }: ThreadDialogProps & { onDeleted: () => void }) {
  const [problem, setProblem] = useState<string>();
  const [remove, { loading, client }] = useDeleteThreadMutation();
  const onConfirm = async () => {
    try {
      const { data } = await remove({ variables: { input: { threadId: thread.id } } });
      const refused = data?.deleteThread.userErrors[0];
      if (refused) return setProblem(refused.message);
      onClose();
      onDeleted();
      client.cache.evict({ id: client.cache.identify({ __typename: 'ChatThread', id: thread.id }) });
      await client.refetchQueries({ include: [ChatThreadsDocument] });
    } catch (error) {
      setProblem(readFailure(error).message);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.deleteTitle}
      description={text.deleteBody(thread.title)}
    >
      <div className="grid gap-4 px-6 pb-6 pt-5">
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="ghost" onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button look="danger" disabled={loading} onClick={() => void onConfirm()}>
            {text.deleteConfirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

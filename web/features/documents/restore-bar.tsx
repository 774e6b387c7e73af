import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { documentListText as text } from '#schema/text/documents-screen.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { UndoBar } from '#web/shared/ui/undo-bar.tsx';
import type { DeletedDocument } from './documents-context.ts';
import { useRestoreLegalDocumentMutation } from './documents.generated.ts';
import { reloadDocuments } from './use-analysis-changes.ts';

interface RestoreBarProps {
  deleted: DeletedDocument;
  onEnd: () => void;
}

/** Offers to undo the last deletion, wherever in the section the reader is by then. */
export function RestoreBar({ deleted, onEnd }: RestoreBarProps) {
  const client = useApolloClient();
  const [restore] = useRestoreLegalDocumentMutation();
  const [isBusy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    const answer = await mutationResult(
      restore({ variables: { input: { documentId: deleted.id } } }),
      ({ restoreDocument }) => restoreDocument,
    );
    if (answer.is === 'refused')
      showToast({ title: text.actionFailed, message: answer.refusal.message, tone: 'danger' });
    await reloadDocuments(client);
    onEnd();
  };
  return (
    <UndoBar
      message={text.deleted(deleted.fileName)}
      undoLabel={text.undo}
      isBusy={isBusy}
      onUndo={() => void undo()}
      onEnd={onEnd}
    />
  );
}

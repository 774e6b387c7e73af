import { useState } from 'react';
import { unsavedText } from '#schema/text/unsaved.ts';
import { ConfirmDialog } from './action-dialogs.tsx';

/** Asks before it closes a form with changes: Escape or a click outside is easily pressed by accident. */
export function useConfirmClose(isChanged: () => boolean, onClose: () => void) {
  const [isAsking, setAsking] = useState(false);
  const close = () => (isChanged() ? setAsking(true) : onClose());
  const question = isAsking && (
    <ConfirmDialog
      title={unsavedText.discardTitle}
      body={unsavedText.discardBody}
      cancel={unsavedText.keepWriting}
      confirm={unsavedText.discard}
      onConfirm={() => {
        onClose();
        return Promise.resolve(null);
      }}
      onClose={() => setAsking(false)}
    />
  );
  return { close, question };
}

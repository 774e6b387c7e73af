import { useState } from 'react';
import { commonText } from '#schema/text/common.ts';
import { ConfirmDialog } from './action-dialogs.tsx';

/** Asks before it closes a form with changes: Escape or a click outside is easily pressed by accident. */
export function useConfirmClose(isChanged: () => boolean, onClose: () => void) {
  const [isAsking, setAsking] = useState(false);
  const close = () => (isChanged() ? setAsking(true) : onClose());
  const question = isAsking && (
    <ConfirmDialog
      title={commonText.discardTitle}
      body={commonText.discardBody}
      cancel={commonText.keepWriting}
      confirm={commonText.discard}
      onConfirm={() => {
        onClose();
        return Promise.resolve(null);
      }}
      onClose={() => setAsking(false)}
    />
  );
  return { close, question };
}

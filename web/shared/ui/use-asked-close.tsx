import { useState } from 'react';
import { commonText } from '#schema/text/common.ts';
import { ConfirmDialog } from './ask-dialogs.tsx';

/** Closing a form in which somebody has written asks first: Escape and a press beside it are easily made by accident. */
export function useAskedClose(isChanged: () => boolean, onClose: () => void) {
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

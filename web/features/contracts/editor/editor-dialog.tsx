import { useRef } from 'react';
import { editorText as text } from '#schema/text/contract-editor-screen.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { useConfirmClose } from '#web/shared/ui/use-confirm-close.tsx';
import { forgetText } from './contract-editor.tsx';
import { OpenEditor } from './open-editor.tsx';

interface EditorDialogProps {
  contractId: string;
  onSaved: () => void;
  onClose: () => void;
}

/** The editor above the page; on phones it is the whole screen. */
export function EditorDialog({ contractId, onSaved, onClose }: EditorDialogProps) {
  const isChanged = useRef(false);
  const { close, question } = useConfirmClose(
    () => isChanged.current,
    () => {
      forgetText(contractId);
      onClose();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={text.area}
      description={text.generated}
      className="w-[min(90rem,calc(100vw-2rem))]! max-md:left-0! max-md:h-dvh max-md:w-screen! max-md:translate-x-0! max-md:rounded-none! max-md:border-0!"
      positionClassName="top-0 max-h-dvh md:top-[3dvh] md:max-h-[94dvh]"
    >
      <div className="pt-3">
        <OpenEditor
          contractId={contractId}
          onSaved={onSaved}
          onClose={close}
          onChanged={() => {
            isChanged.current = true;
          }}
        />
      </div>
      {question}
    </Dialog>
  );
}

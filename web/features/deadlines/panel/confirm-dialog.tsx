import { useState } from 'react';
import { commonText } from '#schema/text/common.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';

interface ConfirmDialogProps {
  title: string;
  body: string;
  confirm: string;
  isDangerous?: boolean;
  /** Errors are shown elsewhere; the dialog closes in any case. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

export function ConfirmDialog({ title, body, confirm, isDangerous, onConfirm, onClose }: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await onConfirm();
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={body}>
      <div className="flex flex-wrap justify-end gap-2 px-6 pb-6 pt-5">
        <Button variant="ghost" className={TOUCH_TARGET} onClick={onClose}>
          {commonText.cancel}
        </Button>
        <Button
          variant={isDangerous ? 'danger' : 'primary'}
          className={TOUCH_TARGET}
          disabled={isBusy}
          onClick={() => void run()}
        >
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}

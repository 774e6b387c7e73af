import { Columns2, FilePlus2 } from 'lucide-react';
import { conflictText as text } from '#schema/text/contract-editor-screen.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import type { NewerVersion } from './use-save-version.ts';

interface ConflictDialogProps {
  newer: NewerVersion;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Somebody saved a version while this one was edited: neither text is lost. */
export const ConflictDialog = ({ newer, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={text.title}
    description={text.body(newer.authorName, newer.number, formatInstant(newer.createdAt))}
  >
    <div className="grid gap-5 px-6 pb-6 pt-5">
      <div className="grid gap-1.5">
        <Button className={TOUCH_TARGET} onClick={onKeepMine}>
          <FilePlus2 size={17} aria-hidden="true" />
          {text.keepMine}
        </Button>
        <p className="text-sm text-muted">{text.keepMineHint}</p>
      </div>
      <div className="grid gap-1.5">
        <Button variant="secondary" className={TOUCH_TARGET} onClick={onTakeTheirs}>
          <Columns2 size={17} aria-hidden="true" />
          {text.takeTheirs}
        </Button>
        <p className="text-sm text-muted">{text.takeTheirsHint}</p>
      </div>
      <Button variant="ghost" className={TOUCH_TARGET} onClick={onClose}>
        {text.back}
      </Button>
    </div>
  </Dialog>
);

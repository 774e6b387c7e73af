import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { chatMessageText as text } from '#schema/text/collab-chat.ts';
import { commonText } from '#schema/text/common.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import type { ChatMessage } from './message-feed.ts';

/** Every wording of a message, the one that stands last. */
export function VersionsDialog({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.versionsTitle}>
      <ol className="grid gap-4 px-6 pb-6 pt-4">
        {message.versions.map((version) => (
          <li key={version.until} className="grid gap-1">
            <p className="text-sm text-muted">{text.versionUntil(formatInstant(version.until))}</p>
            <p className="whitespace-pre-wrap rounded-md bg-sunken px-3 py-2 wrap-anywhere">{version.text}</p>
          </li>
        ))}
        <li className="grid gap-1">
          <p className="text-sm font-medium">{text.versionNow}</p>
          <p className="whitespace-pre-wrap rounded-md bg-accent-soft px-3 py-2 wrap-anywhere">{message.text}</p>
        </li>
      </ol>
    </Dialog>
  );
}

interface DeleteDialogProps {
  /** What the server said when it did not. */
  onDelete: () => Promise<string | null>;
  onClose: () => void;
}

export function DeleteDialog({ onDelete, onClose }: DeleteDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    const refused = await onDelete();
    if (refused === null) return onClose();
    setBusy(false);
    setProblem(refused);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.deleteTitle} description={text.deleteBody}>
      <div className="grid gap-4 px-6 pb-6 pt-5">
        {problem !== null && <ErrorState title={text.deleteFailed} message={problem} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="ghost" onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button look="danger" disabled={isBusy} onClick={() => void confirm()}>
            <Trash2 size={17} aria-hidden="true" />
            {text.deleteConfirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

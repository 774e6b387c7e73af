import { chatMessageText as text } from '#schema/text/collab-chat.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { ConfirmDialog } from '#web/shared/ui/action-dialogs.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import type { ChatMessage } from './message-feed.ts';

/** Every version of a message; the current one is last. */
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
  /** Returns the error text of the server, or `null`. */
  onDelete: () => Promise<string | null>;
  onClose: () => void;
}

export const DeleteDialog = ({ onDelete, onClose }: DeleteDialogProps) => (
  <ConfirmDialog
    title={text.deleteTitle}
    body={text.deleteBody}
    confirm={text.deleteConfirm}
    onConfirm={onDelete}
    onClose={onClose}
  />
);

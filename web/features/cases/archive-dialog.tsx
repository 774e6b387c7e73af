import { archiveText as text } from '#schema/text/cases-screen.ts';
import { ConfirmDialog } from '#web/shared/ui/action-dialogs.tsx';
import type { CaseDateFieldsFragment } from './cases.generated.ts';
import { NextDate } from './next-date.tsx';

interface ArchiveDialogProps {
  title: string;
  dates: readonly CaseDateFieldsFragment[];
  onArchive: () => Promise<string | null>;
  onClose: () => void;
}

/** Asks before a case with hearings or deadlines ahead is archived. */
export const ArchiveDialog = ({ title, dates, onArchive, onClose }: ArchiveDialogProps) => (
  <ConfirmDialog
    title={text.title(title)}
    body={text.body(dates.length)}
    confirm={text.confirm}
    cancel={text.cancel}
    onConfirm={onArchive}
    onClose={onClose}
  >
    <ul className="card max-h-60 divide-y divide-line overflow-y-auto">
      {dates.map((date) => (
        <li key={date.id} className="min-w-0 px-4 py-2">
          <NextDate date={date} hasTitle />
        </li>
      ))}
    </ul>
  </ConfirmDialog>
);

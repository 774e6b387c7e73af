import { Archive } from 'lucide-react';
import { Link } from 'react-router';
import { chatDocumentText, closedChatText } from '#schema/text/collab-chat.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { caseAddress } from '../case-styles.tsx';

/** Shown instead of the composer when the user cannot write. */
export const ReadOnlyNotice = ({ caseId }: { caseId: string }) => (
  <div data-chat-closed className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-3">
    <Archive size={18} aria-hidden="true" className="text-muted" />
    <p role="status" className="min-w-0 flex-1 basis-56 text-muted">
      {closedChatText.archived}
    </p>
    <Link to={caseAddress(caseId)} className={buttonClasses({ variant: 'quiet', size: 'sm' })}>
      {closedChatText.open}
    </Link>
  </div>
);

export const DropHint = () => (
  <p className="pointer-events-none absolute inset-1 z-10 grid place-items-center rounded-md border-2 border-dashed border-accent bg-accent-soft font-medium text-accent">
    {chatDocumentText.dropNow}
  </p>
);

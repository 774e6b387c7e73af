import type { ReactNode } from 'react';
import { CircleAlert, RotateCw } from 'lucide-react';
import { commonText } from '#schema/text/common.ts';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';

/** A grey placeholder while content loads. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={cx('block rounded-sm bg-line animate-pulse-soft', className)} />
);

/** One sentence and one action. */
export function EmptyState({ icon, text, action }: { icon?: ReactNode; text: string; action?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-10 text-center text-muted">
      {icon}
      <p className="max-w-[44ch] text-balance">{text}</p>
      {action}
    </div>
  );
}

interface ErrorStateProps {
  /** What failed. */
  title: string;
  message?: string;
  /** What the server said, beside a message that is fixed. */
  detail?: string;
  requestId?: string | null;
  onRetry?: () => void;
}

/** What failed, a button to try again, and the request id to quote. */
export function ErrorState({ title, message, detail, requestId, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-2 rounded-md border border-line bg-danger-soft p-4">
      <p className="flex items-start gap-2 font-medium text-danger">
        <CircleAlert size={18} className="mt-0.5" aria-hidden="true" />
        {title}
      </p>
      {message && message !== title && <p>{message}</p>}
      {detail && detail !== message && <p>{detail}</p>}
      {requestId && <p className="font-mono text-xs text-ink">{commonText.reference(requestId)}</p>}
      {onRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          <RotateCw size={15} aria-hidden="true" />
          {commonText.retry}
        </Button>
      )}
    </div>
  );
}

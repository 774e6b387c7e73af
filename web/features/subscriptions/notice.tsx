import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Clock, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import { cx } from '#web/shared/ui/class-names.ts';

type NoticeTone = 'info' | 'waiting' | 'warning' | 'danger' | 'positive';

const TONES: Record<NoticeTone, { icon: LucideIcon; band: string; words: string }> = {
  info: { icon: Info, band: 'bg-info-soft', words: 'text-info' },
  waiting: { icon: Clock, band: 'bg-info-soft', words: 'text-info' },
  warning: { icon: TriangleAlert, band: 'bg-warning-soft', words: 'text-warning' },
  danger: { icon: CircleAlert, band: 'bg-danger-soft', words: 'text-danger' },
  positive: { icon: CircleCheck, band: 'bg-positive-soft', words: 'text-positive' },
};

interface NoticeProps {
  tone: NoticeTone;
  title: string;
  body?: string;
  /** What to do about it. */
  children?: ReactNode;
  /** `alert` interrupts a screen reader: for what just went wrong. */
  role?: 'status' | 'alert';
  className?: string;
}

/** One thing to know about plan or payment, with what to do about it. */
export function Notice({ tone, title, body, children, role, className }: NoticeProps) {
  const { icon: Icon, band, words } = TONES[tone];
  return (
    <div
      role={role}
      className={cx('flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md px-4 py-3', band, className)}
    >
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-2.5">
        <Icon size={19} className={cx('mt-0.5', words)} aria-hidden="true" />
        <div className="min-w-0">
          <p className={cx('font-medium', words)}>{title}</p>
          {body && <p>{body}</p>}
        </div>
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}

import { CircleCheck, LoaderCircle, MailWarning, type LucideIcon } from 'lucide-react';
import type { PrebillMailState } from '#schema/generated/contract.ts';
import { prebillScreenText as text } from '#schema/text/hours-billing.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import type { PrebillStateFieldsFragment } from './prebill.generated.ts';

const STYLES: Record<PrebillMailState, { icon: LucideIcon; box: string; ink: string }> = {
  QUEUED: { icon: LoaderCircle, box: 'bg-sunken', ink: 'text-muted' },
  ACCEPTED: { icon: CircleCheck, box: 'bg-positive-soft', ink: 'text-positive' },
  OUTBOX: { icon: MailWarning, box: 'bg-warning-soft', ink: 'text-warning' },
  FAILED: { icon: MailWarning, box: 'bg-danger-soft', ink: 'text-danger' },
};

/** What became of the last mail, until the bill is settled. */
export function PrebillMailNote({ prebill: { mail, status, sentAt } }: { prebill: PrebillStateFieldsFragment }) {
  // After it was handed over by hand, a mail that did not leave is of no interest.
  const isOver = status === 'PAID' || status === 'DISCARDED' || (mail?.state === 'OUTBOX' && sentAt != null);
  if (!mail || isOver) return <div role="status" className="sr-only" />;
  const { icon: Icon, box, ink } = STYLES[mail.state];
  return (
    <div role="status" className={cx('flex items-start gap-2.5 rounded-md px-4 py-2.5 print:hidden', box)}>
      <Icon size={17} className={cx('mt-0.5 shrink-0', ink)} aria-hidden="true" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{text.mail[mail.state](mail.to)}</span>
    </div>
  );
}

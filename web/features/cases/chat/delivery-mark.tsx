import { Check, CheckCheck, CircleAlert, Clock3, type LucideIcon } from 'lucide-react';
import { deliveryText as text } from '#schema/text/collab-chat.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import type { Delivery } from './message-rows.rules.ts';

const DELIVERY_DISPLAY: Record<Delivery, { icon: LucideIcon; word: string }> = {
  SENT: { icon: Check, word: text.sent },
  DELIVERED: { icon: CheckCheck, word: text.delivered },
  READ: { icon: CheckCheck, word: text.read },
};

interface DeliveryMarkProps {
  delivery: Delivery;
  readBy: number;
  others: number;
}

/** Sent, delivered or read: an icon with a hidden word. For the newest message the word is visible. */
export function DeliveryMark({ delivery, readBy, others, isInWords }: DeliveryMarkProps & { isInWords: boolean }) {
  const { icon: Icon, word } = DELIVERY_DISPLAY[delivery];
  const label = delivery !== 'READ' && readBy > 0 ? text.readBy(readBy, others) : word;
  return (
    <span
      data-delivery={delivery.toLowerCase()}
      title={label}
      className={cx('inline-flex items-center gap-1', delivery === 'READ' ? 'text-accent' : 'text-muted')}
    >
      <Icon size={14} aria-hidden="true" />
      <span className={cx(!isInWords && 'sr-only')}>{label}</span>
    </span>
  );
}

export function OutgoingMark({ state }: { state: 'sending' | 'waiting' | 'failed' | 'sent' }) {
  const Icon = state === 'failed' ? CircleAlert : state === 'sent' ? Check : Clock3;
  const said = { sending: text.sending, waiting: text.waiting, failed: text.failed, sent: text.sent }[state];
  return (
    <span
      data-outgoing={state}
      className={cx('inline-flex items-center gap-1', state === 'failed' ? 'font-medium text-danger' : 'text-muted')}
    >
      <Icon size={14} aria-hidden="true" />
      {said}
    </span>
  );
}

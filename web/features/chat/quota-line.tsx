import { quotaText as text } from '#schema/text/chat.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { useChatUsageQuery } from './chat.generated.ts';

const UNLIMITED = -1;

/** How many questions the plan still allows; nothing if the server does not answer. */
export function QuotaLine() {
  const { data, loading } = useChatUsageQuery();
  const meter = data?.usage?.chatMessages;
  // Reserves the line, so that the layout does not shift when the number arrives.
  if (!meter) return loading ? <p aria-hidden="true">&nbsp;</p> : null;
  const left = Math.max(0, meter.limit - meter.used);
  const isUnlimited = meter.limit === UNLIMITED;
  return (
    <p className={cx('tabular', !isUnlimited && left === 0 && 'font-medium text-danger')}>
      {isUnlimited ? text.unlimited : text.left(formatCount(left), formatCount(meter.limit))}
    </p>
  );
}

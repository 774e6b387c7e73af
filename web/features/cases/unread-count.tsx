import { caseUnreadText as text } from '#schema/text/cases-screen.ts';
import { formatCount } from '#web/shared/format/format.ts';

const MAX_SHOWN = 99;

/** Number of unread messages: a number on the screen, a sentence for screen readers. */
export const UnreadCount = ({ count }: { count: number }) => (
  <span className="shrink-0 rounded-full bg-accent px-1.5 py-px text-xs font-semibold text-on-accent tabular">
    <span aria-hidden="true">{count > MAX_SHOWN ? text.many(MAX_SHOWN) : formatCount(count)}</span>
    <span className="sr-only">, {text.unread(count, formatCount(count))}</span>
  </span>
);

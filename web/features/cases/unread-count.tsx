import { caseUnreadText as text } from '#schema/text/cases-screen.ts';
import { formatCount } from '#web/shared/format/format.ts';

const MOST = 99;

/** How many messages wait to be read: a figure for the eye, a sentence for the ear. */
export const UnreadCount = ({ count }: { count: number }) => (
  <span className="shrink-0 rounded-full bg-accent px-1.5 py-px text-xs font-semibold text-on-accent tabular">
    <span aria-hidden="true">{count > MOST ? text.many(MOST) : formatCount(count)}</span>
    <span className="sr-only">, {text.unread(count, formatCount(count))}</span>
  </span>
);

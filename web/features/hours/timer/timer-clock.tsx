import { timerText as text } from '#schema/text/hours-timer.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { clockText } from '#web/shared/dates/duration.rules.ts';
import { useSeconds, type Timer } from './use-timer.ts';

/** What the timer is for, in a few words. */
export const subjectOf = ({ case: legalCase, event, task }: Timer): string =>
  legalCase?.title ?? event?.title ?? task?.title ?? text.noCase;

/** A component of its own, so that only the seconds render each second. */
export const Clock = ({ timer, className }: { timer: Timer; className?: string }) => (
  <span className={cx('tabular', className)}>{clockText(useSeconds(timer))}</span>
);

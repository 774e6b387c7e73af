import { CalendarClock, TimerReset } from 'lucide-react';
import { caseTableText as text } from '#schema/text/cases-screen.ts';
import { dayOf, formatShortDay, formatWeekdayAbbreviation } from '#web/shared/format/format.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import type { CaseDateFieldsFragment } from './cases.generated.ts';

/** The year is said only when it is another. */
function shortDay(day: string): string {
  const isThisYear = day.slice(0, 4) === dayOf(new Date()).slice(0, 4);
  return isThisYear ? formatShortDay(day).slice(0, 5) : formatShortDay(day);
}

/** When and how soon, with the word of the deadlines: «¡HOY! mié 25 nov · 10:00». */
export function NextDate({ date, hasTitle = false }: { date: CaseDateFieldsFragment | null; hasTitle?: boolean }) {
  if (!date) return <span className="text-muted">{text.noDate}</span>;
  const Icon = date.kind === 'DEADLINE' ? TimerReset : CalendarClock;
  const when = [`${formatWeekdayAbbreviation(date.on)} ${shortDay(date.on)}`, date.hour].filter(Boolean).join(' · ');
  return (
    <span className="inline-flex min-w-0 max-w-full items-center gap-1.5" title={`${date.title} · ${when}`}>
      <Icon size={15} className="text-muted" aria-hidden="true" />
      <span className={cx('whitespace-nowrap font-medium', (date.isOverdue || date.daysLeft <= 1) && 'text-danger')}>
        {date.label}
      </span>
      <time dateTime={date.on} className="whitespace-nowrap text-muted tabular">
        {when}
      </time>
      <span className={hasTitle ? 'min-w-0 truncate' : 'sr-only'}>{date.title}</span>
    </span>
  );
}

import { addMonths, monthEnd, monthStart } from '#schema/lib/days.ts';
import type { HoursPeriodId } from '../hours-url.ts';

/** First and last day of a period; none for «all». */
export function periodDays(period: HoursPeriodId, today: string): { from: string; to: string } | null {
  if (period === 'month') return { from: monthStart(today), to: monthEnd(today) };
  if (period === 'last') {
    const before = addMonths(monthStart(today), -1);
    return { from: before, to: monthEnd(before) };
  }
  return period === 'year' ? { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` } : null;
}

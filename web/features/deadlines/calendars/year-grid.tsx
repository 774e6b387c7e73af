import { courtCalendarsText as text } from '#schema/text/deadline-calculator.ts';
import type { ClosureFieldsFragment } from './calendars.generated.ts';
import '../deadlines.css';
import { MonthHead } from '../calculator/month-calendar.tsx';
import { isWeekend, yearOf } from '../calculator/months.rules.ts';
import { closureOn } from './calendars-url.rules.ts';

const LEGEND = ['HOLIDAY', 'RECESS', 'CLOSURE'] as const;

interface YearGridProps {
  name: string;
  year: number;
  closures: readonly ClosureFieldsFragment[];
}

/** Twelve months with the closures of each day. The list below has the same content in text. */
export const YearGrid = ({ name, year, closures }: YearGridProps) => (
  <figure role="img" aria-label={text.grid(name, year)} className="grid gap-4">
    <div className="year-list">
      {yearOf(year, (date) => closureOn(closures, date)).map(({ month, closed }) => (
        <div key={month.key} className="month">
          <MonthHead month={month} />
          {month.days.map(({ date, day }, index) => {
            const closure = closed[index];
            return (
              <span
                key={date}
                className="month-day"
                title={closure?.reason}
                data-closed={closure?.kind}
                data-own={closure?.isOwn || undefined}
                data-weekend={isWeekend(date) || undefined}
              >
                {day}
              </span>
            );
          })}
        </div>
      ))}
    </div>
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-muted">
      {LEGEND.map((kind) => (
        <li key={kind} className="inline-flex items-center gap-1.5">
          <span className="month-day month-sample" data-closed={kind} />
          {text.legend[kind]}
        </li>
      ))}
      <li className="inline-flex items-center gap-1.5">
        <span className="month-day month-sample" data-own />
        {text.own}
      </li>
      <li className="inline-flex items-center gap-1.5">
        <span className="month-day month-sample" data-weekend />
        {text.legend.weekend}
      </li>
    </ul>
  </figure>
);

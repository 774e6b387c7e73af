import { Fragment } from 'react';
import { daysFrom, utcMidnight } from '#schema/lib/days.ts';
import { computationText as text } from '#schema/text/deadline-calculator.ts';
import { formatDay, formatMonth } from '#web/shared/format/format.ts';
import '../deadlines.css';
import { monthsOf, type DayMark, type Month } from './months.rules.ts';

const dayName = new Intl.DateTimeFormat('es-MX', { weekday: 'narrow', timeZone: 'UTC' });
/** A Monday and the six days after it. */
const WEEK = daysFrom('2026-11-02', 7).map((day) => dayName.format(utcMidnight(day)));

export function MonthHead({ month }: { month: Month }) {
  return (
    <>
      <p className="month-name">{formatMonth(`${month.key}-01`)}</p>
      {WEEK.map((name, index) => (
        // Two days of the week have the same initial, so the index is the key.
        <span key={index} className="month-weekday">
          {name}
        </span>
      ))}
      {Array.from({ length: month.lead }, (_, index) => (
        <span key={`lead-${index}`} />
      ))}
    </>
  );
}

const MonthGrid = ({ month }: { month: Month }) => (
  <div className="month">
    <MonthHead month={month} />
    {month.days.map(({ date, day, mark, number }) => (
      <span key={date} className="month-day" data-mark={mark ?? undefined}>
        {day}
        {number !== null && mark !== 'notice' && <sub>{number}</sub>}
      </span>
    ))}
  </div>
);

const LEGEND: readonly DayMark[] = ['notice', 'effect', 'counted', 'out', 'due'];

interface MonthCalendarProps {
  computation: Parameters<typeof monthsOf>[0];
}

/** The counted days as a calendar. The table has the same content in text for screen readers. */
export function MonthCalendar({ computation }: MonthCalendarProps) {
  const { months, skipped } = monthsOf(computation);
  const { noticeOn, dueOn } = computation;
  if (months.length === 0 || !dueOn) return null;
  const present = new Set(months.flatMap(({ days }) => days.map(({ mark }) => mark)));
  return (
    <figure className="grid gap-3" role="img" aria-label={text.monthsLabel(formatDay(noticeOn), formatDay(dueOn))}>
      <div className="month-list">
        {months.map((month, index) => (
          <Fragment key={month.key}>
            {skipped > 0 && index === months.length - 1 && (
              <p className="month-skipped">{text.monthsSkipped(skipped)}</p>
            )}
            <MonthGrid month={month} />
          </Fragment>
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-muted">
        {LEGEND.filter((mark) => present.has(mark)).map((mark) => (
          <li key={mark} className="inline-flex items-center gap-1.5">
            <span className="month-day month-sample" data-mark={mark} />
            {text.legend[mark]}
          </li>
        ))}
      </ul>
    </figure>
  );
}

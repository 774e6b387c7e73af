import { useState } from 'react';
import { addDays, daysFrom } from '#schema/lib/days.ts';
import { weekdayShortText } from '#schema/text/calendar-screen.ts';
import { demoSampleText as text } from '#schema/text/onboarding.ts';
import { weekdayOf, weekStart } from '#web/shared/dates/days.rules.ts';
import { dayOf, formatDayAndMonth, formatSpan, formatWeekday, formatWeekdayName } from '#web/shared/format/format.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { SampleCard, sampleDay } from '#web/shared/ui/demo-sample.tsx';

/** So many that every row of the sample is in one of them, on whatever day one looks. */
const WEEKS = 5;

const MARKS = [
  ...text.events.map(({ title, inDays, time }) => ({ title: `${time} ${title}`, inDays, isDue: false })),
  ...text.dueRows.map(({ title, inDays }) => ({ title, inDays, isDue: true })),
];

/** The sample in the grid of a month, from this week on. */
export function DemoMonth() {
  const [today] = useState(() => dayOf(new Date()));
  const first = weekStart(today, 'MONDAY');
  const weeks = Array.from({ length: WEEKS }, (_, week) => daysFrom(addDays(first, week * 7), 7));
  const marksOn = (day: string) => MARKS.filter(({ inDays }) => sampleDay(today, inDays) === day);
  return (
    <SampleCard title={text.month}>
      <table className="w-full table-fixed border-collapse border border-line text-left">
        <caption className="sr-only">{text.monthOf(...formatSpan(first, addDays(first, WEEKS * 7 - 1)))}</caption>
        <thead className="bg-sunken text-sm text-muted">
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={formatWeekdayName(day)} className="py-1.5 text-center font-medium">
                {weekdayShortText[weekdayOf(day)]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]}>
              {days.map((day) => (
                <td
                  key={day}
                  aria-current={day === today ? 'date' : undefined}
                  className={cx(
                    'h-14 border border-line p-1 align-top md:h-18',
                    day < today ? 'text-muted' : 'text-ink',
                  )}
                >
                  <span
                    aria-hidden="true"
                    className={cx(
                      'inline-grid h-6 min-w-6 place-items-center rounded-full text-sm tabular',
                      day === today && 'bg-accent font-semibold text-on-accent',
                    )}
                  >
                    {Number(day.slice(8))}
                  </span>
                  <span className="sr-only">{day.endsWith('-01') ? formatDayAndMonth(day) : formatWeekday(day)}</span>
                  {marksOn(day).map(({ title, isDue }) => (
                    <span
                      key={title}
                      title={title}
                      className={cx(
                        'mt-0.5 block h-1.5 rounded-sm max-md:bg-current md:h-5 md:truncate md:px-1 md:text-xs md:leading-5',
                        isDue ? 'bg-warning-soft text-warning' : 'bg-accent-soft text-accent',
                      )}
                    >
                      <span className="max-md:sr-only">{title}</span>
                    </span>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SampleCard>
  );
}

import { useMemo } from 'react';
import { Plus } from 'lucide-react';
import { timesheetText as text } from '#schema/text/hours-screen.ts';
import { formatDayAndMonth, formatWeekdayName, formatWeekdayAbbreviation } from '#web/shared/format/format.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { hoursText } from '#web/shared/dates/duration.rules.ts';
import type { Entry, EntryValues } from './entry-form.rules.ts';
import { dayTotals, timesheetRows } from './timesheet.rules.ts';

interface WeekTableProps {
  entries: readonly Entry[];
  days: readonly string[];
  today: string;
  onAdd: (given: Partial<EntryValues>) => void;
}

const CELL = 'px-2 py-1.5 text-right tabular';
const dayWords = (day: string): string => `${formatWeekdayName(day)} ${formatDayAndMonth(day)}`;

/** The week by case and day. A cell adds an entry for its case and day; the future cannot be recorded. */
export function WeekTable({ entries, days, today, onAdd }: WeekTableProps) {
  const rows = useMemo(() => timesheetRows(entries, days, text.noCase), [entries, days]);
  const totals = dayTotals(rows, days);
  const whole = totals.reduce((sum, seconds) => sum + seconds, 0);
  return (
    // Hidden on phones: the list below has the same content.
    <div className="card overflow-hidden max-md:hidden">
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{text.grid}</caption>
        <thead className="border-b border-line bg-sunken text-sm text-muted">
          <tr>
            <th scope="col" className="w-[28%] px-4 py-2 text-left font-medium">
              {text.caseColumn}
            </th>
            {days.map((day) => (
              <th key={day} scope="col" className={cx(CELL, 'font-medium', day === today && 'text-accent')}>
                <span aria-hidden="true">
                  {formatWeekdayAbbreviation(day)} {Number(day.slice(8))}
                </span>
                <span className="sr-only">{dayWords(day)}</span>
              </th>
            ))}
            <th scope="col" className={cx(CELL, 'pr-4 font-medium')}>
              {text.total}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.caseId}>
              <th scope="row" className="px-4 py-2 text-left font-medium [overflow-wrap:anywhere]">
                {row.title}
                {row.client && <span className="block text-sm font-normal text-muted">{row.client}</span>}
              </th>
              {row.days.map((seconds, at) => {
                const day = days[at] ?? '';
                const given = {
                  day,
                  case: row.caseId
                    ? { id: row.caseId, title: row.title, client: row.client, detail: row.client }
                    : null,
                };
                return (
                  <td key={day} className={CELL}>
                    {day <= today ? (
                      <button
                        type="button"
                        aria-label={
                          seconds > 0
                            ? text.cell(row.title, dayWords(day), hoursText(seconds))
                            : text.addCell(row.title, dayWords(day))
                        }
                        onClick={() => onAdd(given)}
                        className={cx(
                          'group -mr-1.5 inline-flex min-h-8 min-w-12 items-center justify-end rounded-sm px-1.5 hover:bg-accent-soft',
                          seconds === 0 && 'text-muted',
                        )}
                      >
                        {seconds > 0 ? (
                          hoursText(seconds)
                        ) : (
                          <Plus
                            size={14}
                            className="opacity-40 group-hover:opacity-100 group-focus-visible:opacity-100"
                            aria-hidden="true"
                          />
                        )}
                      </button>
                    ) : (
                      <span className="text-muted">{seconds > 0 ? hoursText(seconds) : '–'}</span>
                    )}
                  </td>
                );
              })}
              <td className={cx(CELL, 'pr-4 font-semibold')}>{hoursText(row.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t border-line-strong bg-sunken font-semibold">
          <tr>
            <th scope="row" className="px-4 py-2 text-left">
              {text.total}
            </th>
            {totals.map((seconds, at) => (
              <td key={days[at]} className={CELL}>
                {seconds > 0 ? hoursText(seconds) : <span className="font-normal text-muted">–</span>}
              </td>
            ))}
            <td className={cx(CELL, 'pr-4')}>{hoursText(whole)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

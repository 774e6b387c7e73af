import { activityLabels } from '#schema/text/hours.ts';
import { prebillFormText as text } from '#schema/text/hours-billing.ts';
import { timesheetText } from '#schema/text/hours-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatMoney, formatShortDay } from '#web/shared/format/format.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { hoursText } from '#web/shared/dates/duration.rules.ts';
import type { Entry } from '../entries/entry-form.rules.ts';
import type { BillableEntries } from './use-billable-entries.ts';

interface EntryChoiceProps {
  found: BillableEntries;
  leftOut: readonly string[];
  onChange: (leftOut: readonly string[]) => void;
}

const worth = (entry: Entry): string =>
  entry.billing === 'FLAT_FEE'
    ? text.flatDetail
    : entry.amount
      ? formatMoney(entry.amount.centavos)
      : timesheetText.noRate;

/** The entries of the period; all are included until the user excludes some. */
export function EntryChoice({ found, leftOut, onChange }: EntryChoiceProps) {
  const { isAsked, entries, error, reload } = found;
  if (!isAsked) return null;
  const chosen = (entries ?? []).filter(({ id }) => !leftOut.includes(id));
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="pb-3 font-serif text-xl font-semibold">{text.entries}</legend>
      {error && !entries ? (
        <ErrorState title={text.entriesFailed} {...readFailure(error)} onRetry={reload} />
      ) : !entries ? (
        <RowsSkeleton rows={3} />
      ) : entries.length === 0 ? (
        <p className="text-muted">{text.entriesNone}</p>
      ) : (
        <>
          <label className={cx('flex w-fit cursor-pointer items-center gap-2.5', TOUCH_TARGET)}>
            <input
              type="checkbox"
              checked={chosen.length === entries.length}
              onChange={({ target }) => onChange(target.checked ? [] : entries.map(({ id }) => id))}
              className="size-4"
            />
            {text.entriesAll}
            <span className="text-sm text-muted tabular">{text.chosen(chosen.length, entries.length)}</span>
          </label>
          <ul className="card max-h-96 divide-y divide-line overflow-y-auto">
            {entries.map((entry) => (
              <li key={entry.id}>
                <label className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 px-4 py-2.5 hover:bg-sunken">
                  <input
                    type="checkbox"
                    checked={!leftOut.includes(entry.id)}
                    onChange={({ target }) =>
                      onChange(target.checked ? leftOut.filter((id) => id !== entry.id) : [...leftOut, entry.id])
                    }
                    className="mt-1 size-4"
                  />
                  <span className="[overflow-wrap:anywhere]">
                    {entry.description || activityLabels[entry.activity]}
                  </span>
                  <span className="row-span-2 grid content-start justify-items-end text-sm tabular">
                    <span className="font-medium">{hoursText(entry.billedSeconds || entry.seconds)}</span>
                    <span className={cx(entry.billing === 'BILLABLE' && !entry.rate ? 'text-warning' : 'text-muted')}>
                      {worth(entry)}
                    </span>
                  </span>
                  <span className="col-start-2 flex flex-wrap gap-x-2 text-sm text-muted tabular">
                    <span>{formatShortDay(entry.workedOn)}</span>
                    <span>{activityLabels[entry.activity]}</span>
                    <span>{entry.personName}</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
    </fieldset>
  );
}

import { useMemo } from 'react';
import { Lock, Pencil, Trash2 } from 'lucide-react';
import { activityLabels, billingLabels } from '#schema/text/hours.ts';
import { timesheetText as text } from '#schema/text/hours-screen.ts';
import { formatMoney, formatWeekday } from '#web/shared/format/format.ts';
import { IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { useHours } from '../hours-context.ts';
import { TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { durationWords } from '#schema/text/durations.ts';
import { hoursText } from '#web/shared/dates/duration.rules.ts';
import { localTimeOf } from '#web/shared/dates/wall-clock.rules.ts';
import type { Entry } from './entry-form.rules.ts';
import { entriesByDay } from './timesheet.rules.ts';

interface EntryListProps {
  entries: readonly Entry[];
  onEdit: (entry: Entry) => void;
  onRemove: (entry: Entry) => void;
}

/** The charge of an entry: rate, billing, and its pre-bill. */
function Charge({ entry }: { entry: Entry }) {
  const parts = [
    billingLabels[entry.billing],
    entry.billing === 'BILLABLE' &&
      entry.billedSeconds !== entry.seconds &&
      text.charged(durationWords(entry.billedSeconds)),
    entry.billing === 'BILLABLE' && (entry.rate ? text.at(formatMoney(entry.rate.centavos)) : text.noRate),
  ];
  return (
    <span className={cx('text-sm', entry.billing === 'BILLABLE' && !entry.rate ? 'text-warning' : 'text-muted')}>
      {parts.filter(Boolean).join(' · ')}
    </span>
  );
}

function EntryRow({ entry, onEdit, onRemove }: { entry: Entry } & Pick<EntryListProps, 'onEdit' | 'onRemove'>) {
  const { settings } = useHours();
  const from = entry.startedAt && localTimeOf(entry.startedAt, settings.zone).time;
  const to = entry.endedAt && localTimeOf(entry.endedAt, settings.zone).time;
  const what = text.entryOf(activityLabels[entry.activity], durationWords(entry.seconds));
  return (
    <li className="grid grid-cols-1 items-start gap-x-3 px-4 py-3 max-sm:pb-1.5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-0.5">
        <p className="font-medium [overflow-wrap:anywhere]">
          {entry.description || <span className="text-muted">{text.noDescription}</span>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{activityLabels[entry.activity]}</span>
          <span className="[overflow-wrap:anywhere]">{entry.case?.title ?? text.noCase}</span>
          {from && (
            <span className="tabular">
              {from}
              {to && `–${to}`}
            </span>
          )}
          <span>{entry.personName}</span>
        </p>
        <Charge entry={entry} />
      </div>
      <div className="flex items-center gap-1 sm:items-start">
        <span className="flex flex-1 items-baseline gap-x-2 pr-1 tabular sm:grid sm:justify-items-end">
          <span className="font-semibold">{hoursText(entry.seconds)}</span>
          {entry.amount && <span className="text-sm text-muted">{formatMoney(entry.amount.centavos)}</span>}
        </span>
        {entry.prebill ? (
          <span title={text.billed(entry.prebill.number)} className="inline-grid size-9 place-items-center text-muted">
            <Lock size={16} aria-hidden="true" />
            <span className="sr-only">{text.billed(entry.prebill.number)}</span>
          </span>
        ) : (
          entry.viewerCanEdit && (
            <>
              <IconButton label={text.edit(what)} className={TOUCH_TARGET_ICON} onClick={() => onEdit(entry)}>
                <Pencil size={16} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={text.remove(what)}
                className={cx(TOUCH_TARGET_ICON, 'max-sm:-mr-3')}
                onClick={() => onRemove(entry)}
              >
                <Trash2 size={16} aria-hidden="true" />
              </IconButton>
            </>
          )
        )}
      </div>
    </li>
  );
}

/** Entries by day, newest first. */
export function EntryList({ entries, onEdit, onRemove }: EntryListProps) {
  const days = useMemo(() => entriesByDay(entries), [entries]);
  return (
    <section aria-label={text.list} className="grid grid-cols-1 gap-5">
      {days.map(({ day, entries: found, seconds }) => (
        <div key={day} className="grid grid-cols-1 gap-2">
          <h3 className="flex items-baseline justify-between gap-3 font-sans text-base font-semibold">
            <span className="first-letter:uppercase">{formatWeekday(day)}</span>
            <span className="text-sm text-muted tabular">{durationWords(seconds)}</span>
          </h3>
          <ul className="card divide-y divide-line">
            {found.map((entry) => (
              <EntryRow key={entry.id} entry={entry} onEdit={onEdit} onRemove={onRemove} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

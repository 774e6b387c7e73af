import { useState } from 'react';
import { eventTypeLabels } from '#schema/text/calendar.ts';
import { eventFormText, eventVersionText as text, recurrenceFormText } from '#schema/text/calendar-form-screen.ts';
import { calendarViewText } from '#schema/text/calendar-screen.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { formatWeekday } from '#web/shared/format/format.ts';
import { alarmLabel } from '../dates/alarm-label.ts';
import { isDay } from '#web/shared/dates/days.rules.ts';
import { billableByType, busyByType, endOf, valuesOf, type EventValues, type FieldGroup } from './event-form.rules.ts';
import type { VersionConflict } from './use-event-form.ts';

const LABELS: Record<FieldGroup, string> = {
  title: eventFormText.title,
  type: eventFormText.type,
  when: eventFormText.day,
  repeat: recurrenceFormText.label,
  case: eventFormText.caseLabel,
  client: eventFormText.client,
  location: eventFormText.place,
  description: eventFormText.description,
  isBillable: eventFormText.billable,
  isBusy: eventFormText.busy,
  isShared: eventFormText.shared,
  alarms: eventFormText.alarms,
};

const yes = (is: boolean): string => (is ? text.yes : text.no);

function whenWords(values: EventValues): string {
  const end = endOf(values);
  const day = isDay(values.day) ? formatWeekday(values.day) : values.day;
  if (values.isAllDay) return `${day}, ${calendarViewText.allDay.toLowerCase()}`;
  return `${day}, ${values.time}${end ? `–${end.time}` : ''}`;
}

function repeatWords({ repeat }: EventValues): string {
  if (repeat.mode === 'NEVER' || repeat.mode === 'KEEP') return recurrenceFormText.never;
  return `${recurrenceFormText.frequency[repeat.mode]} (${repeat.interval})`;
}

const wordsOf = (values: EventValues, group: FieldGroup): string =>
  ({
    title: () => values.title,
    type: () => eventTypeLabels[values.type],
    when: () => whenWords(values),
    repeat: () => repeatWords(values),
    case: () => values.case?.title ?? '',
    client: () => values.client,
    location: () => values.location,
    description: () => values.description,
    isBillable: () => yes(values.isBillable ?? billableByType(values.type)),
    isBusy: () => yes(values.isBusy ?? busyByType(values.type, values.isAllDay)),
    isShared: () => yes(values.isShared),
    alarms: () => values.alarms.map(alarmLabel).join(', '),
  })[group]();

interface VersionDialogProps {
  conflict: VersionConflict;
  at: string | null;
  onResolve: (theirs: readonly FieldGroup[]) => void;
  onClose: () => void;
}

/** Two people changed the same fields: shows both values to choose from. */
export function VersionDialog({ conflict, at, onResolve, onClose }: VersionDialogProps) {
  const [theirs, setTheirs] = useState<readonly FieldGroup[]>([]);
  const saved = valuesOf(conflict.saved, at);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.title}
      description={text.body}
      className="w-[min(42rem,calc(100vw-2rem))]!"
    >
      <div className="grid gap-6 px-6 pb-6 pt-5">
        {conflict.groups.map((group) => (
          <fieldset key={group} className="grid gap-2">
            <legend className="pb-1.5 font-medium">{LABELS[group]}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {(['yours', 'theirs'] as const).map((side) => {
                const isChosen = (side === 'theirs') === theirs.includes(group);
                const words = wordsOf(side === 'yours' ? conflict.mine : saved, group);
                return (
                  <label
                    key={side}
                    className={cx(
                      'grid min-w-0 cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start items-start gap-x-2.5 rounded-md border px-3.5 py-2.5 transition-colors duration-150',
                      isChosen ? 'border-accent bg-accent-soft' : 'border-line hover:border-line-strong',
                    )}
                  >
                    <input
                      type="radio"
                      name={`conflict-${group}`}
                      checked={isChosen}
                      onChange={() =>
                        setTheirs(side === 'theirs' ? [...theirs, group] : theirs.filter((each) => each !== group))
                      }
                      className="mt-1 size-4 shrink-0"
                    />
                    <span className="text-sm text-muted">{text[side]}</span>
                    <span
                      className={cx('col-start-2 whitespace-pre-wrap [overflow-wrap:anywhere]', !words && 'text-muted')}
                    >
                      {words || text.empty}
                    </span>
                  </label>
                );
              })}
            </div>
          </fieldset>
        ))}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" className={TOUCH_TARGET} onClick={onClose}>
            {text.back}
          </Button>
          <Button className={TOUCH_TARGET} onClick={() => onResolve(theirs)}>
            {text.keep}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

import { useState } from 'react';
import { moveDialogText as text } from '#schema/text/calendar-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { MAX_EVENT_DAYS } from '#schema/event-types.ts';
import { addDays, daysBetween } from '#schema/lib/days.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/shared/ui/dialog.tsx';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { TimeField } from '#web/shared/ui/time-field.tsx';
import { TextField } from '#web/shared/ui/field.tsx';
import { focusFirstField } from '#web/shared/ui/first-field.ts';
import { type Occurrence } from '../event-styles.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { isDay } from '#web/shared/dates/days.rules.ts';
import { hoursText, readDuration } from '#web/shared/dates/duration.rules.ts';
import { shiftLocalTime, minutesBetween } from '#web/shared/dates/wall-clock.rules.ts';
import { localEndOf, type OccurrenceMove } from '../occurrence.rules.ts';

interface MoveDialogProps {
  occurrence: Occurrence;
  onMove: (moved: OccurrenceMove) => void;
  onClose: () => void;
}

/** Moves an event without dragging: day, time and duration. */
export function MoveDialog({ occurrence, onMove, onClose }: MoveDialogProps) {
  const { startsOn, endsOn, event } = occurrence;
  const [startTime, isAllDay] = [occurrence.startTime ?? '00:00', event.isAllDay || !occurrence.startTime];
  const start = { day: startsOn, time: startTime };
  const end = localEndOf({ startsOn, endsOn, startTime, endTime: occurrence.endTime ?? null });
  const [day, setDay] = useState(startsOn);
  const [time, setTime] = useState(startTime);
  const [lastDay, setLastDay] = useState(endsOn);
  const [length, setLength] = useState(() => hoursText(minutesBetween(start, end) * 60));
  const [isTried, setTried] = useState(false);
  const seconds = readDuration(length);
  const dayError = isDay(day) ? undefined : text.dayMissing;
  const timeError = isAllDay || time ? undefined : text.timeMissing;
  const lengthError =
    isAllDay || (seconds !== null && seconds >= 60)
      ? seconds !== null && seconds > MAX_EVENT_DAYS * 86_400
        ? text.lengthTooLong
        : undefined
      : text.lengthInvalid;

  const changeDay = (next: string) => {
    // For all-day events the number of days stays the same.
    if (isDay(next) && isDay(day) && isDay(lastDay)) setLastDay(addDays(next, daysBetween(day, lastDay)));
    setDay(next);
  };
  const submit = () => {
    setTried(true);
    if (dayError || timeError || lengthError) return;
    const from = { day, time: isAllDay ? '00:00' : time };
    const to = isAllDay ? { day: lastDay, time: '00:00' } : shiftLocalTime(from, Math.round((seconds ?? 0) / 60));
    const isSameStart = day === startsOn && (isAllDay || time === startTime);
    const isSameLength = isAllDay
      ? daysBetween(day, lastDay) === daysBetween(startsOn, endsOn)
      : minutesBetween(from, to) === minutesBetween(start, end);
    onClose();
    if (isSameStart && isSameLength) return;
    onMove({ ...(isSameStart ? {} : { start: from }), ...(isSameLength ? {} : { end: to }) });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.title} description={occurrence.title}>
      <form
        ref={focusFirstField}
        noValidate
        className="grid gap-5 px-6 pb-6 pt-4"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          submit();
        }}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <DateField label={text.day} value={day} error={isTried ? dayError : undefined} onChange={changeDay} />
          {isAllDay ? (
            <DateField label={text.lastDay} value={lastDay} min={day} onChange={setLastDay} />
          ) : (
            <TimeField label={text.time} value={time} error={isTried ? timeError : undefined} onChange={setTime} />
          )}
        </div>
        {!isAllDay && (
          <TextField
            label={text.length}
            hint={text.lengthHint}
            value={length}
            error={isTried ? lengthError : undefined}
            autoComplete="off"
            className="max-w-40 tabular"
            onChange={({ target }) => setLength(target.value)}
          />
        )}
        <DialogFooter>
          <Button variant="ghost" className={TOUCH_TARGET} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit" className={TOUCH_TARGET}>
            {text.save}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

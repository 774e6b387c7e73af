import { EVENT_TYPES } from '#schema/event-types.ts';
import { eventFormText as text } from '#schema/text/calendar-form-screen.ts';
import { minutesBetween } from '#web/shared/dates/wall-clock.rules.ts';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { SelectField } from '#web/shared/ui/field.tsx';
import { TimeField } from '#web/shared/ui/time-field.tsx';
import { Checkbox } from '#web/shared/ui/checkbox.tsx';
import { durationLabel } from '../dates/duration-label.ts';
import { endOf, startOf, withLength, withStart } from './event-form.rules.ts';
import type { EventForm } from './use-event-form.ts';

const PAIR = 'grid grid-cols-1 items-start gap-5 sm:grid-cols-2';
const LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240, 480];

/** How long it takes: the usual length of its type, or another one. */
function LengthField({ form: { values, set } }: { form: EventForm }) {
  const usual = EVENT_TYPES[values.type].minutes;
  const [start, end] = [startOf(values), endOf(values)];
  const length = start && end ? minutesBetween(start, end) : usual;
  const offered = [...new Set([...LENGTHS, usual, ...(length > 0 ? [length] : [])])].toSorted((a, b) => a - b);
  return (
    <SelectField
      name="length"
      label={text.duration}
      value={String(length)}
      onChange={({ target }) => set((before) => withLength(before, Number(target.value)))}
    >
      {offered.map((minutes) => (
        <option key={minutes} value={minutes}>
          {minutes === usual ? text.durationUsual(durationLabel(minutes)) : durationLabel(minutes)}
        </option>
      ))}
    </SelectField>
  );
}

/** Day, hour and length; the last day of whole days. */
export function EventWhen({ form }: { form: EventForm }) {
  const { values, set, errors } = form;
  return (
    <>
      <div className={values.isAllDay ? PAIR : 'grid grid-cols-1 items-start gap-5 sm:grid-cols-[1.2fr_0.9fr_1.2fr]'}>
        <DateField
          name="day"
          label={text.day}
          value={values.day}
          error={errors['day']}
          onChange={(day) => set((before) => withStart(before, { day }))}
        />
        {values.isAllDay ? (
          <LastDay form={form} label={text.lastDay} />
        ) : (
          <>
            <TimeField
              name="time"
              label={text.time}
              value={values.time}
              error={errors['time']}
              onChange={(time) => set((before) => withStart(before, { time }))}
            />
            <LengthField form={form} />
          </>
        )}
      </div>
      <Checkbox
        label={text.allDay}
        checked={values.isAllDay}
        onChange={(isAllDay) => set((before) => ({ ...before, isAllDay, isEndChosen: false, endDay: '', endTime: '' }))}
      />
    </>
  );
}

function LastDay({ form: { values, set, errors }, label }: { form: EventForm; label: string }) {
  const end = endOf(values);
  return (
    <DateField
      name="endDay"
      label={label}
      isOptional
      value={values.isEndChosen ? values.endDay : (end?.day ?? '')}
      error={errors['endDay']}
      onChange={(day) =>
        set({
          isEndChosen: true,
          endDay: day,
          endTime: values.isEndChosen ? values.endTime : (end?.time ?? ''),
        })
      }
    />
  );
}

/** The exact end, for what lasts no usual length. */
export function EventEnd({ form }: { form: EventForm }) {
  const { values, set } = form;
  if (values.isAllDay) return null;
  const end = endOf(values);
  return (
    <div className={PAIR}>
      <LastDay form={form} label={text.endDay} />
      <TimeField
        name="endTime"
        label={text.endTime}
        isOptional
        value={values.isEndChosen ? values.endTime : (end?.time ?? '')}
        onChange={(time) =>
          set({
            isEndChosen: true,
            endTime: time,
            endDay: values.isEndChosen ? values.endDay : (end?.day ?? values.day),
          })
        }
      />
    </div>
  );
}

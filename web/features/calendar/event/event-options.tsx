import { eventFormText as text } from '#schema/text/calendar-form-screen.ts';
import { AlarmFields } from './alarm-fields.tsx';
import { Checkbox } from '#web/shared/ui/checkbox.tsx';
import { billableByType, busyByType } from './event-form.rules.ts';
import { RecurrenceFields } from './recurrence-fields.tsx';
import type { EventForm } from './use-event-form.ts';
import { ZoneSelect } from './zone-select.tsx';

/** Options that most events do not need: recurrence, time zone, alarms, and values that override those of the type. */
export function EventOptions({ form: { values, set, errors, editedEvent } }: { form: EventForm }) {
  const isBillable = values.isBillable ?? billableByType(values.type);
  const isBusy = values.isBusy ?? busyByType(values.type, values.isAllDay);
  return (
    <>
      <RecurrenceFields
        repeat={values.repeat}
        day={values.day}
        kept={editedEvent?.recurrence?.text ?? null}
        errors={errors}
        onChange={(repeat) => set({ repeat })}
      />
      <ZoneSelect
        name="zone"
        label={text.zone}
        value={values.zone}
        error={errors['zone']}
        onChange={({ target }) => set({ zone: target.value })}
      />
      <AlarmFields
        label={text.alarms}
        hint={text.alarmsHint}
        error={errors['alarms']}
        alarms={values.alarms}
        onChange={(alarms) => set({ alarms })}
      />
      <Checkbox
        name="isBillable"
        label={text.billable}
        hint={values.isBillable === null ? text.billableByType : text.billableChosen}
        checked={isBillable}
        onChange={(chosen) => set({ isBillable: chosen === billableByType(values.type) ? null : chosen })}
      />
      <Checkbox
        name="isBusy"
        label={text.busy}
        hint={text.busyHint}
        checked={isBusy}
        onChange={(chosen) => set({ isBusy: chosen === busyByType(values.type, values.isAllDay) ? null : chosen })}
      />
      {values.case && (
        <Checkbox label={text.shared} checked={values.isShared} onChange={(isShared) => set({ isShared })} />
      )}
    </>
  );
}

import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { weekdayLabels } from '#schema/text/calendar.ts';
import { calendarSettingsText as text } from '#schema/text/calendar-screen.ts';
import type { Weekday } from '#schema/generated/contract.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { useCourtCalendarsQuery } from '#web/shared/courts/courts.generated.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { SelectField } from '#web/shared/ui/field.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useSaveCalendarSettingsMutation } from './settings.generated.ts';
import { useCalendar, type Settings } from '../calendar-context.tsx';
import { reloadCalendar } from '../calendar-reload.ts';
import { WEEKDAYS } from '#web/shared/dates/days.rules.ts';
import { timeOf } from '#web/shared/dates/wall-clock.rules.ts';
import { AlarmFields } from '../event/alarm-fields.tsx';
import { session } from '#web/shared/session/session.ts';
import { ZoneSelect } from '../event/zone-select.tsx';

const HOURS = Array.from({ length: 25 }, (_, hour) => hour);
type Chosen = Pick<Settings, 'zone' | 'alarms' | 'weekStartsOn' | 'dayBeginsAt' | 'dayEndsAt' | 'courtCalendar'>;

interface Court {
  key: string;
  name: string;
}

/** In alphabetical order; the chosen court is included before the list is loaded. */
const courtsOf = (courts: readonly Court[], chosen: string | null | undefined): Court[] =>
  chosen && !courts.some(({ key }) => key === chosen)
    ? [{ key: chosen, name: chosen }]
    : courts.toSorted((a, b) => a.name.localeCompare(b.name, 'es'));

/** The settings of the account's calendar. */
export function SettingsPanel({ onClose }: { onClose: () => void }) {
  const client = useApolloClient();
  const { settings } = useCalendar();
  const [save] = useSaveCalendarSettingsMutation();
  const { zone, alarms, weekStartsOn, dayBeginsAt, dayEndsAt, courtCalendar } = settings;
  const [chosen, setChosen] = useState<Chosen>({
    zone,
    alarms,
    weekStartsOn,
    dayBeginsAt,
    dayEndsAt,
    courtCalendar,
  });
  const { data: courts } = useCourtCalendarsQuery();
  const [problem, setProblem] = useState<{ field: string | null; message: string } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const set = (part: Partial<Chosen>) => setChosen((before) => ({ ...before, ...part }));
  const errorOf = (...fields: string[]) =>
    problem?.field && fields.includes(problem.field) ? problem.message : undefined;
  const submit = async () => {
    setSaving(true);
    setProblem(null);
    const answer = await mutationResult(
      save({ variables: { input: { ...chosen, alarms: [...chosen.alarms] } } }),
      ({ setCalendarSettings }) => setCalendarSettings,
    );
    setSaving(false);
    if (answer.is === 'refused') return setProblem(answer.refusal);
    session.keepZone(chosen.zone);
    showToast({ message: text.saved, tone: 'positive' });
    onClose();
    await reloadCalendar(client, 'settings');
  };
  const isOnField =
    errorOf('zone', 'alarms', 'weekStartsOn', 'dayBeginsAt', 'dayEndsAt', 'courtCalendar') !== undefined;
  return (
    <form
      noValidate
      className="grid gap-5 p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) void submit();
      }}
    >
      <ZoneSelect
        label={text.zone}
        hint={text.zoneHint}
        value={chosen.zone}
        error={errorOf('zone')}
        onChange={({ target }) => set({ zone: target.value })}
      />
      <SelectField
        label={text.weekStartsOn}
        value={chosen.weekStartsOn}
        error={errorOf('weekStartsOn')}
        onChange={({ target }) => set({ weekStartsOn: target.value as Weekday })}
      >
        {WEEKDAYS.map((day) => (
          <option key={day} value={day}>
            {weekdayLabels[day]}
          </option>
        ))}
      </SelectField>
      <fieldset className="grid gap-2">
        <legend className="pb-1.5 text-sm font-medium">{text.hours}</legend>
        <div className="grid grid-cols-2 gap-4">
          <SelectField
            label={text.from}
            value={chosen.dayBeginsAt}
            error={errorOf('dayBeginsAt')}
            onChange={({ target }) => set({ dayBeginsAt: Number(target.value) })}
          >
            {HOURS.slice(0, 24).map((hour) => (
              <option key={hour} value={hour}>
                {timeOf(hour * 60)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={text.to}
            value={chosen.dayEndsAt}
            error={errorOf('dayEndsAt')}
            onChange={({ target }) => set({ dayEndsAt: Number(target.value) })}
          >
            {HOURS.slice(1).map((hour) => (
              <option key={hour} value={hour}>
                {timeOf(hour * 60)}
              </option>
            ))}
          </SelectField>
        </div>
        <p className="text-sm text-muted">{text.hoursHint}</p>
      </fieldset>
      <SelectField
        label={text.court}
        hint={text.courtHint}
        value={chosen.courtCalendar ?? ''}
        error={errorOf('courtCalendar')}
        onChange={({ target }) => set({ courtCalendar: target.value || null })}
      >
        <option value="">{text.noCourt}</option>
        {courtsOf(courts?.courtCalendars ?? [], chosen.courtCalendar).map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      <AlarmFields
        label={text.alarms}
        error={errorOf('alarms')}
        alarms={chosen.alarms}
        onChange={(next) => set({ alarms: next })}
      />
      {problem && !isOnField && <ErrorState title={text.failed} message={problem.message} />}
      <Button type="submit" className={cx(TOUCH_TARGET, 'w-fit')} disabled={isSaving}>
        {text.save}
      </Button>
    </form>
  );
}

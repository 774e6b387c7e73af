import type { DigestFrequency, UpdateNotificationSettingsInput } from '#schema/generated/operation-types.ts';
import { notificationSettingsText as text } from '#schema/text/notifications-screen.ts';
import { alertZoneNames } from '#schema/text/deadline-zones.ts';
import { SelectField } from '#web/shared/ui/field.tsx';
import type { ChosenNotificationsFragment } from './notification-settings.generated.ts';

interface DigestFieldsProps {
  settings: ChosenNotificationsFragment;
  isSaving: boolean;
  onChange: (input: UpdateNotificationSettingsInput) => void;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const zoneName = (zone: string): string => (alertZoneNames as Readonly<Record<string, string>>)[zone] ?? zone;

/** How often, on which day and at what hour. */
export function DigestFields({ settings, isSaving, onChange }: DigestFieldsProps) {
  const { digest, digestHour, digestWeekday, timeZone } = settings;
  return (
    <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-3">
      <SelectField
        label={text.frequency}
        value={digest}
        disabled={isSaving}
        onChange={({ target }) => onChange({ digest: target.value as DigestFrequency })}
      >
        {Object.entries(text.frequencies).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {digest === 'WEEKLY' && (
        <SelectField
          label={text.weekday}
          value={digestWeekday}
          disabled={isSaving}
          onChange={({ target }) => onChange({ digestWeekday: Number(target.value) })}
        >
          {text.weekdays.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {digest !== 'OFF' && (
        <SelectField
          label={text.hour}
          hint={text.hourHint(zoneName(timeZone))}
          value={digestHour}
          disabled={isSaving}
          onChange={({ target }) => onChange({ digestHour: Number(target.value) })}
        >
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {text.hourName(hour)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}

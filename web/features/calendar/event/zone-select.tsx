import { useMemo, type ComponentProps } from 'react';
import { calendarSettingsText as text } from '#schema/text/calendar-screen.ts';
import { SelectField } from '#web/shared/ui/field.tsx';
import { useCalendar } from '../calendar-context.tsx';

/** Time zones: those of Mexico with Spanish names, then all others that the browser knows. */
export function ZoneSelect({ value, ...select }: ComponentProps<typeof SelectField> & { value: string }) {
  const { settings } = useCalendar();
  const { offeredZones } = settings;
  const others = useMemo(() => {
    const known = new Set(offeredZones.map(({ name }) => name));
    const all = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
    return [...new Set([value, ...all])].filter((name) => !known.has(name)).toSorted();
  }, [offeredZones, value]);
  return (
    <SelectField value={value} {...select}>
      <optgroup label={text.offeredZones}>
        {offeredZones.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </optgroup>
      <optgroup label={text.otherZones}>
        {others.map((name) => (
          <option key={name} value={name}>
            {name.replaceAll('_', ' ')}
          </option>
        ))}
      </optgroup>
    </SelectField>
  );
}

/** The name of a zone. */
export const zoneName = (zone: string, offered: readonly { name: string; label: string }[]): string =>
  offered.find(({ name }) => name === zone)?.label ?? zone.replaceAll('_', ' ');

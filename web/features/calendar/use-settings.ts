import { useCalendarChoicesQuery } from './calendar.generated.ts';
import type { Settings } from './calendar-context.tsx';

/** Default settings until the server answers: those of Mexico City. */
const DEFAULT_SETTINGS: Settings = {
  zone: 'America/Mexico_City',
  offeredZones: [],
  alarms: [],
  weekStartsOn: 'MONDAY',
  dayBeginsAt: 8,
  dayEndsAt: 20,
  courtCalendar: null,
};

export function useSettings() {
  const { data, error, refetch } = useCalendarChoicesQuery({ fetchPolicy: 'cache-and-network' });
  return {
    settings: data?.calendarSettings ?? DEFAULT_SETTINGS,
    isHeld: data !== undefined,
    error,
    reload: () => void refetch().catch(() => undefined),
  };
}

import { useCalendarChoicesQuery } from './calendar.generated.ts';
import type { Settings } from './calendar-context.tsx';

/** Until the server has said, a calendar is that of Mexico City. */
const UNTIL_THEN: Settings = {
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
    settings: data?.calendarSettings ?? UNTIL_THEN,
    isHeld: data !== undefined,
    error,
    reload: () => void refetch().catch(() => undefined),
  };
}

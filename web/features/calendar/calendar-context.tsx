import { createContext, useContext } from 'react';
import type { CalendarSettingsFieldsFragment } from './calendar.generated.ts';
import type { CalendarUrlState } from './calendar-url.ts';
import type { LocalTime } from '#web/shared/dates/wall-clock.rules.ts';

/** Links of the section; the app knows the addresses. */
export interface CalendarLinks {
  section: (params: Record<string, string>) => string;
  caseFile: (caseId: string) => string;
  /** Where services of others are connected. */
  integrations: string;
  /** A deadline, in its case or in the panel. */
  deadline: (deadline: { id: string; title: string; caseId: string | null }) => string;
}

export type Settings = CalendarSettingsFieldsFragment;

/** What every part of the section needs: the state in the URL, navigation, and the time in the calendar's zone. */
export interface CalendarContextValue {
  urlState: CalendarUrlState;
  /** The address of this state with changes. */
  address: (part: Partial<CalendarUrlState>) => string;
  go: (part: Partial<CalendarUrlState>, options?: { replace?: boolean }) => void;
  links: CalendarLinks;
  settings: Settings;
  /** The settings of the account are loaded; until then the defaults are used. */
  isSettled: boolean;
  now: LocalTime;
}

const CalendarContext = createContext<CalendarContextValue | null>(null);
export const CalendarProvider = CalendarContext.Provider;

export function useCalendar(): CalendarContextValue {
  const context = useContext(CalendarContext);
  if (!context) throw new Error('useCalendar needs a CalendarProvider above it');
  return context;
}

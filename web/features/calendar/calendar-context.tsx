import { createContext, useContext } from 'react';
import type { CalendarSettingsFieldsFragment } from './calendar.generated.ts';
import type { CalendarPlace } from './calendar-place.ts';
import type { Wall } from '#web/shared/dates/wall-clock.rules.ts';

/** Where the screens of the section lead; the app knows the addresses. */
export interface CalendarPlaces {
  section: (params: Record<string, string>) => string;
  caseFile: (caseId: string) => string;
  /** A deadline, in its case or in its panel. */
  deadline: (deadline: { id: string; title: string; caseId: string | null }) => string;
}

export type Settings = CalendarSettingsFieldsFragment;

/** What every part of the section needs: where one is, how to go on, and what time it is in the calendar's zone. */
export interface CalendarRoom {
  place: CalendarPlace;
  /** The address of this place with some of it changed. */
  address: (part: Partial<CalendarPlace>) => string;
  go: (part: Partial<CalendarPlace>, options?: { replace?: boolean }) => void;
  places: CalendarPlaces;
  settings: Settings;
  /** The settings are the account's own; until then, or without them, those of everybody. */
  isSettled: boolean;
  now: Wall;
}

const CalendarContext = createContext<CalendarRoom | null>(null);
export const CalendarProvider = CalendarContext.Provider;

export function useCalendar(): CalendarRoom {
  const room = useContext(CalendarContext);
  if (!room) throw new Error('useCalendar needs a CalendarProvider above it');
  return room;
}

import { createContext, useContext } from 'react';
import type { Weekday } from '#schema/generated/contract.ts';
import type { Wall } from '#web/shared/dates/wall-clock.rules.ts';
import type { HoursPlace } from './hours-place.ts';

/** What every part of the hours needs: where one is, how to go on, and what time it is in the zone of the account. */
export interface HoursRoom {
  place: HoursPlace;
  /** The address of this place with some of it changed. */
  address: (part: Partial<HoursPlace>) => string;
  go: (part: Partial<HoursPlace>, options?: { replace?: boolean }) => void;
  places: {
    caseFile: (caseId: string) => string;
    /** One time that an event happens, `at` its original start. */
    event: (happening: { id: string; at: string | null; day: string }) => string;
  };
  settings: { zone: string; weekStartsOn: Weekday };
  now: Wall;
}

const HoursContext = createContext<HoursRoom | null>(null);
export const HoursProvider = HoursContext.Provider;

export function useHours(): HoursRoom {
  const room = useContext(HoursContext);
  if (!room) throw new Error('useHours needs a HoursProvider above it');
  return room;
}

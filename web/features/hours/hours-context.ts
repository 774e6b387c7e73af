import { createContext, useContext } from 'react';
import type { Weekday } from '#schema/generated/contract.ts';
import type { LocalTime } from '#web/shared/dates/wall-clock.rules.ts';
import type { HoursUrlState } from './hours-url.ts';

/** What every part of the hours needs: the state in the URL, navigation, and the time in the zone of the account. */
export interface HoursContextValue {
  urlState: HoursUrlState;
  /** The address of this state with changes. */
  address: (part: Partial<HoursUrlState>) => string;
  go: (part: Partial<HoursUrlState>, options?: { replace?: boolean }) => void;
  links: {
    caseFile: (caseId: string) => string;
    /** One occurrence of an event. `at`: its original start. */
    event: (occurrence: { id: string; at: string | null; day: string }) => string;
  };
  settings: { zone: string; weekStartsOn: Weekday };
  now: LocalTime;
}

const HoursContext = createContext<HoursContextValue | null>(null);
export const HoursProvider = HoursContext.Provider;

export function useHours(): HoursContextValue {
  const context = useContext(HoursContext);
  if (!context) throw new Error('useHours needs a HoursProvider above it');
  return context;
}

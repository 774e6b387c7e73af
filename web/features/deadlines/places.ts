import { createContext, useContext } from 'react';

/** The rooms of the section, each with an address of its own. */
export const DEADLINE_ROOMS = ['panel', 'calculator', 'notice', 'chain', 'calendars'] as const;
export type DeadlineRoom = (typeof DEADLINE_ROOMS)[number];

/** Where the screens of this section lead; the app knows the addresses. */
export interface DeadlinePlaces {
  room: (room: DeadlineRoom, query?: URLSearchParams | Record<string, string>) => string;
  caseFile: (caseId: string) => string;
  /** The event that dates a deadline, in the calendar of its day. */
  event: (eventId: string, day: string) => string;
}

const PlacesContext = createContext<DeadlinePlaces | null>(null);
export const PlacesProvider = PlacesContext.Provider;

export function usePlaces(): DeadlinePlaces {
  const places = useContext(PlacesContext);
  if (!places) throw new Error('usePlaces needs a PlacesProvider above it');
  return places;
}

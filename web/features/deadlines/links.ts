import { createContext, useContext } from 'react';

/** The screens of the section; each has an address of its own. */
export const DEADLINE_SCREENS = ['panel', 'calculator', 'notice', 'chain', 'calendars'] as const;
export type DeadlineScreen = (typeof DEADLINE_SCREENS)[number];

/** Links of the section; the app knows the addresses. */
export interface DeadlineLinks {
  screen: (screen: DeadlineScreen, query?: URLSearchParams | Record<string, string>) => string;
  caseFile: (caseId: string) => string;
  /** The event that dates a deadline, in the calendar on its day. */
  event: (eventId: string, day: string) => string;
}

const LinksContext = createContext<DeadlineLinks | null>(null);
export const LinksProvider = LinksContext.Provider;

export function useLinks(): DeadlineLinks {
  const links = useContext(LinksContext);
  if (!links) throw new Error('usePlaces needs a PlacesProvider above it');
  return links;
}

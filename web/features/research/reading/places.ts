import { createContext, use } from 'react';

/** Addresses outside of reading; the app knows them. */
export interface ReadingPlaces {
  isSignedIn: boolean;
  home: string;
  dashboard: string;
  signIn: string;
  plans: string;
  search: (query: string) => string;
}

export const PlacesContext = createContext<ReadingPlaces | null>(null);

export function usePlaces(): ReadingPlaces {
  const places = use(PlacesContext);
  if (!places) throw new Error('usePlaces needs a ReadingPage above it');
  return places;
}

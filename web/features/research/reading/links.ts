import { createContext, use } from 'react';

/** Links to pages outside of reading; the app passes them. */
export interface ReadingLinks {
  isSignedIn: boolean;
  home: string;
  dashboard: string;
  signIn: string;
  search: (query: string) => string;
}

export const LinksContext = createContext<ReadingLinks | null>(null);

export function useLinks(): ReadingLinks {
  const links = use(LinksContext);
  if (!links) throw new Error('usePlaces needs a ReadingPage above it');
  return links;
}

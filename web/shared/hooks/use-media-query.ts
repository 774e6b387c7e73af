import { useCallback, useSyncExternalStore } from 'react';

/** Whether the media query matches now. Without `matchMedia` (tests), a wide screen is assumed for `min-width`. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!window.matchMedia) return () => undefined;
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () =>
    window.matchMedia ? window.matchMedia(query).matches : query.includes('min-width'),
  );
}

/** The mobile breakpoint of the specification is 768 px inclusive. */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 769px)');

import { useEffect, useRef } from 'react';

/** Calls back when the browser shows this page again as it was left: what waited then for another page waits no longer. */
export function useCameBack(onBack: () => void): void {
  const latest = useRef(onBack);
  latest.current = onBack;
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && latest.current();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}

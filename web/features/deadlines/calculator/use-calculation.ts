import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDebouncedValue } from '#web/shared/hooks/use-debounced-value.ts';
import { useLinks, type DeadlineScreen } from '../links.ts';
import { writeCalculation, type Calculation } from './calculation-url.rules.ts';
import { readCalculation } from './calculation.rules.ts';

const DEBOUNCE_MS = 250;

/**
 * The values of the form, in sync with the URL: the URL follows the form after a pause, and the form follows other
 * changes of the URL. `extra`: other parameters of the URL.
 */
export function useCalculation(screen: DeadlineScreen, params: URLSearchParams, extra: Record<string, string> = {}) {
  const links = useLinks();
  const navigate = useNavigate();
  const [calculation, setHeld] = useState<Calculation>(() => readCalculation(params));
  const settled = useDebouncedValue(calculation, DEBOUNCE_MS);
  const wanted = writeCalculation(settled);
  Object.entries(extra).forEach(([name, value]) => wanted.set(name, value));
  const written = wanted.toString();
  const shown = params.toString();
  const asked = useRef(shown);

  useEffect(() => {
    if (shown === asked.current) return;
    asked.current = shown;
    setHeld(readCalculation(new URLSearchParams(shown)));
  }, [shown]);
  useEffect(() => {
    if (settled !== calculation || written === asked.current) return;
    asked.current = written;
    void navigate(links.screen(screen, new URLSearchParams(written)), { replace: true });
  }, [settled, calculation, written, navigate, links, screen]);

  return {
    calculation,
    /** Sent to the server: updated after a pause. */
    settled,
    set: (part: Partial<Calculation>) => setHeld((before) => ({ ...before, ...part })),
  };
}

import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSettled } from '#web/shared/hooks/use-settled.ts';
import { usePlaces, type DeadlineRoom } from '../places.ts';
import { writeCalculation, type Calculation } from './calculation-address.rules.ts';
import { readCalculation } from './calculation.rules.ts';

const PAUSE_MS = 250;

/**
 * What the form holds, and its address: the address follows the form when the hand rests, and the form follows the
 * address when that changes by another way. `extra` is what else the address of the room says.
 */
export function useCalculation(room: DeadlineRoom, params: URLSearchParams, extra: Record<string, string> = {}) {
  const places = usePlaces();
  const navigate = useNavigate();
  const [held, setHeld] = useState<Calculation>(() => readCalculation(params));
  const settled = useSettled(held, PAUSE_MS);
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
    if (settled !== held || written === asked.current) return;
    asked.current = written;
    void navigate(places.room(room, new URLSearchParams(written)), { replace: true });
  }, [settled, held, written, navigate, places, room]);

  return {
    held,
    /** What the server is asked about: it waits for the hand. */
    settled,
    set: (part: Partial<Calculation>) => setHeld((before) => ({ ...before, ...part })),
  };
}

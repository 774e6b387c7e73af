import { useEffect, useRef, useState } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useReconnection } from '#web/shared/realtime/use-reconnection.ts';
import { RunningTimerDocument, useRunningTimerQuery, type TimerFieldsFragment } from './timer.generated.ts';
import { clockOffset, elapsedSeconds, untilNextSecond } from './timer.rules.ts';

export type Timer = TimerFieldsFragment;

/** How far the server's clock was ahead when it said a time: measured when that time arrived, and only then. */
const offsets = new Map<string, number>();
const MOST_KEPT = 50;

export function offsetOf({ serverTime }: Pick<Timer, 'serverTime'>): number {
  const known = offsets.get(serverTime);
  if (known !== undefined) return known;
  if (offsets.size >= MOST_KEPT) offsets.clear();
  const offset = clockOffset(serverTime, Date.now());
  offsets.set(serverTime, offset);
  return offset;
}

/** Puts the stopwatch, as the server has it now, where every screen reads it. */
export function holdTimer(client: ApolloClient, timer: Timer | null): void {
  if (timer) offsetOf(timer);
  client.writeQuery({ query: RunningTimerDocument, data: { runningTimer: timer } });
}

/** The stopwatch as the server has it; read again whenever somebody looks at the page anew. */
export function useHeldTimer() {
  const { data, error, refetch } = useRunningTimerQuery({ fetchPolicy: 'cache-and-network' });
  const again = useRef(() => undefined as void);
  again.current = () => void refetch().catch(() => undefined);
  useReconnection(() => again.current());
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && again.current();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);
  const timer = data?.runningTimer ?? null;
  if (timer) offsetOf(timer);
  return { timer, isKnown: data !== undefined, error, reload: () => again.current() };
}

/** The seconds that it shows, second by second. Counted from the clock, never from how often this ran. */
export function useSeconds(timer: Timer | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (!timer?.runningSince) return;
    let id: ReturnType<typeof setTimeout>;
    const next = () => {
      setNow(Date.now());
      id = setTimeout(next, untilNextSecond(timer, Date.now(), offsetOf(timer)) + 5);
    };
    id = setTimeout(next, untilNextSecond(timer, Date.now(), offsetOf(timer)) + 5);
    return () => clearTimeout(id);
  }, [timer]);
  return timer ? elapsedSeconds(timer, now, offsetOf(timer)) : 0;
}

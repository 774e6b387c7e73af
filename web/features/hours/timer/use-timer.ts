import { useEffect, useRef, useState } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useReconnection } from '#web/shared/realtime/use-reconnection.ts';
import { RunningTimerDocument, useRunningTimerQuery, type TimerFieldsFragment } from './timer.generated.ts';
import { clockOffset, elapsedSeconds, untilNextSecond } from './timer.rules.ts';

export type Timer = TimerFieldsFragment;

/** Offset of the server's clock for each server time, measured once, when that time arrived. */
const offsets = new Map<string, number>();
const MAX_OFFSETS = 50;

function offsetOf({ serverTime }: Pick<Timer, 'serverTime'>): number {
  const known = offsets.get(serverTime);
  if (known !== undefined) return known;
  if (offsets.size >= MAX_OFFSETS) offsets.clear();
  const offset = clockOffset(serverTime, Date.now());
  offsets.set(serverTime, offset);
  return offset;
}

/** Writes the timer of the server into the cache. */
export function writeTimer(client: ApolloClient, timer: Timer | null): void {
  if (timer) offsetOf(timer);
  client.writeQuery({ query: RunningTimerDocument, data: { runningTimer: timer } });
}

/** The timer of the server; read again when the page becomes visible. */
export function useTimer() {
  const { data, error, refetch } = useRunningTimerQuery({ fetchPolicy: 'cache-and-network' });
  const again = useRef(() => undefined as void);
  again.current = () => void refetch().catch(() => undefined);
  useReconnection(() => again.current());
  useEffect(() => {
    const refreshIfVisible = () => document.visibilityState === 'visible' && again.current();
    document.addEventListener('visibilitychange', refreshIfVisible);
    window.addEventListener('focus', refreshIfVisible);
    return () => {
      document.removeEventListener('visibilitychange', refreshIfVisible);
      window.removeEventListener('focus', refreshIfVisible);
    };
  }, []);
  const timer = data?.runningTimer ?? null;
  if (timer) offsetOf(timer);
  return { timer, isKnown: data !== undefined, error, reload: () => again.current() };
}

/** The seconds to show, updated each second. Computed from the clock, never from the number of updates. */
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

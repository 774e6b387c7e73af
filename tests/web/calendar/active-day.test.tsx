import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useActiveDay } from '#web/features/calendar/views/use-active-day.ts';

describe('the chosen day of the calendar', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('does not jump back when the address follows later than the next key', () => {
    const onSettled = vi.fn();
    const { result, rerender } = renderHook(({ day }) => useActiveDay(day, onSettled), {
      initialProps: { day: '2026-11-24' },
    });
    act(() => result.current[1]('2026-12-01'));
    act(() => void vi.advanceTimersByTime(300));
    expect(onSettled).toHaveBeenLastCalledWith('2026-12-01');
    act(() => result.current[1]('2026-11-30'));
    rerender({ day: '2026-12-01' });
    expect(result.current[0]).toBe('2026-11-30');
    act(() => void vi.advanceTimersByTime(300));
    expect(onSettled).toHaveBeenLastCalledWith('2026-11-30');
  });

  it('follows an address that somebody else changed', () => {
    const { result, rerender } = renderHook(({ day }) => useActiveDay(day, vi.fn()), {
      initialProps: { day: '2026-11-24' },
    });
    rerender({ day: '2026-12-24' });
    expect(result.current[0]).toBe('2026-12-24');
  });
});

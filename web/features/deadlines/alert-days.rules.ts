/** Days before a deadline on which an alert is sent. Pure. */
export const MAX_ALERTS = 5;
export const MAX_DAYS = 365;
/** The default of the specification. */
export const DEFAULT_ALERT_DAYS: readonly number[] = [1, 7, 30];

export type AlertDaysProblem = 'invalid' | 'twice' | 'tooMany';

/** Adds a typed value; the days stay sorted. */
export function addAlertDay(
  days: readonly number[],
  typed: string,
): { days: number[] } | { problem: AlertDaysProblem } {
  const written = typed.trim();
  const day = Number(written);
  if (!/^\d{1,3}$/.test(written) || day > MAX_DAYS) return { problem: 'invalid' };
  if (days.includes(day)) return { problem: 'twice' };
  if (days.length >= MAX_ALERTS) return { problem: 'tooMany' };
  return { days: [...days, day].toSorted((a, b) => a - b) };
}

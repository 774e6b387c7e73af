/** Days before a deadline on which somebody is warned. Pure. */
export const MOST_ALERTS = 5;
export const FARTHEST = 365;
/** The specification's, until the account says otherwise. */
export const DEFAULT_ALERT_DAYS: readonly number[] = [1, 7, 30];

export type AlertDaysProblem = 'invalid' | 'twice' | 'tooMany';

/** Adds what was typed; the days stay in order. */
export function addAlertDay(
  days: readonly number[],
  typed: string,
): { days: number[] } | { problem: AlertDaysProblem } {
  const written = typed.trim();
  const day = Number(written);
  if (!/^\d{1,3}$/.test(written) || day > FARTHEST) return { problem: 'invalid' };
  if (days.includes(day)) return { problem: 'twice' };
  if (days.length >= MOST_ALERTS) return { problem: 'tooMany' };
  return { days: [...days, day].toSorted((a, b) => a - b) };
}

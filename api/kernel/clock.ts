/** Time is an argument: tests move it, rules never ask the machine. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const later = (from: Date, milliseconds: number): Date => new Date(from.getTime() + milliseconds);

/** The day that it is in central Mexico at an instant, `YYYY-MM-DD`: legal days are counted there. */
export const dayInMexico = (now: Date): string => now.toLocaleDateString('en-CA', { timeZone: 'America/Mexico_City' });

/** Time is an argument: tests move it, rules never ask the machine. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const later = (from: Date, milliseconds: number): Date => new Date(from.getTime() + milliseconds);

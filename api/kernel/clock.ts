/** The source of the current time. It is passed in, so that tests can set it; pure rules take the time as an argument. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const later = (from: Date, milliseconds: number): Date => new Date(from.getTime() + milliseconds);

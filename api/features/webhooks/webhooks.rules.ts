import { DAY, HOUR, MINUTE } from '#schema/lib/durations.ts';
import { CHOSEN_EVENTS } from '#schema/webhook-events.ts';

export const MAX_ENDPOINTS = 10;
const DESCRIPTION_MAX = 120;
/** How long the secret before a new one signs too. */
export const ROTATION_MS = DAY;
/** An endpoint that takes nothing for so long, and in so many attempts, is switched off. */
const FAILING_MS = 5 * DAY;
const FAILURES = 10;
/** The receiver says that it is gone for good. */
const GONE = 410;

/**
 * Pauses after each failed attempt: sixteen attempts in about three days. Of a receiver that fails half the time it fails
 * one event of 65,000.
 */
const PAUSES = [
  ...[1, 2, 5, 10, 20, 40].map((minutes) => minutes * MINUTE),
  ...[1, 2, 3, 4, 6, 8, 12, 18, 18].map((hours) => hours * HOUR),
];

/** When it is tried again after that many attempts; null: not any more. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}

interface FailingEndpoint {
  failingSince: Date;
  failureCount: number;
}

/** Whether an endpoint is switched off after a failed attempt. */
export const isGivenUp = (
  { failingSince, failureCount }: FailingEndpoint,
  statusCode: number | null,
  now: Date,
): boolean => statusCode === GONE || (failureCount >= FAILURES && now.getTime() - failingSince.getTime() >= FAILING_MS);

const KNOWN: ReadonlySet<string> = new Set(CHOSEN_EVENTS);

/** In the order of the list and without repetitions; null: one of them is none, or there are none. */
export function readEventTypes(given: readonly string[]): string[] | null {
  const chosen = new Set(given);
  return chosen.size > 0 && given.every((name) => KNOWN.has(name))
    ? CHOSEN_EVENTS.filter((name) => chosen.has(name))
    : null;
}

/** On one line; null: too long. */
export function readDescription(given: string): string | null {
  const text = given.normalize('NFC').replace(/\s+/g, ' ').trim();
  return text.length > DESCRIPTION_MAX ? null : text;
}

import { daysBetween } from '#schema/lib/days.ts';
import type { ClosureKind } from '#schema/generated/contract.ts';
import { calendarsText as say } from '#schema/text/deadline-calendars.ts';
import { isStorable } from '#api/kernel/database/storable.ts';

/** Checks the closures (days on which a court did not work) that an account writes. */

const MAX_REASON_LENGTH = 200;
const MAX_SOURCE_LENGTH = 500;
export const MAX_CLOSURES = 500;
/** No closure is longer. */
const MAX_DAYS = 366;
export const FIRST_CLOSURE_YEAR = 2000;
export const LAST_CLOSURE_YEAR = 2100;

export interface GivenClosure {
  from: string;
  to: string;
  reason: string;
  source: string;
  kind: ClosureKind;
}

export interface ClosureProblem {
  field: 'from' | 'to' | 'reason' | 'source';
  message: string;
}

const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();
const isVisible = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const isHeldYear = (day: string): boolean => {
  const year = Number(day.slice(0, 4));
  return year >= FIRST_CLOSURE_YEAR && year <= LAST_CLOSURE_YEAR;
};

export const tidyClosure = ({ from, to, reason, source, kind }: GivenClosure): GivenClosure => ({
  from,
  to,
  reason: tidy(reason),
  source: tidy(source),
  kind,
});

function textProblem(field: 'reason' | 'source', text: string): ClosureProblem | null {
  const longest = field === 'reason' ? MAX_REASON_LENGTH : MAX_SOURCE_LENGTH;
  if (!isStorable(text)) return { field, message: say.unstorable };
  if (!isVisible(text)) return { field, message: say.required[field] };
  return text.length > longest ? { field, message: say.tooLong[field](longest) } : null;
}

/** The problem of a closure, or `null`. The scalar has already refused days that do not exist. */
export function closureProblem(given: GivenClosure): ClosureProblem | null {
  const { from, to, reason, source } = tidyClosure(given);
  if (!isHeldYear(from)) return { field: 'from', message: say.years(FIRST_CLOSURE_YEAR, LAST_CLOSURE_YEAR) };
  if (to < from) return { field: 'to', message: say.backwards };
  if (!isHeldYear(to)) return { field: 'to', message: say.years(FIRST_CLOSURE_YEAR, LAST_CLOSURE_YEAR) };
  if (daysBetween(from, to) + 1 > MAX_DAYS) return { field: 'to', message: say.tooManyDays };
  return textProblem('reason', reason) ?? textProblem('source', source);
}

/** An existing closure that contains all days of a new one. */
export const coveredBy = <T extends { fromOn: string; toOn: string }>(
  { from, to }: { from: string; to: string },
  written: readonly T[],
): T | null => written.find(({ fromOn, toOn }) => fromOn <= from && to <= toOn) ?? null;

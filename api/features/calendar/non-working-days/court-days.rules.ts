import { calendarText as say } from '#schema/text/calendar.ts';
import { addDays } from '#schema/lib/days.ts';
import type { RestDay } from './rest-days.rules.ts';

/** Days on which a court does not work, as its calendar publishes them: periods, year by year. */
export interface PublishedDays {
  years: readonly { year: number; isComplete: boolean }[];
  closed: readonly { from: string; to: string; reason: string; source: string | null }[];
}

export interface CourtRestDays {
  days: RestDay[];
  /** In Spanish; null unless a year of the period is missing or incomplete. */
  note: string | null;
}

/** The days from one day to another, both included, each once, with the first reason given for it. */
export function daysOfCourt({ years, closed }: PublishedDays, from: string, to: string): CourtRestDays {
  const days = new Map<string, RestDay>();
  for (const span of closed) {
    const last = span.to < to ? span.to : to;
    for (let date = span.from > from ? span.from : from; date <= last; date = addDays(date, 1))
      if (!days.has(date)) days.set(date, { date, kind: 'COURT_CLOSURE', reason: span.reason, basis: span.source });
  }
  const asked = [...new Set([Number(from.slice(0, 4)), Number(to.slice(0, 4))])];
  const missing = asked.filter((year) => !years.some((each) => each.year === year && each.isComplete));
  return {
    days: [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    note: missing.length === 0 ? null : say.courtYearMissing(missing),
  };
}

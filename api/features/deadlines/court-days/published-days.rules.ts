import type { CourtCalendar } from '#db/content/deadlines/calendars.ts';
import type { CourtDays } from '../counting/counting.types.ts';

/** A published calendar as the engine counts with it: each closed day with the norm that closes it. */
export const publishedDays = ({ key, name, years }: CourtCalendar): CourtDays => ({
  key,
  name,
  years: years.map(({ year, confidence, isComplete, source }) => ({ year, confidence, isComplete, source })),
  closed: years.flatMap(({ days, source, confidence, takenFrom = null }) =>
    days.map(({ from, to, reason, article = null }) => ({
      from,
      to,
      reason,
      source,
      citation: article,
      takenFrom,
      isDerived: confidence === 'DERIVED',
    })),
  ),
});

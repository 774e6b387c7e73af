import { dayOfParts } from '#schema/lib/day-numbers.ts';
import { addDays, dayOf } from '#schema/lib/days.ts';
import { findDates } from './written-dates.rules.ts';

/** Days that a text tells, as days of the calendar: «el 3 de noviembre», «ayer». */

export interface MentionedDay {
  /** As it is in the text. */
  text: string;
  /** Places in the text, UTF-16. */
  start: number;
  end: number;
  /** `YYYY-MM-DD`. */
  date: string;
}

/** «3 de noviembre» without a year is the last one that has been, seen from `today`; so is «29 de febrero». */
function lastSuch(today: string, month: number, day: number): string {
  for (let year = Number(today.slice(0, 4)); ; year--) {
    const found = dayOf(year, month, day);
    if (found !== null && found <= today) return found;
  }
}

/** «1 de enero de 1850»: a year that is not read must not become this one. */
const OTHER_YEAR = /^\s*(?:,\s*)?(?:del?\s+)?(?:(?:el\s+)?año\s+)?(?:de\s+)?\d{3,}/iu;

const isOfKnownYear =
  (text: string) =>
  ({ year, end }: { year: number | null; end: number }): boolean =>
    year !== null || !OTHER_YEAR.test(text.slice(end, end + 24));

const RELATIVE = /(?<![\p{L}])(?<!(?:apenas|hasta|que) )(hoy|ayer|antier|anteayer)(?![\p{L}])/giu;
const BACK: Record<string, number> = { hoy: 0, ayer: -1, antier: -2, anteayer: -2 };

/** The days of a text: written ones, then «hoy» and «ayer». `today`: the writer's day, `YYYY-MM-DD`. */
export function mentionedDays(text: string, today: string): MentionedDay[] {
  const written = findDates(text)
    .filter(isOfKnownYear(text))
    .map(({ start, end, year, month, day }) => ({
      text: text.slice(start, end),
      start,
      end,
      date: year === null ? lastSuch(today, month, day) : dayOfParts({ year, month, day }),
    }));
  const relative = [...text.matchAll(RELATIVE)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    date: addDays(today, BACK[match[0].toLowerCase()] ?? 0),
  }));
  return [...written, ...relative];
}

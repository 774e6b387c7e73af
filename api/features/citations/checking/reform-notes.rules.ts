import { MONTHS } from '#schema/text/days.ts';

/** Dates in the notes of reform of an article. */

const REPEALED =
  /derogad[oa]s?(?:\s\([^)]*\))?,?\s(?:D\.?\s?O\.?\s?F\.?|G\.?\s?O\.?(?:\s?C\.?D\.?M\.?X\.?)?)\s?(?:del?\s)?([^).]{6,120})/giu;
const NUMERIC = /(?<!\d)(\d{1,2})-(\d{1,2})-(\d{4})(?!\d)/g;
const WRITTEN = /(?<!\d)(\d{1,2})\s(?:de\s)?([a-záéíóú]{4,10})\s(?:de[l]?\s)?(\d{4})(?!\d)/giu;

const asDay = (year: number, month: number, date: number): string =>
  `${String(year)}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** Every date of a note, in its order, `YYYY-MM-DD`. */
export function reformDaysIn(note: string): string[] {
  const numeric = [...note.matchAll(NUMERIC)].map((day) => asDay(Number(day[3]), Number(day[2]), Number(day[1])));
  const written = [...note.matchAll(WRITTEN)].flatMap((day) => {
    const month = MONTHS.indexOf((day[2] ?? '').toLowerCase()) + 1;
    return month > 0 ? [asDay(Number(day[3]), month, Number(day[1]))] : [];
  });
  return [...numeric, ...written];
}

const repealsIn = (note: string): string[] =>
  [...note.matchAll(REPEALED)].flatMap((found) => reformDaysIn(found[1] ?? '').slice(0, 1));

/** Publication date of the decree that repealed the article; `null` when the notes do not say. */
export const repealedOn = (notes: readonly string[]): string | null =>
  notes.flatMap(repealsIn).toSorted().at(-1) ?? null;

/**
 * The same for a fraction. The notes do not name fractions but follow the order of the text, so the date is known only
 * when there are as many notes as repealed fractions.
 */
export function fractionRepealedOn(
  notes: readonly string[],
  repealed: readonly string[],
  fraction: string,
): string | null {
  const days = notes.filter((note) => /fracci[oó]n/i.test(note)).flatMap(repealsIn);
  return days.length === repealed.length ? (days[repealed.indexOf(fraction)] ?? null) : null;
}

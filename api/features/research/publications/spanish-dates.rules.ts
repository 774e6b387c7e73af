import { dayOf } from '#schema/lib/days.ts';
import { MONTHS } from '#schema/text/days.ts';

/** Days as Mexican publications print them → `YYYY-MM-DD`. */

const MONTH_NAMES = `${MONTHS.join('|')}|setiembre`;
const NUMERIC = /(?<![\d-])(\d{1,2})[-/](\d{1,2})[-/](\d{4})(?!\d)/g;
/** «1º de abril de 1970», «26 de mayo, 14 de julio … de 1928»: the year may come later. */
const NAMED = new RegExp(
  `(?<!\\d)(\\d{1,2})\\s?(?:[º°o]\\.?)?\\s+de\\s+(${MONTH_NAMES})(?:\\s+del?(?:\\s+año)?(?:\\s+de)?\\s+(\\d{4}|\\d\\.\\d{3}))?`,
  'gi',
);

/** Other years are no dates of publication. */
const printedDay = (year: number, month: number, day: number): string | null =>
  year > 1800 && year < 2200 ? dayOf(year, month, day) : null;

/** Every day that a text names, in the order of the text. */
export function daysIn(text: string): string[] {
  const found: { at: number; day: string }[] = [];
  for (const match of text.matchAll(NUMERIC)) {
    const one = printedDay(Number(match[3]), Number(match[2]), Number(match[1]));
    if (one) found.push({ at: match.index, day: one });
  }
  for (const match of text.matchAll(NAMED)) {
    const after = text.slice(match.index + match[0].length);
    const year = match[3]?.replace('.', '') ?? /\bdel?\s+(\d{4})\b/.exec(after)?.[1];
    const name = (match[2] ?? '').toLowerCase().replace('setiembre', 'septiembre');
    const one = year === undefined ? null : printedDay(Number(year), MONTHS.indexOf(name) + 1, Number(match[1]));
    if (one) found.push({ at: match.index, day: one });
  }
  return found.toSorted((a, b) => a.at - b.at).map((one) => one.day);
}

/** The last of the days that several texts name. */
export const latestDay = (texts: readonly string[]): string | null => texts.flatMap(daysIn).toSorted().at(-1) ?? null;

import type { StoredFact } from '#db/entities/chat.entity.ts';
import { findQuantities, type Quantity } from '../../kernel/quantities.rules.ts';
import { findDates } from '../../kernel/written-dates.rules.ts';

/** What a question says that can be counted with: days, amounts of money, stretches of time. */

const NOTHING = { date: null, amount: null, duration: null };
const MOST_FACTS = 12;
const DAY_MS = 86_400_000;

const shift = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const isoDay = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** «3 de noviembre» without a year is the last one that has been, seen from `today`. */
function lastSuch(today: string, month: number, day: number): string {
  const year = Number(today.slice(0, 4));
  const ofThisYear = isoDay(year, month, day);
  return ofThisYear <= today ? ofThisYear : isoDay(year - 1, month, day);
}

/** «1 de enero de 1850»: a year that is not read must not become this one. */
const OTHER_YEAR = /^\s*(?:,\s*)?(?:del?\s+)?(?:(?:el\s+)?año\s+)?(?:de\s+)?\d{3,}/iu;

const isOfKnownYear =
  (text: string) =>
  ({ year, end }: { year: number | null; end: number }): boolean =>
    year !== null || !OTHER_YEAR.test(text.slice(end, end + 24));

const RELATIVE = /(?<![\p{L}])(hoy|ayer|antier|anteayer)(?![\p{L}])/giu;
const BACK: Record<string, number> = { hoy: 0, ayer: -1, antier: -2, anteayer: -2 };

function dates(text: string, today: string): StoredFact[] {
  const written = findDates(text)
    .filter(isOfKnownYear(text))
    .map(({ start, end, year, month, day }): StoredFact => ({
      ...NOTHING,
      kind: 'DATE',
      text: text.slice(start, end),
      start,
      end,
      date: year === null ? lastSuch(today, month, day) : isoDay(year, month, day),
    }));
  const relative = [...text.matchAll(RELATIVE)].map((match): StoredFact => ({
    ...NOTHING,
    kind: 'DATE',
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    date: shift(today, BACK[match[0].toLowerCase()] ?? 0),
  }));
  return [...written, ...relative];
}

const DESIGNATORS: Partial<Record<Quantity['unit'], (value: number) => string>> = {
  years: (value) => (Number.isInteger(value) ? `P${value}Y` : `P${Math.floor(value)}Y${Math.round((value % 1) * 12)}M`),
  months: (value) =>
    Number.isInteger(value) ? `P${value}M` : `P${Math.floor(value)}M${Math.round((value % 1) * 30)}D`,
  weeks: (value) => `P${Math.round(value * 7)}D`,
  days: (value) => `P${Math.round(value)}D`,
  hours: (value) => `PT${Math.round(value)}H`,
};

function counted(text: string, quantity: Quantity): StoredFact[] {
  const { start, end, value, unit } = quantity;
  const place = { text: text.slice(start, end), start, end };
  const centavos = Math.round(value * 100);
  const isNegative = /[-–−]\s?\$?$/.test(text.slice(Math.max(0, start - 3), start));
  if (unit === 'pesos' && isNegative) return [];
  if (unit === 'pesos' && Number.isSafeInteger(centavos) && centavos > 0)
    return [{ ...NOTHING, ...place, kind: 'AMOUNT', amount: { centavos, currency: 'MXN' } }];
  const write = DESIGNATORS[unit];
  if (!write || quantity.isAge || quantity.isListed) return [];
  return [{ ...NOTHING, ...place, kind: 'DURATION', duration: write(value) }];
}

/** The facts of a question, in its order. `today`: the asker's day, `YYYY-MM-DD`. */
export function understandFacts(text: string, today: string): StoredFact[] {
  const days = dates(text, today);
  const isInDay = ({ start }: { start: number }): boolean => days.some((day) => start >= day.start && start < day.end);
  const quantities = findQuantities(text)
    .filter((quantity) => !isInDay(quantity))
    .flatMap((quantity) => counted(text, quantity));
  return [...days, ...quantities].toSorted((a, b) => a.start - b.start).slice(0, MOST_FACTS);
}

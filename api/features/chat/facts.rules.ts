import type { StoredFact } from '#db/entities/chat.entity.ts';
import { findQuantities, type Quantity, mentionedDays } from '#api/legal-language/index.ts';

/** The dates, amounts of money and durations that a question states. */

const NOTHING = { date: null, amount: null, duration: null };
const MAX_FACTS = 12;
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

/** The facts of a question, in its order. `today`: the day of the person who asks, `YYYY-MM-DD`. */
export function understandFacts(text: string, today: string): StoredFact[] {
  const days = mentionedDays(text, today).map((day): StoredFact => ({ ...NOTHING, kind: 'DATE', ...day }));
  const isInDay = ({ start }: { start: number }): boolean => days.some((day) => start >= day.start && start < day.end);
  const quantities = findQuantities(text)
    .filter((quantity) => !isInDay(quantity))
    .flatMap((quantity) => counted(text, quantity));
  return [...days, ...quantities].toSorted((a, b) => a.start - b.start).slice(0, MAX_FACTS);
}

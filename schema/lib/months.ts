import { addMonths } from './days.ts';

/** The same instant some months later; a day that a month lacks is its last (31 January → 28 February). In UTC. */
export function monthsAfter(anchor: Date, months: number): Date {
  const [day = '', time = ''] = anchor.toISOString().split('T');
  return new Date(`${addMonths(day, months)}T${time}`);
}

import { findDates, findQuantities } from '#api/legal-language/index.ts';

/** «el 3 de noviembre», «ganaba $12,000»: days and amounts of somebody's own life are no words to look for in a law. */
export function withoutOwnFacts(question: string): string {
  const amounts = findQuantities(question).filter(({ unit, isAge }) => unit === 'pesos' || isAge);
  const spans = [...findDates(question), ...amounts].toSorted((a, b) => b.start - a.start);
  return spans.reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, question);
}

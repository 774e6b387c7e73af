import { weekdayOf } from '../lib/days.ts';

/** Dates in Spanish, for server and screens. */

export const MONTHS: readonly string[] = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** `2026-07-16` → «16 de julio de 2026». */
export function writtenDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} de ${MONTHS[(month ?? 1) - 1]} de ${year}`;
}

/** From Monday, as ISO numbers them. */
const WEEKDAYS: readonly string[] = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** `jueves 12 de marzo de 2026`. */
export const weekdayAndDay = (day: string): string => `${WEEKDAYS[weekdayOf(day) - 1]} ${writtenDay(day)}`;
